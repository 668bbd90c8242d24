"""One moment of a search on a small board, and a solution that is built row by row with its bits.

Every mark is a shape: a dot for a square still to be tried, a cross for an attacked one, a ring
around what the step is about.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Literal

from cy_core import MAX_N
from site_builder.svg.board import Square, queens_on
from site_builder.svg.canvas import Drawing, Element, draw, inline, inline_sized, number, text, use
from site_builder.values.errors import UserError

Act = Literal["place", "reject", "backtrack", "solution", "fail"]

_LOOKS: dict[Act, str] = {
    "place": "qa-act",
    "backtrack": "qa-act qa-act-backtrack",
    "solution": "qa-act qa-act-solution",
    "fail": "qa-act qa-act-fail",
}
_EDGE = 0.62  # room for the mark of the row, in squares
_BESIDE = 0.72  # room for the marks of rows at the right
_FRAME = 0.06
_ARM = 0.17  # half the width of a cross
_DOT = 0.13
_SQUARE = 24  # in the units of text
_FONT, _DIGIT, _GAP = 15, 11, 10


def state(
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
    """A search at one step; the page needs the `definitions` of its N.

    Parameters
    ----------
    n : int
        Side of the board, 1..32.
    queens : sequence of (row, column)
        Queens on the board, in any order; they may attack each other.
    title, description : str
        What a screen reader says.
    row : int or None
        The row that the search looks at: marked at the left edge; None for a board without marks.
    attacked : mapping of int to int, or None
        Attacked squares of some rows, usually of `row` only: bits, bit 0 at the right. They get
        a cross, unless they have a queen.
    untried : int
        Squares of `row` that are left to try, as bits: they get a dot.
    square : (row, column) or None
        What the step is about.
    act : {"place", "reject", "backtrack", "solution", "fail"}
        How the square is marked: a ring around a new queen, a heavy cross on a square refused, a
        dashed ring where a queen was taken off; a solution has a heavy frame, and a board that is
        refused as a whole (``fail``) a dashed one.

    Raises
    ------
    UserError
        ``a board of N = 1..32 rows takes squares of rows and columns 0..N-1, got ...``.
    """
    _check(n, [*queens, *([square] if square else []), *([(row, 0)] if row is not None else [])])
    taken = {*queens, *([square] if square else [])}
    drawn = [use(f"qa-squares-{n}")]
    for line, bits in (attacked or {}).items():
        crossed = _squares_of(n, line, bits & ~(untried if line == row else 0))
        drawn += _crosses([one for one in crossed if one not in taken], "qa-attacked")
    if row is not None:
        wedge = f"M-.5 {row + 0.24}v.52l.34-.26z"  # at the left edge, it points to the row
        drawn += [draw.path(wedge, class_="qa-pointer"), *_dots(_squares_of(n, row, untried))]
    drawn += [*_queens(queens), *_act(n, square, act)]
    return inline(Drawing(title, description, _box(n, row is not None), drawn, "qa-state"))


def stage(n: int, *, title: str, description: str, has_bounds: bool = False) -> str:
    """An empty board; the page needs the `definitions` of its N.

    Script finds its parts by ``data-qa-part``. ``queens`` is a polyline whose middle points,
    ``column,row``, are the queens. The others are paths without commands: ``attacked`` for
    crosses, ``untried`` for dots, ``pointer`` for the wedge beside the current row, ``act`` for the
    mark of what the step does, ``forbidden`` for squares that are hatched; ``letters`` is a group
    for words in squares, ``names`` one for what stands above the queens. A square is one unit wide.

    Parameters
    ----------
    n : int
        Side of the board, 1..32.
    title, description : str
        What a screen reader says; script changes the description with each step.
    has_bounds : bool
        Whether there is room at the right for the marks of rows.

    Raises
    ------
    UserError
        ``a board has 1..32 rows, got ...``.
    """
    if not 1 <= n <= MAX_N:
        raise UserError(f"a board has 1..{MAX_N} rows, got {n}")
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
    return inline(Drawing(title, description, box, drawn, "qa-state"))


def rows_with_bits(
    n: int, queens: Sequence[Square], bits: Sequence[str], *, title: str, description: str
) -> str:
    """A board with bits beside each of its rows; the page needs the `definitions` of its N.

    Parameters
    ----------
    n : int
        Side of the board, 1..32.
    queens : sequence of (row, column)
        Queens on the board.
    bits : sequence of str
        What stands beside the rows, from the top; as many as there are, N at most.
    title, description : str
        What a screen reader says.

    Raises
    ------
    UserError
        As for `state`.
    """
    _check(n, [*queens, *((row, 0) for row in range(len(bits)))])
    board = draw.g(transform=f"scale({_SQUARE})")
    for part in (use(f"qa-squares-{n}"), *_queens(queens)):
        board.add(part)
    side = n * _SQUARE
    lines = draw.g(class_="qa-label", font_size=_FONT, text_anchor="middle")
    for row, word in enumerate(bits):
        for place, digit in enumerate(word):
            x = side + _GAP + (place + 0.5) * _DIGIT
            style = {"font_weight": "bold"} if digit == "1" else {"class_": "qa-tick"}
            lines.add(text(digit, x, (row + 0.5) * _SQUARE + 0.35 * _FONT, **style))
    box = (-1, -1, side + _GAP + n * _DIGIT + 2, side + 2)
    return inline_sized(Drawing(title, description, box, [board, lines], "qa-built"))


def _check(n: int, squares: Iterable[Square]) -> None:
    wrong = [one for one in squares if not all(0 <= place < n for place in one)]
    if wrong or not 1 <= n <= MAX_N:
        got = f"N = {n}" + (f" and {wrong[0]}" if wrong else "")
        rule = f"a board of N = 1..{MAX_N} rows takes squares of rows and columns 0..N-1"
        raise UserError(f"{rule}, got {got}")


def _squares_of(n: int, row: int, bits: int) -> list[Square]:
    """The squares of a row whose bits are set."""
    return [(row, column) for column in range(n) if bits >> (n - 1 - column) & 1]


def _queens(queens: Sequence[Square]) -> list[Element]:
    return [queens_on(queens)] if queens else []


def _act(n: int, square: Square | None, act: Act) -> list[Element]:
    """What the step does, drawn around its square or around the whole board."""
    if act in ("solution", "fail"):
        return [draw.rect((0, 0), (n, n), class_=_LOOKS[act])]
    if square is None:
        return []
    if act == "reject":
        return _crosses([square], "qa-act", 0.26)
    row, column = square
    where = (number(column + 0.06), number(row + 0.06))
    return [draw.rect(where, (0.88, 0.88), rx=0.12, class_=_LOOKS[act])]


def _crosses(squares: Sequence[Square], style_class: str, arm: float = _ARM) -> list[Element]:
    size = number(2 * arm)
    path = "".join(
        f"M{number(column + 0.5 - arm)} {number(row + 0.5 - arm)}l{size} {size}"
        f"m0-{size}l-{size} {size}"
        for row, column in squares
    )
    return [draw.path(path, class_=style_class)] if squares else []


def _dots(squares: Sequence[Square]) -> list[Element]:
    path = "".join(
        f"M{number(column + 0.5 - _DOT)} {row + 0.5}a{_DOT} {_DOT} 0 1 0 {2 * _DOT} 0"
        f"a{_DOT} {_DOT} 0 1 0-{2 * _DOT} 0z"
        for row, column in squares
    )
    return [draw.path(path, class_="qa-untried")] if squares else []


def _box(n: int, marked: bool) -> tuple[float, float, float, float]:
    left = _EDGE if marked else _FRAME
    return -left, -_FRAME, n + left + _FRAME, n + 2 * _FRAME
