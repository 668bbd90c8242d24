"""`queens puzzles`: permutations and sudoku."""

from __future__ import annotations

import json
import sys
import time
from collections.abc import Iterator
from contextlib import nullcontext
from dataclasses import asdict, replace
from math import factorial
from typing import BinaryIO

from cy_core import InputError
from cy_core.puzzles import (
    MAX_SUDOKU_SOLUTIONS,
    SudokuSolutions,
    count_permutations,
    permutations,
    sudoku,
)
from site_builder.commands.fields import field_lines
from site_builder.commands.grids import FRAME, SUDOKU_FORMATS, Puzzle, puzzles_in
from site_builder.commands.requests import Permutations, Sudoku
from site_builder.terminal.lines import echo, goes_to_a_file, note, standard_output
from site_builder.terminal.progress import Progress, waiting
from site_builder.values.errors import UserError
from site_builder.values.files import open_file

LONGEST_LINE = 1000  # bytes: 81 cells with whatever stands between them


def run_permutations(asked: Permutations) -> None:
    """Count every order of n things, or list them."""
    if asked.list:
        _list_permutations(asked)
        return
    with waiting(f"ordering {asked.n} things"):
        start = time.perf_counter()
        count = count_permutations(asked.n, asked.form)
        seconds = time.perf_counter() - start
    fields = asdict(count)
    if asked.json:
        echo(json.dumps(fields | {"seconds": round(seconds, 9)}))
    else:
        echo(field_lines(fields | {"seconds": f"{seconds:.6f}"}))


def _list_permutations(asked: Permutations) -> None:
    progress, written = Progress(), 0
    progress.begin(factorial(asked.n))
    shown = waiting(f"writing the orders of {asked.n}", progress)
    with standard_output() as stream, shown if goes_to_a_file() else nullcontext():
        for block in permutations(asked.n, asked.form):
            stream.write("".join(f"{' '.join(map(str, row))}\n" for row in block.tolist()))
            written += len(block)
            progress.reach(written)


def run_sudoku(asked: Sudoku) -> None:
    """Solve puzzles, one after the other."""
    for puzzle in _given(asked):
        with waiting(f"{puzzle.place}solving"):
            start = time.perf_counter()
            found = _solved(puzzle, asked)
            seconds = time.perf_counter() - start
        if asked.format == "line" and not found.solutions:
            note(f"{puzzle.place}no solution")
        else:
            echo(SUDOKU_FORMATS[asked.format](puzzle.cells, found, seconds))


def _given(asked: Sudoku) -> Iterator[Puzzle]:
    if asked.puzzles and asked.file:
        raise UserError(f"puzzles are words or a file, got both: leave out --file {asked.file}")
    if asked.puzzles:
        yield from (Puzzle("", word.translate(FRAME)) for word in asked.puzzles)
    elif asked.file:
        with open_file(asked.file) as stream:
            yield from _read(stream, str(asked.file))
    elif sys.stdin is None or sys.stdin.isatty():
        raise UserError("no puzzle was given: add one, --file FILE, or redirect standard input")
    else:
        yield from _read(sys.stdin.buffer, "standard input")


def _read(stream: BinaryIO, name: str) -> Iterator[Puzzle]:
    return puzzles_in((line.decode("utf-8", "replace") for line in _lines(stream, name)), name)


def _lines(stream: BinaryIO, name: str) -> Iterator[bytes]:
    """The lines of a stream, which may have no end."""
    while line := stream.readline(LONGEST_LINE + 1):
        if len(line) > LONGEST_LINE:
            rule = f"a line must be {LONGEST_LINE} bytes at most"
            raise UserError(f"{name}: {rule}, got more: write each puzzle on its own")
        yield line


def _solved(puzzle: Puzzle, asked: Sudoku) -> SudokuSolutions:
    """All solutions; or the first, after a look for a second one."""
    try:
        found = sudoku(puzzle.cells, asked.method, MAX_SUDOKU_SOLUTIONS if asked.all else 2)
    except InputError as error:
        raise UserError(f"{puzzle.place}{error}") from None
    return found if asked.all else replace(found, solutions=found.solutions[:1])
