"""The MkDocs adapter, in small projects of somebody else's."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

from site_builder.census import entries
from site_builder.plugin import QueensAtlasPlugin
from tests.records import write_records
from tests.site import build

MKDOCS_YML = """\
site_name: Chess club
theme: {{name: material, font: false}}
{more}
plugins:
  - search
  - queens-atlas: {{galleries: 4-5, solution_pages: 4, {options}}}
"""


SLIP = """\
from jinja2 import ChoiceLoader, DictLoader
from site_builder import rendering

environment = rendering._environment()
slipped = DictLoader({{"{slipped}": "{{{{ queen_count }}}}"}})
environment.loader = ChoiceLoader([slipped, environment.loader])
"""


@pytest.fixture
def project(tmp_path: Path) -> Path:
    """A project with a start page."""
    (tmp_path / "docs").mkdir()
    write(tmp_path, "# Chess club")
    configure(tmp_path)
    return tmp_path


def write(project: Path, text: str) -> None:
    """Change the start page."""
    (project / "docs" / "index.md").write_text(text, encoding="utf-8")


def configure(project: Path, options: str = "", more: str = "") -> None:
    """Change the settings."""
    text = MKDOCS_YML.format(options=options, more=more)
    (project / "mkdocs.yml").write_text(text, encoding="utf-8")


def made(project: Path) -> Path:
    """The site, which must be built without a warning."""
    done = build(project / "site", project)
    assert done.returncode == 0, done.stderr
    return project / "site"


def refusal(project: Path, *, strict: bool = True) -> str:
    """What MkDocs says of a project that it refuses, without a traceback."""
    done = build(project / "site", project, strict=strict)
    assert done.returncode != 0
    assert "Traceback" not in done.stderr
    return done.stderr


def test_pages_appear_without_a_file_in_the_docs(project: Path) -> None:
    site = made(project)
    assert (site / "boards" / "4" / "4.2.1" / "index.html").is_file()
    assert (site / "boards" / "4" / "4.2.1.svg").is_file()
    assert not (site / "boards" / "5" / "5.2.1").exists()
    assert [path.name for path in (project / "docs").iterdir()] == ["index.md"]


def test_what_a_figure_loads_is_there_where_the_figure_is(project: Path) -> None:
    assert not (made(project) / "assets" / "traces").exists()
    write(project, "# Chess club\n\n```queens stepper\nmirror 4\n```\n")
    site = made(project)
    assert [path.name for path in (site / "assets" / "traces").iterdir()] == ["mirror"]
    assert (site / "assets" / "queens-stepper.js").is_file()


def test_galleries_are_neither_in_the_navigation_nor_in_the_search(project: Path) -> None:
    write(project, "# Club\n\n- One\n\n    ```queens board\n    4 2 0 3 1\n    ```\n")
    site = made(project)
    index = json.loads((site / "search" / "search_index.json").read_text(encoding="utf-8"))
    found = {entry["location"].partition("#")[0] for entry in index["docs"]}
    assert found == {"", "boards/"}
    assert "qa-figure" not in str(index)
    assert "e5 c4 a3" not in str(index)
    home = (site / "index.html").read_text(encoding="utf-8")
    assert 'href="boards/"' in home
    assert 'href="boards/4/"' not in home


def test_figures_are_drawn_in_any_page(project: Path) -> None:
    write(project, "# Club\n\n```queens board\n4 2 0 3 1\n```\n")
    home = (made(project) / "index.html").read_text(encoding="utf-8")
    assert "<desc>e5 c4 a3 d2 b1</desc>" in home
    assert 'href="boards/5/#5.8.1"' in home


def test_links_follow_the_style_of_addresses(project: Path) -> None:
    configure(project, more="use_directory_urls: false")
    site = made(project)
    gallery = (site / "boards" / "4" / "index.html").read_text(encoding="utf-8")
    assert 'href="4.2.1.html"' in gallery
    assert (site / "boards" / "4" / "4.2.1.html").is_file()


def test_the_galleries_can_be_moved(project: Path) -> None:
    configure(project, "folder: club/queens")
    write(project, "# Club\n\n```queens board\n4 2 0 3 1\n4.2.1\n```\n")
    site = made(project)
    home = (site / "index.html").read_text(encoding="utf-8")
    assert {'href="club/queens/5/#5.8.1"', 'href="club/queens/4/4.2.1/"'} <= {
        *re.findall('href="club/.*?"', home)
    }
    assert broken_links(site) == []
    assert not (site / "boards").exists()
    gallery = (site / "club" / "queens" / "4" / "index.html").read_text(encoding="utf-8")
    assert re.search(r"md-nav__item--active[^>]*>\s*<a href=\"../\"", gallery)


OWN = {
    "boards.md": "is where queens-atlas has boards/index.md",
    "boards/4/README.md": "is where queens-atlas has boards/4/index.md",
    "boards/4/4.2.1.svg": "is where queens-atlas has boards/4/4.2.1.svg",
    "boards/5": "is where queens-atlas has boards/5/index.md",
    "assets/queens-atlas.css": "figures have no style",
    "assets/queens-stepper.js": "figures may not work",
}


@pytest.fixture
def own(project: Path) -> Path:
    """A project with files of its owner where ours would be."""
    for name in OWN:
        (project / "docs" / name).parent.mkdir(parents=True, exist_ok=True)
        (project / "docs" / name).write_text(f"My {name}", encoding="utf-8")
    write(project, "# Club\n\n```queens stepper\nmirror 4\n```\n")
    return project


def test_a_file_of_the_owner_is_kept_and_told(own: Path) -> None:
    said = refusal(own)
    assert said.count("WARNING") == len(OWN)
    for name, message in OWN.items():
        (line,) = (line for line in said.splitlines() if f" {name} is where " in line)
        assert message in line
    done = build(own / "site", own, strict=False)
    assert done.returncode == 0
    assert "DeprecationWarning" not in done.stderr
    for name in ("boards/4/4.2.1.svg", "boards/5", *(n for n in OWN if "assets" in n)):
        assert (own / "site" / name).read_text(encoding="utf-8") == f"My {name}"
    for name in ("boards", "boards/4"):
        assert "<p>My " in (own / "site" / name / "index.html").read_text(encoding="utf-8")
    assert (own / "site" / "boards" / "4" / "4.2.1" / "index.html").is_file()


def test_a_clash_is_found_in_either_style_of_addresses(project: Path) -> None:
    (project / "docs" / "boards").mkdir()
    (project / "docs" / "boards" / "4.html").write_text("Mine", encoding="utf-8")
    (project / "docs" / "boards.md").write_text("# Mine", encoding="utf-8")
    configure(project, more="use_directory_urls: false")
    made(project)
    (project / "docs" / "boards" / "4").mkdir()
    (project / "docs" / "boards" / "4" / "4.2.1.html").write_text("Mine", encoding="utf-8")
    assert "boards/4/4.2.1.html is where queens-atlas has boards/4/4.2.1.md: " in refusal(project)


def test_an_excluded_file_of_the_owner_is_no_clash(project: Path) -> None:
    (project / "docs" / "boards").mkdir()
    (project / "docs" / "boards" / "index.md").write_text("# Mine", encoding="utf-8")
    configure(project, more="exclude_docs: /boards/")
    assert "Mine" not in (made(project) / "boards" / "index.html").read_text(encoding="utf-8")


NESTED = """\
---
title: Club
---
- One

    ```queens board
    5.2.1
    ```

