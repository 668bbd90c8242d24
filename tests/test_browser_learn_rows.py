"""The chapter "A row is a number": a reader fills squares, types numbers and answers questions."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Locator, Page, expect

from site_builder.figures.learn.rows import OPERATIONS, WIDTHS, evaluated
from tests.helpers.browser import PHONE, opened, violations_by_day_and_night
from tests.helpers.chapters import chapter_site, first_touch_is_in_view
from tests.helpers.site import served

pytestmark = [pytest.mark.slow, pytest.mark.soak]

TAGS = ("queens-row-number", "queens-row-operations", "queens-row-questions")
WRONG = re.compile("qa-wrong")
CENTRES = """(cells) => cells.map((cell) => {
    const box = cell.getBoundingClientRect();
    return Math.round(box.x + box.width / 2);
})"""


@pytest.fixture(scope="module")
def chapter(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The site of the chapter."""
    return chapter_site(tmp_path_factory.mktemp("chapter"), "rows")


@pytest.fixture(scope="module")
def address(chapter: Path) -> Iterator[str]:
    """The chapter."""
    with served(chapter) as root:
        yield f"{root}/learn/rows/"


@pytest.fixture
def figure(page: Page, address: str) -> Locator:
    """The row that a reader fills first."""
    page.goto(address)
    figure = page.locator(TAGS[0])
    expect_row(figure, "00101")
    return figure


def part(figure: Locator, name: str) -> Locator:
    """A part of a figure."""
    return figure.locator(f'[data-qa-part="{name}"]')


def square(figure: Locator, bit: int) -> Locator:
    """The square of a bit."""
    return figure.get_by_role("button", name=f"bit {bit},")


def expect_row(figure: Locator, bits: str) -> None:
    """Wait until a row has such bits, and all that follows from them is shown."""
    x, width = int(bits, 2), len(bits)
    expect(part(figure, "bits")).to_have_text(bits)
    expect(part(figure, "number")).to_have_value(str(x))
    lines = (f"0b{bits}", f"'{bin(x)}'", f"'{x:0{width}b}'", f"{x.bit_count()}")
    for line in lines:
        expect(part(figure, "python")).to_contain_text(line)


def test_a_click_fills_a_square_and_counts_its_worth(figure: Locator) -> None:
    square(figure, 4).click()
    expect_row(figure, "10101")
    expect(part(figure, "message")).to_have_text("16 + 4 + 1 = 21. 3 squares filled.")
    square(figure, 0).click()
    square(figure, 2).click()
    expect(part(figure, "message")).to_have_text("16. 1 square filled.")


def test_a_typed_number_fills_its_squares(figure: Locator) -> None:
    part(figure, "number").fill("22")
    expect_row(figure, "10110")
    part(figure, "number").fill("32")
    expect(part(figure, "message")).to_have_text("5 squares hold the numbers 0 to 31.")
    expect(part(figure, "bits")).to_have_text("10110")
    part(figure, "number").fill("x")
    expect(part(figure, "bits")).to_have_text("10110")


def test_bits_are_typed_as_python_writes_them(figure: Locator) -> None:
    part(figure, "number").fill("")
    part(figure, "number").press_sequentially("0b10101")
    expect(part(figure, "bits")).to_have_text("10101")
    expect(part(figure, "number")).to_have_value("0b10101")
    part(figure, "more").click()
    expect_row(figure, "10110")


def test_one_more_carries_and_the_ends_stop(figure: Locator) -> None:
    part(figure, "number").fill("15")
    part(figure, "more").click()
    expect_row(figure, "10000")
    part(figure, "number").fill("31")
    expect(part(figure, "more")).to_be_disabled()
    expect(part(figure, "message")).to_contain_text("all of the row: one less than 32")
    part(figure, "number").fill("0")
    expect(part(figure, "less")).to_be_disabled()


@pytest.mark.parametrize("width", WIDTHS)
def test_each_bit_and_its_worth_stand_under_the_square(figure: Locator, width: int) -> None:
    figure.get_by_role("button", name=str(width), exact=True).click()
    expect(square(figure, width - 1)).to_be_visible()
    columns = [
        part(figure, name).locator("> *").evaluate_all(CENTRES)
        for name in ("bits", "places", "worths")
    ]
    assert len(columns[0]) == width
    assert columns[0] == columns[1] == columns[2]
    worths = " ".join(part(figure, "worths").locator("> *").all_inner_texts())
    assert worths == " ".join(str(2**bit) for bit in reversed(range(width)))


def test_keys_fill_squares(page: Page, figure: Locator) -> None:
    square(figure, 4).focus()
    page.keyboard.type("110")
    expect_row(figure, "11001")
    page.keyboard.press("ArrowLeft")
    page.keyboard.press("Enter")
    expect_row(figure, "11101")


def test_links_of_the_text_show_rows(page: Page, figure: Locator) -> None:
    page.get_by_role("link", name="10110").click()
    expect_row(figure, "10110")
    page.get_by_role("link", name="0101", exact=True).click()
    expect_row(figure, "0101")


def expect_results(figure: Locator, a: int, b: int) -> None:
    """Wait until each operation shows its bits and what Python prints."""
    for name, value in evaluated(a, b, 5).items():
        row = figure.locator(f'[data-qa-operation="{name}"]')
        expect(row).to_have_text(f"{value & 31:05b}")
        number = row.locator("xpath=following-sibling::*[1]")
        expect(number).to_have_text(str(value).replace("-", "\N{MINUS SIGN}"))


