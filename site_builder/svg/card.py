"""Draw the preview picture of a link to a page: boards at the left, text at the right."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from math import ceil, isqrt
from textwrap import wrap

from site_builder.svg.board import Board, board_shapes, queen_paths_on
from site_builder.svg.canvas import Point, Svg, SvgElement, document, group, text

# The size of link previews that most sites use.
WIDTH, HEIGHT = 1200, 630
# The fonts in templates/fonts, which have letters, digits and few other characters.
PLAIN, BOLD = "Aileron", "Aileron SemiBold"

_MARGIN = 60
# The side of the picture at the left.
ART = HEIGHT - 2 * _MARGIN
_BOARDS = (570, ART)
# The most characters on a line of a title.
_TITLE_LINE = 11
# The distance between boards.
_GAP = 18
# The height of capitals and digits, in font sizes.
_CAPITAL = 0.71
_BRAND = "Queens Atlas"


@dataclass(frozen=True, slots=True)
class PreviewCard:
    """The content of a preview picture."""

    # The large text, such as `8` or `8.4.1`. It stays readable if the preview is small.
    head: str
    # The text below the head, such as `queens`.
    below: str
    # Two more lines of text.
    lines: tuple[str, ...]
    # 1 to 12 boards, each as N and a solution. The solution is empty for an empty board.
    boards: tuple[tuple[int, Sequence[int]], ...]


def card_file(card: PreviewCard) -> str:
    """Draw a card as an SVG file of 1200 x 630 pixels."""
    description = ", ".join((card.below, *card.lines))
    columns = _columns(len(card.boards))
    side = _side(len(card.boards), columns)
    right = _MARGIN + columns * (side + _GAP) - _GAP
    drawn = [*_boards(card.boards, columns, side), *_texts(card, right)]
    return _file(card.head, description, drawn)


def lesson_file(title: str, above: str, picture: Iterable[SvgElement]) -> str:
    """Draw the card of a lesson: a picture of `ART` x `ART` pixels, and the title at its right."""
    x = 2 * _MARGIN + ART
    art = group(picture, transform=f"translate({_MARGIN} {_MARGIN})")
    drawn = [art, _text(above, x, _MARGIN + _CAPITAL * 36, 36, PLAIN), *_brand(x)]
    baseline = _MARGIN + 56
    for line in wrap(title, _TITLE_LINE):
        baseline += 98
        drawn.append(_text(line, x, baseline, 80, BOLD))
    return _file(title, above or title, drawn)


def _file(title: str, description: str, drawn: Sequence[SvgElement]) -> str:
    figure = Svg(title, description, (0, 0, WIDTH, HEIGHT), drawn, "qa-card-file")
    return document(figure, width=WIDTH, margin=0)


def _columns(count: int) -> int:
    """Return the number of columns for `count` boards: as many as rows or one more, at most 4."""
    return min(4, isqrt(count - 1) + 1)


def _side(count: int, columns: int) -> int:
    """Return the side, in pixels, of the largest `count` boards that fit in `columns`."""
    width, height = _BOARDS
    rows = ceil(count / columns)
    return min((width + _GAP) // columns, (height + _GAP) // rows) - _GAP


def _boards(
    boards: Sequence[tuple[int, Sequence[int]]], columns: int, side: int
) -> Iterator[SvgElement]:
    rows = ceil(len(boards) / columns)
    top = (HEIGHT - rows * (side + _GAP) + _GAP) // 2
    for index, (n, solution) in enumerate(boards):
        row, column = divmod(index, columns)
        corner = (_MARGIN + column * (side + _GAP), top + row * (side + _GAP))
        yield card_board(Board(n, list(enumerate(solution))), side, corner)


def card_board(board: Board, side: float, corner: Point = (0, 0)) -> SvgElement:
    """Draw a board of about `side` pixels, whose top left corner is near `corner`.

    The side of a square is a whole number of pixels, so that the edges of squares are sharp.
    """
    square = int(side / board.n)
    x, y = (round(start + (side - board.n * square) / 2) for start in corner)
    shapes = board_shapes(board, in_file=True)
    return group(shapes, transform=f"translate({x} {y}) scale({square})")


def _texts(card: PreviewCard, right: int) -> Iterator[SvgElement]:
    x = right + _MARGIN
    size = 210 if len(card.head) < 3 else 140
    baseline = _MARGIN + _CAPITAL * size
    yield _text(card.head, x, baseline, size, BOLD)
    baseline += 100
    yield _text(card.below, x, baseline, 84, BOLD)
    baseline += 24
    for line in card.lines:
        baseline += 52
        yield _text(line, x, baseline, 38, PLAIN)
    yield from _brand(x)


def _brand(x: float) -> Iterator[SvgElement]:
    """Draw a queen and the name of the atlas at the lower edge."""
    transform = f"translate({x} {HEIGHT - _MARGIN - 32}) scale(36)"
    yield group([queen_paths_on([(0, 0)])], transform=transform)
    yield _text(_BRAND, x + 48, HEIGHT - _MARGIN, 32, PLAIN)


def _text(content: str, x: float, y: float, size: int, family: str) -> SvgElement:
    return text(content, x, y, font_size=size, font_family=family, class_="qa-label")
