"""Boards: a solution in, a picture of it out.

A square is one unit wide, so the points of the queens are the solution itself: ``column,row``.
One polyline carries all queens of a board, each drawn by a marker that the page defines once.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cache

from cy_core import MAX_N
from site_builder.svg.canvas import (
    Drawing,
    Element,
    defs,
    document,
    draw,
    hidden,
    inline,
    number,
    text,
    use,
)
from site_builder.svg.glyph import BALL, BALLS, CROWN, GLYPH_UNITS, QUEEN
from site_builder.values.errors import UserError
from site_builder.values.text import column_letter

Square = tuple[int, int]  # row, column

FILE_WIDTH = 480
FILE_MARGIN = 0.03  # around a board in a file, as a part of the board

_SMALL_LETTERS = 12  # rows; a phone draws 18 of them in 328 pixels
_TEXT_UNITS = 20  # a square, where letters stand: fonts smaller than one unit are fragile


@cache  # the same on many pages
def definitions(*sizes: int) -> str:
    """What all boards of a page share, as one hidden element; put it in once.

    Parameters
    ----------
    *sizes : int
        The N of the boards on the page, in any order, 1..32.

    Returns
    -------
    str
        Markup that shows nothing. It defines ``qa-queen``, ``qa-disc`` and, for each N,
        ``qa-squares-N`` and ``qa-coordinates-N``.

    Raises
    ------
    UserError
        ``a board has 1..32 rows, got ...``.
    """
    return hidden(shared_parts(*sizes))


def board(
    solution: Sequence[int],
    *,
    title: str,
    description: str,
    coordinates: bool = False,
    glyph: bool = True,
) -> str:
    """A board for a page that has the `definitions` of its N.

    Parameters
    ----------
    solution : sequence of int
        Column of each row's queen, from the top and from the left, 0..N-1; 1..32 of them.
        They may attack each other.
    title, description : str
        What a screen reader says: short, for there may be a hundred on the page.
    coordinates : bool
        Letters of the columns below, numbers of the rows at the left, as in chess.
    glyph : bool
        A queen on each square; False for a disc, which reads better below 12 pixels a square.

    Raises
    ------
    UserError
        ``a board of N = 1..32 rows takes columns 0..N-1, got ...``.

    >>> print(board((1, 3, 0, 2), title="4.2.1", description="b4 d3 a2 c1"))  # doctest: +ELLIPSIS
    <svg class="qa-board"...points="0,0 1,0 3,1 0,2 2,3 0,0" /></svg>
    """
    n = len(solution)
    drawn = [*_squares_in_use(n, coordinates), queens(solution, glyph=glyph)]
    return inline(Drawing(title, description, _box(n, coordinates), drawn, "qa-board"))


def empty_board(n: int, *, title: str, description: str) -> str:
    """A board without queens, 1..32 squares wide, for a page that has the `definitions` of its N.

    >>> empty_board(2, title="N = 2", description="no solution")  # doctest: +ELLIPSIS
    '<svg class="qa-board"...<use xlink:href="#qa-squares-2" /></svg>'
    """
    drawn = _squares_in_use(n, coordinates=False)
    return inline(Drawing(title, description, _box(n, coordinates=False), drawn, "qa-board"))


def board_file(
    solution: Sequence[int], *, title: str, description: str, coordinates: bool = True
) -> str:
    """A board as an SVG file of its own.

    Parameters and errors are those of `board`.
    """
    n = len(solution)
    drawn = [checkered(n), queen_paths(solution), *([_coordinates(n)] if coordinates else [])]
    figure = Drawing(title, description, _box(n, coordinates), drawn, "qa-board")
    return document(figure, width=FILE_WIDTH, margin=n * FILE_MARGIN)


def shared_parts(*sizes: int) -> Element:
    """The ``<defs>`` of boards of these sizes."""
    if wrong := [n for n in sizes if not 1 <= n <= MAX_N]:
        raise UserError(f"a board has 1..{MAX_N} rows, got {wrong[0]}")
    boards = [part(n) for n in sorted(set(sizes)) for part in (checkered, _coordinates)]
    return defs(_queen(), _disc(), *boards)


def queens(solution: Sequence[int], *, glyph: bool = True) -> Element:
    """All queens of a board, as one element."""
    _check(solution)
    return queens_on(enumerate(solution), shape="qa-queen" if glyph else "qa-disc")


def queens_on(squares: Iterable[tuple[int, int]], *, shape: str = "qa-queen") -> Element:
    """Queens on squares, (row, column), one unit wide, as one element."""
    # Only middle points are marked: the first and the last carry no queen.
    points = [(0, 0), *((column, row) for row, column in squares), (0, 0)]
    return draw.polyline(points, fill="none", marker_mid=f"url(#{shape})")


def queen_paths(solution: Sequence[int]) -> Element:
    """All queens of a board as paths, which need no marker: programs for drawing know few."""
    _check(solution)
    group = draw.g(class_="qa-queen")
    for row, column in enumerate(solution):
        group.add(draw.path(QUEEN, transform=f"translate({column} {row}) scale({1 / GLYPH_UNITS})"))
    return group


def _check(solution: Sequence[int]) -> None:
    n = len(solution)
    if not 1 <= n <= MAX_N or min(solution) < 0 or max(solution) >= n:
        got = " ".join(map(str, solution)) or "none"
        raise UserError(f"a board of N = 1..{MAX_N} rows takes columns 0..N-1, got {got}")


def _box(n: int, coordinates: bool) -> tuple[float, float, float, float]:
    frame = 2 * _half_frame(n)
    left = _margin(n) if coordinates else frame
    return -left, -frame, n + left + frame, n + left + frame


def _margin(n: int) -> float:
    """Room for the coordinates, in squares: more for the larger letters of many rows."""
    return 0.8 if n <= _SMALL_LETTERS else 1


def _squares_in_use(n: int, coordinates: bool) -> list[Element]:
    names = ["squares", "coordinates"] if coordinates else ["squares"]
    return [use(f"qa-{name}-{n}") for name in names]


def checkered(n: int) -> Element:
    """The two-tone grid of a board with its frame, a square one unit wide."""
    half = _half_frame(n)
    corner, side = (-half, -half), (number(n + 2 * half), number(n + 2 * half))
    group = draw.g(id=f"qa-squares-{n}")
    group.add(draw.rect((0, 0), (n, n), class_="qa-light"))
    group.add(draw.path(dark_squares(n), class_="qa-dark"))
    group.add(draw.rect(corner, side, class_="qa-frame", stroke_width=2 * half))
    return group


def dark_squares(n: int) -> str:
    """The path of the dark squares; the one at bottom left is dark, as in chess."""
    places = ((row, column) for row in range(n) for column in range((n - 1 - row) % 2, n, 2))
    return "".join(f"M{column} {row}h1v1h-1z" for row, column in places)


def _half_frame(n: int) -> float:
    """Half the width of the frame, which takes a little under one part in a hundred."""
    return max(0.01, round(n * 0.004, 2))


def _coordinates(n: int) -> Element:
    font, middle = (9, 8) if n <= _SMALL_LETTERS else (13, 11.5)
    group = draw.g(
        id=f"qa-coordinates-{n}",
        class_="qa-coordinate",
        transform=f"scale({1 / _TEXT_UNITS})",
        font_size=font,
        text_anchor="middle",
    )
    for place in range(n):
        along = (place + 0.5) * _TEXT_UNITS
        group.add(text(column_letter(place), along, n * _TEXT_UNITS + font + 2))
        group.add(text(n - place, -middle, along + font / 3))
    return group


def _queen() -> Element:
    marker = _marker("qa-queen", GLYPH_UNITS)
    for part in queen_shape():
        marker.add(part)
    return marker


def queen_shape() -> list[Element]:
    """What a queen is drawn of, in a square of `GLYPH_UNITS`."""
    return [draw.path(CROWN), *(draw.circle(ball, BALL) for ball in BALLS)]


def _disc() -> Element:
    marker = _marker("qa-disc", 1)
    marker.add(draw.circle((0.5, 0.5), 0.34))
    return marker


def _marker(name: str, units: int) -> Element:
    """A drawing, `units` wide, that fills one square from the marked point on."""
    return draw.marker(
        id=name,
        size=(1, 1),
        viewBox=f"0 0 {units} {units}",
        markerUnits="userSpaceOnUse",
        class_="qa-queen",
    )
