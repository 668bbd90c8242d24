"""Blocks that explain the engine: its crosses, lanes, quadrants and sums."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import partial

from site_builder.figures.boards.annotated_board import AnnotatedBoard, boards_figure
from site_builder.figures.engine.crosses import SIZES, cross_boards
from site_builder.figures.engine.joins import SINGLE, WHOLE, halves_table, job_table
from site_builder.figures.engine.lanes import BACK, IDLE, LaneStep, buffered, busy, placed, stacked
from site_builder.figures.engine.quadrants import (
    even_board,
    frame_boards,
    images_table,
    quadrant_boards,
)
from site_builder.figures.engine.tables import (
    ROOM,
    SIMULATED,
    burnside_table,
    crosses_table,
    lanes_table,
)
from site_builder.svg import lanes as drawing
from site_builder.values.block_type import Block, BlockType, figure_type, table_type
from site_builder.values.errors import UserError
from site_builder.values.figure import Figure, Picture, pictures
from site_builder.values.reading import number_of, range_of

DRAWN, LANES = range(4, 7), range(2, 9)
SEARCHES: Mapping[str, Callable[[int, int], Sequence[LaneStep]]] = {
    "A stack for each lane": stacked,
    "A buffer for each row": partial(buffered, room=ROOM),
}


def _line_type(
    name: str, example: str, boards: Callable[[str], Sequence[AnnotatedBoard]]
) -> BlockType:
    """A type of block with one line, for which it draws boards."""
    return figure_type(name, example, lambda block: boards_figure(boards(block.line())))


def _lanes(block: Block) -> Figure:
    n, lanes = map(number_of, block.pair())
    if n not in DRAWN or lanes not in LANES:
        rule = f"lanes are drawn for N = {DRAWN[0]} to {DRAWN[-1]}, {LANES[0]} to {LANES[-1]} of"
        raise UserError(f"{rule} them, got N = {n} and {lanes}: write {block.example}")
    return pictures([_picture(name, n, search(n, lanes)) for name, search in SEARCHES.items()])


def _picture(name: str, n: int, steps: Sequence[LaneStep]) -> Picture:
    words = {IDLE: drawing.IDLE, BACK: drawing.BACK}
    named = [[words.get(row, str(row)) for row in step] for step in steps]
    lanes = len(steps[0])
    counts = f"N = {n}: {lanes} lanes place {placed(steps)} queens in {len(steps)} steps."
    share = f"{100 * busy(steps):.0f} of 100 places for a queen are used."
    svg = drawing.lane_steps(named, title=f"{name}, N = {n}", description=f"{counts} {share}")
    return Picture(svg, f"{name}. {counts} {share}")


def _even(text: str, sizes: range) -> list[int]:
    """The even N of a range."""
    return [n for n in range_of(text, sizes[0], sizes[-1]) if n % 2 == 0]


BLOCK_TYPES: Mapping[str, BlockType] = {
    "crosses": _line_type("block of crosses", "8 or 8 9 21 28", cross_boards),
    "lanes": figure_type("block of lanes", "6 4", _lanes),
    "quadrants": _line_type("block of quadrants", "0 4 7 5 2 6 1 3", quadrant_boards),
    "frame": _line_type("block of shared diagonals", "0 4 7 5 2 6 1 3", frame_boards),
    "table quadrants": table_type("0 4 7 5 2 6 1 3", even_board, images_table),
    "table halves": table_type("8-16", partial(_even, sizes=WHOLE), halves_table),
    "table job": table_type("16-20", partial(_even, sizes=SINGLE), job_table),
    "table crosses": table_type(
        "4-12", partial(range_of, least=SIZES[0], largest=SIZES[-1]), crosses_table
    ),
    "table burnside": table_type("4-12", partial(range_of, least=2), burnside_table),
    "table lanes": table_type(
        "4-10", partial(range_of, least=SIMULATED[0], largest=SIMULATED[-1]), lanes_table
    ),
}
