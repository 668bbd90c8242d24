"""Example sudoku puzzles with few givens, made for this project."""

from __future__ import annotations

from functools import cache
from pathlib import Path


@cache
def example_puzzles() -> tuple[str, ...]:
    """Six sudoku puzzles as 81 characters each, ordered by their number of givens.

    Each has exactly one solution, and would have more without any of its givens.

    Source: made by `tools/sudoku_puzzles.py`.
    """
    text = Path(__file__).with_name("examples.txt").read_text("ascii")
    return tuple(text.split())
