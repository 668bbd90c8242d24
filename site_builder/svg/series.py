"""Named lines in styles that differ in more than colour, already in places of the drawing."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import chain, groupby
from textwrap import wrap

from site_builder.svg.axes import Plot, Point
from site_builder.svg.canvas import Element, draw, number
from site_builder.svg.marks import Shape, marks
from site_builder.svg.palette import SERIES_COLORS

Range = tuple[float, float, float]

_LONGEST_LINE = 14  # characters; longer names take a second line
_CAP = 3

MOST_SERIES = 18
# The lengths of the three cycles are such that 18 styles all differ in two ways or more.
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
_PLAIN: tuple[int, str, tuple[Shape, bool]] = (0, "none", ("flat", False))


@dataclass(frozen=True, slots=True)
class Series:
    """A named line in its own style.

    Attributes
    ----------
    name : tuple of str
        Its name, in the lines it is written in.
    runs : sequence of sequence of (x, y)
        Its points from left to right; between two runs the line is broken.
    ranges : sequence of (x, y, y)
        Where its bars go, from the lower end to the upper.
    color : int
        From 1; 0 for a reference, which is no rival of the others.
    dash : str
        Lengths of strokes and gaps.
    shape, hollow : str, bool
        Its marks.
    """

    name: tuple[str, ...]
    runs: Sequence[Sequence[Point]]
    ranges: Sequence[Range]
    color: int
    dash: str
    shape: Shape
    hollow: bool

    @property
    def places(self) -> Sequence[Point]:
        """All points, from left to right."""
        return [place for run in self.runs for place in run]

    @property
    def style_class(self) -> str:
        """The class that gives it its colour."""
        return f"qa-series-{self.color}"

    def mark(self, places: Sequence[Point]) -> Element:
        """Its mark at some places."""
        return marks(places, self.shape, hollow=self.hollow)


def styled(
    series: Mapping[str, Sequence[Point]],
    ranges: Mapping[str, Sequence[Range]],
    plot: Plot,
    reference: str,
    styles: Mapping[str, int],
) -> Iterator[Series]:
    """The series with a colour, a dash and a shape for each."""
    rivals = [name for name in series if name != reference]
    used = dict(zip(rivals, _unlike(rivals, styles), strict=True))
    for name, points in series.items():
        color, dash, (shape, hollow) = _style(used[name]) if name in used else _PLAIN
        runs = [[(plot.x(x), plot.y(y)) for x, y in run] for run in _runs(points)]
        bars = [(plot.x(x), plot.y(low), plot.y(high)) for x, low, high in ranges.get(name, ())]
        yield Series(broken(name), runs, bars, color, dash, shape, hollow)


def _unlike(names: Sequence[str], styles: Mapping[str, int]) -> list[int]:
    """A style for each: the one asked for, or where another has it the first that is free."""
    used: list[int] = []
    for place, name in enumerate(names):
        wanted = styles.get(name, place) % MOST_SERIES
        used.append(next(one for one in chain([wanted], range(MOST_SERIES)) if one not in used))
    return used


def _style(index: int) -> tuple[int, str, tuple[Shape, bool]]:
    color = index % SERIES_COLORS + 1
    return color, _DASHES[index % len(_DASHES)], _SHAPES[index % len(_SHAPES)]


def broken(name: str) -> tuple[str, ...]:
    """A name in lines that leave a phone room for the plot; a number keeps its noun.

    >>> broken("Mirror"), broken("Symmetry elimination")
    (('Mirror',), ('Symmetry', 'elimination'))
    """
    whole = re.sub(r"(?<=\d) ", "\N{NO-BREAK SPACE}", name)
    lines = wrap(whole, _LONGEST_LINE, break_long_words=False, break_on_hyphens=False)
    return tuple(lines) or (name,)


def line(one: Series) -> Element:
    """The line, its bars, and above them its marks."""
    group = draw.g(class_=one.style_class)
    for run in one.runs:
        places = [(number(x), number(y)) for x, y in run]
        group.add(draw.polyline(places, class_="qa-line", stroke_dasharray=one.dash))
    if bars := "".join(map(_bar, one.ranges)):
        group.add(draw.path(bars, class_="qa-range"))
    group.add(one.mark(one.places))
    return group


def _bar(ends: Range) -> str:
    """An upright stroke with a cap at each end."""
    x, low, high = map(number, ends)
    cap = f"m{-_CAP} 0h{2 * _CAP}"
    return f"M{x} {low}V{high}{cap}M{x} {low}{cap}"


def _runs(points: Sequence[Point]) -> list[list[Point]]:
    """The points from left to right, in runs: where an x is left out, there is no line."""
    numbered = enumerate(sorted(points))
    steps = groupby(numbered, key=lambda item: item[1][0] - item[0])
    return [[point for _, point in run] for _, run in steps]
