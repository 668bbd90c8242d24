"""Figures of a site with the plugin: our blocks, blocks of the site, and clashes of files."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from pathlib import Path
from xml.etree import ElementTree

import pytest

from queens_atlas.blocks import UserError, add_figures
from site_builder.values import page
from site_builder.values.block import BLOCKS
from tests.helpers.projects import (
    MATERIAL_THEME,
    broken_links,
    build_error,
    build_project,
    build_site,
    configure,
    write_start_page,
)
from tests.helpers.sources import ROOT

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


TABS = "{alternate_style: true}"
LOOKALIKE = '<div data-qa-figure="0"></div>'


def test_figures_stand_in_lists_quotes_and_tabs_and_nowhere_else(project: Path) -> None:
    write_start_page(project, f"{NESTED}\n`{LOOKALIKE}`\n\n{LOOKALIKE}\n")
    # The owner names our extension, although the plugin adds it anyway.
    ours = "queens_atlas"
    extensions = f"markdown_extensions: [{ours}, pymdownx.tabbed: {TABS}]"
    configure(project, more=extensions, theme=MATERIAL_THEME)
    home = (build_site(project) / "index.html").read_text(encoding="utf-8")
    assert re.search(r"<li>\s*<p>One</p>\s*<div>\s*<link.*\s*<script.*\s*<section", home)
    assert re.search(r"<blockquote>\s*<section", home)
    assert re.search(r'<div class="tabbed-block">\s*<section', home)
    assert home.count("<section") == 3
    assert 'href="boards/4/4.2.1/"' in home
    assert home.count(LOOKALIKE) == 1
    assert home.count("data-qa-figure") == 2


WRITES = """\
from markdown import Markdown

def on_page_markdown(markdown, **kwargs):
    return markdown + "\\n```queens board\\n4.2.1\\n```\\n"

def on_config(config):
    def convert(source, language, css_class, options, md, **kwargs):
        inner = Markdown(extensions=config.markdown_extensions)
        return inner.convert(source.replace("%%%", "```"))
    fence = {"name": "written", "class": "written", "format": convert}
    config.markdown_extensions.append("pymdownx.superfences")
    config.mdx_configs["pymdownx.superfences"] = {"custom_fences": [fence]}
"""
WRITTEN = "# Club\n\n```written\n%%%queens {}\n5.2.1\n%%%\n```\n"


def test_blocks_that_other_tools_write_are_drawn(project: Path) -> None:
    """Other plugins, such as `markdown-exec` and `mkdocstrings`, write blocks in these two ways."""
    (project / "writes.py").write_text(WRITES, "utf-8")
    configure(project, more="hooks: [writes.py]")
    write_start_page(project, WRITTEN.format("board"))
    home = (build_site(project) / "index.html").read_text("utf-8")
    assert home.count('class="qa-board"') == 2
    assert home.count('class="qa-definitions"') == 1
    write_start_page(project, WRITTEN.format("bord"))
    assert "index.md: unknown figure bord: " in build_error(project)


BLOG = "  - blog: {archive_date_format: yyyy}\n"
POST = "---\ndate: 2026-01-0{day}\n---\n# Post {day}\n\n{block}\n\n<!-- more -->\n\n{block}\n"


def test_figures_stand_in_a_blog_and_in_its_lists_of_posts(project: Path) -> None:
    configure(project, theme=MATERIAL_THEME)
    with (project / "mkdocs.yml").open("a", encoding="utf-8") as settings:
        settings.write(BLOG)
    posts = project / "docs" / "blog" / "posts"
    posts.mkdir(parents=True)
    for day in (1, 2):
        text = POST.format(day=day, block="```queens board\n4.2.1\n```")
        (posts / f"{day}.md").write_text(text, encoding="utf-8")
    site = build_site(project)
    assert broken_links(site) == []
    for folder in ("blog", "blog/archive/2026", "blog/2026/01/01/post-1"):
        page = (site / folder / "index.html").read_text(encoding="utf-8")
        assert page.count('class="qa-board"') == 2, folder
        assert page.count('id="qa-squares-4"') == 1, folder


# A hook like the plugin print-site, which writes a page with the HTML of all pages at the end.
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
    write_start_page(project, "# Club\n\n```queens board\n4.2.1\n```\n")
    (project / "docs" / "two.md").write_text("```queens board\n5.2.1\n```\n", encoding="utf-8")
    page = (build_site(project) / "all" / "index.html").read_bytes()
    assert page.count(b'<section class="qa-block qa-boards qa-few"') == 2
    assert b'href="../boards/4/4.2.1/"' in page
    assert page.endswith(b"\xff")
    assert b"data-qa-figure" not in page


# A hook like the plugin rss, which writes feeds with the HTML of pages at the end.
FEEDS = """\
import html
import json
from pathlib import Path