def test_operations_follow_both_rows(page: Page, figure: Locator) -> None:
    figure = page.locator(TAGS[1])
    expect_results(figure, 0b01100, 0b00101)
    square(part(figure, "a"), 0).click()
    square(part(figure, "b"), 4).click()
    expect_results(figure, 0b01101, 0b10101)
    page.get_by_role("link", name="mask & ~12").click()
    expect_results(figure, 0b01100, 0b00101)
    expect(figure.locator(".qa-rows-lit")).to_have_text(OPERATIONS[-1])


# Questions ----------------------------------------------------------------------------------------


def question(page: Page, kind: str) -> Locator:
    """A question of the chapter."""
    return page.locator(f'[data-qa-question="{kind}"]')


def check(figure: Locator) -> None:
    """Have an answer checked."""
    figure.get_by_role("button", name="Check").click()


@pytest.mark.parametrize(
    ("typed", "message"),
    [
        ("", "Type the number in decimal digits."),
        ("13", "13 is the row read from its other end."),
        ("20", "20 is 10100, another row."),
        ("40", "40 needs more than 5 squares"),
    ],
)
def test_a_wrong_number_is_explained(page: Page, figure: Locator, typed: str, message: str) -> None:
    asked = question(page, "number")
    part(asked, "number").fill(typed)
    check(asked)
    expect(part(asked, "message")).to_contain_text(message)
    expect(part(asked, "message")).to_have_class(WRONG)


def test_right_answers_are_told_and_remembered(page: Page, figure: Locator) -> None:
    part(question(page, "number"), "number").fill("22")
    page.keyboard.press("Enter")
    expect(part(question(page, "number"), "message")).to_contain_text("Right. The filled squares")
    for kind, bits in (("squares", (4, 2, 1)), ("either", (3, 2, 0))):
        asked = question(page, kind)
        for bit in bits:
            square(asked, bit).click()
        check(asked)
        expect(part(asked, "message")).to_contain_text("Right. ")
        expect(part(asked, "message")).not_to_have_class(WRONG)
    page.reload()
    messages = page.locator(f"{TAGS[2]} [data-qa-part=message]")
    expect(messages).to_have_text(["You have solved this one."] * 3)


def test_wrong_squares_are_explained(page: Page, figure: Locator) -> None:
    asked = question(page, "squares")
    square(asked, 4).click()
    square(asked, 3).click()
    check(asked)
    text = "Your squares are worth 16 + 8 = 24, which is 2 too much."
    expect(part(asked, "message")).to_have_text(text)
    asked = question(page, "either")
    for bit in (4, 2, 0):
        square(asked, bit).click()
    check(asked)
    expect(part(asked, "message")).to_contain_text("16 is in neither row and 8 is in a.")
    expect(asked.locator(".qa-rows-wrong")).to_have_count(2)
    square(asked, 4).click()
    expect(asked.locator(".qa-rows-wrong")).to_have_count(0)


def test_questions_can_be_skipped(page: Page, figure: Locator) -> None:
    for skip in page.get_by_role("button", name="Just show me").all():
        skip.click()
    expect(part(question(page, "number"), "number")).to_have_value("22")
    expect(part(question(page, "squares"), "bits")).to_have_text("10110")
    expect(part(question(page, "either"), "bits")).to_have_text("01101")
    page.reload()
    expect(page.get_by_text("You have solved")).to_have_count(0)


# All figures --------------------------------------------------------------------------------------


def test_first_screen_has_the_row_and_its_number(page: Page, figure: Locator) -> None:
    first_touch_is_in_view(page, f"{TAGS[0]} [data-qa-part=bits]")
    first_touch_is_in_view(page, f"{TAGS[0]} [data-qa-part=number]")


def test_narrow_columns_need_no_horizontal_scroll(page: Page, figure: Locator) -> None:
    figure.get_by_role("button", name="8", exact=True).click()
    for each in map(page.locator, TAGS):
        for width in (300, 420, 700, 1200):
            each.evaluate("(element, width) => (element.style.width = `${width}px`)", width)
            assert each.evaluate("(element) => element.scrollWidth") <= width


@pytest.mark.parametrize("width", [PHONE, 1280])
def test_is_accessible_with_an_empty_console(browser: Browser, address: str, width: int) -> None:
    with opened(browser, width=width, reduced_motion="reduce") as page:
        messages = list[str]()
        page.on("console", lambda message: messages.append(message.text))
        page.goto(address)
        check(question(page, "number"))
        assert page.evaluate("document.documentElement.scrollWidth") == width
        assert violations_by_day_and_night(page, ".md-content") == []
        assert messages == []


def test_without_script_there_are_rows_and_answers(scriptless: Page, address: str) -> None:
    scriptless.goto(address)
    expect(scriptless.locator(f"{TAGS[0]} svg")).to_be_visible()
    expect(scriptless.locator(f"{TAGS[1]} svg")).to_be_visible()
    expect(scriptless.locator(f"{TAGS[2]} summary")).to_have_count(3)
    expect(scriptless.locator(".qa-rows .qa-live:visible")).to_have_count(0)


def test_it_works_from_disk(page: Page, chapter: Path) -> None:
    page.goto((chapter / "learn" / "rows" / "index.html").as_uri())
    square(page.locator(TAGS[0]), 1).click()
    expect_row(page.locator(TAGS[0]), "00111")
