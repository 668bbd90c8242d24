"""The laboratories in a browser: clicks, keys, addresses, and no script."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from urllib.parse import quote

import pytest
from playwright.sync_api import Browser, Locator, Page, expect

from site_builder.figures.laboratories.rows import evaluated
from tests.helpers.browser import PHONE, opened
from tests.helpers.instant import instant_site
from tests.helpers.site import served
from tests.helpers.visits import NARROWEST, TABLET

pytestmark = [pytest.mark.slow, pytest.mark.soak]

MINUS = "\N{MINUS SIGN}"
EVIL = "<img src=x onerror=alert(1)>"
ROWS = "queens-row-laboratory"
QUEENS = "queens-queen-laboratory"


@pytest.fixture(scope="module")
def address(site: Path) -> Iterator[str]:
    """The pages of our own site on bits."""
    with served(site) as root:
        yield f"{root}/algorithms/"


@pytest.fixture(scope="module")
def row(desk: Page, address: str) -> Page:
    """The row laboratory with every formula, which goes from test to test."""
    desk.goto(f"{address}bits/")
    return desk


@pytest.fixture(scope="module")
def phone(browser: Browser, address: str) -> Iterator[Page]:
    """A page with a queen laboratory on a phone."""
    with opened(browser, width=PHONE, has_touch=True, is_mobile=True) as shared:
        shared.goto(f"{address}bits/")
        yield shared


def part(page: Page, name: str, kind: str = ROWS) -> Locator:
    """A part of the first laboratory of a kind."""
    return page.locator(kind).first.locator(f'[data-qa-part="{name}"]')


def line(page: Page, formula: str) -> list[str]:
    """What the line of a formula shows: its bits, and the number both ways."""
    cells = page.locator(f'{ROWS} [data-qa-line="{formula}"] > td').all_inner_texts()
    return [re.sub(r"\s", "", text) for text in cells]


def bit(page: Page, place: int) -> Locator:
    """A bit to click."""
    return part(page, "bits").locator(f'[aria-label^="bit {place},"]')


def say(page: Page, words: str, kind: str = ROWS) -> None:
    """Wait until this is said."""
    expect(part(page, "message", kind)).to_have_text(words)


def ask(page: Page, query: str) -> None:
    """Take up another address, as the back button would."""
    go = (
        "(query) => { history.replaceState(null, '', query); dispatchEvent(new Event('popstate')) }"
    )
    page.evaluate(go, query)


def square(page: Page, row: int, column: int) -> Locator:
    """A square of the board."""
    name = f"row {row}, column {column}"
    return page.locator(f'{QUEENS} [role=gridcell][aria-label^="{name}"]')


# A row of bits ----------------------------------------------------------------------------------


def test_every_formula_follows_a_click(row: Page) -> None:
    ask(row, "?")
    say(row, "x = 16 + 4 + 2 = 22. The lowest 1 is bit 1, the lowest 0 is bit 0.")
    assert line(row, "-x") == ["11101010", "234", "EA"]
    bit(row, 1).click()
    say(row, "x = 16 + 4 = 20. The lowest 1 is bit 2, the lowest 0 is bit 0.")
    assert line(row, "-x & x") == ["00000100", "4", "4"]
    assert line(row, "popcount(bit - 1)") == ["soitisbit2", "2", "2"]
    row.wait_for_url("**/?bits=00010100")
    part(row, "signed").check()
    assert line(row, "-x") == ["11101100", f"{MINUS}20", "EC"]
    sign = row.locator(f'{ROWS} [data-qa-line="-x"] .qa-lab-bits')
    expect(sign).to_have_attribute("data-qa-sign", "\N{HORIZONTAL ELLIPSIS}1")
    part(row, "width").select_option("5")
    assert line(row, "~x") == ["01011", "11", "B"]
    say(
        row,
        f"x = {MINUS}16 + 4 = {MINUS}12. The lowest 1 is bit 2, the lowest 0 is bit 0.",
    )
    row.wait_for_url("**/?bits=10100&signed=1")


def test_the_carry_runs_as_places_are_computed(row: Page) -> None:
    ask(row, "?bits=0110&places=2")
    say(row, "At bit 1 the 1 still runs in -x, x - 1 and bit - 1; it has stopped in x + 1.")
    assert line(row, "x + 1") == ["11", "", ""]
    head = row.locator(f'{ROWS} [data-qa-line="-x"] .qa-lab-run-head')
    assert head.evaluate("cell => [...cell.parentElement.children].indexOf(cell)") == 2
    expect(part(row, "back")).to_have_attribute("aria-disabled", "false")
    for _ in range(3):  # one more than there are
        part(row, "forward").press("Enter")
    expect(part(row, "progress")).to_have_text("4 of 4 places")
    expect(part(row, "forward")).to_have_attribute("aria-disabled", "true")
    row.wait_for_url("**/?bits=0110")
    ask(row, "?bits=0000")
    assert line(row, "x - 1") == ["1111", "15", "F"]
    say(row, "x = 0. There is no 1, the lowest 0 is bit 0.")


def test_it_plays_to_the_end_and_stops(still: Page, address: str) -> None:
    still.goto(f"{address}bits/?bits=00011")
    part(still, "play").click()
    expect(part(still, "progress")).to_have_text("0 of 5 places")
    still.clock.run_for(2 * 700)
    expect(part(still, "progress")).to_have_text("2 of 5 places")
    still.clock.run_for(9 * 700)
    expect(part(still, "progress")).to_have_text("5 of 5 places")
    expect(part(still, "play")).to_have_attribute("aria-pressed", "false")


def test_a_row_is_set_by_the_keyboard_alone(row: Page) -> None:
    ask(row, "?bits=0000")
    part(row, "forward").focus()
    expect(part(row, "message")).to_have_attribute("aria-live", "polite")
    row.keyboard.press("Tab")  # the slider
    row.keyboard.press("Tab")
    expect(bit(row, 3)).to_be_focused()
    for key in ("1", "0", "1", "ArrowLeft", "Space", "End", "Enter"):
        row.keyboard.press(key)
    say(row, "x = 8 + 1 = 9. The lowest 1 is bit 0, the lowest 0 is bit 1.")
    expect(bit(row, 0)).to_be_focused()
    expect(bit(row, 0)).to_have_attribute("aria-pressed", "true")
    part(row, "more").press("Enter")
    assert line(row, "x")[1:] == ["10", "A"]


def test_a_reader_may_ask_for_all_formulas(page: Page, tmp_path: Path) -> None:
    shifts = "# Shifts\n\n```queens row-laboratory\n00010\nx << 1\nx >> 1\n```\n"
    with instant_site(tmp_path, {"index": "# Home\n\nWords.", "shifts": shifts}) as root:
        page.goto(f"{root}shifts/?bits=0011")
        expect(page.locator(f"{ROWS} tbody tr:visible")).to_have_count(3)
        expect(part(page, "runner")).to_be_hidden()
        part(page, "all").check()
        expect(page.locator(f"{ROWS} tbody tr:visible")).to_have_count(len(evaluated(0, 4)) + 1)
        expect(part(page, "runner")).to_be_visible()
        page.wait_for_url("**/?bits=0011&every=1")


# Addresses --------------------------------------------------------------------------------------


@pytest.mark.parametrize("bits", ["", "2", "101", "1" * 17, EVIL, "0110\n"])
def test_nonsense_in_the_address_is_left_out(row: Page, bits: str) -> None:
    ask(row, f"?bits={quote(bits)}&places={quote(EVIL)}&signed={quote(EVIL)}")
    say(row, "x = 16 + 4 + 2 = 22. The lowest 1 is bit 1, the lowest 0 is bit 0.")
    expect(part(row, "signed")).not_to_be_checked()
    assert row.locator("img, [onerror]").count() == 0


def test_the_back_button_leads_to_the_row_that_was(row: Page) -> None:
    ask(row, "?bits=0001")
    row.evaluate("location.hash = 'position-of-a-bit-popcount'")
    part(row, "more").click()
    say(row, "x = 2. The lowest 1 is bit 1, the lowest 0 is bit 0.")
    row.wait_for_url("**/?bits=0010#position-of-a-bit-popcount")
    row.go_back()
    say(row, "x = 1. The lowest 1 is bit 0, the lowest 0 is bit 1.")


# Queens -----------------------------------------------------------------------------------------


def test_the_board_is_played_by_the_keyboard_alone_on_a_phone(phone: Page, address: str) -> None:
    words = "The bit of the queen in column"
    ask(phone, "?")
    say(phone, "Row 1: columns 0 and 1 are free.", QUEENS)
    part(phone, "slider", QUEENS).focus()
    for key in ("Tab", "ArrowDown", "Enter"):
        phone.keyboard.press(key)
    say(
        phone,
        f"Row 1: columns 0 and 1 are free. {words} 0 joins all three masks."
        " A bit of left leaves the board.",
        QUEENS,
    )
    expect(square(phone, 1, 0)).to_have_attribute("aria-label", "row 1, column 0, queen")
    expect(square(phone, 2, 0)).to_have_attribute("aria-label", "row 2, column 0, attacked by D")
    expect(square(phone, 2, 1)).to_have_text("LR")
    left = phone.locator(f"{QUEENS} .qa-lab-masks tbody tr:first-child td")
    found, _, _, moved = left.all_inner_texts()
    assert [found.split(), moved.split()] == [["00100", "4"], ["01000", "8"]]
    phone.wait_for_url(f"{address}bits/?queens=3.0.-.-.-&row=1")


def test_queens_that_attack_each_other_are_told(phone: Page) -> None:
    ask(phone, "?queens=0.1.-.-&row=1")
    say(phone, "Row 1: columns 2 and 3 are free. R attacks the queen in column 1.", QUEENS)
    expect(square(phone, 1, 1)).to_have_class("qa-lab-clash")
    ask(phone, "?queens=0.2.-.-&row=2")
    say(phone, "Row 2: no square is free. A search turns back here.", QUEENS)
    ask(phone, "?queens=1.3.0.2&row=3")
    say(phone, "A solution: 1 3 0 2.", QUEENS)


def test_the_masks_are_stepped_from_row_to_row(phone: Page) -> None:
    ask(phone, "?queens=0.-.-.-.-.-&row=4")
    part(phone, "forward", QUEENS).click()
    expect(part(phone, "progress", QUEENS)).to_have_text("row 5")
    expect(part(phone, "next-row", QUEENS)).to_have_text("no row")
    part(phone, "n", QUEENS).select_option("4")
    say(phone, "Row 0: columns 0, 1, 2 and 3 are free.", QUEENS)
    phone.wait_for_url("**/?queens=-.-.-.-&row=0")


def test_the_largest_board_fits_every_screen(phone: Page) -> None:
    ask(phone, "?queens=0.1.2.-.-.-.-.7&row=1")
    say(
        phone,
        "Row 1: columns 2, 3, 4, 5, 6 and 7 are free. R attacks the queen in column 1.",
        QUEENS,
    )
    for width in (NARROWEST, TABLET, PHONE):
        phone.set_viewport_size({"width": width, "height": 900})
        assert phone.evaluate("document.documentElement.scrollWidth") == width


@pytest.mark.parametrize("queens", ["", "1.2", "4.-.-.-", f"{EVIL}.-.-.-", "9.9.9.9.9.9.9.9.9"])
def test_nonsense_for_queens_is_left_out(phone: Page, queens: str) -> None:
    ask(phone, f"?queens={quote(queens)}&row={quote(EVIL)}")
    say(phone, "Row 1: columns 0 and 1 are free.", QUEENS)
    assert phone.locator("img, [onerror]").count() == 0


def test_without_script_both_are_drawn(scriptless: Page, address: str) -> None:
    scriptless.goto(f"{address}bits/")
    for laboratory in scriptless.locator(f"{ROWS}, {QUEENS}").all():
        expect(laboratory.locator(".qa-lab-still svg").first).to_be_visible()
        expect(laboratory.locator(".qa-lab-live")).to_be_hidden()


def test_with_script_the_drawings_give_way(phone: Page) -> None:
    for still in phone.locator(".qa-lab-still").all():
        expect(still).to_be_hidden()
