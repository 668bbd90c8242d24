"""Boards of peaceable and of dominating queens: as large, or as few, as the cited sequences say."""

from __future__ import annotations

from itertools import product

import pytest

from site_builder.figures.variants.optima import (
    dominating_board,
    optima,
    peaceable_board,
    squares_with,
)
from site_builder.values.errors import UserError

A250000 = {3: 1, 4: 2, 5: 4, 6: 5, 7: 7, 8: 9, 9: 12, 10: 14}
A075458 = {3: 1, 4: 2, 5: 3, 6: 3, 7: 4, 8: 5, 9: 5, 10: 5, 11: 5}


def attack(a: tuple[int, int], b: tuple[int, int]) -> bool:
    rows, columns = abs(a[0] - b[0]), abs(a[1] - b[1])
    return not rows or not columns or rows == columns


def test_boards_have_the_cited_sizes() -> None:
    assert {int(n) for n in optima()["peaceable"]} == A250000.keys()
    assert {int(n) for n in optima()["domination"]} == A075458.keys()


@pytest.mark.parametrize("n", A250000)
def test_no_queen_attacks_the_other_army(n: int) -> None:
    marks = peaceable_board(str(n)).marks
    assert len(marks.queens) >= A250000[n]
    assert len(marks.hollow) == A250000[n]
    assert not any(attack(a, b) for a, b in product(marks.queens, marks.hollow))


@pytest.mark.parametrize("n", A075458)
def test_every_square_is_attacked_or_occupied(n: int) -> None:
    queens = dominating_board(str(n)).marks.queens
    assert len(queens) == A075458[n]
    assert all(
        any(attack(square, queen) for queen in queens) for square in product(range(n), repeat=2)
    )


def test_squares_are_read_from_rows() -> None:
    assert squares_with("q", ["..", ".q"]) == [(1, 1)]


@pytest.mark.parametrize(
    ("draw", "message"),
    [
        (peaceable_board, "peaceable queens are drawn for N = 3 to 10, got 12"),
        (dominating_board, "dominating queens are drawn for N = 3 to 11, got 12"),
    ],
)
def test_other_sizes_are_refused(draw, message: str) -> None:  # type: ignore[no-untyped-def]
    with pytest.raises(UserError, match=f"^{message}$"):
        draw("12")
