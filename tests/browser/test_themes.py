"""Figures in the themes of others, in narrow and wide columns, by day and by night."""

from __future__ import annotations

import re
from collections.abc import Mapping
from pathlib import Path
from typing import Literal, NamedTuple

import pytest
from playwright.sync_api import Browser, Page, expect

from site_builder.svg import palette
from tests.browser.figures import FIGURES
from tests.helpers.browser import COLOURS, SIZE, THIN, report_errors, violations
from tests.helpers.legibility import illegible
from tests.helpers.projects import broken_links, configure, made, write
from tests.helpers.site import served
from tests.helpers.sources import ROOT

pytestmark = [pytest.mark.slow, pytest.mark.soak]

WIDTHS = (300, 700, 1200)  # below, between and above the widths at which figures change
PAGES = ("boards/9/index.html", "boards/13/index.html", "index.html")
OPTIONS = f"galleries: 9, long_galleries: 13, solution_pages: 0, records: '{ROOT / 'records'}'"
STATIC = (
    *("board\n4 2 0 3 1\n8.4.1", "orbit\n5.2.1", "images\n6.4.1", "moves", "gallery\n6"),
    *("attacks\n5: 3\n4: 1 3", "attacks\n8: 3 offsets", "sum\n5", "steps\nbitmap 4 1-6"),
    *("tree\nbitmap 4", "found\nsymmetry_elimination 6", "source\nmirror recursive"),
    *("bits\n4 2 0 3 1", "bits\nrows 4: 1 2 4 8 9 15", "bits\nbounds 8"),
    "arithmetic\nwidth 5\nleft = 00100\nmask = 11111\nfree = mask & ~left",
    *("sudoku\n" + "." * 81, "chart\norbits 1-12", "chart\nheat 6", "table\ncensus 4-8"),
    *("table\nledger", "chart\ntimings recursive", "table\nmatrix recursive"),
)
THEIR_TABLE = "| ours | theirs |\n|---|---|\n| 1 | 2 |"
BLOCKS = [*(each.markdown for each in FIGURES.values()), *(f"```queens {b}\n```" for b in STATIC)]
TEXT = "\n\n".join(["# Chess club", "```queens table\ncensus 1-4\n```", THEIR_TABLE, *BLOCKS])
# The classes of our table and of the other, the colour of text in figures, the backgrounds of a
# heading of our table and of the page, and the frames of our cells.
LOOKS = """() => {
  const paper = (element) => {
    const colour = getComputedStyle(element).backgroundColor;
    return colour === "rgba(0, 0, 0, 0)" ? paper(element.parentElement) : colour;
  };
  const tables = [".qa-table", "table:not([class*=qa-]):has(td:nth-child(2))"];
  const cells = document.querySelectorAll("table[class*=qa-]:not(.qa-grid) :is(th, td)");
  return [
    tables.map((which) => document.querySelector(which).className),
    getComputedStyle(document.body).getPropertyValue("--qa-ink"),
    paper(document.querySelector(".qa-table th")),
    paper(document.querySelector(".qa-table").closest(".qa-block").parentElement),
    [...new Set([...cells].map((cell) => getComputedStyle(cell).borderLeftWidth))],
  ];
}"""


class Theme(NamedTuple):
    """Its settings, the element in which it has a page's text, and the classes of its tables."""

    settings: str
    column: str
    table: str
    has_night: bool


BY_DAY = "{media: '(prefers-color-scheme: light)', scheme: default}"
BY_NIGHT = "{media: '(prefers-color-scheme: dark)', scheme: slate}"
THEMES: Mapping[str, Theme] = {
    "material": Theme(
        f"name: material, font: false, palette: [{BY_DAY}, {BY_NIGHT}]", "article", "", True
    ),
    "mkdocs": Theme(
        "name: mkdocs, color_mode: auto",
        "[role=main]",
        "table table-striped table-hover",
        True,
    ),
    "readthedocs": Theme("name: readthedocs", "[itemprop=articleBody]", "docutils", False),
}


@pytest.mark.parametrize("name", THEMES)
def test_figures_are_legible_and_tables_keep_their_looks(
    browser: Browser, tmp_path: Path, name: str
) -> None:
    theme = THEMES[name]
    (tmp_path / "docs").mkdir()
    configure(tmp_path, OPTIONS, "use_directory_urls: false", theme.settings)
    write(tmp_path, TEXT)
    site = made(tmp_path)
    assert broken_links(site) == []
    with (
        served(site) as root,
        browser.new_context(viewport=SIZE, reduced_motion="reduce") as context,
    ):
        page = context.new_page()
        page.route(re.compile("^https:"), lambda route: route.fulfill())  # for code in colour
        page.add_init_script("globalThis.hljs = { highlightAll() {} }")
        errors = report_errors(page)
        for path in PAGES:
            visit(page, f"{root}/{path}", "light")
            faults = [fault for width in WIDTHS for fault in illegible(page, theme.column, width)]
            assert faults == [], path
        assert wrong_colours(page) == []
        page.evaluate("localStorage.clear()")  # Material keeps what it met first
        visit(page, f"{root}/index.html", "dark")
        check_looks(page, theme)
        assert wrong_colours(page) == []
        assert errors == []


def visit(page: Page, address: str, scheme: Literal["light", "dark"]) -> None:
    """Go there by day or by night, and wait until the figures that start have started."""
    page.emulate_media(color_scheme=scheme)
    page.goto(address)
    page.wait_for_load_state("networkidle")
    expect(page.locator("[aria-busy=true]")).to_have_count(0)


def check_looks(page: Page, theme: Theme) -> None:
    """Check that tables are ours, without frames, and that colours follow the theme by night."""
    (ours, theirs), ink, paper, background, frames = page.evaluate(LOOKS)
    assert ours == "qa-table"
    assert theirs == theme.table
    dark = theme.has_night
    assert ink == (palette.DARK if dark else palette.LIGHT)["--qa-ink"]
    assert paper == background or not dark  # a theme with a switch names its background
    assert frames == ["0px"]


def wrong_colours(page: Page) -> list[list[str]]:
    """Colours of figures that differ too little; those of links and code are the theme's."""
    page.evaluate(THIN, ".qa-block")
    figures = {"include": [[".qa-block"]], "exclude": [[".qa-block a"], [".qa-block code"]]}
    return violations(page, figures, runOnly=COLOURS)
