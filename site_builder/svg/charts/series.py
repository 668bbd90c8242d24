"""Draws named lines in styles that differ in more than colour."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import chain, groupby
from textwrap import wrap
from typing import Literal

from site_builder.svg.canvas import Element, Point, draw, number, ornament
from site_builder.svg.charts.axes import Plot
from site_builder.svg.palette import SERIES_COLORS

Range = tuple[float, float, float]
Shape = Literal["circle", "square", "diamond", "up", "down", "cross", "flat"]
Style = tuple[str, str, tuple[Shape, bool]]

_LONGEST_LINE = 20  # characters; longer names take a second line
_CAP = 3

MAX_SERIES = 18
# Lines beyond the last colour share it, but no two of them have the same mark.
_DASHES = ("none", "9 5", "2 4", "12 4 2 4", "18 4")
_SHAPES: tuple[tuple[Shape, bool], ...] = (
    ("circle", False),
    ("square", True),
    ("up", False),
    ("circle", True),
    ("diamond", False),
    ("down", True),
    ("square", False),
    ("diamond", True),
    ("cross", False),
)
_PLAIN: Style = ("qa-series-0", "none", ("flat", False))


# Each starts at its centre, is about ten units wide, and looks about as heavy as the others.
_OUTLINES: dict[Shape, str] = {
    "circle": "m-5.2 0a5.2 5.2 0 1 0 10.4 0a5.2 5.2 0 1 0-10.4 0z",
    "square": "m-4.5-4.5h9v9h-9z",
    "diamond": "m0-5.6 5.6 5.6-5.6 5.6-5.6-5.6z",
    "up": "m0-6 6 10.4h-12z",
    "down": "m0 6 6-10.4h-12z",
    "cross": "m-1.8-5.4h3.6v3.6h3.6v3.6h-3.6v3.6h-3.6v-3.6h-3.6v-3.6h3.6z",
    "flat": "m-6-2h12v4h-12z",
}


@dataclass(frozen=True, slots=True)
class Series:
    """A named line in its own style."""

    name: tuple[str, ...]  # its name, in lines of text
    value: str  # its last value, for a line of text below its name; may be empty
    # its points in the drawing, from left to right; the line has a gap between two runs
    runs: Sequence[Sequence[Point]]
    ranges: Sequence[Range]  # its bars, each with its lower and upper end
    style_class: str  # the class that sets its colour
    dash: str  # lengths of its strokes and gaps
    shape: Shape  # shape of its marks, and whether they are hollow
    hollow: bool  # shape of its marks, and whether they are hollow

    @property
    def label(self) -> tuple[str, ...]:
        """Its name, and below it the last value."""
        return (*self.name, self.value) if self.value else self.name

    @property
    def points(self) -> Sequence[Point]:
        """All points, from left to right."""
        return [point for run in self.runs for point in run]

    def mark(self, points: Sequence[Point]) -> Element:
        """Draw its mark at some points."""
        return marks(points, self.shape, hollow=self.hollow)


def styled(
    series: Mapping[str, Sequence[Point]],
    ranges: Mapping[str, Sequence[Range]],
    plot: Plot,
    reference: str,
    styles: Mapping[str, int],
    values: Mapping[str, str],
) -> Iterator[Series]:
    """Yield each series with its last value, a colour, a dash and a shape."""
    rivals = [name for name in series if name != reference]
    used = dict(zip(rivals, _unlike(rivals, styles), strict=True))
    for name, points in series.items():
        style_class, dash, (shape, hollow) = _style(used[name]) if name in used else _PLAIN
        runs = [[(plot.x(x), plot.y(y)) for x, y in run] for run in _runs(points)]
        bars = [(plot.x(x), plot.y(low), plot.y(high)) for x, low, high in ranges.get(name, ())]
        value = values.get(name, "")
        yield Series(broken(name), value, runs, bars, style_class, dash, shape, hollow)


def _unlike(names: Sequence[str], styles: Mapping[str, int]) -> list[int]:
    """Return a style for each: the wanted one, or the first free one if another has it."""
    used: list[int] = []
    for index, name in enumerate(names):
        wanted = styles.get(name, index) % MAX_SERIES
        free = (style for style in chain([wanted], range(MAX_SERIES)) if style not in used)
        used.append(next(free))
    return used


def _style(index: int) -> Style:
    return series_class(index), _DASHES[index % len(_DASHES)], _SHAPES[index % len(_SHAPES)]


def series_class(style: int) -> str:
    """Return the class that sets the colour of a line of this style.

    >>> series_class(0), series_class(17)
    ('qa-series-1', 'qa-series-10')
    """
    return f"qa-series-{min(style + 1, SERIES_COLORS)}"


def broken(name: str, longest: int = _LONGEST_LINE) -> tuple[str, ...]:
    """Break a name into lines of at most `longest` characters, but never after a number.

    >>> broken("Mirror"), broken("Symmetry elimination", 14)
    (('Mirror',), ('Symmetry', 'elimination'))
    """
    whole = re.sub(r"(?<=\d) ", "\N{NO-BREAK SPACE}", name)
    lines = wrap(whole, longest, break_long_words=False, break_on_hyphens=False)
    return tuple(lines) or (name,)


def line(series: Series, *, marked: slice = slice(None)) -> Element:
    """Draw a line, its bars, and its marks in front, all or some of them."""
    group = draw.g(class_=series.style_class)
    for run in series.runs:
        points = [(number(x), number(y)) for x, y in run]
        group.add(draw.polyline(points, class_="qa-line", stroke_dasharray=series.dash))
    if bars := "".join(map(_bar, series.ranges)):
        group.add(draw.path(bars, class_="qa-range"))
    group.add(series.mark(series.points[marked]))
    return group


def sample(series: Series) -> str:
    """Draw a short piece of a line with its mark, for a legend."""
    piece = draw.polyline([(1, 8), (31, 8)], class_="qa-line", stroke_dasharray=series.dash)
    return ornament((32, 16), f"qa-sample {series.style_class}", piece, series.mark([(16, 8)]))


def _bar(ends: Range) -> str:
    """Return the path of a vertical stroke with a cap at each end."""
    x, low, high = map(number, ends)
    cap = f"m{-_CAP} 0h{2 * _CAP}"
    return f"M{x} {low}V{high}{cap}M{x} {low}{cap}"


def _runs(points: Sequence[Point]) -> list[list[Point]]:
    """Return the points from left to right, in runs without a missing x."""
    numbered = enumerate(sorted(points))
    steps = groupby(numbered, key=lambda item: item[1][0] - item[0])
    return [[point for _, point in run] for _, run in steps]


def marks(points: Iterable[tuple[float, float]], shape: Shape, *, hollow: bool = False) -> Element:
    """Draw a shape at every point, in the current colour, as one element."""
    outline = _OUTLINES[shape]
    places = "".join(f"M{number(x)} {number(y)}{outline}" for x, y in points)
    return draw.path(places, class_="qa-hollow" if hollow else "qa-mark")