kept = []

def on_page_content(html, page, **kwargs):
    kept.append(html)

def on_post_build(config):
    text = "\\n".join(kept)
    xml = f"<item><description>{html.escape(text)}</description></item>"
    Path(config.site_dir, "feed.xml").write_text(xml, encoding="utf-8")
    Path(config.site_dir, "feed.json").write_text(json.dumps({"html": text}), encoding="utf-8")
"""


def test_figures_stand_in_feeds_with_colours_and_absolute_links(project: Path) -> None:
    (project / "feeds.py").write_text(FEEDS, encoding="utf-8")
    configure(project, "galleries: 4", more="hooks: [feeds.py]\nsite_url: https://example.org/club")
    write_start_page(project, "# Club\n\n```queens board\n4.2.1\n```\n")
    site = build_site(project)
    (item,) = ElementTree.fromstring((site / "feed.xml").read_text(encoding="utf-8"))
    record = json.loads((site / "feed.json").read_text(encoding="utf-8"))
    assert item.text == record["html"]
    assert 'href="https://example.org/club/boards/4/4.2.1/"' in record["html"]
    assert re.search('<path class="qa-dark" [^>]*fill="#d1c3a5"', record["html"])
    assert not re.search("data-qa-figure|<script|<link", record["html"])


PAGE = (ROOT / "content" / "plugin.md").read_text("utf-8")
SECTION = PAGE.partition("## Figures of your own")[2].partition("\n## ")[0]


def example(language: str, fence: str = "```") -> str:
    """Return the code in a language from the section about own figures on our plugin page."""
    (code,) = re.findall(rf"^{fence}{language}\n(.*?)^{fence}$", SECTION, re.DOTALL | re.MULTILINE)
    return str(code)


@pytest.fixture
def club(project: Path) -> Iterator[Path]:
    """Yield a project with a module that defines a block."""
    before = dict(BLOCKS)
    (project / "figures.py").write_text(example("python"), "utf-8")
    configure(project, more=example("yaml"))
    yield project
    BLOCKS.clear()
    BLOCKS.update(before)


def test_a_function_in_a_hook_is_a_block(club: Path) -> None:
    write_start_page(club, f"# Club\n\n{example('markdown', '````')}")
    home = (build_site(club) / "index.html").read_text("utf-8")
    (words,) = re.findall('<img alt="(.*?)" src="data:image/svg', home)
    assert "f8 d7 g6" in words


def test_its_text_is_checked_as_its_annotations_say(club: Path) -> None:
    write_start_page(club, "# Club\n\n```queens first-rows\n8.4.1 33\n```\n")
    assert "index.md, line 3: this block takes N = 1 to 32, got 33" in build_error(club)


RESULTS = """\
from queens_atlas.blocks import Element, Picture, Table, block, number_columns, text_columns


@block("my-table", "")
def table() -> Table:
    return Table("Mine", (*text_columns("row"), *number_columns("column")), (("1", 4200),))


@block("my-board", "")
def element() -> Element:
    return Element("my-board", "My board", {"n": 8, "rows": [1, "<"]}, [Picture("<svg></svg>")])
"""


ANTI_DIAGONAL = """\
from queens_atlas.blocks import AnnotatedBoard, Board, Fundamental, block


@block("anti-diagonal", "8.4.1")
def anti_diagonal(solution: Fundamental) -> AnnotatedBoard:
    squares = [(row, solution.n - 1 - row) for row in range(solution.n)]
    board = Board(solution.n, [*enumerate(solution.columns)], tints=squares)
    return AnnotatedBoard(board, solution.label, "Its anti-diagonal", "From a1 to h8")
