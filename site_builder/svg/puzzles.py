"""Draw puzzles: sudoku with digits and candidates, and boards of coloured regions.

One unit of a sudoku is one pixel of a page. No figure is wider than the text on a phone.
"""

from __future__ import annotations

from collections.abc import Container, Iterator, Sequence
from string import ascii_uppercase
from typing import Any, NamedTuple

from site_builder.svg.board import Square, queens_on
from site_builder.svg.canvas import (
    BASELINE,
    Svg,
    SvgElement,
    draw,
    inline,
    inline_sized,
    number,
    paths,
    rectangle_path,
    text,
    text_width,
)
from site_builder.values.plain_text import DrawnSvg, sentences

# The side of a cell in a grid. Nine cells are as wide as the text on a phone.
_CELL = 35
# The side of a cell in a column that is drawn without the rest of its grid.
_LOW_CELL = 28
# The font sizes.
_DIGIT = 20
_CANDIDATE = 11
_TEXT = 14
# The distance between two candidates in a cell.
_PITCH = 11
_MARGIN = 1.5
_GAP = 12


class SudokuCell(NamedTuple):
    """A cell of a sudoku grid."""

    # The digit, empty for an empty cell.
    digit: str = ""
    # Whether the digit is a given of the puzzle. Such a digit is bold.
    is_given: bool = False
    # The candidates of an empty cell. They are drawn small, each digit at a position of its own.
    candidates: str = ""
    # A small number in the middle of an empty cell.
    number: str = ""
    # Whether the cell has a tint.
    is_tinted: bool = False
    # Whether the cell has an outline.
    is_outlined: bool = False


class ColumnCell(NamedTuple):
    """A cell of a column that is drawn without the rest of the grid."""

    # The digit, empty for an empty cell.
    digit: str = ""
    # Whether the digit is a given of the puzzle. Such a digit is bold.
    is_given: bool = False
    # The text at the right of the cell, such as its candidates.
    beside: str = ""
    # The text after `beside`, in the accent colour.
    stressed: str = ""
    # Whether the cell has an outline.
    is_outlined: bool = False


def sudoku_grid(cells: Sequence[SudokuCell], *, title: str, description: str) -> DrawnSvg:
    """Draw a grid of 81 cells, row by row.

    >>> empty = [SudokuCell()] * 81
    >>> sudoku_grid(empty, title="One", description="Empty")  # doctest: +ELLIPSIS
    '<svg class="qa-sudoku" role="img"...
    """
    side = 9 * _CELL
    drawn = [_tints(cells), *_lines(9, _CELL)]
    for k, cell in enumerate(cells):
        x = k % 9 * _CELL
        y = k // 9 * _CELL
        if cell.digit:
            drawn.append(_digit(cell, x, y, _CELL))
        else:
            drawn += _small_digits(cell, x, y)
        if cell.is_outlined:
            drawn.append(_outline(x, y, _CELL))
    rows = [" ".join(cell.digit or "." for cell in cells[9 * k : 9 * k + 9]) for k in range(9)]
    return _figure(drawn, (side, side), title, description, "\n".join(rows))


def sudoku_column(cells: Sequence[ColumnCell], *, title: str, description: str) -> DrawnSvg:
    """Draw one column of nine cells, with text at the right of the cells."""
    drawn = list(_lines(1, _LOW_CELL))
    width = float(_LOW_CELL)
    for row, cell in enumerate(cells):
        x = float(_LOW_CELL + _GAP)
        y = row * _LOW_CELL
        if cell.digit:
            drawn.append(_digit(cell, 0, y, _LOW_CELL))
        if cell.is_outlined:
            drawn.append(_outline(0, y, _LOW_CELL))
        for content, style in ((cell.beside, "qa-label"), (cell.stressed, "qa-stressed")):
            if content:
                drawn.append(text(content, x, y + 19, class_=style, font_size=_TEXT))
                x += text_width(f"{content} ", _TEXT)
        width = max(width, x)
    rows = (
        " ".join(filter(None, [cell.digit or ".", cell.beside, cell.stressed])) for cell in cells
    )
    return _figure(drawn, (width, 9 * _LOW_CELL), title, description, "\n".join(rows))


def _figure(
    drawn: Sequence[SvgElement],
    size: tuple[float, float],
    title: str,
    description: str,
    rows: str,
) -> DrawnSvg:
    width, height = size
    box = (-_MARGIN, -_MARGIN, width + 2 * _MARGIN, height + 2 * _MARGIN)
    figure = Svg(title, description, box, drawn, "qa-sudoku", rows, words=sentences(title))
    return inline_sized(figure)


