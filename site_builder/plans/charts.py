"""Charts of what large counts take, and by how much more each further queen makes it."""

from __future__ import annotations

from collections.abc import Sequence

from cy_core import (
    DEPTH_FIRST,
    JOIN,
    MAX_KNOWN_N,
    known_census,
)
from site_builder.plans.plan import HOUR, CountPlan, PlannedSearch
from site_builder.plans.words import SEARCH_NAMES, rounded
from site_builder.svg.charts.line_plot import linear_lines, log_lines
from site_builder.timings.charts import plotted, sentences, values_table
from site_builder.timings.ratio_charts import SOLUTIONS
from site_builder.timings.selections import Values, format_speed
from site_builder.values.figure import Chart

# Looks of the lines, as none of another plot has them beside each other.
STYLES = {SEARCH_NAMES[DEPTH_FIRST]: 0, SEARCH_NAMES[JOIN]: 1, SOLUTIONS: 2}


def hours_chart(plans: Sequence[CountPlan]) -> Chart:
    """Core-hours against N, with a bar for the interval of each estimate."""
    lines = {name: _by_n(plans, search) for search, name in SEARCH_NAMES.items()}
    values: Values = {
        name: {n: one.core_seconds / HOUR for n, one in by_n.items()}
        for name, by_n in lines.items()
        if by_n
    }
    title = "Core-hours of a count"
    plots = log_lines(
        {name: [*by_n.items()] for name, by_n in values.items()},
        x_title="N",
        y_title="core-hours",
        title=title,
        description=" ".join(sentences(values, rounded)),
        y_label=_hours_label,
        ranges={
            name: [(n, *_interval(one)) for n, one in by_n.items() if not one.is_whole]
            for name, by_n in lines.items()
            if by_n
        },
        styles={name: STYLES[name] for name in values},
    )
    caption = f"{title}. {_measured(plans)} A bar is the interval, where it can be seen."
    table = values_table(title, values, rounded)
    return plotted(plots, table, caption, values, lambda hours: f"{rounded(hours)} core-hours")


def steps_chart(plans: Sequence[CountPlan]) -> Chart | None:
    """How many times as long each N takes as the N before; None where no two such were planned."""
    values: dict[str, dict[int, float]] = {}
    for search, name in SEARCH_NAMES.items():
        by_n = {n: one.core_seconds for n, one in _by_n(plans, search).items()}
        values[name] = {n: by_n[n] / by_n[n - 1] for n in by_n if n - 1 in by_n}
    sizes = sorted({n for by_n in values.values() for n in by_n if n <= MAX_KNOWN_N})
    values[SOLUTIONS] = {n: known_census(n).total / known_census(n - 1).total for n in sizes}
    values = {name: by_n for name, by_n in values.items() if by_n}
    if not values:
        return None
    title = "From N to N + 1: how many times as long"
    plots = linear_lines(
        {name: [*by_n.items()] for name, by_n in values.items()},
        x_title="N",
        y_title="times as long as N \N{MINUS SIGN} 1",
        title=title,
        description=" ".join(sentences(values, format_speed)),
        reference=SOLUTIONS,
        styles={name: STYLES[name] for name in values},
    )
    caption = f"{title}. {_measured(plans)} Beside them, how the number of solutions grows."
    table = values_table(title, values, format_speed)
    return plotted(plots, table, caption, values, format_speed)


def _by_n(plans: Sequence[CountPlan], search: str) -> dict[int, PlannedSearch]:
    return {plan.n: one for plan in plans for one in plan.searches if one.search == search}


def _interval(one: PlannedSearch) -> tuple[float, float]:
    least, most = one.core_seconds - one.core_seconds_margin, one.core_seconds
    return max(least, one.core_seconds / 10) / HOUR, (most + one.core_seconds_margin) / HOUR


def _hours_label(hours: float) -> str:
    return f"{hours:,.0f}" if hours > 0.9 else f"{hours:g}"


def _measured(plans: Sequence[CountPlan]) -> str:
    """Up to which N all was counted."""
    whole = [plan.n for plan in plans if all(one.is_whole for one in plan.searches)]
    return f"Measured up to N = {max(whole)}, estimated above." if whole else "Estimated."
