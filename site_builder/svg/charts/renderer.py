"""Draw charts: lines in one frame or more, bars and dots in rows, bars in columns, and cells."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import groupby
from math import ceil
from textwrap import wrap

from site_builder.svg.canvas import (
    BASELINE,
    MIN_FONT,
    NARROW,
    WIDE,
    Point,
    Sheet,
    Svg,
    SvgElement,
    draw,
    group,
    inline,
    number,
    number_width,
    ornament,
    paths,
    rectangle_path,
    text,
    text_width,
)
from site_builder.svg.charts.line_names import (
    INDENT,
    LEADER,
    Box,
    Label,
    Name,
    NamedLine,
    place_names,
)
from site_builder.svg.charts.scale import Bands, Linear, Log, Scale
from site_builder.svg.charts.spec import Axis, ChartSpec, Mark, Range, Series, Shape, Style

# The elements of a chart, and its height.
DrawnSheet = tuple[list[SvgElement], float]

_STYLE_CLASSES: Mapping[Mark, str] = {
    "line": "qa-lines",
    "bar": "qa-bars",
    "dot": "qa-dots",
    "cell": "qa-heatmap",
}
# SVG paths of marks. A path starts at the centre of its mark. Marks are about ten units wide, and
# look equally heavy.
_OUTLINES: Mapping[Shape, str] = {
    "circle": "m-5.2 0a5.2 5.2 0 1 0 10.4 0a5.2 5.2 0 1 0-10.4 0z",
    "square": "m-4.5-4.5h9v9h-9z",
    "diamond": "m0-5.6 5.6 5.6-5.6 5.6-5.6-5.6z",
    "up": "m0-6 6 10.4h-12z",
    "down": "m0 6 6-10.4h-12z",
    "cross": "m-1.8-5.4h3.6v3.6h3.6v3.6h-3.6v3.6h-3.6v-3.6h-3.6v-3.6h3.6z",
    "flat": "m-6-2h12v4h-12z",
}


@dataclass(frozen=True, slots=True)
class Frame:
    """The area inside the axes of a chart, with scales that convert values to positions in it."""

    spec: ChartSpec
    x: Scale
    y: Scale
    sheet: Sheet

    @property
    def box(self) -> Box:
        """Left, top, right and bottom of the area, in units of the SVG.

        If the x axis is numeric, the area is wider than the scale, by a padding at each end.
        """
        padding = 0 if isinstance(self.x, Bands) else self.sheet.padding
        top, bottom = sorted([self.y.start, self.y.end])
        return self.x.start - padding, top, self.x.end + padding, bottom


def draw_chart(spec: ChartSpec) -> tuple[str, ...]:
    """Draw a chart once for each of its sheets."""
    bands_layout = _columns if spec.x.bands else _rows
    layout = _lines if spec.mark == "line" else bands_layout
    pictures = []
    for sheet in spec.sheets:
        elements, height = layout(spec, sheet)
        style_class = f"qa-chart {_STYLE_CLASSES[spec.mark]} {sheet.style_class}"
        box = (0, 0, sheet.width, height)
        pictures.append(inline(Svg(spec.title, spec.description, box, elements, style_class)))
    return tuple(pictures)


def line_samples(spec: ChartSpec) -> dict[str, str]:
    """Draw a short piece of each line with its mark, as in a legend.

    The keys are the lines' names.
    """
    return {series.name: _sample(series.style) for series in spec.series}


def _sample(style: Style) -> str:
    piece = draw.polyline([(1, 8), (31, 8)], class_="qa-line", stroke_dasharray=style.dash)
    return ornament((32, 16), f"qa-sample {style.style_class}", piece, _dots([(16, 8)], style))


# Lines --------------------------------------------------------------------------------------------

_FRAME_HEIGHTS = {WIDE: 440, NARROW: 240}
# The most lines in one frame on a phone. There is no room for more names.
_MAX_NAMED = 2
# The most lines in one frame whose names include their last values. With more lines it would be
# unclear that the values belong to different x.
_MAX_VALUED = 3
# The most characters on a line of a name. A longer name is broken into lines.
_LONGEST_NAME = 20

_SMALL_COLUMNS = {WIDE: 5, NARROW: 2}
_SMALL_HEIGHTS = {WIDE: 150, NARROW: 96}
_SMALL_GAP = 10


def _lines(spec: ChartSpec, sheet: Sheet) -> DrawnSheet:
    """Draw all lines in one frame, or each line in a small frame if the names do not fit."""
    if sheet is NARROW and len(spec.series) > _MAX_NAMED:
        return _small_frames(spec, sheet)
    return _one_frame(spec, sheet) or _small_frames(spec, sheet)


def _one_frame(spec: ChartSpec, sheet: Sheet) -> DrawnSheet | None:
    """Draw all lines with names at their ends. Return None if the names do not fit."""
    has_values = len(spec.series) <= _MAX_VALUED
    labels = [
        (*wrapped(series.name), *(series.labels[-1:] if has_values else ()))
        for series in spec.series
    ]
    top = 2.5 * sheet.font
    bottom = max(_FRAME_HEIGHTS[sheet], top + sum(map(len, labels)) * sheet.line)
    y, left = _y_scale(spec, bottom, top, sheet)
    right = sheet.width - INDENT - LEADER - _widest(labels, sheet)
    x = _scale(spec.x, _all_x(spec), left + sheet.padding, right)
    frame = Frame(spec, x, y, sheet)
    lines = [_place_line(*pair, frame) for pair in zip(spec.series, labels, strict=True)]
    names = place_names(lines, frame.box, sheet)
    if names is None:
        return None
    styles = {label: series.style for label, series in zip(labels, spec.series, strict=True)}
    # On a phone, only the last point is marked, because the marks of all points would overlap.
    marked = slice(-1, None) if sheet is NARROW else slice(None)
    drawn = [
        *_y_axis(frame),
        *_x_axis(frame),
        text(spec.y.title, 0, sheet.font, class_="qa-tick"),
        _x_title(frame),
        _cursor(frame),
        *(_line(line, styles[line.label], marked) for line in lines),
        *(element for name in names for element in _line_name(name, styles[name.label])),
    ]
    return drawn, bottom + 3.5 * sheet.font


def _small_frames(spec: ChartSpec, sheet: Sheet) -> DrawnSheet:
    """Draw a small frame for each line, with the line's name and value above it.

    Each frame also has the other lines, in a pale colour.
    """
    columns = _SMALL_COLUMNS[sheet]
    bottom = _SMALL_HEIGHTS[sheet]
    y, left = _y_scale(spec, bottom, 0, sheet)
    width = (sheet.width - left - (columns - 1) * _SMALL_GAP) / columns
    right = left + width - sheet.padding
    frame = Frame(spec, _scale(spec.x, _all_x(spec), left + sheet.padding, right), y, sheet)
    lines = [_place_line(series, _small_label(series, spec), frame) for series in spec.series]
    drawn: list[SvgElement] = [text(spec.y.title, 0, sheet.font, class_="qa-tick")]
    top = sheet.line
    for first in range(0, len(lines), columns):
        row = range(first, min(first + columns, len(lines)))
        top += max(len(lines[index].label) for index in row) * sheet.line + 1.1 * sheet.font
        for index in row:
            shift = f"translate({number((index - first) * (width + _SMALL_GAP))} {number(top)})"
            elements = _small_frame(frame, lines, index, has_labels=index == first)
            drawn.append(group(elements, transform=shift))
        top += bottom + 2 * sheet.font
    middle = (left + sheet.width) / 2
    below = top + 0.8 * sheet.font
    drawn.append(text(spec.x.title, middle, below, class_="qa-tick", text_anchor="middle"))
    return drawn, top + 1.2 * sheet.font


def _small_label(series: Series, spec: ChartSpec) -> Label:
    """Return the name of a series and its last value with the x of this value.

    The x is added, because lines end at different x.
    """
    if not series.labels:
        return wrapped(series.name)
    x = spec.x.label(series.points[-1][0])
    return (*wrapped(series.name), f"{spec.x.title} = {x}: {series.labels[-1]}")


def _small_frame(
    frame: Frame, lines: Sequence[NamedLine], index: int, *, has_labels: bool
) -> Iterator[SvgElement]:
    line = lines[index]
    series = frame.spec.series[index]
    sheet = frame.sheet
    for row, words in enumerate(reversed(line.label)):
        is_value = series.labels and row == 0
        style_class = "qa-tick" if is_value else "qa-label qa-panel-name"
        above = -0.8 * sheet.font - row * sheet.line
        yield text(words, frame.box[0], above, class_=style_class)
    yield from _y_axis(frame, has_labels=has_labels)
    yield from _x_axis(frame)
    runs = [run for other in lines for run in other.runs if len(run) > 1]
    trails = ("L".join(f"{number(x)} {number(y)}" for x, y in run) for run in runs)
    yield draw.path("".join(f"M{trail}" for trail in trails), class_="qa-trail")
    yield _cursor(frame)
    yield _line(line, series.style, slice(-1, None))


def _y_scale(spec: ChartSpec, bottom: float, top: float, sheet: Sheet) -> tuple[Scale, float]:
    """Return the scale of y, and the space that its labels need at the left."""
    y = _scale(spec.y, _values(spec), bottom, top)
    labels = [spec.y.label(value) for value in y.ticks(_Y_APART * sheet.font)]
    return y, _widest([labels], sheet) + 10


def _place_line(series: Series, label: Label, frame: Frame) -> NamedLine:
    """Return a series as a line in the coordinates of a frame, with gaps where an x is missing."""
    x, y = frame.x, frame.y
    steps = groupby(enumerate(series.points), key=lambda item: item[1][0] - item[0])
    runs = [[(x(argument), y(value)) for _, (argument, value) in run] for _, run in steps]
    ranges = [(x(argument), y(low), y(high)) for argument, low, high in series.ranges]
    return NamedLine(label, runs, ranges)


def _line(line: NamedLine, style: Style, marked: slice) -> SvgElement:
    """Draw a line, its vertical bars, and in front of them the marks of the points `marked`."""
    drawn = [
        draw.polyline(_corners(run), class_="qa-line", stroke_dasharray=style.dash)
        for run in line.runs
    ]
    drawn += paths(map(_range_path, line.ranges), "qa-range")
    return group([*drawn, _dots(line.points[marked], style)], class_=style.style_class)


def _range_path(ends: Range) -> str:
    """Return the path of a vertical bar with a short stroke at each end."""
    x, low, high = map(number, ends)
    return f"M{x} {low}V{high}m-3 0h6M{x} {low}m-3 0h6"


def _line_name(name: Name, style: Style) -> Iterator[SvgElement]:
    if name.leader:
        leader = draw.polyline(_corners(name.leader), class_="qa-leader")
        x, y = name.leader[-1]
        yield group([leader, _dots([(x + 8, y)], style)], class_=style.style_class)
    for row, words in enumerate(name.label):
        y = name.top + (row + 0.5) * name.sheet.line + BASELINE * name.sheet.font
        yield text(words, name.x, y, class_="qa-label", text_anchor=name.anchor)


def _cursor(frame: Frame) -> SvgElement:
    """Draw a vertical line that a script shows and moves to the x that the reader chooses."""
    _, top, _, bottom = frame.box
    low, high = min(_all_x(frame.spec)), max(_all_x(frame.spec))
    start, end = frame.x(low), frame.x(high)
    data = {"low": low, "high": high, "start": number(start), "end": number(end)}
    attributes = {f"data_qa_{name}": value for name, value in data.items()}
    return _straight((end, top), (end, bottom), "qa-cursor", **attributes)


# Rows, columns and cells --------------------------------------------------------------------------

_COLUMN_HEIGHT = 150
# The largest distance from one column to the next.
_MAX_STEP = 60
# The distance between two lines of the hatching.
_HATCHING = 5


def _rows(spec: ChartSpec, sheet: Sheet) -> DrawnSheet:
    """Draw bars or dots in rows, with the names of the rows at the left of them or above them."""
    font = sheet.font
    drawn, top = _legend(spec, sheet)
    if spec.y.title:
        drawn.append(text(spec.y.title, 0, top + font, class_="qa-tick"))
        top += 1.6 * font
    names_width = _widest([spec.y.bands], sheet)
    is_above = names_width > 0.4 * sheet.width
    left = max(2 * font, sheet.padding + (0 if is_above else names_width + 8))
    right = sheet.width - max(2 * font, _widest([s.labels for s in spec.series], sheet) + 10)
    x = _scale(spec.x, _values(spec), left, right)
    if is_above:
        y = Bands(len(spec.y.bands), top + sheet.line / 2, sheet.line + 2 * font)
    else:
        y = Bands(len(spec.y.bands), top, (1.4 if spec.mark == "dot" else 1.9) * font)
    frame = Frame(spec, x, y, sheet)
    axes = _row_axes(frame, is_above=is_above)
    drawn += [*axes, *_row_names(frame, is_above=is_above), *_marks(frame)]
    return drawn, y.end + (3.5 * font if spec.x.tick_label else 0)


def _columns(spec: ChartSpec, sheet: Sheet) -> DrawnSheet:
    """Draw bars in columns, or cells in rows and columns."""
    step = min(sheet.width / len(spec.x.bands), _MAX_STEP)
    x = Bands(len(spec.x.bands), 0, step)
    if spec.mark == "cell":
        rows = Bands(len(spec.y.bands), 0, step)
        return list(_marks(Frame(spec, x, rows, sheet))), rows.end
    top = 1.5 * sheet.font
    bottom = top + _COLUMN_HEIGHT
    frame = Frame(spec, x, _scale(spec.y, _values(spec), bottom, top), sheet)
    return [*_marks(frame), *_x_axis(frame)], bottom + 2 * sheet.font


def _legend(spec: ChartSpec, sheet: Sheet) -> DrawnSheet:
    """Draw the legend: a mark and a name for each named series, in as many lines as are needed."""
    drawn: list[SvgElement] = []
    font = sheet.font
    x = 0.0
    y = 0.0
    mark_width = font if spec.mark == "dot" else 2 * font
    for series in spec.series:
        if not series.name:
            continue
        width = mark_width + 1.5 * font + text_width(series.name, font)
        if x > 0 and x + width > sheet.width:
            x = 0
            y += 1.7 * font
        if spec.mark == "dot":
            mark = _dots([(x + mark_width / 2, y + 0.6 * font)], series.style)
            drawn.append(group([mark], class_=series.style.style_class))
        else:
            drawn += _boxes([(x + 1, y + 1, x + mark_width, y + 1.1 * font)], series.style)
        drawn.append(text(series.name, x + mark_width + font / 2, y + font, class_="qa-label"))
        x += width
    return drawn, y + 1.7 * font if drawn else 0


def _row_names(frame: Frame, *, is_above: bool) -> Iterator[SvgElement]:
    """Draw the names of the rows, above their bars or at the left of them."""
    font, line = frame.sheet.font, frame.sheet.line
    for index, name in enumerate(frame.spec.y.bands):
        y = frame.y(index) + BASELINE * font
        if is_above:
            yield text(name, 0, y - (font + line) / 2 - 3, class_="qa-label")
        else:
            yield text(name, frame.box[0] - 8, y, class_="qa-label", text_anchor="end")


def _marks(frame: Frame) -> Iterator[SvgElement]:
    """Draw the dots, bars or cells of all series with their labels, the first series in front."""
    labelled = list[tuple[Box, str]]()
    for series in reversed(frame.spec.series):
        if frame.spec.mark == "dot":
            points = [(frame.x(x), frame.y(y)) for x, y in series.points]
            yield group([_dots(points, series.style)], class_=series.style.style_class)
        else:
            boxes = list(_positions(series, frame))
            yield from _boxes(boxes, series.style)
            labelled += zip(boxes, series.labels, strict=False)
    if isinstance(frame.x, Bands) and labelled:
        yield from _fitting_labels(labelled, frame, frame.x.step - 1)
        return
    for (_, top, right, bottom), label in labelled:
        y = (top + bottom) / 2 + BASELINE * frame.sheet.font
        yield text(label, right + 6, y, class_="qa-label qa-haloed")


def _fitting_labels(
    labelled: Sequence[tuple[Box, str]], frame: Frame, room: float
) -> Iterator[SvgElement]:
    """Draw numbers in cells or above columns. If one number does not fit, draw none."""
    font = min(frame.sheet.font, room / max(number_width(label) for _, label in labelled))
    if font < MIN_FONT:
        return
    words = group((), class_="qa-label", text_anchor="middle", font_size=number(font))
    for (left, top, right, bottom), label in labelled:
        y = (top + bottom) / 2 + BASELINE * font if frame.spec.mark == "cell" else top - 5
        words.add(text(label, (left + right) / 2, y))
    yield words


def _positions(series: Series, frame: Frame) -> Iterator[Box]:
    """Yield the rectangles of the bars or cells of a series."""
    x, y = frame.x, frame.y
    if isinstance(x, Bands) and isinstance(y, Bands):
        for column, row in series.points:
            left, top = x(column) - x.step / 2, y(row) - y.step / 2
            yield left, top, left + x.step - 1, top + y.step - 1
    elif isinstance(x, Bands):
        half = 0.32 * x.step
        for column, low, high in series.ranges:
            yield x(column) - half, y(high), x(column) + half, y(low)
    else:
        half = frame.sheet.font / 2
        for row, *ends in series.ranges:
            left, right = sorted(map(x, ends))
            yield left, y(row) - half, right, y(row) + half


def _boxes(boxes: Iterable[Box], style: Style) -> list[SvgElement]:
    """Draw rectangles in a style. If the style is hatched, draw hatching over them."""
    sized = [
        (x, y, right - x, bottom - y) for x, y, right, bottom in boxes if x < right and y < bottom
    ]
    drawn = paths((rectangle_path(*box) for box in sized), style.style_class)
    if style.opacity is not None:
        for path in drawn:
            path["fill-opacity"] = number(style.opacity)
    if style.is_hatched:
        drawn += paths(
            (
                f"M{number(x + shift)} {number(y)}v{number(height)}"
                for x, y, width, height in sized
                for shift in range(_HATCHING, ceil(width), _HATCHING)
            ),
            "qa-layer-line",
        )
    return drawn


# Axes and shapes ----------------------------------------------------------------------------------

# The least distance between two labels of y, and between two grid lines, as factors of the font
# size.
_Y_APART = 1.5
_GRID_APART = 0.5


def _scale(axis: Axis, values: Sequence[float], start: float, end: float) -> Scale:
    """Return the scale of a numeric axis that covers `values` from `start` to `end`."""
    if axis.is_log:
        return Log.over(values, start, end)
    return Linear.over(values, start, end, axis.parts)


def _all_x(spec: ChartSpec) -> list[float]:
    return [x for series in spec.series for x, _ in series.points]


def _values(spec: ChartSpec) -> list[float]:
    """Return all values on the axis of values: x in a chart of horizontal bars, otherwise y."""
    ends = [end for series in spec.series for _, *both in series.ranges for end in both]
    points = [point for series in spec.series for point in series.points]
    # Without values, such as for N = 2 and 3, which have no orbits, the scale needs one value.
    return [*ends, *(x if spec.y.bands else y for x, y in points)] or [1]


def _y_axis(frame: Frame, *, has_labels: bool = True) -> Iterator[SvgElement]:
    """Draw the grid lines and, if `has_labels`, their labels."""
    left, _, right, _ = frame.box
    font = frame.sheet.font
    for y in map(frame.y, frame.y.ticks(_GRID_APART * font)):
        yield _straight((left, y), (right, y), "qa-grid")
    for value in frame.y.ticks(_Y_APART * font) if has_labels else ():
        y = frame.y(value) + BASELINE * frame.sheet.font
        yield text(frame.spec.y.label(value), left - 8, y, class_="qa-tick", text_anchor="end")


def _x_axis(frame: Frame) -> Iterator[SvgElement]:
    """Draw the axis at the bottom with its labels, and a tick at each number."""
    left, _, right, bottom = frame.box
    yield _straight((left, bottom), (right, bottom), "qa-axis")
    if not frame.spec.x.bands:
        for x in map(frame.x, frame.x.ticks(_x_apart(frame))):
            yield _straight((x, bottom), (x, bottom + 5), "qa-axis")
    yield from _x_labels(frame)


def _row_axes(frame: Frame, *, is_above: bool) -> Iterator[SvgElement]:
    """Draw vertical grid lines, and a line along each row of dots.

    If the names of the rows are above their bars, no vertical line crosses a name: the grid has
    ticks below the rows only, and the reference is drawn beside each bar.
    """
    spec = frame.spec
    left, top, right, bottom = frame.box
    if spec.mark == "dot":
        for y in map(frame.y, range(len(spec.y.bands))):
            yield _straight((left, y), (right, y), "qa-grid")
    if spec.x.tick_label:
        grid = (bottom, bottom + 5, "qa-axis") if is_above else (top, bottom, "qa-grid")
        for x in map(frame.x, frame.x.ticks(_x_apart(frame))):
            yield _vertical(x, *grid)
        yield from _x_labels(frame)
        yield _x_title(frame)
    if spec.reference is not None:
        x = frame.x(spec.reference)
        if is_above:
            half = frame.sheet.font / 2 + 2
            tops = (frame.y(row) - half for row in range(len(spec.y.bands)))
            beside_bars = (f"M{number(x)} {number(y)}v{number(2 * half)}" for y in tops)
            yield from paths(beside_bars, "qa-rule")
        else:
            yield _vertical(x, top, bottom, "qa-axis")


def _vertical(x: float, top: float, bottom: float, style_class: str) -> SvgElement:
    return _straight((x, top), (x, bottom), style_class)


def _x_labels(frame: Frame) -> Iterator[SvgElement]:
    below = frame.box[3] + 1.4 * frame.sheet.font
    for value in frame.x.ticks(_x_apart(frame)):
        label = frame.spec.x.label(value)
        yield text(label, frame.x(value), below, class_="qa-tick", text_anchor="middle")


def _x_title(frame: Frame) -> SvgElement:
    """Draw the title of x below the middle of the axis. Shift it if it would leave the chart."""
    title = frame.spec.x.title
    sheet = frame.sheet
    left, _, right, bottom = frame.box
    half = text_width(title, sheet.font) / 2
    middle = min(max((left + right) / 2, half), sheet.width - half)
    return text(title, middle, bottom + 3 * sheet.font, class_="qa-tick", text_anchor="middle")


def _x_apart(frame: Frame) -> float:
    """Return the least distance between two labels of x, which is larger for powers of ten."""
    return (4 if frame.spec.x.is_log else 2) * frame.sheet.font


def _straight(start: Point, end: Point, style_class: str, **attributes: object) -> SvgElement:
    ends = _corners([start, end])
    return draw.line(*ends, class_=style_class, **attributes)


def _corners(points: Sequence[Point]) -> list[Point]:
    return [(number(x), number(y)) for x, y in points]


def _dots(points: Iterable[Point], style: Style) -> SvgElement:
    """Draw the mark of a style at each point. All marks are one element."""
    outline = _OUTLINES[style.shape]
    marks = "".join(f"M{number(x)} {number(y)}{outline}" for x, y in points)
    return draw.path(marks, class_="qa-hollow" if style.is_hollow else "qa-mark")


def _widest(texts: Iterable[Iterable[str]], sheet: Sheet) -> float:
    """Return the width of the widest line of text, or 0 without lines."""
    return max((text_width(line, sheet.font) for lines in texts for line in lines), default=0)


def wrapped(name: str) -> Label:
    """Break a long name into two lines or more, but not after a number.

    >>> wrapped("Mirror"), wrapped("Engine, in the browser")
    (('Mirror',), ('Engine, in the', 'browser'))
    """
    unbroken = re.sub(r"(?<=\d) ", "\N{NO-BREAK SPACE}", name)
    lines = wrap(unbroken, _LONGEST_NAME, break_long_words=False, break_on_hyphens=False)
    return tuple(lines) or (name,)
