"""What the stepper has for learners: ways from solution to solution and to the next way back."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from cy_core import StepKind, trace
from tests.helpers.browser import PHONE, opened
from tests.helpers.site import served

pytestmark = [pytest.mark.slow, pytest.mark.soak]

KINDS = [step.kind for step in trace(5, "bitmap")]
SOLUTIONS = [at for at, kind in enumerate(KINDS, 1) if kind is StepKind.SOLUTION]
RETREATS = [at for at, kind in enumerate(KINDS, 1) if kind is StepKind.BACKTRACK]


@pytest.fixture(scope="module")
def address(site: Path) -> Iterator[str]:
    """The pages of our own site on methods."""
    with served(site) as root:
        yield f"{root}/algorithms/"


def expect_step(page: Page, step: int) -> None:
    """Wait until the stepper is there."""
    progress = page.locator("[data-qa-part=progress]").first
    expect(progress).to_have_text(f"step {step} of {len(KINDS)}")


def test_buttons_lead_to_solutions_and_to_the_next_way_back(desk: Page, address: str) -> None:
    desk.goto(f"{address}bitmap/?n=5&step=1")
    for name, step in [
        ("Next solution", SOLUTIONS[0]),
        ("Next solution", SOLUTIONS[1]),
        ("Next way back", next(at for at in RETREATS if at > SOLUTIONS[1])),
        ("Previous solution", SOLUTIONS[1]),
        ("Previous solution", SOLUTIONS[0]),
    ]:
        desk.get_by_role("button", name=name).click()
        expect_step(desk, step)
    earlier = desk.get_by_role("button", name="Previous solution")
    expect(earlier).to_have_attribute("aria-disabled", "true")
    earlier.dispatch_event("click")
    expect_step(desk, SOLUTIONS[0])
    desk.wait_for_url(f"**/?n=5&step={SOLUTIONS[0]}")


def test_keys_do_so_too_and_are_told(desk: Page, address: str) -> None:
    desk.goto(f"{address}bitmap/?n=5&step=1")
    keys = desk.locator(".qa-stepper-keys kbd").all_text_contents()
    assert {"Shift", "B"} <= {*keys}
    desk.locator(".qa-stepper-board").focus()
    for key, step in [
        ("Shift+ArrowRight", SOLUTIONS[0]),
        ("Shift+ArrowRight", SOLUTIONS[1]),
        ("Shift+ArrowLeft", SOLUTIONS[0]),
        ("b", next(at for at in RETREATS if at > SOLUTIONS[0])),
    ]:
        desk.keyboard.press(key)
        expect_step(desk, step)


def test_letters_say_which_masks_attack_a_square(desk: Page, address: str) -> None:
    step = list(trace(5, "bitmap"))[3]
    masks = {"L": step.left, "D": step.down, "R": step.right}
    bits = [1 << place for place in reversed(range(5))]
    wanted = ["".join(name for name, mask in masks.items() if mask & bit) for bit in bits]
    wanted[step.column] = ""
    desk.goto(f"{address}bitmap/?n=5&step=4")
    board = desk.locator("[data-qa-stage='5']")
    letters = board.locator("[data-qa-part=letters] text")
    expect(letters).to_have_text([word for word in wanted if word])
    desk.get_by_label("L, D, R").uncheck()
    expect(letters).to_have_count(0)
    assert board.locator("[data-qa-part=attacked]").get_attribute("d")


def test_what_has_no_masks_has_no_letters(desk: Page, address: str) -> None:
    desk.goto(f"{address}backtracking/?step=4")
    expect(desk.locator("[data-qa-part=show-letters]")).to_have_count(0)
    expect(desk.locator("[data-qa-part=letters] text")).to_have_count(0)


def test_lines_of_a_source_go_on_below(desk: Page, address: str) -> None:
    desk.goto(f"{address}carry-chain/?step=4")
    wide = "boxes => boxes.map(box => box.scrollWidth - box.clientWidth)"
    assert {*desk.locator(".qa-stepper pre").evaluate_all(wide)} == {0}


def test_on_a_phone_controls_board_and_current_line_are_seen_at_once(
    browser: Browser, address: str
) -> None:
    with opened(browser, width=PHONE, has_touch=True, is_mobile=True) as phone:
        phone.set_viewport_size({"width": PHONE, "height": 740})
        phone.goto(f"{address}bitmap/?n=8&step=40")
        play = phone.get_by_role("button", name="Play")
        board = phone.locator("[data-qa-stage='8'] svg")
        for form in ("recursive", "iterative"):
            phone.get_by_role("combobox", name="program").select_option(f"python-{form}")
            line = phone.locator(f"[data-qa-program=python-{form}] pre [aria-current]").last
            for seen in (play, board, phone.locator("[data-qa-part=message]"), line):
                expect(seen).to_be_in_viewport(ratio=1)
        expect(phone.locator("[data-qa-program=python-recursive]")).not_to_be_visible()
        phone.locator(".qa-stepper-counts").evaluate("element => element.scrollIntoView(false)")
        for seen in (play, board):
            expect(seen).to_be_in_viewport(ratio=1)
