"""Questions of the chapters: a reader answers with squares, bits, numbers and choices."""

from __future__ import annotations

import re

from playwright.sync_api import Locator, Page, expect

from tests.browser.figures import part_selector

WRONG = re.compile("qa-wrong")


def question(page: Page, text: str) -> Locator:
    """Return the last question that has this text."""
    return page.locator(".qa-question", has_text=text).last


def message(asked: Locator) -> Locator:
    """Return the element with the verdict on the answer to a question."""
    return asked.locator(part_selector("message"))


def click_square(asked: Locator, name: str) -> None:
    """Click the square `name` in the board of a question."""
    asked.get_by_role("gridcell", name=re.compile(f"^{name}\\b")).click()


def press_bits(asked: Locator, *bits: int) -> None:
    """Flip the bits with these numbers in the answer to a question."""
    for bit in bits:
        asked.get_by_role("button", name=f"bit {bit},").click()


def test_squares_are_chosen_one_by_one_and_remembered(page: Page, atlas: str) -> None:
    page.goto(f"{atlas}learn/place/")
    asked = question(page, "Choose every square that is still free")
    click_square(asked, "c6")
    expect(message(asked)).to_contain_text("Not yet. c6 is attacked by a4")
    expect(message(asked)).to_have_class(WRONG)
    for square, text in (
        ("b6", "3 squares to go"),
        ("b6", "3 squares to go"),  # the same square counts once
        ("c5", "2 squares"),
        ("b2", "1 square to go"),
    ):
        click_square(asked, square)
        expect(message(asked)).to_contain_text(text)
    fold = asked.locator("details")
    expect(fold).not_to_have_attribute("open", "")
    click_square(asked, "f6")
    expect(message(asked)).to_have_text("Right.")
    expect(message(asked)).not_to_have_class(WRONG)
    expect(fold).to_have_attribute("open", "")
    page.reload()
    expect(message(asked)).to_have_text("You have solved this one.")
    page.goto(f"{atlas}learn/search/")
    asked = question(page, "lifted the queen from d5")
    asked.get_by_text("Answer", exact=True).click()
    expect(asked.get_by_role("gridcell", name="e5, empty, right")).to_have_count(1)
    page.reload()
    expect(message(asked)).to_be_empty()
    asked.get_by_role("button", name="Go back").click()
    expect(message(asked)).to_contain_text("Not while e5 is free")
    click_square(asked, "e5")
    expect(message(asked)).to_have_text("Right.")


def test_bits_numbers_and_choices_are_judged_and_marked(page: Page, atlas: str) -> None:
    page.goto(f"{atlas}learn/rows/")
    bits = question(page, "Set the bits of 22")
    press_bits(bits, 4, 3)
    expect(message(bits)).to_contain_text("11000")
    bits.get_by_role("button", name="Check").click()
    expect(message(bits)).to_contain_text("16 + 8 = 24, which is 2 too much")
    press_bits(bits, 3, 2, 1)
    bits.get_by_role("button", name="Check").click()
    expect(message(bits)).to_have_text("Right.")
    number = question(page, "Which number is this row")
    number.get_by_role("button", name="Check").click()
    expect(message(number)).to_contain_text("Type a number in digits")
    for typed, text in {"13": "13 is the row read from its other end", "22": "Right."}.items():
        number.locator("input").fill(typed)
        number.locator("input").press("Enter")
        expect(message(number)).to_contain_text(text)
    page.goto(f"{atlas}learn/symmetry/")
    asked = question(page, "How many different boards")
    expect(asked.get_by_role("img", name="Question 1")).to_be_visible()
    images = asked.locator(".qa-eight")
    expect(images).to_be_hidden()
    for answer, sign in {"8": "wrong", "4": "right"}.items():
        asked.get_by_role("button", name=answer, exact=True).click()
        expect(asked.get_by_role("button", name=f"{sign}: {answer}")).to_have_count(1)
    expect(images).to_be_visible()
