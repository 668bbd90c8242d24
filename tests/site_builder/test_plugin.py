"""The MkDocs plugin, in small projects of other people."""

from __future__ import annotations

import json
import re
import subprocess
import sys
from pathlib import Path
from typing import Literal

import pytest
from mkdocs.config import load_config
from mkdocs.config.defaults import MkDocsConfig
from mkdocs.livereload import LiveReloadServer

from site_builder import plugin
from site_builder.blocks.extension import HostPage
from site_builder.pages.cards import lesson_card
from site_builder.plugin import QueensAtlasPlugin
from site_builder.values.config import SiteConfig
from tests.helpers.projects import (
    MATERIAL_THEME,
    broken_links,
    build_error,
    build_project,
    build_site,
    configure,
    write_start_page,
)
from tests.helpers.records import write_records
from tests.helpers.waiting import wait_until

BOARD = "```queens board\n4.2.1\n```\n"
RACE = "```queens race\nmirror bitmap 5\n```\n\n"


def contents(site: Path) -> dict[str, bytes]:
    """Return the content of the files of a site by path, without the dates of the build."""
    files = (path for path in site.rglob("*") if path.is_file())
    dates = re.compile(b"Build Date UTC.*")
    return {path.relative_to(site).as_posix(): dates.sub(b"", path.read_bytes()) for path in files}


def start_page(site: Path) -> str:
    return (site / "index.html").read_text("utf-8")


def test_the_plugin_loads_numpy_only_for_a_figure_that_computes() -> None:
    code = "import site_builder.plugin, sys; sys.exit('numpy' in sys.modules)"
    assert subprocess.run([sys.executable, "-c", code], check=False).returncode == 0


def test_a_figure_changes_its_page_and_nothing_else(project: Path) -> None:
    (project / "docs" / "two.md").write_text(f"# Two\n\n{BOARD}", "utf-8")
    settings = f"site_name: Club\nsite_url: https://e.org/\ntheme: {{{MATERIAL_THEME}}}\n"
    sites = []
    for plugins in ("[search]", "[search, queens-atlas]"):
        (project / "mkdocs.yml").write_text(f"{settings}plugins: {plugins}\n", "utf-8")
        sites.append(contents(build_site(project)))
    before, after = sites
    assert after.keys() - before.keys() == {"assets/queens-atlas.css", "assets/queens-atlas.js"}
    changed = {path for path in before if before[path] != after[path]}
    assert changed - {"search/search_index.json"} == {"two/index.html"}
    page = after["two/index.html"].decode()
    assert page.count('<link rel="stylesheet" href="../assets/queens-atlas.css">') == 1
    assert 'href="../boards' not in page


READS = """\
from pathlib import Path

def on_page_content(html, page, **kwargs):
    assert Path(page.file.abs_src_path).is_file()
"""


def test_generated_pages_have_no_file_in_the_docs_but_plugins_find_one(project: Path) -> None:
    (project / "reads.py").write_text(READS, "utf-8")
    configure(project, more="hooks: [reads.py]")
    text = "- One\n\n    ```queens board\n    4 2 0 3 1\n    ```\n\n"
    write_start_page(project, f"# Club\n\n{text}{RACE}{RACE}")
    site = build_site(project)
    assert [path.name for path in (project / "docs").iterdir()] == ["index.md"]
    files = contents(site)
    assert {"boards/4/4.2.1/index.html", "boards/4/4.2.1.svg"} < files.keys()
    assert not {name for name in files if name.startswith(("boards/5/5.2.1/", "assets/traces/"))}
    home = start_page(site)
    for name in ("queens-atlas-core.css", "queens-atlas.js", "queens-race.css", "queens-race.js"):
        assert home.count(f'"assets/{name}"') == 1, name
    assert "<desc>Queens on e5 c4 a3 d2 b1</desc>" in home
    assert {'href="boards/"', 'href="boards/5/#5.8.1"'} == set(
        re.findall('href="boards/.*?"', home)
    )
    index = str(search_entries(site))
    assert "qa-figure" not in index
    assert "e5 c4 a3" not in index


