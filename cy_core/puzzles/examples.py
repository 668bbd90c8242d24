"""Sudoku puzzles of our own, with few givens: each has one solution and needs all its givens."""

from __future__ import annotations

from functools import cache
from importlib.resources import files


@cache
def example_puzzles() -> tuple[str, ...]:
    """Puzzles of 81 characters, those with the fewest givens first.

    Source: made by `tools/sudoku_puzzles.py`.

    >>> [81 - puzzle.count(".") for puzzle in example_puzzles()]
    [20, 20, 21, 21, 22, 22]
    """
    text = files("cy_core.puzzles").joinpath("examples.txt").read_text("ascii")
    return tuple(text.split())
