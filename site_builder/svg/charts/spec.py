"""What a chart shows, as data: marks in series, on two axes. `renderer` draws it."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from itertools import chain
from typing import Literal

from site_builder.svg.canvas import SHEETS, Point, Sheet
from site_builder.svg.palette import SERIES_COLORS
from site_builder.values.errors import UserError

Mark = Literal["line", "bar", "dot", "cell"]
Shape = Literal["circle", "square", "diamond", "up", "down", "cross", "flat"]
Range = tuple[float, float, float]  # a position on the one axis, from and to on the other

MAX_SERIES = 18


@dataclass(frozen=True, slots=True)
class Axis:
    """One direction of a chart: a scale of numbers, or bands with a name each."""

    title: str = ""
    bands: Sequence[str] = ()  # names of the rows or columns, which are numbered from 0
    is_log: bool = False
    parts: int = 1  # the ticks are whole numbers, or fractions of a whole in so many parts
    tick_label: Callable[[float], str] | None = "{:g}".format  # None for rows without a grid

    def label(self, value: float) -> str:
        """Return the text at a band or at a tick."""
        if self.bands:
            return self.bands[int(value)]
        return self.tick_label(value) if self.tick_label else ""


@dataclass(frozen=True, slots=True)
class Style:
    """What tells a series from the others: never colour alone."""

    style_class: str  # sets the colour
    dash: str = "none"  # of a line: lengths of its strokes and gaps
    shape: Shape = "circle"  # of its dots
    is_hollow: bool = False  # whether its dots are rings
    is_hatched: bool = False  # whether its bars have lines across
    opacity: float | None = None  # of its cells


@dataclass(frozen=True, slots=True)
class Series:
    """The marks that share a name and a style."""

    style: Style
    name: str = ""  # for the end of its line, or for the legend
    points: Sequence[Point] = ()  # of a line, dots or cells; a line is broken where an x is missing
    ranges: Sequence[Range] = ()  # the bars, or the uncertainty of some points of a line
    labels: Sequence[str] = ()  # a text for each mark; a line shows only the last


@dataclass(frozen=True, slots=True)
class ChartSpec:
    """A chart before it is drawn.

    Bars and dots lie in the bands of y, or bars stand in the bands of x; cells have bands of both;
    lines have none.
    """

    title: str
    description: str  # what it shows, in words
    mark: Mark
    x: Axis
    y: Axis
    series: Sequence[Series]
    sheets: Sequence[Sheet] = SHEETS  # the sizes to draw it in
    reference: float | None = None  # an x with a line from top to bottom


BAR = Style("qa-bar")
LAYERS = (
    Style("qa-layer qa-layer-solid"),
    Style("qa-layer qa-layer-lines", is_hatched=True),
    Style("qa-layer"),
)
ORBITS = {
    1: Style("qa-orbit-1", shape="up"),
    2: Style("qa-orbit-2", shape="diamond"),
    4: Style("qa-orbit-4", shape="square"),
    8: Style("qa-orbit-8", is_hollow=True),
}
REFERENCE = Style("qa-series-0", shape="flat")

# Lines beyond the last colour share it, but no two of them have the same mark.
_DASHES = ("none", "9 5", "2 4", "12 4 2 4", "18 4")
_SHAPES: Sequence[tuple[Shape, bool]] = (
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


def line_series(
    lines: Mapping[str, Mapping[int, float]],
    styles: Mapping[str, int],
    value_label: Callable[[float], str],
    *,
    reference: str = "",
    ranges: Mapping[str, Sequence[Range]] | None = None,
) -> list[Series]:
    """Return a series for each line, in the style that it asks for if no other has it.

    The line named `reference` is grey: the others are compared with it.
    """
    if len(lines) > MAX_SERIES:
        raise UserError(f"a chart has at most {MAX_SERIES} lines, got {len(lines)}")
    series, used = list[Series](), set[int]()
    for name, values in lines.items():
        style = REFERENCE
        if name != reference:
            wanted = styles.get(name, len(series)) % MAX_SERIES
            index = next(i for i in chain([wanted], range(MAX_SERIES)) if i not in used)
            used.add(index)
            style = _line_style(index)
        points = sorted(values.items())
        labels = [value_label(y) for _, y in points]
        series.append(Series(style, name, points, (ranges or {}).get(name, ()), labels))
    return series


def _line_style(index: int) -> Style:
    """Return one of `MAX_SERIES` styles."""
    shape, is_hollow = _SHAPES[index % len(_SHAPES)]
    return Style(series_class(index), _DASHES[index % len(_DASHES)], shape, is_hollow)


def series_class(style: int) -> str:
    """Return the class that sets the colour of a line of this style.

    >>> series_class(0), series_class(17)
    ('qa-series-1', 'qa-series-10')
    """
    return f"qa-series-{min(style + 1, SERIES_COLORS)}"
