"""Blocks that draw boards with marks: attacks, and the numbers of diagonals."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from site_builder.figures.boards.attacks import attack_board, numbered_diagonals
from site_builder.figures.boards.marked import MarkedBoard
from site_builder.values.config import SiteConfig
from site_builder.values.figure import Figure, pictures
from site_builder.values.kind import Kind, block_kind


def boards_kind(name: str, example: str, boards: Callable[[str], Sequence[MarkedBoard]]) -> Kind:
    """A kind of block that draws one or more boards for each of its lines."""
    return block_kind(
        name,
        example,
        lambda block: [board for line in block.each() for board in boards(line)],
        draw_boards,
    )


def draw_boards(boards: Sequence[MarkedBoard], config: SiteConfig) -> Figure:
    """Boards with marks, one after the other."""
    sizes = sorted({board.marks.n for board in boards})
    return pictures([board.picture() for board in boards], *sizes)


KINDS: Mapping[str, Kind] = {
    "attacks": boards_kind("block of attacks", "5: 3", lambda line: [attack_board(line)]),
    "numbering": boards_kind("numbering", "5 rising", lambda line: [numbered_diagonals(line)]),
}
