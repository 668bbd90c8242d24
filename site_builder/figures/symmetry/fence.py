"""Blocks about symmetry: mirrored halves, forbidden squares, rings, and what is met twice."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from site_builder.figures.boards.fence import drawing
from site_builder.figures.symmetry.boards import forbidden_boards, mirrored_halves, ring_board
from site_builder.figures.symmetry.tables import duplicates_table, orbit_sum_table
from site_builder.values.figure import Draw
from site_builder.values.table import Table

KINDS: Mapping[str, Draw] = dict(
    [
        drawing("halves", "4 2 0 3 1", lambda line: [mirrored_halves(line)]),
        drawing("forbidden", "8 bound 2", forbidden_boards),
        drawing("rings", "8.4.1", lambda line: [ring_board(line)]),
    ]
)

TABLES: Mapping[str, Callable[[str], Table]] = {
    "orbit-sum": orbit_sum_table,
    "duplicates": duplicates_table,
}
