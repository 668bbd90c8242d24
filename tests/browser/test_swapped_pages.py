"""Figures and galleries in a theme that fetches and swaps pages itself (`navigation.instant`)."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import Browser, Locator, Page, Route, expect

from tests.browser.conftest import HOOKS, OPTIONS, filter_orbits, turn_the_page
from tests.browser.figures import FIGURES, click, part_selector, use_figure
from tests.helpers.browser import SIZE, WATCH_WORKERS, collect_errors, expect_address, part_of
from tests.helpers.projects import MATERIAL_THEME, configure
from tests.helpers.site import serve
from tests.helpers.site_cache import cached_site

# The number of figures in one test. It is small, because a browser remembers only 50 steps of the
# history.
AT_ONCE = 11
FEATURES = "navigation.instant, navigation.tabs"
PLACE = "https://club.example/"
SETTINGS = f"""\
site_url: {PLACE}
markdown_extensions:
  - admonition
  - pymdownx.details
  - pymdownx.superfences
  - pymdownx.tabbed: {{alternate_style: true}}
"""
PAGE = """\
# The {name}

{block}
!!! note

{indented}
{beside}
"""
# For each block that uses a Web Worker, the action that starts it.
WORKS: Mapping[str, Callable[[Locator], None]] = {
    "count-here": click(part_selector("count")),
    "duration": click(part_selector("measure")),
    "find": click("[role=gridcell]"),
}
LINK = """(query) => {
    const link = Object.assign(document.createElement("a"), { href: query, textContent: query });
    document.querySelector("h1").after(link);
}"""
# Return the number of page swaps. The first call begins to count: the theme reports each new page
# to subscribers, and the current page when they subscribe.
COUNT_SWAPS = """() => {
    if (!("swaps" in globalThis)) {
        globalThis.swaps = 0;
        document$.subscribe(() => { swaps += 1; });
    }
    return swaps;
}"""
# Wait longer than a figure waits before it writes its state into the address.
WRITTEN = "new Promise((done) => setTimeout(done, 500))"
# Assign their own address to all elements with an address, as the theme does. Return the elements
# that throw an error.
REFUSE_ADDRESSES = """() => {
    "use strict";
    const refuse = (element) => {
        for (const name of ["href", "src"]) {
            try {
                if (element.hasAttribute(name)) element[name] = element[name];
            } catch (error) {
                return [`${element.outerHTML}: ${error}`];
            }
        }
        return [];
    };
    return [...document.querySelectorAll("[href], [src]")].flatMap(refuse);
}"""
BACK = """async (path) => {
    while (location.pathname === path) {
        const arrived = new Promise((done) => addEventListener("popstate", done, { once: true }));
        history.back();
        await arrived;
    }
}"""


@pytest.fixture(scope="module")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of a site with instant navigation.

    Each page has two copies of one figure, the second in a note.
    """
    project = tmp_path_factory.mktemp("instant")
    pages = {"index": "# The start\n\nWords."}
    for name, figure in FIGURES.items():
        indented = "".join(f"    {line}\n" for line in figure.markdown.splitlines())
        pages[name] = PAGE.format(
            name=name, block=figure.markdown, indented=indented, beside=figure.extra_markdown
        )
    (project / "docs").mkdir()
    names = ", ".join(f"{name}.md" for name in pages)
    settings = f"{SETTINGS}nav: [{names}, Atlas: boards/index.md]\n{HOOKS}\n"
    configure(project, OPTIONS, settings, f"{MATERIAL_THEME}, features: [{FEATURES}]")
    for name, text in pages.items():
        (project / "docs" / f"{name}.md").write_text(text, "utf-8")
    site = cached_site(project, "instant")
    with serve(site) as root:
        # The theme fetches pages by their addresses in the sitemap, so these need the port of the
        # server. The theme would adapt only the host.
        sitemap = (site / "sitemap.xml").read_text("utf-8").replace(PLACE, f"{root}/")
        (site / "sitemap.xml").write_text(sitemap, "utf-8")
        yield f"{root}/"


@pytest.fixture(scope="module")
def tour(browser: Browser, address: str) -> Iterator[tuple[Page, list[str]]]:
    """A page that goes from page to page by swaps only, and the list of its errors."""
    with browser.new_context(viewport=SIZE, reduced_motion="reduce") as context:
        page = context.new_page()
        errors = collect_errors(page)
        start(page, address)
        yield page, errors


@pytest.fixture
def reader(tour: tuple[Page, list[str]]) -> Iterator[Page]:
    """The page of `tour`. The test fails if it reports errors, or loads instead of swapping."""
    page, errors = tour
    errors.clear()
    yield page
    assert errors == []
    assert page.evaluate("document.isFirst"), "the theme loaded a page instead of swapping it"


def start(page: Page, address: str) -> None:
    """Open the start page of the site, and wait until the theme has the sitemap."""
    page.add_init_script(WATCH_WORKERS)
    page.goto(address, wait_until="networkidle")
    page.evaluate("document.isFirst = true")


