"""Each chart shows the ratios that the answer beside it names."""

from __future__ import annotations

from dataclasses import replace

import pytest

from site_builder.timings.comparison_charts import COMPARISONS, comparison_chart
from site_builder.timings.findings import FINDINGS
from site_builder.timings.records import Record, Subject, Timing
from tests.helpers.records import two_records

TIMES = {
    Subject("bitmap", "recursive"): {15: 1.0},
    Subject("bitmap", "iterative"): {15: 2.0},
    Subject("list_based", "recursive"): {15: 4.0},
    Subject("symmetry_elimination", "recursive"): {18: 50.0},
    Subject("engine", backend="avx2"): {18: 1.0},
    Subject("engine", backend="avx2", threads=2): {18: 0.4},
    Subject("symmetry_elimination", "recursive", task="fundamental"): {18: 90.0},
    Subject("engine", backend="avx2", task="fundamental"): {18: 9.0},
}


def record() -> Record:
    cells = [Timing(s, n, (t,), 1) for s, times in TIMES.items() for n, t in times.items()]
    return replace(two_records()[0], cells=tuple(cells))


@pytest.mark.parametrize(
    ("name", "ratio"),
    [("forms", "0.50"), ("lists", "4.0"), ("engine", "50"), ("threads", "2.5"), ("listing", "10")],
)
def test_a_bar_has_the_ratio_of_the_times(name: str, ratio: str) -> None:
    chart = comparison_chart(record(), name)
    assert chart
    assert f">{ratio}\N{MULTIPLICATION SIGN}<" in chart.svg
    finding = FINDINGS[name](record())
    assert finding
    assert f"N = {15 if name in ('forms', 'lists') else 18}" in chart.caption
    if name != "forms":  # the answer names how much slower the slower form is
        assert f"{ratio}\N{MULTIPLICATION SIGN}" in finding.sentence


@pytest.mark.parametrize("name", COMPARISONS)
def test_nothing_is_drawn_where_nothing_can_be_compared(name: str) -> None:
    assert comparison_chart(replace(record(), cells=()), name) is None
