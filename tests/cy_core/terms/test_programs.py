"""The two programs of each subject, against each other and against definitions taken literally."""

from __future__ import annotations

from itertools import combinations
from math import gcd

import pytest

from cy_core import InputError
from cy_core.terms import SUBJECTS, Counts, count_terms
from tests.reference import Board, all_solutions, eight_images, rotate

SMALL = range(1, 9)
# Sides that both programs count in less than half a second.
QUICK = {"half-turn": 19, "quarter-turn": 25, "torus": 12, "conflicts": 13, "lines": 12}


@pytest.mark.parametrize("subject", SUBJECTS)
def test_both_programs_count_the_same(subject: str) -> None:
    first, second = (program.key for program in SUBJECTS[subject].programs)
    for n in range(1, QUICK[subject] + 1):
        assert count_terms(subject, n, first) == count_terms(subject, n, second), n


@pytest.mark.parametrize("subject", SUBJECTS)
@pytest.mark.parametrize("n", SMALL)
def test_small_boards_agree_with_the_definition(subject: str, n: int) -> None:
    expected = DEFINITIONS[subject](n)
    for program in SUBJECTS[subject].programs:
        assert count_terms(subject, n, program.key) == expected, program.key


def test_list_programs_tell_how_far_they_are() -> None:
    seen: list[int] = []
    count_terms("lines", 12, "list", seen.append)
    assert seen[-1] == 1787


@pytest.mark.parametrize(
    ("subject", "n", "program", "message"),
    [
        ("torus", 21, "list", "n must be between 1 and 20, got 21"),
        ("torus", 8, "masks", "program must be list or search, got masks"),
        ("knights", 8, "list", "subject must be half-turn, .* or lines, got knights"),
    ],
)
def test_wrong_words_are_refused(subject: str, n: int, program: str, message: str) -> None:
    with pytest.raises(InputError, match=message):
        count_terms(subject, n, program)


# --- the definitions ---


def has_knights_move(board: Board) -> bool:
    return any(
        {lower - upper, abs(board[lower] - board[upper])} == {1, 2}
        for upper, lower in combinations(range(len(board)), 2)
    )


def superqueens(n: int) -> list[Board]:
    return [board for board in all_solutions(n) if not has_knights_move(board)]


def half_turn(n: int) -> Counts:
    return {"boards": sum(board == rotate(rotate(board)) for board in superqueens(n))}


def quarter_turn(n: int) -> Counts:
    return {"boards": sum(board == rotate(board) for board in superqueens(n))}


def shifts(board: Board) -> set[Board]:
    n = len(board)
    return {
        tuple((board[(row - down) % n] + right) % n for row in range(n))
        for down in range(n)
        for right in range(n)
    }


def multiplied(board: Board, factor: int) -> Board:
    n = len(board)
    columns = {factor * row % n: factor * column % n for row, column in enumerate(board)}
    return tuple(columns[row] for row in range(n))


def torus(n: int) -> Counts:
    solutions = {*all_solutions(n)}
    classes: dict[str, set[frozenset[Board]]] = {"congruent": set(), "similar": set()}
    alone = {board for board in solutions if shifts(board) & solutions == {board}}
    for board in solutions:
        factors = [factor for factor in range(max(n, 2)) if gcd(factor, n) == 1]
        for name, used in (("congruent", [1]), ("similar", factors)):
            moved = {
                shifted
                for factor in used
                for image in eight_images(multiplied(board, factor))
                for shifted in shifts(image)
            }
            classes[name].add(frozenset(moved & solutions))
    return {
        "congruent": len(classes["congruent"]),
        "similar": len(classes["similar"]),
        "fundamental_alone": len({max(eight_images(board)) for board in alone}),
        "alone": len(alone),
    }


def conflicts(n: int) -> Counts:
    table = [[0] * (n + 1) for _ in range(4)]
    for board in all_solutions(n):
        pairs = [
            (a, b)
            for a, b in combinations(range(n), 2)
            if (board[a] - board[b]) % n in ((a - b) % n, (b - a) % n)
        ]
        groups = [{queen} for queen in range(n)]
        for pair in pairs:
            joined = set().union(*(group for group in groups if group & {*pair}))
            groups = [group for group in groups if not group & joined] + [joined]
        components = [group for group in groups if len(group) > 1]
        table[0][len(pairs)] += 1
        table[1][sum(map(len, components))] += 1
        table[2][len(components)] += 1
        table[3][max(map(len, groups))] += 1
    return dict(zip(("conflicts", "queens", "components", "largest"), table, strict=True))


def has_line(board: Board) -> bool:
    return any(
        (b - a) * (board[c] - board[a]) == (c - a) * (board[b] - board[a])
        for a, b, c in combinations(range(len(board)), 3)
    )


def lines(n: int) -> Counts:
    free = [board for board in all_solutions(n) if not has_line(board)]
    knightless = [board for board in free if not has_knights_move(board)]
    counts = [(len(b), len({max(eight_images(each)) for each in b})) for b in (free, knightless)]
    names = ("boards", "fundamental", "superqueens", "fundamental_superqueens")
    return dict(zip(names, (*counts[0], *counts[1]), strict=True))


DEFINITIONS = {
    "half-turn": half_turn,
    "quarter-turn": quarter_turn,
    "torus": torus,
    "conflicts": conflicts,
    "lines": lines,
}
