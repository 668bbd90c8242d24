"""The chapter "The bitmap program": a reader plays the search, and is asked what it does next."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Locator, Page, expect

from tests.helpers.asking_steps import asking_steps
from tests.helpers.browser import DESK, PHONE, opened, violations_by_day_and_night
from tests.helpers.chapters import chapter_site, first_touch_is_in_view
from tests.helpers.site import served

pytestmark = [pytest.mark.slow, pytest.mark.soak]

LAST = len([*asking_steps(5)])
# How far the middle of each bit lies from the middle of its square, in pixels, at most.
OFFSETS = """(figure) => {
    const n = Number(figure.querySelector("[data-qa-part=n]").value);
    const board = figure.querySelector(`[data-qa-stage="${n}"] svg`);
    const toPage = board.getScreenCTM();
    const offsets = [...figure.querySelectorAll("[data-qa-mask]")].flatMap((row) =>
        [...row.querySelectorAll("[role=cell]:not(.qa-decimal)")].map((cell, column) => {
            const { left, width } = cell.getBoundingClientRect();
            return Math.abs(left + width / 2 - (toPage.e + (column + 0.5) * toPage.a));
        }));
    return [offsets.length, Math.max(...offsets)];
}"""


@pytest.fixture(scope="module")
def chapter(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The site of the chapter."""
    return chapter_site(tmp_path_factory.mktemp("chapter"), "bitmap")


@pytest.fixture(scope="module")
def address(chapter: Path) -> Iterator[str]:
    """The chapter."""
    with served(chapter) as root:
        yield f"{root}/learn/bitmap/"


@pytest.fixture
def figure(page: Page, address: str) -> Locator:
    """The stepper at its first step."""
    return visit(page, address)


def visit(page: Page, address: str) -> Locator:
    """The stepper, which has started."""
    page.goto(address)
    figure = page.locator("queens-stepper")
    expect_step(figure, 1)
    return figure


def part(figure: Locator, name: str) -> Locator:
    """A part of a figure."""
    return figure.locator(f'[data-qa-part="{name}"]').first


def expect_step(figure: Locator, step: int, of: int = LAST) -> None:
    """Wait until the stepper is at this step."""
    expect(part(figure, "progress")).to_have_text(f"step {step} of {of}")


def expect_message(figure: Locator, text: str) -> None:
    """Wait until the message has these words."""
    expect(part(figure, "message")).to_contain_text(text)


def bits(figure: Locator, mask: str) -> str:
    """The bits of a mask that are shown."""
    cells = figure.locator(f'[data-qa-mask="{mask}"] [role=cell]:not(.qa-decimal)')
    return "".join(cells.all_text_contents())


def choose(figure: Locator, *squares: str) -> None:
    """Click squares of the row that is asked for."""
    for square in squares:
        figure.get_by_role("button", name=square, exact=True).click()


def ask(figure: Locator) -> None:
    """Go to the first question: which squares of row 1 are free?"""
    part(figure, "forward").click()
    part(figure, "forward").click()
    expect_message(figure, "Which squares of row 1 are free?")
    expect_step(figure, 2)


# The steps ---------------------------------------------------------------------------------------


@pytest.mark.parametrize("n", ["4", "5", "8"])
def test_bits_stand_below_their_squares_at_any_width(figure: Locator, n: str) -> None:
    part(figure, "n").select_option(n)
    expect(part(figure, "n")).to_have_value(n)
    expect(figure.locator('[data-qa-mask="bit"] [role=cell]:not(.qa-decimal)')).to_have_count(
        int(n)
    )
    for width in (300, 420, 599, 600, 760, 1200):
        figure.evaluate("(element, width) => (element.style.width = `${width}px`)", width)
        bits_shown, offset = figure.evaluate(OFFSETS)
        assert bits_shown == 6 * int(n)
        assert offset < 0.1, width
        assert figure.evaluate("(element) => element.scrollWidth") <= width


def test_bit_lights_its_column(figure: Locator) -> None:
    light = figure.locator(".qa-stepper-column")
    expect(light).to_be_hidden()
    cell = figure.locator('[data-qa-mask="down"] [role=cell]').nth(3)
    cell.hover()
    expect(light).to_be_visible()
    boxes = [each.bounding_box() for each in (light, cell)]
    assert boxes[0]
    assert boxes[1]
    assert abs(boxes[0]["x"] + 1 - boxes[1]["x"]) < 0.1
    part(figure, "play").hover()
    expect(light).to_be_hidden()


