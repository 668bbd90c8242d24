"""All solutions of one N at a glance: a column for each orbit, so that the picture is their sum."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby, pairwise

from site_builder.svg.canvas import Drawing, Element, draw, inline, number, text
from site_builder.values.errors import UserError
from site_builder.values.text import TIMES

Board = Sequence[int]
Column = Sequence[Board]

_STEP = 36  # from board to board
_GAP = 4
_NARROWEST = 58  # a group, for the product below it
_FONT = 17
_RULE = 6  # from the boards to the line below them


def wall(columns: Sequence[Column], *, title: str, description: str) -> str:
    """The boards of each orbit above each other; below all orbits of one size their product.

    Parameters
    ----------
    columns : sequence of sequences of solutions
        The different boards of each orbit, orbits of one size side by side.
    title, description : str
        What a screen reader says.

    Raises
    ------
    UserError
        ``a wall takes one orbit or more, got none``.
    """
    if not columns:
        raise UserError("a wall takes one orbit or more, got none")
    bottom = max(map(len, columns)) * _STEP
    drawn, left = [], 0
    for size, members in groupby(columns, key=len):
        orbits = list(members)
        width = len(orbits) * _STEP
        drawn += [_boards(orbits, left, bottom), _product(len(orbits), size, left, bottom)]
        left += max(width, _NARROWEST)
    box = (0, 0, left - _GAP, bottom + _RULE + 1.4 * _FONT)
    return inline(Drawing(title, description, box, drawn, "qa-chart qa-wall"))


def _boards(orbits: Sequence[Column], left: int, bottom: int) -> Element:
    """One element for all boards of a group and one for their queens; a square is one unit."""
    n = len(orbits[0][0])
    places = [
        (across * (n + 2), -up * (n + 2), solution)
        for across, boards in enumerate(orbits)
        for up, solution in enumerate(boards, start=1)
    ]
    group = draw.g(transform=f"translate({left} {bottom}) scale({number(_STEP / (n + 2))})")
    squares = (f"M{x} {y}h{n + 1}v{n + 1}h-{n + 1}z" for x, y, _ in places)
    group.add(draw.path("".join(squares), class_="qa-dark"))
    queens = (f"M{x + 1 + board[0]} {y + 1}h0{_dots(board)}" for x, y, board in places)
    group.add(draw.path("".join(queens), class_="qa-dot"))
    return group


def _dots(solution: Board) -> str:
    """Lines without length, whose round ends are the queens: each from the one above it."""
    return "".join(f"m{column - above} 1h0" for above, column in pairwise(solution))


def _product(count: int, size: int, left: int, bottom: int) -> Element:
    group = draw.g(class_=f"qa-orbit-{size}")
    ends = left, left + count * _STEP - _GAP
    group.add(draw.path(f"M{ends[0]} {bottom + _RULE - 4}H{ends[1]}", class_="qa-line"))
    anchor, x = ("middle", sum(ends) / 2) if count > 1 else ("start", left)
    place = {"text_anchor": anchor, "font_size": _FONT}
    words = f"{count} {TIMES} {size}"
    group.add(text(words, x, bottom + _RULE + _FONT, class_="qa-label", **place))
    return group
