"""The blocks for charts, tables and estimates of large counts."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from cy_core import MAX_COUNTABLE_N, MIN_PLANNED_N
from site_builder.plans.charts import hours_chart, steps_chart
from site_builder.plans.estimate import estimate_finding
from site_builder.plans.number_cards import draw_number_cards
from site_builder.plans.plan import CountPlan
from site_builder.plans.records import site_plans, site_summaries
from site_builder.plans.tables import plans_table, shares_table, summaries_table
from site_builder.timings.findings import Finding
from site_builder.values.block_type import BlockType, block_type
from site_builder.values.config import SiteConfig
from site_builder.values.figure import Chart, Figure
from site_builder.values.reading import nothing, range_of, size_of
from site_builder.values.table import Table

Tables = Callable[[SiteConfig], Table | None]


def _draw_plans(sizes: Sequence[int], config: SiteConfig) -> Figure:
    plans = [plan for plan in site_plans(config) if plan.n in sizes]
    return _figure(tables=[plans_table(plans)] if plans else [])


def _shares(config: SiteConfig) -> Table | None:
    plans = site_plans(config)
    return shares_table(plans) if plans else None


def _summaries(config: SiteConfig) -> Table | None:
    summaries = site_summaries(config)
    return summaries_table(summaries) if summaries else None


def _table_type(table: Tables) -> BlockType:
    def draw(_: None, config: SiteConfig) -> Figure:
        drawn = table(config)
        return _figure(tables=[drawn] if drawn else [])

    return block_type("table", "", lambda block: nothing(block.line()), draw)


def _chart_type(chart: Callable[[Sequence[CountPlan]], Chart | None]) -> BlockType:
    def draw(_: None, config: SiteConfig) -> Figure:
        plans = site_plans(config)
        drawn = chart(plans) if plans else None
        return _figure(charts=[drawn] if drawn else [])

    return block_type("chart", "", lambda block: nothing(block.line()), draw)


def _draw_estimate(n: int, config: SiteConfig) -> Figure:
    return _figure(findings=[estimate_finding(plan) for plan in site_plans(config) if plan.n == n])


def _sizes(text: str) -> Sequence[int]:
    """A range of N; where the text is empty, every N that can be planned."""
    span = f"{MIN_PLANNED_N}-{MAX_COUNTABLE_N}"
    return range_of(text or span, MIN_PLANNED_N, MAX_COUNTABLE_N)


def _figure(
    tables: Sequence[Table] = (), charts: Sequence[Chart] = (), findings: Sequence[Finding] = ()
) -> Figure:
    return Figure("plans.html.jinja", {"tables": tables, "charts": charts, "findings": findings})


BLOCK_TYPES: Mapping[str, BlockType] = {
    "estimate": block_type(
        "estimate",
        "24",
        lambda block: size_of(block.line(), MIN_PLANNED_N, MAX_COUNTABLE_N),
        _draw_estimate,
    ),
    "table plans": block_type("table", "18-22", lambda block: _sizes(block.line()), _draw_plans),
    "numbers": block_type(
        "set of cards", "", lambda block: nothing(" ".join(block.lines)), draw_number_cards
    ),
    "table shares": _table_type(_shares),
    "table ledgers": _table_type(_summaries),
    "chart hours": _chart_type(hours_chart),
    "chart steps": _chart_type(steps_chart),
}
