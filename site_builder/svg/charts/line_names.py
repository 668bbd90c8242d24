"""Place the names of lines in a chart, so that no name and no leader crosses a line.

A leader is a thin line from the end of a line to its name.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import accumulate, combinations, islice, pairwise
from typing import Literal

from site_builder.svg.canvas import Point, Sheet, text_width
from site_builder.svg.charts.scale import spread
from site_builder.svg.charts.spec import Range

# A name as lines of text.
Label = tuple[str, ...]
# Left, top, right and bottom.
Box = tuple[float, float, float, float]
Segment = tuple[Point, Point]

# The width of the space for leaders, between the plot and the names.
LEADER = 36
# The width of the space before a name, for the end of the leader and for a mark.
INDENT = 28

# The distance between a name and the end of its line.
_GAP = 12
# The least distance between a name and other elements.
_NEAR = 4
# For each anchor of a text, the share of its width that is at the left of its x.
_SHARE_LEFT_OF_X = {"start": 0.0, "middle": 0.5, "end": 1.0}


@dataclass(frozen=True, slots=True)
class NamedLine:
    """A line of a chart that needs a name."""

    label: Label
    # The points from left to right. The line has a gap between two runs.
    runs: Sequence[Sequence[Point]]
    # The vertical bars of the line: x, and the y of both ends.
    ranges: Sequence[Range]

    @property
    def points(self) -> Sequence[Point]:
        """The points of all runs, from left to right."""
        return [point for run in self.runs for point in run]

    @property
    def segments(self) -> Iterator[Segment]:
        """The straight segments of the line and of its bars.

        A run with a single point is a segment of length 0.
        """
        for run in self.runs:
            yield from pairwise(run if len(run) > 1 else [*run, *run])
        for x, low, high in self.ranges:
            yield (x, low), (x, high)


@dataclass(frozen=True, slots=True)
class Name:
    """A name with its position."""

    label: Label
    x: float
    top: float
    # Whether each line of text starts, has its middle, or ends at `x`.
    anchor: Literal["start", "middle", "end"]
    sheet: Sheet
    # The corners of the leader, if the name is at the right of the plot.
    leader: Sequence[Point] = ()

    @property
    def box(self) -> Box:
        """The rectangle around the name."""
        width = max(text_width(words, self.sheet.font) for words in self.label)
        left = self.x - _SHARE_LEFT_OF_X[self.anchor] * width
        return left, self.top, left + width, self.top + len(self.label) * self.sheet.line

    @property
    def tie(self) -> Segment:
        """The first part of the leader, which may cross other elements."""
        return self.leader[0], self.leader[1]


def place_names(lines: Sequence[NamedLine], plot: Box, sheet: Sheet) -> list[Name] | None:
    """Place names beside the ends of short lines if they fit, otherwise at the right of the plot.

    Return None if a leader would cross another leader, or a line with another name.
    """
    beside = _names_beside(lines, plot, sheet)
    while True:
        placed = {name.label for name in beside}
        right = _names_at_the_right(
            [line for line in lines if line.label not in placed], plot, sheet
        )
        free = [n for n in beside if not any(_enters(other.tie, n.box) for other in right)]
        if free == beside:
            break
        beside = free
    for name in right:
        others = (line for line in lines if line.label != name.label)
        if any(_cross(name.tie, segment) for line in others for segment in line.segments):
            return None
    if any(_cross(name.tie, other.tie) for name, other in combinations(right, 2)):
        return None
    return [*right, *beside]


def _names_at_the_right(lines: Sequence[NamedLine], plot: Box, sheet: Sheet) -> list[Name]:
    """Stack the names at the right of the plot, in the order of the ends of their lines."""
    _, top, right, bottom = plot
    edge = right - sheet.padding + LEADER
    order = sorted(lines, key=lambda line: _end_and_continuation(line, edge))
    wanted = [
        line.points[-1][1] + (row - (len(line.label) - 1) / 2) * sheet.line
        for line in order
        for row in range(len(line.label))
    ]
    heights = spread(wanted, sheet.line, top - sheet.line, bottom)
    firsts = accumulate((len(line.label) for line in order), initial=0)
    names = []
    for line, first in zip(order, firsts, strict=False):
        x, y = line.points[-1]
        height = heights[first]
        leader = [(x + 7, y), (edge, height), (edge + 9, height)]
        top = height - sheet.line / 2
        names.append(Name(line.label, edge + INDENT, top, "start", sheet, leader))
    return names


def _end_and_continuation(line: NamedLine, x: float) -> tuple[float, float]:
    """Return the y of the end of a line, and its y at `x` if the last segment is extended to it."""
    points = line.points
    x1, y1 = points[-2] if len(points) > 1 else points[-1]
    x2, y2 = points[-1]
    return round(y2), y2 + (x - x2) * (y2 - y1) / (x2 - x1 or 1)


def _names_beside(lines: Sequence[NamedLine], plot: Box, sheet: Sheet) -> list[Name]:
    """Return the names, beside the ends of their lines, of those lines that end before the last x.

    A name that does not fit there is left out.
    """
    last_x = plot[2] - sheet.padding
    segments = [segment for line in lines for segment in line.segments]
    names = list[Name]()
    for line in lines:
        if line.points[-1][0] < last_x - 1:
            boxes = [name.box for name in names]
            free = (n for n in _positions_beside(line, sheet) if _is_free(n, segments, boxes, plot))
            names += islice(free, 1)
    return names


def _positions_beside(line: NamedLine, sheet: Sheet) -> Iterator[Name]:
    """Yield the possible positions of a name near the end of its line: right, left, and above."""
    x, y = line.points[-1]
    height = len(line.label) * sheet.line
    highest = min([y, *(high for bar_x, _, high in line.ranges if bar_x == x)])
    yield Name(line.label, x + _GAP, y - height / 2, "start", sheet)
    yield Name(line.label, x - _GAP, y - height / 2, "end", sheet)
    yield Name(line.label, x, highest - 8 - height, "middle", sheet)


def _is_free(name: Name, segments: Sequence[Segment], boxes: Sequence[Box], plot: Box) -> bool:
    left, top, right, bottom = name.box
    around = (left - _NEAR, top - _NEAR, right + _NEAR, bottom + _NEAR)
    return (
        plot[0] <= left
        and plot[1] - name.sheet.line <= top
        and right <= plot[2]
        and bottom <= plot[3]
        and not any(_meet(around, other) for other in boxes)
        and not any(_enters(segment, around) for segment in segments)
    )


# Geometry -----------------------------------------------------------------------------------------


def _meet(box: Box, other: Box) -> bool:
    return box[0] < other[2] and other[0] < box[2] and box[1] < other[3] and other[1] < box[3]


def _enters(segment: Segment, box: Box) -> bool:
    left, top, right, bottom = box
    (x1, y1), (x2, y2) = segment
    if max(x1, x2) < left or min(x1, x2) > right or max(y1, y2) < top or min(y1, y2) > bottom:
        return False
    return _divides(segment, [(x, y) for x in (left, right) for y in (top, bottom)])


def _cross(segment: Segment, other: Segment) -> bool:
    """Return whether two segments have a common point."""
    return _divides(segment, other) and _divides(other, segment)


def _divides(segment: Segment, points: Sequence[Point]) -> bool:
    """Return whether the points are on different sides of the line through a segment."""
    (x1, y1), (x2, y2) = segment
    sides = [(x2 - x1) * (y - y1) - (y2 - y1) * (x - x1) for x, y in points]
    return min(sides) <= 0 <= max(sides)
