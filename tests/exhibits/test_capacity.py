"""Capacity queens: both programs, the recorded counts, and the rule for c = 2."""

from __future__ import annotations

import json
import subprocess
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from itertools import combinations, product
from pathlib import Path

import pytest

from cy_core import census
from exhibits.variants_capacity.blocks import FOLDER, Counts, counts, rule_squares
from exhibits.variants_capacity.halves import count
from queens_atlas.blocks import Square

# For each capacity, the largest N that the tests count again.
LARGEST = {1: 9, 2: 8, 3: 7}
RECOMPUTED = [each for each in counts() if each["n"] <= LARGEST[each["capacity"]]]


def is_board(squares: Iterable[Square], n: int, capacity: int) -> bool:
    """Return whether queens on `squares` are a board by the definition.

    It has exactly `capacity` queens in each row and column, and at most as many on each diagonal.
    """
    rows, columns, rising, falling = (Counter[int]() for _ in range(4))
    for row, column in squares:
        rows[row] += 1
        columns[column] += 1
        rising[row + column] += 1
        falling[row - column] += 1
    full = dict.fromkeys(range(n), capacity)
    fullest = max(*rising.values(), *falling.values())
    return rows == full and columns == full and fullest <= capacity


def images(squares: frozenset[Square], n: int) -> Iterator[frozenset[Square]]:
    """Yield the eight images of a board: four quarter turns, each also mirrored."""
    for _ in range(4):
        squares = frozenset((column, n - 1 - row) for row, column in squares)
        yield squares
        yield frozenset((row, n - 1 - column) for row, column in squares)


def plain_counts(n: int, capacity: int) -> tuple[int, int]:
    """Return (number of boards, number of orbits), found by trying all choices for all rows."""
    choices = [
        [
            frozenset((row, column) for column in columns)
            for columns in combinations(range(n), capacity)
        ]
        for row in range(n)
    ]
    candidates = (frozenset().union(*rows) for rows in product(*choices))
    boards = {squares for squares in candidates if is_board(squares, n, capacity)}
    orbits = {frozenset(images(squares, n)) for squares in boards}
    return len(boards), len(orbits)


@pytest.fixture(scope="module")
def rows_programs(tmp_path_factory: pytest.TempPathFactory) -> Mapping[int, Path]:
    """The paths of the program `rows.c`, compiled for each capacity."""
    folder = tmp_path_factory.mktemp("capacity")
    programs = {capacity: folder / f"rows-{capacity}" for capacity in LARGEST}
    for capacity, program in programs.items():
        options = ["-O2", f"-DCAPACITY={capacity}", "-o", program]
        subprocess.run(["cc", *options, FOLDER / "rows.c"], check=True)
    return programs


@pytest.mark.parametrize(("n", "capacity"), [(4, 1), (4, 2), (5, 2), (4, 3), (5, 3)])
def test_counts_follow_the_definition(n: int, capacity: int) -> None:
    found = count(n, capacity)
    assert (found["boards"], found["orbits"]) == plain_counts(n, capacity)


@pytest.mark.parametrize("recorded", RECOMPUTED, ids=str)
def test_both_programs_print_the_recorded_counts(
    rows_programs: Mapping[int, Path], recorded: Counts
) -> None:
    capacity, n = recorded["capacity"], recorded["n"]
    output = subprocess.check_output([rows_programs[capacity], str(n)])
    assert json.loads(output) == recorded
    assert count(n, capacity) == recorded


@pytest.mark.parametrize("recorded", counts(), ids=str)
def test_recorded_counts_are_consistent(recorded: Counts) -> None:
    """Check Burnside's lemma.

    The numbers of boards that each of the eight symmetries leaves unchanged must add up to eight
    times the number of orbits.
    """
    twice = recorded["quarter_turn"] + recorded["mirror"] + recorded["diagonal"]
    fixed = recorded["boards"] + recorded["half_turn"] + 2 * twice
    assert fixed == 8 * recorded["orbits"]
    assert recorded["quarter_turn"] <= recorded["half_turn"] <= recorded["boards"]
    if recorded["capacity"] == 1:
        known = census(recorded["n"])
        assert (recorded["boards"], recorded["orbits"]) == (known.total, known.fundamental)


def test_the_rule_gives_boards_of_capacity_two() -> None:
    for n in range(2, 200):
        assert is_board(rule_squares(n), n, 2), n


def test_solutions_on_a_torus_add_up_to_boards() -> None:
    for n in (5, 7, 11, 13):
        for capacity in range(1, n + 1):
            moved = product(range(n), range(capacity))
            squares = [(row, (2 * row + columns) % n) for row, columns in moved]
            assert len(set(squares)) == n * capacity
            assert is_board(squares, n, capacity)
