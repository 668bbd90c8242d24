"""What fingers do, on a phone: no pointer, no keyboard, and a small screen."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Locator, Page, expect

from tests.helpers.browser import PHONE, opened

pytestmark = [pytest.mark.slow, pytest.mark.soak]


@pytest.fixture(scope="module")
def phone(browser: Browser) -> Iterator[Page]:
    """A page that is read on a phone."""
    with opened(browser, width=PHONE, has_touch=True, is_mobile=True) as page:
        yield page


def cell(page: Page, name: str) -> Locator:
    """The square of a board, by its name."""
    return page.locator(f'[role=gridcell][aria-label^="{name}"]').first


@pytest.mark.parametrize(
    ("path", "held"),
    [("play/?day=2026-11-24", "mark"), ("find/", "forbidden"), ("boards/6/", "forbidden")],
)
def test_a_held_press_forbids_a_square(phone: Page, atlas: str, path: str, held: str) -> None:
    """Once, though the browser has a ``contextmenu`` and a click for the same press."""
    phone.goto(atlas + path)
    square = cell(phone, "e5")
    square.scroll_into_view_if_needed()
    box = square.bounding_box()
    assert box
    finger = phone.context.new_cdp_session(phone)
    point = {"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 2}
    finger.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [point]})
    expect(square).to_have_accessible_name(re.compile(f"^e5, {held}"))
    finger.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    cell(phone, "b2").tap()
    expect(square).to_have_accessible_name(re.compile(f"^e5, {held}"))
