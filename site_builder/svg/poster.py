"""Posters: many boards on a sheet of paper, in millimetres, as paths of one ink.

`figures/posters/poster.js` writes the same text: all numbers are whole, but for the scale and the
place of the drawing, which both round alike.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from html import escape
from typing import Literal, TypeAlias

from site_builder.svg.board import GLYPH_UNITS, QUEEN, dark_columns
from site_builder.values.errors import UserError

PAPERS = {"A4": (210, 297), "A3": (297, 420), "A2": (420, 594), "A1": (594, 841)}  # millimetres
SHAPES = ("queens", "squares", "dots", "holes")  # holes are for a laser
MAX_CAPTION = 60  # characters, which fit the width of the sheet

Shape: TypeAlias = Literal["queens", "squares", "dots", "holes"]
Board: TypeAlias = Sequence[int]

_MARGIN = 14  # a part of the width of the sheet
_FONT = 60  # of the caption, a part of the height
_CHECKERED = 3000  # micrometres: smaller squares are not drawn
_LEAST_QUEEN = 1000  # micrometres: a smaller one is a dot
# A queen of seven corners, in 20ths of a square: the usual one would make files of 30 MB.
_CROWN_UNITS, _CROWN = 20, "l4 5 3-7 3 7 4-5v12h-14z"
_CROWN_WIDTH = 14
# What a laser engraves, what it cuts first, and what it cuts last.
_ENGRAVED, _INNER, _OUTER = "#000000", "#ff0000", "#0000ff"
_HAIRLINE = 100  # micrometres
_LEAST_HOLE = 2000  # micrometres: a laser burns smaller squares


@dataclass(frozen=True, slots=True)
class Layout:
    """Where boards stand, row by row: a board and the gap after it take `step` squares."""

    across: int  # boards in a row
    down: int
    step: int
    square: int  # micrometres


@dataclass(frozen=True, slots=True)
class Poster:
    """A sheet with boards of one N."""

    boards: Sequence[Board]  # one or more
    paper: str = "A4"  # one of `PAPERS`
    shape: Shape = "queens"
    ink: str = "#22303c"  # six hexadecimal digits after #
    caption: str = ""  # the only text; empty for none, and holes have none

    @property
    def n(self) -> int:
        """The side of each board."""
        return len(self.boards[0])

    @property
    def margin(self) -> int:
        """Around the drawing, in micrometres."""
        return PAPERS[self.paper][0] * 1000 // _MARGIN

    @property
    def font(self) -> int:
        """The size of the caption, in micrometres."""
        return PAPERS[self.paper][1] * 1000 // _FONT

    @property
    def room(self) -> tuple[int, int]:
        """Width and height of the drawing, in micrometres."""
        width, height = (1000 * side - 2 * self.margin for side in PAPERS[self.paper])
        return width, height - (2 * self.font if self.caption and self.shape != "holes" else 0)

    @property
    def layout(self) -> Layout:
        """The rows in which the squares are largest."""
        n, (width, height) = self.n, self.room
        gap = max(1, n // 6)
        step = n + gap
        best = Layout(0, 0, step, 0)
        for across in range(1, len(self.boards) + 1):
            down = -(-len(self.boards) // across)
            square = min(width // (across * step - gap), height // (down * step - gap))
            if square > best.square:
                best = Layout(across, down, step, square)
        return best

    @property
    def drawn_shape(self) -> Shape:
        """Dots, where queens would be too small to print."""
        is_small = self.layout.square * _CROWN_WIDTH // _CROWN_UNITS < _LEAST_QUEEN
        return "dots" if self.shape == "queens" and is_small else self.shape


def poster_svg(poster: Poster) -> str:
    """Draw a poster as a file in millimetres.

    >>> print(poster_svg(Poster([(1, 3, 0, 2)], shape="dots")))  # doctest: +ELLIPSIS
    <svg xmlns="http://www.w3.org/2000/svg" width="210mm" height="297mm" viewBox="0 0 210 297">
    <title>1 board of 4 queens</title>
    <g transform="translate(15 58.5) scale(22.500000000)">
    ...
    """
    if poster.shape == "holes":
        return _laser_svg(poster)
    width, height = PAPERS[poster.paper]
    layout, n = poster.layout, poster.n
    units = _units(poster)
    size = [(count * layout.step - (layout.step - n)) for count in (layout.across, layout.down)]
    left, top = (
        poster.margin + (room - count * layout.square) // 2
        for room, count in zip(poster.room, size, strict=True)
    )
    places = (divmod(place, layout.across) for place in range(len(poster.boards)))
    corners = [
        (units * layout.step * across, units * layout.step * down) for down, across in places
    ]
    side = units * n
    ground = "".join(f"M{x} {y}h{side}v{side}h-{side}z" for x, y in corners)
    dark = "".join(_dark_squares(corners, n, units)) if layout.square >= _CHECKERED else ""
    lines = [
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{width}mm" height="{height}mm" '
        f'viewBox="0 0 {width} {height}">',
        f"<title>{_counted(poster)} of {n} queens</title>",
        f'<g transform="translate({left / 1000:g} {top / 1000:g}) '
        f'scale({layout.square / 1000 / units:.9f})">',
        f'<path fill="{poster.ink}" fill-opacity="{".05" if dark else ".12"}" d="{ground}"/>',
        *([f'<path fill="{poster.ink}" fill-opacity=".14" d="{dark}"/>'] if dark else []),
        _queens(poster, corners),
        "</g>",
        *_caption(poster, left, height),
        "</svg>",
    ]
    return "\n".join(lines) + "\n"


def _laser_svg(poster: Poster) -> str:
    """Draw boards for a laser, in micrometres.

    Dark squares are engraved, queens are holes. All boards have one size, so they stack.
    """
    width, height = (1000 * side for side in PAPERS[poster.paper])
    layout, n = poster.layout, poster.n
    square, margin = layout.square, poster.margin
    if square < _LEAST_HOLE:
        rule = f"a laser needs squares of {_LEAST_HOLE // 1000} mm, got {square / 1000:.1f} mm"
        raise UserError(f"{rule}: choose fewer boards or larger paper")
    radius = 3 * square // 10
    places = (divmod(place, layout.across) for place in range(len(poster.boards)))
    corners = [
        (margin + square * layout.step * across, margin + square * layout.step * down)
        for down, across in places
    ]
    queens = _places(zip(corners, poster.boards, strict=True), square)
    arc = f"a{radius} {radius} 0 1 1"
    holes = "".join(
        f"M{x + square // 2 - radius} {y + square // 2}{arc} {2 * radius} 0{arc}-{2 * radius} 0z"
        for x, y in queens
    )
    side = n * square
    outlines = "".join(f"M{x} {y}h{side}v{side}h-{side}z" for x, y in corners)
    line = f'fill="none" stroke-width="{_HAIRLINE}"'
    lines = [
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{width // 1000}mm" '
        f'height="{height // 1000}mm" viewBox="0 0 {width} {height}">',
        f"<title>{_counted(poster)} of {n} queens, to cut</title>",
        f'<path fill="{_ENGRAVED}" d="{"".join(_dark_squares(corners, n, square))}"/>',
        f'<path {line} stroke="{_INNER}" d="{holes}"/>',
        f'<path {line} stroke="{_OUTER}" d="{outlines}"/>',
        "</svg>",
    ]
    return "\n".join(lines) + "\n"


def _counted(poster: Poster) -> str:
    count = len(poster.boards)
    return f"{count} board" if count == 1 else f"{count} boards"


def _units(poster: Poster) -> int:
    """Units of a square, in which all coordinates are whole."""
    if poster.drawn_shape != "queens":
        return 2
    return GLYPH_UNITS if poster.layout.square >= _CHECKERED else _CROWN_UNITS


def _dark_squares(corners: Sequence[tuple[int, int]], n: int, units: int) -> Iterator[str]:
    for x, y in corners:
        for row in range(n):
            for column in dark_columns(n, n, row):
                yield f"M{x + units * column} {y + units * row}h{units}v{units}h-{units}z"


def _queens(poster: Poster, corners: Sequence[tuple[int, int]]) -> str:
    ink, units = poster.ink, _units(poster)
    pairs = [*zip(corners, poster.boards, strict=True)]
    if units == GLYPH_UNITS:
        places = _places(pairs, units)
        queens = "".join(f'<path transform="translate({x} {y})" d="{QUEEN}"/>\n' for x, y in places)
        return f'<g fill="{ink}">\n{queens}</g>'
    if units == _CROWN_UNITS:
        path = "".join(f"M{x + 3} {y + 5}{_CROWN}" for x, y in _places(pairs, units))
        return f'<path fill="{ink}" d="{path}"/>'
    if poster.shape == "squares":
        path = "".join(f"M{x} {y}h2v2h-2z" for x, y in _places(pairs, units))
        return f'<path fill="{ink}" d="{path}"/>'
    # Lines without length, whose round ends are the dots: the shortest text of a circle.
    path = "".join(f"M{x + 1} {y + 1}h0" for x, y in _places(pairs, units))
    line = 'stroke-width="1.5" stroke-linecap="round"'
    return f'<path fill="none" stroke="{ink}" {line} d="{path}"/>'


def _places(
    pairs: Iterable[tuple[tuple[int, int], Board]], units: int
) -> Iterator[tuple[int, int]]:
    """The left top corner of the square of each queen."""
    for (x, y), board in pairs:
        for row, column in enumerate(board):
            yield x + units * column, y + units * row


def _caption(poster: Poster, left: int, height: int) -> Iterator[str]:
    if poster.caption:
        below = height - poster.margin / 1000
        style = f'font-family="Helvetica, Arial, sans-serif" font-size="{poster.font / 1000:g}"'
        text = escape(poster.caption, quote=False)
        yield f'<text x="{left / 1000:g}" y="{below:g}" {style} fill="{poster.ink}">{text}</text>'
