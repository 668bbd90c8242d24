"""The laboratories: their arithmetic, clicks, keys and addresses, and how long a search takes."""

from __future__ import annotations

import re
from urllib.parse import quote

import pytest
from playwright.sync_api import Locator, Page, expect

from site_builder.figures.laboratories.blocks import evaluated
from tests.browser.conftest import replace_query
from tests.browser.figures import part_selector
from tests.helpers.browser import PHONE, expect_address

MINUS = "\N{MINUS SIGN}"
EVIL = "<img src=x onerror=alert(1)>"
AS_LOADED = "x = 16 + 4 + 2 = 22. The lowest 1 is bit 1, the lowest 0 is bit 0."
FREE = "Row 1: a4 and b4 are free."
OPEN = "(figure) => (figure.parentElement.open = true)"


def in_view(figure: Locator) -> Locator:
    """Scroll to a figure, because it loads its script only near the screen; return the figure."""
    figure.scroll_into_view_if_needed()
    return figure


@pytest.fixture
def row(page: Page, atlas: str) -> Locator:
    """The laboratory for a row of bits, with every formula."""
    page.goto(f"{atlas}algorithms/bits/")
    return in_view(page.locator("queens-row-laboratory").first)


@pytest.fixture
def queens(row: Locator) -> Locator:
    """The laboratory for queens on the page of `row`, on a screen as narrow as a phone."""
    row.page.set_viewport_size({"width": PHONE, "height": 900})
    return in_view(row.page.locator("queens-queen-laboratory").first)


@pytest.fixture
def duration(page: Page, atlas: str) -> Locator:
    """The figure that estimates how long a search takes, on a phone."""
    page.set_viewport_size({"width": PHONE, "height": 900})
    page.goto(f"{atlas}timings/how-long/")
    return page.locator("queens-duration").first


def say(figure: Locator, words: str | re.Pattern[str]) -> None:
    """Wait until the message of the figure is or matches `words`."""
    expect(figure.locator(part_selector("message"))).to_have_text(words)


def line(figure: Locator, formula: str) -> list[str]:
    """Return the texts in the line of a formula: bits, decimal and hexadecimal number."""
    cells = figure.locator(f'[data-qa-line="{formula}"] > td').all_inner_texts()
    return [re.sub(r"\s", "", text) for text in cells]


def bit(figure: Locator, place: int) -> Locator:
    """Return the button of the bit with the number `place`."""
    return figure.locator(part_selector("bits")).locator(f'[aria-label^="bit {place},"]')


# A row of bits ----------------------------------------------------------------------------------


def test_every_formula_follows_clicks_and_keys(row: Locator) -> None:
    say(row, AS_LOADED)
    assert line(row, "-x") == ["11101010", "234", "EA"]
    bit(row, 1).click()
    say(row, "x = 16 + 4 = 20. The lowest 1 is bit 2, the lowest 0 is bit 0.")
    assert line(row, "-x & x") == ["00000100", "4", "4"]
    assert line(row, "popcount(bit - 1)") == ["soitisbit2", "2", "2"]
    expect_address(row.page, "/?bits=00010100")
    row.locator(part_selector("signed")).check()
    assert line(row, "-x") == ["11101100", f"{MINUS}20", "EC"]
    sign = row.locator('[data-qa-line="-x"] .qa-lab-bits')
    expect(sign).to_have_attribute("data-qa-sign", "\N{HORIZONTAL ELLIPSIS}1")
    row.locator(part_selector("width")).select_option("5")
    assert line(row, "~x") == ["01011", "11", "B"]
    say(row, f"x = {MINUS}16 + 4 = {MINUS}12. The lowest 1 is bit 2, the lowest 0 is bit 0.")
    expect_address(row.page, "/?bits=10100&signed=1")
    row.locator(part_selector("signed")).uncheck()
    replace_query(row.page, "?bits=0000")
    row.locator(part_selector("forward")).focus()
    for key in ("Tab", "Tab"):  # past the slider
        row.page.keyboard.press(key)
    expect(bit(row, 3)).to_be_focused()
    for key in ("1", "0", "1", "ArrowLeft", "Space", "End", "Enter"):
        row.page.keyboard.press(key)
    say(row, "x = 8 + 1 = 9. The lowest 1 is bit 0, the lowest 0 is bit 1.")
    expect(bit(row, 0)).to_be_focused()
    expect(bit(row, 0)).to_have_attribute("aria-pressed", "true")
    row.locator(part_selector("more")).press("Enter")
    assert line(row, "x")[1:] == ["10", "A"]


