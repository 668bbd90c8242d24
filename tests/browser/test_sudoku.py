"""The stepper of a sudoku: its search, what it shows, a reader's own puzzle, and its count."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from playwright.sync_api import Locator, Page, expect

from cy_core.puzzles import candidates, trace_sudoku
from tests.browser import figures
from tests.browser.steppers import expect_step, odd_steps
from tests.helpers.browser import GATE, PHONE, expect_address, places
from tests.helpers.finder import EASY, HARD, MOST, STUCK, length

OWN = f"{HARD[:80]}{'.' if HARD[80] != '.' else '1'}"
FRAMED = "+---+\n" + "\n".join(f"|{HARD[at : at + 9]}|" for at in range(0, 81, 9))
WORKER = "**/queens-sudoku-worker.js"
ENDLESS = """onmessage = ({ data: { id } }) =>
    postMessage({ id, part: { solutions: 17, nodes: 1234567 } });"""
# As in a site of one file.
EMBED = """(text) => {
    const template = document.createElement("template");
    template.dataset.qaFile = document.querySelector("queens-sudoku-stepper").worker;
    template.content.append(text);
    document.body.append(template);
}"""


@pytest.fixture
def address(atlas: str) -> str:
    """The page with the stepper."""
    return f"{atlas}figures/laboratories/"


@pytest.fixture
def sudoku(page: Page, address: str) -> Page:
    """The page at the first step of its puzzle."""
    page.goto(address)
    expect_step(page, 1, length(EASY, "bits"))
    return page


def part(page: Page, name: str) -> Locator:
    """A part of the stepper by its name."""
    return page.locator("queens-sudoku-stepper").first.locator(figures.part(name)).first


def answer(page: Page) -> Locator:
    """What is said of the reader's own puzzle."""
    return page.locator("queens-own-sudoku").first.locator(figures.part("message"))


def show(page: Page, puzzle: str) -> None:
    """Type a puzzle, and have its search shown."""
    part(page, "typed").fill(puzzle)
    page.get_by_role("button", name="Show its search").click()


# What is shown ---------------------------------------------------------------------------------


def test_every_step_is_shown_with_the_line_of_its_method(sudoku: Page) -> None:
    loaded: list[str] = []
    sudoku.on("request", lambda request: loaded.append(request.url))
    strides = {"cells": 11, "bits": 3, "fewest": 1}  # of many steps that look alike
    for method in (*strides, "cells"):
        steps = length(EASY, method)
        part(sudoku, "method").select_option(method)
        expect_step(sudoku, 1, steps)
        expect(sudoku.locator(f"[data-qa-program={method}]")).to_be_visible()
        looks = ("[data-qa-program]", "tr [aria-current]", strides[method])
        shown = odd_steps(sudoku, "queens-sudoku-stepper", *looks)
        assert shown == (steps, []), method
    files = [url.rpartition("/")[2] for url in loaded if "/traces/" in url]
    assert files == ["cells.json", "fewest.json"]  # each once


def test_a_refused_digit_in_full(page: Page, address: str) -> None:
    steps = [*trace_sudoku(EASY, "cells")]
    place = next(at for at, step in enumerate(steps) if step.kind.value == "reject")
    step = steps[place]
    page.goto(f"{address}?method=cells&step={place + 1}")
    row, column = step.cell // 9 + 1, step.cell % 9 + 1
    refused = rf"^r{row}c{column} may not get {step.digit}: r\dc\d has it\.$"
    expect(part(page, "message")).to_have_text(re.compile(refused))
    current = part(page, "grid").locator("td[aria-current]")
    expect(current).to_have_class("qa-cell-near qa-cell-refused")
    expect(current).to_have_text(str(step.digit))
    clashes = part(page, "grid").locator(".qa-cell-clash").all_text_contents()
    assert {*clashes} == {str(step.digit)}
    left = step.masks[0] & step.masks[1] & step.masks[2]
    masks = [f"{bits:010b}" for bits in (*step.masks, left, 1 << step.digit)]
    expect(part(page, "masks").locator("td:nth-child(2)")).to_have_text(masks)
    line = page.locator("[data-qa-program=cells] pre [aria-current]")
    expect(line).to_have_text("if not fits(search, k, digit):")
    page.set_viewport_size({"width": PHONE, "height": 740})
    assert page.evaluate("document.documentElement.scrollWidth") == PHONE


