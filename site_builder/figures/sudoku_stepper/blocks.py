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
_MAX_STEPS = 2_000
_SPREAD = 32  # a stride through the cells that reaches all of them, and neighbours late
_KINDS = tuple(StepKind)


@block("sudoku-stepper", f"{'.' * 80}5", is_public=True)
def sudoku_stepper(lines: Annotated[Sequence[str], Lines(str)]) -> Element:
    """A search for a sudoku that a reader plays step by step."""
    grid = grid_of(lines)
    easy = eased(grid)
    offered = puzzles_offered(grid)
    folder = trace_folder(easy)
    traces = {method: sudoku_trace(easy, method) for method in SUDOKU_METHODS}
    data = {
        "puzzle": next(iter(offered)),
        "method": FIRST_METHOD,
        "puzzles": [*offered.items()],
        "traces": SiteLink(folder),
        "trace": within_page(traces[FIRST_METHOD]),
        "worker": SiteLink("assets/queens-sudoku-worker.js"),
        "programs": sudoku_programs(),
    }
    files = [Asset(f"{folder}/{method}.json", traces[method]) for method in SUDOKU_METHODS]
    return Element(
        "queens-sudoku-stepper",
        "Stepper: Sudoku",
        data,
        key_grids(easy),
        assets=tuple(files),
        style_class="qa-stepper",
    )


def puzzles_offered(grid: Grid) -> Mapping[str, str]:
    """The puzzles that a reader can choose, with their names; the eased one is first."""
    texts = [puzzle_text(puzzle) for puzzle in (eased(grid), grid)]
    return {text: counted(len(text) - text.count("."), "given") for text in texts}


@cache  # computed once for all rebuilds of `mkdocs serve`
@disk_cache
def eased(grid: Grid) -> Grid:
    """A puzzle with enough digits filled in that every method needs at most 2,000 steps."""
    solutions = sudoku(puzzle_text(grid), "fewest", 1).solutions
    if not solutions:
        raise UserError("this sudoku has no solution: write one that has")
    given = bytearray(grid)
    for index in range(len(grid)):
        if all(_is_short(bytes(given), method) for method in SUDOKU_METHODS):
            break
        cell = index * _SPREAD % len(grid)
        given[cell] = int(solutions[0][cell])
    return bytes(given)


def _is_short(grid: Grid, method: str) -> bool:
    return next(islice(trace_sudoku(puzzle_text(grid), method), _MAX_STEPS, None), None) is None


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
    """The folder of the traces of a puzzle."""
    return f"{TRACES}/sudoku/{puzzle_text(grid).replace('.', '0')}"


@cache
def sudoku_trace(grid: Grid, method: str) -> str:
    """A trace as JSON for the script: ``kind + 4 * (digit + 10 * cell)`` for each step."""
    codes = [
        _KINDS.index(step.kind) + 4 * (step.digit + 10 * step.cell)
        for step in trace_sudoku(puzzle_text(grid), method)
    ]
    return json.dumps(codes, separators=(",", ":"))
