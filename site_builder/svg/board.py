"""Draws boards with queens.

A square is one unit wide, so the points of the queens are the solution itself: ``column,row``.
One polyline carries all queens of a board, each drawn by a marker that the page defines once.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from functools import cache

from cy_core import MAX_N, format_value
from site_builder.svg.canvas import (
    Element,
    Svg,
    defs,
    document,
    draw,
    group,
    hidden,
    inline,
    number,
    rectangle_path,
    text,
    use,
)
from site_builder.svg.glyph import BALL, BALLS, CROWN, GLYPH_UNITS, QUEEN
from site_builder.values.errors import UserError
from site_builder.values.text import column_letter

Square = tuple[int, int]  # row, column

FILE_WIDTH = 480
FILE_MARGIN = 0.03  # around a board in a file, as a fraction of the width of the board

_MAX_N_OF_SMALL_LETTERS = 12  # a phone shows a board of 18 rows in 328 pixels
_TEXT_UNITS = 20  # units a square for the coordinates: font sizes below one unit are fragile


@cache  # the same on many pages
def definitions(*sizes: int) -> str:
    """Return what all boards of a page share, as one hidden element to put in once."""
    return hidden(shared_parts(*sizes))


def board(
    solution: Sequence[int],
    *,
    title: str,
    description: str,
    coordinates: bool = False,
    glyph: bool = True,
) -> str:
    """Draw a solution, for a page that has the `definitions` of its N.

    >>> print(board((1, 3, 0, 2), title="4.2.1", description="b4 d3 a2 c1"))  # doctest: +ELLIPSIS
    <svg class="qa-board"...points="0,0 1,0 3,1 0,2 2,3 0,0" /></svg>
    """
    n = len(solution)
    drawn = [*_squares_in_use(n, coordinates), queens(solution, glyph=glyph)]
    return inline(Svg(title, description, board_box(n, coordinates), drawn, "qa-board"))


def empty_board(n: int, *, title: str, description: str) -> str:
    """Draw a board without queens, for a page that has the `definitions` of its N, 1..32.

    >>> empty_board(2, title="N = 2", description="no solution")  # doctest: +ELLIPSIS
    '<svg class="qa-board"...<use xlink:href="#qa-squares-2" /></svg>'
    """
    drawn = _squares_in_use(n, coordinates=False)
    return inline(Svg(title, description, board_box(n, coordinates=False), drawn, "qa-board"))


def partial_board(n: int, squares: Iterable[Square], *, title: str, description: str) -> str:
    """Draw a board with some queens and coordinates, for a page that has its `definitions`."""
    drawn = [*_squares_in_use(n, coordinates=True), queens_on(squares)]
    return inline(Svg(title, description, board_box(n, coordinates=True), drawn, "qa-board"))


def rectangle(placement: Sequence[int], columns: int, *, title: str, description: str) -> str:
    """Draw a placement on a board of other sides, for a page that has any `definitions`."""
    rows, half = len(placement), _half_frame(columns)
    squares = two_tone_squares(rows, columns)
    drawn = [*squares, _frame(rows, columns, half), queens_on(enumerate(placement))]
    box = (-2 * half, -2 * half, columns + 4 * half, rows + 4 * half)
    return inline(Svg(title, description, box, drawn, "qa-board"))


def board_file(
    solution: Sequence[int], *, title: str, description: str, coordinates: bool = True
) -> str:
    """Draw a solution as an SVG file.

    Parameters and errors are those of `board`.
    """
    n = len(solution)
    drawn = [checkered(n), queen_paths(solution), *([_coordinates(n)] if coordinates else [])]
    figure = Svg(title, description, board_box(n, coordinates), drawn, "qa-board")
    return document(figure, width=FILE_WIDTH, margin=n * FILE_MARGIN)


def shared_parts(*sizes: int) -> Element:
    """Return the ``<defs>`` for boards of these sizes."""
    for n in sizes:
        require_board_size(n)
    boards = [part(n) for n in sorted(set(sizes)) for part in (checkered, _coordinates)]
    queen = _marker("qa-queen", GLYPH_UNITS, *queen_shape())
    disc = _marker("qa-disc", 1, draw.circle((0.5, 0.5), 0.34))
    return defs(queen, disc, *boards)


def queens(solution: Sequence[int], *, glyph: bool = True) -> Element:
    """Draw all queens of a solution as one element."""
    require_columns(solution)
    return queens_on(enumerate(solution), marker="qa-queen" if glyph else "qa-disc")


def queens_on(squares: Iterable[Square], *, marker: str = "qa-queen") -> Element:
    """Draw queens on some squares as one element; a square is one unit wide."""
    # Markers appear at the middle points only: the first and the last point carry no queen.
    points = [(0, 0), *((column, row) for row, column in squares), (0, 0)]
    return draw.polyline(points, fill="none", marker_mid=f"url(#{marker})")


def queen_paths(solution: Sequence[int]) -> Element:
    """Draw all queens of a solution as paths: few drawing programs know markers."""
    require_columns(solution)
    return queen_paths_on(enumerate(solution))


def queen_paths_on(squares: Iterable[Square]) -> Element:
    """Draw queens on some squares as paths; a square is one unit wide."""
    scale = f"scale({1 / GLYPH_UNITS})"
    moves = (f"translate({column} {row})" for row, column in squares)
    return group((draw.path(QUEEN, transform=f"{m} {scale}") for m in moves), class_="qa-queen")


def require_board_size(n: int) -> None:
    """Refuse a board of less than 1 or more than 32 rows."""
    if not 1 <= n <= MAX_N:
        raise UserError(f"a board has 1..{MAX_N} rows, got {n}")


def require_squares(n: int, squares: Iterable[Square]) -> None:
    """Refuse squares beside a board of N = 1..32 rows."""
    outside = [square for square in squares if not all(0 <= index < n for index in square)]
    if outside or not 1 <= n <= MAX_N:
        got = f"N = {n}" + (f" and {outside[0]}" if outside else "")
        rule = f"a board of N = 1..{MAX_N} rows takes squares of rows and columns 0..N-1"
        raise UserError(f"{rule}, got {got}")


def require_columns(columns: Sequence[int | None]) -> None:
    """Refuse columns beside a board of N = 1..32 rows; None is a row without a queen."""
    n = len(columns)
    if not 1 <= n <= MAX_N or any(c is not None and not 0 <= c < n for c in columns):
        got = " ".join(map(format_value, columns)) or "none"
        raise UserError(f"a board of N = 1..{MAX_N} rows takes columns 0..N-1, got {got}")


def board_box(n: int, coordinates: bool) -> tuple[float, float, float, float]:
    """Return left, top, width and height of a drawn board, in squares."""
    frame = 2 * _half_frame(n)
    left = _margin(n) if coordinates else frame
    return -left, -frame, n + left + frame, n + left + frame


def _margin(n: int) -> float:
    """Return the width of the strip for coordinates, in squares."""
    return 0.8 if n <= _MAX_N_OF_SMALL_LETTERS else 1


def _squares_in_use(n: int, coordinates: bool) -> list[Element]:
    names = ["squares", "coordinates"] if coordinates else ["squares"]
    return [use(f"qa-{name}-{n}") for name in names]


def checkered(n: int) -> Element:
    """Draw the light and dark squares of a board and its frame; a square is one unit wide."""
    return group([*two_tone_squares(n, n), _frame(n, n, _half_frame(n))], id=f"qa-squares-{n}")


def _frame(rows: int, columns: int, half: float) -> Element:
    """Draw the frame around a board, `half` its width outside the squares."""
    size = (number(columns + 2 * half), number(rows + 2 * half))
    return draw.rect((-half, -half), size, class_="qa-frame", stroke_width=2 * half)


def two_tone_squares(rows: int, columns: int) -> list[Element]:
    """Draw the light and dark squares of a board; a square is one unit wide."""
    light = draw.rect((0, 0), (columns, rows), class_="qa-light")
    return [light, draw.path(dark_squares(rows, columns), class_="qa-dark")]


def dark_squares(rows: int, columns: int) -> str:
    """Return the path of the dark squares; the one at bottom left is dark, as in chess."""
    return "".join(
        rectangle_path(column, row, 1, 1)
        for row in range(rows)
        for column in dark_columns(rows, columns, row)
    )


def dark_columns(rows: int, columns: int, row: int) -> range:
    """Return the columns of the dark squares in a row."""
    return range((rows - 1 - row) % 2, columns, 2)


def _half_frame(n: int) -> float:
    """Return half the width of the frame, a little less than 1 % of the board in all."""
    return max(0.01, round(n * 0.004, 2))


def _coordinates(n: int) -> Element:
    font, middle = (9, 8) if n <= _MAX_N_OF_SMALL_LETTERS else (13, 11.5)
    return group(
        _coordinate_texts(n, font, middle),
        id=f"qa-coordinates-{n}",
        class_="qa-coordinate",
        transform=f"scale({1 / _TEXT_UNITS})",
        font_size=font,
        text_anchor="middle",
    )


def _coordinate_texts(n: int, font: float, middle: float) -> Iterator[Element]:
    for index in range(n):
        along = (index + 0.5) * _TEXT_UNITS
        yield text(column_letter(index), along, n * _TEXT_UNITS + font + 2)
        yield text(n - index, -middle, along + font / 3)


def queen_shape() -> list[Element]:
    """Draw one queen in a square of `GLYPH_UNITS`."""
    return [draw.path(CROWN), *(draw.circle(ball, BALL) for ball in BALLS)]


def _marker(name: str, units: int, *shape: Element) -> Element:
    """Define a marker of `units` that fills one square, to the right of and below its point."""
    marker = draw.marker(
        id=name,
        size=(1, 1),
        viewBox=f"0 0 {units} {units}",
        markerUnits="userSpaceOnUse",
        class_="qa-queen",
    )
    for part in shape:
        marker.add(part)
    return marker
