"""The names of lines: in the plot where a line ends early, or tied to its end; none on another."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import accumulate, pairwise
from typing import Literal

from site_builder.svg.axes import BELOW, FONT, LINE_OF_TEXT, TOP, Plot
from site_builder.svg.canvas import Element, Point, draw, number, text, text_width
from site_builder.svg.scale import spread
from site_builder.svg.series import Series

Stack = tuple[Series, float]
Box = tuple[float, float, float, float]

LEADER = 36  # room for the hairlines between the plot and the names
INDENT = 28  # of a name behind its hairline and its mark

_EARLY = 2  # steps before the last x; a line that goes further has a short way to the right
_GAP = 12
_NEAR = 5  # between a name and what it must not touch
_STEPS = 24  # in which a piece of a line is followed


@dataclass(frozen=True, slots=True)
class Name:
    """Lines of text in a place of their own.

    Attributes
    ----------
    words : tuple of str
        The lines.
    x, top : float
        Where their anchors are, and their upper edge.
    anchor : {"start", "middle", "end"}
        What of each line stands at x.
    """

    words: tuple[str, ...]
    x: float
    top: float
    anchor: Literal["start", "middle", "end"]

    @property
    def box(self) -> Box:
        """Left, top, right and bottom."""
        width = max(text_width(word, FONT) for word in self.words)
        left = self.x - {"start": 0.0, "middle": 0.5, "end": 1.0}[self.anchor] * width
        return left, self.top, left + width, self.top + len(self.words) * LINE_OF_TEXT


def names(lines: Sequence[Series], plot: Plot) -> Iterator[Element]:
    """All names: beside its end where a line ends early and there is room, else at the right."""
    early = _free_places(lines, plot)
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


def _free_places(lines: Sequence[Series], plot: Plot) -> dict[tuple[str, ...], Name]:
    """By name: where those can stand whose lines end early, upon no line and no other name."""
    found: dict[tuple[str, ...], Name] = {}
    drawn = [place for one in lines for place in _followed(one)]
    limit = plot.x(plot.x.high - _EARLY)
    for one in lines:
        if one.places[-1][0] < limit:
            taken = [name.box for name in found.values()]
            wanted = (n for n in _wanted(one) if _is_free(n.box, drawn, taken, plot))
            if name := next(wanted, None):
                found[one.name] = name
    return found


def _wanted(one: Series) -> Iterator[Name]:
    """Left of the end, a little higher, above it and its bar, right of it."""
    x, y = one.places[-1]
    height = len(one.name) * LINE_OF_TEXT
    top = min([y, *(high for at, _, high in one.ranges if at == x)])
    yield Name(one.name, x - _GAP, y - height / 2, "end")
    yield Name(one.name, x - _GAP, y - height, "end")
    yield Name(one.name, x, top - height - 8, "middle")
    yield Name(one.name, x + _GAP, y - height / 2, "start")


def _is_free(box: Box, drawn: Sequence[Point], taken: Sequence[Box], plot: Plot) -> bool:
    left, top, right, bottom = box
    frame = (plot.left, TOP - LINE_OF_TEXT, plot.right, plot.bottom)
    inside = frame[0] <= left and frame[1] <= top and right <= frame[2] and bottom <= frame[3]
    around = (left - _NEAR, top - _NEAR, right + _NEAR, bottom + _NEAR)
    places = ((x, y, x, y) for x, y in drawn)
    return inside and not any(_meet(around, other) for other in (*places, *taken))


def _meet(one: Box, other: Box) -> bool:
    return one[0] < other[2] and other[0] < one[2] and one[1] < other[3] and other[1] < one[3]


def _followed(one: Series) -> Iterator[Point]:
    """Many places along a line and its bars."""
    for run in one.runs:
        yield from run
        for (x1, y1), (x2, y2) in pairwise(run):
            shares = (step / _STEPS for step in range(1, _STEPS))
            yield from ((x1 + s * (x2 - x1), y1 + s * (y2 - y1)) for s in shares)
    for x, low, high in one.ranges:
        yield from ((x, low + step / _STEPS * (high - low)) for step in range(_STEPS + 1))
