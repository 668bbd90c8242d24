"""The board on which a reader places queens; without script, pictures of attacks and a failure."""

from __future__ import annotations

from dataclasses import replace

from cy_core import attack_masks
from site_builder.figures.boards import AnnotatedBoard, reach_board
from site_builder.svg.board import Square
from site_builder.svg.marked import Annotations
from site_builder.values.block_type import Block
from site_builder.values.config import SiteConfig
from site_builder.values.figure import Figure
from site_builder.values.reading import size_of
from site_builder.values.site_paths import SitePaths
from site_builder.values.text import column_letter, squares_text

SIZES = (4, 5, 6, 8)  # to choose from
UNSOLVABLE = (2, 3)  # shown by links of the text
FAILING = ((0, 0), (1, 2), (2, 4), (3, 1))  # leaves row 3 of N = 8 without a free square


def place_size(block: Block) -> int:
    """Parse the size of the board that is shown first."""
    return size_of(block.line(), SIZES[0], SIZES[-1], "placing queens takes")


def place_figure(n: int, config: SiteConfig) -> Figure:
    """Make the figure: an empty board of N rows, other sizes to choose, and links to solutions."""
    site_paths = SitePaths(config)
    context = {
        "n": n,
        "sizes": SIZES,
        "pages": site_paths.solution_page("0.0.0"),
        "paged": [size for size in SIZES if site_paths.has_solution_pages(size)],
        "pictures": [reach_board(8, (4, 3)).picture(), failing_board().picture()],
    }
    return Figure("place.html.jinja", context, (*UNSOLVABLE, *SIZES))


def failing_board() -> AnnotatedBoard:
    """A board of N = 8 whose queens leave a row without a free square."""
    n = SIZES[-1]
    (row,) = stuck_rows(n, FAILING)
    marks = replace(
        named_board(n, FAILING),
        crosses=[(row, column) for column in range(n)],
        outlines=[(row, 0, 1, n)],
    )
    caption = f"No free square is left in row {n - row}: this board fails."
    return AnnotatedBoard(marks, "A board that fails", f"Queens: {squares_text(FAILING)}.", caption)


def named_board(n: int, queens: tuple[Square, ...]) -> Annotations:
    """A board with queens, the letters of its columns below and the numbers of its rows beside."""
    letters = "".join(map(column_letter, range(n)))
    numbers = [(str(n - row),) for row in range(n)]
    return Annotations(n, queens=queens, below=[(letters, "")], beside=numbers, heads=("",))


def stuck_rows(n: int, queens: tuple[Square, ...]) -> list[int]:
    """The rows, from the top, that have neither a queen nor a free square."""
    open_rows = {row for row, _ in (*queens, *free_squares(n, queens))}
    return [row for row in range(n) if row not in open_rows]


def free_squares(n: int, queens: tuple[Square, ...]) -> list[Square]:
    """The squares that no queen attacks, row by row.

    >>> free_squares(4, ((0, 1), (1, 3)))
    [(2, 0), (3, 0), (3, 2)]
    """
    empty_rows = set(range(n)) - {row for row, _ in queens}
    return [
        (row, column)
        for row in sorted(empty_rows)
        for column in range(n)
        if not attack_masks(n, queens, row).attacked >> (n - 1 - column) & 1
    ]