def search_entries(site: Path) -> dict[str, str]:
    """Return the text of each entry in the search index of a site, by its address."""
    index = json.loads((site / "search" / "search_index.json").read_text("utf-8"))
    return {entry["location"]: entry["text"] for entry in index["docs"]}


@pytest.mark.parametrize("theme", [MATERIAL_THEME, "name: mkdocs"])
def test_the_search_has_one_entry_for_each_gallery(project: Path, theme: str) -> None:
    configure(project, theme=theme)
    entries = search_entries(build_site(project))
    assert {url for url in entries if url.startswith("boards/")} == {
        "boards/",
        "boards/4/",
        "boards/5/",
    }
    assert entries["boards/4/"].startswith("4 queens on a board of 4 x 4: ")
    configure(project, "searchable: true", theme=theme)
    entries = search_entries(build_site(project))
    assert "orbit of 2" in entries["boards/4/4.2.1/"]
    assert "boards/4/all/" not in entries


def test_the_patterns_of_a_site_hold_for_generated_pages(project: Path) -> None:
    patterns = "exclude_docs: '/boards/4/all.md'\nnot_in_nav: '/boards/'"
    configure(project, more=f"nav: [Club: index.md]\n{patterns}")
    done = build_project(project, strict=False)
    assert "not included in the" not in done.err
    assert not (project / "site" / "boards" / "4" / "all").exists()
    (warning,) = (line for line in done.err.splitlines() if "WARNING" in line)
    assert "links to boards/4/all.md, which the site lacks: exclude_docs or another" in warning
    configure(project, more="nav: [Club: index.md]")
    assert "- boards/index.md" in build_project(project, strict=False).err


DROPS = """\
from mkdocs.plugins import event_priority

@event_priority(-100)
def on_files(files, config):
    for file in [*files]:
        if file.src_uri.startswith("boards/4/4"):
            files.remove(file)
"""


def test_links_to_pages_that_a_plugin_drops_are_reported(project: Path) -> None:
    (project / "drops.py").write_text(DROPS, "utf-8")
    configure(project, more="hooks: [drops.py]")
    write_start_page(project, BOARD)
    assert " links to boards/4/4.2.1.md, which the site lacks: " in build_error(project)


def test_the_galleries_can_be_moved(project: Path) -> None:
    configure(project, "folder: club/queens", more="validation: {anchors: warn}")
    link = "[One](club/queens/4/index.md#4.2.1)"
    write_start_page(project, f"# Club\n\n{link}\n\n```queens board\n4 2 0 3 1\n4.2.1\n```\n")
    site = build_site(project)
    assert {'href="club/queens/5/#5.8.1"', 'href="club/queens/4/4.2.1/"'} <= set(
        re.findall('href="club/.*?"', start_page(site))
    )
    assert broken_links(site) == []
    assert not (site / "boards").exists()
    gallery = (site / "club" / "queens" / "4" / "index.html").read_text(encoding="utf-8")
    assert '<a href="../" aria-current="true">Club</a>' in gallery


def properties(page: Path) -> dict[str, str]:
    """Return the properties in the head of a page that previews of its links show."""
    return dict(re.findall(r'<meta property="(.*?)" content="(.*?)">', page.read_text("utf-8")))


def alter(project: Path, old: str, new: str) -> None:
    """Replace `old` by `new` in the settings of a project."""
    path = project / "mkdocs.yml"
    text = path.read_text("utf-8")
    assert old in text
    path.write_text(text.replace(old, new), "utf-8")


def test_only_generated_pages_name_preview_pictures(project: Path) -> None:
    settings = "site_url: https://e.org/club/\nuse_directory_urls: false"
    configure(project, more=settings, theme="name: mkdocs")
    alter(project, "cards: false, ", "")
    site = build_site(project)
    gallery = properties(site / "boards" / "5" / "index.html")
    assert gallery["og:title"] == "5 queens: the 2 fundamental among 10 solutions"
    assert gallery["og:url"] == "https://e.org/club/boards/5/index.html"
    assert gallery["og:image"] == "https://e.org/club/boards/5/card.png"
    assert (site / "boards" / "5" / "card.png").is_file()
    assert properties(site / "index.html") == {}
    assert 'href="4.2.1.html"' in (site / "boards" / "4" / "index.html").read_text("utf-8")
    assert (site / "boards" / "4" / "4.2.1.html").is_file()


