"""How long it takes, in a browser: its words, its keys, its address, and no script."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from urllib.parse import quote

import pytest
from playwright.sync_api import Browser, Locator, Page, expect

from tests.helpers.browser import PHONE, opened
from tests.helpers.site import served

pytestmark = [pytest.mark.slow, pytest.mark.soak]

EVIL = "<img src=x onerror=alert(1)>"
UNKNOWN = quote(EVIL)


@pytest.fixture(scope="module")
def address(site: Path) -> Iterator[str]:
    """The page of our own site."""
    with served(site) as root:
        yield f"{root}/timings/how-long/"


@pytest.fixture(scope="module")
def phone(browser: Browser, address: str) -> Iterator[Page]:
    """It on a phone, which goes from test to test."""
    with opened(browser, width=PHONE, has_touch=True, is_mobile=True) as page:
        page.goto(address)
        yield page


def part(page: Page, name: str) -> Locator:
    """A part of the figure."""
    return page.locator(f'queens-duration [data-qa-part="{name}"]')


def ask(page: Page, query: str) -> None:
    """Take up another address, as the back button would."""
    go = (
        "(query) => { history.replaceState(null, '', query); dispatchEvent(new Event('popstate')) }"
    )
    page.evaluate(go, query)


def test_what_is_chosen_is_told_and_kept_in_the_address(phone: Page, address: str) -> None:
    ask(phone, "?")
    expect(part(phone, "message")).to_have_text(
        "Bitmap in Python, N = 16, on the reference machine: an estimate."
    )
    part(phone, "n").select_option("12")
    expect(part(phone, "message")).to_contain_text("on the reference machine: measured.")
    part(phone, "language").select_option("javascript")
    part(phone, "method").select_option("mirror")
    disabled = "select => [...select.options].filter((one) => one.disabled).map((one) => one.value)"
    assert part(phone, "language").evaluate(disabled) == ["javascript"]
    expect(part(phone, "language")).to_have_value("cython")
    phone.wait_for_url(f"{address}?n=12&method=mirror&language=cython")


def test_nonsense_in_the_address_is_left_out(phone: Page) -> None:
    ask(phone, f"?n={UNKNOWN}&method={UNKNOWN}&language={UNKNOWN}")
    expect(part(phone, "message")).to_contain_text("Bitmap in Python, N = 16,")
    ask(phone, "?n=9&method=symmetry-elimination&language=javascript")
    expect(part(phone, "message")).to_contain_text("Symmetry elimination in Cython, N = 9,")
    assert phone.locator("queens-duration img, [onerror]").count() == 0


def test_this_machine_is_measured_by_the_keyboard_alone(phone: Page) -> None:
    ask(phone, "?n=19&method=bitmap&language=c")
    part(phone, "language").focus()
    phone.keyboard.press("Tab")
    expect(part(phone, "measure")).to_be_focused()
    phone.keyboard.press("Enter")
    expect(part(phone, "measure")).to_have_text("Measure again")
    expect(part(phone, "measure")).to_be_focused()
    expect(part(phone, "message")).to_contain_text(
        "Bitmap in C, N = 19, on this machine: an estimate."
    )
    expect(part(phone, "answer")).to_contain_text("etween ")
    expect(part(phone, "basis")).to_contain_text("times as fast. Another language may gain more")
    part(phone, "language").select_option("javascript")
    expect(part(phone, "basis")).not_to_contain_text("Another language")
    assert phone.evaluate("document.documentElement.scrollWidth") == PHONE


def test_a_sample_of_the_engine_is_counted_here(phone: Page) -> None:
    ask(phone, "?n=14&method=engine&language=c")
    part(phone, "measure").click()  # it may be measured already
    expect(part(phone, "message")).to_have_text(
        re.compile("The engine in this browser, N = 14, on your [0-9]+ cores?: an estimate from a")
    )
    expect(part(phone, "answer")).to_contain_text("About ")
    part(phone, "n").select_option("13")
    expect(part(phone, "message")).to_contain_text("N = 13, on your")


def test_without_script_a_table_has_what_was_measured(browser: Browser, address: str) -> None:
    with opened(browser, java_script_enabled=False) as page:
        page.goto(address)
        figure = page.locator("queens-duration")
        expect(figure.locator(".qa-lab-still table")).to_be_visible()
        expect(figure.locator(".qa-lab-live")).to_be_hidden()