def test_the_carry_runs_and_an_address_leads_to_a_row(row: Locator) -> None:
    replace_query(row.page, "?bits=0110&places=2")
    say(row, "At bit 1 the 1 still runs in -x, x - 1 and bit - 1; it has stopped in x + 1.")
    assert line(row, "x + 1") == ["11", "", ""]
    head = row.locator('[data-qa-line="-x"] .qa-lab-run-head')
    assert head.evaluate("(cell) => [...cell.parentElement.children].indexOf(cell)") == 2
    expect(row.locator(part_selector("back"))).to_have_attribute("aria-disabled", "false")
    forward = row.locator(part_selector("forward"))
    for _ in range(3):  # one more press than there are places
        forward.press("Enter")
    expect(row.locator(part_selector("progress"))).to_have_text("4 of 4 places")
    expect(forward).to_have_attribute("aria-disabled", "true")
    expect_address(row.page, "/?bits=0110")
    replace_query(row.page, "?bits=0000")
    assert line(row, "x - 1") == ["1111", "15", "F"]
    say(row, "x = 0. There is no 1, the lowest 0 is bit 0.")
    for bits in ("", "2", "101", "1" * 17, EVIL, "0110\n"):
        replace_query(row.page, f"?bits={quote(bits)}&places={quote(EVIL)}&signed={quote(EVIL)}")
        say(row, AS_LOADED)
        expect(row.locator(part_selector("signed"))).not_to_be_checked()
    assert row.page.locator("img, [onerror]").count() == 0
    replace_query(row.page, "?bits=0001")
    row.page.evaluate("location.hash = 'position-of-a-bit-popcount'")
    row.locator(part_selector("more")).click()
    expect_address(row.page, "/?bits=0010#position-of-a-bit-popcount")
    row.page.go_back()
    say(row, "x = 1. The lowest 1 is bit 0, the lowest 0 is bit 1.")


def test_it_plays_to_the_end_and_stops(paused_page: Page, atlas: str) -> None:
    paused_page.goto(f"{atlas}algorithms/bits/?bits=00011")
    row = in_view(paused_page.locator("queens-row-laboratory").first)
    progress = row.locator(part_selector("progress"))
    row.locator(part_selector("play")).click()
    expect(progress).to_have_text("0 of 5 places")
    paused_page.clock.run_for(2 * 700)
    expect(progress).to_have_text("2 of 5 places")
    paused_page.clock.run_for(9 * 700)
    expect(progress).to_have_text("5 of 5 places")
    expect(row.locator(part_selector("play"))).to_have_attribute("aria-pressed", "false")


def test_a_reader_may_ask_for_all_formulas(page: Page, figures_site: str) -> None:
    page.goto(f"{figures_site}/row.html?bits=0011")
    row = page.locator("queens-row-laboratory").first
    lines = row.locator("tbody tr:visible")
    expect(lines.first).to_be_visible()
    assert lines.count() < len(evaluated(0, 4))
    row.locator(part_selector("all")).check()
    expect(lines).to_have_count(len(evaluated(0, 4)) + 1)
    expect_address(page, "?bits=0011&every=1")


# Queens -----------------------------------------------------------------------------------------


def square(figure: Locator, row: int, column: int) -> Locator:
    """Return the square in this row and column of the board, both counted from 0."""
    return figure.get_by_role("row").nth(row).get_by_role("gridcell").nth(column)


