"""The stepper of a sudoku: puzzles that are eased, traces, and what stands in the page."""

from __future__ import annotations

import json

import pytest

from cy_core import StepKind
from cy_core.puzzles import (
    SUDOKU_METHODS,
    example_puzzles,
    parse_grid,
    sudoku,
    sudoku_source,
    trace_sudoku,
)
from site_builder.figures.puzzles import puzzle_text
from site_builder.figures.sudoku_stepper import (
    eased,
    key_grids,
    puzzles_offered,
    sudoku_programs,
    sudoku_trace,
    trace_folder,
)
from tests.helpers.blocks import figure_of, parsed
from tests.helpers.drawings import parse
from tests.helpers.sudokus import EASY as EASED

KB = 1_000
LAST = example_puzzles()[-1]
GRID = parse_grid(LAST)
EASY = parse_grid(EASED)
KINDS_OF_STEP = list(StepKind)
EACH_METHOD = pytest.mark.parametrize("method", SUDOKU_METHODS)


@pytest.mark.parametrize("puzzle", example_puzzles())
def test_an_eased_puzzle_has_all_givens_and_short_searches(puzzle: str) -> None:
    grid = parse_grid(puzzle)
    easy = eased(grid)
    assert all(other in (0, digit) for digit, other in zip(easy, grid, strict=True))
    assert 0 in easy
    for method in SUDOKU_METHODS:
        steps = [*trace_sudoku(puzzle_text(easy), method)]
        assert 80 - sum(map(bool, easy)) < len(steps) <= 2000
        assert steps[-1].solutions == 1


def test_eased_puzzle_gets_only_the_needed_givens() -> None:
    assert eased(GRID) == eased(EASY) == EASY
    assert [*puzzles_offered(EASY)] == [puzzle_text(EASY)]
    counts = [*puzzles_offered(GRID).values()]
    assert counts == [f"{sum(map(bool, EASY))} givens", "22 givens"]


@EACH_METHOD
def test_a_trace_holds_every_step_and_each_has_its_line(method: str) -> None:
    steps = [*trace_sudoku(puzzle_text(EASY), method)]
    codes = json.loads(sudoku_trace(EASY, method))
    read = [(KINDS_OF_STEP[code % 4], *divmod(code // 4, 10)) for code in codes]
    assert read == [(step.kind, step.cell, step.digit) for step in steps]
    marks = " ".join(line.marks for line in sudoku_programs()[method]).split()
    assert sorted({step.kind.value for step in steps}) == sorted(marks)


def test_the_key_grids_end_with_the_solution() -> None:
    first, placed, back, last = key_grids(EASY)
    assert first.caption.startswith("Step 1 of ")
    assert " gets " in placed.caption
    assert "is taken back from" in back.caption
    assert last.caption.endswith(": the grid is full.")
    assert "." not in (parse(last.svg).findtext("desc") or "")[:-1]
    full = bytes(map(int, sudoku(LAST, "fewest").solutions[0]))
    (only,) = key_grids(full)
    assert only.caption == "Step 1 of 1: the grid is full."
    assert json.loads(sudoku_trace(full, "cells")) == [3]


def test_page_has_every_choice_the_whole_sources_and_small_files() -> None:
    figure = figure_of("sudoku-stepper", LAST)
    (stepper,) = parsed(figure).iter("queens-sudoku-stepper")
    data = {name: json.loads(stepper.get(name, "")) for name in ("puzzles", "trace", "programs")}
    assert [text for text, _ in data["puzzles"]] == [puzzle_text(EASY), LAST]
    assert len([*stepper.iter("figure")]) == 4
    assert data["trace"] == json.loads(sudoku_trace(EASY, "bits"))
    sources = {method: [text for text, _ in lines] for method, lines in data["programs"].items()}
    assert sources == {method: sudoku_source(method).splitlines() for method in SUDOKU_METHODS}
    files = {
        asset.path: len(asset.content) for asset in figure.files() if asset.path.endswith(".json")
    }
    assert {f"{trace_folder(EASY)}/{method}.json" for method in SUDOKU_METHODS} == files.keys()
    assert sum(files.values()) < 60 * KB
