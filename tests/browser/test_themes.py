"""Figures in the themes, columns, frames and fonts of other people's pages."""

from __future__ import annotations

import json
import re
from collections.abc import Mapping
from pathlib import Path
from typing import Literal, NamedTuple

import pytest
from playwright.sync_api import Browser, Page, expect

from site_builder.blocks.one_file import html_file
from site_builder.svg import palette
from tests.browser.conftest import HOOKS
from tests.browser.figures import FIGURES
from tests.helpers import own_colours
from tests.helpers.browser import COLOUR_RULES, SIZE, THIN, collect_errors, open_page, violations
from tests.helpers.projects import broken_links, build_site, configure, write_start_page
from tests.helpers.site import serve
from tests.helpers.sources import ROOT
from tests.helpers.visits import find_illegible

# Widths of the column, below, between and above the widths at which figures change their layout.
WIDTHS = (300, 700, 1200)
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
# Return the classes of our table and of `THEIR_TABLE`, the colours of text in a chart and on the
# page, the backgrounds of a heading in our table and of the page, and the widths of the borders of
# cells in our tables.
LOOKS = """() => {
  const paper = (element) => {
    const colour = getComputedStyle(element).backgroundColor;
    return colour === "rgba(0, 0, 0, 0)" ? paper(element.parentElement) : colour;
  };
  const tables = [".qa-table", "table:not([class*=qa-]):has(td:nth-child(2))"];
  const cells = document.querySelectorAll("table[class*=qa-]:not(.qa-grid) :is(th, td)");
  const style = (which) => getComputedStyle(document.querySelector(which));
  return [
    tables.map((which) => document.querySelector(which).className),
    style(".qa-chart .qa-label").fill,
    style("body").color,
    paper(document.querySelector(".qa-table th")),
    paper(document.querySelector(".qa-table").closest(".qa-block").parentElement),
    [...new Set([...cells].map((cell) => getComputedStyle(cell).borderLeftWidth))],
  ];
}"""


class Theme(NamedTuple):
    """A theme: its settings, the selector of a page's text, and the class of its tables.

    `has_night` is true if it has a dark scheme.
    """

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
    configure(tmp_path, OPTIONS, f"use_directory_urls: false\n{HOOKS}", theme.settings)
    write_start_page(tmp_path, TEXT)
    site = build_site(tmp_path)
    assert broken_links(site) == []
    with (
        serve(site) as root,
        browser.new_context(viewport=SIZE, reduced_motion="reduce") as context,
    ):
        page = context.new_page()
        # Answer requests to other sites with nothing: themes load the highlighting of code there.
        page.route(re.compile("^https:"), lambda route: route.fulfill())
        page.add_init_script("globalThis.hljs = { highlightAll() {} }")
        # Material stores the first colour scheme that it sees, and would not follow the next one.
        page.add_init_script("localStorage.clear()")
        errors = collect_errors(page)
        for path in PAGES:
            visit(page, f"{root}/{path}", "light")
            faults = [
                fault for width in WIDTHS for fault in find_illegible(page, theme.column, width)
            ]
            assert faults == [], path
        assert wrong_colours(page) == []
        assert differing_own_colours(page, "light") == {}
        visit(page, f"{root}/index.html", "dark")
        check_looks(page, theme)
        # A theme without a dark scheme still has the colours that have been checked above.
        if theme.has_night:
            assert wrong_colours(page) == []
            assert differing_own_colours(page, "dark") == {}
        assert errors == []


def visit(page: Page, address: str, scheme: Literal["light", "dark"]) -> None:
    """Open an address in a colour scheme, and wait until all figures in view have started."""
    page.emulate_media(color_scheme=scheme)
    page.goto(address)
    page.wait_for_load_state("networkidle")
    expect(page.locator("[aria-busy=true]")).to_have_count(0)


def check_looks(page: Page, theme: Theme) -> None:
    """Check that our tables have our looks, without borders, and colours follow a dark scheme."""
    (ours, theirs), label, text, paper, background, frames = page.evaluate(LOOKS)
    assert ours == "qa-table"
    assert theirs == theme.table
    dark = theme.has_night
    queen = rgb((palette.DARK if dark else palette.LIGHT)["--qa-queen"])
    assert own_colours.computed_colours(page, "--qa-queen") == [queen]
    # In a theme with a dark scheme, charts have the text colour of the page, and headings of our
    # tables have its background.
    assert (label, paper) == (text, background) or not dark
    assert frames == ["0px"]


