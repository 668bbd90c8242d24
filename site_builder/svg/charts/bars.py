"""Draws charts of counts: bars, and the number of orbits of each size for every N."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from site_builder.svg.canvas import (
    BASELINE,
    MIN_FONT,
    Drawing,
    Element,
    draw,
    inline,
    number,
    number_width,
    text,
)
from site_builder.svg.charts.scale import Decades, count_label
from site_builder.svg.charts.series import Shape, marks
from site_builder.values.errors import UserError
from site_builder.values.text import grouped

OrbitRow = tuple[int, Mapping[int, int]]

_BARS_WIDTH = 360
_BARS_HEIGHT = 150
_WIDEST_STEP = 60
_BAR_FONT = 12.2  # of 360 units, which a phone draws in 328 pixels

# On a phone 440 units are 328 pixels: text of 16 units is then 12 pixels high.
_WIDTH = 440
_FONT = 16
_ROW = 22
_LEFT = 44
_TOP = 34
_BOTTOM = 56
_ORBIT_MARKS: dict[int, tuple[Shape, bool]] = {
    1: ("up", False),
    2: ("diamond", False),
    4: ("square", False),
    8: ("circle", True),
}


def bars(values: Sequence[int], labels: Sequence[object], *, title: str, description: str) -> str:
    """Draw vertical bars, with the values on top if there is room for all of them."""
    if not values or len(values) != len(labels) or min(values) < 0:
        got = f"{list(values)} and {len(labels)} labels"
        raise UserError(f"a bar chart takes values from 0 up and a label for each, got {got}")
    step = min(_BARS_WIDTH / len(values), _WIDEST_STEP)
    heights = [value * _BARS_HEIGHT / (max(values) or 1) for value in values]
    drawn = [
        _columns(heights, step),
        *_values(values, heights, step),
        _labels(labels, step),
        draw.line((0, 0), (number(step * len(values)), 0), class_="qa-axis"),
    ]
    box = (0, -_BARS_HEIGHT - 20, _BARS_WIDTH, _BARS_HEIGHT + 44)
    return inline(Drawing(title, description, box, drawn, "qa-chart qa-bars"))


def orbit_dots(rows: Sequence[OrbitRow], *, title: str, description: str) -> str:
    """Draw a row for each N, with a mark for the number of its orbits of each size."""
    if strange := {size for _, counts in rows for size in counts} - set(_ORBIT_MARKS):
        raise UserError(f"orbits have 1, 2, 4 or 8 boards, got {min(strange)}")
    bottom = _TOP + len(rows) * _ROW
    counts = [count for _, row in rows for count in row.values() if count]
    scale = Decades.over(counts or [1], _LEFT + 16, _WIDTH - 16)
    drawn = [*_legend(), *_powers(scale, bottom), *_row_names(rows), *_dots(rows, scale)]
    box = (0, 0, _WIDTH, bottom + _BOTTOM)
    return inline(Drawing(title, description, box, drawn, "qa-chart qa-wide qa-dots"))


def _columns(heights: Sequence[float], step: float) -> Element:
    """Draw the bars, which start at 0 and grow upwards."""
    group = draw.g(class_="qa-bar")
    width = 0.64 * step
    for index, height in enumerate(heights):
        corner = (number((index + 0.5) * step - width / 2), number(-height))
        group.add(draw.rect(corner, (number(width), number(height))))
    return group


def _values(values: Sequence[int], heights: Sequence[float], step: float) -> Iterator[Element]:
    # Four digits read as well without a comma, and larger on narrow bars.
    words = [grouped(value) if value >= 10_000 else str(value) for value in values]
    font = min(_BAR_FONT, step / max(number_width(word) for word in words))
    if font < MIN_FONT:
        return
    group = draw.g(class_="qa-label", text_anchor="middle", font_size=number(font))
    for index, (word, height) in enumerate(zip(words, heights, strict=True)):
        group.add(text(word, (index + 0.5) * step, -height - 5))
    yield group


def _labels(labels: Sequence[object], step: float) -> Element:
    group = draw.g(class_="qa-tick", text_anchor="middle", font_size=_BAR_FONT)
    for index, label in enumerate(labels):
        group.add(text(label, (index + 0.5) * step, _BAR_FONT + 6))
    return group


def _legend() -> list[Element]:
    y = _FONT
    drawn = [text("Orbits of", _LEFT + 8, y, class_="qa-tick")]
    for place, (size, (shape, hollow)) in enumerate(_ORBIT_MARKS.items()):
        x = _LEFT + 106 + 64 * place
        group = draw.g(class_=f"qa-orbit-{size}")
        group.add(marks([(x, y - 5)], shape, hollow=hollow))
        drawn += [group, text(size, x + 12, y, class_="qa-label")]
    return drawn


def _powers(scale: Decades, bottom: float) -> list[Element]:
    """Draw a line for each labelled power of ten, from the top to its label below."""
    drawn = []
    for exponent in scale.ticks(apart=56):
        x = number(scale(10.0**exponent))
        drawn.append(draw.line((x, _TOP), (x, bottom), class_="qa-grid"))
        label = count_label(10.0**exponent)
        drawn.append(text(label, x, bottom + 20, class_="qa-tick", text_anchor="middle"))
    middle = (_LEFT + _WIDTH) / 2
    caption = "number of orbits, on a logarithmic scale"
    return [*drawn, text(caption, middle, bottom + 44, class_="qa-tick", text_anchor="middle")]


def _row_names(rows: Sequence[OrbitRow]) -> list[Element]:
    group = draw.g(class_="qa-label", text_anchor="end")
    for place, (n, _) in enumerate(rows):
        group.add(text(n, _LEFT - 12, _middle(place) + BASELINE * _FONT))
    return [text("N", _LEFT - 12, _FONT, class_="qa-tick", text_anchor="end"), group]


def _dots(rows: Sequence[OrbitRow], scale: Decades) -> list[Element]:
    """Draw a thin line for each row, and one element for all marks of one size."""
    drawn = []
    for place, (_, counts) in enumerate(rows):
        y = _middle(place)
        end = scale(max(1, *counts.values(), 1))
        drawn.append(draw.line((_LEFT, y), (number(end), y), class_="qa-grid"))
    # From 8 down: if two numbers are equal, the diamond appears inside the ring.
    for size, (shape, hollow) in reversed(_ORBIT_MARKS.items()):
        points = [(counts.get(size, 0), _middle(i)) for i, (_, counts) in enumerate(rows)]
        group = draw.g(class_=f"qa-orbit-{size}")
        group.add(marks([(scale(count), y) for count, y in points if count], shape, hollow=hollow))
        drawn.append(group)
    return drawn


def _middle(place: int) -> float:
    return _TOP + (place + 0.5) * _ROW