> ```queens board
> 4.2.1
> ```

=== "Tab"

    ```queens chart
    heat 4
    ```
"""


LOOKALIKE = '<div data-qa-figure="0"></div>'


def test_figures_stand_in_lists_quotes_and_tabs_and_nowhere_else(project: Path) -> None:
    write(project, f"{NESTED}\n`{LOOKALIKE}`\n\n{LOOKALIKE}\n")
    configure(project, more="markdown_extensions: [pymdownx.tabbed: {alternate_style: true}]")
    home = (made(project) / "index.html").read_text(encoding="utf-8")
    assert re.search(r"<li>\s*<p>One</p>\s*<div class=.qa-definitions.*?<section", home, re.S)
    assert re.search(r"<blockquote>\s*<section", home)
    assert re.search(r'<div class="tabbed-block">\s*<section', home)
    assert home.count("<section") == 3
    assert home.count(LOOKALIKE) == 1
    assert home.count("data-qa-figure") == 2


def test_a_figure_that_markdown_takes_for_text_is_told_with_its_line(project: Path) -> None:
    write(project, NESTED)  # without the extension for tabs
    said = refusal(project)
    assert "index.md, line 16: Markdown takes this block for text: begin it at" in said
    assert said.count("WARNING") == 1
    done = build(project / "site", project, strict=False)
    home = (project / "site" / "index.html").read_text(encoding="utf-8")
    assert done.stderr.count("Markdown takes") == 1
    assert "```queens chart\nheat 4\n```" in home
    assert home.count("<section") == 2


BLOG = "  - blog: {archive_date_format: yyyy}\n"
POST = "---\ndate: 2026-01-0{day}\n---\n# Post {day}\n\n{block}\n\n<!-- more -->\n\n{block}\n"


def test_figures_stand_in_a_blog_and_in_its_lists_of_posts(project: Path) -> None:
    with (project / "mkdocs.yml").open("a", encoding="utf-8") as settings:
        settings.write(BLOG)
    posts = project / "docs" / "blog" / "posts"
    posts.mkdir(parents=True)
    for day in (1, 2):
        text = POST.format(day=day, block="```queens board\n4.2.1\n```")
        (posts / f"{day}.md").write_text(text, encoding="utf-8")
    site = made(project)
    assert broken_links(site) == []
    for place in ("blog", "blog/archive/2026", "blog/2026/01/01/post-1"):
        page = (site / place / "index.html").read_text(encoding="utf-8")
        assert page.count('class="qa-board"') == 2, place
        assert page.count('id="qa-squares-4"') == 1, place


# What print-site does: it keeps the HTML of all pages, and writes a page of its own at the end.
ALL_IN_ONE = """\
from pathlib import Path

