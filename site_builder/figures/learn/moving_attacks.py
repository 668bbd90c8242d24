"""Masks that move down a board: a reader predicts the free squares, and the masks of all rows."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from cy_core import attack_masks
from site_builder.figures.laboratories import SIZES, queen_laboratory, queen_pictures
from site_builder.svg import strip
from site_builder.svg.bits import Line, stack
from site_builder.values.block_type import Block
from site_builder.values.figure import Figure, Picture
from site_builder.values.reading import solution_of
from site_builder.values.text import squares_text


def moving_attacks(block: Block) -> Figure:
    """Make the figure of a board that begins with queens in its top rows: ``5: 3``."""
    laboratory = queen_laboratory(block.line())
    context = {
        "n": laboratory.n,
        "columns": laboratory.columns,
        "sizes": SIZES,
        "pictures": queen_pictures(laboratory),
    }
    return Figure("moving_attacks.html.jinja", context, tuple(SIZES))


def moving_masks(block: Block) -> Figure:
    """Make the pictures of a solution and of its masks, each mask a row of bits for every row."""
    solution = solution_of(block.line(), SIZES[0], SIZES[-1])
    n, names = len(solution), squares_text([*enumerate(solution)])
    board = strip.state(n, [*enumerate(solution)], title="The board", description=names)
    masks = [_mask_picture(name, rows) for name, rows in masks_by_name(solution).items()]
    pictures = [Picture(svg) for svg in (board, *masks)]
    return Figure("pictures.html.jinja", {"pictures": pictures}, (n,))


def masks_by_name(solution: Sequence[int]) -> dict[str, list[str]]:
    """The bits of each mask, row by row from the top.

    >>> masks_by_name((2, 0, 3, 1))["right"]
    ['0000', '0001', '0100', '0010']
    """
    rows = [*_rows(solution)]
    return {name: [row[name] for row in rows] for name in rows[0]}


def _rows(solution: Sequence[int]) -> Iterator[dict[str, str]]:
    n = len(solution)
    for row in range(n):
        masks = attack_masks(n, enumerate(solution[:row]), row)
        named = masks._asdict() | {"free": (1 << n) - 1 & ~masks.attacked}
        yield {name: f"{mask:0{n}b}" for name, mask in named.items()}


def _mask_picture(name: str, rows: Sequence[str]) -> str:
    lines = [Line(str(len(rows) - row), bits) for row, bits in enumerate(rows)]
    description = f"Row by row from the top: {', '.join(rows)}."
    return stack(lines, title=name, description=description, heading=name)
