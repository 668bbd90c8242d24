"""The stepper of a sudoku: puzzles that are eased, traces, sources, and what stands in the page."""

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
from site_builder.figures.puzzles.grids import puzzle_text
from site_builder.figures.stepper import sudoku as stepper
from site_builder.figures.stepper.blocks import BLOCK_TYPES
from site_builder.pages.rendering import render
from site_builder.values.config import SiteConfig
from site_builder.values.errors import UserError
from site_builder.values.figure import Figure
from site_builder.values.page import Links
from tests.helpers.drawings import parse
from tests.helpers.markup import sound_part
from tests.helpers.sudokus import EASY as EASED

KB = 1_000
KINDS_OF_STEP = list(StepKind)
PUZZLE = example_puzzles()[-1]
GRID = parse_grid(PUZZLE)
EASY = parse_grid(EASED)
EACH_METHOD = pytest.mark.parametrize("method", SUDOKU_METHODS)


def drawn(*lines: str) -> Figure:
    """The figure of a block."""
    figure = BLOCK_TYPES["sudoku-stepper"].figure(lines, SiteConfig())
    assert isinstance(figure, Figure)
    return figure


@pytest.mark.parametrize("puzzle", example_puzzles())
def test_an_eased_puzzle_has_all_givens_and_short_searches(puzzle: str) -> None:
    grid = parse_grid(puzzle)
    easy = stepper.eased(grid)
    assert all(other in (0, digit) for digit, other in zip(easy, grid, strict=True))
    assert 0 in easy
    for method in SUDOKU_METHODS:
        steps = [*trace_sudoku(puzzle_text(easy), method)]
        assert 80 - sum(map(bool, easy)) < len(steps) <= 2000
        assert steps[-1].solutions == 1


def test_eased_puzzle_gets_only_the_needed_givens() -> None:
    assert stepper.eased(GRID) == stepper.eased(EASY) == EASY
    assert [*stepper.puzzles_offered(EASY)] == [puzzle_text(EASY)]
    counts = [*stepper.puzzles_offered(GRID).values()]
    assert counts == [f"{sum(map(bool, EASY))} givens", "22 givens"]


@EACH_METHOD
def test_a_trace_holds_every_step(method: str) -> None:
    steps = [*trace_sudoku(puzzle_text(EASY), method)]
    codes = json.loads(stepper.sudoku_trace(EASY, method))
    read = [(KINDS_OF_STEP[code % 4], *divmod(code // 4, 10)) for code in codes]
    assert read == [(step.kind, step.cell, step.digit) for step in steps]


@EACH_METHOD
def test_each_step_has_its_line(method: str) -> None:
    kinds = {step.kind.value for step in trace_sudoku(puzzle_text(EASY), method)}
    marks = " ".join(line.marks for line in stepper.sudoku_programs()[method]).split()
    assert sorted(kinds) == sorted(marks)


def test_the_key_grids_end_with_the_solution() -> None:
    pictures = stepper.key_grids(EASY)
    captions = [picture.caption for picture in pictures]
    assert len(captions) == 4
    assert captions[0].startswith("Step 1 of ")
    assert " gets " in captions[1]
    assert "is taken back from" in captions[2]
    assert captions[3].endswith(": the grid is full.")
    full = parse(pictures[3].svg).findtext("desc") or ""
    assert "." not in full[:-1]


def test_a_full_grid_has_one_step() -> None:
    full = bytes(map(int, sudoku(PUZZLE, "fewest").solutions[0]))
    assert [picture.caption for picture in stepper.key_grids(full)] == [
        "Step 1 of 1: the grid is full."
    ]
    assert json.loads(stepper.sudoku_trace(full, "cells")) == [3]


def test_page_has_every_choice_and_the_whole_sources() -> None:
    figure = drawn(PUZZLE)
    html = render(figure.template, figure.context, Links("bit-tricks/sudoku.md"))
    assert [line for line in html.splitlines() if not line.strip()] == []
    root = sound_part(html)
    assert [element for element in root.iter() if element.get("id")] == []
    parts = {element.get("data-qa-part"): element for element in root.iter()}
    assert [option.get("value") for option in parts["puzzle"]] == [puzzle_text(EASY), PUZZLE, ""]
    assert [option.text for option in parts["method"]] == [*SUDOKU_METHODS]
    assert len([*parts["grid"].iter("td")]) == 81
    assert parts["live"].get("hidden") is not None
    assert len([*parts["strip"].iter("figure")]) == 4
    assert json.loads(parts["trace"].text) == json.loads(stepper.sudoku_trace(EASY, "bits"))
    sources = [[line.text for line in box] for box in root.iter("pre")]
    wanted = [sudoku_source(method).splitlines() for method in SUDOKU_METHODS]
    assert sources == [[line or " " for line in source] for source in wanted]


def test_sudoku_stepper_files_are_small() -> None:
    files = {asset.path: len(asset.content) for asset in drawn(PUZZLE).assets}
    folder = stepper.traces_of(EASY)
    assert folder.rpartition("/")[2].isdigit()
    assert {f"{folder}/{method}.json" for method in SUDOKU_METHODS} == files.keys()
    assert sum(files.values()) < 60 * KB


@pytest.mark.parametrize(
    ("body", "message"),
    [
        ([], r"a stepper of a sudoku takes one line or more, got none: write \.+5"),
        ([PUZZLE[1:]], r"a puzzle has 81 cells, got 80: write \. or 0 for an empty one"),
        ([PUZZLE, "cells"], r"a puzzle holds 1 to 9, and \. or 0 for an empty cell, got c"),
        (["55" + "." * 79], "r1c1 and r1c2 both hold 5"),
        (
            ["12345678." + "." * 8 + "9" + "." * 63],
            "this sudoku has no solution: a stepper takes one that has",
        ),
    ],
)
def test_mistake_is_refused_in_one_line(body: list[str], message: str) -> None:
    with pytest.raises(UserError, match=f"^{message}$"):
        drawn(*body)
