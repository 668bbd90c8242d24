"""The stepper of a sudoku: its puzzles, its traces, and the sources of its methods."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from functools import cache
from itertools import islice, takewhile

from cy_core import StepKind
from cy_core.puzzles import (
    SUDOKU_METHODS,
    GridStep,
    sudoku,
    sudoku_lines,
    sudoku_source,
    trace_sudoku,
)
from site_builder.figures.puzzles import Grid, puzzle_text, step_grid
from site_builder.figures.stepper.programs import ProgramLine, marked_lines
from site_builder.figures.stepper.traces import TRACES
from site_builder.values.cache import disk_cache
from site_builder.values.errors import UserError
from site_builder.values.figure import Picture
from site_builder.values.page import Asset
from site_builder.values.text import counted

FIRST_METHOD = "bits"

_MAX_STEPS = 2_000
_SPREAD = 32  # a stride through the cells that reaches all of them, and neighbours late
_KINDS = tuple(StepKind)


def puzzles_offered(grid: Grid) -> Mapping[str, str]:
    """The puzzles that a reader can choose, with their names; the eased one is first."""
    texts = [puzzle_text(puzzle) for puzzle in (eased(grid), grid)]
    return {text: counted(len(text) - text.count("."), "given") for text in texts}


@cache  # computed once for all rebuilds of `mkdocs serve`
@disk_cache
def eased(grid: Grid) -> Grid:
    """A puzzle with so many of its digits filled in that every method needs at most 2,000 steps."""
    solutions = sudoku(puzzle_text(grid), "fewest", 1).solutions
    if not solutions:
        raise UserError("this sudoku has no solution: a stepper takes one that has")
    given = bytearray(grid)
    for index in range(len(grid)):
        if all(_is_short(bytes(given), method) for method in SUDOKU_METHODS):
            break
        cell = index * _SPREAD % len(grid)
        given[cell] = int(solutions[0][cell])
    return bytes(given)


def _is_short(grid: Grid, method: str) -> bool:
    return next(islice(_steps(grid, method), _MAX_STEPS, None), None) is None


def key_grids(grid: Grid) -> list[Picture]:
    """Pictures of the first digit, the first dead end, the step back from it, and the solution."""
    steps = [*_steps(grid, FIRST_METHOD)]
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


def sudoku_assets(grid: Grid) -> Iterator[Asset]:
    """The files of a stepper: script, worker, style sheets, and the traces of its eased puzzle."""
    for method in SUDOKU_METHODS:
        yield Asset(f"{traces_of(grid)}/{method}.json", sudoku_trace(grid, method))


def traces_of(grid: Grid) -> str:
    """The folder of the traces of a puzzle."""
    return f"{TRACES}/sudoku/{puzzle_text(grid).replace('.', '0')}"


@cache
def sudoku_trace(grid: Grid, method: str) -> str:
    """A trace as JSON for the script: ``kind + 4 * (digit + 10 * cell)`` for each step."""
    codes = [
        _KINDS.index(step.kind) + 4 * (step.digit + 10 * step.cell) for step in _steps(grid, method)
    ]
    return json.dumps(codes, separators=(",", ":"))


def _steps(grid: Grid, method: str) -> Iterator[GridStep]:
    return trace_sudoku(puzzle_text(grid), method)
