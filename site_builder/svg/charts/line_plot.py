"""Draws plots of several series over whole numbers, for a wide page and for a phone."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import chain

from site_builder.svg.canvas import NARROW, WIDE, Drawing, Point, Sheet, inline, text_width
from site_builder.svg.charts.axes import Axis, AxisMaker, Plot, axes, axis_names, cursor
from site_builder.svg.charts.line_names import INDENT, LEADER, names
from site_builder.svg.charts.panels import panel_plot, panels
from site_builder.svg.charts.scale import Decades, Linear, count_label
from site_builder.svg.charts.series import MAX_SERIES, Range, Series, broken, line, sample, styled
from site_builder.values.errors import UserError

__all__ = ["MAX_SERIES", "LinePlots", "Point", "Range", "linear_lines", "log_lines"]

_HEIGHTS = {WIDE: 440, NARROW: 240}
_MAX_NAMED = 2  # lines; a phone has no room for more names
_MAX_VALUED = 3  # lines of one frame that have their last value; many end at different x


@dataclass(frozen=True, slots=True)
class LinePlots:
    """One plot, drawn twice: the page shows the one that it has room for."""

    # all lines in one frame, each with its name at its end; or a small frame for each line, if the
    # names would cross in one
    wide: str
    narrow: str  # the same, but with small frames from three lines on
    samples: Mapping[str, str]  # a short piece of each line with its mark, by name


@dataclass(frozen=True, slots=True)
class _Lines:
    """The series with their ranges and styles by name, the maker of the y axis, the reference.

    `values` has the last value of each as text, or nothing.
    """

    series: Mapping[str, Sequence[Point]]
    ranges: Mapping[str, Sequence[Range]]
    styles: Mapping[str, int]
    axis: AxisMaker
    values: Mapping[str, str]
    reference: str = ""

    @property
    def values_in_one_frame(self) -> Mapping[str, str]:
        """The last values, if they do not crowd a frame with all lines."""
        return self.values if len(self.series) <= _MAX_VALUED else {}

    def values_in_frames(self, x_title: str) -> Mapping[str, str]:
        """Return the last values, each with its x: lines of many frames end at different x."""
        ends = {name: max(points)[0] for name, points in self.series.items()}
        return {name: f"{x_title} = {ends[name]}: {value}" for name, value in self.values.items()}


def log_lines(
    series: Mapping[str, Sequence[Point]],
    *,
    x_title: str,
    y_title: str,
    title: str,
    description: str,
    y_label: Callable[[float], str] = count_label,
    value_label: Callable[[float], str] | None = None,
    ranges: Mapping[str, Sequence[Range]] | None = None,
    styles: Mapping[str, int] | None = None,
) -> LinePlots:
    """Draw lines over whole x, with a logarithmic y axis.

    A line is broken where a series leaves out an x between two others.
    """
    bars = ranges or {}
    heights = [*_heights(_checked(series), bars)]

    def axis(bottom: float, top: float, apart: float) -> Axis:
        y = Decades.over(heights, bottom, top)
        words = {10.0**power: y_label(10.0**power) for power in y.ticks(apart)}
        return y, [10.0**power for power in range(y.low, y.high + 1)], words

    lines = _Lines(series, bars, styles or {}, axis, _last_values(series, value_label))
    return _drawn(lines, (x_title, y_title), (title, description))


def linear_lines(
    series: Mapping[str, Sequence[Point]],
    *,
    x_title: str,
    y_title: str,
    title: str,
    description: str,
    value_label: Callable[[float], str] | None = None,
    reference: str = "",
    styles: Mapping[str, int] | None = None,
    parts: int = 1,
) -> LinePlots:
    """Draw lines over whole x, with a linear y axis.

    Parameters and errors are those of `log_lines`; y may have any sign, and the scale need not
    begin at 0. The series named `reference` is grey: the others are compared with it. The ticks are
    whole numbers, or fractions of a whole in so many `parts`.
    """
    values = _last_values(_checked(series), value_label)
    series = {name: [(x, y * parts) for x, y in points] for name, points in series.items()}
    heights = [*_heights(series, {})]

    def axis(bottom: float, top: float, apart: float) -> Axis:
        y = Linear.over(heights, bottom, top)
        ticks = y.whole_ticks(at_most=round(abs(bottom - top) / apart))
        return y, ticks, {float(value): f"{value / parts:g}" for value in ticks}

    lines = _Lines(series, {}, styles or {}, axis, values, reference)
    return _drawn(lines, (x_title, y_title), (title, description))


def _checked(series: Mapping[str, Sequence[Point]]) -> Mapping[str, Sequence[Point]]:
    if not 1 <= len(series) <= MAX_SERIES or not all(series.values()):
        got = ", ".join(f"{name} ({len(points)})" for name, points in series.items()) or "none"
        raise UserError(f"a plot takes 1..{MAX_SERIES} series with points, got {got}")
    return series


def _last_values(
    series: Mapping[str, Sequence[Point]], value_label: Callable[[float], str] | None
) -> Mapping[str, str]:
    if not value_label:
        return {}
    return {name: value_label(max(points)[1]) for name, points in series.items()}


def _heights(
    series: Mapping[str, Sequence[Point]], ranges: Mapping[str, Sequence[Range]]
) -> Iterator[float]:
    yield from (y for points in series.values() for _, y in points)
    yield from chain.from_iterable(ends for bars in ranges.values() for _, *ends in bars)


def _drawn(given: _Lines, titles: tuple[str, str], words: tuple[str, str]) -> LinePlots:
    wide = _one_frame(given, WIDE, titles, words) or _frames(given, WIDE, titles, words)
    few = len(given.series) <= _MAX_NAMED
    narrow = _one_frame(given, NARROW, titles, words) if few else None
    narrow = narrow or _frames(given, NARROW, titles, words)
    looks = zip(given.series, _styled(given, _plot(given, WIDE), {}), strict=True)
    return LinePlots(wide, narrow, {name: sample(look) for name, look in looks})


def _one_frame(
    given: _Lines, sheet: Sheet, titles: tuple[str, str], words: tuple[str, str]
) -> str | None:
    """Draw all lines in one frame, or return None if their names would cross."""
    plot = _plot(given, sheet)
    lines = _styled(given, plot, given.values_in_one_frame)
    named = names(lines, plot)
    if named is None:
        return None
    frame = [*axes(plot), *axis_names(plot, *titles), cursor(plot)]
    box = (0, 0, sheet.width, plot.bottom + 3.5 * sheet.font)
    style_class = f"qa-chart qa-lines {sheet.style_class}"
    # On a phone the marks of all points would overlap.
    marked = slice(-1, None) if sheet is NARROW else slice(None)
    drawn = [*frame, *(line(series, marked=marked) for series in lines), *named]
    return inline(Drawing(*words, box, drawn, style_class))


def _plot(given: _Lines, sheet: Sheet) -> Plot:
    """Return the plot between the labels at its left and the names at its right."""
    values = given.values_in_one_frame
    labels = [*map(broken, given.series), *((value,) for value in values.values())]
    rows = sum(map(len, labels))
    top = 2.5 * sheet.font
    bottom = max(_HEIGHTS[sheet], top + rows * sheet.line)
    y, grid, words = given.axis(bottom, top, 2 * sheet.font)
    left = max(text_width(word, sheet.font) for word in words.values()) + 10
    widest = max(text_width(word, sheet.font) for label in labels for word in label)
    right = sheet.width - widest - INDENT - LEADER
    return Plot(_across(given, left + sheet.padding, right), y, grid, words, sheet)


def _frames(given: _Lines, sheet: Sheet, titles: tuple[str, str], words: tuple[str, str]) -> str:
    plot = panel_plot(sheet, given.axis, lambda start, end: _across(given, start, end))
    lines = _styled(given, plot, given.values_in_frames(titles[0]))
    drawn, height = panels(lines, plot, titles)
    style_class = f"qa-chart qa-lines {sheet.style_class}"
    return inline(Drawing(*words, (0, 0, sheet.width, height), drawn, style_class))


def _across(given: _Lines, start: float, end: float) -> Linear:
    xs = [x for points in given.series.values() for x, _ in points]
    return Linear(min(xs), max(xs), start, end)


def _styled(given: _Lines, plot: Plot, values: Mapping[str, str]) -> list[Series]:
    looks = given.reference, given.styles
    return [*styled(given.series, given.ranges, plot, *looks, values)]
