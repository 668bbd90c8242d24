"""The chapter "One bit at a time": a reader steps to the lowest 1, takes it, and predicts."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Locator, Page, expect

from site_builder.figures.bits.arithmetic import low_bits
from site_builder.figures.laboratories.rows import evaluated
from site_builder.figures.learn.bit_questions import X, lowest_question, rounds_question
from site_builder.figures.learn.lowest_bit import WIDTH
from tests.helpers.browser import DESK, PHONE, opened, violations_by_day_and_night
from tests.helpers.chapters import chapter_site, first_touch_is_in_view
from tests.helpers.site import served

pytestmark = [pytest.mark.slow, pytest.mark.soak]

FIGURE = "queens-lowest-bit"
QUESTIONS = "queens-bit-questions"
LINES = ("~x", "-x", "-x & x", "x & (x - 1)")


@pytest.fixture(scope="module")
def chapter(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The site of the chapter."""
    return chapter_site(tmp_path_factory.mktemp("chapter"), "lowest-bit")


@pytest.fixture(scope="module")
def address(chapter: Path) -> Iterator[str]:
    """The chapter."""
    with served(chapter) as root:
        yield f"{root}/learn/lowest-bit/"


@pytest.fixture
def figure(page: Page, address: str) -> Locator:
    """The figure, which has started."""
    page.goto(address)
    return started(page)


def started(page: Page) -> Locator:
    """The figure, once it says what it shows."""
    figure = page.locator(FIGURE)
    expect(part(figure, "message")).to_contain_text("x = 64 + 32 + 8 = 104")
    return figure


def part(figure: Locator, name: str) -> Locator:
    """A part of a figure."""
    return figure.locator(f'[data-qa-part="{name}"]')


def line(figure: Locator, formula: str) -> Locator:
    """The bits of a line."""
    return figure.locator(f'[data-qa-line="{formula}"] [role=img]')


def step(figure: Locator, times: int = 1) -> None:
    """Step forward."""
    for _ in range(times):
        part(figure, "forward").click()


def last_step(x: int) -> int:
    """How many steps lead to the lowest 1: flip, the carries, the rest if there is one, and `&`."""
    carries = min((x & -x).bit_length() or WIDTH, WIDTH)
    return 1 + carries + (carries < WIDTH) + 1


def question(page: Page, name: str) -> Locator:
    """One of the questions."""
    return page.locator(f"[data-qa-question={name}]")


def test_a_reader_steps_to_the_lowest_1_bit_by_bit(figure: Locator) -> None:
    x = 104
    values = evaluated(x, WIDTH)
    expect(line(figure, "~x")).to_have_attribute("aria-label", "not computed yet")
    step(figure)
    expect(line(figure, "~x")).to_have_attribute("aria-label", low_bits(~x, WIDTH))
    for bit in range(4):
        step(figure)
        known = low_bits(-x, WIDTH)[WIDTH - 1 - bit :]
        expect(line(figure, "-x")).to_have_attribute("aria-label", known)
        expect(line(figure, "+ 1").get_by_text("1", exact=True)).to_have_count(bit + 1)
    expect(part(figure, "message")).to_contain_text("The carry stops here, at the lowest 1")
    step(figure, 2)
    expect(part(figure, "message")).to_have_text("x and -x share a single 1: x & -x = 8, column e.")
    for formula in LINES:
        bits = low_bits(values[formula], WIDTH)
        expect(line(figure, formula)).to_have_attribute("aria-label", bits)
    expect(part(figure, "progress")).to_have_text(f"step {last_step(x)} of {last_step(x)}")


@pytest.mark.parametrize("x", [0, 1, 22, 128, 255])
def test_lines_of_a_typed_number_are_those_of_the_core(figure: Locator, x: int) -> None:
    part(figure, "number").fill(str(x))
    expect(part(figure, "progress")).to_have_text(f"step 0 of {last_step(x)}")
    step(figure, last_step(x))
    for formula in LINES:
        bits = low_bits(evaluated(x, WIDTH)[formula], WIDTH)
        expect(line(figure, formula)).to_have_attribute("aria-label", bits)
    for formula, value in (("~x", ~x), ("-x", -x), ("-x & x", x & -x)):
        text = str(value).replace("-", "\N{MINUS SIGN}")
        shown = figure.locator(f'[data-qa-line="{formula}"] .qa-lowest-value')
        expect(shown).to_have_text(text)


