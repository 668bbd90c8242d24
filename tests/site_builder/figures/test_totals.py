"""Charts and tables of totals: what they say is what the core counts."""

from __future__ import annotations

from math import exp

import pytest

from cy_core import known_census, queens_per_square
from site_builder.figures.totals import (
    census_table,
    constant_chart,
    first_column_chart,
    heat_chart,
    orbits_chart,
    totals_chart,
)
from tests.helpers.drawings import parse
from tests.helpers.tables import texts


def test_growth_is_described() -> None:
    chart = totals_chart(range(1, 28))
    assert "N = 1: 1 solution, 1 fundamental; " in chart.svg
    assert "N = 27: 234,907,967,154,122,528 solutions, 29,363,495,934,315,694 fund" in chart.svg
    assert len(chart.table.rows) == 27


def test_the_constant_comes_near_its_limit_from_below() -> None:
    chart = constant_chart(range(2, 28))
    assert "N = 27 gives 1.814; the proved limit is 1.944." in chart.svg
    assert [row[0] for row in chart.table.rows] == [*range(4, 28)]
    *_, (n, alpha, below, ratio) = chart.table.rows
    assert known_census(n).total == pytest.approx((n * exp(-alpha)) ** n)
    assert alpha + below == pytest.approx(1.944)
    assert round(ratio) == 33


def test_orbit_chart_is_described() -> None:
    for last, words in ((3, "N = 3 has no orbits."), (8, "N = 8 has 1 orbit of 4, 11 orbits")):
        assert words in orbits_chart(range(2, last + 1)).svg
    chart = orbits_chart(range(2, 9))
    assert [cell.text for cell in chart.table.cells[0]] == ["2", *["\N{EN DASH}"] * 4]


def test_the_larger_the_count_the_stronger_the_square() -> None:
    paths = list(parse(heat_chart([[0, 4], [4, 8]]).svg).iter("path"))
    squares = {float(p.get("fill-opacity", "")): p.get("d", "").count("M") for p in paths}
    assert squares == {1: 1, 0.53: 2, 0.06: 1}
    (empty,) = parse(heat_chart([[0]]).svg).iter("path")
    assert empty.get("fill-opacity") == "0.06"


def test_charts_without_numbers_say_how_far_they_go() -> None:
    charts = [heat_chart(queens_per_square(n)) for n in (12, 13)]
    assert [chart.caption for chart in charts] == ["", "From 2,760 to 8,070 solutions."]
    first = first_column_chart(queens_per_square(13)[0])
    assert first.caption == "From 2,760 to 8,070 solutions."


def test_the_census_has_a_dash_where_there_is_no_orbit() -> None:
    assert texts(census_table(range(8, 9))) == [["8", "92", "12", "\u2013", "\u2013", "1", "11"]]