def test_a_page_chooses_the_picture_of_its_preview_and_without_cards_has_none(
    project: Path,
) -> None:
    configure(project, more="site_url: https://e.org/club/")
    alter(project, "cards: false, ", "")
    write_start_page(project, "---\ncard: orbit\n---\n# Chess & `go`\n")
    site = build_site(project)
    assert properties(site / "index.html")["og:image"] == "https://e.org/club/index-card.png"
    assert (site / "index-card.png").is_file()
    configure(project)
    site = build_site(project)
    assert list(site.rglob("*.png")) == []
    home = properties(site / "index.html")
    gallery = properties(site / "boards" / "5" / "index.html")
    assert list(gallery) == list(home) == ["og:type", "og:site_name", "og:title", "og:description"]
    assert home["og:title"] == "Chess &amp; go"


def test_the_card_of_a_chapter_has_its_place_in_the_navigation(project: Path) -> None:
    configure(
        project, more="site_url: https://e.org/\nnav: [{Course: [index.md, two.md]}, news.md]"
    )
    alter(project, "cards: false, ", "")
    write_start_page(project, "# One\n")
    chapter = "---\ncard: bits\ncan: you can count\n---\n# Two\n"
    (project / "docs" / "two.md").write_text(chapter, "utf-8")
    (project / "docs" / "news.md").write_text("---\ncard: bits\n---\n# News\n", "utf-8")
    site = build_site(project)
    assert (site / "two-card.png").read_bytes() == lesson_card("bits", "Two", "Chapter 2 of 2")
    assert (site / "news-card.png").read_bytes() == lesson_card("bits", "News", "")


LONGER = """\
from mkdocs.plugins import event_priority

@event_priority(100)
def on_page_markdown(markdown, **kwargs):
    return markdown + "\\n" * 9
"""


def test_a_mistake_in_a_block_names_file_and_line(project: Path) -> None:
    """The line is right although a hook has made the page longer.

    Unprintable characters of the block are escaped in the message.
    """
    (project / "longer.py").write_text(LONGER, encoding="utf-8")
    configure(project, more="hooks: [longer.py]")
    write_start_page(
        project, "---\ntitle: Club\n---\n\n# Club\n\n```queens board\n\x1b[31m\u202e\n```\n"
    )
    message = build_error(project)
    assert "index.md, line 7: " in message
    assert r"not understood: '\x1b[31m\u202e'" in message
    assert build_project(project, strict=False).status == 0
    home = start_page(project / "site")
    assert re.search("<code>```queens board\n.*\n```\nqueens-atlas: not understood: ", home)


@pytest.mark.parametrize(
    ("options", "message"),
    [
        ("records: mkdocs.yml", "records must be the name of a folder, got "),
        ('coordinates: "\\e[31m"', r"coordinates must be true or false, got '\x1b[31m'"),
        ('"solution\\npage": 3', r"unknown option solution\npage: choose one of "),
    ],
)
def test_wrong_option_is_one_error_line(project: Path, options: str, message: str) -> None:
    configure(project, options)
    for strict in (True, False):
        assert message in build_error(project, strict=strict)


def test_broken_record_is_one_error_line(project: Path) -> None:
    path = project / "records" / "timings" / "a\nb.json"
    path.parent.mkdir(parents=True)
    path.write_text("{", encoding="utf-8")
    write_start_page(project, TIMES)
    message = build_error(project, strict=False)
    rule = r"a\\nb\.json: Input data was .*: move it away and run `"
    assert len(re.findall(rule, message)) == message.count(".json") == 1
    assert not (project / "site").exists()


TIMES = """\
# Club

```queens table
matrix recursive
```

```queens chart
timings recursive
```
"""


def test_records_of_two_machines_fill_the_pages_or_their_absence_is_reported(project: Path) -> None:
    write_start_page(project, TIMES)
    site = build_site(project)
    assert start_page(site).count("Not measured yet. Run <code>queens bench</code>") == 2
    assert not (site / "timings").exists()
    write_records(project / "records" / "timings")
    site = build_site(project)
    home = start_page(site)
    assert "Test Whole, 2 cores" in home
    assert "Test Partial, 4 cores" in home
    linked = re.findall(r'href="(timings/data/[^"]+)" download', home)
    assert len(linked) == 4, "the matrix of each machine, as CSV and as JSON"
    assert [path for path in linked if not (site / path).is_file()] == []
    assert (site / "assets" / "queens-table.js").is_file()


