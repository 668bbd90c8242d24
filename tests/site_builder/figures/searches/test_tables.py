"""Tables and charts of searches."""

from __future__ import annotations

from site_builder.figures.searches.charts import depth_chart
from site_builder.figures.searches.tables import depth_table, found_table
from site_builder.values.table import NOTHING
from tests.helpers.drawings import parse, svg_texts
from tests.helpers.tables import texts_of


def test_solutions_are_listed_in_the_order_of_each_method() -> None:
    table = found_table(5)
    rising = texts_of(table, "Backtracking")[1].split()
    assert rising == sorted(rising)
    assert len(rising) == 10
    assert texts_of(table, "Bitmap")[1].split() == rising[::-1]
    assert texts_of(table, "Mirror")[2] == "2"
    assert texts_of(table, "Symmetry elimination") == [
        "Symmetry elimination",
        "42031 30241",
        "8, 2",
    ]


def test_row_without_solution_has_a_dash() -> None:
    assert texts_of(found_table(3), "Bitmap")[1:] == [NOTHING, NOTHING]


def test_boards_by_depth_add_up() -> None:
    table = depth_table(6)
    assert texts_of(table, "4") == ["4", "1,296", "46", "23", "12", "16"]
    assert texts_of(table, "all") == ["all", "55,986", "152", "76", "39", "78"]


def test_queens_placed_twice_are_explained_where_there_are_any() -> None:
    assert "places 41 queens, 2 of them on boards it has had" in depth_table(6).note
    assert "Symmetry elimination" not in depth_table(4).note


def test_the_chart_by_depth_has_its_sums_and_its_data() -> None:
    chart = depth_chart(6)
    written = svg_texts(parse(chart.svg))
    assert {"6", "20", "36", "46", "40", "4"} <= {*written}
    assert "kept by symmetry elimination (39)" in written
    assert chart.table == depth_table(6)
