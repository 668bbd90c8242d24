"""Draws the steps of a search on a board, and a board with bits beside its rows.

Every mark has its own shape: a dot for a square to try, a cross for an attacked square, a ring
around the square of the step.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Literal

from site_builder.svg.board import Square, queens_on, require_board_size, require_squares
from site_builder.svg.canvas import (
    Element,
    Svg,
    cross_path,
    draw,
    group,
    inline,
    inline_sized,
    number,
    paths,
    text,
    use,
)

Act = Literal["place", "reject", "backtrack", "solution", "fail"]

_ACT_CLASSES: dict[Act, str] = {
    "place": "qa-act",
    "backtrack": "qa-act qa-act-backtrack",
    "solution": "qa-act qa-act-solution",
    "fail": "qa-act qa-act-fail",
}
_EDGE = 0.62  # space for the pointer at the left, in squares
_BESIDE = 0.72  # space for the marks of rows at the right
_FRAME = 0.12  # around the whole board, outside its squares
_ARM = 0.17  # half the width of a cross
_DOT = 0.13  # radius
_SQUARE = 24  # in the units of text
_FONT, _DIGIT, _GAP = 15, 11, 10


def search_state(
    n: int,
    queens: Sequence[Square],
    *,
    title: str,
    description: str,
    row: int | None = None,
    attacked: Mapping[int, int] | None = None,
    untried: int = 0,
    square: Square | None = None,
    act: Act = "place",
) -> str:
    """Draw a search at one step; the page needs the `definitions` of its N."""
    of_step = [square] if square else []
    require_squares(n, [*queens, *of_step, *([(row, 0)] if row is not None else [])])
    taken = {*queens, *of_step}
    drawn = [use(f"qa-squares-{n}")]
    for line, bits in (attacked or {}).items():
        squares = _squares_of(n, line, bits & ~(untried if line == row else 0))
        drawn += _crosses([square for square in squares if square not in taken], "qa-attacked")
    if row is not None:
        wedge = f"M-.5 {row + 0.24}v.52l.34-.26z"  # at the left edge, it points to the row
        drawn += [draw.path(wedge, class_="qa-pointer"), *_dots(_squares_of(n, row, untried))]
    drawn += [*_queens(queens), *_act(n, square, act)]
    return inline(Svg(title, description, _box(n, row is not None), drawn, "qa-state"))


def search_board(n: int, *, title: str, description: str, has_bounds: bool = False) -> str:
    """Draw an empty board that a script fills; the page needs the `definitions` of its N.

    The script finds its parts by ``data-qa-part``. ``queens`` is a polyline whose middle points,
    ``column,row``, are the queens. Five parts are empty paths: ``attacked`` for crosses,
    ``untried`` for dots, ``pointer`` for the wedge beside the current row, ``act`` for the mark of
    the step, ``forbidden`` for hatched squares. Two are groups for text: ``letters`` in squares,
    ``names`` above queens. A square is one unit wide.
    """
    require_board_size(n)
    drawn = [use(f"qa-squares-{n}")]
    for part in ("forbidden", "attacked", "untried", "pointer", "act"):
        drawn.append(draw.path("", class_=f"qa-{part}", data_qa_part=part))
    centred = {"text_anchor": "middle", "font_weight": 600}
    drawn.append(draw.g(class_="qa-label", data_qa_part="letters", **centred))
    markers = {"marker_mid": "url(#qa-queen)", "data_qa_part": "queens"}
    drawn.append(draw.polyline([], fill="none", **markers))
    drawn.append(draw.g(class_="qa-names", data_qa_part="names"))
    left, top, width, height = _box(n, True)
    box = (left, top, width + (_BESIDE if has_bounds else 0), height)
    return inline(Svg(title, description, box, drawn, "qa-state"))


def board_with_bits(
    n: int, queens: Sequence[Square], bits: Sequence[str], *, title: str, description: str
) -> str:
    """Draw a board with bits beside its rows; the page needs the `definitions` of its N."""
    require_squares(n, [*queens, *((row, 0) for row in range(len(bits)))])
    parts = [use(f"qa-squares-{n}"), *_queens(queens)]
    board = group(parts, transform=f"scale({_SQUARE})")
    side = n * _SQUARE
    style = {"class_": "qa-label", "font_size": _FONT, "text_anchor": "middle"}
    digits = group(_digits(bits, side + _GAP), **style)
    box = (-1, -1, side + _GAP + n * _DIGIT + 2, side + 2)
    return inline_sized(Svg(title, description, box, [board, digits], "qa-built"))


def _digits(bits: Sequence[str], left: float) -> Iterator[Element]:
    for row, line in enumerate(bits):
        for column, digit in enumerate(line):
            x, y = left + (column + 0.5) * _DIGIT, (row + 0.5) * _SQUARE + 0.35 * _FONT
            style = {"font_weight": "bold"} if digit == "1" else {"class_": "qa-tick"}
            yield text(digit, x, y, **style)


def _squares_of(n: int, row: int, bits: int) -> list[Square]:
    """Return the squares of a row whose bits are set."""
    return [(row, column) for column in range(n) if bits >> (n - 1 - column) & 1]


def _queens(queens: Sequence[Square]) -> list[Element]:
    return [queens_on(queens)] if queens else []


def _act(n: int, square: Square | None, act: Act) -> list[Element]:
    """Draw the mark of a step on its square or around the whole board."""
    if act in ("solution", "fail"):
        corner, side = (-_FRAME / 2, -_FRAME / 2), (n + _FRAME, n + _FRAME)
        return [draw.rect(corner, side, class_=_ACT_CLASSES[act])]
    if square is None:
        return []
    if act == "reject":
        return _crosses([square], "qa-act", 0.26)
    row, column = square
    where = (number(column + 0.06), number(row + 0.06))
    return [draw.rect(where, (0.88, 0.88), rx=0.12, class_=_ACT_CLASSES[act])]


def _crosses(squares: Sequence[Square], style_class: str, arm: float = _ARM) -> list[Element]:
    return paths((cross_path(column + 0.5, row + 0.5, arm) for row, column in squares), style_class)


def _dots(squares: Sequence[Square]) -> list[Element]:
    half = f"a{_DOT} {_DOT} 0 1 0"
    dots = (
        f"M{number(column + 0.5 - _DOT)} {row + 0.5}{half} {2 * _DOT} 0{half}-{2 * _DOT} 0z"
        for row, column in squares
    )
    return paths(dots, "qa-untried")


def _box(n: int, has_pointer: bool) -> tuple[float, float, float, float]:
    left = _EDGE if has_pointer else _FRAME
    return -left, -_FRAME, n + left + _FRAME, n + 2 * _FRAME