def test_without_resvg_pages_have_no_cards(
    project: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    configure(project, more="site_url: https://e.org/")
    config = load_config(str(project / "mkdocs.yml"))
    ours = QueensAtlasPlugin()
    ours.load_config({"cards": True})
    monkeypatch.setattr(plugin, "has_resvg", lambda: False)
    with caplog.at_level("INFO"):
        ours.on_config(config)
    assert not ours.site_config.cards
    assert "resvg-py" in caplog.text


@pytest.mark.parametrize("command", ["build", "serve"])
def test_cards_are_drawn_where_a_site_is_built_and_not_where_it_is_served(
    project: Path, command: Literal["build", "serve"]
) -> None:
    configure(project, more="site_url: https://e.org/")
    ours = QueensAtlasPlugin()
    ours.load_config({"cards": True})
    ours.on_startup(command=command, dirty=False)
    ours.on_config(load_config(str(project / "mkdocs.yml")))
    assert ours.site_config.cards == (command == "build")


def test_a_mistake_is_reported_once(caplog: pytest.LogCaptureFixture) -> None:
    """The excerpt of a page, which is converted separately, must not repeat its mistakes."""
    extension = QueensAtlasPlugin().extension
    for _ in range(2):
        extension.report(HostPage("a.md", "a/index.html", ""), 3, "wrong")
    assert len(caplog.messages) == 1


SLIP = """\
from jinja2 import ChoiceLoader, DictLoader
from site_builder.pages import rendering

environment = rendering._environment()
slipped = DictLoader({{"{slipped}": "{{{{ queen_count }}}}"}})
environment.loader = ChoiceLoader([slipped, environment.loader])
"""


@pytest.mark.parametrize("slipped", ["cards.html.jinja", "solution.html.jinja"])
def test_unknown_name_in_a_template_is_one_error_line(project: Path, slipped: str) -> None:
    """Test one template of a figure, and one template of a generated page."""
    (project / "slip.py").write_text(SLIP.format(slipped=slipped), encoding="utf-8")
    configure(project, more="hooks: [slip.py]")
    write_start_page(project, BOARD)
    message = build_error(project, strict=False)
    assert f"template {slipped}: 'queen_count' is undefined" in message
    assert message.count("undefined") == 1
    assert not list((project / "site").rglob("index.html"))


@pytest.mark.soak
def test_a_folder_of_records_made_while_the_site_is_served_is_watched(tmp_path: Path) -> None:
    served = QueensAtlasPlugin()
    records = tmp_path / "records"
    served.site_config = SiteConfig(records=records)
    server = LiveReloadServer(list, "127.0.0.1", 0, str(tmp_path), polling_interval=0.01)
    served.on_serve(server, MkDocsConfig(), list)
    server.observer.start()
    try:
        (tmp_path / "another").mkdir()
        records.mkdir()
        for name in (None, "one.json", "two.json"):
            if name:
                (records / name).write_text("{}")
            wait_until(lambda: server._want_rebuild)
            server._want_rebuild = False
    finally:
        server.observer.stop()
        server.observer.join()
        server.server_close()


ANOTHER_LANGUAGE = """\
from mkdocs.plugins import BasePlugin

class I18n(BasePlugin):
    is_default_language_build = False

def on_config(config):
    config.plugins["i18n"] = I18n()
"""


def test_pages_of_boards_are_written_in_one_language(project: Path) -> None:
    (project / "languages.py").write_text(ANOTHER_LANGUAGE, encoding="utf-8")
    configure(project, more="hooks: [languages.py]")
    write_start_page(project, f"# Schach\n\n[Bretter](boards/index.md)\n\n{BOARD}")
    site = build_site(project)
    assert list(site.glob("boards/**/*.html")) == []
    links = set(re.findall('href="boards/.*?"', start_page(site)))
    assert {'href="boards/"', 'href="boards/4/4.2.1/"'} <= links
