"""Draw numbers as rows of bits, one below another or at the right of the rows of a board.

One unit is one pixel of a page. No figure is wider than the text on a phone.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import zip_longest
from typing import NamedTuple

from site_builder.svg.board import dark_columns, queens_on
from site_builder.svg.canvas import (
    BASELINE,
    Svg,
    SvgElement,
    draw,
    group,
    inline_sized,
    number,
    paths,
    rectangle_path,
    text,
    use,
)
from site_builder.values.errors import UserError
from site_builder.values.plain_text import DrawnSvg, queen_rows, sentences

MAX_WIDTH = 16
# The width that a figure has on a phone of 360 pixels.
ROOM = 320

_FONT = 12
# The width of a letter of size `_FONT` in a font with fixed width.
_CHARACTER = 7.3
# The distance between rows.
_PITCH_GAP = 5
# The space above a row that has a line above it.
_RULE_ROOM = 8
# The height of the heading, and the height of the heads above the columns of bits.
_HEADING = 21
_HEADS = 14
# The width of "…1", which marks a negative number.
_ENDLESS = 22
# The distance between bits and the texts at their sides.
_GAP = 8
# The parts of `ROOM`: the width of a board, and the width of the bits at its right.
_BOARD, _BOARD_BITS = 160, 104

ViewBox = tuple[float, float, float, float]


class BitLine(NamedTuple):
    """One row of bits."""

    # The text at the left of the bits. If one name in a figure is too long for this, all names are
    # above the bits.
    name: str
    # Zeros and ones, bit 0 at the right. All rows of a figure have the same length.
    bits: str
    # The text at the right of the bits, such as their value as a number.
    value: str = ""
    # The text after the value. If one such text in a figure does not fit, all rows omit it.
    sum: str = ""
    # Whether a line is drawn above this row, because the row is computed from the rows above it.
    ruled: bool = False
    # The index of the row from the top, if the bits are a row of a board. They are drawn as squares
    # then, with a queen for each 1. None for other bits.
    row: int | None = None
    # Whether the ones continue to the left without end, as in a negative number.
    endless: bool = False


class _Layout(NamedTuple):
    """The positions of the parts of each row in a figure, in units."""

    # The width of a bit.
    cell: float
    # The x of the left edge of the bits, and of the right edge of the values.
    left: float
    value_end: float
    # Whether the names are above the bits, and not at their left.
    has_names_above: bool
    has_sums: bool
    # The width of the figure.
    width: float

    @property
    def pitch(self) -> float:
        """The distance from the top of a row to the top of the next row."""
        return self.cell + _PITCH_GAP + (_FONT + _PITCH_GAP if self.has_names_above else 0)


def stack(  # noqa: PLR0913
    lines: Sequence[BitLine],
    *,
    title: str,
    description: str,
    heading: str = "",
    heads: Sequence[str] = (),
    edge: int | None = None,
) -> DrawnSvg:
    """Draw rows of bits, one below another.

    `heading` is above the figure, and `heads` are above the columns of bits. Only the lowest `edge`
    bits are on the board, and a line marks this edge.
    """
    width = _check_width(lines)
    layout = _layout(lines)
    top = (_HEADING if heading else 0) + (_HEADS if heads else 0)
    drawn = []
    if heading:
        style = {"class_": "qa-label", "font_size": 13, "font_weight": 600}
        drawn.append(text(heading, 0, _HEADING - 8, **style))
    if heads:
        centred = _centred(heads, layout.left, layout.cell, top - 4)
        drawn.append(group(centred, class_="qa-tick", font_size=11, text_anchor="middle"))
    y: float = top
    for line in lines:
        y += _RULE_ROOM if line.ruled else 0
        drawn.append(group(_line(line, layout, y, width - (edge or width))))
        y += layout.pitch
    rows = _line_rows(lines, heading, heads)
    return _figure(drawn, _box(layout.width, y), title, description, rows)


def beside_board(
    solution: Sequence[int], *, title: str, description: str, depth: int | None = None
) -> DrawnSvg:
    """Draw a board, and at its right the bits and the value of each row.

    If `depth` is given, draw only the queens, bits and values of the first `depth` rows. The page
    needs the `definitions` of this N.
    """
    n = len(solution)
    rows = [f"{1 << (n - 1 - column):0{n}b}" for column in solution]
    _check_width([BitLine("", bits) for bits in rows] or [BitLine("", "")])
    square = min(28, _BOARD / n)
    cell = min(20, _BOARD_BITS / n)
    left = n * square + 2 + _GAP
    height = min(18, square)
    end = left + n * cell + _value_room(str(1 << (n - 1)))
    board = [use(f"qa-squares-{n}"), queens_on(enumerate(solution[:depth]))]
    drawn = [group(board, transform=f"scale({number(square)})")]
    for row, bits in enumerate(rows[:depth]):
        y = row * square + (square - height) / 2
        drawn.append(group(_cells(bits, left, y, (cell, height), 0)))
        drawn.append(_value(str(int(bits, 2)), end, y, height))
    empty_rows = [None] * (n - len(solution[:depth]))
    board_lines = queen_rows([*solution[:depth], *empty_rows], n).splitlines()
    values = [f"  {bits} = {int(bits, 2)}" for bits in rows[:depth]]
    lines = map("".join, zip_longest(board_lines, values, fillvalue=""))
    box = _box(end, n * square + 2, margin=1)
    return _figure(drawn, box, title, description, "\n".join(lines))


def _line_rows(lines: Sequence[BitLine], heading: str, heads: Sequence[str]) -> str:
    """Return rows of bits as text: the name, the bits, the value and the sum of each row."""
    name_width = max(len(line.name) for line in lines)
    cell = max([1, *map(len, heads)])
    rows = [heading] if heading else []
    if heads:
        indent = " " * (name_width + 2) if name_width else ""
        rows.append(indent + " ".join(head.rjust(cell) for head in heads))
    for line in lines:
        bits = line.bits
        if line.row is not None:
            bits = bits.replace("0", ".").replace("1", "Q")
        if heads:
            bits = " ".join(bit.rjust(cell) for bit in bits)
        if line.endless:
            bits = f"…1{bits}"
        name = f"{line.name:{name_width}}  " if name_width else ""
        parts = filter(None, (bits, line.value, line.sum))
        rows.append(f"{name}{'  '.join(parts)}")
    return "\n".join(rows)


def _layout(lines: Sequence[BitLine]) -> _Layout:
    width = len(lines[0].bits)
    cell = cell_of(width)
    largest = str((1 << width) - 1)
    names = max(len(line.name) for line in lines) * _CHARACTER
    values = max(_value_room(value) for value in (largest, *(line.value for line in lines)))
    sums = max(len(f" {line.sum}".rstrip()) for line in lines) * _CHARACTER
    ones = _ENDLESS if any(line.endless for line in lines) else 0
    names_room = names + _GAP if names else 0
    has_names_above = names_room + ones + width * cell + values > ROOM
    left = ones + (0 if has_names_above else names_room)
    end = left + width * cell + values
    has_sums = bool(sums) and end + sums <= ROOM
    right = max(end + sums if has_sums else end, names if has_names_above else 0)
    return _Layout(cell, left, end, has_names_above, has_sums, right)


def cell_of(width: int) -> int:
    """Return the width of one bit in a row of `width` bits.

    >>> cell_of(5), cell_of(12), cell_of(16)
    (20, 15, 14)
    """
    return max(14, min(20, 190 // width))


def _value_room(value: str) -> float:
    """Return the width of a value, including its distance from the bits."""
    return _GAP + len(value) * _CHARACTER


def _check_width(lines: Sequence[BitLine]) -> int:
    """Return the number of bits in a row.

    Raise a UserError unless all rows have the same number, from 1 to `MAX_WIDTH`.
    """
    widths = sorted({len(line.bits) for line in lines})
    if len(widths) != 1 or not 1 <= widths[0] <= MAX_WIDTH:
        got = " and ".join(map(str, widths)) or "none"
        raise UserError(f"rows of bits have one width, 1..{MAX_WIDTH}, got {got}")
    return widths[0]


def _line(line: BitLine, layout: _Layout, y: float, beyond: int) -> Iterator[SvgElement]:
    """Draw one row with its texts. The first `beyond` bits are outside of the board."""
    cell = layout.cell
    end = layout.value_end
    if line.ruled:
        rule = y - _RULE_ROOM / 2 - _PITCH_GAP / 2
        yield draw.path(f"M0 {number(rule)}H{number(end)}", class_="qa-rule")
    top = y + (_FONT + _PITCH_GAP if layout.has_names_above else 0)
    name_y = y + _FONT if layout.has_names_above else _baseline(top, cell, _FONT)
    if line.name:
        yield text(line.name, 0, name_y, class_="qa-label qa-code", font_size=_FONT)
    if line.row is None:
        yield group(_cells(line.bits, layout.left, top, (cell, cell), beyond))
    else:
        yield _board_row(line.bits, line.row, layout.left, top, cell)
    if line.endless:
        yield _value("…1", layout.left - 4, top, cell)
    if line.value:
        yield _value(line.value, end, top, cell)
    if layout.has_sums and line.sum:
        yield _value(line.sum, end + _CHARACTER, top, cell, anchor="start")
    if beyond:
        x = number(layout.left + beyond * cell + 0.5)
        foot = number(top + cell + 3)
        yield draw.path(f"M{x} {number(top - 2)}V{foot}", class_="qa-bit-edge")


def _cells(
    bits: str, x: float, y: float, size: tuple[float, float], beyond: int
) -> Iterator[SvgElement]:
    """Draw bits as cells of this size. The first `beyond` cells are outside of the board."""
    width, height = size
    inside = range(beyond, len(bits))
    columns = {
        "qa-bit qa-bit-beyond": list(range(beyond)),
        "qa-bit": [column for column in inside if bits[column] == "0"],
        "qa-bit qa-bit-set": [column for column in inside if bits[column] == "1"],
    }
    for style, indexes in columns.items():
        cells = (rectangle_path(x + k * width + 0.5, y + 0.5, width, height) for k in indexes)
        yield from paths(cells, style)
    font = number(min(13, max(10, width * 0.8)))
    digits = list(_centred(bits, x, width, _baseline(y, height, font)))
    for column, (bit, digit) in enumerate(zip(bits, digits, strict=True)):
        style_of_one = "qa-label" if column < beyond else "qa-bit-one"
        digit["class"] = "qa-tick" if bit == "0" else style_of_one
    yield group(digits, font_size=font, text_anchor="middle", class_="qa-code")


def _centred(texts: Sequence[str], left: float, width: float, y: float) -> Iterator[SvgElement]:
    """Yield each text, centred in a column of this width. The first column begins at `left`."""
    for column, content in enumerate(texts):
        yield text(content, left + (column + 0.5) * width, y)


def _board_row(bits: str, row: int, x: float, y: float, cell: float) -> SvgElement:
    """Draw one row of a board, with a queen for each 1."""
    n = len(bits)
    return group(
        [
            draw.rect((0, 0), (n, 1), class_="qa-light"),
            *paths((rectangle_path(k, 0, 1, 1) for k in dark_columns(n, n, row)), "qa-dark"),
            draw.rect((0, 0), (n, 1), class_="qa-frame", stroke_width=number(1 / cell)),
            queens_on((0, column) for column in range(n) if bits[column] == "1"),
        ],
        transform=f"translate({number(x + 0.5)} {number(y + 0.5)}) scale({cell})",
    )


def _value(value: str, x: float, y: float, height: float, anchor: str = "end") -> SvgElement:
    style = {"class_": "qa-tick qa-code", "font_size": _FONT, "text_anchor": anchor}
    return text(value, x, _baseline(y, height, _FONT), **style)


def _baseline(y: float, height: float, font: float) -> float:
    """Return the baseline of a text in the middle of a row of this height."""
    return y + height / 2 + font * BASELINE


def _figure(
    drawn: list[SvgElement], box: ViewBox, title: str, description: str, rows: str
) -> DrawnSvg:
    """Return a figure whose text is `rows` and the title. `rows` replace the description."""
    return inline_sized(
        Svg(title, description, box, drawn, "qa-chart", rows, words=sentences(title))
    )


def _box(width: float, height: float, margin: int = 0) -> ViewBox:
    """Return the view box of a figure: its left edge, its top edge, its width and its height."""
    return -margin, -margin, int(min(ROOM, width + 1 + margin)), height + 1
