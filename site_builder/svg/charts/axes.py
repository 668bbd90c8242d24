"""Draws the frame of a plot: its axes, its grid lines and their labels."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass

from site_builder.svg.canvas import BASELINE, Element, Sheet, draw, number, text
from site_builder.svg.charts.scale import Decades, Linear

# A scale, the values with a grid line, and the labels of some of them.
Axis = tuple[Linear | Decades, Sequence[float], Mapping[float, str]]
# Takes the y of the lower and the upper end, and the least distance between labels.
AxisMaker = Callable[[float, float, float], Axis]


@dataclass(frozen=True, slots=True)
class Plot:
    """The positions of a plot."""

    x: Linear  # scales that turn values into positions
    y: Linear | Decades  # scales that turn values into positions
    grid: Sequence[float]  # values of y with a grid line
    words: Mapping[float, str]  # labels of the y axis, by their value
    sheet: Sheet  # the width and the font of the chart

    @property
    def left(self) -> float:
        """Left end of the grid lines."""
        return self.x.start - self.sheet.padding

    @property
    def right(self) -> float:
        """Right end of the grid lines."""
        return self.x.end + self.sheet.padding

    @property
    def bottom(self) -> float:
        """Position of the x axis."""
        return self.y.start

    @property
    def below(self) -> float:
        """Distance from the middle of a line of text down to its baseline."""
        return BASELINE * self.sheet.font


def axes(plot: Plot) -> Iterator[Element]:
    """Draw the axes, the grid lines and their labels."""
    left, right = number(plot.left), number(plot.right)
    for value in plot.grid:
        y = number(plot.y(value))
        yield draw.line((left, y), (right, y), class_="qa-grid")
    for value, word in plot.words.items():
        y = plot.y(value) + plot.below
        yield text(word, plot.left - 8, y, class_="qa-tick", text_anchor="end")
    yield from _x_axis(plot)


def _x_axis(plot: Plot) -> Iterator[Element]:
    left, right, bottom = number(plot.left), number(plot.right), number(plot.bottom)
    yield draw.line((left, bottom), (right, bottom), class_="qa-axis")
    room = (plot.right - plot.left) / (2.2 * plot.sheet.font)
    for value in plot.x.whole_ticks(at_most=max(2, round(room))):
        x = number(plot.x(value))
        yield draw.line((x, bottom), (x, bottom + 5), class_="qa-axis")
        below = bottom + 1.4 * plot.sheet.font
        yield text(value, x, below, class_="qa-tick", text_anchor="middle")


def cursor(plot: Plot) -> Element:
    """Draw a vertical line that a script shows and moves from one whole x to another."""
    x = number(plot.x(plot.x.high))
    ends = {
        "data_qa_low": number(plot.x.low),
        "data_qa_high": number(plot.x.high),
        "data_qa_start": number(plot.x.start),
        "data_qa_end": number(plot.x.end),
    }
    return draw.line((x, number(plot.y.end)), (x, number(plot.bottom)), class_="qa-cursor", **ends)


def axis_names(plot: Plot, x_title: str, y_title: str) -> Iterator[Element]:
    """Write the titles of the axes: that of y above its axis, that of x below the middle."""
    middle, below = (plot.left + plot.right) / 2, plot.bottom + 3 * plot.sheet.font
    yield text(y_title, 0, plot.sheet.font, class_="qa-tick")
    yield text(x_title, middle, below, class_="qa-tick", text_anchor="middle")
