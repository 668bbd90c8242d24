"""The theme `queens-atlas` in a small site: the parts of its pages, and its search index."""

from __future__ import annotations

import json
import re
from pathlib import Path
from xml.etree.ElementTree import Element

import pytest

from tests.helpers.markup import parse_page
from tests.helpers.projects import OUR_THEME, build_error, build_site, configure

NAVIGATION = """\
nav:
  - Club: index.md
  - Games:
      - Chess: chess.md
      - Others: [go.md, Far: "https://example.org/", draughts.md]
  - Boards: boards/index.md
markdown_extensions: [attr_list, toc: {permalink: true}]
"""
PAGES = {
    "index.md": "---\ntags: club\nsearch: true\n---\n# Club\n\nWe play.",
    "chess.md": """\
---
tags: [rook, knight]
search: {boost: 2}
---
# Chess & more

An old game.

## Rules

Take the `king` (or not).

## News { data-search-exclude }

Nothing.
""",
    "draughts.md": "# Draughts",
    "go.md": "---\nhide: [toc]\nsearch: {exclude: true}\n---\n# Go\n\n## Stones",
}


@pytest.fixture(scope="module")
def club(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder of a site with three pages and a few galleries."""
    project = tmp_path_factory.mktemp("club")
    (project / "docs").mkdir()
    for name, text in PAGES.items():
        (project / "docs" / name).write_text(text, "utf-8")
    forwards = "{games/go: go.md, rules: chess.md#rules}"
    configure(project, more=NAVIGATION, theme=f"{OUR_THEME}, forwards: {forwards}")
    return build_site(project)


@pytest.mark.parametrize(
    ("forwards", "message"),
    [
        ("games", "forwards are addresses with pages, got games: write {games/go: draughts.md}"),
        ("{/go: index.md}", "an old address in forwards is a path in the site, got /go: write"),
        ("{../go: index.md}", "in forwards is a path in the site, got ../go: write"),
        ("{go.md: index.md}", "in forwards is a path in the site, got go.md: write"),
        ("{go: 3}", "forwards lead go to a page, got 3: write"),
        ("{go: no.md#rules}", "lead go to a page, got no.md#rules, which the site lacks: name"),
    ],
)
def test_a_wrong_forward_is_one_error_line(tmp_path: Path, forwards: str, message: str) -> None:
    (tmp_path / "docs").mkdir()
    (tmp_path / "docs" / "index.md").write_text("# Club", "utf-8")
    configure(tmp_path, theme=f"{OUR_THEME}, forwards: {forwards}")
    assert message in build_error(tmp_path, strict=False)


def parts(site: Path, page: str, tag: str, name: str) -> list[Element]:
    """Return the links in the elements of a page with the tag `tag` and the label `name`."""
    tree, faults = parse_page((site / page).read_text("utf-8"))
    assert faults == []
    elements = [each for each in tree.iter(tag) if each.get("aria-label") == name]
    return [link for each in elements for link in each.iter("a")]


def texts(links: list[Element]) -> list[str]:
    return ["".join(link.itertext()).split("\n")[0] for link in links]


def test_tabs_lead_to_the_first_page_of_each_section(club: Path) -> None:
    tabs = parts(club, "go/index.html", "nav", "Sections")
    assert [(link.text, link.get("href")) for link in tabs] == [
        ("Games", "../chess/"),
        ("Boards", "../boards/"),
    ]
    assert [link.get("aria-current") for link in tabs] == ["true", None]


def test_a_section_and_the_headings_of_a_page_stand_beside_it(club: Path) -> None:
    assert texts(parts(club, "chess/index.html", "nav", "Games")) == [
        "Chess",
        "Rules",
        "News",
        "Go",
        "Far",
        "Draughts",
    ]
    assert texts(parts(club, "go/index.html", "nav", "Games")) == ["Chess", "Go", "Far", "Draughts"]


def test_a_page_without_its_script_has_no_controls(club: Path) -> None:
    html = (club / "go" / "index.html").read_text("utf-8")
    # Leave out dialogs, because a closed dialog is not shown, and the button that opens the search
    # is added by the script.
    static = re.sub("<(template|dialog).*?</\\1>", "", html, flags=re.DOTALL)
    assert not re.search("<(button|input)", static)


def test_pages_of_a_series_lead_to_one_another(club: Path) -> None:
    before_and_after = "Pages before and after"
    assert parts(club, "chess/index.html", "nav", before_and_after) == []
    assert texts(parts(club, "go/index.html", "nav", before_and_after)) == ["Next Draughts"]
    assert texts(parts(club, "draughts/index.html", "nav", before_and_after)) == ["Before Go"]
    assert "Others: 2 of 2" in (club / "draughts" / "index.html").read_text("utf-8")


def test_a_page_says_under_which_tab_it_stands(club: Path) -> None:
    links = parts(club, "go/index.html", "nav", "Breadcrumb")
    assert [(link.text, link.get("href")) for link in links] == [("Games", "../chess/")]
    assert parts(club, "chess/index.html", "nav", "Breadcrumb") == []


def test_pages_of_boards_say_where_they_stand(club: Path) -> None:
    links = parts(club, "boards/4/4.2.1/index.html", "nav", "Breadcrumb")
    assert [(link.text, link.get("href")) for link in links] == [
        ("Boards", "../../"),
        ("N = 4", "../"),
    ]
    tabs = parts(club, "boards/4/4.2.1/index.html", "nav", "Sections")
    assert [link.get("aria-current") for link in tabs] == [None, "true"]
    assert parts(club, "boards/index.html", "nav", "Breadcrumb") == []


def test_the_page_for_lost_readers_leads_to_sections_and_galleries(club: Path) -> None:
    page = (club / "404.html").read_text("utf-8")
    for url in ("/chess/", "/boards/", "/boards/4/", "/boards/5/"):
        assert f'<a href="{url}">' in page
    # A form would lead to the finder, which this site lacks.
    assert "<form class" not in page


def test_the_search_reads_each_text_once(club: Path) -> None:
    docs = json.loads((club / "search" / "search_index.json").read_text("utf-8"))["docs"]
    entries = {each["location"]: each for each in docs if "boards" not in each["location"]}
    assert list(entries) == ["", "chess/", "chess/#rules", "draughts/"]
    assert entries[""]["tags"] == "club"
    chess = {"title": "Chess & more", "text": "An old game.", "tags": "rook / knight", "boost": 2}
    assert entries["chess/"] == {"location": "chess/", **chess}
    assert entries["chess/#rules"]["text"] == "Take the king (or not)."
    script = (club / "search" / "search_index.js").read_text("utf-8")
    index = json.loads(script.removeprefix("globalThis.atlasIndex="))
    assert index["docs"] == docs
    assert index["galleries"]["4"] == "boards/4/"


@pytest.mark.parametrize(("old", "link"), [("games/go", "../../go/"), ("rules", "../chess/#rules")])
def test_an_old_address_leads_on(club: Path, old: str, link: str) -> None:
    page = (club / old / "index.html").read_text("utf-8")
    assert f'<meta http-equiv="refresh" content="0; url={link}">' in page
    assert f'<a href="{link}">' in page
    assert old not in (club / "sitemap.xml").read_text("utf-8")


def test_the_theme_needs_no_plugin(tmp_path: Path) -> None:
    (tmp_path / "docs").mkdir()
    (tmp_path / "docs" / "index.md").write_text("# Club", "utf-8")
    settings = "site_name: Club\ntheme: queens-atlas\nplugins: []\n"
    (tmp_path / "mkdocs.yml").write_text(settings, "utf-8")
    page = (build_site(tmp_path) / "index.html").read_text("utf-8")
    assert "<dialog" not in page
    assert "queens-atlas.css" not in page
