"""All kinds of block: the maps of the rooms of figures and of the timings, together."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import partial

from site_builder.figures.bits import fence as bits
from site_builder.figures.boards import fence as boards
from site_builder.figures.counts import fence as counts
from site_builder.figures.engine import fence as engine
from site_builder.figures.searches import fence as searches
from site_builder.figures.stepper import fence as stepper
from site_builder.figures.symmetry import fence as symmetry
from site_builder.timings import fence as timings
from site_builder.timings.record_files import site_records
from site_builder.values.config import SiteConfig
from site_builder.values.figure import Chart, Draw, Figure
from site_builder.values.reading import chosen, only_line
from site_builder.values.table import Table


def _chart(body: Sequence[str], config: SiteConfig) -> Figure:
    kind, *words = only_line(body, "chart", "totals 1-27").split()
    value = " ".join(words)
    made: dict[str, Callable[[], list[Chart]]] = {
        **{name: partial(_one, draw, value) for name, draw in counts.CHARTS.items()},
        **{name: partial(_measured, draw, value, config) for name, draw in timings.CHARTS.items()},
        **{name: partial(_one, draw, value) for name, draw in searches.CHARTS.items()},
    }
    return Figure("charts.html.jinja", {"charts": chosen("chart", kind, made)()})


def _one(draw: Callable[[str], Chart], value: str) -> list[Chart]:
    return [draw(value)]


def _measured(draw: timings.Charts, value: str, config: SiteConfig) -> list[Chart]:
    return draw(value, site_records(config))


def _table(body: Sequence[str], config: SiteConfig) -> Figure:
    kind, _, value = only_line(body, "table", "census 1-12").partition(" ")
    made: dict[str, Callable[[], Figure]] = {
        **{name: partial(_one_table, draw, value) for name, draw in TABLES.items()},
        **{name: partial(timings.timing_block, name, value, config) for name in timings.TABLES},
    }
    return chosen("table", kind, made)()


def _one_table(draw: Callable[[str], Table], value: str) -> Figure:
    return Figure("tables.html.jinja", {"tables": [draw(value)]})


TABLES: Mapping[str, Callable[[str], Table]] = {
    **counts.TABLES,
    **bits.TABLES,
    **symmetry.TABLES,
    **searches.TABLES,
    **engine.TABLES,
}

KINDS: Mapping[str, Draw] = {
    **counts.KINDS,
    "chart": _chart,
    "table": _table,
    **bits.KINDS,
    **boards.KINDS,
    **symmetry.KINDS,
    **searches.KINDS,
    **engine.KINDS,
    **stepper.KINDS,
}
