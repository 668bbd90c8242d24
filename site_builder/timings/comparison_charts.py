"""A chart for each question whose answer is a ratio: how many times as fast as something else."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import partial

from site_builder.timings.chart_builder import bar_chart, sentences, values_table
from site_builder.timings.records import Record
from site_builder.timings.selections import (
    MAJORITY,
    Grid,
    engine_grid,
    format_speed,
    forms_grid,
    largest_shared,
    listing_grid,
    lists_grid,
    threads_grid,
)
from site_builder.timings.subjects import line_style, subject_title
from site_builder.values.figure import Chart


@dataclass(frozen=True, slots=True)
class Comparison:
    """What is compared, and at which size."""

    title: str  # what has the bars, and what they are compared with
    base: str  # what has the bars, and what they are compared with
    grid: Callable[[Record], Grid]  # the times
    share: float = 0.0  # drawn is the last size that more than this share of the rows have


COMPARISONS: Mapping[str, Comparison] = {
    "forms": Comparison("Iterative forms", "the recursive form", forms_grid, MAJORITY),
    "lists": Comparison("Bits", "lists", lists_grid),
    "engine": Comparison("The engine", "symmetry elimination", engine_grid),
    "threads": Comparison("The engine with several threads", "with one thread", threads_grid),
    "listing": Comparison(
        "Listing the fundamental solutions",
        "symmetry elimination",
        partial(listing_grid, task="fundamental"),
    ),
}


def comparison_chart(record: Record, name: str) -> Chart | None:
    """The bars of one of `COMPARISONS`, the fastest first; None where nothing can be compared."""
    comparison = COMPARISONS[name]
    grid = comparison.grid(record)
    rows = {subject_title(row.subject): row for row in grid.rows if row.reference}
    speeds = {title: row.speeds_by_n(grid.sizes) for title, row in rows.items()}
    if not any(speeds.values()):
        return None
    n = largest_shared(speeds, comparison.share)
    factors = {title: by_n[n] for title, by_n in speeds.items() if n in by_n}
    x_title = f"times as fast as {comparison.base}"
    title = f"{comparison.title} at N = {n}: how many {x_title}"
    fastest_first = sorted(factors.items(), key=lambda factor: factor[1], reverse=True)
    return bar_chart(
        title,
        [(name, factor, format_speed(factor)) for name, factor in fastest_first],
        x_title=x_title,
        caption=[f"{title}. The scale is logarithmic.", record.where_and_when],
        description=" ".join(sentences({t: {n: f} for t, f in factors.items()}, format_speed)),
        table=values_table(title, speeds, format_speed),
        styles={title: line_style(row.subject) for title, row in rows.items()},
    )
