"""Charts of ratios: growth with each queen, time for each solution, and speed-ups."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from cy_core import MAX_KNOWN_N, known_census
from site_builder.svg.charts.scale import duration_label
from site_builder.timings.chart_builder import bar_chart, line_chart, sentences, values_table
from site_builder.timings.charts import MIN_STEADY
from site_builder.timings.records import Record, Subject, Task, Timing
from site_builder.timings.selections import (
    MAJORITY,
    MIN_COMPARED,
    Grid,
    Values,
    best_engine,
    format_seconds,
    format_speed,
    is_shown,
    ladder,
    largest_shared,
    matrix_grid,
    puzzle_grid,
)
from site_builder.timings.subjects import line_style, subject_title
from site_builder.timings.tasks import TASK_SPECS
from site_builder.values.figure import Chart
from site_builder.values.table import Table, number_columns

MAX_GROWTH = 12.0  # drawn; a larger factor would press all others together
SOLUTIONS = "number of solutions"

_HOW = (
    "The scale is logarithmic, and the bars start at 1, the recursive bitmap: to the right is "
    "faster, to the left slower."
)


def growth_chart(record: Record, form: str) -> Chart | None:
    """Time at N by time at N - 1, for every method of a form; None where there is none.

    Only times from a millisecond up are divided: shorter ones depend on what the processor has
    learned.
    """
    growth = _growth(record, form)
    drawn = {name: _drawable(by_n) for name, by_n in growth.items() if _drawable(by_n)}
    if not drawn:
        return None
    title = f"Growth of the time with each queen, {form}"
    solutions = solutions_growth({n for by_n in drawn.values() for n in by_n})
    too_high = [*_too_high(growth)]
    caption = (
        f"{title}: time at N by time at N \N{MINUS SIGN} 1. Only times from a millisecond up are "
        "divided: shorter ones depend on what the processor has learned. Beside them, how the "
        "number of solutions grows."
    )
    return line_chart(
        title,
        {**drawn, SOLUTIONS: solutions},
        format_speed,
        y_title="times as long as N \N{MINUS SIGN} 1",
        caption=[caption, *too_high, record.where_and_when],
        styles=_styles(record, form),
        description=too_high,
        table=values_table(title, {**growth, SOLUTIONS: solutions}, format_speed),
        linear_beside=SOLUTIONS,
    )


def _growth(record: Record, form: str) -> Values:
    """By name and n: the best time by that of n - 1, where both are long enough."""
    growth = {}
    for subject in _compared(record, form):
        times = {cell.n: min(cell.samples) for cell in record.of(subject)}
        steady = [n for n in times if times.get(n - 1, 0) >= MIN_STEADY]
        if by_n := {n: times[n] / times[n - 1] for n in steady}:
            growth[_name(subject)] = by_n
    return growth


def _drawable(by_n: Mapping[int, float]) -> dict[int, float]:
    return {n: factor for n, factor in by_n.items() if factor <= MAX_GROWTH}


def solutions_growth(sizes: set[int]) -> dict[int, float]:
    """How many times as many solutions each known N has as the one before, within these sizes."""
    known = range(min(sizes) - 1, min(max(sizes), MAX_KNOWN_N) + 1)
    totals = {n: known_census(n).total for n in known}
    return {n: totals[n] / totals[n - 1] for n in totals if totals.get(n - 1)}


def _too_high(growth: Values) -> Iterator[str]:
    """A sentence for each method with factors that are too high to be drawn."""
    for name, by_n in growth.items():
        high = {n: factor for n, factor in by_n.items() if factor > MAX_GROWTH}
        if high:
            factors = ", ".join(f"{format_speed(f)} at N = {n}" for n, f in high.items())
            yield f"Not drawn, as too high: {name}, {factors}."


def cost_chart(record: Record, form: str) -> Chart | None:
    """Time by the number of solutions, for every method of a form; None where there is none.

    So divided, times of all N are of one size, and the lines of the methods lie far apart.
    """
    cells = {_name(subject): _long_cells(record, subject) for subject in _compared(record, form)}
    costs = {
        name: {cell.n: min(cell.samples) / known_census(cell.n).total for cell in line}
        for name, line in cells.items()
        if line
    }
    if not costs:
        return None
    title = f"Time for each solution, {form}"
    caption = (
        f"{title}: best time by the number of solutions of that N. Times below ten microseconds "
        "are left out."
    )
    return line_chart(
        title,
        costs,
        format_seconds,
        y_title="best time by the number of solutions",
        caption=[caption, record.where_and_when],
        styles=_styles(record, form),
        y_label=duration_label,
    )


def _long_cells(record: Record, subject: Subject) -> list[Timing]:
    """The finished cells of a subject that take longer than the call, at an N with solutions."""
    return [
        cell for cell in record.of(subject) if is_shown(cell) and min(cell.samples) >= MIN_COMPARED
    ]


def _styles(record: Record, form: str) -> dict[str, int]:
    return {_name(subject): line_style(subject) for subject in _compared(record, form)}


def _compared(record: Record, form: str) -> tuple[Subject, ...]:
    """The methods in one form, and the fastest engine."""
    return (*ladder(form), *best_engine(record))


def speed_chart(record: Record, form: str, n: int | None = None) -> Chart | None:
    """How many times as fast as the plain bitmap each method is at one N."""
    grid = matrix_grid(record, form)
    speeds = {_name(row.subject): row.speeds_by_n(grid.sizes) for row in grid.rows}
    size = n or (largest_shared(speeds, MAJORITY) if any(speeds.values()) else 0)
    factors = {name: by_n[size] for name, by_n in speeds.items() if size in by_n}
    if len(factors) < 2:
        return None
    fastest_first = sorted(((f, name) for name, f in factors.items()), reverse=True)
    times = _times_at(grid, size)
    title = f"{form.title()} methods at N = {size}: how many times as fast as the recursive bitmap"
    return bar_chart(
        title,
        [(name, f, f"{format_speed(f)}, {times[name]}") for f, name in fastest_first],
        x_title="times as fast as the recursive bitmap",
        caption=[f"{title}. {_HOW}", *_missing(grid, size), record.where_and_when],
        description=" ".join(
            sentences({name: {size: f} for name, f in factors.items()}, format_speed)
        ),
        table=values_table(title, speeds, format_speed),
        styles={_name(row.subject): line_style(row.subject) for row in grid.rows},
    )


def _missing(grid: Grid, n: int) -> Iterator[str]:
    """Sentences on the subjects that have no bar at this N, by the reason."""
    times = _times_at(grid, n)
    column = grid.sizes.index(n)
    names = [_name(row.subject) for row in grid.rows if row.speeds[column] is None]
    untimed = [name for name in names if name not in times]
    too_short = [name for name in names if name in times]
    for reason, left_out in (("Not measured", untimed), ("Too short to compare", too_short)):
        if left_out:
            yield f"{reason} at N = {n}: {', '.join(left_out)}."


def _times_at(grid: Grid, n: int) -> dict[str, str]:
    """By name: the best time at one N, as text."""
    column = grid.sizes.index(n)
    cells = {_name(row.subject): row.cells[column] for row in grid.rows}
    return {name: format_seconds(cell.best) for name, cell in cells.items() if cell and cell.best}


def _name(subject: Subject) -> str:
    return subject_title(subject, with_form=False)


def puzzle_chart(record: Record, task: Task) -> Chart | None:
    """How many times as fast as its first method the others are, at every n."""
    spec, grid = TASK_SPECS[task], puzzle_grid(record, task)
    first, others = spec.methods[0], [row for row in grid.rows if row.reference]
    factors = [
        (f"{spec.size_format.format(n)}: {row.subject.method}", speed, format_speed(speed))
        for column, n in enumerate(grid.sizes)
        for row in others
        if (speed := row.speeds[column]) is not None
    ]
    if not factors:
        return None
    title = f"{spec.title}: how many times as fast as {first}"
    methods = (row.subject.method for row in others)
    columns = (*number_columns(spec.size_name), *number_columns(*methods, format=format_speed))
    speeds = zip(*(row.speeds for row in others), strict=True)
    rows = tuple((n, *values) for n, values in zip(grid.sizes, speeds, strict=True))
    return bar_chart(
        title,
        factors,
        x_title=f"times as fast as {first}",
        caption=[f"{title}. The scale is logarithmic. {record.where_and_when}"],
        description="; ".join(f"{name} {speed}" for name, _, speed in factors) + ".",
        table=Table(title, columns, rows),
    )
