"""Scrolling through a chapter moves the figure beside the text, until the reader touches either."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Locator, Page, expect

from tests.helpers.browser import SETTLED, opened
from tests.helpers.chapters import site_of
from tests.helpers.site import served
from tests.helpers.sources import ROOT

pytestmark = [pytest.mark.slow, pytest.mark.soak]

LEARN = ROOT / "content" / "learn"
BESIDE = ["attacks", "bitmap", "faster", "lowest-bit", "place", "recursion", "rows", "symmetry"]
FIGURE = ".qa-beside >> nth=0 >> xpath=*[starts-with(local-name(), 'queens-')]"
NARROW = 1000
TO_THE_LINE = "(link) => scrollBy(0, link.getBoundingClientRect().top - 0.38 * innerHeight)"


@pytest.fixture(scope="module")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The chapters."""
    with served(site_of(tmp_path_factory.mktemp("chapters"), "learn", *BESIDE)) as root:
        yield f"{root}/learn/"


def links_of(name: str) -> list[str]:
    """The attributes of the links that drive the first figure of a chapter, in order."""
    first = (LEARN / f"{name}.md").read_text("utf-8").split("</div>\n\n</div>")[0]
    return re.findall(r'\{ (data-qa-[a-z-]+="[^"]+") \}', first)


def visit(page: Page, address: str) -> Locator:
    """The figure beside the text, at rest."""
    page.goto(address)
    page.evaluate(SETTLED)
    return page.locator(FIGURE)


def link(page: Page, attribute: str) -> Locator:
    """The first link with an attribute."""
    return page.locator(f".qa-beside a[{attribute}]").first


def scroll_past_all(page: Page, name: str) -> None:
    """Scroll to each link in turn, and wait until an observer would have seen it."""
    for attribute in links_of(name):
        link(page, attribute).evaluate(TO_THE_LINE)
        page.evaluate(SETTLED)


@pytest.mark.parametrize("name", BESIDE)
def test_a_link_scrolled_to_shows_what_it_shows_when_followed(
    browser: Browser, address: str, name: str
) -> None:
    with opened(browser, reduced_motion="reduce") as page:
        figure = visit(page, f"{address}{name}/")
        link(page, links_of(name)[-1]).evaluate(TO_THE_LINE)
        marked = page.locator(".qa-beside >> nth=0 >> a[aria-current]")
        expect(marked).to_have_count(1)
        (words,) = marked.all_text_contents()
        scrolled = figure.inner_text()
        visit(page, f"{address}{name}/")
        page.locator(".qa-beside >> nth=0").get_by_role("link", name=words, exact=True).click()
        expect(marked).to_have_text(words)
        assert figure.inner_text() == scrolled


def test_scrolling_back_shows_the_step_before(page: Page, address: str) -> None:
    figure = visit(page, f"{address}bitmap/")
    for step in ("14", "29", "5"):
        link(page, f'data-qa-step="{step}"').evaluate(TO_THE_LINE)
        expect(figure).to_contain_text(f"step {step} of")
        assert "step=" not in page.url


@pytest.mark.parametrize(("name", "touched"), [("bitmap", "last"), ("recursion", "forward")])
def test_a_reader_who_touches_the_figure_keeps_it(
    page: Page, address: str, name: str, touched: str
) -> None:
    figure = visit(page, f"{address}{name}/")
    figure.locator(f"[data-qa-part={touched}]").first.click()
    before = figure.inner_text()
    scroll_past_all(page, name)
    expect(page.locator("a[aria-current=true]")).to_have_count(0)
    assert figure.inner_text() == before


def test_where_the_figure_stands_above_the_text_it_stays_as_it_is(
    browser: Browser, address: str
) -> None:
    with opened(browser, width=NARROW) as page:
        figure = visit(page, f"{address}bitmap/")
        scroll_past_all(page, "bitmap")
        expect(figure).to_contain_text("step 1 of")


def test_a_step_in_the_address_stays(page: Page, address: str) -> None:
    figure = visit(page, f"{address}bitmap/?step=40")
    expect(figure).to_contain_text("step 40 of")
    scroll_past_all(page, "bitmap")
    expect(figure).to_contain_text("step 40 of")


def test_a_reader_who_follows_a_link_keeps_its_step(page: Page, address: str) -> None:
    figure = visit(page, f"{address}bitmap/")
    link(page, 'data-qa-step="14"').click()
    scroll_past_all(page, "bitmap")
    expect(figure).to_contain_text("step 14 of")
    expect(page.locator("a[aria-current]")).to_have_text("step 14")
