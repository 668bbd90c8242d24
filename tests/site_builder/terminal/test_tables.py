"""A table in letters is the same wherever it goes, however wide it is."""

from __future__ import annotations

from site_builder.terminal.tables import text_table

HEADINGS = ("", *(f"n = {n}" for n in range(8, 40)))
ROWS = [("engine, avx512 [1] :o:", *["1.00 s"] * 31, "-")]


def test_long_cell_stays_one_line() -> None:
    head, row = text_table(HEADINGS, ROWS).splitlines()
    assert len(head) == len(row) == len(ROWS[0][0]) + 9 * 32
    assert row == ROWS[0][0] + "   1.00 s" * 31 + "        -"


def test_a_wide_cell_keeps_its_distance() -> None:
    assert text_table(["", "n"], [["a", "12345678"], ["b", "1"]]).splitlines()[1:] == [
        "a  12345678",
        "b         1",
    ]
