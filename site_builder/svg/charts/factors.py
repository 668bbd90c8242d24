"""Draws factors, such as speed-ups, as bars on a logarithmic scale that start at 1."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from itertools import accumulate

from site_builder.svg.canvas import (
    BASELINE,
    NARROW,
    SHEETS,
    Drawing,
    Element,
    Sheet,
    draw,
    inline,
    number,
    text,
    text_width,
)
from site_builder.svg.charts.scale import Decades, factor_label
from site_builder.svg.charts.series import broken, series_class
from site_builder.values.errors import UserError

Factor = tuple[str, float, str]
Box = tuple[float, float, float, float]
Span = tuple[float, float]

_BETWEEN = 11  # distance between rows
_BAR = 14
_TOP = 8
_GAP = 10
_LONGEST = 28  # characters a line of a name


def factor_bars(
    factors: Sequence[Factor],
    *,
    x_title: str,
    title: str,
    description: str,
    styles: Mapping[str, int] | None = None,
) -> tuple[str, str]:
    """Draw a bar for each factor, to the right if above 1, else to the left."""
    if not factors:
        raise UserError("bars of factors take one name and factor or more, got none")
    wide, narrow = (
        inline(Drawing(title, description, *_bars(factors, x_title, styles or {}, sheet)))
        for sheet in SHEETS
    )
    return wide, narrow


def _bars(
    factors: Sequence[Factor], x_title: str, styles: Mapping[str, int], sheet: Sheet
) -> tuple[Box, list[Element], str]:
    scale = _scale(factors, sheet)
    heights = [_height(name, sheet) for name, _, _ in factors]
    *tops, bottom = accumulate(heights, initial=_TOP)
    drawn = [*_grid(scale, bottom, sheet), _title(scale, x_title, bottom, sheet)]
    one = number(scale(1))
    drawn.append(draw.line((one, _TOP), (one, bottom), class_="qa-axis"))
    for factor, top, height in zip(factors, tops, heights, strict=True):
        drawn += _row(factor, scale, (top, top + height), styles.get(factor[0]), sheet)
    box = (0, 0, sheet.width, bottom + 3.5 * sheet.font)
    return box, drawn, f"qa-chart qa-factors {sheet.style_class}"


def _height(name: str, sheet: Sheet) -> float:
    """Return the height of a row: a phone has space for a name only above its bar."""
    lines = len(broken(name, _LONGEST))
    return lines * sheet.line + _BETWEEN + (_BAR if sheet is NARROW else 0)


def _scale(factors: Sequence[Factor], sheet: Sheet) -> Decades:
    """Return the scale between the names and the words of the longest bar; it includes 1."""
    names = (line for name, _, _ in factors for line in broken(name, _LONGEST))
    left = (
        1.6 * sheet.font
        if sheet is NARROW
        else max(text_width(line, sheet.font) for line in names) + _GAP
    )
    widest = max(text_width(words, sheet.font) for _, _, words in factors)
    values = [1, *(value for _, value, _ in factors)]
    return Decades.over(values, left + _GAP, sheet.width - widest - _GAP)


def _grid(scale: Decades, bottom: float, sheet: Sheet) -> Iterator[Element]:
    """Draw a line for each power of ten, and labels where there is room for them."""
    for power in range(scale.low, scale.high + 1):
        x = number(scale(10.0**power))
        yield draw.line((x, _TOP), (x, bottom), class_="qa-grid")
    for power in scale.ticks(apart=4 * sheet.font):
        x, word = scale(10.0**power), factor_label(10.0**power)
        yield text(word, x, bottom + 1.25 * sheet.font, class_="qa-tick", text_anchor="middle")


def _title(scale: Decades, x_title: str, bottom: float, sheet: Sheet) -> Element:
    """Write the title below the middle of the scale, but inside the chart."""
    half = text_width(x_title, sheet.font) / 2
    middle = min(max((scale.start + scale.end) / 2, half), sheet.width - half)
    return text(x_title, middle, bottom + 2.9 * sheet.font, class_="qa-tick", text_anchor="middle")


def _row(
    factor: Factor, scale: Decades, ends: Span, style: int | None, sheet: Sheet
) -> Iterator[Element]:
    name, value, words = factor
    lines, below = broken(name, _LONGEST), BASELINE * sheet.font
    above = sheet is NARROW
    y = ends[1] - _BETWEEN - _BAR / 2 if above else (ends[0] + ends[1]) / 2
    left, right = sorted([scale(1), scale(value)])
    style_class = "qa-bar" if value >= 1 else "qa-bar-slower"
    if style is not None:
        style_class = f"qa-bar-of {series_class(style)}"
    corner, size = (number(left), number(y - _BAR / 2)), (number(right - left), _BAR)
    yield draw.rect(corner, size, class_=style_class)
    yield text(words, right + 6, y + below, class_="qa-label")
    for row, line in enumerate(lines):
        if above:
            yield text(line, 0, ends[0] + (row + 0.65) * sheet.line, class_="qa-label qa-haloed")
        else:
            baseline = y + (row - (len(lines) - 1) / 2) * sheet.line + below
            yield text(line, scale.start - _GAP, baseline, class_="qa-label", text_anchor="end")
