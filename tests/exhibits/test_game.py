"""The game of queens: the values of openings, which two programs have computed."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import product

import pytest

from exhibits.game.blocks import MAX_N, MIN_N, PUBLISHED_GRUNDY, first_moves_table, openings
from exhibits.game.solve import start_value, winning_first_moves, winning_replies
from queens_atlas.blocks import Square, square_name

# The terms of https://oeis.org/A344227 from N = 1 on.
A344227 = (1, 1, 2, 1, 3, 1, 2, 3, 1, 0, 1, 0, 1)


@pytest.mark.parametrize("n", range(1, 8))
def test_values_are_those_of_the_plain_program(n: int) -> None:
    values = openings()
    assert values.grundy[str(n)] == start_value(n)
    assert values.first_moves[str(n)] == winning_first_moves(n)
    if n >= MIN_N:
        assert values.replies[str(n)] == winning_replies(n)


MOVES: Sequence[Callable[[int, int, int], Square]] = (
    lambda row, column, last: (row, column),
    lambda row, column, last: (column, last - row),
    lambda row, column, last: (last - row, last - column),
    lambda row, column, last: (last - column, row),
    lambda row, column, last: (row, last - column),
    lambda row, column, last: (last - row, column),
    lambda row, column, last: (column, row),
    lambda row, column, last: (last - column, last - row),
)


def replies_to(first: Square, n: int) -> set[Square]:
    """Return the winning replies to the first move `first`.

    The table has only one move of each orbit. Find its replies by a symmetry, and map them back.
    """
    replies = openings().replies[str(n)]
    images = ((square_name(move(*first, n - 1), n), move) for move in MOVES)
    name, move = next(image for image in images if image[0] in replies)
    winning = replies[name].split()
    squares = product(range(n), repeat=2)
    return {square for square in squares if square_name(move(*square, n - 1), n) in winning}


def test_grundy_values_are_published() -> None:
    computed = {int(n): value for n, value in openings().grundy.items()}
    assert dict(enumerate(A344227, 1)) == {**computed, **PUBLISHED_GRUNDY}


def test_the_first_player_wins_if_some_first_move_does() -> None:
    for _, winner, grundy, winning in first_moves_table(12).rows:
        assert bool(grundy) == bool(winning) == (winner == "first")


@pytest.mark.parametrize("n", range(MIN_N, MAX_N + 1))
def test_openings_agree_with_each_other(n: int) -> None:
    """If one square wins as a reply to another, so does the other as a reply to the one."""
    wins = {first: set(replies_to(first, n)) for first in product(range(n), repeat=2)}
    for first, second in product(wins, repeat=2):
        assert (second in wins[first]) == (first in wins[second])
    won = [first for first, replies in wins.items() if not replies]
    assert len(won) == openings().first_moves[str(n)]
    assert won == openings().winning_squares(n)
    assert (n // 2, n // 2) in won or n % 2 == 0
