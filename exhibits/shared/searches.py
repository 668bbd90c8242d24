"""The search that the chapters of Learn follow square by square."""

from __future__ import annotations

from cy_core import count
from site_builder.values.census import nodes

METHOD = "backtracking"


def squares_tried(n: int) -> int:
    """Count the squares that the search tries: one row of each board that is not full.

    >>> squares_tried(4)
    60
    """
    return n * (1 + (nodes(METHOD, "recursive", n) or 0) - count(n).total)
