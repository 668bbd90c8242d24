"""Draws a board with marks that explain something; they differ in shape, not only in colour."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from cy_core import MAX_N
from site_builder.svg.board import Square, queen_shape, queens_on, require_squares
from site_builder.svg.canvas import (
    BASELINE,
    Element,
    Svg,
    draw,
    group,
    inline,
    number,
    paths,
    rectangle_path,
    text,
    use,
)
from site_builder.svg.glyph import GLYPH_UNITS

Place = tuple[float, float]

_SIDES = ((5, 236), (MAX_N, 316))  # width of boards up to this N, in CSS pixels
_NARROW_SIDES = ((5, 196), (MAX_N, 276))  # the same, with words at the right
_BESIDE = 120  # room for such words
_LINE = 22  # of words above and below
_FONT = 14
_FRAME = 2
_GAP = 12


@dataclass(frozen=True, slots=True)
class Annotations:
    """The marks on and around a board of side `n`. A square is (row, column), from 0."""

    n: int  # side of the board, 1..32
    queens: Sequence[Square] = ()  # solid
    hollow: Sequence[Square] = ()  # queens in outline
    numbered: Sequence[Square] = ()  # queens as discs with the numbers 1, 2, 3 and so on
    letters: Sequence[tuple[Square, str]] = ()  # up to three letters in a square
    crosses: Sequence[Square] = ()  # squares with a cross
    tints: Sequence[Square] = ()  # squares with a faint tint, which an outline shows as well
    outlines: Sequence[tuple[int, int, int, int]] = ()  # lines around row, column, rows, columns
    lines: Sequence[tuple[Place, Place]] = ()  # thin, from one middle of a square to another
    dashes: Sequence[tuple[Place, Place]] = ()  # the same, dashed
    above: Sequence[tuple[int, int, str]] = ()  # column, columns, and the text above them
    heads: Sequence[str] = ()  # headings of columns of text at the right
    beside: Sequence[Sequence[str]] = ()  # that text, beside each row of the board
    # rows below the board: a digit for each column, and the text at the right of them
    below: Sequence[tuple[str, str]] = ()
    # whether a row of squares lies below the board: row `n`, for lines only
    has_strip: bool = False

    @property
    def has_text_beside(self) -> bool:
        """Whether there is text at the right of the board."""
        return bool(self.heads or self.beside or self.below)

    @property
    def side(self) -> int:
        """Width of the board in CSS pixels."""
        sides = _NARROW_SIDES if self.has_text_beside else _SIDES
        return next(side for largest, side in sides if self.n <= largest)

    @property
    def square(self) -> float:
        """Width of a square in CSS pixels."""
        return self.side / self.n


def annotated_board(marks: Annotations, *, title: str, description: str) -> str:
    """Draw a board with marks; the page needs the `board.definitions` of its N."""
    letters = [square for square, _ in marks.letters]
    pieces = [*marks.queens, *marks.hollow, *marks.numbered]
    require_squares(marks.n, [*pieces, *marks.crosses, *marks.tints, *letters])
    top = _LINE if marks.above or marks.heads else 0
    strip = marks.square if marks.has_strip else 0
    below = strip + len(marks.below) * _LINE + (_GAP if marks.below else 0)
    width = marks.side + (_BESIDE if marks.has_text_beside else 0) + 2 * _FRAME
    box = (-_FRAME, -top - _FRAME, width, marks.side + top + below + 2 * _FRAME)
    drawn = [*_ground(marks), *_strokes(marks), *_pieces(marks), *_around(marks)]
    return inline(Svg(title, description, box, drawn, f"qa-chart qa-marked qa-px-{width}"))


def _ground(marks: Annotations) -> Iterable[Element]:
    """Draw the squares of the board and their tints."""
    tints = (rectangle_path(column, row, 1, 1) for row, column in marks.tints)
    strip = [rectangle_path(0, marks.n, marks.n, 1)] if marks.has_strip else []
    parts = [use(f"qa-squares-{marks.n}"), *paths([*tints, *strip], "qa-tint")]
    return [group(parts, transform=f"scale({number(marks.square)})")]


def _strokes(marks: Annotations) -> Iterable[Element]:
    """Draw lines, outlines and crosses."""
    for style, ends in (("qa-attack", marks.lines), ("qa-dashed", marks.dashes)):
        yield from paths((f"M{_at(marks, start)}L{_at(marks, end)}" for start, end in ends), style)
    for row, column, rows, columns in marks.outlines:
        corner, size = (column, row), (columns, rows)
        scaled = ([number(value * marks.square) for value in pair] for pair in (corner, size))
        yield draw.rect(*scaled, class_="qa-outline")
    yield from paths((_cross(marks, square) for square in marks.crosses), "qa-crossed")


def _pieces(marks: Annotations) -> Iterable[Element]:
    """Draw queens and letters."""
    for row, column in marks.hollow:
        scale = number(marks.square / GLYPH_UNITS)
        shape = group(queen_shape(), class_="qa-hollow-queen", stroke_width=3)
        shape.translate(number(column * marks.square), number(row * marks.square))
        shape.scale(scale)
        yield shape
    if marks.queens:
        solid = queens_on(marks.queens)
        solid.scale(number(marks.square))
        yield solid
    yield from _discs(marks)
    yield from _letters(marks)


def _discs(marks: Annotations) -> Iterable[Element]:
    """Draw queens as discs with numbers."""
    size = min(16.0, marks.square * 0.52)
    for place, square in enumerate(marks.numbered, 1):
        x, y = _middle(marks, square)
        yield draw.circle((number(x), number(y)), number(marks.square * 0.4), class_="qa-queen")
        weight = {"font_size": number(size), "font_weight": 600, "text_anchor": "middle"}
        yield text(place, x, y + BASELINE * size, class_="qa-plate", **weight)


def _letters(marks: Annotations) -> Iterable[Element]:
    """Draw letters in squares, on a plate if there are lines behind them."""
    parts: list[Element] = []
    for square, word in marks.letters:
        size = min(16.0, marks.square * (0.52 if len(word) < 3 else 0.42))
        x, y = _middle(marks, square)
        if marks.lines or marks.dashes:
            width = min(size * (0.5 + 0.72 * len(word)), marks.square * 0.94)
            height = size * 1.3
            corner = (number(x - width / 2), number(y - height / 2))
            plate = (number(width), number(height))
            parts.append(draw.rect(corner, plate, rx=number(height / 2), class_="qa-plate"))
        parts.append(text(word, x, y + BASELINE * size, font_size=number(size)))
    style = {"class_": "qa-label", "text_anchor": "middle", "font_weight": 600}
    return [group(parts, **style)] if parts else []


def _around(marks: Annotations) -> Iterable[Element]:
    """Draw the text above, at the right and below."""
    parts = [*_above(marks), *_beside(marks), *_below(marks)]
    style = {"class_": "qa-label", "font_size": _FONT, "text_anchor": "middle"}
    return [group(parts, **style)] if marks.above or marks.has_text_beside else []


def _above(marks: Annotations) -> Iterable[Element]:
    for column, columns, word in marks.above:
        middle = (column + columns / 2) * marks.square
        yield text(word, middle, -0.35 * _LINE, class_="qa-tick", font_size=_FONT)


def _beside(marks: Annotations) -> Iterable[Element]:
    width = (_BESIDE - _GAP) / max(1, len(marks.heads))
    ends = [marks.side + _GAP + (place + 0.5) * width for place in range(len(marks.heads))]
    for x, head in zip(ends, marks.heads, strict=True):
        yield text(head, x, -0.35 * _LINE, class_="qa-tick", font_size=_FONT)
    for row, words in enumerate(marks.beside):
        y = (row + 0.5) * marks.square + BASELINE * _FONT
        for x, word in zip(ends, words, strict=False):
            yield text(word, x, y)


def _below(marks: Annotations) -> Iterable[Element]:
    for line, (digits, words) in enumerate(marks.below):
        y = marks.side + _GAP + (line + 0.7) * _LINE
        for column, digit in enumerate(digits):
            weight = {"font_weight": 700} if digit == "1" else {"class_": "qa-tick"}
            yield text(digit, (column + 0.5) * marks.square, y, **weight)
        yield text(words, marks.side + _GAP, y, text_anchor="start")


def _cross(marks: Annotations, square: Square) -> str:
    x, y = _middle(marks, square)
    arm = marks.square * 0.22
    left, right, top, bottom = (number(v) for v in (x - arm, x + arm, y - arm, y + arm))
    return f"M{left} {top}L{right} {bottom}M{right} {top}L{left} {bottom}"


def _at(marks: Annotations, place: Place) -> str:
    return " ".join(str(number(value)) for value in _middle(marks, place))


def _middle(marks: Annotations, place: Place) -> Place:
    """Return the middle of a square, as x and y."""
    row, column = place
    return (column + 0.5) * marks.square, (row + 0.5) * marks.square