def rgb(color: str) -> str:
    """Return a colour such as ``#22252a`` in the notation of browsers."""
    return f"rgb{tuple(bytes.fromhex(color[1:]))}"


# Return the contrasts of the texts in charts and tables against the background of the page.
CONTRASTS = """() => {
    const context = new OffscreenCanvas(1, 1).getContext("2d");
    const linear = (value) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4);
    const luminance = (...layers) => {
        for (const layer of layers) {
            context.fillStyle = layer;
            context.fillRect(0, 0, 1, 1);
        }
        const [red, green, blue] = context.getImageData(0, 0, 1, 1).data;
        return [red, green, blue]
            .map((value, at) => linear(value / 255) * [0.2126, 0.7152, 0.0722][at])
            .reduce((sum, part) => sum + part);
    };
    const paper = getComputedStyle(document.body).backgroundColor;
    const words = document.querySelectorAll(".qa-chart text, .qa-block :is(summary, th, td)");
    return [...words].map((word) => {
        const { fill, color } = getComputedStyle(word);
        const text = luminance(paper, word.localName === "text" ? fill : color);
        const [low, high] = [luminance(paper), text].toSorted((one, other) => one - other);
        return (high + 0.05) / (low + 0.05);
    });
}"""
NIGHT = """\
[data-md-color-scheme=club-night] {
  --md-default-bg-color: #1d1530; --md-default-fg-color: #e8e6f0; --md-typeset-color: #e8e6f0;
}
[data-is-named-dark] { color-scheme: dark; }
"""


def test_a_dark_scheme_of_any_name_has_dark_figures(browser: Browser, tmp_path: Path) -> None:
    """Check a dark scheme without and with the property ``color-scheme``.

    Without it, boards and lines have the colours of the light scheme, but all text is legible.
    """
    docs = tmp_path / "docs"
    docs.mkdir()
    (docs / "night.css").write_text(NIGHT, "utf-8")
    theme = "name: material, font: false, palette: {scheme: club-night}"
    configure(tmp_path, "galleries: none", "extra_css: [night.css]", theme)
    write_start_page(tmp_path, "```queens board\n8.4.1\n```\n\n```queens chart\norbits 1-12\n```")
    with serve(build_site(tmp_path)) as root, open_page(browser) as page:
        page.goto(root)
        queens = page.locator("#qa-queen")
        for colors in (palette.LIGHT, palette.DARK):
            expect(queens).to_have_css("fill", rgb(colors["--qa-queen"]))
            contrasts = page.evaluate(CONTRASTS)
            assert len(contrasts) > 40
            assert min(contrasts) >= 4.5
            page.evaluate("document.body.toggleAttribute('data-is-named-dark')")


def differing_own_colours(page: Page, scheme: Literal["light", "dark"]) -> dict[str, str]:
    """Add the style sheet with custom colours of `own_colours` to a page.

    Return the computed colour of each custom property that does not have its colour of `scheme`
    from that style sheet in the first figure. The dictionary is empty if all colours are right.
    """
    page.add_style_tag(content=own_colours.style_sheet())
    return own_colours.wrong_colours(page, scheme)


def wrong_colours(page: Page) -> list[list[str]]:
    """Return the texts of figures with too little contrast, except links and code of the theme."""
    page.evaluate(THIN, ".qa-block")
    figures = {"include": [[".qa-block"]], "exclude": [[".qa-block a"], [".qa-block code"]]}
    return violations(page, figures, runOnly=COLOUR_RULES)


COLUMNS = """(section) => getComputedStyle(section).gridTemplateColumns.split(" ").length"""
CUT = """() => [...document.querySelectorAll("svg text")].filter((text) => {
    const picture = text.ownerSVGElement;
    const [letters, box] = [text, picture].map((element) => element.getBoundingClientRect());
    return (letters.left < box.left || letters.right > box.right)
        && getComputedStyle(picture).overflow !== "visible";
}).map((text) => text.textContent)"""
HEIGHTS = "(name) => [...document.querySelectorAll(name)].map((each) => each.offsetHeight)"
# Put each figure into a tab, with the styles that Material has on paper.
TABS = """() => {
    document.body.style.cssText = "display: flex; flex-flow: column wrap; width: 686px";
    for (const figure of document.querySelectorAll(".qa-block")) {
        const tab = Object.assign(document.createElement("div"), { className: "tabbed-block" });
        figure.replaceWith(tab);
        tab.append(figure);
    }
}"""