def follow_tab(page: Page, name: str) -> None:
    """Follow the link `name` in the tabs of the theme.

    Press a key, because the tabs slide into place while the page scrolls to its top, so that a
    click may miss the link.
    """
    page.locator(".md-tabs").get_by_role("link", name=name, exact=True).press("Enter")


def follow(page: Page, name: str) -> Locator:
    """Follow the link to the page of a figure, and wait until its two figures have started."""
    follow_tab(page, f"The {name}")
    expect(page.locator("h1")).to_have_text(f"The {name}")
    figures = page.locator(FIGURES[name].selector)
    expect(figures).to_have_count(2)
    element = figures.first.evaluate("(figure) => figure.localName")
    page.wait_for_function("(name) => customElements.get(name)", arg=element)
    return figures


def follow_gallery(page: Page, n: int) -> None:
    """Follow the links to the gallery of N = `n`. Wait until each page has been swapped."""
    swaps = page.evaluate(COUNT_SWAPS)
    follow_tab(page, "Atlas")
    page.wait_for_function("before => swaps > before", arg=swaps)
    page.locator(f"article a[href$='/{n}/'], article a[href='{n}/']").first.press("Enter")
    expect(page.locator("h1")).to_have_text(f"N = {n}")


@pytest.mark.parametrize("start", range(0, len(FIGURES), AT_ONCE))
def test_figures_work_after_each_swap(reader: Page, start: int) -> None:
    """Use the second copy of each figure on its new page.

    Then go back from page to page, and use the first copy of each figure.
    """
    names = list(FIGURES)[start : start + AT_ONCE]
    for name in names:
        use_figure(name, follow(reader, name).last)
        assert reader.evaluate(REFUSE_ADDRESSES) == []
        # Forget the answers to questions, which are in this storage.
        reader.evaluate("localStorage.clear()")
    follow(reader, "plot" if "turning" in names else "turning")
    for name in reversed(names):
        reader.evaluate(BACK, urlsplit(reader.url).path)
        figures = reader.locator(FIGURES[name].selector)
        expect(figures).to_have_count(2)
        use_figure(name, figures.first)
        reader.evaluate("localStorage.clear()")


def test_a_page_with_a_stepper_can_be_the_first_and_its_state_stays_in_its_address(
    page: Page, address: str
) -> None:
    """Leave the page before the stepper writes its state into the address."""
    errors = collect_errors(page)
    page.goto(f"{address}stepper/", wait_until="networkidle")
    held: list[Route] = []
    page.route("**/turning/", lambda route: held.append(route))
    use_figure("stepper", page.locator(FIGURES["stepper"].selector).first)
    with page.expect_request("**/turning/"):
        follow_tab(page, "The turning")
    page.evaluate(WRITTEN)
    held[0].continue_()
    expect(page.locator("h1")).to_have_text("The turning")
    assert page.url == f"{address}turning/"
    assert errors == []


def test_a_figure_whose_script_comes_before_the_base_waits_for_it(page: Page, address: str) -> None:
    """The theme adds all scripts of a page together, and each runs as soon as it has loaded."""
    page.add_init_script("""document.addEventListener("load", ({ target }) => {
        if (target.src?.endsWith("/queens-turning.js")) document.hasRun = true;
    }, true)""")
    start(page, address)
    held: list[Route] = []
    page.route("**/queens-base.js", lambda route: held.append(route))
    follow_tab(page, "The turning")
    page.wait_for_function("document.hasRun")
    held[0].continue_()
    use_figure("turning", page.locator(FIGURES["turning"].selector).first)


def test_galleries_work_after_a_swap(reader: Page) -> None:
    follow_gallery(reader, 9)
    filter_orbits(reader.locator("article"))
    reader.get_by_role("link", name="All on one screen").click()
    expect(reader.locator(".qa-tile")).to_have_count(46)
    reader.get_by_role("button", name="Close").click()
    follow_gallery(reader, 13)
    turn_the_page(reader.locator(".qa-long"))


def test_a_finder_has_its_squares_and_follows_links_and_the_history(reader: Page) -> None:
    finder = follow(reader, "find").first
    box = reader.locator(".qa-click use").locator("visible=true").first.bounding_box()
    assert box is not None
    assert box["width"] > 100
    cards = part_of(finder, "cards").locator("figure")
    for query, boards in (("?n=8&q=b4+d5", 2), ("?n=4&q=b4", 1)):
        reader.evaluate(LINK, query)
        reader.get_by_role("link", name=query).click()
        expect(cards).to_have_count(boards)
    reader.go_back()
    expect_address(reader, "?n=8&q=b4+d5")
    expect(cards).to_have_count(2)


def test_workers_end_when_their_page_is_left(reader: Page) -> None:
    for name, work in WORKS.items():
        reader.evaluate("hasStarted = false")
        work(follow(reader, name).first)
        reader.wait_for_function("hasStarted")
        follow(reader, "turning")
        reader.wait_for_function("workers.size === 0")