"""


def test_a_function_may_mark_squares_of_a_board(club: Path) -> None:
    (club / "figures.py").write_text(ANTI_DIAGONAL, "utf-8")
    write_start_page(club, "# Club\n\n```queens anti-diagonal\n8.4.1\n```\n")
    home = (build_site(club) / "index.html").read_text("utf-8")
    assert "<figcaption>From a1 to h8</figcaption>" in home


def test_a_function_may_return_a_table_or_an_element(club: Path) -> None:
    (club / "figures.py").write_text(RESULTS, "utf-8")
    write_start_page(club, "# Club\n\n```queens my-table\n```\n\n```queens my-board\n```\n")
    home = (build_site(club) / "index.html").read_text("utf-8")
    assert "4,200" in home
    (attributes, inside) = re.findall("<my-board (.*?)>(.*?)</my-board>", home, re.DOTALL)[0]
    assert """n="8" rows='[1, "\\u003c"]\'""" in attributes
    assert "<svg></svg>" in inside


WITH_FILES = """\
from dataclasses import dataclass
from pathlib import Path
from typing import Annotated

from queens_atlas.blocks import Figure, add_figures, block, number

add_figures(Path(__file__).parent / "figures")


@dataclass(frozen=True)
class MyBar(Figure):
    width: int = 0


@block("my-bar", "3")
def bar(width: Annotated[int, number(0, 9, "a width")]) -> MyBar:
    return MyBar(width=width)
"""
TEMPLATE = "<my-bar>{{ my_bar.width }} wide</my-bar>"
ASSETS = {
    "elements.json": '{"files": {"my-bar": ["my.css", "my.js"]}}',
    "my.css": "my-bar { color: red }",
    "my.js": "customElements.define('my-bar', class extends HTMLElement {})",
}


@pytest.fixture
def with_files(club: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Return the folder of the figures of a project.

    Its page has a figure with a template and a script.
    """
    monkeypatch.setattr(page, "added_figures", list(page.added_figures))
    figures = club / "figures"
    (figures / "bar").mkdir(parents=True)
    (figures / "assets").mkdir()
    (figures / "bar" / "my_bar.html.jinja").write_text(TEMPLATE, "utf-8")
    for name, text in ASSETS.items():
        (figures / "assets" / name).write_text(text, "utf-8")
    (club / "figures.py").write_text(WITH_FILES, "utf-8")
    write_start_page(club, "# Club\n\n```queens my-bar\n3\n```\n")
    return figures


def test_a_figure_may_have_a_template_and_a_script(club: Path, with_files: Path) -> None:
    site = build_site(club)
    home = (site / "index.html").read_text("utf-8")
    (inside,) = re.findall("<my-bar>(.*?)</my-bar>", home, re.DOTALL)
    assert "3 wide" in inside
    assert re.findall(r'(?:href|src)="(.*?)"', inside) == ["assets/my.css", "assets/my.js"]
    for name in ("my.css", "my.js"):
        assert (site / "assets" / name).read_text("utf-8") == ASSETS[name]


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ('{"files"', "elements.json cannot be read"),
        ("[]", "elements.json cannot be read"),
        ('{"files": {"my-bar": ["other.js"]}}', "names other.js, which is not beside it"),
    ],
)
def test_wrong_elements_are_refused(with_files: Path, text: str, message: str) -> None:
    (with_files / "assets" / "elements.json").write_text(text, "utf-8")
    with pytest.raises(UserError, match=message):
        add_figures(with_files)


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
    """Return a project with files of its owner at the paths of generated files."""
    for name in OWN:
        (project / "docs" / name).parent.mkdir(parents=True, exist_ok=True)
        (project / "docs" / name).write_text(f"My {name}", encoding="utf-8")
    write_start_page(project, "# Club\n\n```queens stepper\nmirror 4\n```\n")
    return project


def test_clashing_file_is_kept_and_reported(own: Path) -> None:
    error = build_error(own)
    assert error.count("WARNING") == len(OWN)
    for name, message in OWN.items():
        (line,) = (line for line in error.splitlines() if f" {name} is where " in line)
        assert message in line
    done = build_project(own, strict=False)
    assert done.status == 0
    assert "DeprecationWarning" not in done.err
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
    build_site(project)
    (project / "docs" / "boards" / "4").mkdir()
    (project / "docs" / "boards" / "4" / "4.2.1.html").write_text("Mine", encoding="utf-8")
    assert "boards/4/4.2.1.html is where queens-atlas has boards/4/4.2.1.md: " in build_error(
        project
    )


def test_an_excluded_file_of_the_owner_is_no_clash(project: Path) -> None:
    (project / "docs" / "boards").mkdir()
    (project / "docs" / "boards" / "index.md").write_text("# Mine", encoding="utf-8")
    configure(project, more="exclude_docs: /boards/")
    assert not (build_site(project) / "boards").exists()
