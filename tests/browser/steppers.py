"""Helpers for both kinds of stepper: wait for a step, and check all steps."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from tests.browser.figures import part_selector

# Visit every step and return the ones that are rendered wrongly. The stepper is hidden (display:
# none) meanwhile, so that the page is not laid out again after each step.
FIND_WRONG_STEPS = """async ([tag, program, row, stride]) => {
    const stepper = document.querySelector(tag);
    const find = (name) => stepper.querySelector(`[data-qa-part=${name}]`);
    const odd = [];
    stepper.style.display = "none";
    for (let step = 1; step <= Number(find("slider").max); step += stride) {
        find("slider").value = step;
        find("slider").dispatchEvent(new Event("input"));
        await stepper.updateComplete;
        const programs = [...stepper.querySelectorAll(program)];
        const areMarked = programs.every((one) => one.querySelector("pre [aria-current]"));
        const marked = stepper.querySelectorAll(row).length;
        const isComplete = areMarked && marked === programs.length;
        if (!isComplete || /undefined|NaN/.test(stepper.textContent)) odd.push(step);
    }
    stepper.style.display = "";
    return [Number(find("slider").max), odd];
}"""


def expect_step(page: Page, step: int, of: int) -> None:
    """Wait until the first stepper of a page is at step `step` of `of`."""
    progress = page.locator(":is(queens-stepper, queens-sudoku-stepper)").locator(
        part_selector("progress")
    )
    expect(progress.first).to_have_text(f"step {step} of {of}")


def find_wrong_steps(
    page: Page, tag: str, program: str, row: str, stride: int = 1
) -> tuple[int, list[int]]:
    """Return the number of steps, and the numbers of the steps that are rendered wrongly.

    Each program must have a marked line, and there must be as many marked rows as programs. `tag`
    is the name of the stepper's element. `program` and `row` are selectors of the programs and of
    the marked rows. `stride` is the distance of the steps to check.
    """
    steps, odd = page.evaluate(FIND_WRONG_STEPS, [tag, program, row, stride])
    return steps, odd
