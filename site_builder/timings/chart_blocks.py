"""The words of chart blocks that show what was measured: on the machine with most of it."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from itertools import islice
from typing import get_args

from site_builder.timings.charts import Kind, nodes_chart, time_chart
from site_builder.timings.ratio_charts import growth_chart, speed_chart
from site_builder.timings.records import Record
from site_builder.values.errors import UserError
from site_builder.values.figure import Chart
from site_builder.values.reading import checked_n, form_of, number_of

LARGEST_TIMED = 32

Charts = Callable[[str, Sequence[Record]], list[Chart]]


def _timings(value: str, records: Sequence[Record]) -> list[Chart]:
    for kind in get_args(Kind):
        if kind == value:
            return _made(time_chart(record, kind) for record in records)
    known = ", ".join(get_args(Kind))
    raise UserError(f"timings are one of {known}, got {value or 'nothing'}")


def _growth(value: str, records: Sequence[Record]) -> list[Chart]:
    form = form_of(value)
    return _made(growth_chart(record, form) for record in records)


def _speed(value: str, records: Sequence[Record]) -> list[Chart]:
    """The N may be left out: then it is the largest at which most were measured."""
    word, _, size = value.partition(" ")
    form = form_of(word)
    n = checked_n(number_of(size), 1, LARGEST_TIMED) if size else None
    return _made(speed_chart(record, form, n) for record in records)


def _nodes(value: str, records: Sequence[Record]) -> list[Chart]:
    if value:
        raise UserError(f"a chart of nodes takes no further word, got {value}: write nodes")
    return _made([nodes_chart(records)])


def _made(charts: Iterable[Chart | None]) -> list[Chart]:
    """The first that a record can fill: each machine has its charts on a page of its own."""
    return [*islice((chart for chart in charts if chart is not None), 1)]


CHARTS: Mapping[str, Charts] = {
    "timings": _timings,
    "growth": _growth,
    "speed-up": _speed,
    "nodes": _nodes,
}
