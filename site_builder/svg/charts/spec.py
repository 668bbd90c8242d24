"""The data of a chart: series of marks on two axes. `renderer` draws it."""

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
# A bar: a position on one axis, and the two ends on the other axis.
Range = tuple[float, float, float]

MAX_SERIES = 18


@dataclass(frozen=True, slots=True)
class Axis:
    """An axis of a chart. It has a scale of numbers, or bands with names."""

    title: str = ""
    # The names of the rows or columns, which are numbered from 0.
    bands: Sequence[str] = ()
    is_log: bool = False
    # A unit has this many parts. Ticks are multiples of 1 / `parts`.
    parts: int = 1
    # A function that formats the value of a tick. None for rows without grid lines.
    tick_label: Callable[[float], str] | None = "{:g}".format

    def label(self, value: float) -> str:
        """Return the label of a band or of a tick."""
        if self.bands:
            return self.bands[int(value)]
        return self.tick_label(value) if self.tick_label else ""


@dataclass(frozen=True, slots=True)
class Style:
    """The look of a series. Two series never differ only by their colour."""

    # The class that has a colour in the style sheet.
    style_class: str
    # The lengths of strokes and gaps in a dashed line, as in `stroke-dasharray`.
    dash: str = "none"
    # The shape of the dots.
    shape: Shape = "circle"
    # Whether the dots are rings.
    is_hollow: bool = False
    # Whether the bars are hatched.
    is_hatched: bool = False
    # The opacity of the cells.
    opacity: float | None = None


@dataclass(frozen=True, slots=True)
class Series:
    """The marks that share a name and a style."""

    style: Style
    # The name in the legend, or at the end of the line.
    name: str = ""
    # The points of a line, dots or cells. A line has a gap where an x is missing.
    points: Sequence[Point] = ()
    # The bars. In a chart with lines, they show the uncertainty of some points.
    ranges: Sequence[Range] = ()
    # A text for each mark. For a line, only the last text is shown.
    labels: Sequence[str] = ()


@dataclass(frozen=True, slots=True)
class ChartSpec:
    """A chart before it is drawn.

    The y axis of horizontal bars and of dots has bands, and so has the x axis of vertical bars.
    Both axes of cells have bands. No axis of lines has bands.
    """

    title: str
    # The description of the chart in words.
    description: str
    mark: Mark
    x: Axis
    y: Axis
    series: Sequence[Series]
    # The sheets on which the chart is drawn.
    sheets: Sequence[Sheet] = SHEETS
    # The x of a vertical line, or None for no line.
    reference: float | None = None


BAR = Style("qa-bar")
# A darker shade of the same hue.
ENGINE_BAR = Style("qa-bar-engine")
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

# There are more lines than colours, so some lines share the last colour. But no two lines have the
# same mark.
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
    """Return a series for each line. `styles` has the number of the style of each line.

    If another line already has this style, the line gets the next free style. The line named
    `reference` is grey, because the other lines are compared with it.
    """
    if len(lines) > MAX_SERIES:
        raise UserError(f"a chart has at most {MAX_SERIES} lines, got {len(lines)}")
    series: list[Series] = []
    used: set[int] = set()
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
    """Return the style of lines with this index, from 0 to `MAX_SERIES` - 1."""
    shape, is_hollow = _SHAPES[index % len(_SHAPES)]
    return Style(series_class(index), _DASHES[index % len(_DASHES)], shape, is_hollow)


def series_class(style: int) -> str:
    """Return the class that sets the colour of a line of this style.

    >>> series_class(0), series_class(17)
    ('qa-series-1', 'qa-series-10')
    """
    return f"qa-series-{min(style + 1, SERIES_COLORS)}"
