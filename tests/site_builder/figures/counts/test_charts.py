"""Charts: their words and their data say what is drawn."""

from __future__ import annotations

from collections.abc import Callable
from math import exp

import pytest

from cy_core import known_census, queens_per_square
from site_builder.figures.counts.charts import (
    constant_chart,
    first_column_chart,
    heat_chart,
    orbits_chart,
    totals_chart,
)
from site_builder.values.census import census
from site_builder.values.errors import UserError
from site_builder.values.figure import Chart


def test_growth_is_described() -> None:
    chart = totals_chart([*map(census, range(1, 28))])
    assert "N = 1: 1 solution, 1 fundamental; " in chart.svg
    assert "N = 27: 234,907,967,154,122,528 solutions, 29,363,495,934,315,694 fund" in chart.svg
    assert len(chart.table.rows) == 27


@pytest.mark.parametrize("chart", [totals_chart, constant_chart])
def test_a_range_without_solutions_has_no_growth(chart: Callable[..., Chart]) -> None:
    with pytest.raises(UserError, match="N = 2 and N = 3 have no solution to chart"):
        chart([*map(census, range(2, 4))])


def test_the_constant_comes_near_its_limit_from_below() -> None:
    chart = constant_chart([*map(census, range(2, 28))])
    assert "N = 27 gives 1.814; the proved limit is 1.944." in chart.svg
    assert [row[0] for row in chart.table.rows] == [*range(4, 28)]
    *_, (n, alpha, below, ratio) = chart.table.rows
    assert known_census(n).total == pytest.approx((n * exp(-alpha)) ** n)
    assert alpha + below == pytest.approx(1.944)
    assert round(ratio) == 33


@pytest.mark.parametrize(
    ("last", "words"),
    [(4, "N = 4 has 1 orbit of 2."), (3, "N = 3 has no orbits."), (8, "1 orbit of 4, 11 orbits")],
)
def test_orbit_chart_is_described(last: int, words: str) -> None:
    assert words in orbits_chart([*map(census, range(2, last + 1))]).svg


def test_orbits_of_an_n_without_solutions_are_a_row_of_dashes() -> None:
    row = orbits_chart([*map(census, range(1, 9))]).table.cells[1]
    assert [cell.text for cell in row] == ["2", *["\u2013"] * 4]


def test_columns_are_counted_from_0() -> None:
    chart = first_column_chart(queens_per_square(5)[0])
    assert "column 0: 2, column 1: 2" in chart.svg
    assert [cell.text for cell in chart.table.cells[0]] == ["0", "2"]


@pytest.mark.parametrize("n", range(1, 13))
def test_every_n_has_a_heat_map(n: int) -> None:
    chart = heat_chart(queens_per_square(n))
    assert f"Queens per square over all solutions of N = {n}" in chart.svg
    assert len(chart.table.rows) == n


def test_charts_without_numbers_say_how_far_they_go() -> None:
    charts = [heat_chart(queens_per_square(n)) for n in (12, 13)]
    assert [chart.caption for chart in charts] == ["", "From 2,760 to 8,070 solutions."]
    first = first_column_chart(queens_per_square(13)[0])
    assert first.caption == "From 2,760 to 8,070 solutions."
