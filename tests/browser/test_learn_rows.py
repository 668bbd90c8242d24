"""The chapter "A row is a number": a reader fills squares, types numbers and answers questions."""

from __future__ import annotations

import pytest
from playwright.sync_api import Locator, Page, expect

from exhibits.learn_rows.blocks import OPERATIONS, WIDTHS
from tests.browser.conftest import press
from tests.helpers.browser import part_of

CENTRES = """(cells) => cells.map((cell) => {
    const box = cell.getBoundingClientRect();
    return Math.round(box.x + box.width / 2);
})"""


@pytest.fixture
def figure(page: Page, atlas: str) -> Locator:
    """The first figure of the chapter, in which a reader fills the squares of a row."""
    page.goto(f"{atlas}learn/rows/")
    return page.locator("queens-row-number")


def press_bits(figure: Locator, *bits: int) -> None:
    """Click the squares of the bits with these numbers."""
    for bit in bits:
        figure.get_by_role("button", name=f"bit {bit},").click()


def expect_row(figure: Locator, bits: str) -> None:
    """Wait until a figure shows these bits, their number, and the lines of Python for it."""
    x = int(bits, 2)
    width = len(bits)
    expect(part_of(figure, "bits")).to_have_text(bits)
    expect(part_of(figure, "number")).to_have_value(str(x))
    for line in (f"0b{bits}", f"'{bin(x)}'", f"'{x:0{width}b}'", f"{x.bit_count()}"):
        expect(part_of(figure, "python")).to_contain_text(line)


def test_clicks_and_typed_numbers_fill_squares(figure: Locator) -> None:
    expect_row(figure, "00101")
    press_bits(figure, 4)
    expect_row(figure, "10101")
    expect(part_of(figure, "message")).to_have_text("16 + 4 + 1 = 21. 3 squares filled.")
    press_bits(figure, 0, 2)
    expect(part_of(figure, "message")).to_have_text("16. 1 square filled.")
    number, bits = part_of(figure, "number"), part_of(figure, "bits")
    number.fill("22")
    expect_row(figure, "10110")
    number.fill("32")
    expect(part_of(figure, "message")).to_contain_text("0 to 31")
    expect(bits).to_have_text("10110")
    number.fill("x")
    expect(bits).to_have_text("10110")
    number.fill("")
    number.press_sequentially("0b10101")  # as Python writes bits
    expect(bits).to_have_text("10101")
    expect(number).to_have_value("0b10101")
    part_of(figure, "more").click()
    expect_row(figure, "10110")
    part_of(figure, "number").fill("15")
    part_of(figure, "more").click()
    expect_row(figure, "10000")
    part_of(figure, "number").fill("31")
    expect(part_of(figure, "more")).to_be_disabled()
    expect(part_of(figure, "message")).to_contain_text("one less than 32")
    part_of(figure, "number").fill("0")
    expect(part_of(figure, "less")).to_be_disabled()


def test_each_bit_and_its_worth_stand_under_the_square(figure: Locator) -> None:
    for width in WIDTHS:
        press(figure, str(width))
        expect(figure.get_by_role("button", name="bit ")).to_have_count(width)
        columns = [
            part_of(figure, name).locator("> *").evaluate_all(CENTRES)
            for name in ("bits", "places", "worths")
        ]
        assert len(columns[0]) == width
        assert columns[0] == columns[1] == columns[2]
        worths = part_of(figure, "worths").locator("> *").all_inner_texts()
        assert worths == [str(2**bit) for bit in reversed(range(width))]


def test_links_of_the_text_show_rows_and_operations_follow_both(
    page: Page, figure: Locator
) -> None:
    page.get_by_role("link", name="10110").click()
    expect_row(figure, "10110")
    page.get_by_role("link", name="0101", exact=True).click()
    expect_row(figure, "0101")
    figure = page.locator("queens-row-operations")
    expect_results(figure, 0b01100, 0b00101)
    press_bits(part_of(figure, "a"), 0)
    press_bits(part_of(figure, "b"), 4)
    expect_results(figure, 0b01101, 0b10101)
    page.get_by_role("link", name="mask & ~12").click()
    expect_results(figure, 0b01100, 0b00101)
    expect(figure.locator(".qa-rows-lit")).to_have_text(OPERATIONS[-1])


def expect_results(figure: Locator, a: int, b: int) -> None:
    """Wait until each operation on `a` and `b` shows its bits and the number that Python prints."""
    for name in OPERATIONS:
        value = eval(name, {"a": a, "b": b, "mask": 31})
        row = figure.locator(f'[data-qa-operation="{name}"]')
        expect(row).to_have_text(f"{value & 31:05b}")
        number = row.locator("xpath=following-sibling::*[1]")
        expect(number).to_have_text(str(value).replace("-", "\N{MINUS SIGN}"))
