"""Charts of times against N, of the growth of times, and of speed-ups."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import chain
from typing import Literal

from cy_core import ENGINE, MAX_KNOWN_N, known_census
from site_builder.svg.charts.renderer import draw_chart, line_samples
from site_builder.svg.charts.scale import count_label, duration_label, factor_label
from site_builder.svg.charts.spec import (
    BAR,
    ENGINE_BAR,
    Axis,
    ChartSpec,
    Range,
    Series,
    line_series,
)
from site_builder.timings.comparisons import (
    BITMAP,
    COMPARISONS,
    ELIMINATION,
    MAJORITY,
    MIN_COMPARED,
    GridRow,
    Values,
    best_engine,
    compared,
    engines,
    is_shown,
    ladder,
    largest_shared,
)
from site_builder.timings.records import Record, Subject, Timing
from site_builder.timings.subjects import line_style, subject_title
from site_builder.timings.tasks import SCALAR_LISTING
from site_builder.timings.text import format_seconds, format_speed
from site_builder.values.figure import Chart, ValueSlider
from site_builder.values.table import Cell, Row, Table, number_columns, text_columns

# Times --------------------------------------------------------------------------------------------

TimesOf = Literal["recursive", "iterative", "engine", "listing"]
Cells = Mapping[str, Sequence[Timing]]

# Seconds. The processor's state and chance influence a shorter time too much.
MIN_STEADY = 1e-3

_TITLES: Mapping[TimesOf, str] = {
    "recursive": "Time of each method, recursive",
    "iterative": "Time of each method, iterative",
    "engine": "Time of the engine, beside the bitmap and symmetry elimination",
    "listing": "Time to list the fundamental solutions, or all solutions where a name says so",
}


def time_chart(record: Record, times_of: TimesOf) -> Chart | None:
    """Draw the best times of some programs on a logarithmic scale.

    `times_of` selects the programs. Return None if the record has no times of them.
    """
    subjects = {_name(subject): subject for subject in _subjects(record, times_of)}
    cells = {name: list(filter(is_shown, record.of(s))) for name, s in subjects.items()}
    cells = {name: line for name, line in cells.items() if line}
    if not cells:
        return None
    title = _TITLES[times_of]
    best = _best_times(cells)
    drawn = _without_short(cells)
    short_note = "" if drawn == cells else "Times below ten microseconds stand in the data only. "
    caption = (
        f"{title}. A bar above a mark reaches from the best run to the slowest, if it is "
        f"long enough to see. {short_note}{record.where_and_when}"
    )
    chart = LineChart(
        title,
        best,
        format_seconds,
        y_title="best time",
        caption=[caption],
        styles={name: line_style(subject) for name, subject in subjects.items()},
        description=_spread_sentence(cells),
        table=_time_table(title, best, cells),
        drawn=_best_times(drawn),
        y_label=duration_label,
        ranges={name: list(_ranges(line)) for name, line in drawn.items()},
    )
    return draw_line_chart(chart)


def _subjects(record: Record, times_of: TimesOf) -> Sequence[Subject]:
    """Return the subjects that have a line in a chart of times."""
    if times_of == "listing":
        listed = engines(record, "fundamental"), engines(record, "solutions")
        return [SCALAR_LISTING, *chain(*listed)]
    if times_of == "engine":
        references = [BITMAP, ELIMINATION] if any(map(record.of, engines(record))) else []
        return [*references, *engines(record), *engines(record, "browser")]
    return _compared_subjects(record, times_of)


def _without_short(cells: Cells) -> Cells:
    """Return the cells of each line whose time is ten microseconds or more.

    If all cells of a line are shorter, keep them all.
    """
    return {
        name: [cell for cell in line if min(cell.samples) >= MIN_COMPARED] or line
        for name, line in cells.items()
    }


def _best_times(cells: Cells) -> dict[str, dict[int, float]]:
    return {name: {c.n: min(c.samples) for c in line} for name, line in cells.items()}


def _ranges(cells: Sequence[Timing]) -> Iterator[Range]:
    """Yield n, the best and the slowest time for each cell with more than one run."""
    for cell in cells:
        if len(cell.samples) > 1:
            yield cell.n, min(cell.samples), max(cell.samples)


def _spread_sentence(cells: Cells) -> Iterator[str]:
    steady = [
        _slowdown(cell)
        for line in cells.values()
        for cell in line
        if len(cell.samples) > 1 and min(cell.samples) >= MIN_STEADY
    ]
    if steady:
        yield f"From a millisecond up, the slowest run took at most {max(steady):.0%} longer."


def _time_table(title: str, best: Values, cells: Cells) -> Table:
    """Return a table of the best times. Below a time is how much longer the slowest run took."""
    under = {
        name: {c.n: f"+{_slowdown(c):.0%}" for c in line if len(c.samples) > 1}
        for name, line in cells.items()
    }
    note = "Small number: how much longer the slowest run took."
    return values_table(title, best, format_seconds, note=note, under=under)


def _slowdown(cell: Timing) -> float:
    """Return how much longer the slowest run took than the best run, divided by the best time."""
    return max(cell.samples) / min(cell.samples) - 1


# Ratios -------------------------------------------------------------------------------------------

SOLUTIONS = "solutions"


def growth_chart(record: Record, form: str) -> Chart | None:
    """Draw the factors by which the number of solutions and the times grow from N - 1 to N.

    The times of all methods of the ladder grow by similar factors. So a bar at each N shows the
    range of their factors, and a line shows the factor of the solutions. Only times from a
    millisecond up are used, because shorter times depend on what is in the processor's caches and
    predictors. Return None unless two methods have a factor at the same N.
    """
    growth = _growth(record, form)
    of_ladder = [growth.get(_name(subject), {}) for subject in ladder(form)]
    factors = {
        n: [by_n[n] for by_n in of_ladder if n in by_n] for n in sorted(set(chain(*of_ladder)))
    }
    ranges = [(n, min(of_n), max(of_n)) for n, of_n in factors.items() if len(of_n) > 1]
    if not ranges:
        return None
    title = f"Growth of the time with each queen, {form}"
    solutions = solutions_growth({n for n, _, _ in ranges})
    caption = (
        f"{title}. Line: solutions for N divided by solutions for N \N{MINUS SIGN} 1. "
        "Bars: the same for the times of the methods, from the smallest factor to the largest. "
        "We leave out times below a millisecond: they depend on caches and branch prediction."
    )
    chart = LineChart(
        title,
        {SOLUTIONS: solutions},
        format_speed,
        y_title="times as much as at N \N{MINUS SIGN} 1",
        caption=[caption, record.where_and_when],
        styles={},
        description=(
            f"Times at N = {n}: {format_speed(low)} to {format_speed(high)}."
            for n, low, high in ranges
        ),
        table=values_table(title, {SOLUTIONS: solutions, **growth}, format_speed),
        ranges={SOLUTIONS: ranges},
        linear_beside=SOLUTIONS,
    )
    return draw_line_chart(chart)


def _growth(record: Record, form: str) -> Values:
    """Return growth factors by name and n: the best time at n, divided by the best time at n - 1.

    A factor is left out if the time at n - 1 is below MIN_STEADY.
    """
    growth = {}
    for subject in _compared_subjects(record, form):
        times = {cell.n: min(cell.samples) for cell in record.of(subject)}
        steady = [n for n in times if times.get(n - 1, 0) >= MIN_STEADY]
        if steady:
            growth[_name(subject)] = {n: times[n] / times[n - 1] for n in steady}
    return growth


def solutions_growth(sizes: set[int]) -> dict[int, float]:
    """Return by n how many times as many solutions n has as n - 1.

    Only those n in `sizes` are included for which both numbers are known.
    """
    known = range(min(sizes) - 1, min(max(sizes), MAX_KNOWN_N) + 1)
    totals = {n: known_census(n).total for n in known}
    return {n: totals[n] / totals[n - 1] for n in totals if totals.get(n - 1)}


def _name(subject: Subject) -> str:
    """Return the name of a subject in a chart of one form, without this form."""
    return subject_title(subject, with_form=False)


def _compared_subjects(record: Record, form: str) -> tuple[Subject, ...]:
    """Return the methods in one form, and the fastest engine."""
    return (*ladder(form), *best_engine(record))


# Speed-ups ----------------------------------------------------------------------------------------


def speed_chart(record: Record, form: str, n: int | None = None) -> Chart | None:
    """Draw a bar for the speed of each method of a form at one N, the fastest first.

    If `n` is None, use the largest N that most methods have. Return None if there is no bar.
    """
    comparison = COMPARISONS[form]
    grid = compared(record, form)
    rows = {_name(row.subject): row for row in grid.rows}
    speeds = {title: row.speeds_by_n(grid.sizes) for title, row in rows.items()}
    size = n or (largest_shared(speeds, comparison.share) if any(speeds.values()) else 0)
    factors = {title: by_n[size] for title, by_n in speeds.items() if size in by_n}
    if not any(rows[title].subject != rows[title].reference for title in factors):
        return None
    index = grid.sizes.index(size)
    cells = {title: row.cells[index] for title, row in rows.items()}
    times = {title: cell.best for title, cell in cells.items() if cell}
    x_title = f"times as fast as {comparison.reference}"
    title = f"{form.title()} methods at N = {size}: how many {x_title}"
    scale = (
        "The scale is logarithmic, and the bars start at 1: to the right is faster, to the left "
        "slower."
    )
    ranked = sorted(factors.items(), key=lambda factor: factor[1], reverse=True)
    bars = list[Series]()
    for style, is_engine in ((BAR, False), (ENGINE_BAR, True)):
        of_style = [
            (row, name, factor)
            for row, (name, factor) in enumerate(ranked)
            if (rows[name].subject.method == ENGINE) == is_engine
        ]
        ranges = [(row, 1, factor) for row, _, factor in of_style]
        labels = [
            f"{format_speed(factor)}, {format_seconds(times[name] or 0)}"
            for _, name, factor in of_style
        ]
        bars.append(Series(style, ranges=ranges, labels=labels))
    wide, narrow = draw_chart(
        ChartSpec(
            title=title,
            description=" ".join(
                sentences({name: {size: factor} for name, factor in factors.items()}, format_speed)
            ),
            mark="bar",
            x=Axis(x_title, is_log=True, tick_label=factor_label),
            y=Axis(bands=[name for name, _ in ranked]),
            series=bars,
            reference=1,
        )
    )
    caption = [f"{title}. {scale}", *_missing_sentences(rows, index, size), record.where_and_when]
    table = values_table(title, speeds, format_speed)
    return Chart(wide, table, wide=True, caption=" ".join(caption), narrow=narrow)


def _missing_sentences(rows: Mapping[str, GridRow], index: int, n: int) -> Iterator[str]:
    """Yield sentences that list the programs without a bar at `n`, one for each reason."""
    left_out = {title: row.cells[index] for title, row in rows.items() if row.speeds[index] is None}
    timed = {title for title, cell in left_out.items() if cell and cell.best}
    untimed = left_out.keys() - timed
    for reason, names in (("Not measured", untimed), ("Too short to compare", timed)):
        if names:
            yield f"{reason} at N = {n}: {', '.join(filter(names.__contains__, left_out))}."


# Lines --------------------------------------------------------------------------------------------

Format = Callable[[float], str]


@dataclass(frozen=True, slots=True)
class LineChart:
    """A chart with a line for each name in `values`."""

    title: str
    # The values of each line, by N.
    values: Values
    # A function that returns a value as text.
    format_value: Format
    # The title of the axis of values.
    y_title: str
    # The sentences below the chart.
    caption: Iterable[str]
    # The number of the style of each line. A line that is missing here gets the next free style.
    styles: Mapping[str, int]
    # More sentences for screen readers.
    description: Iterable[str] = ()
    # The table below the chart, or None for a table with all values.
    table: Table | None = None
    # The values to draw, if they differ from `values`.
    drawn: Values | None = None
    # A function that returns a value as text for the slider. None for `format_value`.
    reader_format: Format | None = None
    # A function that returns the text of a tick.
    y_label: Format = count_label
    # The vertical bars of each line, each from a lower to an upper value.
    ranges: Mapping[str, Sequence[Range]] | None = None
    # If this is the name of a line, the scale is linear, and the line is the grey reference for the
    # others. If it is empty, the scale is logarithmic.
    linear_beside: str = ""


def draw_line_chart(chart: LineChart) -> Chart:
    """Draw a chart with lines, and a slider with which a reader looks up their values."""
    values = chart.values
    format_value = chart.format_value
    lines = values if chart.drawn is None else chart.drawn
    scale = Axis(chart.y_title, is_log=True, tick_label=chart.y_label)
    if chart.linear_beside:
        scale = Axis(chart.y_title)
    spec = ChartSpec(
        title=chart.title,
        description=" ".join([*sentences(values, format_value), *chart.description]),
        mark="line",
        x=Axis("N"),
        y=scale,
        series=line_series(
            lines,
            chart.styles,
            format_value,
            ranges=chart.ranges,
            reference=chart.linear_beside,
        ),
    )
    wide, narrow = draw_chart(spec)
    first_n = largest_shared(lines, MAJORITY)
    reader_format = chart.reader_format or format_value
    return Chart(
        wide,
        chart.table or values_table(chart.title, values, format_value),
        wide=True,
        caption=" ".join(chart.caption),
        narrow=narrow,
        reader=ValueSlider.of(lines, line_samples(spec), reader_format, first_n),
    )


def sentences(values: Values, format_value: Format) -> Iterator[str]:
    """Yield sentences with the values of lines, for screen readers.

    The first has the values at the largest N that most lines have. The others have the last values
    of lines that end at another N.

    >>> list(sentences({"a": {4: 2.0, 5: 9.0}, "b": {5: 3.0}, "c": {4: 1.0}}, str))
    ['At N = 5: b 3.0; a 9.0.', 'c ends at N = 4 with 1.0.']
    """
    shared = largest_shared(values)
    at_shared = sorted((by_n[shared], name) for name, by_n in values.items() if shared in by_n)
    texts = (f"{name} {format_value(value)}" for value, name in at_shared)
    yield f"At N = {shared}: {'; '.join(texts)}."
    for name, by_n in values.items():
        last = max(by_n)
        if last != shared:
            yield f"{name} ends at N = {last} with {format_value(by_n[last])}."


def values_table(
    caption: str,
    values: Values,
    format_value: Format,
    *,
    note: str = "",
    under: Mapping[str, Mapping[int, str]] | None = None,
) -> Table:
    """Return a table with a row for each name and a column for each N.

    `under` has a small text for the line below a value, by name and N.
    """
    sizes = sorted({n for by_n in values.values() for n in by_n})
    rows: list[Row] = []
    for name, by_n in values.items():
        below = (under or {}).get(name, {})
        rows.append((name, *(Cell(by_n.get(n), under=below.get(n, "")) for n in sizes)))
    columns = (
        *text_columns("method"),
        *number_columns(*(f"N = {n}" for n in sizes), format=format_value),
    )
    return Table(caption, columns, tuple(rows), note)
