"""Test the two programs of each subject against each other and against literal definitions."""

from __future__ import annotations

from math import gcd

import pytest

from cy_core import InputError
from cy_core.terms import SUBJECTS, Counts, count_terms
from tests.cy_core.reference import conflict_groups, conflicts, knight_pairs, lines
from tests.reference import Board, all_solutions, eight_images, rotate

# For each subject, the largest side that both programs count in less than half a second.
QUICK = {"half-turn": 19, "quarter-turn": 25, "torus": 12, "conflicts": 13, "lines": 12}


@pytest.mark.parametrize("subject", SUBJECTS)
def test_both_programs_count_the_same(subject: str) -> None:
    first, second = (program.key for program in SUBJECTS[subject].programs)
    for n in range(1, QUICK[subject] + 1):
        assert count_terms(subject, n, first) == count_terms(subject, n, second), n


@pytest.mark.parametrize("subject", SUBJECTS)
def test_small_boards_agree_with_the_definition(subject: str) -> None:
    for n in range(1, 9):
        expected = DEFINITIONS[subject](n)
        for program in SUBJECTS[subject].programs:
            assert count_terms(subject, n, program.key) == expected, (n, program.key)


def test_list_programs_report_their_progress() -> None:
    reports: list[int] = []
    count_terms("lines", 12, "list", reports.append)
    assert reports[-1] == 1787


@pytest.mark.parametrize(
    ("subject", "n", "program", "message"),
    [
        ("torus", 21, "list", "n must be between 1 and 20, got 21"),
        ("torus", 8, "masks", "program must be list or search, got masks"),
        ("knights", 8, "list", "subject must be half-turn, .* or lines, got knights"),
    ],
)
def test_wrong_arguments_are_refused(subject: str, n: int, program: str, message: str) -> None:
    with pytest.raises(InputError, match=message):
        count_terms(subject, n, program)


# The functions of `DEFINITIONS`, one for each subject. They count slowly: they test every solution
# of size n by the definition of what the subject counts.


def superqueens(n: int) -> list[Board]:
    return [board for board in all_solutions(n) if not knight_pairs(board)]


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
    solutions = set(all_solutions(n))
    classes: dict[str, set[frozenset[Board]]] = {"congruent": set(), "similar": set()}
    alone = {board for board in solutions if shifts(board) & solutions == {board}}
    for board in solutions:
        factors = [factor for factor in range(max(n, 2)) if gcd(factor, n) == 1]
        for name, used in (("congruent", [1]), ("similar", factors)):
            translated: set[Board] = set()
            for factor in used:
                for image in eight_images(multiplied(board, factor)):
                    translated |= shifts(image)
            classes[name].add(frozenset(translated & solutions))
    return {
        "congruent": len(classes["congruent"]),
        "similar": len(classes["similar"]),
        "fundamental_alone": len({max(eight_images(board)) for board in alone}),
        "alone": len(alone),
    }


def conflict_table(n: int) -> Counts:
    tables: dict[str, list[int]] = {
        name: [0] * (n + 1) for name in ("conflicts", "queens", "components", "largest")
    }
    for board in all_solutions(n):
        groups = list(map(len, conflict_groups(board)))
        joined = [size for size in groups if size > 1]
        values = (len(conflicts(board)), sum(joined), len(joined), max(groups))
        for table, value in zip(tables.values(), values, strict=True):
            table[value] += 1
    return tables


def without_lines(n: int) -> Counts:
    free = [board for board in all_solutions(n) if not lines(board)]
    knightless = [board for board in free if not knight_pairs(board)]
    return {
        "boards": len(free),
        "fundamental": len({max(eight_images(board)) for board in free}),
        "superqueens": len(knightless),
        "fundamental_superqueens": len({max(eight_images(board)) for board in knightless}),
    }


DEFINITIONS = {
    "half-turn": half_turn,
    "quarter-turn": quarter_turn,
    "torus": torus,
    "conflicts": conflict_table,
    "lines": without_lines,
}
