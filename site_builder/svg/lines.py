"""A plot of several series on a logarithmic scale, each named where it ends."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import cycle, groupby

from site_builder.errors import UserError
from site_builder.svg.canvas import Element, Figure, draw, inline, number, text, text_width
from site_builder.svg.marks import Shape, marks
from site_builder.svg.palette import SERIES_COLORS
from site_builder.svg.scale import Decades, Linear, count_label, spread

Point = tuple[float, float]

MOST_SERIES = 18

# On a phone 600 units are 340 pixels: text of 16 units is then 9 pixels high.
_WIDTH, _HEIGHT = 600, 440
_FONT = 16
_TOP, _BOTTOM = 40, 384
_LINE_OF_TEXT = 19
_PADDING = 12  # between the points and the ends of the axis
_EARLY = 0.65  # of the width
_LEADER = 36  # room for the hairlines between the plot and the names

# The lengths of the three cycles are such that 18 series all differ in two ways or more.
_DASHES = ("none", "9 5", "2 4", "12 4 2 4")
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


@dataclass(frozen=True, slots=True)
class _Series:
    """A named line in its own dress, already in places of the drawing."""

    name: str
    runs: Sequence[Sequence[Point]]
    color: int
    dash: str
    shape: Shape
    hollow: bool

    @property
    def places(self) -> Sequence[Point]:
        """All points, from left to right."""
        return [place for run in self.runs for place in run]


@dataclass(frozen=True, slots=True)
class _Plot:
    """Where everything goes: the scales, the words of the y axis, the left edge of the names."""

    x: Linear
    y: Decades
    y_ticks: Mapping[int, str]
    names_at: float

    @property
    def left(self) -> float:
        return self.x.start - _PADDING

    @property
    def right(self) -> float:
        return self.x.end + _PADDING

    @property
    def early(self) -> float:
        """Where a line ends too far left for a hairline to its name at the right."""
        return self.x.start + (self.x.end - self.x.start) * _EARLY


def log_lines(
    series: Mapping[str, Sequence[Point]],
    *,
    x_title: str,
    y_title: str,
    title: str,
    description: str,
    y_label: Callable[[float], str] = count_label,
) -> str:
    """Lines over whole x, on a scale where equal factors of y are equally far apart.

    A line is broken where a series leaves out an x between two others.

    Parameters
    ----------
    series : mapping of str to sequence of (x, y)
        Points by name, every y above 0. Up to nine read well; 18 is the most.
    x_title, y_title : str
        What the axes measure, with the unit.
    title, description : str
        What a screen reader says.
    y_label : callable
        Words for a power of ten: `count_label` or `duration_label`.

    Raises
    ------
    UserError
        ``a plot takes 1..18 series with points, got ...``.
    """
    _check(series)
    plot = _layout(series, y_label)
    lines = list(_dressed(series, plot))
    titles = _titles(x_title, y_title, (plot.left + plot.right) / 2)
    early = [one for one in lines if one.places[-1][0] < plot.early]
    late = [one for one in lines if one not in early]
    names = [*_names(late, plot), *map(_early_name, early)]
    drawn = [*_y_axis(plot), *_x_axis(plot), *titles, *map(_line, lines), *names]
    box = (0, 0, _WIDTH, _HEIGHT)
    return inline(Figure(title, description, box, drawn, "qa-chart qa-wide qa-lines"))


def _check(series: Mapping[str, Sequence[Point]]) -> None:
    if not 1 <= len(series) <= MOST_SERIES or not all(series.values()):
        got = ", ".join(f"{name} ({len(points)})" for name, points in series.items()) or "none"
        raise UserError(f"a plot takes 1..{MOST_SERIES} series with points, got {got}")


def _layout(series: Mapping[str, Sequence[Point]], y_label: Callable[[float], str]) -> _Plot:
    """The plot takes what the words at its left and the names at its right leave free."""
    xs, ys = zip(*(point for points in series.values() for point in points), strict=True)
    y = Decades.over(ys, _BOTTOM, _TOP)
    ticks = {exponent: y_label(10.0**exponent) for exponent in y.ticks(apart=34)}
    left = max(text_width(word, _FONT) for word in ticks.values()) + 10
    names_at = _WIDTH - 30 - max(text_width(name, _FONT) for name in series)
    x = Linear(min(xs), max(xs), left + _PADDING, names_at - _LEADER)
    return _Plot(x, y, ticks, names_at)


def _dressed(series: Mapping[str, Sequence[Point]], plot: _Plot) -> Iterator[_Series]:
    """The series with a colour, a dash and a shape for each."""
    colors = cycle(range(1, SERIES_COLORS + 1))
    dresses = zip(colors, cycle(_DASHES), cycle(_SHAPES), strict=False)
    for (name, points), dress in zip(series.items(), dresses, strict=False):
        color, dash, (shape, hollow) = dress
        runs = [[(plot.x(x), plot.y(y)) for x, y in run] for run in _runs(points)]
        yield _Series(name, runs, color, dash, shape, hollow)


def _runs(points: Sequence[Point]) -> list[list[Point]]:
    """The points from left to right, in runs: where an x is left out, there is no line."""
    numbered = enumerate(sorted(points))
    steps = groupby(numbered, key=lambda item: item[1][0] - item[0])
    return [[point for _, point in run] for _, run in steps]


def _y_axis(plot: _Plot) -> Iterator[Element]:
    left, right = number(plot.left), number(plot.right)
    for exponent in range(plot.y.low, plot.y.high + 1):
        y = number(plot.y(10.0**exponent))
        yield draw.line((left, y), (right, y), class_="qa-grid")
    for exponent, word in plot.y_ticks.items():
        y = plot.y(10.0**exponent) + 5.5
        yield text(word, plot.left - 8, y, class_="qa-tick", text_anchor="end")


def _x_axis(plot: _Plot) -> Iterator[Element]:
    left, right = number(plot.left), number(plot.right)
    yield draw.line((left, _BOTTOM), (right, _BOTTOM), class_="qa-axis")
    for value in plot.x.whole_ticks(at_most=10):
        x = number(plot.x(value))
        yield draw.line((x, _BOTTOM), (x, _BOTTOM + 5), class_="qa-axis")
        yield text(value, x, _BOTTOM + 22, class_="qa-tick", text_anchor="middle")


def _titles(x_title: str, y_title: str, middle: float) -> Iterator[Element]:
    yield text(y_title, 0, _FONT, class_="qa-tick")
    yield text(x_title, middle, _BOTTOM + 48, class_="qa-tick", text_anchor="middle")


def _line(one: _Series) -> Element:
    group = draw.g(class_=f"qa-series-{one.color}")
    for run in one.runs:
        places = [(number(x), number(y)) for x, y in run]
        group.add(draw.polyline(places, class_="qa-line", stroke_dasharray=one.dash))
    group.add(marks(one.places, one.shape, hollow=one.hollow))
    return group


def _names(lines: Sequence[_Series], plot: _Plot) -> Iterator[Element]:
    """The names beside the plot, each tied to the end of its line by a hairline."""
    ordered = sorted(lines, key=lambda one: _continued(one.places, plot.names_at))
    wanted = [one.places[-1][1] for one in ordered]
    heights = spread(wanted, _LINE_OF_TEXT, _TOP - _LINE_OF_TEXT, _BOTTOM)
    for one, y in zip(ordered, heights, strict=True):
        yield _leader(one, plot.names_at, y)
        yield text(one.name, plot.names_at + 28, y + 5.5, class_="qa-label")


def _early_name(one: _Series) -> Element:
    """The name of a line that stops early: left of its end, where only steeper lines would be."""
    x, y = one.places[-1]
    return text(one.name, x - 12, y + 5.5, class_="qa-label", text_anchor="end")


def _continued(places: Sequence[Point], x: float) -> float:
    """Where a line would arrive if it went on as it ends: hairlines in this order rarely cross."""
    (x1, y1), (x2, y2) = places[-2] if len(places) > 1 else places[-1], places[-1]
    return y2 + (x - x2) * (y2 - y1) / (x2 - x1 or 1)


def _leader(one: _Series, right: float, y: float) -> Element:
    x_end, y_end = one.places[-1]
    corners = [(x_end + 7, y_end), (right, y), (right + 9, y)]
    group = draw.g(class_=f"qa-series-{one.color}")
    group.add(draw.polyline([(number(a), number(b)) for a, b in corners], class_="qa-leader"))
    group.add(marks([(right + 17, y)], one.shape, hollow=one.hollow))
    return group