@pytest.mark.parametrize("typed", ["256", "-1", "2.5"])
def test_a_number_that_does_not_fit_changes_nothing_and_is_told(
    figure: Locator, typed: str
) -> None:
    part(figure, "number").fill(typed)
    expect(part(figure, "value")).to_have_text("104")
    expect(part(figure, "message")).to_contain_text("0 to 255")
    part(figure, "number").fill("")
    expect(part(figure, "value")).to_have_text("104")


def test_a_click_on_a_bit_changes_the_row_and_its_squares(figure: Locator) -> None:
    figure.get_by_role("button", name="bit 0,").click()
    expect(part(figure, "value")).to_have_text("105")
    squares = part(figure, "squares").get_by_role("img")
    expect(squares).to_have_attribute("aria-label", "Free: b, c, e and h. Taken: nothing.")
    step(figure, last_step(105))
    figure.get_by_role("button", name="bit 0,").press("0")
    expect(line(figure, "-x & x")).to_have_attribute("aria-label", "00001000")


def test_taking_the_lowest_until_nothing_is_left_and_back(figure: Locator) -> None:
    squares = part(figure, "squares").get_by_role("img")
    for left, taken in ((96, "e"), (64, "e, c"), (0, "e, c, b")):
        part(figure, "take").click()
        expect(part(figure, "value")).to_have_text(str(left))
        expect(part(figure, "taken")).to_have_text(f"taken: {taken}")
    expect(part(figure, "message")).to_contain_text("3 rounds for 3 free squares")
    expect(squares).to_have_attribute("aria-label", "Free: nothing. Taken: e, c and b.")
    expect(part(figure, "take")).to_be_focused()
    part(figure, "take").press("Enter")
    expect(part(figure, "value")).to_have_text("104")
    expect(part(figure, "taken")).to_have_text("")


def test_an_empty_row_has_nothing_to_take(figure: Locator) -> None:
    part(figure, "number").fill("0")
    expect(part(figure, "take")).to_have_attribute("aria-disabled", "true")
    expect(part(figure, "message")).to_contain_text("no square of the row is free")


def test_links_of_the_text_show_steps(page: Page, figure: Locator) -> None:
    for name, message in (
        ("Flip all bits", "~x has every bit of x flipped. At the right end, 3 zeros became ones."),
        ("The carry runs through them", "Bit 2: 1 + 1 = 10. Write 0 and carry the 1."),
        ("The carry stops", "Bit 3: 0 + 1 = 1. The carry stops here, at the lowest 1 of x."),
        ("nothing is added", "Nothing is added further left."),
        ("one place has it", "x & -x = 8, column e."),
        ("takes this square away", "x ^= bit has taken column e. x = 96 is left"),
    ):
        page.get_by_role("link", name=name).click()
        expect(part(figure, "message")).to_contain_text(message)


@pytest.mark.parametrize(("width", "stays"), [(DESK, True), (PHONE, False)])
def test_a_link_leads_to_the_figure_unless_it_is_in_view(
    browser: Browser, address: str, width: int, stays: bool
) -> None:
    with opened(browser, width=width) as page:
        page.goto(address)
        figure = started(page)
        link = page.get_by_role("link", name="one place has it")
        link.scroll_into_view_if_needed()
        before = page.evaluate("scrollY")
        link.click()
        expect(part(figure, "message")).to_contain_text("share a single 1")
        expect(part(figure, "message")).to_be_in_viewport()
        assert (page.evaluate("scrollY") == before) == stays


def test_bits_stand_under_their_squares(figure: Locator) -> None:
    step(figure, last_step(104))
    board = part(figure, "squares").locator("svg").bounding_box()
    assert board
    for cells in (part(figure, "bits"), *(line(figure, formula) for formula in LINES)):
        boxes = [cell.bounding_box() for cell in cells.locator(".qa-lab-bit").all()]
        for column, box in enumerate(boxes):
            assert box
            assert box["x"] == pytest.approx(board["x"] + column * board["width"] / 8, abs=0.6)


# Questions ---------------------------------------------------------------------------------------


