"""The board that turns on the page of a solution, by keyboard alone."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Locator, Page, expect

from cy_core import Symmetry, orbit, solution
from site_builder.values.text import SYMMETRY_NAMES
from tests.helpers.browser import PHONE, opened, violations_by_day_and_night
from tests.helpers.finder import part
from tests.helpers.instant import instant_site

pytestmark = [pytest.mark.slow, pytest.mark.soak]

LABELS = ("1.1.1", "5.2.1", "5.8.1", "6.4.1")
FIRST_BUTTON = "[data-qa-part=all]"


@pytest.fixture(scope="module")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A site with a page of each kind of solution."""
    options = "galleries: 1-6, solution_pages: 6, long_galleries: none"
    pages = {"index": "# Home\n\nWords.\n"}
    with instant_site(tmp_path_factory.mktemp("turning"), pages, options) as root:
        yield root


def visit(page: Page, address: str, label: str) -> Locator:
    """The figure on the page of a solution, for a reader who wants no motion."""
    page.emulate_media(reduced_motion="reduce")
    page.goto(f"{address}boards/{label[0]}/{label}/")
    figure = page.locator("queens-turning")
    expect(part(figure, "tally")).to_contain_text("1 of 8")
    return figure


@pytest.mark.parametrize("label", LABELS)
def test_keys_alone_collect_the_orbit(page: Page, address: str, label: str) -> None:
    figure = visit(page, address, label)
    figure.locator(FIRST_BUTTON).focus()
    for place, symmetry in enumerate(Symmetry, start=1):
        page.keyboard.press("Tab")
        button = figure.locator(f"[data-qa-symmetry={symmetry}]")
        expect(button).to_be_focused()
        expect(button).to_contain_text(SYMMETRY_NAMES[symmetry])
        page.keyboard.press("Enter" if place % 2 else f"{place}")
        columns = " ".join(map(str, orbit(solution(label)).images[symmetry]))
        shown = part(figure, "board").get_by_role("img")
        expect(shown).to_have_attribute("aria-label", f"Columns {columns}")
    size = orbit(solution(label)).size
    expect(part(figure, "tally")).to_contain_text(f"{size} different image")
    repeats = figure.locator(".qa-turning-same").filter(has_text="same as")
    expect(repeats).to_have_count(8 - size)


def test_a_solution_page_has_no_choice_of_boards(page: Page, address: str) -> None:
    figure = visit(page, address, "5.2.1")
    expect(figure.get_by_role("group", name="Board", exact=True)).to_be_hidden()


def test_it_is_accessible(page: Page, address: str) -> None:
    figure = visit(page, address, "5.2.1")
    figure.locator(FIRST_BUTTON).press("Enter")
    expect(part(figure, "tally")).to_contain_text("= 8")
    assert violations_by_day_and_night(page, "queens-turning, .qa-turning") == []


def test_it_fits_a_phone(browser: Browser, address: str) -> None:
    with opened(browser, width=PHONE) as page:
        visit(page, address, "6.4.1")
        assert page.evaluate("document.documentElement.scrollWidth") == PHONE


def test_without_script_the_eight_images_are_there(scriptless: Page, address: str) -> None:
    scriptless.goto(f"{address}boards/5/5.2.1/")
    figure = scriptless.locator("queens-turning")
    expect(figure.locator("figure")).to_have_count(8)
    expect(figure.locator("figure").last).to_be_visible()
    expect(part(figure, "stage")).to_be_hidden()
