"""The stepper of a sudoku: its search, and what it shows."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, Page, expect

from cy_core.puzzles import candidates, trace_sudoku
from tests.browser import figures
from tests.browser.steppers import expect_step, find_wrong_steps
from tests.helpers.browser import PHONE, expect_address, step_layouts
from tests.helpers.finder import EASY_SUDOKU, HARD_SUDOKU, MAX_STEPS, count_steps


@pytest.fixture
def address(atlas: str) -> str:
    """The address of the page with the stepper."""
    return f"{atlas}figures/laboratories/"


@pytest.fixture
def sudoku(page: Page, address: str) -> Page:
    """The page with the stepper at the first step of its puzzle."""
    page.goto(address)
    expect_step(page, 1, count_steps(EASY_SUDOKU, "bits"))
    return page


def part(page: Page, name: str) -> Locator:
    """Return a part of the stepper by name."""
    return page.locator("queens-sudoku-stepper").first.locator(figures.part_selector(name)).first


# Contents --------------------------------------------------------------------------------------


def test_every_step_is_shown_with_the_line_of_its_method(sudoku: Page) -> None:
    loaded: list[str] = []
    sudoku.on("request", lambda request: loaded.append(request.url))
    # Skip most steps of the long searches, because they look alike.
    strides = {"cells": 11, "bits": 3, "fewest": 1}
    for method in (*strides, "cells"):
        steps = count_steps(EASY_SUDOKU, method)
        part(sudoku, "method").select_option(method)
        expect_step(sudoku, 1, steps)
        expect(sudoku.locator(f"[data-qa-program={method}]")).to_be_visible()
        looks = ("[data-qa-program]", "tr [aria-current]", strides[method])
        shown = find_wrong_steps(sudoku, "queens-sudoku-stepper", *looks)
        assert shown == (steps, []), method
    files = [url.rpartition("/")[2] for url in loaded if "/traces/" in url]
    assert files == ["cells.json", "fewest.json"]  # each is loaded once


def test_a_refused_digit_in_full(page: Page, address: str) -> None:
    steps = list(trace_sudoku(EASY_SUDOKU, "cells"))
    place = next(at for at, step in enumerate(steps) if step.kind.value == "reject")
    step = steps[place]
    page.goto(f"{address}?method=cells&step={place + 1}")
    row = step.cell // 9 + 1
    column = step.cell % 9 + 1
    refused = rf"^r{row}c{column} may not get {step.digit}: r\dc\d has it\.$"
    expect(part(page, "message")).to_have_text(re.compile(refused))
    current = part(page, "grid").locator("td[aria-current]")
    expect(current).to_have_class("qa-cell-near qa-cell-refused")
    expect(current).to_have_text(str(step.digit))
    clashes = part(page, "grid").locator(".qa-cell-clash").all_text_contents()
    assert set(clashes) == {str(step.digit)}
    left = step.masks[0] & step.masks[1] & step.masks[2]
    masks = [f"{bits:010b}" for bits in (*step.masks, left, 1 << step.digit)]
    expect(part(page, "masks").locator("td:nth-child(2)")).to_have_text(masks)
    line = page.locator("[data-qa-program=cells] pre [aria-current]")
    expect(line).to_have_text("if not fits(search, k, digit):")
    page.set_viewport_size({"width": PHONE, "height": 740})
    assert page.evaluate("document.documentElement.scrollWidth") == PHONE


def test_givens_and_candidates_are_told_and_long_searches_are_cut(sudoku: Page) -> None:
    first = next(trace_sudoku(EASY_SUDOKU, "bits"))
    grid = part(sudoku, "grid")
    expect(grid.locator(".qa-cell-given")).to_have_count(81 - EASY_SUDOKU.count("."))
    expect(grid.locator("td").nth(first.cell)).to_have_text(str(first.digit))
    expect(grid.locator("small")).to_have_count(EASY_SUDOKU.count(".") - 1)
    told = grid.locator("td").evaluate_all("(cells) => cells.map((cell) => cell.ariaLabel)")
    given = [k for k, words in enumerate(told) if words.endswith(", given")]
    assert given == [k for k, sign in enumerate(EASY_SUDOKU) if sign != "."]
    left = [" ".join(map(str, candidates(first.grid, k))) for k in range(81) if not first.grid[k]]
    mays = [f"may get {digits or 'nothing'}" for digits in left]
    assert [words for words in told if "may" in words] == mays
    for name, value in {"depth": "1", "nodes": "1", "solutions": "0"}.items():
        expect(part(sudoku, name)).to_have_text(value)
    assert len(step_layouts(sudoku, 30, ["pre", ".qa-stepper"])) == 1
    part(sudoku, "puzzle").select_option("22 givens")
    expect_step(sudoku, 1, MAX_STEPS)
    expect(part(sudoku, "cut")).to_contain_text("first 5,000 steps")
    part(sudoku, "puzzle").select_option(index=0)
    expect_step(sudoku, 1, count_steps(EASY_SUDOKU, "bits"))
    expect(part(sudoku, "cut")).to_have_text("")
    # Open the page without the query that figures above the stepper have written into the address.
    sudoku.goto(sudoku.url.split("?")[0])
    expect_step(sudoku, 1, count_steps(EASY_SUDOKU, "bits"))
    part(sudoku, "method").select_option("cells")
    expect_step(sudoku, 1, count_steps(EASY_SUDOKU, "cells"))
    sudoku.locator(".qa-stepper-board").first.focus()
    sudoku.keyboard.press("ArrowRight")
    expect_address(sudoku, f"?puzzle={EASY_SUDOKU}&method=cells&step=2")
    sudoku.reload()
    expect_step(sudoku, 2, count_steps(EASY_SUDOKU, "cells"))
    expect(part(sudoku, "method")).to_have_value("cells")
    sudoku.goto(f"{sudoku.url.split('?')[0]}?puzzle={HARD_SUDOKU}&method=fewest&step=40")
    expect_step(sudoku, 40, MAX_STEPS)
    expect(part(sudoku, "puzzle")).to_have_value(HARD_SUDOKU)
    expect(part(sudoku, "grid").locator(".qa-cell-given")).to_have_count(22)
