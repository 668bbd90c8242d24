"""Figures about attacks that move from row to row.

One is a board on which a reader predicts the free squares, the other shows the masks of every row.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated

from cy_core import attack_masks
from queens_atlas.blocks import (
    BitLine,
    Board,
    Element,
    Picture,
    block,
    draw_board,
    queens_text,
    solution,
    squares,
    stack,
)
from site_builder.figures.laboratories.blocks import SIZES, TopQueens, queens_element
from site_builder.values.text import low_bits


@block("moving-attacks", "5: 3")
def moving_attacks(placed: TopQueens) -> Element:
    """Return a board on which a reader predicts the free squares of each next row.

    At first the board has the queens `placed` in its top rows.
    """
    return queens_element(placed, "queens-moving-attacks", "Attacks that move", "qa-moving")


@block("moving-masks", "4 2 0 3 1")
def moving_masks(
    columns: Annotated[tuple[int, ...], solution(SIZES[0], SIZES[-1])],
) -> list[Picture]:
    """Draw a solution, and a picture for each mask with the bits of the mask in every row."""
    queens = list(enumerate(columns))
    board = Board(len(columns), queens, coordinates=True)
    description = queens_text(squares(columns))
    svg = draw_board(board, title="The board", description=description, style_class="qa-state")
    masks = [_mask_picture(name, rows) for name, rows in masks_by_name(columns).items()]
    return [Picture(svg, n=len(columns)), *map(Picture, masks)]


def masks_by_name(solution: Sequence[int]) -> dict[str, list[str]]:
    """Return for the name of each mask its bits in every row, from the top row down.

    >>> masks_by_name((2, 0, 3, 1))["right"]
    ['0000', '0001', '0100', '0010']
    """
    n = len(solution)
    bits_by_name: dict[str, list[str]] = {}
    for row in range(n):
        masks = attack_masks(n, enumerate(solution[:row]), row)
        row_masks = {**masks._asdict(), "free": ~masks.attacked}
        for name, mask in row_masks.items():
            bits_by_name.setdefault(name, []).append(low_bits(mask, n))
    return bits_by_name


def _mask_picture(name: str, rows: Sequence[str]) -> str:
    lines = [BitLine(str(len(rows) - row), bits) for row, bits in enumerate(rows)]
    description = f"Row by row from the top: {', '.join(rows)}."
    return stack(lines, title=name, description=description, heading=name)
