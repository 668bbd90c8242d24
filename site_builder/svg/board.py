"""Draw boards: their squares and queens, the marks on them, and the text around them.

A square is one unit wide, so the points of the queens are the solution itself: ``column,row``. One
polyline has all queens of a board as its points. Each point is drawn by a marker, which the page
defines once.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from functools import cache
from itertools import product
from typing import Literal

from cy_core import MAX_N, format_value
from site_builder.svg.canvas import (
    BASELINE,
    Svg,
    SvgElement,
    cross_path,
    defs,
    document,
    draw,
    group,
    hidden,
    inline,
    number,
    paths,
    rectangle_path,
    text,
    use,
)
from site_builder.values.cache import disk_cache
from site_builder.values.errors import UserError
from site_builder.values.plain_text import DrawnSvg, queen_rows, sentences
from site_builder.values.shared import shared_table
from site_builder.values.text import column_letter, queens_text, squares

# A square as row and column.
Square = tuple[int, int]
# A square, or a point between squares, as row and column.
Position = tuple[float, float]
# A line through these positions. A line with more than two positions has bends.
Polyline = Sequence[Position]

FILE_WIDTH = 480
# The margin around a board in a file, as a fraction of the width of the board.
FILE_MARGIN = 0.03

# The largest N whose coordinates can be small. Larger boards need larger letters, because a phone
# shows a board of 18 rows in 328 pixels.
_MAX_N_OF_SMALL_LETTERS = 12
# Coordinates are drawn with 20 units a square, because font sizes below one unit are fragile.
_TEXT_UNITS = 20

# The largest N of boards that are drawn small. The sizes below are in CSS pixels.
_MAX_N_OF_SMALL_BOARDS = 5
# The widths of a small and of a large board without text at its right.
_SMALL, _LARGE = 240, 320
# The width of the text at the right of a board, and the part of it by which the board gets
# narrower.
_BESIDE, _NARROWER = 120, 40
# The space around a board for its frame.
_EDGE = 2
# The font size and the height of a line of text around a board.
_FONT, _LINE = 14, 22
_GAP = 12
# The space for the pointer at the left of the board, in squares.
_POINTER = 0.62


# Boards with marks --------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Board:
    """A board with marks on it and text around it.

    The marks differ in shape, not only in colour. A square is a pair (row, column), counted from 0
    at the top left.
    """

    # The side of the board, 1 to 32.
    n: int
    queens: Sequence[Square] = ()
    # Queens that are drawn as outlines.
    hollow: Sequence[Square] = ()
    # Queens that are drawn as discs, numbered from 1.
    numbered: Sequence[Square] = ()
    # Squares with a faint tint. Use another mark with the same meaning, too, because the tint is
    # easy to miss.
    tints: Sequence[Square] = ()
    # Squares that are attacked or forbidden, with a thin cross.
    crosses: Sequence[Square] = ()
    # Squares where a queen may be placed.
    dots: Sequence[Square] = ()
    # Squares with a strong edge.
    rings: Sequence[Square] = ()
    # Squares with a dashed edge, which a queen has left.
    dashed_rings: Sequence[Square] = ()
    # Squares with a strong cross.
    refused: Sequence[Square] = ()
    # Squares with up to three letters.
    letters: Sequence[tuple[Square, str]] = ()
    # Strong lines.
    lines: Sequence[Polyline] = ()
    faint_lines: Sequence[Polyline] = ()
    dashed_lines: Sequence[Polyline] = ()
    # Rectangles to outline: row and column of the top left square, number of rows and columns.
    outlines: Sequence[tuple[int, int, int, int]] = ()
    # The frame inside the edge of the board: solid for a solution, dashed for a failure.
    frame: Literal["", "solid", "dashed"] = ""
    # Whether the edges have letters for the columns and numbers for the rows.
    coordinates: bool = False
    # The row that is marked by a wedge at its left.
    pointer: int | None = None
    # Texts above the board: the first column, the number of columns below the text, and the text.
    above: Sequence[tuple[int, int, str]] = ()
    # The headings of the text columns at the right of the board.
    heads: Sequence[str] = ()
    # The text at the right of each row, with an item for each text column.
    beside: Sequence[Sequence[str]] = ()
    # Rows of digits below the board: a digit for each column, and the text at the right of the
    # digits.
    below: Sequence[tuple[str, str]] = ()
    # Whether a row `n` of empty squares is added below the board, as an end for lines.
    has_strip: bool = False
    # Whether pale copies surround the board, as on a torus. It then has no coordinates.
    has_copies: bool = False

    @property
    def has_text_beside(self) -> bool:
        """Whether there is text at the right of the board."""
        return bool(self.heads or self.beside or self.below)

    @property
    def width(self) -> int:
        """The width of the picture in CSS pixels."""
        width = _SMALL if self.n <= _MAX_N_OF_SMALL_BOARDS else _LARGE
        return width + (_BESIDE - _NARROWER if self.has_text_beside else 0)

    @property
    def left(self) -> float:
        """The space at the left of the board, in squares."""
        if self.has_copies:
            return self.n / 2
        if self.coordinates:
            return _margin(self.n)
        return 0 if self.pointer is None else _POINTER

    @property
    def square(self) -> float:
        """The width of a square in CSS pixels."""
        room = self.width - 2 * _EDGE - (_BESIDE if self.has_text_beside else 0)
        return room / (self.n + self.left + (self.n / 2 if self.has_copies else 0))


def draw_board(board: Board, *, title: str, description: str, style_class: str = "") -> DrawnSvg:
    """Draw a board. The page needs the `definitions` of its N.

    The board has a width in pixels, unless the page sets the width of its class `style_class`.
    """
    _require_marks(board)
    square = board.square
    left = board.left * square
    line_above = _LINE if board.above or board.heads else 0
    top = left if board.has_copies else line_above
    strip_below = square if board.has_strip else 0
    bottom = left if board.has_copies or board.coordinates else strip_below
    bottom += len(board.below) * _LINE + (_GAP if board.below else 0)
    height = top + board.n * square + bottom + 2 * _EDGE
    box = (-left - _EDGE, -top - _EDGE, board.width, height)
    shapes = group(board_shapes(board), transform=f"scale({number(square)})")
    drawn = [shapes, *_outlines(board), *_letters(board), *_text_around(board)]
    style = style_class or "qa-chart qa-marked"
    figure = Svg(title, description, box, drawn, style, rows=board_rows(board))
    return inline(figure, width=None if style_class else board.width)


def board_shapes(board: Board, *, in_file: bool = False) -> Iterator[SvgElement]:
    """Yield the parts of a board that scale with its squares, from the back to the front.

    If `in_file`, squares and queens are drawn in place, because a file has no shared definitions.
    """
    n = board.n
    if board.has_copies:
        yield from _copies(board)
    yield checkered(n) if in_file else use(f"qa-squares-{n}")
    strip = [rectangle_path(0, n, n, 1)] if board.has_strip else []
    yield from paths([*map(_tile, board.tints), *strip], "qa-tint")
    faint = paths(map(_line, board.faint_lines), "qa-faint")
    thin = [*faint, *paths(map(_line, board.dashed_lines), "qa-dashed")]
    if thin:
        # Lines are wider on large boards, so that they stay visible although the squares are small.
        yield group(thin, stroke_width=number(max(0.045, 0.005 * n)))
    yield from paths(map(_line, board.lines), "qa-act")
    yield from paths((_cross(square, 0.18) for square in board.crosses), "qa-attacked")
    yield from map(_hollow_queen, board.hollow)
    if board.queens:
        yield queen_paths_on(board.queens) if in_file else queens_on(board.queens)
    for row, column in board.numbered:
        yield draw.circle((column + 0.5, row + 0.5), 0.4, class_="qa-queen")
    yield from paths(map(_dot, board.dots), "qa-untried")
    # Rings have the same colour as lines, because lines end in them.
    ring_style = "qa-act" if board.lines else "qa-act qa-act-place"
    yield from paths(map(_ring, board.rings), ring_style)
    yield from paths(map(_ring, board.dashed_rings), "qa-act qa-act-backtrack")
    yield from paths((_cross(square, 0.26) for square in board.refused), "qa-act")
    if board.frame:
        name = "solution" if board.frame == "solid" else "fail"
        inside = rectangle_path(0.03, 0.03, n - 0.06, n - 0.06)
        yield draw.path(inside, class_=f"qa-act qa-act-{name}")
    if board.pointer is not None:
        # A board with row numbers at its left has room only for a small wedge.
        if board.coordinates:
            wedge = f"M-.23 {number(board.pointer + 0.34)}v.32l.2-.16z"
        else:
            wedge = f"M-.5 {number(board.pointer + 0.24)}v.52l.34-.26z"
        yield draw.path(wedge, class_="qa-pointer")
    if board.coordinates and not board.has_copies:
        yield _coordinates(n) if in_file else use(f"qa-coordinates-{n}")


def _require_marks(board: Board) -> None:
    """Raise a UserError if a queen or a mark is outside the board."""
    queens = (board.queens, board.hollow, board.numbered)
    marks = (board.tints, board.crosses, board.dots, board.refused, board.rings, board.dashed_rings)
    squares = [square for layer in (*queens, *marks) for square in layer]
    if board.pointer is not None:
        squares.append((board.pointer, 0))
    squares += [square for square, _ in board.letters]
    require_squares(board.n, squares)


def _copies(board: Board) -> Iterator[SvgElement]:
    """Draw eight pale copies of a board around it."""
    n = board.n
    name = f"qa-around-{'-'.join(str(column) for _, column in board.queens)}"
    moves = [move for move in product((0, -n, n), repeat=2) if any(move)]
    copies = [use(name, transform=f"translate({right} {down})") for down, right in moves]
    yield defs(group([use(f"qa-squares-{n}"), queens_on(board.queens)], id=name))
    yield group(copies, opacity=0.35, aria_hidden="true")


def _tile(square: Square) -> str:
    row, column = square
    return rectangle_path(column, row, 1, 1)


def _line(line: Polyline) -> str:
    return "M" + "L".join(f"{number(column + 0.5)} {number(row + 0.5)}" for row, column in line)


def _cross(square: Square, arm: float) -> str:
    row, column = square
    return cross_path(column + 0.5, row + 0.5, arm)


def _dot(square: Square) -> str:
    row, column = square
    return f"M{number(column + 0.37)} {row + 0.5}a.13 .13 0 1 0 .26 0a.13 .13 0 1 0-.26 0z"


def _ring(square: Square) -> str:
    row, column = square
    return rectangle_path(column + 0.06, row + 0.06, 0.88, 0.88)


def _hollow_queen(square: Square) -> SvgElement:
    row, column = square
    transform = f"translate({column} {row}) scale({1 / GLYPH_UNITS})"
    return group(queen_shape(), class_="qa-hollow-queen", transform=transform)


def _outlines(board: Board) -> Iterator[SvgElement]:
    for row, column, rows, columns in board.outlines:
        corner, size = (
            [number(value * board.square) for value in pair]
            for pair in ((column, row), (columns, rows))
        )
        yield draw.rect(corner, size, class_="qa-outline")


def _letters(board: Board) -> Iterable[SvgElement]:
    """Draw the letters on squares, and the numbers on discs.

    If the board has lines, a plate behind each letter covers them.
    """
    # The lower limit keeps letters readable on large boards.
    size = max(0.4 * board.square, min(12, 0.52 * board.square))
    has_plates = board.lines or board.faint_lines or board.dashed_lines
    parts: list[SvgElement] = []
    for square, letters in board.letters:
        x, y = _middle(board, square)
        if has_plates:
            width = min(size * (0.5 + 0.72 * len(letters)), 0.94 * board.square)
            height = 1.3 * size
            plate = [number(value) for value in (x - width / 2, y - height / 2, width, height)]
            parts.append(draw.rect(plate[:2], plate[2:], rx=plate[3] / 2, class_="qa-plate"))
        parts.append(text(letters, x, y + BASELINE * size))
    for number_of_queen, square in enumerate(board.numbered, 1):
        x, y = _middle(board, square)
        parts.append(text(number_of_queen, x, y + BASELINE * size, class_="qa-plate"))
    style = {"font_size": number(size), "font_weight": 600, "text_anchor": "middle"}
    return [group(parts, class_="qa-label", **style)] if parts else []


def _middle(board: Board, square: Square) -> tuple[float, float]:
    row, column = square
    return (column + 0.5) * board.square, (row + 0.5) * board.square


def _text_around(board: Board) -> Iterable[SvgElement]:
    """Draw the text above the board, at its right and below it."""
    parts = [*_above(board), *_beside(board), *_below(board)]
    style = {"class_": "qa-label", "font_size": _FONT, "text_anchor": "middle"}
    return [group(parts, **style)] if parts else []


def _above(board: Board) -> Iterator[SvgElement]:
    for column, columns, content in board.above:
        middle = (column + columns / 2) * board.square
        yield text(content, middle, -0.35 * _LINE, class_="qa-tick")


def _beside(board: Board) -> Iterator[SvgElement]:
    columns = max([1, len(board.heads), *map(len, board.beside)])
    left = board.n * board.square + _GAP
    width = (_BESIDE - _GAP) / columns
    middles = [left + (column + 0.5) * width for column in range(columns)]
    for x, head in zip(middles, board.heads, strict=False):
        yield text(head, x, -0.35 * _LINE, class_="qa-tick")
    for row, texts in enumerate(board.beside):
        y = (row + 0.5) * board.square + BASELINE * _FONT
        for x, content in zip(middles, texts, strict=False):
            yield text(content, x, y)


def _below(board: Board) -> Iterator[SvgElement]:
    for line, (digits, content) in enumerate(board.below):
        y = board.n * board.square + _GAP + (line + 0.7) * _LINE
        for column, digit in enumerate(digits):
            weight = {"font_weight": 700} if digit == "1" else {"class_": "qa-tick"}
            yield text(digit, (column + 0.5) * board.square, y, **weight)
        yield text(content, board.n * board.square + _GAP, y, text_anchor="start")


# Boards as text -----------------------------------------------------------------------------------

# The signs of marks in a board as text, with their meanings.
_MEANINGS = {
    "+": "marked by a dot",
    "x": "attacked or forbidden",
    "q": "queen drawn as an outline",
}


def board_rows(board: Board) -> str:
    """Return a board as text: a line for each row, the text around it, and a key of its marks.

    >>> print(board_rows(Board(2, queens=[(0, 0)], crosses=[(1, 0)], below=[("11", "down")])))
    Q .
    x .
    1 1  down
    x: attacked or forbidden
    """
    # If a square has several marks, the last of them in this order is shown.
    signs = {
        **dict.fromkeys(board.dots, "+"),
        **dict.fromkeys([*board.crosses, *board.refused], "x"),
        **dict(board.letters),
        **{square: str(number) for number, square in enumerate(board.numbered, 1)},
        **dict.fromkeys(board.hollow, "q"),
        **dict.fromkeys(board.queens, "Q"),
    }
    key = [f"{sign}: {_MEANINGS[sign]}" for sign in sorted(_MEANINGS.keys() & signs.values())]
    columns = range(board.n)
    table = [[signs.get((row, column), ".") for column in columns] for row in columns]
    table += [list(digits) for digits, _ in board.below]
    heads = [word for _, width, word in board.above if width == 1]
    table[:0] = [heads] if len(heads) == board.n else []
    width = max(len(sign) for row in table for sign in row)
    lines = [" ".join(sign.ljust(width) for sign in row) for row in table]
    first = len(table) - len(board.below) - board.n
    beside = [" ".join(board.heads)] * first + [" ".join(words) for words in board.beside]
    beside += [""] * (first + board.n - len(beside)) + [words for _, words in board.below]
    lines = [f"{line}  {words}".rstrip() for line, words in zip(lines, beside, strict=True)]
    return "\n".join([*lines, *key])


# The queen ----------------------------------------------------------------------------------------

_SHAPE = shared_table("queen")
# The width of a square in units of the path.
GLYPH_UNITS: int = _SHAPE["units"]
# The path of the crown, the centres of the balls on its points, and the radius of the balls.
CROWN: str = _SHAPE["crown"]
BALLS: list[list[float]] = _SHAPE["balls"]
BALL: float = _SHAPE["radius"]
# All parts have the same orientation, because parts that overlap would leave holes if their
# orientations differed.
QUEEN = CROWN + "".join(
    f"M{x - BALL:g} {y}a{BALL} {BALL} 0 1 1 {2 * BALL} 0 {BALL} {BALL} 0 1 1-{2 * BALL} 0z"
    for x, y in BALLS
)
# The shape of the queen, for scripts that draw it on a canvas or into a file.
QUEEN_DATA = {"units": GLYPH_UNITS, "path": QUEEN}


# Solutions ----------------------------------------------------------------------------------------


# Cached, because many pages need the same definitions.
@cache
@disk_cache
def definitions(*sizes: int) -> str:
    """Return one hidden element with the shared parts of all boards of these `sizes`."""
    return hidden(shared_parts(*sizes))


def board(
    solution: Sequence[int],
    *,
    title: str,
    description: str,
    coordinates: bool = False,
    glyph: bool = True,
) -> DrawnSvg:
    """Draw a solution.

    The result is shorter than the result of `draw_board`, because galleries have thousands of
    boards. The page needs the `definitions` of this N, and sets the width. Without `glyph`, queens
    are discs.

    >>> print(board((1, 3, 0, 2), title="4.2.1", description="b4 d3 a2 c1"))  # doctest: +ELLIPSIS
    <svg class="qa-board"...points="0,0 1,0 3,1 0,2 2,3 0,0" /></svg>
    """
    require_columns(solution)
    n = len(solution)
    names = ["squares", "coordinates"] if coordinates else ["squares"]
    marks = queens_on(enumerate(solution), marker="qa-queen" if glyph else "qa-disc")
    drawn = [*(use(f"qa-{name}-{n}") for name in names), marks]
    rows = queen_rows(solution, n)
    return inline(Svg(title, description, _box(n, coordinates), drawn, "qa-board", rows))


def rectangle(placement: Sequence[int], columns: int, *, title: str, description: str) -> DrawnSvg:
    """Draw a placement on a rectangular board. The page needs the `definitions` of some N."""
    rows = len(placement)
    half = _half_frame(columns)
    squares = two_tone_squares(rows, columns)
    drawn = [*squares, _frame(rows, columns, half), queens_on(enumerate(placement))]
    box = (-2 * half, -2 * half, columns + 4 * half, rows + 4 * half)
    lines = queen_rows(placement, columns)
    return inline(Svg(title, description, box, drawn, "qa-board", lines))


def board_file(
    solution: Sequence[int], *, title: str, description: str, coordinates: bool = True
) -> DrawnSvg:
    """Draw a solution as an SVG file.

    Raise a UserError if a column is outside the board.
    """
    require_columns(solution)
    n = len(solution)
    marked_board = Board(n, queens=list(enumerate(solution)), coordinates=coordinates)
    drawn = list(board_shapes(marked_board, in_file=True))
    rows = queen_rows(solution, n)
    figure = Svg(title, description, _box(n, coordinates), drawn, "qa-board", rows)
    return document(figure, width=FILE_WIDTH, margin=n * FILE_MARGIN)


def shared_parts(*sizes: int) -> SvgElement:
    """Return a ``<defs>`` with the shared parts of boards of these `sizes`."""
    for n in sizes:
        require_board_size(n)
    boards = [part(n) for n in sorted(set(sizes)) for part in (checkered, _coordinates)]
    queen = _marker("qa-queen", GLYPH_UNITS, *queen_shape())
    disc = _marker("qa-disc", 1, draw.circle((0.5, 0.5), 0.34))
    return defs(queen, disc, *boards)


def queens_on(squares: Iterable[Square], *, marker: str = "qa-queen") -> SvgElement:
    """Draw queens as one element, in units of a square."""
    # Markers are drawn at inner points only. So the first and the last point are extra points,
    # without a queen.
    points = [(0, 0), *((column, row) for row, column in squares), (0, 0)]
    return draw.polyline(points, fill="none", marker_mid=f"url(#{marker})")


def queen_paths_on(squares: Iterable[Square]) -> SvgElement:
    """Draw queens as paths for a file, because few drawing programs support markers."""
    scale = f"scale({1 / GLYPH_UNITS})"
    moves = (f"translate({column} {row})" for row, column in squares)
    return group((draw.path(QUEEN, transform=f"{m} {scale}") for m in moves), class_="qa-queen")


def require_board_size(n: int) -> None:
    """Raise a UserError unless a board has 1 to 32 rows."""
    if not 1 <= n <= MAX_N:
        raise UserError(f"a board has 1..{MAX_N} rows, got {n}")


def require_squares(n: int, squares: Iterable[Square]) -> None:
    """Raise a UserError unless 1 <= `n` <= 32 and all squares are on the board."""
    outside = [square for square in squares if not all(0 <= index < n for index in square)]
    if outside or not 1 <= n <= MAX_N:
        got = f"N = {n}" + (f" and {outside[0]}" if outside else "")
        rule = f"a board of N = 1..{MAX_N} rows takes squares of rows and columns 0..N-1"
        raise UserError(f"{rule}, got {got}")


def require_columns(columns: Sequence[int | None]) -> None:
    """Raise a UserError unless there are 1 to 32 columns, each on the board or None."""
    n = len(columns)
    if not 1 <= n <= MAX_N or any(c is not None and not 0 <= c < n for c in columns):
        got = " ".join(map(format_value, columns)) or "none"
        raise UserError(f"a board of N = 1..{MAX_N} rows takes columns 0..N-1, got {got}")


def _box(n: int, coordinates: bool) -> tuple[float, float, float, float]:
    """Return left, top, width and height of a board with frame and coordinates, in squares."""
    frame = 2 * _half_frame(n)
    left = _margin(n) if coordinates else frame
    return -left, -frame, n + left + frame, n + left + frame


def _margin(n: int) -> float:
    """Return the width of the strip for coordinates, in squares."""
    return 0.8 if n <= _MAX_N_OF_SMALL_LETTERS else 1


def checkered(n: int) -> SvgElement:
    """Draw the squares of a board and its frame, in units of a square."""
    return group([*two_tone_squares(n, n), _frame(n, n, _half_frame(n))], id=f"qa-squares-{n}")


def _frame(rows: int, columns: int, half: float) -> SvgElement:
    """Draw the frame around a board as a line.

    Half the line's width (`half`) is outside the squares.
    """
    size = (number(columns + 2 * half), number(rows + 2 * half))
    return draw.rect((-half, -half), size, class_="qa-frame", stroke_width=2 * half)


def two_tone_squares(rows: int, columns: int) -> list[SvgElement]:
    """Draw the light and the dark squares of a board, in units of a square."""
    light = draw.rect((0, 0), (columns, rows), class_="qa-light")
    return [light, draw.path(dark_squares(rows, columns), class_="qa-dark")]


def dark_squares(rows: int, columns: int) -> str:
    """Return the path of the dark squares. The bottom left square is dark, as in chess.

    Each square is drawn relative to the square at its left, so that the text repeats and compresses
    well.
    """
    lines = ((row, dark_columns(rows, columns, row)) for row in range(rows))
    return "".join(
        f"M{dark[0]} {row}" + "m2 0".join(["h1v1h-1z"] * len(dark)) for row, dark in lines if dark
    )


def dark_columns(rows: int, columns: int, row: int) -> range:
    """Return the columns of the dark squares in a row."""
    return range((rows - 1 - row) % 2, columns, 2)


def _half_frame(n: int) -> float:
    """Return half the width of the frame, which is a little less than 1 % of the board."""
    return max(0.01, round(n * 0.004, 2))


def _coordinates(n: int) -> SvgElement:
    is_small = n <= _MAX_N_OF_SMALL_LETTERS
    font = 9 if is_small else 13
    middle = 8 if is_small else 11.5
    return group(
        _coordinate_texts(n, font, middle),
        id=f"qa-coordinates-{n}",
        class_="qa-coordinate",
        transform=f"scale({1 / _TEXT_UNITS})",
        font_size=font,
        text_anchor="middle",
    )


def _coordinate_texts(n: int, font: float, middle: float) -> Iterator[SvgElement]:
    for index in range(n):
        along = (index + 0.5) * _TEXT_UNITS
        yield text(column_letter(index), along, n * _TEXT_UNITS + font + 2)
        yield text(n - index, -middle, along + font / 3)


def queen_shape() -> list[SvgElement]:
    """Draw one queen in a square of `GLYPH_UNITS`."""
    return [draw.path(CROWN), *(draw.circle(ball, BALL) for ball in BALLS)]


def _marker(name: str, units: int, *shape: SvgElement) -> SvgElement:
    """Define a marker for a square: the point is its top left corner, and `shape` fills it.

    `units` is the side of the square in the coordinates of `shape`.
    """
    marker = draw.marker(
        id=name,
        size=(1, 1),
        viewBox=f"0 0 {units} {units}",
        markerUnits="userSpaceOnUse",
        class_="qa-queen",
    )
    for part in shape:
        marker.add(part)
    return marker


# The eight images of a solution -------------------------------------------------------------------

# The caption of an image, its columns, and whether it is the same board as an earlier image.
ImageCard = tuple[str, Sequence[int], bool]

SHEET_FILE_WIDTH = 960

_SHEET_WIDTH = 600
_SHEET_COLUMNS = 4
_SHEET_GAP = 16
_SHEET_BOARD = (_SHEET_WIDTH - (_SHEET_COLUMNS - 1) * _SHEET_GAP) / _SHEET_COLUMNS
_SHEET_FONT = 16
_SHEET_ROW = _SHEET_BOARD + 3.4 * _SHEET_FONT
# The opacity of the veil on a repeated board.
_VEIL = 0.6
# The distance, in squares, by which the veil extends beyond the squares, to cover the frame.
_VEIL_EDGE = 0.3


def orbit_sheet(images: Sequence[ImageCard], *, title: str, description: str) -> DrawnSvg:
    """Draw the images of a solution as an SVG file, each with the name of its symmetry."""
    sizes = sorted({len(solution) for _, solution, _ in images})
    if len(sizes) != 1:
        raise UserError(f"an orbit has images of one size, got {sizes or 'none'}")
    height = -(-len(images) // _SHEET_COLUMNS) * _SHEET_ROW
    drawn = [
        _sheet_parts(sizes[0]),
        *(_sheet_image(index, image) for index, image in enumerate(images)),
    ]
    box = (-1, -1, _SHEET_WIDTH + 2, height)
    lines = _images_text(images)
    figure = Svg(title, description, box, drawn, "qa-chart qa-orbit", lines, f"{title}.")
    return document(figure, width=SHEET_FILE_WIDTH, margin=_SHEET_GAP)


def _images_text(images: Sequence[ImageCard]) -> str:
    """Return the different boards as text. The last line of each has its names and its squares."""
    names: dict[tuple[int, ...], list[str]] = {}
    for name, solution, _ in images:
        names.setdefault(tuple(solution), []).append(name)
    return "\n\n".join(
        f"{queen_rows(columns, len(columns))}\n"
        + sentences(", ".join(same), queens_text(squares(columns)))
        for columns, same in names.items()
    )


def _sheet_parts(n: int) -> SvgElement:
    """Define the parts that all boards of a sheet share, which makes the file ten times smaller."""
    board = group([checkered(n)], id="board")
    return defs(board, draw.path(QUEEN, id="queen", transform=f"scale({1 / GLYPH_UNITS})"))


def _sheet_image(index: int, image: ImageCard) -> SvgElement:
    """Draw the board of number `index` on the sheet, with its caption below."""
    caption, solution, is_repeat = image
    row, column = divmod(index, _SHEET_COLUMNS)
    parts = [
        _small_board(solution, is_repeat=is_repeat),
        text(caption, 0, _SHEET_BOARD + 1.25 * _SHEET_FONT, class_="qa-label"),
    ]
    if is_repeat:
        parts.append(text("same board", 0, _SHEET_BOARD + 2.4 * _SHEET_FONT, class_="qa-tick"))
    image_group = group(parts, font_size=_SHEET_FONT)
    image_group.translate(number(column * (_SHEET_BOARD + _SHEET_GAP)), number(row * _SHEET_ROW))
    return image_group


def _small_board(solution: Sequence[int], *, is_repeat: bool) -> SvgElement:
    n = len(solution)
    queens = (use("queen", x=column, y=row) for row, column in enumerate(solution))
    parts = [use("board"), group(queens, class_="qa-queen")]
    # A veil makes a repeated board pale, because LibreOffice draws shared elements too pale if they
    # have an opacity.
    if is_repeat:
        corner = number(-_VEIL_EDGE)
        side = number(n + 2 * _VEIL_EDGE)
        parts.append(
            draw.rect((corner, corner), (side, side), class_="qa-background", opacity=_VEIL)
        )
    return group(parts, transform=f"scale({number(_SHEET_BOARD / n)})")