kept = []

def on_page_content(html, page, **kwargs):
    kept.append(html)

def on_post_build(config):
    page = Path(config.site_dir, "all", "index.html")
    page.parent.mkdir()
    page.write_bytes("\\n".join(kept).encode() + bytes([255]))
"""


def test_figures_stand_in_a_page_that_another_plugin_writes(project: Path) -> None:
    (project / "one.py").write_text(ALL_IN_ONE, encoding="utf-8")
    configure(project, "galleries: 4", more="hooks: [one.py]")
    write(project, "# Club\n\n```queens board\n4.2.1\n```\n")
    (project / "docs" / "two.md").write_text("```queens board\n5.2.1\n```\n", encoding="utf-8")
    page = (made(project) / "all" / "index.html").read_bytes()
    assert page.count(b'<section class="qa-block qa-boards"') == 2
    assert b'href="../boards/4/4.2.1/"' in page
    assert page.endswith(b"\xff")
    assert b"data-qa-figure" not in page


def broken_links(site: Path) -> list[str]:
    """Links within a small site that lead nowhere."""
    found = []
    for page in site.rglob("index.html"):
        for link in re.findall(r'<a [^>]*href="([^":#]+)[#"]', page.read_text(encoding="utf-8")):
            place = page.parent / link
            found += [link] * (not place.is_file() and not (place / "index.html").is_file())
    return found


def test_a_style_sheet_of_ones_own_comes_last(project: Path) -> None:
    (project / "docs" / "mine.css").write_text(":root { --qa-paper: #fff }", encoding="utf-8")
    configure(project, more="extra_css: [mine.css]")
    home = (made(project) / "index.html").read_text(encoding="utf-8")
    sheets = re.findall(r'<link rel="stylesheet" href="([^"]+)"', home)
    assert sheets[-2:] == ["assets/queens-atlas.css", "mine.css"]


def test_a_mistake_in_a_block_names_file_and_line(project: Path) -> None:
    write(project, "---\ntitle: Club\n---\n\n# Club\n\n```queens board\n0 1 2 3\n```\n")
    said = refusal(project)
    assert "index.md, line 7: " in said
    assert "attack each other" in said
    assert build(project / "site", project, strict=False).returncode == 0
    home = (project / "site" / "index.html").read_text(encoding="utf-8")
    assert "<code>```queens board\n0 1 2 3\n```\n</code>" in home


@pytest.mark.parametrize(
    ("options", "message"),
    [
        ("coordinates: maybe", "coordinates must be true or false, got maybe"),
        ("boards_per_page: 0", "boards_per_page must be a whole number from 1 to 1000, got 0"),
        (
            "solution_page: 3",
            "unknown option solution_page: choose one of galleries, ",
        ),
    ],
)
def test_a_wrong_option_is_a_line(project: Path, options: str, message: str) -> None:
    configure(project, options)
    for strict in (True, False):
        assert message in refusal(project, strict=strict)


def test_a_wrong_range_is_a_line(project: Path) -> None:
    text = MKDOCS_YML.format(options="", more="").replace("4-5", "1-40")
    (project / "mkdocs.yml").write_text(text, encoding="utf-8")
    rule = "galleries must be a range within 1 to 14 such as 1-12, got 1-40"
    assert rule in refusal(project)


def test_a_broken_record_is_a_line(project: Path) -> None:
    (project / "timings").mkdir()
    (project / "timings" / "mine.json").write_text("{", encoding="utf-8")
    write(project, "# Club\n\n```queens table\nmatrix recursive\n```\n")
    for strict in (True, False):
        said = refusal(project, strict=strict)
        assert re.search(r"mine\.json: not JSON .*: move it away and run `queens bench`", said)
        assert said.count("mine.json") == 1
        assert not (project / "site").exists()


TIMES = """\
# Club

