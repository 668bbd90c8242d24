"""Properties of boards, and totals."""

from __future__ import annotations

from collections.abc import Callable, Collection
from math import exp
from operator import ne

import pytest

from cy_core import (
    MAX_MEASURED_N,
    fundamental,
    known_census,
    label,
    orbit,
    properties,
    property_counts,
    queens_per_square,
    solution,
    solutions,
)
from exhibits.numbers.blocks import constant_chart
from site_builder.figures.properties.blocks import (
    ABSENT,
    COMPARED,
    MAX_NEAR,
    PROPERTIES,
    conflicts_of,
    diagonal_rows_of,
    knight_pairs_of,
    lines_of,
    near_solutions,
    property_table,
    property_views,
    translates_of,
)
from site_builder.figures.totals import (
    census_table,
    first_column_chart,
    heat_chart,
    orbits_chart,
    totals_chart,
)
from tests.helpers.drawings import parse
from tests.helpers.tables import cell_texts


@pytest.mark.parametrize("name", ["5.8.1", "7.4.1", "8.8.10", "9.8.20", "10.4.2"])
def test_the_nearest_of_each_orbit_are_shown(name: str) -> None:
    board = solution(name)
    distances = dict[str, int]()
    for other in map(tuple, solutions(len(board)).tolist()):
        if other != board:
            key = label(other)
            moved = sum(map(ne, board, other))
            distances[key] = min(moved, distances.get(key, moved))
    near = near_solutions(board)
    assert [each.moved_queens for each in near] == sorted(distances.values())[:MAX_NEAR]
    assert all(distances[each.label] == each.moved_queens for each in near)


def test_a_ring_marks_each_moved_queen() -> None:
    board = solution("8.8.10")
    first = near_solutions(board)[0]
    image = orbit(solution(first.label)).images[first.symmetry]
    moved = [(row, column) for row, column in enumerate(image) if column != board[row]]
    edges = "".join(f"M{column + 0.06} {row + 0.06}h0.88v0.88h-0.88z" for row, column in moved)
    paths = {path.get("class"): path.get("d") for path in parse(first.svg).iter("path")}
    assert paths["qa-act qa-act-place"] == edges


def test_the_only_solution_has_no_neighbour() -> None:
    assert near_solutions((0,)) == ()


POSITIONS: dict[str, Callable[[tuple[int, ...]], Collection[object]]] = {
    "lines": lines_of,
    "knight_pairs": knight_pairs_of,
    "conflicts": conflicts_of,
    "translates": translates_of,
    "diagonal_queens": diagonal_rows_of,
}


@pytest.mark.parametrize("n", range(4, 10))
def test_as_many_are_shown_as_the_core_counts(n: int) -> None:
    boards, _ = fundamental(n)
    for board in map(tuple, boards[:20].tolist()):
        measured = properties(board)
        for key, positions_of in POSITIONS.items():
            assert len(positions_of(board)) == getattr(measured, key), (key, board)


@pytest.mark.parametrize(
    ("label", "key", "words"),
    [
        ("8.8.10", "lines", "28 lines join two queens. None of them meets a third queen."),
        ("8.8.10", "distance", "Move 3 queens, and you have an image of 8.4.1."),
        ("10.4.2", "knight_pairs", "No queen is there."),
        ("10.4.2", "conflicts", "h10 to f2, e9 to i3, e9 to c1 and 1 more."),
        ("10.4.2", "diagonal_queens", "Both main diagonals are empty."),
        ("10.4.2", "determining_queens", "No other solution has queens on h10, e9, g6 and"),
        ("4.2.1", "distance", "an image of 4.2.1 itself."),
        ("6.4.1", "translates", "However you move it"),
    ],
)
def test_each_sentence_says_what_is_there(label: str, key: str, words: str) -> None:
    (row,) = (each for each in property_views(solution(label)) if each.key == key)
    assert words in row.sentence


def test_a_value_is_shown_with_the_boards_that_share_it() -> None:
    rows = {each.key: each for each in property_views(solution("8.8.10"))}
    assert (rows["lines"].value, rows["lines"].same_value_count) == ("none", 1)
    assert rows["conflicts"].same_value_count == 8


def test_tables_have_the_counts() -> None:
    for chosen in PROPERTIES:
        rows = property_table(chosen).rows
        largest = 14 if chosen.key in COMPARED else MAX_MEASURED_N
        assert [row[0] for row in rows] == [1, *range(4, largest + 1)]
        for n, first, *_ in rows:
            counts = property_counts(n)[chosen.key]
            absent = next((count.fundamental for count in counts if count.value == 0), 0)
            assert first == (absent if chosen.key in ABSENT else counts[0].value)


def test_growth_is_described() -> None:
    chart = totals_chart(range(1, 28))
    assert "N = 1: 1 solution, 1 fundamental; " in chart.svg
    assert "N = 27: 234,907,967,154,122,528 solutions, 29,363,495,934,315,694 fund" in chart.svg
    assert len(chart.table.rows) == 27


def test_the_constant_comes_near_its_limit_from_below() -> None:
    chart = constant_chart(range(2, 28))
    assert "N = 27 gives 1.814; the proved limit is 1.944." in chart.svg
    assert [row[0] for row in chart.table.rows] == list(range(4, 28))
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
    assert cell_texts(census_table(range(8, 9))) == [
        ["8", "92", "12", "\u2013", "\u2013", "1", "11"]
    ]
