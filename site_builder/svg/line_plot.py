"""A plot of several series over whole numbers, each named where it ends."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import chain

from site_builder.svg.axes import FONT, LINE_OF_TEXT, PADDING, TOP, Plot, axes
from site_builder.svg.canvas import Drawing, Point, inline, text_width
from site_builder.svg.line_names import INDENT, LEADER, names
from site_builder.svg.scale import Decades, Linear, count_label
from site_builder.svg.series import MOST_SERIES, Range, broken, line, styled
from site_builder.values.errors import UserError

__all__ = ["MOST_SERIES", "Point", "Range", "linear_lines", "log_lines"]

# On a phone 520 units are 328 pixels: text of 16 units is then 10 pixels high.
_WIDTH = 520
_BOTTOM = 384
_BELOW = 56

Scale = Linear | Decades
Axis = tuple[Scale, Sequence[float], Mapping[float, str]]


@dataclass(frozen=True, slots=True)
class _Lines:
    """What is drawn, by name, and the name that stands back."""

    series: Mapping[str, Sequence[Point]]
    ranges: Mapping[str, Sequence[Range]]
    styles: Mapping[str, int]
    reference: str = ""


def log_lines(
    series: Mapping[str, Sequence[Point]],
    *,
    x_title: str,
    y_title: str,
    title: str,
    description: str,
    y_label: Callable[[float], str] = count_label,
    ranges: Mapping[str, Sequence[Range]] | None = None,
    styles: Mapping[str, int] | None = None,
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
    ranges : mapping of str to sequence of (x, least, greatest), optional
        By name of the series: a bar from the least to the greatest value at an x.
    styles : mapping of str to int, optional
        By name of the series: which of the 18 looks it has, from 0, for it to be the same in
        several plots; its place in the plot where nothing is said. No two have the same.

    Raises
    ------
    UserError
        ``a plot takes 1..18 series with points, got ...``.
    """
    found = ranges or {}
    bottom = _checked_bottom(series)
    y = Decades.over(_heights(series, found), bottom, TOP)
    words = {10.0**power: y_label(10.0**power) for power in y.ticks(apart=34)}
    axis = (y, [10.0**power for power in range(y.low, y.high + 1)], words)
    lines = _Lines(series, found, styles or {})
    return _drawn(lines, axis, (x_title, y_title), (title, description))


def linear_lines(
    series: Mapping[str, Sequence[Point]],
    *,
    x_title: str,
    y_title: str,
    title: str,
    description: str,
    reference: str = "",
    styles: Mapping[str, int] | None = None,
) -> str:
    """Lines over whole x, on a scale where equal differences of y are equally far apart.

    Parameters and errors are those of `log_lines`; y may have any sign, and the scale need not
    begin at 0. The series named `reference` stands back, for the others to be compared with.
    """
    y = Linear.over(_heights(series, {}), _checked_bottom(series), TOP)
    ticks = y.whole_ticks(at_most=10)
    axis = (y, ticks, {float(value): str(value) for value in ticks})
    lines = _Lines(series, {}, styles or {}, reference)
    return _drawn(lines, axis, (x_title, y_title), (title, description))


def _drawn(given: _Lines, axis: Axis, titles: tuple[str, str], words: tuple[str, str]) -> str:
    plot = _plot(given.series, axis)
    lines = list(styled(given.series, given.ranges, plot, given.reference, given.styles))
    drawn = [*axes(plot, *titles), *map(line, lines), *names(lines, plot)]
    box = (0, 0, _WIDTH, plot.bottom + _BELOW)
    return inline(Drawing(*words, box, drawn, "qa-chart qa-wide qa-lines"))


def _checked_bottom(series: Mapping[str, Sequence[Point]]) -> float:
    """Place of the x axis: lower than usual where many names need the height."""
    if not 1 <= len(series) <= MOST_SERIES or not all(series.values()):
        got = ", ".join(f"{name} ({len(points)})" for name, points in series.items()) or "none"
        raise UserError(f"a plot takes 1..{MOST_SERIES} series with points, got {got}")
    rows = sum(len(broken(name)) for name in series)
    return max(_BOTTOM, TOP + rows * LINE_OF_TEXT)


def _heights(
    series: Mapping[str, Sequence[Point]], ranges: Mapping[str, Sequence[Range]]
) -> Iterator[float]:
    yield from (y for points in series.values() for _, y in points)
    yield from chain.from_iterable(ends for bars in ranges.values() for _, *ends in bars)


def _plot(series: Mapping[str, Sequence[Point]], axis: Axis) -> Plot:
    """The plot takes what the words at its left and the names at its right leave free."""
    y, grid, words = axis
    xs = [x for points in series.values() for x, _ in points]
    left = max(text_width(word, FONT) for word in words.values()) + 10
    widest = max(text_width(word, FONT) for name in series for word in broken(name))
    right = _WIDTH - widest - INDENT - LEADER
    return Plot(Linear(min(xs), max(xs), left + PADDING, right), y, grid, words)
