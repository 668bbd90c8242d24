"""Tables: what stands in their cells."""

from __future__ import annotations

from cy_core import METHODS, solution
from site_builder.figures.counts import tables
from site_builder.values.census import census
from tests.helpers.tables import texts


def test_every_table_has_rows() -> None:
    made = [
        tables.census_table([*map(census, range(1, 13))]),
        tables.ledger_table(),
        tables.orbits_table([*map(census, range(1, 28))]),
        tables.totals_table([*map(census, range(1, 28))]),
        tables.methods_table(),
        tables.nodes_table(4),
        tables.notations_table("5.8.1", solution("5.8.1")),
        tables.first_column_table((1, 2)),
        tables.heat_table(((1, 2), (3, 4))),
    ]
    for table in made:
        assert table.caption
        assert table.cells


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
