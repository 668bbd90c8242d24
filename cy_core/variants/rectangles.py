"""List the ways to place a queen in each row of a rectangle, and their images under symmetry."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import permutations
from typing import SupportsIndex

from cy_core.checks import checked_range
from cy_core.model import Symmetry

MAX_LISTED_SIDE = 8


def full_placements(rows: SupportsIndex, columns: SupportsIndex) -> list[tuple[int, ...]]:
    """List the placements of a queen in each row of a board with at least as many columns."""
    width = checked_range("columns", columns, 1, MAX_LISTED_SIDE)
    height = checked_range("rows", rows, 1, width)
    return [each for each in permutations(range(width), height) if _has_no_shared_diagonal(each)]


def _has_no_shared_diagonal(placement: Sequence[int]) -> bool:
    rising = {row + column for row, column in enumerate(placement)}
    falling = {row - column for row, column in enumerate(placement)}
    return len(rising) == len(falling) == len(placement)


def rectangle_images(placement: Sequence[int], columns: int) -> dict[Symmetry, tuple[int, ...]]:
    """The images of such a placement under the four symmetries of a rectangle."""
    same = tuple(placement)
    mirrored = tuple(columns - 1 - column for column in same)
    return {
        Symmetry.IDENTITY: same,
        Symmetry.LEFT_RIGHT: mirrored,
        Symmetry.TOP_BOTTOM: same[::-1],
        Symmetry.ROTATE_180: mirrored[::-1],
    }
