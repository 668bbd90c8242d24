"""The carry chain at work on one board."""

from __future__ import annotations

import pytest

from cy_core import ring_codes, ring_positions, solutions
from site_builder.figures.symmetry.rings import inside_table, pairs_table, rings_of
from site_builder.values.table import NOTHING
from tests.helpers.tables import texts

BOARD = (1, 6, 2, 5, 7, 4, 0, 3)


def test_the_codes_are_sums_of_the_positions() -> None:
    rows = texts(pairs_table(BOARD))
    assert [row[0] for row in rows] == ["top", "right", "bottom", "left"]
    for _, outer, inner, _, code in rows:
        assert int(outer) * 8 + int(inner) == int(code)
    positions = ring_positions(8, tuple(enumerate(BOARD)))
    assert [int(row[-1]) for row in rows] == ring_codes(8, positions)


@pytest.mark.parametrize("n", [5, 6, 8])
def test_inner_row_is_skipped_or_has_its_queen_on_a_free_square(n: int) -> None:
    for board in solutions(n).tolist():
        rings = dict(rings_of(board))
        rows = texts(inside_table(board))
        assert [int(row[0]) for row in rows] == [*range(2, n - 2)]
        for row, *masks, free, _ in rows:
            if int(row) in rings:
                assert {*masks, free} == {NOTHING}
            else:
                assert free[board[int(row)]] == "1"
                together = zip(*masks, free, strict=True)
                assert all(("1" in three) != (bit == "1") for *three, bit in together)


def test_example_skips_one_row() -> None:
    rows = texts(inside_table(BOARD))
    assert ["passed over" in row[-1] for row in rows] == [False, False, True, False]
