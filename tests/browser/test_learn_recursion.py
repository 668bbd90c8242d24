"""The chapter "Recursion is a stack": a reader steps through the calls and answers questions."""

from __future__ import annotations

import pytest
from playwright.sync_api import Locator, Page, expect

from exhibits.learn_recursion.blocks import SIZES
from tests.browser.conftest import press
from tests.helpers.browser import part_of
from tests.helpers.calls import record_calls, record_stacks

# Step to the end, and return the frames of each step, newest first. A frame is a list of texts.
WALK = """async (figure) => {
    const part = (name) => figure.querySelector(`[data-qa-part=${name}]`);
    const shown = [];
    for (;;) {
        const frames = [...part("stack").querySelectorAll("button")];
        shown.push(frames.map((frame) => [...frame.children].map((child) => child.textContent)));
        if (part("forward").getAttribute("aria-disabled") === "true") return shown;
        part("forward").click();
        await figure.updateComplete;
    }
}"""


@pytest.fixture
def figure(page: Page, atlas: str) -> Locator:
    """The figure of the search with its call stack."""
    return visit(page, atlas)


def visit(page: Page, atlas: str) -> Locator:
    """Open the chapter and return the figure of the search."""
    page.goto(f"{atlas}learn/recursion/")
    return page.locator("queens-call-stack")


def go_to(figure: Locator, step: int) -> None:
    """Move the slider to a step."""
    part_of(figure, "slider").fill(str(step))
    expect(part_of(figure, "progress")).to_contain_text(f"step {step} ")


def lit(figure: Locator) -> list[str]:
    """Return the highlighted lines of the program."""
    lines = part_of(figure, "program").locator(".qa-hand-lit").all_text_contents()
    return [line.strip() for line in lines]


def test_each_step_shows_its_calls_and_lights_its_lines(figure: Locator) -> None:
    """Check few steps here, because tests in Node check the calls and lines of all steps."""
    for n in SIZES:
        press(figure, str(n))
        expect(part_of(figure, "stack").locator("> *")).to_have_count(n + 1)
    press(figure, "4")
    shown = figure.evaluate(WALK)
    assert [len(frames) for frames in shown] == [len(each.frames) for each in record_calls(4)]
    assert shown[3][0][0] == "place(1, [0])"
    for form, step, lines, waiting in [
        ("recursive", 3, ["if not is_attacked(row, column, columns):"], "1 call waits here"),
        ("recursive", 30, ["if row == N:", "return 1"], "4 calls wait here"),
        ("one loop", 3, ["stack.append((row, columns, column + 1))"], None),
    ]:
        if form == "one loop":
            press(figure, form)
        go_to(figure, step)
        assert lit(figure)[: len(lines)] == lines
        if waiting:
            line = part_of(figure, "program").locator("[data-qa-waiting]")
            expect(line).to_have_attribute("data-qa-waiting", waiting)
    titles = [[title for title, _ in reversed(frames)] for frames in figure.evaluate(WALK)]
    entries = [[str(entry) for entry in stack] for stack in record_stacks(4)]
    assert titles == entries[3:]
    expect(part_of(figure, "words")).to_be_visible()


def test_steps_go_forwards_backwards_and_by_keys(figure: Locator) -> None:
    progress = part_of(figure, "progress")
    figure.get_by_role("button", name="Forward", exact=True).click(click_count=2)
    expect(progress).to_have_text("step 2 of 77")
    figure.get_by_role("button", name="Back", exact=True).click()
    expect(progress).to_have_text("step 1 of 77")
    part_of(figure, "slider").press("ArrowRight")
    expect(progress).to_have_text("step 2 of 77")
    expect(part_of(figure, "message")).to_contain_text("a3 is attacked by a4")


def test_search_plays_to_its_end(paused_page: Page, atlas: str) -> None:
    figure = visit(paused_page, atlas)
    part_of(figure, "play").click()
    paused_page.clock.run_for(90_000)
    expect(part_of(figure, "progress")).to_have_text("step 77 of 77")
    expect(part_of(figure, "play")).to_have_attribute("aria-pressed", "false")
    expect(part_of(figure, "counts")).to_have_text("0 frames, 17 calls so far")


def test_a_frame_and_a_square_show_what_a_call_knows(figure: Locator) -> None:
    go_to(figure, 4)
    figure.get_by_role("gridcell", name="b4").click()
    expect(figure.locator("[data-qa-frame='0']")).to_have_attribute("aria-pressed", "true")
    figure.get_by_role("gridcell", name="b1").click()
    expect(figure.locator("[data-qa-frame][aria-pressed=true]")).to_have_count(0)
    go_to(figure, 12)
    frame = figure.locator("[data-qa-frame='1']")
    queens = figure.locator(".qa-hand-queens")
    frame.press("Enter")
    expect(frame).to_have_attribute("aria-pressed", "true")
    expect(frame).to_be_focused()
    expect(part_of(figure, "message")).to_contain_text("d3")
    expect(queens).to_have_attribute("points", "0,0 0,0 0,0")
    frame.press("Enter")
    expect(frame).to_have_attribute("aria-pressed", "false")
    expect(queens).to_have_attribute("points", "0,0 0,0 3,1 1,2 0,0")
    expect(part_of(figure, "message")).to_contain_text("b2")


def test_links_of_the_text_show_steps(figure: Locator, page: Page) -> None:
    press(figure, "5")
    for step in ("4", "12", "9", "30"):
        page.get_by_role("link", name=f"In step {step}", exact=True).click()
        expect(part_of(figure, "progress")).to_have_text(f"step {step} of 77")
        expect(part_of(figure, "board")).to_be_in_viewport(ratio=1)
    page.get_by_role("link", name='Open "one loop"').click()
    expect(part_of(figure, "counts")).to_have_text("4 entries")
