"""The chapter "Recursion is a stack": a reader steps through the calls and answers questions."""

from __future__ import annotations

import pytest
from playwright.sync_api import Locator, Page, expect

from cy_core import count
from site_builder.figures.learn.recursion import SIZES
from site_builder.values.text import square_name
from tests.browser.conftest import part_of, press
from tests.helpers.calls import Frame, recorded_calls, recorded_entries

# The frames of all steps from here on, newest first, each with its title and what it does.
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
    """The search with its call stack."""
    return visit(page, atlas)


def visit(page: Page, atlas: str) -> Locator:
    """The figure."""
    page.goto(f"{atlas}learn/recursion/")
    return page.locator("queens-call-stack")


def go_to(figure: Locator, step: int) -> None:
    """Move the slider to a step."""
    part_of(figure, "slider").fill(str(step))
    expect(part_of(figure, "progress")).to_contain_text(f"step {step} ")


def lit(figure: Locator) -> list[str]:
    """The lines of the program that are lit."""
    lines = part_of(figure, "program").locator(".qa-hand-lit").all_text_contents()
    return [line.strip() for line in lines]


def texts(n: int, frames: list[Frame]) -> list[list[str]]:
    """What the figure shows of calls, newest first: only of one that waits, what it does."""
    shown = [[f"place({frame.row}, {frame.columns})", "runs"] for frame in frames]
    for line, (row, _, column, found) in zip(shown[:-1], frames, strict=False):
        assert column is not None
        after = "the last" if column == n - 1 else f"next {column + 1}"
        square = square_name((row, column), n)
        more = f" (found {found})" if found else ""
        line[1] = f"waits at column {column} ({square}), {after}{more}"
    return shown[::-1]


def test_each_step_shows_the_calls_of_the_running_program(figure: Locator) -> None:
    for n in SIZES:
        press(figure, str(n))
        expect(part_of(figure, "stack").locator("> *")).to_have_count(n + 1)
        shown = figure.evaluate(WALK)
        moments = recorded_calls(n)
        assert len(shown) == len(moments)
        for frames, moment in zip(shown, moments, strict=True):
            if frames:
                frames[0][1] = frames[0][1][: len("runs")]
            assert frames == texts(n, moment.frames)
        expect(part_of(figure, "message")).to_contain_text(f"{n} {count(n).total}")
        expect(part_of(figure, "stack").locator("> *")).to_have_count(n + 1)


def test_each_step_of_the_loop_shows_its_list(figure: Locator) -> None:
    press(figure, "one loop")
    for n in SIZES:
        press(figure, str(n))
        titles = [[title for title, _ in reversed(frames)] for frames in figure.evaluate(WALK)]
        assert titles == [[str(entry) for entry in stack] for stack in recorded_entries(n)]


def test_program_lights_where_it_stands(figure: Locator) -> None:
    called, attacked = "def place(row, columns):", "if not is_attacked(row, column, columns):"
    below = "found += place(row + 1, [*columns, column])"
    for step, lines, waiting, message in [
        (0, [called], "no call waits", "place(0, [])"),
        (1, [called], "1 call waits", "Row 0 waits at column 0"),
        (3, [attacked], "1 call waits", "takes column 2"),
        (8, [attacked], "2 calls wait", "the last column"),
        (9, [below], "1 call waits", "returns 0"),
        (30, ["if row == N:", "return 1"], "4 calls wait", "returns 1"),
        (31, [below], "3 calls wait", "returns 1"),
        (77, ["return found", "print(N, place(0, []))"], "no call waits", "empty"),
    ]:
        go_to(figure, step)
        assert lit(figure) == lines
        line = part_of(figure, "program").locator("[data-qa-waiting]")
        expect(line).to_have_attribute("data-qa-waiting", f"{waiting} here")
        expect(part_of(figure, "message")).to_contain_text(message)


