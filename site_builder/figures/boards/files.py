"""Boards as SVG files."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

from site_builder.figures.boards.copies import Copied
from site_builder.svg.board import board_file
from site_builder.values.page import Asset
from site_builder.values.text import squares


@cache  # drawn once for all rebuilds of `mkdocs serve`
def picture(board: Copied) -> str:
    """The board of a solution, SVG."""
    return _picture(board.columns, board.title)


def diagonal_asset(n: int) -> Asset:
    """The file of a board with its queens on the diagonal.

    The browser moves these queens to draw any other board of the same N.
    """
    return Asset(diagonal_path(n), _picture(range(n), "Diagonal"))


def diagonal_path(n: int) -> str:
    """The path of this file in the site."""
    return f"assets/boards/diagonal-{n}.svg"


def _picture(columns: Sequence[int], title: str) -> str:
    n = len(columns)
    return board_file(
        columns,
        title=title,
        description=f"{n} queens: {' '.join(squares(columns))}",
        coordinates=n > 3,  # letters beside a single square would dwarf it
    )
