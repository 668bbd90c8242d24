"""Free places for the names of lines that end early, in the plot itself."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import pairwise
from typing import Literal

from site_builder.svg.axes import FONT, LINE_OF_TEXT, TOP, Plot, Point
from site_builder.svg.canvas import text_width
from site_builder.svg.series import Series

BELOW = 5.5  # from the middle of a line of text to its baseline

_EARLY = 2  # steps before the last x; a line that goes further has a short way to the right
_GAP = 12
_NEAR = 5  # between a name and what it must not touch
_STEPS = 24  # in which a piece of a line is followed

Box = tuple[float, float, float, float]


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


def free_places(lines: Sequence[Series], plot: Plot) -> dict[tuple[str, ...], Name]:
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
