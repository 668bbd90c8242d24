"""Numbers as rows of bits: one below another, or beside the rows of a board.

One unit is one pixel of a page, and no figure is wider than the column of a phone.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from site_builder.svg.board import queens, queens_on
from site_builder.svg.canvas import BASELINE, Drawing, Element, draw, inline, number, text, use
from site_builder.values.errors import UserError

MAX_WIDTH = 16
ROOM = 320  # the column of a phone, 360 pixels wide, and a little air

_WIDTH_STEP, _LEAST = 40, 80  # the widths that style sheets know
_NAME_SIZE = 12
_CHARACTER = 7.3  # a letter of a fixed-width font of this size
_PITCH_GAP = 5
_RULE_ROOM = 8
_HEADING = 21
_HEADS = 14
_ENDLESS = 22  # for "…1"
_GAP = 8
_BOARD, _BESIDE = 160, 104  # of ROOM: for a board, and for the bits beside it


class Line(NamedTuple):
    """One row of bits.

    Attributes
    ----------
    name : str
        What stands at its left; above it where the names are long.
    bits : str
        Zeros and ones as they are drawn, bit 0 at the right; of one length in a figure.
    value : str
        What stands at its right, such as the number.
    sum : str
        What goes on behind the value; left out in all lines if one of them has no room.
    ruled : bool
        It follows from the lines above: a rule stands between.
    row : int or None
        The bits are squares of this row of a board, counted from the top: a one is a queen.
    endless : bool
        At the left ones go on without end: the number is negative.
    """

    name: str
    bits: str
    value: str = ""
    sum: str = ""
    ruled: bool = False
    row: int | None = None
    endless: bool = False


class _Layout(NamedTuple):
    """Where the parts of a line stand, in units."""

    cell: float
    left: float
    value_end: float
    above: bool
    sums: bool
    width: float

    @property
    def pitch(self) -> float:
        return self.cell + _PITCH_GAP + (_NAME_SIZE + _PITCH_GAP if self.above else 0)


def stack(
    lines: Sequence[Line],
    *,
    title: str,
    description: str,
    heading: str = "",
    heads: Sequence[str] = (),
    edge: int | None = None,
) -> str:
    """Rows of bits, one below another.

    Parameters
    ----------
    lines : sequence of Line
        At least one; all of one width, 1..16.
    title, description : str
        What a screen reader says.
    heading : str
        What stands above them.
    heads : sequence of str
        What stands above the columns, one for each, such as the value of its bit: 8, 4, 2, 1.
    edge : int or None
        How many bits, from the right, are on the board; those beyond are dashed.

    Raises
    ------
    UserError
        ``rows of bits have one width, 1..16, got ...``.
    """
    width = _checked_width(lines)
    layout = _layout(lines)
    head = (_HEADING if heading else 0) + (_HEADS if heads else 0)
    drawn = []
    if heading:
        style = {"class_": "qa-label", "font_size": 13, "font_weight": 600}
        drawn.append(text(heading, 0, _HEADING - 8, **style))
    drawn += [_heads(heads, layout.left, layout.cell, head - 4)] if heads else []
    y: float = head
    for line in lines:
        y += _RULE_ROOM if line.ruled else 0
        drawn.append(_line(line, layout, y, width - (edge or width)))
        y += layout.pitch
    return _figure(title, description, layout.width, y, drawn)


def beside_board(solution: Sequence[int], *, title: str, description: str) -> str:
    """A board with the bits of each row and their value; the page has its `definitions`.

    Parameters
    ----------
    solution : sequence of int
        Column of each row's queen, 0..N-1; 1..16 of them.
    title, description : str
        What a screen reader says.

    Raises
    ------
    UserError
        ``rows of bits have one width, 1..16, got ...``.
    """
    n = len(solution)
    rows = [f"{1 << (n - 1 - column):0{n}b}" for column in solution]
    _checked_width([Line("", bits) for bits in rows] or [Line("", "")])
    square, cell = min(28, _BOARD / n), min(20, _BESIDE / n)
    left, height = n * square + 2 + _GAP, min(18, square)
    end = left + n * cell + _value_room(str(1 << (n - 1)))
    drawn = [_board(solution, square)]
    for row, bits in enumerate(rows):
        y = row * square + (square - height) / 2
        drawn += [
            _cells(bits, left, y, (cell, height), 0),
            _value(str(int(bits, 2)), end, y, height),
        ]
    return _figure(title, description, end, n * square + 2, drawn, margin=1)


def _layout(lines: Sequence[Line]) -> _Layout:
    width = len(lines[0].bits)
    cell, largest = cell_of(width), str((1 << width) - 1)
    names = max(len(line.name) for line in lines) * _CHARACTER
    values = max(_value_room(value) for value in (largest, *(line.value for line in lines)))
    sums = max(len(f" {line.sum}".rstrip()) for line in lines) * _CHARACTER
    ones = _ENDLESS if any(line.endless for line in lines) else 0
    beside = names + _GAP if names else 0
    above = beside + ones + width * cell + values > ROOM
    left = ones + (0 if above else beside)
    end = left + width * cell + values
    shown = bool(sums) and end + sums <= ROOM
    right = max(end + sums if shown else end, names if above else 0)
    return _Layout(cell, left, end, above, shown, right)


def cell_of(width: int) -> int:
    """Width of one bit among so many.

    >>> cell_of(5), cell_of(12), cell_of(16)
    (20, 15, 14)
    """
    return max(14, min(20, 190 // width))


def _value_room(value: str) -> float:
    return _GAP + len(value) * _CHARACTER


def _checked_width(lines: Sequence[Line]) -> int:
    widths = sorted({len(line.bits) for line in lines})
    if len(widths) != 1 or not 1 <= widths[0] <= MAX_WIDTH:
        got = " and ".join(map(str, widths)) or "none"
        raise UserError(f"rows of bits have one width, 1..{MAX_WIDTH}, got {got}")
    return widths[0]


def _line(line: Line, layout: _Layout, y: float, beyond: int) -> Element:
    group, cell, end = draw.g(), layout.cell, layout.value_end
    if line.ruled:
        rule = y - _RULE_ROOM / 2 - _PITCH_GAP / 2
        group.add(draw.path(f"M0 {number(rule)}H{number(end)}", class_="qa-rule"))
    top = y + (_NAME_SIZE + _PITCH_GAP if layout.above else 0)
    name_y = y + _NAME_SIZE if layout.above else _baseline(top, cell, _NAME_SIZE)
    if line.name:
        group.add(text(line.name, 0, name_y, class_="qa-label qa-code", font_size=_NAME_SIZE))
    if line.row is None:
        group.add(_cells(line.bits, layout.left, top, (cell, cell), beyond))
    else:
        group.add(_squares(line.bits, line.row, layout.left, top, cell))
    if line.endless:
        group.add(_value("…1", layout.left - 4, top, cell))
    if line.value:
        group.add(_value(line.value, end, top, cell))
    if layout.sums and line.sum:
        group.add(_value(line.sum, end + _CHARACTER, top, cell, anchor="start"))
    if beyond:
        x, foot = number(layout.left + beyond * cell + 0.5), number(top + cell + 3)
        group.add(draw.path(f"M{x} {number(top - 2)}V{foot}", class_="qa-bit-edge"))
    return group


def _cells(bits: str, x: float, y: float, size: tuple[float, float], beyond: int) -> Element:
    """The bits as cells; so many at the left are beyond the edge of the board."""
    group, (width, height) = draw.g(), size
    inside = range(beyond, len(bits))
    styles = {
        "qa-bit qa-bit-beyond": [*range(beyond)],
        "qa-bit": [place for place in inside if bits[place] == "0"],
        "qa-bit qa-bit-set": [place for place in inside if bits[place] == "1"],
    }
    for style, places in styles.items():
        if places:
            outline = "".join(_cell(x + place * width, y, size) for place in places)
            group.add(draw.path(outline, class_=style))
    font = number(min(13, max(10, width * 0.8)))
    digits = draw.g(font_size=font, text_anchor="middle", class_="qa-code")
    for place, bit in enumerate(bits):
        style = "qa-tick" if bit == "0" else "qa-label" if place < beyond else "qa-bit-one"
        middle, foot = x + (place + 0.5) * width, _baseline(y, height, font)
        digits.add(text(bit, middle, foot, class_=style))
    group.add(digits)
    return group


def _cell(x: float, y: float, size: tuple[float, float]) -> str:
    width, height = (number(side) for side in size)
    return f"M{number(x + 0.5)} {number(y + 0.5)}h{width}v{height}h-{width}z"


def _squares(bits: str, row: int, x: float, y: float, cell: float) -> Element:
    """The row of a board, with a queen on each one."""
    n = len(bits)
    group = draw.g(transform=f"translate({number(x + 0.5)} {number(y + 0.5)}) scale({cell})")
    group.add(draw.rect((0, 0), (n, 1), class_="qa-light"))
    dark = "".join(f"M{column} 0h1v1h-1z" for column in range((n - 1 - row) % 2, n, 2))
    group.add(draw.path(dark, class_="qa-dark"))
    group.add(draw.rect((0, 0), (n, 1), class_="qa-frame", stroke_width=number(1 / cell)))
    group.add(queens_on((0, place) for place in range(n) if bits[place] == "1"))
    return group


def _board(solution: Sequence[int], square: float) -> Element:
    group = draw.g(transform=f"scale({number(square)})")
    group.add(use(f"qa-squares-{len(solution)}"))
    group.add(queens(solution))
    return group


def _value(value: str, x: float, y: float, height: float, anchor: str = "end") -> Element:
    return text(
        value,
        x,
        _baseline(y, height, _NAME_SIZE),
        class_="qa-tick qa-code",
        font_size=_NAME_SIZE,
        text_anchor=anchor,
    )


def _heads(heads: Sequence[str], left: float, cell: float, y: float) -> Element:
    group = draw.g(class_="qa-tick", font_size=11, text_anchor="middle")
    for place, head in enumerate(heads):
        group.add(text(head, left + (place + 0.5) * cell, y))
    return group


def _baseline(y: float, height: float, font: float) -> float:
    """Where letters stand that are centred in a line."""
    return y + height / 2 + font * BASELINE


def _figure(
    title: str, description: str, width: float, height: float, drawn: list[Element], margin: int = 0
) -> str:
    steps = -(-int(width + 1 + margin) // _WIDTH_STEP)
    wide = min(ROOM, max(_LEAST, steps * _WIDTH_STEP))
    box = (-margin, -margin, wide, number(height + 1))
    return inline(Drawing(title, description, box, drawn, f"qa-chart qa-px-{wide}"))
