"""Charts and tables of counts: what they say is what the core counts."""

from __future__ import annotations

from math import exp

import numpy as np
import pytest

from cy_core import METHODS, Symmetry, known_census, orbit, queens_per_square, solution
from site_builder.figures.counts import tables
from site_builder.figures.counts.charts import (
    constant_chart,
    first_column_chart,
    heat_chart,
    orbits_chart,
    totals_chart,
)
from site_builder.figures.counts.images import ACTIONS, numbered_moves
from site_builder.values.census import census
from tests.helpers.drawings import parse
from tests.helpers.tables import texts


def test_growth_is_described() -> None:
    chart = totals_chart([*map(census, range(1, 28))])
    assert "N = 1: 1 solution, 1 fundamental; " in chart.svg
    assert "N = 27: 234,907,967,154,122,528 solutions, 29,363,495,934,315,694 fund" in chart.svg
    assert len(chart.table.rows) == 27


def test_the_constant_comes_near_its_limit_from_below() -> None:
    chart = constant_chart([*map(census, range(2, 28))])
    assert "N = 27 gives 1.814; the proved limit is 1.944." in chart.svg
    assert [row[0] for row in chart.table.rows] == [*range(4, 28)]
    *_, (n, alpha, below, ratio) = chart.table.rows
    assert known_census(n).total == pytest.approx((n * exp(-alpha)) ** n)
    assert alpha + below == pytest.approx(1.944)
    assert round(ratio) == 33


def test_orbit_chart_is_described() -> None:
    for last, words in ((3, "N = 3 has no orbits."), (8, "N = 8 has 1 orbit of 4, 11 orbits")):
        assert words in orbits_chart([*map(census, range(2, last + 1))]).svg
    chart = orbits_chart([*map(census, range(2, 9))])
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


@pytest.mark.parametrize("symmetry", Symmetry)
@pytest.mark.parametrize("label", ["5.8.1", "6.4.1", "8.8.3"])
def test_squares_go_where_the_core_takes_queens(symmetry: Symmetry, label: str) -> None:
    boards = orbit(solution(label))
    n = len(boards.representative)
    squares = np.zeros((n, n), dtype=np.int64)
    squares[np.arange(n), boards.representative] = 1
    assert tuple(ACTIONS[symmetry](squares).argmax(axis=1).tolist()) == boards.images[symmetry]


def test_the_eight_pictures_differ() -> None:
    pictures = dict(numbered_moves())
    assert list(pictures) == list(Symmetry)
    assert len(set(pictures.values())) == 8
    assert "<desc>3 1 / 4 2</desc>" in pictures[Symmetry.ROTATE_90]


def test_the_census_has_a_dash_where_there_is_no_orbit() -> None:
    assert texts(tables.census_table([census(8)])) == [
        ["8", "92", "12", "\u2013", "\u2013", "1", "11"]
    ]


def test_nodes_are_counted_and_compared() -> None:
    rows = {row[0]: row[1:] for row in texts(tables.nodes_table(8))}
    assert rows["Backtracking"] == ["2,056", "2,056", "1.00"]
    assert rows["Mirror"][2] == "0.50"
    assert list(rows) == [m.title for m in METHODS if m.form == "recursive"]


def test_one_orbit_in_five_notations() -> None:
    rows = texts(tables.notations_table("8.8.1", solution("8.8.1")))
    assert [row[2] for row in rows[:4]] == [
        "73025164",
        "84136275",
        "15863724",
        "h8 d7 a6 c5 f4 b3 g2 e1",
    ]
    assert rows[4][2].startswith("00000001 00010000 10000000")
