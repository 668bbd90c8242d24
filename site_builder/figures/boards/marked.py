"""A board with marks and the words that go with it."""

from __future__ import annotations

from dataclasses import dataclass

from site_builder.svg.marked import Marks, marked
from site_builder.values.figure import Picture


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
        return Picture(
            marked(self.marks, title=self.title, description=self.description), self.caption
        )
