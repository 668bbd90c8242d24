"""Pages with figures that the theme fetches and swaps itself, by `navigation.instant`."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from textwrap import indent
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import Browser, Locator, Page, expect

from tests.helpers import interactive
from tests.helpers.browser import SIZE, expect_address, report_errors, settle
from tests.helpers.elements import WATCH_WORKERS
from tests.helpers.instant import instant_site
from tests.helpers.interactive import FIGURES, part

pytestmark = pytest.mark.soak

FEATURES = (
    *("navigation.instant", "navigation.instant.prefetch", "navigation.instant.progress"),
    *("navigation.tabs", "content.tabs.link"),
)
# A figure in a note, in the second of two tabs, and in a fold.
PAGE = """\
# The {name}

!!! note

{inner}
=== "Text"

    Words.

=== "Figure"

{inner}
## More

??? note "Fold"

{inner}"""
# What changes on a page once it is watched.
WATCH_CHANGES = """
watch = () => {
  changes = [];
  const all = {subtree: true, childList: true, attributes: true, characterData: true};
  new MutationObserver((records) => {
    changes.push(...records.map(({target}) => target.outerHTML ?? target.data));
  }).observe(document.querySelector("article"), all);
};"""

# What has a figure start a worker.
WORKS: Mapping[str, Callable[[Locator], None]] = {
    "finder": interactive.complete,
    "sudoku": lambda figure: part(figure, "count").click(),
    "duration": lambda figure: part(figure, "measure").click(),
    "count": lambda figure: part(figure, "count").click(),
}


@pytest.fixture(scope="module")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A small site with instant navigation, and three figures of a kind on each page."""
    pages = {"index": f"# The start\n\n{interactive.block('plot')}"}
    for name in FIGURES:
        inner = indent(interactive.block(name), "    ")
        pages[name] = PAGE.format(name=name, inner=inner)
    project = tmp_path_factory.mktemp("instant")
    with instant_site(project, pages, interactive.OPTIONS, FEATURES) as root:
        yield root


@pytest.fixture(scope="module")
def tour(browser: Browser, address: str) -> Iterator[tuple[Page, list[str]]]:
    """A page of a reader who goes from page to page without loading any, and its errors."""
    with browser.new_context(viewport=SIZE) as context:
        page = context.new_page()
        errors = report_errors(page)
        start(page, address)
        yield page, errors


@pytest.fixture
def reader(tour: tuple[Page, list[str]]) -> Iterator[Page]:
    """The page of this reader, in which nothing must go wrong."""
    page, errors = tour
    errors.clear()
    yield page
    assert errors == []
    assert page.evaluate("document.isFirst"), "the theme loaded a page instead of swapping it"


def start(page: Page, address: str) -> None:
    """Open the start of the site, and wait until the theme has its map."""
    page.add_init_script(WATCH_WORKERS)
    page.add_init_script(WATCH_CHANGES)
    page.goto(address, wait_until="networkidle")
    page.evaluate("document.isFirst = true")


def follow_figure(page: Page, name: str) -> Locator:
    """Follow the links to the page of a figure, and wait until its three figures are there."""
    page.locator(".md-tabs").get_by_role("link", name=f"The {name}", exact=True).click()
    expect_address(page, f"/{name}/")
    expect(page.locator("h1")).to_have_text(f"The {name}")
    figures = page.locator(FIGURES[name].root)
    expect(figures).to_have_count(3)
    return figures


def use_everywhere(page: Page, name: str, figures: Locator) -> None:
    """Use a figure in a note, in a tab and in a fold."""
    use = FIGURES[name].use
    use(figures.nth(0))
    page.get_by_text("Figure", exact=True).click()
    use(figures.nth(1))
    page.get_by_text("Fold", exact=True).click()
    use(figures.nth(2))


def follow_gallery(page: Page, n: int) -> None:
    """Follow the links to the gallery of one N."""
    page.locator(".md-tabs").get_by_role("link", name="Atlas", exact=True).click()
    page.locator(f"article a[href$='/{n}/'], article a[href='{n}/']").first.click()
    expect_address(page, f"/boards/{n}/")
    expect(page.locator("h1")).to_have_text(f"N = {n}")


def changes_later(page: Page) -> list[str]:
    """What changes on a page in the next ten seconds, of which nobody waits one."""
    settle(page)
    page.evaluate("watch()")
    page.clock.run_for(10_000)
    return list(page.evaluate("changes"))


def go_back(page: Page) -> None:
    """Go back to the page before, over what a figure has put into the history."""
    # The browser is asked, for what Playwright knows of the address comes later.
    page.evaluate(
        """async (path) => {
            while (location.pathname === path) {
                const once = {once: true};
                const arrived = new Promise((done) => addEventListener("popstate", done, once));
                history.back();
                await arrived;
            }
        }""",
        urlsplit(page.url).path,
    )


@pytest.mark.parametrize("name", FIGURES)
def test_a_figure_works_wherever_it_stands_after_each_swap(reader: Page, name: str) -> None:
    use_everywhere(reader, name, follow_figure(reader, name))
    follow_figure(reader, "plot" if name == "question" else "question")
    go_back(reader)
    figures = reader.locator(FIGURES[name].root)
    expect(figures).to_have_count(3)
    use_everywhere(reader, name, figures)


@pytest.mark.parametrize(("name", "drawn"), [("finder", ".qa-click"), ("race", ".qa-state")])
def test_boards_that_scripts_draw_have_squares_and_no_href(
    reader: Page, name: str, drawn: str
) -> None:
    follow_figure(reader, name)
    box = reader.locator(f"{drawn} use").locator("visible=true").first.bounding_box()
    assert box is not None
    assert box["width"] > 100
    expect(reader.locator("svg [href]")).to_have_count(0)


def test_a_gallery_works_after_a_swap(reader: Page) -> None:
    follow_gallery(reader, 9)
    interactive.filter_orbits(reader.locator("article"))
    interactive.use_wall(reader.locator("article"))
    interactive.complete(reader.locator("queens-explorer"))


def test_a_gallery_that_the_browser_draws_works_after_a_swap(reader: Page) -> None:
    follow_gallery(reader, 13)
    interactive.turn_the_page(reader.locator(".qa-long"))


@pytest.mark.parametrize("name", ["stepper", "sudoku", "queens", "race", "row"])
def test_a_figure_that_plays_stops_when_its_page_is_left(
    page: Page, address: str, name: str
) -> None:
    page.clock.install()
    start(page, address)
    figure = follow_figure(page, name).first
    figure.get_by_label("Play", exact=True).click()
    expect(figure.get_by_label("Play", exact=True)).to_have_attribute("aria-pressed", "true")
    follow_figure(page, "question")
    assert changes_later(page) == []
    expect_address(page, "/question/")


@pytest.mark.parametrize("name", ["finder", "sudoku", "duration", "count"])
def test_workers_end_when_their_page_is_left(page: Page, address: str, name: str) -> None:
    start(page, address)
    figure = follow_figure(page, name).first
    WORKS[name](figure)
    page.wait_for_function("hasStarted")
    follow_figure(page, "question")
    page.wait_for_function("workers.size === 0")


def test_the_worker_of_a_gallery_ends_when_its_page_is_left(page: Page, address: str) -> None:
    start(page, address)
    follow_gallery(page, 13)
    interactive.turn_the_page(page.locator(".qa-long"))
    page.wait_for_function("hasStarted")
    follow_figure(page, "question")
    page.wait_for_function("workers.size === 0")
