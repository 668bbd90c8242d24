"""How many times as fast: bars on a logarithmic scale, from 1 to either side."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from itertools import accumulate

from site_builder.svg.axes import BELOW
from site_builder.svg.canvas import Drawing, Element, draw, inline, number, text, text_width
from site_builder.svg.scale import Decades, factor_label
from site_builder.svg.series import broken, series_class
from site_builder.values.errors import UserError

Factor = tuple[str, float, str]

# On a phone 520 units are 328 pixels: text of 16 units is then 10 pixels high.
_WIDTH = 520
_FONT = 16
_LINE = 19
_BETWEEN = 11  # two names
_BAR = 14
_TOP = 8
_GAP = 10


def factor_bars(
    factors: Sequence[Factor],
    *,
    x_title: str,
    title: str,
    description: str,
    styles: Mapping[str, int] | None = None,
) -> str:
    """One bar for each factor, with its value: to the right above 1, to the left below.

    Parameters
    ----------
    factors : sequence of (name, factor, words)
        From the top; every factor above 0. The words say it beside its bar.
    x_title : str
        What the factors mean.
    title, description : str
        What a screen reader says.
    styles : mapping of str to int, optional
        By name: the bar has the colour of the line of this style in a plot.

    Raises
    ------
    UserError
        ``a logarithmic scale shows positive values only, got ...``; ``bars of factors take one
        name and factor or more, got none``.
    """
    if not factors:
        raise UserError("bars of factors take one name and factor or more, got none")
    scale = _scale(factors)
    heights = [len(broken(name)) * _LINE + _BETWEEN for name, _, _ in factors]
    *tops, bottom = accumulate(heights, initial=_TOP)
    drawn = [*_grid(scale, bottom), _title(scale, x_title, bottom)]
    for factor, top, height in zip(factors, tops, heights, strict=True):
        drawn += _row(factor, scale, top + height / 2, (styles or {}).get(factor[0]))
    one = number(scale(1))
    drawn.append(draw.line((one, _TOP), (one, bottom), class_="qa-axis"))
    box = (0, 0, _WIDTH, bottom + 56)
    return inline(Drawing(title, description, box, drawn, "qa-chart qa-wide qa-factors"))


def _scale(factors: Sequence[Factor]) -> Decades:
    """Between the names and the room for the words of the longest bar; it holds 1 always."""
    names = (line for name, _, _ in factors for line in broken(name))
    left = max(text_width(line, _FONT) for line in names) + _GAP
    words = max(text_width(said, _FONT) for _, _, said in factors)
    values = [1, *(value for _, value, _ in factors)]
    return Decades.over(values, left + _GAP, _WIDTH - words - _GAP)


def _grid(scale: Decades, bottom: float) -> Iterator[Element]:
    """A line for each power of ten, and words where there is room for them."""
    for power in range(scale.low, scale.high + 1):
        x = number(scale(10.0**power))
        yield draw.line((x, _TOP), (x, bottom), class_="qa-grid")
    for power in scale.ticks(apart=60):
        x, word = scale(10.0**power), factor_label(10.0**power)
        yield text(word, x, bottom + 20, class_="qa-tick", text_anchor="middle")


def _title(scale: Decades, x_title: str, bottom: float) -> Element:
    """In the middle of the scale, but never cut off at an edge."""
    half = text_width(x_title, _FONT) / 2
    middle = min(max((scale.start + scale.end) / 2, half), _WIDTH - half)
    return text(x_title, middle, bottom + 46, class_="qa-tick", text_anchor="middle")


def _row(factor: Factor, scale: Decades, y: float, style: int | None) -> Iterator[Element]:
    name, value, said = factor
    left, right = sorted([scale(1), scale(value)])
    style_class = "qa-bar" if value >= 1 else "qa-bar-slower"
    if style is not None:
        style_class = f"qa-bar-of {series_class(style)}"
    corner, size = (number(left), number(y - _BAR / 2)), (number(right - left), _BAR)
    yield draw.rect(corner, size, class_=style_class)
    yield text(said, right + 6, y + BELOW, class_="qa-label")
    lines = broken(name)
    for row, line in enumerate(lines):
        baseline = y + (row - (len(lines) - 1) / 2) * _LINE + BELOW
        yield text(line, scale.start - _GAP, baseline, class_="qa-label", text_anchor="end")