def _tints(cells: Sequence[SudokuCell]) -> SvgElement:
    """Draw the tinted cells as one path, which exists even if no cell is tinted."""
    squares = [
        rectangle_path(k % 9 * _CELL, k // 9 * _CELL, _CELL, _CELL)
        for k, cell in enumerate(cells)
        if cell.is_tinted
    ]
    return draw.path("".join(squares) or "M0 0", class_="qa-tint")


def _lines(columns: int, cell: int) -> Iterator[SvgElement]:
    """Draw thin lines between cells, and heavy lines around boxes and around the grid."""
    edges = {0, 3, 6, 9}
    for weight, rows, downs in (
        (0.75, set(range(10)) - edges, set(range(columns)) - edges),
        (2, edges, {0, columns} | {edge for edge in edges if edge < columns}),
    ):
        across = [f"M0 {row * cell}h{columns * cell}" for row in sorted(rows)]
        down = [f"M{column * cell} 0v{9 * cell}" for column in sorted(downs)]
        yield draw.path("".join([*across, *down]), class_="qa-rule", stroke_width=weight)


def _digit(cell: SudokuCell | ColumnCell, x: float, y: float, side: int) -> SvgElement:
    style = "qa-sudoku-given" if cell.is_given else "qa-sudoku-found"
    middle = (x + side / 2, number(y + side / 2 + BASELINE * _DIGIT))
    return text(cell.digit, *middle, class_=style, font_size=_DIGIT, text_anchor="middle")


def _small_digits(cell: SudokuCell, x: float, y: float) -> Iterator[SvgElement]:
    """Draw the candidates of a cell, or the small number in it. Its top left corner is (x, y)."""
    middle = x + _CELL / 2
    baseline = y + _CELL / 2 + 4
    style: dict[str, Any] = {"class_": "qa-tick", "font_size": _CANDIDATE, "text_anchor": "middle"}
    if cell.number:
        yield text(cell.number, middle, baseline, **style)
    for digit in cell.candidates:
        row, column = divmod(int(digit) - 1, 3)
        digit_x = middle + (column - 1) * _PITCH
        digit_y = baseline + (row - 1) * _PITCH
        yield text(digit, digit_x, digit_y, **style)


def _outline(x: float, y: float, side: int) -> SvgElement:
    return draw.rect((x + 1.5, y + 1.5), (side - 3, side - 3), class_="qa-outline")


# Regions ------------------------------------------------------------------------------------------

# The colours of regions. `queens-play.css` has the same colours.
REGION_COLORS = (
    "#0072b2",
    "#e69f00",
    "#009e73",
    "#cc79a7",
    "#f0e442",
    "#d55e00",
    "#56b4e9",
    "#8a8a8a",
    "#8b5e3c",
    "#6a51a3",
)


def regions_board(
    regions: Sequence[Sequence[int]],
    queens: Sequence[Square] = (),
    *,
    title: str,
    description: str,
) -> DrawnSvg:
    """Draw a region puzzle. The page needs the `definitions` of `board.py`.

    `regions` has the number of the region of each square, row by row.

    >>> regions_board([[0, 1], [0, 0]], title="A", description="B")  # doctest: +ELLIPSIS
    '<svg class="qa-board qa-regions-drawn"...'
    """
    n = len(regions)
    tints: list[SvgElement] = []
    for region in range(n):
        style = f"qa-region qa-region-{region % len(REGION_COLORS)}"
        tints += paths(region_squares(regions, region), style)
    grid = draw.path(squares_grid(n), class_="qa-regions-grid")
    edges = draw.path("".join(region_edges(regions)), class_="qa-regions-edges")
    drawn = [*tints, grid, edges, queens_on(queens)]
    box = (-0.05, -0.05, n + 0.1, n + 0.1)
    rows = _region_rows(regions, set(queens))
    style = "qa-board qa-regions-drawn"
    return inline(Svg(title, description, box, drawn, style, rows, words=sentences(title)))


def _region_rows(regions: Sequence[Sequence[int]], queens: Container[Square]) -> str:
    """Return a puzzle as text: for each square the region's letter, with a star for a queen."""
    empty = " " if queens else ""
    lines = []
    for row, numbers in enumerate(regions):
        signs = (
            ascii_uppercase[region % len(ascii_uppercase)]
            + ("*" if (row, column) in queens else empty)
            for column, region in enumerate(numbers)
        )
        lines.append(" ".join(signs).rstrip())
    if queens:
        lines.append("*: queen")
    return "\n".join(lines)


def region_squares(regions: Sequence[Sequence[int]], region: int) -> Iterator[str]:
    """Yield the path of each square of the region with the number `region`."""
    for r, row in enumerate(regions):
        for c, other in enumerate(row):
            if other == region:
                yield rectangle_path(c, r, 1, 1)


def squares_grid(n: int) -> str:
    """Return the path of the lines between the squares of a board."""
    return "".join(f"M0 {line}h{n}M{line} 0v{n}" for line in range(1, n))


def region_edges(regions: Sequence[Sequence[int]]) -> Iterator[str]:
    """Yield the parts of a path along the edges between regions and along the edge of the board."""
    n = len(regions)
    yield f"M0 0h{n}v{n}h-{n}z"
    for r in range(n):
        for c in range(n):
            if c and regions[r][c] != regions[r][c - 1]:
                yield f"M{c} {r}v1"
            if r and regions[r][c] != regions[r - 1][c]:
                yield f"M{c} {r}h1"