def test_masks_tell_what_is_free_from_row_to_row(queens: Locator) -> None:
    replace_query(queens.page, "?queens=0.1.-.-&row=1")
    say(queens, "Row 1: c3 and d3 are free. R attacks the queen on b3.")
    expect(square(queens, 1, 1)).to_have_class("qa-lab-clash")
    replace_query(queens.page, "?queens=0.2.-.-&row=2")
    say(queens, "Row 2: no square is free. A search turns back here.")
    replace_query(queens.page, "?queens=1.3.0.2&row=3")
    say(queens, "A solution: b4, d3, a2 and c1.")
    for text in ("", "1.2", "4.-.-.-", f"{EVIL}.-.-.-", "9.9.9.9.9.9.9.9.9"):
        replace_query(queens.page, f"?queens={quote(text)}&row={quote(EVIL)}")
        say(queens, FREE)
    assert queens.page.locator("img, [onerror]").count() == 0
    replace_query(queens.page, "?queens=0.-.-.-.-.-&row=4")
    queens.locator(part_selector("forward")).click()
    expect(queens.locator(part_selector("progress"))).to_have_text("row 5")
    expect(queens.locator(part_selector("next-row"))).to_have_text("no row")
    queens.locator(part_selector("n")).select_option("4")
    say(queens, "Row 0: a4, b4, c4 and d4 are free.")
    expect_address(queens.page, "/?queens=-.-.-.-&row=0")
    replace_query(queens.page, "?queens=0.1.2.-.-.-.-.7&row=1")
    expect(queens.locator("[role=gridcell]")).to_have_count(64)
    for width in (320, PHONE, 768):
        queens.page.set_viewport_size({"width": width, "height": 900})
        assert queens.page.evaluate("document.documentElement.scrollWidth") == width


# How long it takes ------------------------------------------------------------------------------


def test_what_is_chosen_is_kept_in_the_address_and_measured(duration: Locator) -> None:
    page = duration.page
    message = duration.locator(part_selector("message"))
    expect(message).to_contain_text(
        "Bitmap in Python, N = 16, on the reference machine: an estimate."
    )
    duration.locator(part_selector("n")).select_option("12")
    expect(message).to_contain_text("on the reference machine: measured.")
    language = duration.locator(part_selector("language"))
    language.select_option("javascript")
    duration.locator(part_selector("method")).select_option("mirror")
    expect(language.locator("option:disabled")).to_have_attribute("value", "javascript")
    expect(language).to_have_value("cython")
    expect_address(page, "/?n=12&method=mirror&language=cython")
    unknown = quote(EVIL)
    replace_query(page, f"?n={unknown}&method={unknown}&language={unknown}")
    expect(message).to_contain_text("Bitmap in Python, N = 16,")
    replace_query(page, "?n=9&method=symmetry-elimination&language=javascript")
    expect(message).to_contain_text("Symmetry elimination in Cython, N = 9,")
    assert duration.locator("img, [onerror]").count() == 0
    page = duration.page
    measure = duration.locator(part_selector("measure"))
    replace_query(page, "?n=19&method=bitmap&language=c")
    duration.locator(part_selector("language")).focus()
    for key in ("Tab", "Enter"):
        page.keyboard.press(key)
    expect(measure).to_have_text("Measure again")
    expect(measure).to_be_focused()
    message = duration.locator(part_selector("message"))
    expect(message).to_contain_text("Bitmap in C, N = 19, on this machine: an estimate.")
    expect(duration.locator(part_selector("answer"))).to_contain_text("etween ")
    basis = duration.locator(part_selector("basis"))
    expect(basis).to_contain_text("times as fast. Another language may gain more")
    duration.locator(part_selector("language")).select_option("javascript")
    expect(basis).not_to_contain_text("Another language")
    assert page.evaluate("document.documentElement.scrollWidth") == PHONE


def test_a_sample_of_the_engine_is_counted_here(duration: Locator) -> None:
    replace_query(duration.page, "?n=14&method=engine&language=c")
    duration.locator(part_selector("measure")).click()
    engine = "The engine in this browser, N = 14, on your [0-9]+ cores?: an estimate from a"
    say(duration, re.compile(engine))
    expect(duration.locator(part_selector("answer"))).to_contain_text("About ")
    duration.locator(part_selector("n")).select_option("13")
    expect(duration.locator(part_selector("message"))).to_contain_text("N = 13, on your")