@pytest.mark.parametrize("answer", [X, 16, 1, 0])
def test_wrong_bits_are_explained(page: Page, figure: Locator, answer: int) -> None:
    lowest = question(page, "lowest")
    for bit in range(WIDTH):
        if answer >> bit & 1:
            lowest.get_by_role("button", name=f"bit {bit},").click()
    part(lowest, "check").click()
    verdict = f"Not yet. {lowest_question(X).slips[answer]}"
    expect(part(lowest, "verdict")).to_have_text(verdict)


def test_any_other_wrong_bits_get_a_hint(page: Page, figure: Locator) -> None:
    lowest = question(page, "lowest")
    for bit in (0, 7):
        lowest.get_by_role("button", name=f"bit {bit},").click()
    part(lowest, "check").click()
    expect(part(lowest, "verdict")).to_have_text(f"Not yet. {lowest_question(X).hint}")


def test_right_bits_are_remembered(page: Page, figure: Locator) -> None:
    lowest = question(page, "lowest")
    lowest.get_by_role("button", name="bit 1,").click()
    part(lowest, "check").click()
    expect(part(lowest, "verdict")).to_have_text(f"Right. {lowest_question(X).why}")
    kept = json.loads(page.evaluate("localStorage['queens-atlas.chapter-7']"))
    assert kept == {"answers": {"lowest": X & -X}}
    page.reload()
    expect(part(lowest, "verdict")).to_contain_text("Right.")
    expect(lowest.get_by_role("button", name="bit 1,")).to_have_attribute("aria-pressed", "true")


@pytest.mark.parametrize("answer", [2, 3, 4, 5, 22, 40])
def test_a_number_of_rounds_is_judged_with_its_reason(
    page: Page, figure: Locator, answer: int
) -> None:
    rounds, judged = question(page, "rounds"), rounds_question(X)
    part(rounds, "number").fill(str(answer))
    part(rounds, "number").press("Enter")
    wrong = f"Not yet. {judged.slips.get(answer, judged.hint)}"
    expected = f"Right. {judged.why}" if answer == judged.right else wrong
    expect(part(rounds, "verdict")).to_have_text(expected)


def test_a_reader_may_skip_and_an_empty_answer_is_asked_for(page: Page, figure: Locator) -> None:
    rounds = question(page, "rounds")
    part(rounds, "check").click()
    expect(part(rounds, "verdict")).to_have_text("Type a number first.")
    part(rounds, "skip").click()
    expect(part(rounds, "number")).to_have_value("3")
    expect(part(rounds, "verdict")).to_have_text(rounds_question(X).why)
    assert page.evaluate("localStorage['queens-atlas.chapter-7']") is None


# The page ----------------------------------------------------------------------------------------


def test_the_first_thing_to_touch_is_on_the_first_screen(browser: Browser, address: str) -> None:
    with opened(browser) as page:
        page.goto(address)
        first_touch_is_in_view(page, f"{FIGURE} .qa-lab-bar")
        first_touch_is_in_view(page, f"{FIGURE} .qa-lowest-rows")


def test_narrow_columns_need_no_horizontal_scroll(page: Page, figure: Locator) -> None:
    step(figure, last_step(104))
    for each in (figure, page.locator(QUESTIONS)):
        for width in (300, 340, 420, 560, 799, 1200):
            each.evaluate("(element, width) => (element.style.width = `${width}px`)", width)
            assert each.evaluate("(element) => element.scrollWidth") <= width


def test_is_accessible_with_an_empty_console(page: Page, address: str) -> None:
    messages = list[str]()
    page.on("console", lambda message: messages.append(message.text))
    page.goto(address)
    figure = started(page)
    part(figure, "take").click()
    part(question(page, "lowest"), "check").click()
    expect(part(question(page, "lowest"), "verdict")).to_have_class(re.compile("qa-wrong"))
    assert violations_by_day_and_night(page, ".qa-lowest") == []
    assert messages == []


def test_without_script_lines_and_answers_are_there(scriptless: Page, address: str) -> None:
    scriptless.goto(address)
    figure = scriptless.locator(FIGURE)
    expect(figure.locator("figure svg").first).to_be_visible()
    expect(part(figure, "stage")).to_be_hidden()
    answer = question(scriptless, "rounds").locator("summary")
    answer.click()
    expect(question(scriptless, "rounds").locator("details p")).to_contain_text("3. Each round")
