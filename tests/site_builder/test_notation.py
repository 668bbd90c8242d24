"""Squares are named as in chess; columns are read as people type them."""

from __future__ import annotations

import pytest

from site_builder.errors import UserError
from site_builder.notation import parse_columns, squares


def test_squares_count_rows_from_the_bottom() -> None:
    assert squares((4, 2, 0, 3, 1)) == ("e5", "c4", "a3", "d2", "b1")


def test_wide_boards_go_on_after_z() -> None:
    assert squares(range(32))[25:28] == ("z7", "aa6", "ab5")
    assert len({name.rstrip("0123456789") for name in squares(range(32))}) == 32


@pytest.mark.parametrize(
    "words",
    [["4", "2", "0", "3", "1"], ["4 2 0 3 1"], ["4,2,0,3,1"], ["4,", "2, 0 3 1"], ["42031"]],
)
def test_columns_as_people_type_them(words: list[str]) -> None:
    assert parse_columns(words) == (4, 2, 0, 3, 1)


@pytest.mark.parametrize("words", [["a1"], ["4", "x"], ["-1", "2"], [""], ["1.5"]])
def test_what_is_no_columns_is_refused(words: list[str]) -> None:
    with pytest.raises(UserError, match=r"^a solution is column numbers such as 4 2 0 3 1, got"):
        parse_columns(words)
