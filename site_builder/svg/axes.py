"""The frame of a plot: its scales, the lines across it, and the words at both axes."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass

from site_builder.svg.canvas import Element, draw, number, text
from site_builder.svg.scale import Decades, Linear

FONT = 16
BELOW = 5.5  # from the middle of a line of text to its baseline
TOP = 40
LINE_OF_TEXT = 19
PADDING = 12  # between the points and the ends of the axis


@dataclass(frozen=True, slots=True)
class Plot:
    """Where everything goes.

    Attributes
    ----------
    x, y : Linear, or Decades
        From values to places.
    grid : sequence of float
        The y that have a line across.
    words : mapping of float to str
        What stands at which y.
    """

    x: Linear
    y: Linear | Decades
    grid: Sequence[float]
    words: Mapping[float, str]

    @property
    def left(self) -> float:
        """Left end of the lines across."""
        return self.x.start - PADDING

    @property
    def right(self) -> float:
        """Their right end."""
        return self.x.end + PADDING

    @property
    def bottom(self) -> float:
        """Place of the x axis."""
        return self.y.start


def axes(plot: Plot, x_title: str, y_title: str) -> Iterator[Element]:
    """Everything but the series."""
    yield from _y_axis(plot)
    yield from _x_axis(plot)
    middle, below = (plot.left + plot.right) / 2, plot.bottom + 48
    yield text(y_title, 0, FONT, class_="qa-tick")
    yield text(x_title, middle, below, class_="qa-tick", text_anchor="middle")


def _y_axis(plot: Plot) -> Iterator[Element]:
    left, right = number(plot.left), number(plot.right)
    for value in plot.grid:
        y = number(plot.y(value))
        yield draw.line((left, y), (right, y), class_="qa-grid")
    for value, word in plot.words.items():
        y = plot.y(value) + BELOW
        yield text(word, plot.left - 8, y, class_="qa-tick", text_anchor="end")


def _x_axis(plot: Plot) -> Iterator[Element]:
    left, right, bottom = number(plot.left), number(plot.right), number(plot.bottom)
    yield draw.line((left, bottom), (right, bottom), class_="qa-axis")
    for value in plot.x.whole_ticks(at_most=10):
        x = number(plot.x(value))
        yield draw.line((x, bottom), (x, bottom + 5), class_="qa-axis")
        yield text(value, x, bottom + 22, class_="qa-tick", text_anchor="middle")
