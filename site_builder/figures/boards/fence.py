"""Blocks that draw boards with marks: attacks, and the numbers of diagonals."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from site_builder.figures.boards.attacks import attack_board, numbered_diagonals
from site_builder.figures.boards.marked import MarkedBoard
from site_builder.values.config import SiteConfig
from site_builder.values.errors import UserError
from site_builder.values.figure import Draw, Figure


def drawing(
    kind: str, example: str, boards: Callable[[str], Sequence[MarkedBoard]]
) -> tuple[str, Draw]:
    """A kind of block that draws one or more boards for each of its lines."""

    def draw(body: Sequence[str], config: SiteConfig) -> Figure:
        if not body:
            raise UserError(f"{kind} take one board a line, got none: write {example}")
        drawn = [board for line in body for board in boards(line)]
        sizes = tuple(sorted({board.marks.n for board in drawn}))
        pictures = [board.picture() for board in drawn]
        return Figure("pictures.html.jinja", {"pictures": pictures}, sizes)

    return kind, draw


KINDS: Mapping[str, Draw] = dict(
    [
        drawing("attacks", "5: 3", lambda line: [attack_board(line)]),
        drawing("numbering", "5 rising", lambda line: [numbered_diagonals(line)]),
    ]
)
