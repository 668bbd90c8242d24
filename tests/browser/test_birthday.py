"""The board of a day: in the address, beside the board of another day, and as a card."""

from __future__ import annotations

import struct
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from cy_core import solution
from site_builder.values.text import squares
from tests.browser.figures import part
from tests.helpers.browser import expect_address

pytestmark = [pytest.mark.slow, pytest.mark.soak]


def test_two_days_have_two_boards_and_a_card_each(page: Page, atlas: str) -> None:
    page.goto(f"{atlas}your-board/?born=1984-02-29")
    figure = page.locator("queens-birthday")
    message, names = figure.locator(part("message")), figure.locator(".qa-live svg desc")
    expect(message).to_contain_text("18.8.29021984")
    first, second = solution("18.8.29021984"), solution("18.8.3022001")
    expect(names).to_have_text("Queens on " + " ".join(squares(first)))
    figure.locator(part("and")).fill("2001-02-03")
    expect(names).to_have_text("Queens on " + " ".join(squares(second)))
    apart = sum(one != other for one, other in zip(first, second, strict=True))
    expect(message).to_contain_text(f"differ in {apart} of 18 rows")
    expect_address(page, "?born=1984-02-29&and=2001-02-03")
    with page.expect_download() as download:
        figure.locator(part("card")).click()
    assert download.value.suggested_filename == "queens-2001-02-03.png"
    card = Path(download.value.path()).read_bytes()
    assert struct.unpack(">II", card[16:24]) == (1200, 630)
    figure.get_by_role("button", name="29 February 1984").click()
    expect(names).to_have_text("Queens on " + " ".join(squares(first)))
    figure.locator(part("and")).fill("")
    expect(message).to_contain_text("No other day")
    expect_address(page, "?born=1984-02-29")
