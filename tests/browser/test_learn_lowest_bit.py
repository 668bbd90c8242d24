"""The chapter "One bit at a time": a reader steps to the lowest 1, takes it, and predicts."""

from __future__ import annotations

import pytest
from playwright.sync_api import Locator, Page, expect

from exhibits.learn_lowest_bit.blocks import WIDTH
from site_builder.figures.laboratories.blocks import evaluated
from site_builder.values.text import low_bits
from tests.helpers.browser import part_of

LINES = ("~x", "-x", "-x & x", "x & (x - 1)")


@pytest.fixture
def figure(page: Page, atlas: str) -> Locator:
    """The figure that steps to the lowest 1 of a number, at first 104."""
    page.goto(f"{atlas}learn/lowest-bit/")
    return page.locator("queens-lowest-bit")


def line(figure: Locator, formula: str) -> Locator:
    """Return the element with the bits in the line of a formula."""
    return figure.locator(f'[data-qa-line="{formula}"] [role=img]')


def step(figure: Locator, times: int = 1) -> None:
    """Click “Forward” `times` times."""
    for _ in range(times):
        part_of(figure, "forward").click()


def last_step(x: int) -> int:
    """Return the number of steps from `x` to its lowest 1.

    There is a step that flips all bits, a step for each carry, a step that copies the remaining
    bits, if any, and a step for `&`.
    """
    carries = min((x & -x).bit_length() or WIDTH, WIDTH)
    steps = 1 + carries + 1
    has_rest = carries < WIDTH
    return steps + 1 if has_rest else steps


def test_a_reader_steps_to_the_lowest_1_and_bits_stand_under_their_squares(figure: Locator) -> None:
    x = 104
    expect(line(figure, "~x")).to_have_attribute("aria-label", "not computed yet")
    step(figure)
    expect(line(figure, "~x")).to_have_attribute("aria-label", low_bits(~x, WIDTH))
    for bit in range(4):
        step(figure)
        known = low_bits(-x, WIDTH)[WIDTH - 1 - bit :]
        expect(line(figure, "-x")).to_have_attribute("aria-label", known)
        expect(line(figure, "+ 1").get_by_text("1", exact=True)).to_have_count(bit + 1)
    step(figure, 2)
    expect(part_of(figure, "message")).to_contain_text("x & -x = 8, column e")
    expect(part_of(figure, "progress")).to_have_text(f"step {last_step(x)} of {last_step(x)}")
    board = part_of(figure, "squares").locator("svg").bounding_box()
    assert board
    for cells in (part_of(figure, "bits"), *(line(figure, formula) for formula in LINES)):
        boxes = [cell.bounding_box() for cell in cells.locator(".qa-lab-bit").all()]
        for column, box in enumerate(boxes):
            assert box
            assert box["x"] == pytest.approx(board["x"] + column * board["width"] / 8, abs=0.6)


def test_numbers_and_bits_change_the_row_or_nothing(figure: Locator) -> None:
    for typed in ("256", "-1", "2.5"):
        part_of(figure, "number").fill(typed)
        expect(part_of(figure, "message")).to_contain_text("0 to 255")
        expect(part_of(figure, "value")).to_have_text("104")
    part_of(figure, "number").fill("")
    expect(part_of(figure, "value")).to_have_text("104")
    figure.get_by_role("button", name="bit 0,").click()
    expect(part_of(figure, "value")).to_have_text("105")
    squares = part_of(figure, "squares").get_by_role("img")
    expect(squares).to_have_attribute("aria-label", "Free: b, c, e and h. Taken: nothing.")
    step(figure, last_step(105))
    figure.get_by_role("button", name="bit 0,").press("0")
    expect(line(figure, "-x & x")).to_have_attribute("aria-label", "00001000")
    for x in (0, 22):
        figure.page.reload()
        part_of(figure, "number").fill(str(x))
        expect(part_of(figure, "progress")).to_have_text(f"step 0 of {last_step(x)}")
        step(figure, last_step(x))
        for formula in LINES:
            bits = low_bits(evaluated(x, WIDTH)[formula], WIDTH)
            expect(line(figure, formula)).to_have_attribute("aria-label", bits)
        for formula, value in (("~x", ~x), ("-x", -x), ("-x & x", x & -x)):
            text = str(value).replace("-", "\N{MINUS SIGN}")
            shown = figure.locator(f'[data-qa-line="{formula}"] .qa-lowest-value')
            expect(shown).to_have_text(text)


def test_taking_the_lowest_until_nothing_is_left_and_back(figure: Locator) -> None:
    squares = part_of(figure, "squares").get_by_role("img")
    take = part_of(figure, "take")
    for left, taken in ((96, "e"), (64, "e, c"), (0, "e, c, b")):
        take.click()
        expect(part_of(figure, "value")).to_have_text(str(left))
        expect(part_of(figure, "taken")).to_have_text(f"taken: {taken}")
    expect(part_of(figure, "message")).to_contain_text("3 rounds for 3 free squares")
    expect(squares).to_have_attribute("aria-label", "Free: nothing. Taken: e, c and b.")
    expect(take).to_be_focused()
    take.press("Enter")
    expect(part_of(figure, "value")).to_have_text("104")
    expect(part_of(figure, "taken")).to_have_text("")
    part_of(figure, "number").fill("0")
    expect(take).to_have_attribute("aria-disabled", "true")
    expect(part_of(figure, "message")).to_contain_text("no square of the row is free")


def test_links_of_the_text_show_steps(page: Page, figure: Locator) -> None:
    for name, message in (
        ("Flip all bits", "3 zeros became ones"),
        ("The carry runs through them", "Bit 2: 1 + 1 = 10"),
        ("The carry stops", "Bit 3: 0 + 1 = 1"),
        ("nothing is added", "Nothing is added"),
        ("Only one place is left", "x & -x = 8, column e"),
        ("takes this square away", "x = 96 is left"),
    ):
        page.get_by_role("link", name=name).click()
        expect(part_of(figure, "message")).to_contain_text(message)