def test_givens_and_candidates_are_told_and_long_searches_are_cut(sudoku: Page) -> None:
    first = next(trace_sudoku(EASY, "bits"))
    grid = part(sudoku, "grid")
    expect(grid.locator(".qa-cell-given")).to_have_count(81 - EASY.count("."))
    expect(grid.locator("td").nth(first.cell)).to_have_text(str(first.digit))
    expect(grid.locator("small")).to_have_count(EASY.count(".") - 1)
    told = [str(cell.get_attribute("aria-label")) for cell in grid.locator("td").all()]
    given = [k for k, words in enumerate(told) if words.endswith(", given")]
    assert given == [k for k, sign in enumerate(EASY) if sign != "."]
    left = [" ".join(map(str, candidates(first.grid, k))) for k in range(81) if not first.grid[k]]
    mays = [f"may get {digits or 'nothing'}" for digits in left]
    assert [words for words in told if "may" in words] == mays
    for name, value in {"depth": "1", "nodes": "1", "solutions": "0"}.items():
        expect(part(sudoku, name)).to_have_text(value)
    assert len(places(sudoku, 30, ["pre", ".qa-stepper"])) == 1
    part(sudoku, "puzzle").select_option("22 givens")
    expect_step(sudoku, 1, MOST)
    expect(part(sudoku, "cut")).to_contain_text("first 5,000 steps")
    part(sudoku, "puzzle").select_option(index=0)
    expect_step(sudoku, 1, length(EASY, "bits"))
    expect(part(sudoku, "cut")).to_have_text("")
    sudoku.goto(sudoku.url.split("?")[0])  # figures above have written into the address
    expect_step(sudoku, 1, length(EASY, "bits"))
    part(sudoku, "method").select_option("cells")
    expect_step(sudoku, 1, length(EASY, "cells"))
    sudoku.locator(".qa-stepper-board").first.focus()
    sudoku.keyboard.press("ArrowRight")
    expect_address(sudoku, f"?puzzle={EASY}&method=cells&step=2")
    sudoku.reload()
    expect_step(sudoku, 2, length(EASY, "cells"))
    expect(part(sudoku, "method")).to_have_value("cells")


# Keys and the address --------------------------------------------------------------------------


# A reader's own --------------------------------------------------------------------------------


def test_a_puzzle_that_is_typed_while_a_method_is_fetched_has_both(
    fresh: Page, address: str
) -> None:
    fresh.add_init_script(GATE)
    fresh.goto(address)
    part(fresh, "method").select_option("cells")
    show(fresh, OWN)
    fresh.evaluate("open()")
    expect_step(fresh, 1, length(OWN, "cells"))
    expect(part(fresh, "method")).to_have_value("cells")


def test_a_puzzle_is_typed_pasted_and_linked(sudoku: Page) -> None:
    show(sudoku, FRAMED)
    expect(part(sudoku, "puzzle")).to_have_value(HARD)
    part(sudoku, "puzzle").select_option(index=0)
    expect(part(sudoku, "typed")).to_have_value(re.compile(re.escape(EASY[:9]) + "\n"))
    part(sudoku, "typed").fill("12")
    for key in ("Home", "ArrowRight", " "):
        part(sudoku, "typed").press(key)
    expect(part(sudoku, "typed")).to_have_value("1 2")
    expect_step(sudoku, 1, length(EASY, "bits"))
    part(sudoku, "method").select_option("fewest")
    show(sudoku, OWN)
    steps = length(OWN, "fewest")
    expect_step(sudoku, 1, steps)
    expect(part(sudoku, "puzzle")).to_have_value(OWN)
    expect(sudoku.locator(".qa-stepper-board").first).to_be_focused()
    sudoku.keyboard.press("ArrowRight")
    expect_address(sudoku, f"?puzzle={OWN}&method=fewest&step=2")
    sudoku.reload()
    expect_step(sudoku, 2, steps)
    lines = "\n".join(OWN[at : at + 9] for at in range(0, 81, 9))
    expect(part(sudoku, "typed")).to_have_value(lines)


