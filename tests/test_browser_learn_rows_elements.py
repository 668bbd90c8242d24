"""The figures of the chapter on rows as elements: two, removed, put back, swapped."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.helpers.browser import expect_address
from tests.helpers.elements import FOLD, PUT_BACK, REMOVE
from tests.helpers.instant import instant_site
from tests.helpers.site import apply_policy

pytestmark = [pytest.mark.slow, pytest.mark.soak]

BLOCKS = ("row-number\n00101", "row-operations\n01100\n00101", "row-questions\nsquares 10110")
TAGS = ("queens-row-number", "queens-row-operations", "queens-row-questions")
LINK = "<a href='#rows' data-qa-row='1111' data-qa-light='~a'>Show</a>"
FIRST = "removed.querySelector('button.qa-lab-bit')"


@pytest.fixture(scope="module")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A site with a page that has each figure twice."""
    text = "\n\n".join(f"```queens {block}\n```" for block in BLOCKS)
    pages = {"index": "# Home\n\nWords.", "rows": f"# Rows\n\n{text}\n\n{text}\n\n{LINK}\n"}
    with instant_site(tmp_path_factory.mktemp("rows"), pages) as root:
        yield root


def first_square(figure: Locator) -> Locator:
    """The first square that can be clicked."""
    return figure.locator("button.qa-lab-bit").first


def is_pressed(figure: Locator) -> bool:
    """Whether that square is filled."""
    return first_square(figure).get_attribute("aria-pressed") == "true"


def click(figure: Locator) -> None:
    """Click it, and wait for its effect."""
    after = "false" if is_pressed(figure) else "true"
    first_square(figure).click()
    expect(first_square(figure)).to_have_attribute("aria-pressed", after)


@pytest.mark.parametrize("tag", TAGS)
def test_two_work_apart_and_one_that_is_put_back_hears_each_click_once(
    page: Page, address: str, tag: str
) -> None:
    page.goto(f"{address}rows/")
    first, second = page.locator(tag).all()
    for _ in range(2):
        click(second)
        assert not is_pressed(first)
        second.evaluate(REMOVE)
        page.evaluate(PUT_BACK)
        expect(first_square(second)).to_have_attribute("aria-pressed", "false")


@pytest.mark.parametrize("tag", TAGS)
def test_one_that_is_moved_goes_on(page: Page, address: str, tag: str) -> None:
    page.goto(f"{address}rows/")
    second = page.locator(tag).nth(1)
    click(second)
    second.evaluate(FOLD)
    second.evaluate("(element) => (element.parentElement.open = true)")
    expect(first_square(second)).to_have_attribute("aria-pressed", "true")
    click(second)


@pytest.mark.parametrize("tag", TAGS)
def test_one_that_has_left_does_nothing(page: Page, address: str, tag: str) -> None:
    page.goto(f"{address}rows/")
    first = page.locator(tag).first
    click(first)
    first.evaluate(REMOVE)
    page.evaluate("document.querySelector('a[data-qa-row]').click()")
    page.evaluate(f"{FIRST}.click()")
    assert page.evaluate(f"{FIRST}.getAttribute('aria-pressed')") == "true"


def test_the_theme_may_swap_the_page(page: Page, address: str) -> None:
    page.goto(address, wait_until="networkidle")  # when the theme has its map
    page.evaluate("document.isFirst = true")
    links = page.locator(".md-nav--primary")
    for _ in range(2):
        links.get_by_role("link", name="Rows").first.click()
        expect_address(page, "/rows/")
        for tag in TAGS:
            click(page.locator(tag).first)
        links.get_by_role("link", name="Home").first.click()
        expect(page.locator("h1")).to_have_text("Home")
    assert page.evaluate("document.isFirst")


def test_a_strict_policy_lets_them_work(page: Page, address: str) -> None:
    apply_policy(page, f"{address}rows/")
    page.goto(f"{address}rows/")
    for tag in TAGS:
        click(page.locator(tag).first)
