"""A board with marks and the words that go with it, and the blocks of such boards."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from site_builder.svg.marked import Marks, marked
from site_builder.values.block_type import BlockType, block_type
from site_builder.values.config import SiteConfig
from site_builder.values.figure import Figure, Picture, pictures


@dataclass(frozen=True, slots=True)
class MarkedBoard:
    """A board with marks, before it is a picture.

    Attributes
    ----------
    marks : Marks
        What stands on the board.
    title : str
        Its name.
    description : str
        All that it shows, for readers who do not see it.
    caption : str
        What stands below it.
    """

    marks: Marks
    title: str
    description: str
    caption: str

    def picture(self) -> Picture:
        """The board, drawn."""
        svg = marked(self.marks, title=self.title, description=self.description)
        return Picture(svg, self.caption)


def boards_type(
    name: str, example: str, boards: Callable[[str], Sequence[MarkedBoard]]
) -> BlockType:
    """A kind of block that draws one or more boards for each of its lines."""
    return block_type(
        name,
        example,
        lambda block: [board for line in block.all_lines() for board in boards(line)],
        draw_boards,
    )


def draw_boards(boards: Sequence[MarkedBoard], config: SiteConfig) -> Figure:
    """Boards with marks, one after the other."""
    sizes = sorted({board.marks.n for board in boards})
    return pictures([board.picture() for board in boards], *sizes)
