"""Find the line in the source of a sudoku method at which each kind of step happens.

A line is given by a fragment of it that occurs only once in that source.
"""

from __future__ import annotations

from collections.abc import Mapping

from cy_core.checks import checked_choice
from cy_core.frozen_mapping import FrozenMapping
from cy_core.puzzles.grid_search import SUDOKU_METHODS
from cy_core.sources import line_of, sections

_SOLVED = "return keep_solution(search)"
_PLACED = "search.grid[k] = digit_of(bit)\n        flip(search, k, bit)"
_TAKEN_BACK = (
    "            return False\n        flip(search, k, bit)"  # below the search of the rest
)

_FRAGMENTS: Mapping[str, Mapping[str, str]] = {
    "cells": {
        "place": "search.grid[k] = digit",
        "reject": "if not fits(search, k, digit):",
        "backtrack": "search.grid[k] = 0",
        "solution": _SOLVED,
    },
    "bits": {"place": _PLACED, "backtrack": _TAKEN_BACK, "solution": _SOLVED},
    "fewest": {"place": _PLACED, "backtrack": _TAKEN_BACK, "solution": _SOLVED},
}


def sudoku_source(method: str) -> str:
    """The compiled source of one sudoku method, without what the methods before it define."""
    checked_choice("method", SUDOKU_METHODS, method)
    return sections("cy_core.puzzles", "grid_search")[method]


def sudoku_lines(method: str) -> Mapping[str, int]:
    """The line of a method's source at which each kind of step of `trace_sudoku` happens."""
    source = sudoku_source(method)
    fragments = _FRAGMENTS[method].items()
    return FrozenMapping({kind: line_of(fragment, source) for kind, fragment in fragments})
