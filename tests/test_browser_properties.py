"""The properties of a board as its page shows them."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Locator, Page, expect

from cy_core import fundamental, properties, property_columns, solution
from tests.helpers.browser import PHONE, opened, violations
from tests.helpers.site import below_a_path

pytestmark = [pytest.mark.slow, pytest.mark.soak]


@pytest.fixture(scope="module")
def address(site: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The site below a path, as a project has it on GitHub Pages."""
    with below_a_path(site, tmp_path_factory.mktemp("top")) as root:
        yield root


def picture(page: Page) -> Locator:
    """The picture of the board that is seen."""
    return page.locator("queens-properties [data-qa-shows]:not([hidden]) > svg")


def sentence(page: Page) -> Locator:
    """The text below the board."""
    return page.locator("queens-properties figcaption")


def test_a_property_shows_itself_while_it_is_pointed_at(page: Page, address: str) -> None:
    page.goto(f"{address}boards/8/8.8.10/")
    expect(sentence(page)).to_contain_text("Point at a property")
    page.hover("tr[data-qa-property=lines] th")
    expect(picture(page).locator("title")).to_have_text("Three in a line: none")
    expect(sentence(page)).to_contain_text("28 lines join two queens.")
    page.hover("tr[data-qa-property=conflicts] td")
    expect(sentence(page)).to_contain_text("2 pairs share a diagonal")
    page.hover("h1")
    expect(sentence(page)).to_contain_text("Point at a property")
    assert picture(page).count() == 1


def test_a_press_keeps_a_property_and_nothing_moves(page: Page, address: str) -> None:
    page.goto(f"{address}boards/8/8.8.10/")
    value = page.locator("tr[data-qa-property=distance] button")
    before = page.locator(".qa-copy").bounding_box()
    value.click()
    expect(value).to_have_attribute("aria-pressed", "true")
    page.hover("h1")
    expect(sentence(page)).to_have_text("Move 3 queens, and you have an image of 8.4.1.")
    assert page.locator(".qa-copy").bounding_box() == before
    value.press("Escape")
    expect(value).to_have_attribute("aria-pressed", "false")


def test_keys_alone_show_and_keep_a_property(page: Page, address: str) -> None:
    page.goto(f"{address}boards/10/10.4.2/")
    page.locator("tr[data-qa-property=lines] a").focus()
    page.keyboard.press("Tab")
    expect(sentence(page)).to_contain_text("7 lines hold three queens or more")
    page.keyboard.press("Enter")
    page.keyboard.press("Tab")
    page.keyboard.press("Tab")
    expect(sentence(page)).to_contain_text("A dot marks each knight's move")
    page.locator("h1").click()
    expect(sentence(page)).to_contain_text("7 lines hold three queens or more")


def test_on_a_phone_the_board_stays_in_view_above_its_properties(
    browser: Browser, address: str
) -> None:
    with opened(browser, width=PHONE) as page:
        page.goto(f"{address}boards/8/8.8.10/")
        last = page.locator("tr[data-qa-property=distance] button")
        last.evaluate("button => button.scrollIntoView({ block: 'end' })")
        last.click()
        expect(sentence(page)).to_contain_text("Move 3 queens")
        expect(picture(page)).to_be_in_viewport(ratio=1)
        first = page.locator("tr[data-qa-property=lines] a")
        first.focus()
        board, link = page.locator("figure.qa-large").bounding_box(), first.bounding_box()
        assert board
        assert link
        assert board["y"] + board["height"] <= link["y"]


def test_the_nearest_solutions_lead_to_their_pages(page: Page, address: str) -> None:
    page.goto(f"{address}boards/8/8.8.10/")
    near = page.locator(".qa-near .qa-card")
    expect(near).to_have_count(8)
    expect(near.first).to_contain_text("3 queens")
    assert violations(page, ".qa-near") == []
    near.first.locator("a").click()
    page.wait_for_url("**/boards/8/8.4.1/")


def test_each_property_leads_to_its_definition(page: Page, address: str) -> None:
    page.goto(f"{address}boards/8/8.8.10/")
    page.locator("tr[data-qa-property=translates] a").click()
    page.wait_for_url("**/properties/#translates")
    expect(page.locator("#translates")).to_be_in_viewport()


@pytest.mark.parametrize(
    ("name", "key"),
    [
        ("9.8.16", "lines"),
        ("7.8.1", "conflicts"),
        ("8.8.10", "diagonal_queens"),
    ],
)
def test_a_property_leads_to_all_boards_that_share_it(
    page: Page, address: str, name: str, key: str
) -> None:
    n = int(name.partition(".")[0])
    columns = property_columns(fundamental(n)[0])[key]
    value = getattr(properties(solution(name)), key)
    sharing = int((columns == value).sum())
    page.goto(f"{address}boards/{n}/{name}/")
    link = page.locator(f"tr[data-qa-property={key}] td a")
    expect(link).to_have_text(f"{sharing} of {len(columns)}")
    link.click()
    expect(page.locator("[data-qa-part=remaining-head]")).to_have_text(
        f"{sharing} fundamental solutions"
    )
