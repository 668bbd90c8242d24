"""The stepper of a sudoku: a search for its digits that a reader plays step by step."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from functools import cache
from itertools import islice
from typing import Annotated

from cy_core import StepKind
from cy_core.puzzles import (
    SUDOKU_METHODS,
    sudoku,
    sudoku_lines,
    sudoku_source,
    trace_sudoku,
)
from site_builder.figures.puzzles import Grid, grid_of, puzzle_text, step_grid
from site_builder.figures.stepper.blocks import TRACES, within_page
from site_builder.figures.stepper.programs import ProgramLine, marked_lines
from site_builder.values.block import Lines, block
from site_builder.values.cache import disk_cache
from site_builder.values.errors import UserError
from site_builder.values.figure import Element, Picture, SiteLink
from site_builder.values.page import Asset
from site_builder.values.text import counted

FIRST_METHOD = "bits"
# The most steps that any method may need to solve a puzzle after `eased`.
MAX_EASED = 2_000
# The most steps of a trace; a longer search is cut.
MAX_STEPS = 5_000
_FOLDER = f"{TRACES}/sudoku"
# The distance from a cell to the next cell that `eased` fills. It has no divisor in common with 81,
# so that all cells are reached. Neighbours are filled only late.
_STRIDE = 32
_KINDS = tuple(StepKind)


@block("sudoku-stepper", f"{'.' * 80}5", is_public=True)
def sudoku_stepper(lines: Annotated[Sequence[str], Lines(str)]) -> Element:
    """Show a search for a sudoku that a reader plays step by step."""
    grid = grid_of(lines)
    easy = eased(grid)
    puzzles = list(dict.fromkeys((easy, grid)))
    data = {
        "puzzle": puzzle_text(easy),
        "method": FIRST_METHOD,
        "puzzles": [
            [puzzle_text(puzzle), _name(puzzle), cut_methods(puzzle)] for puzzle in puzzles
        ],
        "traces": SiteLink(_FOLDER),
        "trace": within_page(sudoku_trace(easy, FIRST_METHOD)),
        "programs": sudoku_programs(),
    }
    files = [
        Asset(f"{trace_folder(puzzle)}/{method}.json", sudoku_trace(puzzle, method))
        for puzzle in puzzles
        for method in SUDOKU_METHODS
    ]
    return Element(
        "queens-sudoku-stepper",
        "Stepper: Sudoku",
        data,
        key_grids(easy),
        assets=tuple(files),
        style_class="qa-stepper",
    )


def _name(grid: Grid) -> str:
    """Return the name of a puzzle in the menu, such as ``30 givens``."""
    return counted(sum(map(bool, grid)), "given")


def cut_methods(grid: Grid) -> list[str]:
    """Return the methods that need more than `MAX_STEPS` steps, so that their trace is cut."""
    return [method for method in SUDOKU_METHODS if len(_step_codes(grid, method)) > MAX_STEPS]


# Cached, so that it is computed once for all rebuilds of `mkdocs serve`.
@cache
@disk_cache
def eased(grid: Grid) -> Grid:
    """Add givens from the solution of a puzzle until no method needs over `MAX_EASED` steps."""
    solutions = sudoku(puzzle_text(grid), "fewest", 1).solutions
    if not solutions:
        raise UserError("this sudoku has no solution: write one that has")
    given = bytearray(grid)
    for index in range(len(grid)):
        if all(_ends_within(bytes(given), method, MAX_EASED) for method in SUDOKU_METHODS):
            break
        cell = index * _STRIDE % len(grid)
        given[cell] = int(solutions[0][cell])
    return bytes(given)


def _ends_within(grid: Grid, method: str, steps: int) -> bool:
    """Return whether the search of `grid` has at most `steps` steps."""
    further = islice(trace_sudoku(puzzle_text(grid), method), steps, None)
    return next(further, None) is None


def key_grids(grid: Grid) -> list[Picture]:
    """Draw the first digit, the first dead end, the step back after it, and the solution."""
    steps = list(trace_sudoku(puzzle_text(grid), FIRST_METHOD))
    kinds = [step.kind for step in steps]
    back = next(index for index, kind in enumerate(kinds) if kind is not StepKind.PLACE)
    key_steps = sorted({0, max(back - 1, 0), back, kinds.index(StepKind.SOLUTION)})
    return [step_grid(grid, steps[k], f"Step {k + 1} of {len(steps)}") for k in key_steps]


def sudoku_programs() -> Mapping[str, tuple[ProgramLine, ...]]:
    """Return the source of each method, each line with the steps that happen there."""
    return {
        method: marked_lines(sudoku_source(method), sudoku_lines(method).items())
        for method in SUDOKU_METHODS
    }


def trace_folder(grid: Grid) -> str:
    """Return the folder of the traces of the puzzle `grid`. The script computes the same path."""
    return f"{_FOLDER}/{puzzle_text(grid).replace('.', '0')}"


def sudoku_trace(grid: Grid, method: str) -> str:
    """Return the first `MAX_STEPS` steps as JSON.

    A step is the number ``kind + 4 * (digit + 10 * cell)``.
    """
    return json.dumps(_step_codes(grid, method)[:MAX_STEPS], separators=(",", ":"))


# Cached, so that the search runs once for all rebuilds of `mkdocs serve`.
@cache
@disk_cache
def _step_codes(grid: Grid, method: str) -> list[int]:
    """Return the codes of the first `MAX_STEPS` steps of a search.

    If the search has more steps, the list has one code more, so that `cut_methods` can tell.
    """
    steps = islice(trace_sudoku(puzzle_text(grid), method), MAX_STEPS + 1)
    return [_KINDS.index(step.kind) + 4 * (step.digit + 10 * step.cell) for step in steps]
