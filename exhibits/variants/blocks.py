"""The pictures of the variants, for links to their pages: a board for each."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Annotated

from cy_core import completions
from cy_core.variants import full_placements, reflecting_solutions
from exhibits.results_exile.antidiagonals import greedy_rows
from exhibits.shared.card_pictures import card_picture
from exhibits.shared.variants.blocks import NAUCK, optima, solutions_without, squares_with
from exhibits.variants_capacity.blocks import rule_squares
from queens_atlas.blocks import Board, Picture, Square, block, choice
from site_builder.figures.play.blocks import region_numbers, region_puzzles, solve_regions
from site_builder.svg.board import queen_paths_on, two_tone_squares
from site_builder.svg.canvas import SvgElement, draw, group, number
from site_builder.svg.card import ART, card_board
from site_builder.svg.puzzles import REGION_COLORS, region_edges, region_squares, squares_grid

# The numbers of rows and columns by which a knight moves.
_KNIGHT = [
    (down, right) for down in (-2, -1, 1, 2) for right in (-2, -1, 1, 2) if abs(down) != abs(right)
]


def _torus() -> list[SvgElement]:
    """Draw a solution on the torus, and a diagonal that returns at the opposite edge."""
    solution = solutions_without("torus", 5)[0]
    n = solution.n
    queens = list(enumerate(solution.columns))
    row, column = queens[1]
    # The diagonal leaves the board at its top edge, returns at its bottom edge in the same column,
    # and ends at its right edge. The edges are half a square beyond the middles of the outer
    # squares.
    first, last = -0.5, n - 0.5
    crossing = row + column + 0.5
    lines = [[(row, column), (first, crossing)], [(last, crossing), (crossing, last)]]
    return [card_board(Board(n, queens, lines=lines), ART)]


def _superqueens() -> list[SvgElement]:
    """Draw a solution of superqueens, and the squares that a queen attacks as a knight."""
    solution = solutions_without("superqueens", 10)[0]
    n = solution.n
    queens = list(enumerate(solution.columns))
    # Find a queen whose moves as a knight all stay on the board.
    row, column = next(
        queen for queen in queens if all(2 <= coordinate < n - 2 for coordinate in queen)
    )
    attacked = [(row + down, column + right) for down, right in _KNIGHT]
    return [card_board(Board(n, queens, tints=attacked, crosses=attacked), ART)]


def _capacity() -> list[SvgElement]:
    """Draw a board with two queens in each row and column."""
    return [card_board(Board(6, rule_squares(6)), ART)]


def _mirror() -> list[SvgElement]:
    """Draw a solution with a mirror below the board, and a diagonal that the mirror reflects."""
    columns = reflecting_solutions(4)[0].tolist()
    n = len(columns)
    # The third queen looks along her diagonal to the mirror, which reflects the line to the right
    # edge.
    row = 2
    column = columns[row]
    in_mirror = column + n - row
    edge = n - 0.5
    line = [(row, column), (n, in_mirror), (n - (edge - in_mirror), edge)]
    board = Board(n, list(enumerate(columns)), lines=[line], has_strip=True)
    return [card_board(board, ART * n / (n + 1))]


def _rectangle() -> list[SvgElement]:
    """Draw a placement of three queens on 3 x 5 squares."""
    rows, columns = 3, 5
    placement = full_placements(rows, columns)[0]
    squares = two_tone_squares(rows, columns)
    queens = queen_paths_on(enumerate(placement))
    return [group([*squares, queens], transform=f"scale({number(ART / columns)})")]


def _completion() -> list[SvgElement]:
    """Draw two given queens, and in outline the queens that complete the board."""
    n = 8
    columns = completions(n, NAUCK)[0].tolist()
    added = [queen for queen in enumerate(columns) if queen not in NAUCK]
    return [card_board(Board(n, NAUCK, hollow=added, rings=NAUCK), ART)]


def _armies() -> list[SvgElement]:
    """Draw two armies of queens that do not attack each other, one solid and one in outline."""
    rows = optima()["peaceable"]["5"]
    return [card_board(Board(5, squares_with("b", rows), hollow=squares_with("w", rows)), ART)]


def _domination() -> list[SvgElement]:
    """Draw the fewest queens that attack or occupy every square."""
    return [card_board(Board(8, squares_with("q", optima()["domination"]["8"])), ART)]


def _exile() -> list[SvgElement]:
    """Draw the corner of a board without end, cut off at the top and at the right."""
    n = 10
    side = ART * 1.07
    queens: Sequence[Square] = [
        (n - 1 - row, column) for column, row in enumerate(greedy_rows(n)) if row < n
    ]
    return [card_board(Board(n, queens), side, (0, ART - side))]


def _regions() -> list[SvgElement]:
    """Draw a region puzzle with its solution."""
    puzzle = region_puzzles()[6][0].rows
    regions = region_numbers(puzzle)
    n = len(regions)
    tints = [
        draw.path("".join(region_squares(regions, region)), fill=color, fill_opacity=0.34)
        for region, color in zip(range(n), REGION_COLORS, strict=False)
    ]
    grid = draw.path(squares_grid(n), class_="qa-frame", stroke_width=0.02)
    edges = draw.path("".join(region_edges(regions)), class_="qa-rule", stroke_width=0.06)
    queens = queen_paths_on(enumerate(solve_regions(puzzle)))
    # The line around the regions is half a line wider than the squares on each side.
    scale = number(ART / (n + 0.06))
    return [group([*tints, grid, edges, queens], transform=f"scale({scale}) translate(.03 .03)")]


_DRAWINGS: Mapping[str, Callable[[], list[SvgElement]]] = {
    "torus": _torus,
    "superqueens": _superqueens,
    "capacity": _capacity,
    "mirror": _mirror,
    "rectangle": _rectangle,
    "completion": _completion,
    "armies": _armies,
    "domination": _domination,
    "exile": _exile,
    "regions": _regions,
}


@block("variant-picture", "torus")
def variant_picture(name: Annotated[str, choice(*_DRAWINGS)]) -> Picture:
    """Draw the board of the variant `name`, for a link to its page."""
    return card_picture(*_DRAWINGS[name]())
