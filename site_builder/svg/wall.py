"""Draw all solutions of one N as a wall with a column for each orbit, or one solution as a tile."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby, pairwise

from site_builder.svg.canvas import (
    Svg,
    SvgElement,
    draw,
    group,
    inline,
    number,
    ornament,
    rectangle_path,
    text,
    use,
)
from site_builder.values.errors import UserError
from site_builder.values.text import TIMES

Solution = Sequence[int]
OrbitColumn = Sequence[Solution]

# The distance from the left edge of a board to the next, and the space between two boards.
_STEP = 36
_GAP = 4
# The least width of a group of orbits of one size, which has a product below it.
_MIN_GROUP = 58
_FONT = 17
# The distance from the boards to the line below them.
_RULE = 6


def wall(columns: Sequence[OrbitColumn], *, title: str, description: str) -> str:
    """Draw the boards of each orbit in a column. Below the orbits of each size is a product."""
    if not columns:
        raise UserError("a wall takes one orbit or more, got none")
    bottom = max(map(len, columns)) * _STEP
    drawn = []
    left = 0
    for size, members in groupby(columns, key=len):
        orbits = list(members)
        width = len(orbits) * _STEP
        drawn += [_boards(orbits, left, bottom), _product(len(orbits), size, left, bottom)]
        left += max(width, _MIN_GROUP)
    box = (0, 0, left - _GAP, bottom + _RULE + 1.4 * _FONT)
    return inline(Svg(title, description, box, drawn, "qa-chart qa-wall"))


def tile(solution: Solution) -> str:
    """Draw a small board with a dot for each queen. The page needs the `definitions` of its N."""
    n = len(solution)
    queens = draw.path(queens_path(solution), class_="qa-dot")
    return ornament((n, n), "qa-tile-board", use(f"qa-squares-{n}"), queens)


def queens_path(solution: Solution, left: int = 0, top: int = 0) -> str:
    """Return the queens of a board whose corner is at (`left`, `top`), as the path of `qa-dot`."""
    y = f"{top or ''}.5"
    return f"M{left + solution[0] + 0.5} {y}h0{_dots(solution)}"


def _boards(orbits: Sequence[OrbitColumn], left: int, bottom: int) -> SvgElement:
    """Draw the boards of some orbits as one path, and all their queens as another path.

    The unit of both is a square.
    """
    n = len(orbits[0][0])
    corners = [
        (across * (n + 2), -up * (n + 2), solution)
        for across, boards in enumerate(orbits)
        for up, solution in enumerate(boards, start=1)
    ]
    squares = (rectangle_path(x, y, n + 1, n + 1) for x, y, _ in corners)
    queens = (f"M{x + 1 + board[0]} {y + 1}h0{_dots(board)}" for x, y, board in corners)
    parts = [
        draw.path("".join(squares), class_="qa-dark"),
        draw.path("".join(queens), class_="qa-dot"),
    ]
    return group(parts, transform=f"translate({left} {bottom}) scale({number(_STEP / (n + 2))})")


def _dots(solution: Solution) -> str:
    """Return the queens below the first row as lines of length 0 with round ends.

    The position of each line is relative to the queen above it.
    """
    return "".join(f"m{column - above} 1h0" for above, column in pairwise(solution))


def _product(count: int, size: int, left: int, bottom: int) -> SvgElement:
    """Draw a line below the orbits of one `size`, and the number of their boards as a product."""
    right = left + count * _STEP - _GAP
    line = draw.path(f"M{left} {bottom + _RULE - 4}H{right}", class_="qa-line")
    anchor = "middle" if count > 1 else "start"
    x = (left + right) / 2 if count > 1 else left
    style = {"class_": "qa-label", "text_anchor": anchor, "font_size": _FONT}
    product = text(f"{count} {TIMES} {size}", x, bottom + _RULE + _FONT, **style)
    return group([line, product], class_=f"qa-orbit-{size}")
