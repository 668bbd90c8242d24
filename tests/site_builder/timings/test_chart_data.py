"""What stands behind a chart: sentences and a table with the same values."""

from __future__ import annotations

from site_builder.timings.chart_data import largest_shared, said, values_table

VALUES = {"slow": {4: 2.0, 5: 9.0}, "fast": {5: 3.0, 6: 4.0}, "short": {4: 1.0}}


def words(value: float) -> str:
    return f"{value:g} s"


def test_all_are_told_at_the_largest_n_that_most_have() -> None:
    assert next(said(VALUES, words)) == "At N = 5: fast 3 s; slow 9 s."


def test_who_ends_elsewhere_is_told_too() -> None:
    assert list(said(VALUES, words))[1:] == [
        "fast ends at N = 6 with 4 s.",
        "short ends at N = 4 with 1 s.",
    ]


def test_what_counts_as_most_can_be_said() -> None:
    values = {"a": {4: 1.0, 5: 1.0}, "b": {4: 1.0, 5: 1.0}, "c": {4: 1.0}}
    assert largest_shared(values) == 5
    assert largest_shared(values, 0.75) == 4


def test_the_table_has_every_value_and_a_dash_where_there_is_none() -> None:
    table = values_table("Times", VALUES, words, under={"slow": {5: "+10%"}})
    assert table.headings == ("method", "N = 4", "N = 5", "N = 6")
    slow, fast, short = table.rows
    assert [cell.text for cell in slow] == ["slow", "2 s", "9 s", "\u2013"]
    assert [cell.value for cell in fast] == [None, None, 3.0, 4.0]
    assert [cell.under for cell in slow] == ["", "", "+10%", ""]
    assert {cell.under for cell in short} == {""}
    assert len(table.align) == len(table.headings)
