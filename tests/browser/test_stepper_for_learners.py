"""What the stepper has for learners: ways from solution to solution and to the next way back."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser, Page, expect

from cy_core import StepKind, trace
from tests.browser.conftest import part_of, press
from tests.helpers.browser import PHONE, expect_address, opened

pytestmark = [pytest.mark.slow, pytest.mark.soak]

KINDS = [step.kind for step in trace(5, "bitmap")]
FIRST, SECOND = [at for at, kind in enumerate(KINDS, 1) if kind is StepKind.SOLUTION][:2]
RETREATS = [at for at, kind in enumerate(KINDS, 1) if kind is StepKind.BACKTRACK]


def expect_step(page: Page, step: int) -> None:
    """Wait until the stepper is there."""
    expect(part_of(page, "progress").first).to_have_text(f"step {step} of {len(KINDS)}")


def test_buttons_and_keys_lead_to_solutions_and_to_the_next_way_back(
    page: Page, atlas: str
) -> None:
    page.goto(f"{atlas}algorithms/bitmap/?n=5&step=1")
    for name, step in [
        ("Next solution", FIRST),
        ("Next solution", SECOND),
        ("Next way back", next(at for at in RETREATS if at > SECOND)),
        ("Previous solution", SECOND),
        ("Previous solution", FIRST),
    ]:
        press(page, name)
        expect_step(page, step)
    earlier = page.get_by_role("button", name="Previous solution")
    expect(earlier).to_have_attribute("aria-disabled", "true")
    earlier.dispatch_event("click")
    expect_step(page, FIRST)
    expect_address(page, f"?n=5&step={FIRST}")
    keys = page.locator(".qa-stepper-keys kbd").all_text_contents()
    assert {"Shift", "B"} <= {*keys}
    page.locator(".qa-stepper-board").focus()
    for key, step in [
        ("Shift+ArrowRight", SECOND),
        ("Shift+ArrowLeft", FIRST),
        ("b", next(at for at in RETREATS if at > FIRST)),
    ]:
        page.keyboard.press(key)
        expect_step(page, step)


def test_letters_say_which_masks_attack_a_square(page: Page, atlas: str) -> None:
    step = list(trace(5, "bitmap"))[3]
    masks = {"L": step.left, "D": step.down, "R": step.right}
    bits = [1 << place for place in reversed(range(5))]
    wanted = ["".join(name for name, mask in masks.items() if mask & bit) for bit in bits]
    wanted[step.column] = ""
    page.goto(f"{atlas}algorithms/bitmap/?n=5&step=4")
    board = page.locator("[data-qa-stage='5']")
    letters = board.locator(".qa-label text")
    expect(letters).to_have_text([word for word in wanted if word])
    page.get_by_label("L, D, R").uncheck()
    expect(letters).to_have_count(0)
    assert board.locator(".qa-attacked").get_attribute("d")
    page.goto(f"{atlas}algorithms/backtracking/?step=4")
    expect(part_of(page, "show-letters")).to_have_count(0)
    expect(letters).to_have_count(0)


def test_lines_of_a_source_go_on_below(page: Page, atlas: str) -> None:
    page.goto(f"{atlas}algorithms/carry-chain/?step=4")
    wide = "boxes => boxes.map(box => box.scrollWidth - box.clientWidth)"
    assert {*page.locator(".qa-stepper pre").evaluate_all(wide)} == {0}


def test_on_a_phone_controls_board_and_current_line_are_seen_at_once(
    browser: Browser, atlas: str
) -> None:
    with opened(browser, width=PHONE, has_touch=True, is_mobile=True) as phone:
        phone.set_viewport_size({"width": PHONE, "height": 740})
        phone.goto(f"{atlas}algorithms/bitmap/?n=8&step=40")
        play = phone.get_by_role("button", name="Play")
        board = phone.locator("[data-qa-stage='8'] svg")
        for form in ("iterative", "recursive"):
            phone.get_by_role("combobox", name="program").select_option(f"python-{form}")
            line = phone.locator(f"[data-qa-program=python-{form}] pre [aria-current]").last
            for seen in (play, board, part_of(phone, "message"), line):
                expect(seen).to_be_in_viewport(ratio=1)
        expect(phone.locator("[data-qa-program=python-iterative]")).to_have_count(0)
        phone.locator(".qa-stepper-counts").evaluate("element => element.scrollIntoView(false)")
        for seen in (play, board):
            expect(seen).to_be_in_viewport(ratio=1)
