"""The chapter "The bitmap program": a reader plays the search, and predicts its next step."""

from __future__ import annotations

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.helpers.browser import DESK, PHONE, part_of
from tests.helpers.calls import question_steps

LAST = len(list(question_steps(5)))
# Return the number of bits shown, and the largest distance in pixels from the middle of a bit to
# the middle of its square, if the figure has the width `width`.
OFFSETS = """(figure, width) => {
    figure.style.width = `${width}px`;
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


@pytest.fixture
def figure(page: Page, atlas: str) -> Locator:
    """The stepper at its first step."""
    return visit(page, atlas)


def visit(page: Page, atlas: str) -> Locator:
    """Open the chapter and return the stepper, once it has started."""
    page.goto(f"{atlas}learn/bitmap/")
    figure = page.locator("queens-stepper")
    expect_step(figure, 1)
    return figure


def expect_step(figure: Locator, step: int) -> None:
    """Wait until the stepper is at this step."""
    expect(part_of(figure, "progress")).to_have_text(f"step {step} of {LAST}")


def expect_message(figure: Locator, text: str) -> None:
    """Wait until the message contains a text."""
    expect(part_of(figure, "message")).to_contain_text(text)


def bits(figure: Locator, mask: str) -> str:
    """Return the bits that are shown of a mask; an empty text if they are hidden."""
    cells = figure.locator(f'[data-qa-mask="{mask}"] [role=cell]:not(.qa-decimal)')
    return "".join(cells.all_text_contents())


def ask(figure: Locator) -> None:
    """Go to the first question, which asks for the free squares of row 1."""
    part_of(figure, "forward").click()
    part_of(figure, "forward").click()
    expect_message(figure, "Which squares of row 1")
    expect_step(figure, 2)


def pick(figure: Locator, *names: str) -> None:
    """Click squares of the current row as parts of an answer."""
    for name in names:
        figure.locator(f'[role=gridcell][aria-label^="{name}"]').click()


def test_bits_stand_below_their_squares_and_light_them(figure: Locator) -> None:
    light = figure.locator(".qa-stepper-column")
    expect(light).to_be_hidden()
    cell = figure.locator('[data-qa-mask="down"] [role=cell]').nth(3)
    cell.hover()
    expect(light).to_be_visible()
    boxes = [each.bounding_box() for each in (light, cell)]
    assert boxes[0]
    assert boxes[1]
    assert abs(boxes[0]["x"] + 1 - boxes[1]["x"]) < 0.1
    part_of(figure, "play").hover()
    expect(light).to_be_hidden()
    for n in (4, 5, 8):
        part_of(figure, "n").select_option(str(n))
        cells = figure.locator('[data-qa-mask="bit"] [role=cell]:not(.qa-decimal)')
        expect(cells).to_have_count(n)
        for width in (300, 420, 599, 600, 760, 1200):
            bits_shown, offset = figure.evaluate(OFFSETS, width)
            assert bits_shown == 6 * n
            assert offset < 0.1, width


def test_program_is_python_of_this_n_and_others_can_be_chosen(figure: Locator) -> None:
    python = figure.locator("[data-qa-program=python-recursive]")
    program = figure.locator("select[data-qa-part=program]")
    expect(python.locator("pre span").first).to_have_text("N = 5")
    lit = figure.locator("[data-qa-program] pre [aria-current]")
    expect(lit).to_have_text("untried = mask & ~(left | down | right)")
    part_of(figure, "forward").click()
    expect(lit).to_have_text(["bit = -untried & untried", "untried ^= bit"])
    program.select_option("C")
    expect(lit).to_have_text(["unsigned bit = -untried & untried;", "untried ^= bit;"])
    program.select_option("Cython, iterative")
    expect(lit).to_have_text("untried[row] ^= bit")
    expect(python).to_have_count(0)
    program.select_option("Python")
    part_of(figure, "n").select_option("6")
    expect(python.locator("pre span").first).to_have_text("N = 6")


def test_squares_are_asked_for_before_they_are_shown(page: Page, figure: Locator) -> None:
    """Check few answers here, because tests in Node check how answers are judged."""
    ask(figure)
    expect(part_of(figure, "forward")).to_be_focused()
    page.keyboard.press("Tab")
    expect(figure.locator(".qa-stepper-picks :focus")).to_have_count(1)
    assert [bits(figure, mask) for mask in ("left", "down")] == ["00010", "00001"]
    assert [bits(figure, mask) for mask in ("free", "untried")] == ["", ""]
    current = figure.locator("[data-qa-program=python-recursive] tr[aria-current] td")
    assert current.all_text_contents() == ["00010", "00001", "00000", "", ""]
    pick(figure, "b4", "d4")
    assert bits(figure, "free") == "01010"
    part_of(figure, "check").click()
    expect_message(figure, "d4")
    expect(figure.locator(".qa-why")).to_have_count(1)
    figure.locator('[role=gridcell][aria-label^="d4"]').press("Delete")
    pick(figure, "a4", "c4")
    part_of(figure, "check").click()
    expect_step(figure, 3)
    expect(figure.locator(".qa-stepper-picks, .qa-why")).to_have_count(0)
    part_of(figure, "forward").click()
    expect(part_of(figure, "check")).to_be_disabled()
    for square in ("e4", "a4"):
        pick(figure, square)
        part_of(figure, "check").click()
        expect_message(figure, square)
    pick(figure, "c4")
    part_of(figure, "check").click()
    expect_step(figure, 4)
    # Step 29 follows a dead end, so that no square is the right answer to the question before it.
    page.get_by_role("link", name="step 29").click()
    expect_step(figure, 29)
    part_of(figure, "back").click()
    part_of(figure, "forward").click()
    expect_step(figure, 28)
    part_of(figure, "check").click()
    expect_step(figure, 29)


def test_questions_come_once_and_again_on_request_or_never(
    page: Page, figure: Locator, atlas: str
) -> None:
    ask(figure)
    part_of(figure, "forward").click()  # without an answer
    expect_step(figure, 3)
    part_of(figure, "back").click()
    part_of(figure, "forward").click()
    expect_step(figure, 3)
    visit(page, atlas)
    part_of(figure, "forward").click()
    part_of(figure, "forward").click()
    expect_step(figure, 3)
    part_of(figure, "back").click()
    part_of(figure, "asks").uncheck()
    part_of(figure, "asks").check()
    part_of(figure, "forward").click()
    expect_message(figure, "Which squares of row 1")
    part_of(figure, "skip").click()
    expect_step(figure, 3)
    part_of(figure, "asks").uncheck()
    expect(part_of(figure, "ask")).to_be_hidden()
    for step in range(4, 15):
        part_of(figure, "forward").click()
        expect_step(figure, step)


def test_play_waits_for_the_answer_and_goes_on(paused_page: Page, atlas: str) -> None:
    figure = visit(paused_page, atlas)
    part_of(figure, "speed").select_option("fast")
    part_of(figure, "play").click()
    paused_page.clock.run_for(60_000)
    expect_message(figure, "Which squares of row 1")
    pick(figure, "a4", "b4", "c4")
    part_of(figure, "check").click()
    paused_page.clock.run_for(2_400)
    expect_step(figure, 3)
    paused_page.clock.run_for(200)
    expect_message(figure, "Which square of row 1 comes next?")
    expect(part_of(figure, "play")).to_have_attribute("aria-pressed", "false")


def test_links_of_the_text_go_to_steps_and_the_one_in_view_is_marked(
    page: Page, figure: Locator
) -> None:
    part_of(figure, "n").select_option("6")
    page.get_by_role("link", name="step 14").click()
    expect_step(figure, 14)
    assert bits(figure, "untried") == "11000"
    marked = page.locator("a[aria-current=step]")
    expect(marked).to_have_text("step 14")
    part_of(figure, "forward").click()  # the first click asks
    part_of(figure, "forward").click()
    expect(marked).to_have_text("step 15")
    part_of(figure, "forward").click()
    expect(marked).to_have_count(0)


def test_question_link_and_board_are_seen_at_once(page: Page, atlas: str) -> None:
    for width, height in [(DESK, 720), (PHONE, 640), (320, 568)]:
        page.set_viewport_size({"width": width, "height": height})
        figure = visit(page, atlas)
        page.evaluate("localStorage.clear()")
        figure = visit(page, atlas)
        # Scroll as a reader does, because the answers are below the screen.
        figure.evaluate("(figure) => figure.scrollIntoView()")
        below = figure.locator(".qa-stepper-form")
        before = below.evaluate("(form) => form.offsetTop")
        ask(figure)
        assert below.evaluate("(form) => form.offsetTop") == before
        for part in ("part=forward", "part=message", "stage='5'", "part=ask"):
            expect(figure.locator(f"[data-qa-{part}]")).to_be_in_viewport(ratio=1)
        page.get_by_role("link", name="step 14").click()
        expect_step(figure, 14)
        for seen in ("[data-qa-part=message]", "[data-qa-stage='5']"):
            expect(figure.locator(seen)).to_be_in_viewport(ratio=1)
