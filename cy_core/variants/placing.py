"""Count the ways to place some queens on a board of any two sides."""

from __future__ import annotations

from typing import SupportsIndex

from cy_core.variants.searching import placements_by_queens


def count_placements(rows: SupportsIndex, columns: SupportsIndex) -> tuple[int, ...]:
    """Count the ways to place 0, 1, 2 and more queens without attacks, up to the shorter side."""
    return tuple(placements_by_queens(rows, columns))
