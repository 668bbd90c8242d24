"""Blocks that draw boards with marks: attacks, forbidden squares, rings."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from site_builder.lessons.attack_boards import attack_board, numbered_diagonals
from site_builder.lessons.marked_board import MarkedBoard
from site_builder.lessons.symmetry_boards import forbidden_boards, mirrored_halves, ring_board
from site_builder.lessons.symmetry_tables import duplicates_table, orbit_sum_table
from site_builder.values.config import SiteConfig
from site_builder.values.errors import UserError
from site_builder.values.figure import Block, Draw
from site_builder.values.table import Table


def _drawing(
    kind: str, example: str, boards: Callable[[str], Sequence[MarkedBoard]]
) -> tuple[str, Draw]:
    """A kind of block that draws one or more boards for each of its lines."""

    def draw(body: Sequence[str], config: SiteConfig) -> Block:
        if not body:
            raise UserError(f"{kind} take one board a line, got none: write {example}")
        drawn = [board for line in body for board in boards(line)]
        sizes = tuple(sorted({board.marks.n for board in drawn}))
        pictures = [board.picture() for board in drawn]
        return Block("pictures.html.jinja", {"pictures": pictures}, sizes)

    return kind, draw


KINDS: Mapping[str, Draw] = dict(
    [
        _drawing("attacks", "5: 3", lambda line: [attack_board(line)]),
        _drawing("numbering", "5 rising", lambda line: [numbered_diagonals(line)]),
        _drawing("halves", "4 2 0 3 1", lambda line: [mirrored_halves(line)]),
        _drawing("forbidden", "8 bound 2", forbidden_boards),
        _drawing("rings", "8.4.1", lambda line: [ring_board(line)]),
    ]
)

TABLES: Mapping[str, Callable[[str], Table]] = {
    "orbit-sum": orbit_sum_table,
    "duplicates": duplicates_table,
}
