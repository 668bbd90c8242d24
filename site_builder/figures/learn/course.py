"""A picture for each chapter of the course, which shows its idea: on its card, and in links."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from typing import Annotated

import cy_core
from cy_core import StepKind, trace
from site_builder.figures.race import race_of
from site_builder.svg.board import Board
from site_builder.svg.canvas import SvgElement, ornament
from site_builder.svg.card import ART, card_board
from site_builder.svg.lesson_art import (
    Search,
    named_bits,
    ring_of_boards,
    row_of_queens,
    search_trees,
    square_of_bits,
    stack_of_boards,
)
from site_builder.values.block import Words, block
from site_builder.values.errors import UserError
from site_builder.values.figure import Figure, Picture, pictures
from site_builder.values.text import bit_rows

_SIDE = 8
_RACE = race_of("backtracking mirror symmetry_elimination 6")


def _reach() -> list[SvgElement]:
    """Draw a queen and every square that it attacks."""
    row, column = 4, 3
    reached = [
        (r, c)
        for r in range(_SIDE)
        for c in range(_SIDE)
        if (r, c) != (row, column) and (r == row or c == column or abs(r - row) == abs(c - column))
    ]
    return [card_board(Board(_SIDE, [(row, column)], tints=reached), ART)]


def _dead_end() -> list[SvgElement]:
    """Draw the first dead end of backtracking: no square of the next row is free."""
    n = 4
    first = next(step for step in trace(n, _RACE.methods[0]) if step.kind is StepKind.BACKTRACK)
    queens = [*first.queens, (first.row, first.column)]
    crosses = [(len(queens), column) for column in range(n)]
    return [card_board(Board(n, queens, crosses=crosses), ART)]


def _questions() -> list[SvgElement]:
    """Draw what backtracking asks about a square: each queen above it."""
    queens, square = [(0, 0), (1, 3), (2, 1), (3, 6)], (4, 4)
    lines = [(square, queen) for queen in queens]
    return [card_board(Board(_SIDE, queens, lines=lines, dots=[square], rings=[square]), ART)]


def _attacks() -> list[SvgElement]:
    """Draw how the attacks of a queen move down the board."""
    n, middle = 5, 2
    columns = [(row, middle + way * row) for row in range(1, n) for way in (-1, 0, 1)]
    tints = [(row, column) for row, column in columns if 0 <= column < n]
    below = [
        ((0.5, middle + way / 2), (2 + 2 * (way == 0), middle + 2 * way)) for way in (-1, 0, 1)
    ]
    return [card_board(Board(n, [(0, middle)], tints=tints, lines=below), ART)]


def _lowest_bit() -> list[SvgElement]:
    """Draw x, -x and x & -x."""
    x = 0b01101000
    values = {"x": x, "-x": -x, "x and -x": x & -x}
    rows = {name: f"{value & 0xFF:08b}" for name, value in values.items()}
    return named_bits(rows, rows["x and -x"].index("1"))


def _bits() -> list[SvgElement]:
    """Draw a solution as the bits of its rows."""
    return square_of_bits([row.bits for row in bit_rows(cy_core.solution("8.8.1"))])


def _nodes(key: str) -> Search:
    """The nodes of a search, and its solutions."""
    steps = [*trace(_RACE.n, key)]
    depths = [step.depth for step in steps if step.kind is StepKind.PLACE]
    return depths, [step.nodes - 1 for step in steps if step.kind is StepKind.SOLUTION]


PICTURES: Mapping[str, Callable[[], list[SvgElement]]] = {
    "reach": _reach,
    "dead end": _dead_end,
    "calls": lambda: stack_of_boards((1, 3, 0, 2)),
    "questions": _questions,
    "row": lambda: row_of_queens("00101", "= 5"),
    "attacks": _attacks,
    "lowest bit": _lowest_bit,
    "bits": _bits,
    "orbit": lambda: ring_of_boards(
        [*cy_core.orbit(cy_core.solution("5.8.1")).images.values()], "8"
    ),
    "trees": lambda: search_trees([*map(_nodes, _RACE.methods)]),
}


def drawn_picture(name: str) -> list[SvgElement]:
    """Draw one of `PICTURES`, `ART` pixels wide and high."""
    if name not in PICTURES:
        raise UserError(f"unknown picture {name}: choose one of {', '.join(PICTURES)}")
    return PICTURES[name]()


@block("chapter-picture", "reach")
def chapter_picture(drawing: Annotated[list[SvgElement], Words(drawn_picture)]) -> Figure:
    """The picture of a chapter, in a link to it."""
    svg = ornament((ART, ART), "qa-chapter-picture", *drawing)
    return pictures([Picture(re.sub(' id="[^"]+"', "", svg))])  # a page has several of them