def test_loop_lights_where_it_stands(figure: Locator) -> None:
    press(figure, "one loop")
    kept = "stack.append((row, columns, column + 1))"
    for step, beginnings in [
        (0, ["stack = "]),
        (3, [kept, "if not"]),
        (4, [kept, "stack.append((row + 1"]),
        (9, ["row, columns, column = stack.pop()", "elif column < N"]),
        (31, ["row, columns, column = stack.pop()", "if row == N", "found += 1"]),
        (77, ["while stack", "print"]),
    ]:
        go_to(figure, step)
        for line, beginning in zip(lit(figure), beginnings, strict=True):
            assert line.startswith(beginning)


def test_arguments_of_the_running_call_are_in_words(figure: Locator) -> None:
    words = part_of(figure, "words")
    expect(words).to_contain_text("row = 0the top row")
    go_to(figure, 4)
    expect(words).to_contain_text("row + 1 = 2the next row down")
    expect(words).to_contain_text("[*columns, column] = [0, 2]")
    press(figure, "one loop")
    expect(words).to_contain_text("column = 0")


def test_steps_go_forwards_backwards_and_by_keys(figure: Locator) -> None:
    progress = part_of(figure, "progress")
    figure.get_by_role("button", name="Forward", exact=True).click(click_count=2)
    expect(progress).to_have_text("step 2 of 77")
    figure.get_by_role("button", name="Back", exact=True).click()
    expect(progress).to_have_text("step 1 of 77")
    part_of(figure, "slider").press("ArrowRight")
    expect(progress).to_have_text("step 2 of 77")
    expect(part_of(figure, "message")).to_contain_text("a3 is attacked by a4")


def test_search_plays_to_its_end(still: Page, atlas: str) -> None:
    figure = visit(still, atlas)
    part_of(figure, "play").click()
    still.clock.run_for(90_000)
    expect(part_of(figure, "progress")).to_have_text("step 77 of 77")
    expect(part_of(figure, "play")).to_have_attribute("aria-pressed", "false")
    expect(part_of(figure, "counts")).to_have_text("0 frames, 17 calls so far")


def test_a_frame_shows_what_its_call_knows(figure: Locator) -> None:
    go_to(figure, 12)
    frame = figure.locator("[data-qa-frame='1']")
    queens = figure.locator(".qa-hand-queens")
    frame.press("Enter")
    expect(frame).to_have_attribute("aria-pressed", "true")
    expect(frame).to_be_focused()
    expect(part_of(figure, "message")).to_contain_text("Row 1 knows the queen on a4")
    expect(part_of(figure, "message")).to_contain_text("column 3 (d3)")
    expect(queens).to_have_attribute("points", "0,0 0,0 0,0")
    frame.press("Enter")
    expect(frame).to_have_attribute("aria-pressed", "false")
    expect(queens).to_have_attribute("points", "0,0 0,0 3,1 1,2 0,0")
    expect(part_of(figure, "message")).to_contain_text("b2 is free")


def test_a_square_shows_the_frame_of_its_row(figure: Locator) -> None:
    go_to(figure, 4)
    figure.get_by_role("gridcell", name="b4").click()
    expect(figure.locator("[data-qa-frame='0']")).to_have_attribute("aria-pressed", "true")
    expect(part_of(figure, "message")).to_contain_text("Row 0 knows no queens")
    figure.get_by_role("gridcell", name="b1").click()
    expect(part_of(figure, "message")).to_contain_text("Row 3 has no frame")
    expect(figure.locator("[data-qa-frame][aria-pressed=true]")).to_have_count(0)


def test_links_of_the_text_show_steps(figure: Locator, page: Page) -> None:
    press(figure, "5")
    for step in ("4", "12", "9", "30"):
        page.get_by_role("link", name=f"In step {step}", exact=True).click()
        expect(part_of(figure, "progress")).to_have_text(f"step {step} of 77")
        expect(part_of(figure, "board")).to_be_in_viewport(ratio=1)
    page.get_by_role("link", name='Open "one loop"').click()
    expect(part_of(figure, "counts")).to_have_text("4 entries")
