"""What both kinds of stepper have: a step that is shown, and a look at all of them."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from tests.browser.figures import part

# Steps, one after the other, and those that are not shown as they should be. Nobody looks at them
# meanwhile: each would have the whole page laid out anew.
SHOWN = """async ([tag, program, row, stride]) => {
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
    """Wait until the first stepper of a page is at this step."""
    progress = page.locator(":is(queens-stepper, queens-sudoku-stepper)").locator(part("progress"))
    expect(progress.first).to_have_text(f"step {step} of {of}")


def odd_steps(
    page: Page, tag: str, program: str, row: str, stride: int = 1
) -> tuple[int, list[int]]:
    """How many steps there are, and which of them lack the line of a program, or its row."""
    steps, odd = page.evaluate(SHOWN, [tag, program, row, stride])
    return steps, odd
