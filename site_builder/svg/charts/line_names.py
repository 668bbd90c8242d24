"""Places the names of lines at their ends, so that neither they nor their leaders meet a line."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import accumulate, chain, combinations, pairwise
from typing import Literal

from site_builder.svg.canvas import Element, Point, draw, number, text, text_width
from site_builder.svg.charts.axes import Plot
from site_builder.svg.charts.scale import spread
from site_builder.svg.charts.series import Series

Stack = tuple[Series, float]
Box = tuple[float, float, float, float]
Segment = tuple[Point, Point]
Anchor = Literal["start", "middle", "end"]

LEADER = 36  # space for the thin leader lines between the plot and the names
INDENT = 28  # space for the end of the leader and the mark before a name

_GAP = 12
_NEAR = 4  # least distance between a name and other elements
_CLOSE = 8  # a name no further away needs no leader


@dataclass(frozen=True, slots=True)
class Name:
    """A name with its position inside the plot."""

    words: tuple[str, ...]  # its lines of text
    x: float  # position of the anchors, and of the upper edge
    top: float  # position of the anchors, and of the upper edge
    anchor: Anchor  # the part of each line of text that is at x
    plot: Plot  # the plot around it
    tie: Segment  # the leader, from the end of the line to the name

    @property
    def box(self) -> Box:
        """Left, top, right and bottom."""
        sheet = self.plot.sheet
        width = max(text_width(word, sheet.font) for word in self.words)
        left = self.x - {"start": 0.0, "middle": 0.5, "end": 1.0}[self.anchor] * width
        return left, self.top, left + width, self.top + len(self.words) * sheet.line


def names(lines: Sequence[Series], plot: Plot) -> list[Element] | None:
    """Draw all names: beside the end of a short line if there is room, else at the right."""
    edge = plot.x.end + LEADER
    early = _free_positions(lines, plot)
    while True:
        late = _stacked([series for series in lines if series.label not in early], edge, plot)
        ties = {series.label: (_after(series), (edge, y)) for series, y in late}
        hidden = [
            name
            for name, place in early.items()
            if any(_enters(tie, place.box) or _cross(tie, place.tie) for tie in ties.values())
        ]
        if not hidden:
            break
        early = {name: place for name, place in early.items() if name not in hidden}
    if _entangled(ties, lines):
        return None
    beside = (_beside(series, early[series.label]) for series in lines if series.label in early)
    right = (_at_the_right(series, edge, y, plot) for series, y in late)
    return [*chain.from_iterable((*right, *beside))]


def _entangled(ties: Mapping[tuple[str, ...], Segment], lines: Sequence[Series]) -> bool:
    """Return whether a leader crosses a line of another name, or another leader."""
    foreign = (_cross(tie, other) for name, tie in ties.items() for other in _foreign(name, lines))
    return any(foreign) or any(_cross(*pair) for pair in combinations(ties.values(), 2))


def _stacked(lines: Sequence[Series], edge: float, plot: Plot) -> list[Stack]:
    """Stack names in the order of the ends of their lines, continued where they end alike."""
    order = sorted(lines, key=lambda series: _continued(series.points, edge))
    return _apart(sorted(order, key=lambda series: round(series.points[-1][1])), plot)


def _apart(lines: Sequence[Series], plot: Plot) -> list[Stack]:
    """Return each series with the height of its name, in this order downwards."""
    row = plot.sheet.line
    wanted = [
        series.points[-1][1] + (place - (len(series.label) - 1) / 2) * row
        for series in lines
        for place in range(len(series.label))
    ]
    heights = spread(wanted, row, plot.y.end - row, plot.bottom)
    firsts = accumulate((len(series.label) for series in lines), initial=0)
    return [(series, heights[first]) for series, first in zip(lines, firsts, strict=False)]


def _continued(points: Sequence[Point], x: float) -> float:
    """Return the height at x if the line went on as it ends."""
    (x1, y1), (x2, y2) = points[-2] if len(points) > 1 else points[-1], points[-1]
    return y2 + (x - x2) * (y2 - y1) / (x2 - x1 or 1)


def _at_the_right(series: Series, edge: float, y: float, plot: Plot) -> Iterator[Element]:
    corners = [_after(series), (edge, y), (edge + 9, y)]
    leader = [(number(a), number(b)) for a, b in corners]
    group = draw.g(class_=series.style_class)
    group.add(draw.polyline(leader, class_="qa-leader"))
    group.add(series.mark([(edge + 17, y)]))
    yield group
    for row, word in enumerate(series.label):
        baseline = y + row * plot.sheet.line + plot.below
        yield text(word, edge + INDENT, baseline, class_="qa-label")


def _after(series: Series) -> Point:
    """Return the point where the leader of its name begins."""
    x, y = series.points[-1]
    return x + 7, y


def _beside(series: Series, name: Name) -> Iterator[Element]:
    (x1, y1), (x2, y2) = name.tie
    if max(abs(x2 - x1), abs(y2 - y1)) > _GAP + _CLOSE:
        group = draw.g(class_=series.style_class)
        ends = [(number(x1), number(y1)), (number(x2), number(y2))]
        group.add(draw.polyline(ends, class_="qa-leader"))
        yield group
    sheet = name.plot.sheet
    for row, word in enumerate(name.words):
        y = name.top + (row + 0.5) * sheet.line + name.plot.below
        yield text(word, name.x, y, class_="qa-label", text_anchor=name.anchor)


def _free_positions(lines: Sequence[Series], plot: Plot) -> dict[tuple[str, ...], Name]:
    """Return free positions, by name, for names of lines that end early."""
    found: dict[tuple[str, ...], Name] = {}
    for series in sorted(lines, key=_from_the_right):
        if series.points[-1][0] < plot.x.end - 1:
            others = [*_foreign(series.label, lines), *(name.tie for name in found.values())]
            taken = [name.box for name in found.values()]
            wanted = (
                name
                for name in _wanted(series, plot)
                if _is_free(name, [*others, *_segments(series)], taken)
                and not any(_cross(name.tie, other) for other in others)
            )
            if name := next(wanted, None):
                found[series.label] = name
    return found


def _from_the_right(series: Series) -> Point:
    x, y = series.points[-1]
    return -x, y


def _wanted(series: Series, plot: Plot) -> Iterator[Name]:
    """Try positions right of the end, left of it and above it; then the same further away."""
    x, y = series.points[-1]
    height = len(series.label) * plot.sheet.line
    top = min([y, *(high for at, _, high in series.ranges if at == x)])

    def name(at: Point, above: float, anchor: Anchor) -> Name:
        """Return the name with its edge or its lower end at a point."""
        start = (x + (at[0] > x) * 7 - (at[0] < x) * 7, y)
        return Name(series.label, at[0], at[1] - above, anchor, plot, (start, at))

    for away in (0, 0.6, 1.2, 1.8, 2.4, 3.2, 4):
        for rise in {0: 0.0, 1: -away * plot.sheet.line, 2: away * plot.sheet.line}.values():
            yield name((x + _GAP + 8 * away, y + rise), height / 2, "start")
            yield name((x - _GAP - 8 * away, y + rise), height / 2, "end")
        yield name((x, top - 8 - away * plot.sheet.line), height, "middle")


def _is_free(name: Name, drawn: Sequence[Segment], taken: Sequence[Box]) -> bool:
    left, top, right, bottom = name.box
    plot = name.plot
    frame = (plot.left, plot.y.end - plot.sheet.line, plot.right, plot.bottom)
    inside = frame[0] <= left and frame[1] <= top and right <= frame[2] and bottom <= frame[3]
    around = (left - _NEAR, top - _NEAR, right + _NEAR, bottom + _NEAR)
    return (
        inside
        and not any(_meet(around, other) for other in taken)
        and not any(_enters(piece, around) for piece in drawn)
    )


def _meet(box: Box, other: Box) -> bool:
    return box[0] < other[2] and other[0] < box[2] and box[1] < other[3] and other[1] < box[3]


def _enters(piece: Segment, box: Box) -> bool:
    """Return whether a straight segment goes through a box."""
    left, top, right, bottom = box
    (x1, y1), (x2, y2) = piece
    if max(x1, x2) < left or min(x1, x2) > right or max(y1, y2) < top or min(y1, y2) > bottom:
        return False
    # If all corners are on one side of the line, it misses the box.
    sides = [
        (x2 - x1) * (y - y1) - (y2 - y1) * (x - x1) for x in (left, right) for y in (top, bottom)
    ]
    return min(sides) <= 0 <= max(sides)


def _cross(segment: Segment, other: Segment) -> bool:
    """Return whether two straight segments have a point in common."""
    return _separates(segment, other) and _separates(other, segment)


def _separates(segment: Segment, other: Segment) -> bool:
    """Return whether the ends of the other segment are on different sides of this one."""
    (x1, y1), (x2, y2) = segment
    first, second = ((x2 - x1) * (y - y1) - (y2 - y1) * (x - x1) for x, y in other)
    return min(first, second) <= 0 <= max(first, second)


def _foreign(name: tuple[str, ...], lines: Sequence[Series]) -> list[Segment]:
    """Return the segments of all other lines."""
    return [piece for series in lines if series.label != name for piece in _segments(series)]


def _segments(series: Series) -> Iterator[Segment]:
    """Return a line and its bars as straight segments, or a single point as one."""
    for run in series.runs:
        yield from pairwise(run if len(run) > 1 else [*run, *run])
    for x, low, high in series.ranges:
        yield (x, low), (x, high)
