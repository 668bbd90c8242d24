"""Figures in the themes of others, in narrow and wide columns, by day and by night."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import NamedTuple

import pytest
from playwright.sync_api import Browser, Page, expect

from site_builder.svg import palette
from tests.browser.conftest import OPTIONS
from tests.browser.figures import FIGURES
from tests.helpers.browser import COLOURS, SIZE, THIN, report_errors, violations
from tests.helpers.legibility import illegible
from tests.helpers.projects import broken_links, configure, made, write
from tests.helpers.site import served

pytestmark = [pytest.mark.slow, pytest.mark.soak]

WIDTHS = (300, 480, 700, 1200)
HOME = """\
# Chess club

```queens table
census 1-4
```

| ours | theirs |
|---|---|
| 1 | 2 |
"""
STATIC = (
    *("board\n4 2 0 3 1\n8.4.1", "orbit\n5.2.1", "images\n6.4.1", "moves", "gallery\n6"),
    *("attacks\n5: 3\n4: 1 3", "attacks\n8: 3 offsets", "sum\n5", "steps\nbitmap 4 1-6"),
    *("tree\nbitmap 4", "found\nsymmetry_elimination 6", "source\nmirror recursive"),
    *("bits\n4 2 0 3 1", "bits\nrows 4: 1 2 4 8 9 15", "bits\nbounds 8"),
    "arithmetic\nwidth 5\nleft = 00100\nmask = 11111\nfree = mask & ~left",
    *("sudoku\n" + "." * 81, "chart\norbits 1-12", "chart\nheat 6", "table\ncensus 4-8"),
    *("table\nledger", "chart\ntimings recursive", "table\nmatrix recursive"),
)
# The classes of our table and of the other, the colour of text in figures, and the backgrounds of a
# heading of our table and of the page.
LOOKS = """() => {
  const paper = (element) => {
    const colour = getComputedStyle(element).backgroundColor;
    return colour === "rgba(0, 0, 0, 0)" ? paper(element.parentElement) : colour;
  };
  const tables = [".qa-table", "table:not([class*=qa-]):has(td:nth-child(2))"];
  return [
    tables.map((which) => document.querySelector(which).className),
    getComputedStyle(document.body).getPropertyValue("--qa-ink"),
    paper(document.querySelector(".qa-table th")),
    paper(document.querySelector(".qa-table").closest(".qa-block").parentElement),
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
PAGES = ("figures.html", "pictures.html", "boards/9/index.html", "boards/13/index.html")


class ThemedSite(NamedTuple):
    """A small site with a theme, and its address."""

    theme: Theme
    folder: Path
    root: str


@pytest.fixture(scope="module", params=THEMES)
def themed(
    request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[ThemedSite]:
    """A small site with each theme, whose addresses are names of files."""
    theme = THEMES[request.param]
    project = tmp_path_factory.mktemp(request.param)
    (project / "docs").mkdir()
    configure(project, OPTIONS, "use_directory_urls: false", theme.settings)
    write(project, HOME)
    write_figures(project / "docs")
    site = made(project)
    with served(site) as root:
        yield ThemedSite(theme, site, root)


def write_figures(docs: Path) -> None:
    """Write a page with all interactive figures, and a page with all others."""
    blocks = {
        "figures": [each.markdown for each in FIGURES.values()],
        "pictures": map(fenced, STATIC),
    }
    for name, texts in blocks.items():
        text = "\n\n".join([f"# All {name}", *texts])
        (docs / f"{name}.md").write_text(f"{text}\n", encoding="utf-8")


def fenced(block: str) -> str:
    """A block as a page has it."""
    return f"```queens {block}\n```"


@pytest.fixture
def careful(browser: Browser) -> Iterator[Page]:
    """A page whose console must have no errors."""
    with browser.new_context(viewport=SIZE) as context:
        page = context.new_page()
        page.route(re.compile("^https:"), lambda route: route.fulfill())  # for code in colour
        page.add_init_script("globalThis.hljs = { highlightAll() {} }")
        errors = report_errors(page)
        yield page
        assert errors == []


def test_tables_are_ours_and_colours_follow_the_theme(themed: ThemedSite, careful: Page) -> None:
    assert broken_links(themed.folder) == []
    careful.emulate_media(color_scheme="dark")
    careful.goto(themed.root)
    (ours, theirs), ink, paper, background = careful.evaluate(LOOKS)
    careful.goto("about:blank")  # while their search can still be fetched
    assert ours == "qa-table"
    assert theirs == themed.theme.table
    dark = themed.theme.has_night
    assert ink == (palette.DARK if dark else palette.LIGHT)["--qa-ink"]
    assert paper == background or not dark  # a theme with a switch names its background


@pytest.mark.parametrize("path", PAGES)
def test_figures_are_legible_in_any_column(themed: ThemedSite, careful: Page, path: str) -> None:
    careful.goto(f"{themed.root}/{path}")
    wait_for_figures(careful)
    faults = [fault for w in WIDTHS for fault in illegible(careful, themed.theme.column, w)]
    assert faults == []


def test_no_theme_frames_the_cells_of_our_tables(themed: ThemedSite, careful: Page) -> None:
    careful.goto(f"{themed.root}/figures.html")
    wait_for_figures(careful)
    cells = careful.locator("table[class*=qa-]:not(.qa-grid) :is(th, td)")
    widths = cells.evaluate_all("all => all.map((cell) => getComputedStyle(cell).borderLeftWidth)")
    assert set(widths) == {"0px"}


def test_colours_differ_enough(themed: ThemedSite, careful: Page) -> None:
    careful.goto(f"{themed.root}/figures.html")
    wait_for_figures(careful)
    careful.evaluate(THIN, ".qa-block")
    # The colours of links and of code are the theme's.
    figures = {"include": [[".qa-block"]], "exclude": [[".qa-block a"], [".qa-block code"]]}
    for scheme in ("light", "dark"):
        careful.emulate_media(color_scheme=scheme)
        assert violations(careful, figures, runOnly=COLOURS) == [], scheme


def wait_for_figures(page: Page) -> None:
    """Wait until the figures that start have started."""
    page.wait_for_load_state("networkidle")
    expect(page.locator("[aria-busy=true]")).to_have_count(0)
