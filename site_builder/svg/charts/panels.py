"""Draws a small frame for each line, with the others behind it, where one frame is too crowded."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace

from site_builder.svg.canvas import NARROW, WIDE, Element, Sheet, draw, number, text, text_width
from site_builder.svg.charts.axes import AxisMaker, Plot, axes, cursor
from site_builder.svg.charts.scale import Linear
from site_builder.svg.charts.series import Series, line

_COLUMNS = {WIDE: 5, NARROW: 2}
_HEIGHTS = {WIDE: 150, NARROW: 96}
_GAP = 10


def panel_plot(sheet: Sheet, axis: AxisMaker, across: Callable[[float, float], Linear]) -> Plot:
    """Return the plot of the frame at the top left; all frames are alike."""
    y, grid, words = axis(_HEIGHTS[sheet], 0, 1.5 * sheet.font)
    left = max(text_width(word, sheet.font) for word in words.values()) + 10
    width = (sheet.width - left - (_COLUMNS[sheet] - 1) * _GAP) / _COLUMNS[sheet]
    x = across(left + sheet.padding, left + width - sheet.padding)
    return Plot(x, y, grid, words, sheet)


def panels(
    lines: Sequence[Series], plot: Plot, titles: tuple[str, str]
) -> tuple[list[Element], float]:
    """Draw the frames row by row, each below its label; return them and their height."""
    sheet, columns = plot.sheet, _COLUMNS[plot.sheet]
    drawn: list[Element] = [text(titles[1], 0, sheet.font, class_="qa-tick")]
    top = sheet.line
    for start in range(0, len(lines), columns):
        row = lines[start : start + columns]
        top += max(len(series.label) for series in row) * sheet.line + 1.1 * sheet.font
        for column, series in enumerate(row):
            place = (number(column * (plot.right - plot.left + _GAP)), number(top))
            group = draw.g(transform=f"translate({place[0]} {place[1]})")
            group.elements = [*_panel(series, lines, plot, first=column == 0)]
            drawn.append(group)
        top += plot.bottom + 2 * sheet.font
    middle, below = (plot.left + sheet.width) / 2, top + 0.8 * sheet.font
    drawn.append(text(titles[0], middle, below, class_="qa-tick", text_anchor="middle"))
    return drawn, top + 1.2 * sheet.font


def _panel(
    series: Series, lines: Sequence[Series], plot: Plot, *, first: bool
) -> Iterator[Element]:
    sheet = plot.sheet
    for row, word in enumerate(reversed(series.label)):
        above = -0.8 * sheet.font - row * sheet.line
        is_value = series.value and row == 0
        style_class = "qa-tick" if is_value else "qa-label qa-panel-name"
        yield text(word, plot.left, above, class_=style_class)
    yield from axes(plot if first else replace(plot, words={}))
    yield draw.path("".join(_trails(lines)), class_="qa-trail")
    yield cursor(plot)
    yield line(series, marked=slice(-1, None))


def _trails(lines: Sequence[Series]) -> Iterator[str]:
    """Return all lines as parts of one path."""
    for run in (run for series in lines for run in series.runs if len(run) > 1):
        (x, y), *others = ((number(x), number(y)) for x, y in run)
        yield f"M{x} {y}L" + " ".join(f"{x} {y}" for x, y in others)
