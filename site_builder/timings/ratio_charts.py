"""Charts of ratios: how a time grows with each queen, and how many times as fast a method is."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from cy_core import MAX_KNOWN_N, known_census
from site_builder.svg.charts.factors import factor_bars
from site_builder.svg.charts.line_plot import linear_lines, log_lines
from site_builder.svg.charts.scale import duration_label
from site_builder.timings.charts import (
    MIN_STEADY,
    best_engine,
    plotted,
    sentences,
    values_table,
    where_and_when,
)
from site_builder.timings.records import Record, Subject, Task, Timing
from site_builder.timings.selections import (
    MIN_COMPARED,
    MOST,
    Grid,
    Values,
    format_seconds,
    format_speed,
    is_shown,
    ladder,
    largest_shared,
    matrix,
    puzzle,
)
from site_builder.timings.subjects import line_style, subject_title
from site_builder.timings.tasks import WORKS
from site_builder.values.figure import Chart
from site_builder.values.table import Table, numbers

HIGHEST = 12.0  # a larger factor would press all others together
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
    solutions = _of_solutions({n for by_n in drawn.values() for n in by_n})
    lines: Values = {**drawn, SOLUTIONS: solutions}
    beyond = [*_beyond(growth)]
    plots = linear_lines(
        {name: [*by_n.items()] for name, by_n in lines.items()},
        x_title="N",
        y_title="times as long as N \N{MINUS SIGN} 1",
        title=title,
        description=" ".join([*sentences(lines, format_speed), *beyond]),
        reference=SOLUTIONS,
        styles={_name(subject): line_style(subject) for subject in _shown(record, form)},
    )
    how = (
        "time at N by time at N \N{MINUS SIGN} 1. Only times from a millisecond up are divided: "
        "shorter ones depend on what the processor has learned. Beside them, how the number of "
        "solutions grows."
    )
    caption = " ".join([f"{title}: {how}", *beyond, where_and_when(record)])
    table = values_table(title, {**growth, SOLUTIONS: solutions}, format_speed)
    return plotted(plots, table, caption, lines, format_speed)


def cost_chart(record: Record, form: str) -> Chart | None:
    """Time by the number of solutions, for every method of a form; None where there is none.

    So divided, times of all N are of one size, and the lines of the methods lie far apart.
    """
    cells = {_name(subject): long_cells(record, subject) for subject in _shown(record, form)}
    costs = {
        name: {cell.n: min(cell.samples) / known_census(cell.n).total for cell in line}
        for name, line in cells.items()
        if line
    }
    if not costs:
        return None
    title = f"Time for each solution, {form}"
    plots = log_lines(
        {name: [*by_n.items()] for name, by_n in costs.items()},
        x_title="N",
        y_title="best time by the number of solutions",
        title=title,
        description=" ".join(sentences(costs, format_seconds)),
        y_label=duration_label,
        styles={_name(subject): line_style(subject) for subject in _shown(record, form)},
    )
    caption = (
        f"{title}: best time by the number of solutions of that N. Times below ten microseconds "
        f"are left out. {where_and_when(record)}"
    )
    table = values_table(title, costs, format_seconds)
    return plotted(plots, table, caption, costs, format_seconds)


def speed_chart(record: Record, form: str, n: int | None = None) -> Chart | None:
    """How many times as fast as the plain bitmap each method is at one N.

    Parameters
    ----------
    record : Record
        Of one machine.
    form : {"recursive", "iterative"}
        Of the methods; the bitmap they are compared with is always the recursive one.
    n : int or None
        Side of the board; None for the largest at which most were measured.

    Returns
    -------
    Chart or None
        None where fewer than two can be compared at this N.
    """
    speeds = _speeds(record, form)
    shown = n or (largest_shared(speeds, MOST) if any(speeds.values()) else 0)
    here = sorted(((v[shown], name) for name, v in speeds.items() if shown in v), reverse=True)
    if len(here) < 2:
        return None
    whole = matrix(record, form)
    times = _times_at(whole, shown)
    title = f"{form.title()} methods at N = {shown}: how many times as fast as the recursive bitmap"
    svg, narrow = factor_bars(
        [(name, factor, f"{format_speed(factor)}, {times[name]}") for factor, name in here],
        x_title="times as fast as the recursive bitmap",
        title=title,
        description=" ".join(
            sentences({name: {shown: factor} for factor, name in here}, format_speed)
        ),
        styles={_name(row.subject): line_style(row.subject) for row in whole.rows},
    )
    missing = _missing(whole, shown)
    caption = " ".join([f"{title}. {_HOW}", *missing, where_and_when(record)])
    table = values_table(title, speeds, format_speed)
    return Chart(svg, table, wide=True, caption=caption, narrow=narrow)


def puzzle_chart(record: Record, task: Task) -> Chart | None:
    """How many times as fast as its first method the others are, at every n.

    Parameters
    ----------
    record : Record
        Of one machine.
    task : str
        One of `PUZZLES`.

    Returns
    -------
    Chart or None
        None where nothing can be compared.
    """
    work, shown = WORKS[task], puzzle(record, task)
    first, others = work.methods[0], [row for row in shown.rows if row.reference]
    factors = [
        (f"{work.sized.format(n)}: {row.subject.method}", speed, format_speed(speed))
        for place, n in enumerate(shown.sizes)
        for row in others
        if (speed := row.speeds[place]) is not None
    ]
    if not factors:
        return None
    title = f"{work.title}: how many times as fast as {first}"
    told = "; ".join(f"{name} {said}" for name, _, said in factors)
    svg, narrow = factor_bars(
        factors, x_title=f"times as fast as {first}", title=title, description=f"{told}."
    )
    compared = (row.subject.method for row in others)
    columns = (*numbers(work.size), *numbers(*compared, format=format_speed))
    speeds = zip(*(row.speeds for row in others), strict=True)
    rows = tuple((n, *values) for n, values in zip(shown.sizes, speeds, strict=True))
    caption = f"{title}. The scale is logarithmic. {where_and_when(record)}"
    table = Table(title, columns, rows)
    return Chart(svg, table, wide=True, caption=caption, narrow=narrow)


def long_cells(record: Record, subject: Subject) -> list[Timing]:
    """The finished cells of a subject that take longer than the call, at an N with solutions."""
    return [
        cell for cell in record.of(subject) if is_shown(cell) and min(cell.samples) >= MIN_COMPARED
    ]


def _growth(record: Record, form: str) -> Values:
    """By name and n: the best time by that of n - 1, where both are long enough."""
    growth = {}
    for subject in _shown(record, form):
        times = {cell.n: min(cell.samples) for cell in record.of(subject)}
        steady = [n for n in times if times.get(n - 1, 0) >= MIN_STEADY]
        if by_n := {n: times[n] / times[n - 1] for n in steady}:
            growth[_name(subject)] = by_n
    return growth


def _shown(record: Record, form: str) -> tuple[Subject, ...]:
    return (*ladder(form), *best_engine(record))


def _drawable(by_n: Mapping[int, float]) -> dict[int, float]:
    return {n: factor for n, factor in by_n.items() if factor <= HIGHEST}


def _of_solutions(sizes: set[int]) -> dict[int, float]:
    """How many times as many solutions each N has as the one before."""
    known = range(min(sizes) - 1, min(max(sizes), MAX_KNOWN_N) + 1)
    totals = {n: known_census(n).total for n in known}
    return {n: totals[n] / totals[n - 1] for n in totals if totals.get(n - 1)}


def _beyond(growth: Values) -> Iterator[str]:
    """What is too high to be drawn."""
    for name, by_n in growth.items():
        high = {n: factor for n, factor in by_n.items() if factor > HIGHEST}
        if high:
            factors = ", ".join(f"{format_speed(f)} at N = {n}" for n, f in high.items())
            yield f"Not drawn, as too high: {name}, {factors}."


def _speeds(record: Record, form: str) -> Values:
    """By name and n: how many times as fast as the plain bitmap, where that can be told."""
    shown = matrix(record, form)
    speeds = {}
    for row in shown.rows:
        pairs = zip(shown.sizes, row.speeds, strict=True)
        speeds[_name(row.subject)] = {n: speed for n, speed in pairs if speed is not None}
    return speeds


def _times_at(whole: Grid, n: int) -> dict[str, str]:
    """By name: the best time at one N, in words."""
    place = whole.sizes.index(n)
    cells = {_name(row.subject): row.cells[place] for row in whole.rows}
    return {name: format_seconds(cell.best) for name, cell in cells.items() if cell and cell.best}


def _missing(whole: Grid, n: int) -> Iterator[str]:
    """Which subjects have no bar at this N, by the reason."""
    place = whole.sizes.index(n)
    left_out = [row for row in whole.rows if row.speeds[place] is None]
    timed = [row for row in left_out if _is_timed(row.cells[place])]
    untimed = [row for row in left_out if row not in timed]
    for reason, rows in (("Not measured", untimed), ("Too short to compare", timed)):
        if rows:
            names = ", ".join(_name(row.subject) for row in rows)
            yield f"{reason} at N = {n}: {names}."


def _name(subject: Subject) -> str:
    return subject_title(subject, with_form=False)


def _is_timed(cell: Timing | None) -> bool:
    return cell is not None and cell.best is not None
