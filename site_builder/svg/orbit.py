"""What the eight symmetries of the square do to a board."""

from __future__ import annotations

from collections.abc import Sequence

from site_builder.svg.board import checkered, dark_squares
from site_builder.svg.canvas import (
    Drawing,
    Element,
    defs,
    document,
    draw,
    inline,
    number,
    text,
    use,
)
from site_builder.svg.glyph import GLYPH_UNITS, QUEEN
from site_builder.values.errors import UserError

ImageCard = tuple[str, Sequence[int], bool]

FILE_WIDTH = 960

_SQUARE = 40

_SHEET_WIDTH = 600
_COLUMNS = 4
_GAP = 16
_BOARD = (_SHEET_WIDTH - (_COLUMNS - 1) * _GAP) / _COLUMNS
_CAPTION = 16
_ROW = _BOARD + 3.4 * _CAPTION
_VEIL = 0.6
_EDGE = 0.3  # of a veil beyond the squares, to cover the frame


def numbered(rows: Sequence[Sequence[int]], *, title: str, description: str) -> str:
    """A board with a number in every square, to follow where each of them goes.

    Parameters
    ----------
    rows : sequence of sequences of int
        N rows of N numbers.
    title, description : str
        What a screen reader says.

    Raises
    ------
    UserError
        ``a numbered board takes N rows of N numbers, got ...``.
    """
    n, lengths = len(rows), [len(row) for row in rows]
    if not rows or set(lengths) != {n}:
        raise UserError(f"a numbered board takes N rows of N numbers, got rows of {lengths}")
    side = n * _SQUARE
    below = draw.g(transform=f"scale({_SQUARE})")
    below.add(draw.rect((0, 0), (n, n), class_="qa-light"))
    below.add(draw.path(dark_squares(n), class_="qa-dark"))
    frame = draw.rect((0, 0), (side, side), class_="qa-frame", stroke_width=2)
    box = (-1, -1, side + 2, side + 2)
    drawn = [below, frame, _numbers(rows)]
    return inline(Drawing(title, description, box, drawn, "qa-chart qa-numbered"))


def orbit_sheet(images: Sequence[ImageCard], *, title: str, description: str) -> str:
    """The images of a solution side by side as an SVG file, each with the name of its symmetry.

    Parameters
    ----------
    images : sequence of (caption, solution, is_duplicate)
        In rows of four. Boards met before are drawn faint, with the words "same board".
    title, description : str
        What a screen reader says.

    Raises
    ------
    UserError
        ``an orbit has images of one size, got ...``.
    """
    sizes = sorted({len(solution) for _, solution, _ in images})
    if len(sizes) != 1:
        raise UserError(f"an orbit has images of one size, got {sizes or 'none'}")
    height = -(-len(images) // _COLUMNS) * _ROW
    drawn = [_shared(sizes[0]), *(_image(place, image) for place, image in enumerate(images))]
    box = (-1, -1, _SHEET_WIDTH + 2, height)
    figure = Drawing(title, description, box, drawn, "qa-chart qa-orbit")
    return document(figure, width=FILE_WIDTH, margin=_GAP)


def _numbers(rows: Sequence[Sequence[int]]) -> Element:
    group = draw.g(class_="qa-label", text_anchor="middle", font_size=18)
    for row, line in enumerate(rows):
        for column, value in enumerate(line):
            group.add(text(value, (column + 0.5) * _SQUARE, (row + 0.5) * _SQUARE + 6.5))
    return group


def _shared(n: int) -> Element:
    """What all boards of a sheet are drawn of: it is a tenth as large so."""
    board = draw.g(id="board")
    board.add(checkered(n))
    return defs(board, draw.path(QUEEN, id="queen", transform=f"scale({1 / GLYPH_UNITS})"))


def _image(place: int, image: ImageCard) -> Element:
    """One board of the sheet with its caption below."""
    caption, solution, duplicate = image
    row, column = divmod(place, _COLUMNS)
    group = draw.g(font_size=_CAPTION)
    group.translate(number(column * (_BOARD + _GAP)), number(row * _ROW))
    group.add(_small_board(solution, duplicate))
    group.add(text(caption, 0, _BOARD + 1.25 * _CAPTION, class_="qa-label"))
    if duplicate:
        group.add(text("same board", 0, _BOARD + 2.4 * _CAPTION, class_="qa-tick"))
    return group


def _small_board(solution: Sequence[int], duplicate: bool) -> Element:
    n = len(solution)
    board = draw.g(transform=f"scale({number(_BOARD / n)})")
    board.add(use("board"))
    queens = draw.g(class_="qa-queen")
    for row, column in enumerate(solution):
        queens.add(use("queen", x=column, y=row))
    board.add(queens)
    if duplicate:  # under a veil: LibreOffice makes what has an opacity and is shared too faint
        around, side = number(-_EDGE), number(n + 2 * _EDGE)
        board.add(draw.rect((around, around), (side, side), class_="qa-background", opacity=_VEIL))
    return board