def show(page: Page, folder: Path, *blocks: str, width: int = 688) -> None:
    """Show a page with these blocks, in a column of `width` pixels. Its file is in `folder`."""
    text = "\n\n".join(f"```queens {block}\n```" for block in blocks)
    column = f"<style>body {{ box-sizing: content-box; max-width: {width}px !important }}</style>"
    file = folder / "blocks.html"
    html = html_file("Blocks", text).replace("</head>", f"{column}</head>")
    file.write_text(html, encoding="utf-8")
    page.goto(file.as_uri())


def test_a_finder_lists_boards_in_the_whole_column(page: Page, tmp_path: Path) -> None:
    for width, boards in ((688, 4), (940, 6)):
        show(page, tmp_path, "find\n6", width=width)
        cards = page.locator("[data-qa-part=cards]")
        expect(cards.locator("figure")).to_have_count(4)
        assert cards.evaluate(COLUMNS) == boards


def test_no_letters_of_a_chart_are_cut(page: Page, tmp_path: Path) -> None:
    charts = ("totals 1-27", "orbits 1-27", "heat 8", "timings recursive", "speed-up recursive")
    show(page, tmp_path, *(f"chart\n{chart}" for chart in charts))
    page.add_style_tag(content="svg text { letter-spacing: .1em }")
    assert page.evaluate(CUT) == []


def test_figures_in_tabs_are_as_high_on_paper_as_elsewhere(page: Page, tmp_path: Path) -> None:
    show(page, tmp_path, "tree\nbitmap 4", "steps\nbitmap 4 1-8", width=686)
    page.emulate_media(media="print")
    heights = page.evaluate(HEIGHTS, ".qa-block")
    page.evaluate(TABS)
    tabs = page.evaluate(HEIGHTS, ".tabbed-block")
    assert tabs == pytest.approx(heights, abs=80)  # margins


def test_a_laboratory_stands_once_on_paper(page: Page, tmp_path: Path) -> None:
    show(page, tmp_path, "row-laboratory\n10110\n~x", "queen-laboratory\n5: 3 1")
    for media, is_live in (("screen", True), ("print", False)):
        page.emulate_media(media=media)
        counts = {".qa-lab-live": 2, ".qa-still": 0}
        if not is_live:
            counts = {".qa-lab-live": 0, ".qa-still": 2}
        for name, count in counts.items():
            expect(page.locator(name).locator("visible=true")).to_have_count(count)


NAMES = ("board", "turning", "stepper", "play", "regions")
WIDE = "document.documentElement.scrollWidth > innerWidth"
SHOWN = {
    "board/": "8.4.1",
    "board/?5.2.1": "30241",
    "board/?0,4,7,5,2,6,1,3": "8.8.1",
    "board/?18.8.26111998": "18.8.26111998",
    "board/?8.4.2": "8.4.2",
    "board/?hello": "hello",
    "turning/?6.4.1": "Show all eight",
    "stepper/?backtracking,6": "step 1 of 1046",
    "stepper/?bitmap,99": "step 1 of",
    "stepper/?quick,5": "quick",
    "play/?level=hard": "hint",
    "regions/": "Timer",
}


def test_frames_show_what_their_addresses_ask_for(new_page: Page, atlas: str) -> None:
    errors = collect_errors(new_page)
    new_page.set_viewport_size({"width": 340, "height": 620})
    for query, words in SHOWN.items():
        new_page.goto(f"{atlas}embed/{query}")
        expect(new_page.locator("main")).to_contain_text(words, ignore_case=True)
        is_refused = query.endswith(("8.4.2", "hello", "quick,5"))
        expect(new_page.get_by_role("alert")).to_have_count(int(is_refused))
        assert not new_page.evaluate(WIDE), query
        for button in new_page.locator("main .qa-main").all():
            expect(button).to_have_css("font-weight", "600")  # its style sheet is loaded
        assert errors == [], query


def test_their_pages_are_small_and_no_search_finds_them(site: Path) -> None:
    for name in NAMES:
        page = site / "embed" / name / "index.html"
        assert page.stat().st_size < 2_000, name
        assert '<meta name="robots" content="noindex">' in page.read_text("utf-8"), name
    assert "/embed/" not in (site / "sitemap.xml").read_text("utf-8")
    index = json.loads((site / "search/search_index.json").read_text("utf-8"))
    assert not [each for each in index["docs"] if each["location"].startswith("embed/")]


def test_without_script_it_leads_to_the_atlas(browser: Browser, atlas: str) -> None:
    with open_page(browser, java_script_enabled=False) as page:
        page.goto(f"{atlas}embed/board/?5.2.1")
        with page.expect_popup() as found:
            page.get_by_role("link", name="Queens Atlas").click()
        assert found.value.url.endswith("/find/")
