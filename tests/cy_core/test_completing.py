"""Test completions of partial boards, and the construction of one solution by a rule."""

from __future__ import annotations

import re
from random import Random
from typing import Any

import numpy as np
import pytest

from cy_core import (
    InputError,
    completions,
    count,
    count_completions,
    known_census,
    one_solution,
    solutions,
)
from cy_core.engine.binding import AVAILABLE_BACKENDS, CompletionLister
from cy_core.model import Square
from tests import reference

SQUARES = "squares are a list of pairs of a row and a column, such as [(0, 3)]"


def random_squares(random: Random, n: int, most: int) -> list[Square]:
    """Choose at most `most` different squares of the n x n board."""
    squares = [(row, column) for row in range(n) for column in range(n)]
    return random.sample(squares, random.randint(0, most))


def random_queens(random: Random, n: int) -> list[Square]:
    """Choose some queens that do not attack each other.

    In half of the calls, they are queens of a solution, so that completions exist.
    """
    if random.random() < 0.5 and (boards := reference.all_solutions(n)):
        board = list(enumerate(random.choice(boards)))
        return random.sample(board, random.randint(0, n))
    queens: list[Square] = []
    for row, column in random_squares(random, n, n):
        if all(row != r and column != c and abs(row - r) != abs(column - c) for r, c in queens):
            queens.append((row, column))
    return queens


def agreeing(n: int, fixed: list[Square], forbidden: list[Square]) -> list[tuple[int, ...]]:
    """List the reference's solutions with queens on all `fixed` and on no `forbidden` squares."""
    return [
        board
        for board in reference.all_solutions(n)
        if set(fixed) <= set(enumerate(board)) and not set(forbidden) & set(enumerate(board))
    ]


def test_completions_of_random_boards_agree_with_the_reference() -> None:
    random, boards_with_completions = Random(14), 0
    for _ in range(500):
        n = random.randint(1, 8)
        fixed, forbidden = random_queens(random, n), random_squares(random, n, n)
        expected = agreeing(n, fixed, forbidden)
        assert list(map(tuple, completions(n, fixed, forbidden).tolist())) == expected
        assert count_completions(n, fixed, forbidden) == len(expected)
        few = completions(n, fixed, forbidden, limit=3)
        assert list(map(tuple, few.tolist())) == expected[:3]
        boards_with_completions += bool(expected)
    assert boards_with_completions > 200


@pytest.mark.parametrize("n", [12, 13, 14])
def test_completions_of_larger_boards_equal_the_filtered_solutions(n: int) -> None:
    """From N = 13 on, the list of solutions has more than one part."""
    random = Random(n)
    boards = solutions(n)
    for _ in range(10):
        board = boards[random.randrange(len(boards))].tolist()
        fixed = random.sample(list(enumerate(board)), random.randint(0, 3))
        forbidden = [square for square in random_squares(random, n, n) if square not in fixed]
        agrees = np.ones(len(boards), bool)
        for row, column in fixed:
            agrees &= boards[:, row] == column
        for row, column in forbidden:
            agrees &= boards[:, row] != column
        assert np.array_equal(completions(n, fixed, forbidden), boards[agrees])
        assert count_completions(n, fixed, forbidden) == agrees.sum()


@pytest.mark.parametrize("n", [16, 19, 23, 28])
def test_backends_complete_large_boards_alike(n: int) -> None:
    """Fix about half of the queens of a solution.

    From N = 17 on, edge columns get their queens first.
    """
    if n in (16, 28):
        board = [(2 * row + 1) % (n + 1) for row in range(n)]
    else:
        board = completions(n, [(0, n // 2)], limit=1)[0].tolist()
    random = Random(n)
    for _ in range(20):
        fixed = random.sample(list(enumerate(board)), n - random.randint(6, 11))
        lists = [
            np.concatenate(list(CompletionLister(n, backend, fixed, ())))
            for backend in AVAILABLE_BACKENDS
        ]
        assert all(np.array_equal(lists[0], other) for other in lists[1:])
        assert board in lists[0].tolist()
        assert count_completions(n, fixed) == len(lists[0])


def test_completions_of_an_empty_board_are_all_solutions() -> None:
    for n in (1, 2, 3, 4, 8, 11):
        assert np.array_equal(completions(n), solutions(n))
        assert count_completions(n) == count(n).total


def test_limit_returns_the_first_of_many_quickly() -> None:
    first, second = completions(27, limit=2).tolist()
    assert first < second


def test_completions_of_every_first_queen_add_up_to_the_total() -> None:
    """Take N = 15, because from there on the count runs on a separate thread."""
    assert (
        sum(count_completions(15, [(0, column)]) for column in range(15)) == known_census(15).total
    )


def test_square_both_fixed_and_forbidden_leaves_no_completion() -> None:
    assert completions(8, [(0, 4)], [(0, 4)]).shape == (0, 8)
    assert count_completions(8, [(0, 4)], [(0, 4), (1, 1)]) == 0


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        ((8, (0, 3)), f"{SQUARES}, got (0, 3)"),
        ((8, [(0, 0)], ["x"]), f"{SQUARES}, got "),
        ((8, [], [(-1, 0)]), "rows and columns of n = 8 are 0 to 7, got -1 0"),
        ((8, [(0, 0), (1, 1)]), "no two queens may attack each other, got 0 0, 1 1"),
    ],
)
def test_bad_boards_are_refused(arguments: tuple[Any, ...], message: str) -> None:
    for complete in (completions, count_completions):
        with pytest.raises(InputError, match=re.escape(message)):
            complete(*arguments)


def test_list_that_exceeds_memory_is_refused() -> None:
    with pytest.raises(InputError, match=r"listing n = 22 takes at least .* GB of memory"):
        completions(22, limit=10**15)


MAX_TESTED_N = 1000


def test_constructed_queens_do_not_attack_each_other() -> None:
    for n in range(1, MAX_TESTED_N + 1):
        if n in (2, 3):
            continue
        columns = one_solution(n)
        assert sorted(columns) == list(range(n)), n
        assert len({row + column for row, column in enumerate(columns)}) == n, n
        assert len({row - column for row, column in enumerate(columns)}) == n, n
        # For even n the long diagonal must be free, because the rule makes a solution for n + 1 by
        # adding a queen in the corner.
        assert n % 2 or all(row != column for row, column in enumerate(columns)), n


def test_boards_without_solution_are_refused() -> None:
    for n in (2, 3):
        with pytest.raises(InputError, match=f"^n = {n} has no solution$"):
            one_solution(n)