def test_program_is_python_of_this_n_and_others_can_be_chosen(figure: Locator) -> None:
    python = figure.locator("[data-qa-program=python-recursive]")
    expect(python.locator("pre span").first).to_have_text("N = 5")
    lit = figure.locator("[data-qa-program]:not([hidden]) pre [aria-current]")
    expect(lit).to_have_text("untried = mask & ~(left | down | right)")
    part(figure, "forward").click()
    expect(lit).to_have_text(["bit = -untried & untried", "untried ^= bit"])
    part(figure, "program").select_option("C")
    expect(lit).to_have_text(["unsigned bit = -untried & untried;", "untried ^= bit;"])
    part(figure, "program").select_option("Cython, iterative")
    expect(lit).to_have_text("untried[row] ^= bit")
    expect(python).to_be_hidden()
    part(figure, "n").select_option("6")
    expect(python.locator("pre span").first).to_have_text("N = 6")


# Questions ---------------------------------------------------------------------------------------


def test_free_squares_are_asked_for_before_they_are_shown(figure: Locator) -> None:
    ask(figure)
    assert bits(figure, "left") == "00010"
    assert bits(figure, "down") == "00001"
    assert [bits(figure, mask) for mask in ("free", "untried")] == ["·····", "·····"]
    current = figure.locator("[data-qa-program=python-recursive] tr[aria-current] td")
    assert current.all_text_contents() == ["00010", "00001", "00000", "", ""]
    choose(figure, "b4", "d4")
    assert bits(figure, "free") == "01010"
    part(figure, "check").click()
    expect_message(figure, "Not yet: d4 is attacked, left has a 1 in its column.")
    expect(figure.locator(".qa-why")).to_have_count(1)
    choose(figure, "d4")
    part(figure, "check").click()
    expect_message(figure, "Not yet: some free squares are missing.")
    choose(figure, "a4", "c4")
    part(figure, "check").click()
    expect_message(
        figure, "Right. free = 11100: left, down and right have no 1 in columns 0, 1 and 2"
    )
    expect_step(figure, 3)
    expect(figure.locator(".qa-stepper-picks, .qa-why")).to_have_count(0)


def test_next_square_is_asked_for_and_one_click_answers(figure: Locator) -> None:
    ask(figure)
    part(figure, "skip").click()
    expect_step(figure, 3)
    expect_message(figure, "free = 11100")
    part(figure, "forward").click()
    expect_message(figure, "Which square of row 1 comes next?")
    expect(part(figure, "check")).to_be_hidden()
    choose(figure, "e4")
    expect_message(figure, "Not yet: e4 is not in untried.")
    choose(figure, "a4")
    expect_message(figure, "Not yet: a4 waits: it is not the lowest 1, which is the rightmost.")
    choose(figure, "c4")
    expect_message(
        figure, "Right. free = 11100: its lowest 1 is column 2, so the queen goes to c4."
    )
    expect_step(figure, 4)


def test_dead_end_has_no_free_square_to_choose(page: Page, figure: Locator) -> None:
    page.get_by_role("link", name="step 29").click()
    expect_message(figure, "free = 00000: every square of row 3 is attacked.")
    part(figure, "back").click()
    part(figure, "forward").click()
    expect_message(figure, "Which squares of row 3 are free?")
    part(figure, "check").click()
    expect_message(figure, "Right. free = 00000")
    expect_step(figure, 29)


def test_reader_may_go_on_without_an_answer_and_is_not_asked_again(figure: Locator) -> None:
    ask(figure)
    part(figure, "forward").click()
    expect_step(figure, 3)
    part(figure, "back").click()
    part(figure, "forward").click()
    expect_step(figure, 3)


def test_questions_come_once_and_again_on_request(page: Page, figure: Locator) -> None:
    ask(figure)
    visit(page, page.url.partition("?")[0])
    part(figure, "forward").click()
    part(figure, "forward").click()
    expect_step(figure, 3)
    part(figure, "back").click()
    part(figure, "asks").uncheck()
    part(figure, "asks").check()
    part(figure, "forward").click()
    expect_message(figure, "Which squares of row 1 are free?")


def test_reader_may_refuse_all_questions(figure: Locator) -> None:
    ask(figure)
    part(figure, "asks").uncheck()
    expect_message(figure, "free = 11111: its lowest 1 is column 4")
    expect(part(figure, "ask")).to_be_hidden()
    for step in range(3, 15):
        part(figure, "forward").click()
        expect_step(figure, step)


