"""Boards with marks and captions, and the types of block that draw them."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from site_builder.svg.marked import Annotations, marked
from site_builder.values.block_type import BlockType, figure_type
from site_builder.values.figure import Figure, Picture, pictures


@dataclass(frozen=True, slots=True)
class AnnotatedBoard:
    """A board with marks, before it is a picture."""

    marks: Annotations  # the queens, letters and lines on the board
    title: str  # the title of the picture
    description: str  # what the picture shows, for readers who cannot see it
    caption: str  # the text below it

    def picture(self) -> Picture:
        """Draw the board."""
        svg = marked(self.marks, title=self.title, description=self.description)
        return Picture(svg, self.caption)


def boards_type(
    name: str, example: str, boards: Callable[[str], Sequence[AnnotatedBoard]]
) -> BlockType:
    """A type of block that draws one or more boards for each of its lines."""
    return figure_type(
        name,
        example,
        lambda block: boards_figure(
            [board for line in block.all_lines() for board in boards(line)]
        ),
    )


def boards_figure(boards: Sequence[AnnotatedBoard]) -> Figure:
    """Boards with marks, one after the other."""
    sizes = sorted({board.marks.n for board in boards})
    return pictures([board.picture() for board in boards], *sizes)
