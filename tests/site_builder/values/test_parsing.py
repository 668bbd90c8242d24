"""Solutions in blocks are read as people type them."""

from __future__ import annotations

import pytest

from site_builder.values.errors import UserError
from site_builder.values.fundamental import FundamentalSolution
from site_builder.values.parsing import fundamental_of, solution_of


@pytest.mark.parametrize("line", ["4 2 0 3 1", "4,2,0,3,1", "4, 2, 0 3 1", "42031", "5.8.1"])
def test_a_solution_in_any_notation(line: str) -> None:
    assert solution_of(line) == (4, 2, 0, 3, 1)


@pytest.mark.parametrize(
    ("line", "message"),
    [
        ("4 x", "not understood: 4 x; type columns .*"),
        ("4 2 . 3 1", "a solution of N = 5 has 5 queens, got 4"),
        ("4 2 0 3 1", "this board has N = 6 to 8, got 5"),
    ],
)
def test_invalid_solution_is_refused(line: str, message: str) -> None:
    with pytest.raises(UserError, match=f"^{message}$"):
        solution_of(line, 6, 8)


def test_an_entry_has_its_label_as_far_as_there_are_labels() -> None:
    evens_first = [*range(1, 18, 2), *range(0, 18, 2)]
    assert fundamental_of(" ".join(map(str, evens_first))).label == "18.4.1"
    larger = tuple(2 * column % 23 - 1 for column in range(1, 23))
    assert fundamental_of(" ".join(map(str, larger))) == FundamentalSolution("N = 22", larger, 4)
