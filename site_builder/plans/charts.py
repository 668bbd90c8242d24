"""Charts of what large counts take, and how many times as long each more queen makes them."""

from __future__ import annotations

from collections.abc import Sequence

from cy_core import DEPTH_FIRST, JOIN
from site_builder.plans.formatting import SEARCH_NAMES, rounded
from site_builder.plans.plan import HOUR, CountPlan, PlannedSearch
from site_builder.timings.charts import SOLUTIONS, line_chart, solutions_growth
from site_builder.timings.selections import format_speed
from site_builder.values.figure import Chart

# Every line of both charts has its own colour and mark.
STYLES = {SEARCH_NAMES[DEPTH_FIRST]: 0, SEARCH_NAMES[JOIN]: 1, SOLUTIONS: 2}


def hours_chart(plans: Sequence[CountPlan]) -> Chart:
    """Core-hours against N, with a bar for the interval of each estimate."""
    searches = _searches_by_name(plans)
    title = "Core-hours of a count"
    return line_chart(
        title,
        {
            name: {n: search.core_seconds / HOUR for n, search in by_n.items()}
            for name, by_n in searches.items()
        },
        rounded,
        y_title="core-hours",
        caption=[f"{title}. {_measured(plans)} A bar is the interval, where it can be seen."],
        styles=STYLES,
        reader_format=lambda hours: f"{rounded(hours)} core-hours",
        y_label=lambda hours: f"{hours:,.0f}" if hours > 0.9 else f"{hours:g}",
        ranges={
            name: [(n, *_interval(search)) for n, search in by_n.items() if not search.is_whole]
            for name, by_n in searches.items()
        },
    )


def _interval(search: PlannedSearch) -> tuple[float, float]:
    """Core-hours from least to most; never less than a tenth, for a logarithmic scale."""
    seconds, margin = search.core_seconds, search.core_seconds_margin
    return max(seconds - margin, seconds / 10) / HOUR, (seconds + margin) / HOUR


def steps_chart(plans: Sequence[CountPlan]) -> Chart | None:
    """How many times as long each N takes as the N before; None where no two such were planned."""
    ratios = {
        name: {
            n: search.core_seconds / by_n[n - 1].core_seconds
            for n, search in by_n.items()
            if n - 1 in by_n
        }
        for name, by_n in _searches_by_name(plans).items()
    }
    ratios = {name: by_n for name, by_n in ratios.items() if by_n}
    if not ratios:
        return None
    solutions = solutions_growth({n for by_n in ratios.values() for n in by_n})
    title = "From N to N + 1: how many times as long"
    return line_chart(
        title,
        ratios | ({SOLUTIONS: solutions} if solutions else {}),
        format_speed,
        y_title="times as long as N \N{MINUS SIGN} 1",
        caption=[f"{title}. {_measured(plans)} Beside them, how the number of solutions grows."],
        styles=STYLES,
        linear_beside=SOLUTIONS,
    )


def _measured(plans: Sequence[CountPlan]) -> str:
    """Up to which N each search was measured."""
    measured = [
        f"{name} up to N = {max(whole)}"
        for name, by_n in _searches_by_name(plans).items()
        if (whole := [n for n, search in by_n.items() if search.is_whole])
    ]
    return f"Measured: {', '.join(measured)}; estimated above." if measured else "Estimated."


def _searches_by_name(plans: Sequence[CountPlan]) -> dict[str, dict[int, PlannedSearch]]:
    """The searches of all plans, by the name of the search and by N."""
    searches = {
        name: {plan.n: s for plan in plans for s in plan.searches if s.search == key}
        for key, name in SEARCH_NAMES.items()
    }
    return {name: by_n for name, by_n in searches.items() if by_n}
