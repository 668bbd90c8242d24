"""Squares are named as in chess."""

from __future__ import annotations

from site_builder.values.text import squares


def test_squares_count_rows_from_the_bottom() -> None:
    assert squares((4, 2, 0, 3, 1)) == ("e5", "c4", "a3", "d2", "b1")


def test_wide_boards_go_on_after_z() -> None:
    assert squares(range(32))[25:28] == ("z7", "aa6", "ab5")
    assert len({name.rstrip("0123456789") for name in squares(range(32))}) == 32
