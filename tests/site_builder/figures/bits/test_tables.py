"""Tables that teach bits."""

from __future__ import annotations

import pytest

from site_builder.figures.bits import tables
from tests.helpers.tables import texts

MINUS = "\N{MINUS SIGN}"


def test_the_complements_of_four_bits() -> None:
    rows = texts(tables.complement_table(4))
    assert len(rows) == 16
    assert rows[1] == ["0001", "1", "1", "1110", "1111", f"{MINUS}1", "0001"]
    assert rows[6] == ["0110", "6", "6", "1001", "1010", f"{MINUS}6", "0010"]
    assert rows[8] == ["1000", "8", f"{MINUS}8", "0111", "1000", f"{MINUS}8", "1000"]
    assert rows[15] == ["1111", "15", f"{MINUS}1", "0000", "0001", "1", "0001"]


@pytest.mark.parametrize("width", [2, 3, 5])
def test_number_and_complement_add_up_to_all_ones(width: int) -> None:
    for x, unsigned, _, turned, negative, _, _ in texts(tables.complement_table(width)):
        whole = 1 << width
        assert int(x, 2) == int(unsigned)
        assert int(x, 2) + int(turned, 2) == whole - 1
        assert (int(x, 2) + int(negative, 2)) % whole == 0


def test_table_takes_the_bits_of_22_one_by_one() -> None:
    assert texts(tables.lowest_bits_table(6, 22)) == [
        ["010110", "101010", "000010", "000001", "1", "010100"],
        ["010100", "101100", "000100", "000011", "2", "010000"],
        ["010000", "110000", "010000", "001111", "4", "000000"],
    ]


def test_table_takes_the_zeros_of_a_row_one_by_one() -> None:
    assert texts(tables.zeros_table(5, 20)) == [
        ["10100", "10101", "01011", "00001", "10101"],
        ["10101", "10110", "01010", "00010", "10111"],
        ["10111", "11000", "01000", "01000", "11111"],
        ["11111", "100000", "100000", "100000", "\N{EN DASH}"],
    ]


def test_a_full_row_has_no_turn() -> None:
    assert len(tables.zeros_table(16, 65535).rows) == 1


def test_the_columns_left_as_a_list_and_as_bits() -> None:
    rows = texts(tables.lists_and_bits_table((4, 2, 0, 3, 1)))
    assert rows[0] == ["0", "[0, 1, 2, 3, 4]", "11111", "4", "00001"]
    assert rows[2] == ["2", "[0, 1, 3]", "11010", "0", "10000"]
    assert rows[4] == ["4", "[1]", "01000", "1", "01000"]
