"""Puzzles of sudoku, and the lengths of their searches, for tests of the stepper."""

from __future__ import annotations

from functools import cache
from itertools import islice

from cy_core.puzzles import example_puzzles, trace_sudoku

HARD = example_puzzles()[-1]
# What the page makes of it; computing it takes half a second.
EASY = "7...3.4..185.2.6..3......75.7.2895..9.26...1.568.1........427.8.1.9..34....7.3.92"
STUCK = f"12345678.{'.' * 8}9{'.' * 63}"  # no digit fits its ninth cell
MOST = 5000  # steps of a search that the browser makes


@cache
def length(puzzle: str, method: str) -> int:
    """How many steps the page has of a search."""
    return sum(1 for _ in islice(trace_sudoku(puzzle, method), MOST))
