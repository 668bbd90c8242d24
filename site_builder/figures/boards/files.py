"""Boards as pictures that leave the site: files of their own."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

from site_builder.figures.boards.copies import Copied
from site_builder.svg.board import board_file
from site_builder.values.page import Asset
from site_builder.values.text import squares


@cache  # the same through all rebuilds of `mkdocs serve`
def picture(board: Copied) -> str:
    """The board of a solution, SVG."""
    return _picture(board.columns, board.title)


def diagonal_asset(n: int) -> Asset:
    """Queens on the diagonal: a browser moves them to where those of a solution stand.

    Nothing else differs between the pictures of two boards of one N, but for their words.
    """
    return Asset(diagonal_path(n), _picture(range(n), "Diagonal"))


def diagonal_path(n: int) -> str:
    """Where it is."""
    return f"assets/boards/diagonal-{n}.svg"


def _picture(columns: Sequence[int], title: str) -> str:
    n = len(columns)
    return board_file(
        columns,
        title=title,
        description=f"{n} queens: {' '.join(squares(columns))}",
        coordinates=n > 3,  # letters beside a single square would dwarf it
    )
