"""The stepper of a sudoku: a search for its digits that a reader plays step by step."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from functools import cache
from itertools import islice, takewhile
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
MAX_EASED = 2_000  # steps of an eased puzzle by any method
MAX_STEPS = 5_000  # of a trace; a longer search is cut
_FOLDER = f"{TRACES}/sudoku"
_SPREAD = 32  # a stride through the cells that reaches all of them, and neighbours late
_KINDS = tuple(StepKind)


@block("sudoku-stepper", f"{'.' * 80}5", is_public=True)
def sudoku_stepper(lines: Annotated[Sequence[str], Lines(str)]) -> Element:
    """A search for a sudoku that a reader plays step by step."""
    grid = grid_of(lines)
    easy = eased(grid)
    puzzles = list(dict.fromkeys((easy, grid)))
    data = {
        "puzzle": puzzle_text(easy),
        "method": FIRST_METHOD,
        "puzzles": [[puzzle_text(each), _name(each), cut_methods(each)] for each in puzzles],
        "traces": SiteLink(_FOLDER),
        "trace": within_page(sudoku_trace(easy, FIRST_METHOD)),
        "programs": sudoku_programs(),
    }
    files = [
        Asset(f"{trace_folder(each)}/{method}.json", sudoku_trace(each, method))
        for each in puzzles
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
    return counted(sum(map(bool, grid)), "given")


def cut_methods(grid: Grid) -> list[str]:
    """Return the methods whose search of `grid` is longer than its trace."""
    return [method for method in SUDOKU_METHODS if len(_step_codes(grid, method)) > MAX_STEPS]


@cache  # computed once for all rebuilds of `mkdocs serve`
@disk_cache
def eased(grid: Grid) -> Grid:
    """A puzzle with enough digits filled in that every method needs at most 2,000 steps."""
    solutions = sudoku(puzzle_text(grid), "fewest", 1).solutions
    if not solutions:
        raise UserError("this sudoku has no solution: write one that has")
    given = bytearray(grid)
    for index in range(len(grid)):
        if all(_ends_within(bytes(given), method, MAX_EASED) for method in SUDOKU_METHODS):
            break
        cell = index * _SPREAD % len(grid)
        given[cell] = int(solutions[0][cell])
    return bytes(given)


def _ends_within(grid: Grid, method: str, steps: int) -> bool:
    return next(islice(trace_sudoku(puzzle_text(grid), method), steps, None), None) is None


def key_grids(grid: Grid) -> list[Picture]:
    """Pictures of the first digit, the first dead end, the step back from it, and the solution."""
    steps = [*trace_sudoku(puzzle_text(grid), FIRST_METHOD)]
    kinds = [step.kind for step in steps]
    tried = len([*takewhile(StepKind.PLACE.__eq__, kinds)])
    key_steps = sorted({0, max(tried - 1, 0), tried, kinds.index(StepKind.SOLUTION)})
    return [step_grid(grid, steps[k], f"Step {k + 1} of {len(steps)}") for k in key_steps]


def sudoku_programs() -> Mapping[str, tuple[ProgramLine, ...]]:
    """The source of each method, each line with the steps that happen there."""
    return {
        method: marked_lines(sudoku_source(method), sudoku_lines(method).items())
        for method in SUDOKU_METHODS
    }


def trace_folder(grid: Grid) -> str:
    """Return the folder of the traces of the puzzle `grid`, which the script names likewise."""
    return f"{_FOLDER}/{puzzle_text(grid).replace('.', '0')}"


def sudoku_trace(grid: Grid, method: str) -> str:
    """Return the first `MAX_STEPS` steps as JSON: ``kind + 4 * (digit + 10 * cell)`` for each."""
    return json.dumps(_step_codes(grid, method)[:MAX_STEPS], separators=(",", ":"))


@cache  # searched once for all rebuilds of `mkdocs serve`
@disk_cache
def _step_codes(grid: Grid, method: str) -> list[int]:
    """Return the codes of the first steps, and of one more if the search goes on."""
    steps = islice(trace_sudoku(puzzle_text(grid), method), MAX_STEPS + 1)
    return [_KINDS.index(step.kind) + 4 * (step.digit + 10 * step.cell) for step in steps]
