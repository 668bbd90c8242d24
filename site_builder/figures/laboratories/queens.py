"""The queen laboratory: a board to click, and what its queens attack below them."""

from __future__ import annotations

import re
from dataclasses import dataclass

from site_builder.figures.boards import MAX_ATTACKS, attack_board
from site_builder.values.errors import UserError
from site_builder.values.figure import Picture
from site_builder.values.reading import size_of

SIZES = range(4, MAX_ATTACKS + 1)


@dataclass(frozen=True, slots=True)
class QueenLaboratory:
    """The side of a board, and the columns of the queens that are in its top rows at first."""

    n: int
    columns: tuple[int, ...]


def queen_laboratory(line: str) -> QueenLaboratory:
    """Parse N, 4..8, then the columns of queens in the top rows.

    >>> queen_laboratory("5: 3 1")
    QueenLaboratory(n=5, columns=(3, 1))
    """
    match = re.fullmatch("([0-9]{1,4}):([0-9 ]*)", line.strip())
    if not match:
        raise UserError(f"a queen laboratory is N: columns, got {line.strip()}: write 5: 3")
    n = size_of(match[1], SIZES[0], SIZES[-1], "a queen laboratory takes")
    marks = attack_board(line).marks
    return QueenLaboratory(n, tuple(column for _, column in marks.queens))


def queen_pictures(laboratory: QueenLaboratory) -> list[Picture]:
    """The pictures for readers without script: the board after each of its queens."""
    boards = (laboratory.columns[:placed] for placed in range(len(laboratory.columns) + 1))
    lines = [f"{laboratory.n}: {' '.join(map(str, columns))}" for columns in boards]
    return [attack_board(line).picture() for line in lines[1:] or lines]
