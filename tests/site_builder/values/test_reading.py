"""Columns are read as people type them."""

from __future__ import annotations

import pytest

from site_builder.values.errors import UserError
from site_builder.values.reading import parse_columns


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
