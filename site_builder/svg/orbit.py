"""Draws a sheet of the eight images of a solution."""

from __future__ import annotations

from collections.abc import Sequence

from site_builder.svg.board import checkered
from site_builder.svg.canvas import (
    Svg,
    SvgElement,
    defs,
    document,
    draw,
    group,
    number,
    text,
    use,
)
from site_builder.svg.glyph import GLYPH_UNITS, QUEEN
from site_builder.values.errors import UserError

ImageCard = tuple[str, Sequence[int], bool]

FILE_WIDTH = 960

_SHEET_WIDTH = 600
_COLUMNS = 4
_GAP = 16
_BOARD = (_SHEET_WIDTH - (_COLUMNS - 1) * _GAP) / _COLUMNS
_CAPTION = 16
_ROW = _BOARD + 3.4 * _CAPTION
_VEIL = 0.6
_EDGE = 0.3  # of a veil beyond the squares, to cover the frame


def orbit_sheet(images: Sequence[ImageCard], *, title: str, description: str) -> str:
    """Draw the images of a solution as an SVG file, each with the name of its symmetry."""
    sizes = sorted({len(solution) for _, solution, _ in images})
    if len(sizes) != 1:
        raise UserError(f"an orbit has images of one size, got {sizes or 'none'}")
    height = -(-len(images) // _COLUMNS) * _ROW
    drawn = [_shared(sizes[0]), *(_image(place, image) for place, image in enumerate(images))]
    box = (-1, -1, _SHEET_WIDTH + 2, height)
    figure = Svg(title, description, box, drawn, "qa-chart qa-orbit")
    return document(figure, width=FILE_WIDTH, margin=_GAP)


def _shared(n: int) -> SvgElement:
    """Define what all boards of a sheet share: the file is a tenth as large."""
    board = group([checkered(n)], id="board")
    return defs(board, draw.path(QUEEN, id="queen", transform=f"scale({1 / GLYPH_UNITS})"))


def _image(place: int, image: ImageCard) -> SvgElement:
    """Draw one board of the sheet with its caption below."""
    caption, solution, duplicate = image
    row, column = divmod(place, _COLUMNS)
    parts = [
        _small_board(solution, duplicate),
        text(caption, 0, _BOARD + 1.25 * _CAPTION, class_="qa-label"),
    ]
    if duplicate:
        parts.append(text("same board", 0, _BOARD + 2.4 * _CAPTION, class_="qa-tick"))
    image_group = group(parts, font_size=_CAPTION)
    image_group.translate(number(column * (_BOARD + _GAP)), number(row * _ROW))
    return image_group


def _small_board(solution: Sequence[int], duplicate: bool) -> SvgElement:
    n = len(solution)
    queens = (use("queen", x=column, y=row) for row, column in enumerate(solution))
    parts = [use("board"), group(queens, class_="qa-queen")]
    if duplicate:  # under a veil: LibreOffice makes what has an opacity and is shared too faint
        around, side = number(-_EDGE), number(n + 2 * _EDGE)
        parts.append(
            draw.rect((around, around), (side, side), class_="qa-background", opacity=_VEIL)
        )
    return group(parts, transform=f"scale({number(_BOARD / n)})")