# Its solutions ---------------------------------------------------------------------------------


def test_solutions_are_counted_up_to_a_limit_and_a_mistake_is_mended(sudoku: Page) -> None:
    for puzzle, told in [
        (EASY, r"1 solution, [\d,]+ digits placed\."),
        (STUCK, r"0 solutions, 0 digits placed\."),
        ("." * 81, "At least 1,000 solutions: .*"),
    ]:
        part(sudoku, "typed").fill(puzzle)
        expect(answer(sudoku)).to_have_text("")
        part(sudoku, "count").click()
        expect(answer(sudoku)).to_have_text(re.compile(f"^{told}$"))
        expect(part(sudoku, "count")).to_have_text("Count its solutions")
    sudoku.get_by_role("button", name="Show its search").click()
    expect_step(sudoku, 1, MOST)
    expect(answer(sudoku)).to_contain_text("At least")
    expect(part(sudoku, "forward")).to_be_in_viewport()
    sudoku.goto(sudoku.url.split("?")[0])
    expect_step(sudoku, 1, length(EASY, "bits"))
    typed, mistake = part(sudoku, "typed"), answer(sudoku)
    for button in ("Show its search", "Count its solutions"):
        typed.fill(f"<b>{HARD}")
        sudoku.get_by_role("button", name=button).click()
        expect(mistake).to_contain_text("got <")
        expect(typed).to_have_attribute("aria-invalid", "true")
        expect_step(sudoku, 1, length(EASY, "bits") if button.startswith("Show") else MOST)
        typed.fill(HARD)
        sudoku.get_by_role("button", name=button).click()
        expect(mistake).not_to_contain_text("got")
        expect(typed).to_have_attribute("aria-invalid", "false")
    show(sudoku, STUCK)
    expect(mistake).to_contain_text("no digit fits the first cell")
    expect_step(sudoku, 1, MOST)


def test_a_long_count_tells_how_far_it_is_and_can_be_stopped(page: Page, address: str) -> None:
    script = {"content_type": "text/javascript", "body": ENDLESS}
    page.route(WORKER, lambda route: route.fulfill(**script))
    page.goto(address)
    counted = answer(page)
    part(page, "count").click()
    part(page, "puzzle").select_option("22 givens")
    expect_step(page, 1, MOST)
    expect(counted).to_have_text("")
    part(page, "count").click()
    expect(counted).to_have_text("17 solutions so far, 1,234,567 digits placed")
    expect(counted.get_by_role("status")).to_have_text("")
    part(page, "count").click()
    expect(counted).to_have_text("Stopped: 17 solutions so far, 1,234,567 digits placed.")
    expect(counted.get_by_role("status")).to_contain_text("Stopped")
    expect(part(page, "count")).to_have_text("Count its solutions")


def test_a_count_says_where_it_cannot_begin_and_takes_its_worker_from_the_page(
    page: Page, figures_folder: Path
) -> None:
    page.goto((figures_folder / "sudoku.html").as_uri())
    part(page, "count").click()
    expect(answer(page)).to_contain_text("cannot be counted")
    worker = (figures_folder / "assets" / "queens-sudoku-worker.js").read_text("utf-8")
    page.evaluate(EMBED, worker)
    part(page, "count").click()
    expect(answer(page)).to_contain_text("1 solution, ")