def test_play_waits_for_the_answer_and_goes_on(still: Page, address: str) -> None:
    figure = visit(still, address)
    part(figure, "speed").select_option("fast")
    part(figure, "play").click()
    still.clock.run_for(60_000)
    expect_message(figure, "Which squares of row 1 are free?")
    choose(figure, "a4", "b4", "c4")
    part(figure, "check").click()
    expect_step(figure, 3)
    still.clock.run_for(2_400)
    expect_step(figure, 3)
    still.clock.run_for(200)
    expect_message(figure, "Which square of row 1 comes next?")
    expect(part(figure, "play")).to_have_attribute("aria-pressed", "false")


def test_keyboard_answers(page: Page, figure: Locator) -> None:
    ask(figure)
    for square in ("a4", "b4", "c4"):
        figure.get_by_role("button", name=square, exact=True).focus()
        page.keyboard.press("Space")
    part(figure, "check").press("Enter")
    expect_message(figure, "Right.")
    expect(figure.locator(".qa-stepper-board")).to_be_focused()
    page.keyboard.press("ArrowRight")
    expect_message(figure, "Which square of row 1 comes next?")


# The text ----------------------------------------------------------------------------------------


def test_links_of_the_text_go_to_steps_and_the_one_in_view_is_marked(
    page: Page, figure: Locator
) -> None:
    part(figure, "n").select_option("6")
    page.get_by_role("link", name="step 14").click()
    expect_step(figure, 14)
    assert bits(figure, "untried") == "11000"
    marked = page.locator("a[aria-current=step]")
    expect(marked).to_have_text("step 14")
    part(figure, "forward").click()  # asks
    part(figure, "forward").click()
    expect(marked).to_have_text("step 15")
    part(figure, "forward").click()
    expect(marked).to_have_count(0)


def test_link_leaves_the_text_where_it_is(page: Page, figure: Locator) -> None:
    link = page.get_by_role("link", name="step 14")
    link.scroll_into_view_if_needed()
    before = page.evaluate("scrollY")
    assert before > 0
    link.click()
    expect_step(figure, 14)
    expect(part(figure, "play")).to_be_in_viewport(ratio=1)
    assert page.evaluate("scrollY") == before


def test_first_screen_has_the_board_and_its_controls(page: Page, address: str) -> None:
    visit(page, address)
    first_touch_is_in_view(page, "queens-stepper :is([data-qa-part=play], [data-qa-stage='5'])")


@pytest.mark.parametrize(("width", "height"), [(DESK, 720), (PHONE, 640)])
def test_question_and_its_board_are_seen_at_once(
    browser: Browser, address: str, width: int, height: int
) -> None:
    with opened(browser, width=width) as page:
        page.set_viewport_size({"width": width, "height": height})
        figure = visit(page, address)
        ask(figure)
        for seen in ("[data-qa-part=message]", "[data-qa-stage='5']", "[data-qa-part=ask]"):
            expect(figure.locator(seen)).to_be_in_viewport(ratio=1)


@pytest.mark.parametrize(("width", "height"), [(DESK, 720), (PHONE, 640)])
def test_link_brings_the_board_into_view(
    browser: Browser, address: str, width: int, height: int
) -> None:
    with opened(browser, width=width) as page:
        page.set_viewport_size({"width": width, "height": height})
        figure = visit(page, address)
        page.get_by_role("link", name="step 14").click()
        expect_step(figure, 14)
        for seen in ("[data-qa-part=message]", "[data-qa-stage='5']"):
            expect(figure.locator(seen)).to_be_in_viewport(ratio=1)
        assert page.evaluate("document.documentElement.scrollWidth") == width


def test_is_accessible_with_an_empty_console(page: Page, address: str) -> None:
    messages = list[str]()
    page.on("console", lambda message: messages.append(message.text))
    figure = visit(page, address)
    ask(figure)
    choose(figure, "d4")
    part(figure, "check").click()
    assert violations_by_day_and_night(page, ".qa-beside") == []
    assert messages == []


def test_without_script_the_key_steps_are_there(scriptless: Page, address: str) -> None:
    scriptless.goto(address)
    figure = scriptless.locator("queens-stepper")
    expect(figure.locator("figure svg").first).to_be_visible()
    expect(part(figure, "live")).to_be_hidden()
