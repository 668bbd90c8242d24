"""The names of lines, each tied to where its line ends, none upon another."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import accumulate

from site_builder.svg.axes import LINE_OF_TEXT, TOP, Plot, Point
from site_builder.svg.canvas import Element, draw, number, text
from site_builder.svg.name_places import BELOW, Name, free_places
from site_builder.svg.scale import spread
from site_builder.svg.series import Series

Stack = tuple[Series, float]

LEADER = 36  # room for the hairlines between the plot and the names
INDENT = 28  # of a name behind its hairline and its mark


def names(lines: Sequence[Series], plot: Plot) -> Iterator[Element]:
    """All names: beside its end where a line ends early and there is room, else at the right."""
    early = free_places(lines, plot)
    edge = plot.x.end + LEADER
    for one, y in _stacked([one for one in lines if one.name not in early], edge, plot):
        yield from _at_the_right(one, edge, y)
    for name in early.values():
        yield from _beside(name)


def _stacked(lines: Sequence[Series], edge: float, plot: Plot) -> list[Stack]:
    """In the order of the ends; those that end at one height, as they would arrive."""
    order = sorted(lines, key=lambda one: _continued(one.places, edge))
    return _apart(sorted(order, key=lambda one: round(one.places[-1][1])), plot)


def _apart(lines: Sequence[Series], plot: Plot) -> list[Stack]:
    """The series with the middles of the first lines of their names, in this order downwards."""
    wanted = [
        one.places[-1][1] + (row - (len(one.name) - 1) / 2) * LINE_OF_TEXT
        for one in lines
        for row in range(len(one.name))
    ]
    heights = spread(wanted, LINE_OF_TEXT, TOP - LINE_OF_TEXT, plot.bottom)
    firsts = accumulate((len(one.name) for one in lines), initial=0)
    return [(one, heights[first]) for one, first in zip(lines, firsts, strict=False)]


def _continued(places: Sequence[Point], x: float) -> float:
    """Where a line would arrive if it went on as it ends: higher if it ends early and steep."""
    (x1, y1), (x2, y2) = places[-2] if len(places) > 1 else places[-1], places[-1]
    return y2 + (x - x2) * (y2 - y1) / (x2 - x1 or 1)


def _at_the_right(one: Series, edge: float, y: float) -> Iterator[Element]:
    x_end, y_end = one.places[-1]
    corners = [(x_end + 7, y_end), (edge, y), (edge + 9, y)]
    hairline = [(number(a), number(b)) for a, b in corners]
    group = draw.g(class_=one.style_class)
    group.add(draw.polyline(hairline, class_="qa-leader"))
    group.add(one.mark([(edge + 17, y)]))
    yield group
    for row, word in enumerate(one.name):
        yield text(word, edge + INDENT, y + row * LINE_OF_TEXT + BELOW, class_="qa-label")


def _beside(name: Name) -> Iterator[Element]:
    for row, word in enumerate(name.words):
        y = name.top + (row + 0.5) * LINE_OF_TEXT + BELOW
        yield text(word, name.x, y, class_="qa-label", text_anchor=name.anchor)
