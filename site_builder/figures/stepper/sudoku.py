"""The stepper of a sudoku: its puzzles, the traces that it plays, and its methods' sources."""

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
from site_builder.figures.puzzles.grids import Grid, puzzle_text, step_grid
from site_builder.figures.stepper.traces import (
    PLAYER,
    STYLESHEET,
    TRACES,
    ProgramLine,
    marked_lines,
)
from site_builder.values.errors import UserError
from site_builder.values.figure import Picture
from site_builder.values.page import Asset, own_asset
from site_builder.values.text import counted

SUDOKU_SCRIPTS = ("assets/sudoku-search.js", PLAYER, "assets/sudoku-stepper.js")
WORKER = "assets/sudoku-worker.js"
SUDOKU_STYLESHEETS = (STYLESHEET, "assets/sudoku-stepper.css")
FIRST_METHOD = "bits"

_MAX_STEPS = 2_000
_SPREAD = 32  # a step from cell to cell that comes to all of them, and to neighbours late
_KINDS = tuple(StepKind)


def puzzles_offered(grid: Grid) -> Mapping[str, str]:
    """The puzzles that can be chosen, the eased one first, and what each is called."""
    texts = [puzzle_text(one) for one in (eased(grid), grid)]
    return {text: counted(len(text) - text.count("."), "given") for text in texts}


@cache  # the same through all rebuilds of `mkdocs serve`
def eased(grid: Grid) -> Grid:
    """A puzzle with some of its digits given back, until every method is through with it soon.

    Raises
    ------
    UserError
        ``this sudoku has no solution``.
    """
    found = sudoku(puzzle_text(grid), "fewest", 1).solutions
    if not found:
        raise UserError("this sudoku has no solution: a stepper takes one that has")
    given = bytearray(grid)
    for place in range(len(grid)):
        if all(_is_short(bytes(given), method) for method in SUDOKU_METHODS):
            break
        cell = place * _SPREAD % len(grid)
        given[cell] = int(found[0][cell])
    return bytes(given)


def _is_short(grid: Grid, method: str) -> bool:
    return next(islice(_steps(grid, method), _MAX_STEPS, None), None) is None


def key_grids(grid: Grid) -> list[Picture]:
    """The first digit, the first dead end, the way back from it, and the solution."""
    steps = [*_steps(grid, FIRST_METHOD)]
    kinds = [step.kind for step in steps]
    tried = len([*takewhile(StepKind.PLACE.__eq__, kinds)])
    shown = sorted({0, max(tried - 1, 0), tried, kinds.index(StepKind.SOLUTION)})
    return [step_grid(grid, steps[place], f"Step {place + 1} of {len(steps)}") for place in shown]


def sudoku_programs() -> Mapping[str, tuple[ProgramLine, ...]]:
    """The source of each method, with its steps."""
    return {
        method: marked_lines(sudoku_source(method), sudoku_lines(method).items())
        for method in SUDOKU_METHODS
    }


def sudoku_assets(grid: Grid) -> Iterator[Asset]:
    """What a stepper loads: scripts, style sheets, and the traces of its eased puzzle."""
    yield from map(own_asset, (*SUDOKU_SCRIPTS, WORKER, *SUDOKU_STYLESHEETS))
    for method in SUDOKU_METHODS:
        yield Asset(f"{traces_of(grid)}/{method}.json", sudoku_trace(grid, method))


def traces_of(grid: Grid) -> str:
    """The folder of the traces of a puzzle."""
    return f"{TRACES}/sudoku/{puzzle_text(grid).replace('.', '0')}"


@cache
def sudoku_trace(grid: Grid, method: str) -> str:
    """A trace as the script reads it: JSON, ``kind + 4 * (digit + 10 * cell)`` for each step."""
    codes = [
        _KINDS.index(step.kind) + 4 * (step.digit + 10 * step.cell) for step in _steps(grid, method)
    ]
    return json.dumps(codes, separators=(",", ":"))


def _steps(grid: Grid, method: str) -> Iterator[GridStep]:
    return trace_sudoku(puzzle_text(grid), method)
