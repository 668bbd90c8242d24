"""The properties of a board on its page."""

from __future__ import annotations

import pytest
from playwright.sync_api import Locator, Page, expect

from cy_core import fundamental, properties, property_columns, solution
from tests.helpers.browser import PHONE, SIZE, violations

pytestmark = [pytest.mark.slow, pytest.mark.soak]

TOP = "(it) => it.getBoundingClientRect().top + scrollY"


@pytest.fixture
def board(page: Page, atlas: str) -> Page:
    """The page of a board without three queens in a line."""
    open_properties(page, f"{atlas}boards/8/8.8.10/")
    return page


def open_properties(page: Page, address: str) -> None:
    """Open the properties of the board of a page."""
    page.goto(f"{address}#properties")  # opens the fold around them


def picture(page: Page) -> Locator:
    """The picture of the board that is seen."""
    return page.locator("queens-properties [data-qa-shows]:not([hidden]) > svg")


def sentence(page: Page) -> Locator:
    """The text below the board."""
    return page.locator("queens-properties figcaption")


def test_a_property_shows_itself_while_it_is_pointed_at(board: Page) -> None:
    expect(sentence(board)).to_contain_text("Choose a property")
    board.hover("tr[data-qa-property=lines] th")
    expect(picture(board).locator("title")).to_have_text("Three in a line: none")
    expect(sentence(board)).to_contain_text("28 lines join two queens.")
    board.hover("tr[data-qa-property=conflicts] td")
    expect(sentence(board)).to_contain_text("2 pairs share a diagonal")
    board.hover("h1")
    expect(sentence(board)).to_contain_text("Choose a property")
    assert picture(board).count() == 1


def test_a_press_keeps_a_property_and_nothing_moves(board: Page) -> None:
    value = board.locator("tr[data-qa-property=distance] button")
    before = board.locator(".qa-near").evaluate(TOP)
    value.click()
    expect(value).to_have_attribute("aria-pressed", "true")
    board.hover("h1")
    expect(sentence(board)).to_contain_text("Move 3 queens, and you have an image of 8.4.1.")
    assert board.locator(".qa-near").evaluate(TOP) == before
    value.press("Escape")
    expect(value).to_have_attribute("aria-pressed", "false")


def test_on_a_phone_the_board_stays_in_view_above_its_properties(board: Page) -> None:
    board.set_viewport_size({**SIZE, "width": PHONE})
    last = board.locator("tr[data-qa-property=distance] button")
    last.evaluate("button => button.scrollIntoView({ block: 'end' })")
    last.click()
    expect(sentence(board)).to_contain_text("Move 3 queens")
    expect(picture(board)).to_be_in_viewport(ratio=1)
    first = board.locator("tr[data-qa-property=lines] button")
    first.focus()
    figure, row = board.locator("figure.qa-large").bounding_box(), first.bounding_box()
    assert figure
    assert row
    assert figure["y"] + figure["height"] <= row["y"]


def test_links_lead_to_near_solutions_and_definitions(board: Page) -> None:
    near = board.locator(".qa-near .qa-card")
    expect(near).to_have_count(8)
    expect(near.first).to_contain_text("3 queens")
    assert violations(board, ".qa-near") == []
    near.first.locator("a").click()
    board.wait_for_url("**/boards/8/8.4.1/")
    board.locator("details:has(> #properties) > summary").click()
    board.locator("tr[data-qa-property=translates] td").first.click()
    sentence(board).locator("a").click()
    board.wait_for_url("**/properties/#translates")
    expect(board.locator("#translates")).to_be_in_viewport()


def test_a_property_leads_to_all_boards_that_share_it(page: Page, atlas: str) -> None:
    for name, key in (("9.8.16", "lines"), ("7.8.1", "conflicts"), ("8.8.10", "diagonal_queens")):
        n = int(name.partition(".")[0])
        columns = property_columns(fundamental(n)[0])[key]
        value = getattr(properties(solution(name)), key)
        sharing = int((columns == value).sum())
        open_properties(page, f"{atlas}boards/{n}/{name}/")
        link = page.locator(f"tr[data-qa-property={key}] td a")
        expect(link).to_have_text(f"{sharing} of {len(columns)}")
        link.click()
        head = page.locator("[data-qa-part=remaining-head]")
        expect(head).to_have_text(f"{sharing} fundamental solutions")