```queens table
matrix recursive
```

```queens table
across
```

```queens chart
timings recursive
```
"""


def test_records_of_two_machines_fill_the_pages(project: Path) -> None:
    write_records(project / "timings")
    write(project, TIMES)
    site = made(project)
    home = (site / "index.html").read_text(encoding="utf-8")
    assert "Test Whole, 2 cores" in home
    assert "Test Partial, 4 cores" in home
    linked = re.findall(r'href="(timings/data/[^"]+)" download', home)
    assert len(linked) == 4, "the matrix of the fullest record, and the table of all machines"
    assert [path for path in linked if not (site / path).is_file()] == []
    assert (site / "assets" / "queens-tables.js").is_file()


def test_a_site_without_records_says_so_and_is_sound(project: Path) -> None:
    write(project, TIMES)
    site = made(project)
    home = (site / "index.html").read_text(encoding="utf-8")
    assert home.count("Not measured yet. Run <code>queens bench</code>") == 3
    assert not (site / "timings").exists()
    assert not (site / "assets" / "queens-tables.js").exists()


@pytest.mark.parametrize("name", ["board", "solution.html.jinja"])
def test_a_template_with_an_undefined_name_is_a_line(project: Path, name: str) -> None:
    """A figure of a fence and a page of its own, each with a template that has a slip."""
    slipped = "boards.html.jinja" if name == "board" else name
    (project / "slip.py").write_text(SLIP.format(slipped=slipped), encoding="utf-8")
    configure(project, more="hooks: [slip.py]")
    write(project, "# Club\n\n```queens board\n4.2.1\n```\n")
    for strict in (True, False):
        said = refusal(project, strict=strict)
        assert f"template {slipped}: 'queen_count' is undefined" in said
        assert said.count("undefined") == 1
        assert not [*(project / "site").rglob("index.html")]


def test_enumerations_live_through_the_rebuilds_of_serve() -> None:
    assert "on_startup" in vars(QueensAtlasPlugin)  # or MkDocs makes a new object each time
    assert entries(8) is entries(8)
