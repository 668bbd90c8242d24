"""Boards as plain text."""

from __future__ import annotations

import pytest

from site_builder.commands.showing import text_board


@pytest.mark.parametrize("solution", [(0,), (1, 3, 0, 2), (7, 3, 0, 2, 5, 1, 6, 4)])
def test_every_row_has_one_queen_in_its_column(solution: tuple[int, ...]) -> None:
    rows = [line.split(" ") for line in text_board(solution).split("\n")]
    assert [row.index("Q") for row in rows] == list(solution)
    assert all(sorted(row) == ["."] * (len(solution) - 1) + ["Q"] for row in rows)
