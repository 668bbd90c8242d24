"""Greedy queens on a board without end: both programs, the recorded distances, and the OEIS."""

from __future__ import annotations

import json
import subprocess
from itertools import count, pairwise
from pathlib import Path

import pytest

from exhibits.results_exile.antidiagonals import greedy_rows
from exhibits.results_exile.antidiagonals import summaries as computed_summaries
from exhibits.results_exile.blocks import FOLDER, b_file, distance_range, summaries, terms_table

# The terms that the entry of A065188 lists, https://oeis.org/A065188, and the last terms that the
# entry of A275895 lists beyond them, https://oeis.org/A275895. Both were read on 29 November 2026.
A065188 = """
    1, 3, 5, 2, 4, 9, 11, 13, 15, 6, 8, 19, 7, 22, 10, 25, 27, 29, 31, 12, 14, 35, 37, 39, 41, 16,
    18, 45, 17, 48, 20, 51, 53, 21, 56, 58, 60, 23, 63, 24, 66, 28, 26, 70, 72, 74, 76, 78, 30, 32,
    82, 84, 86, 33, 89, 34, 92, 38, 36, 96, 98, 100, 102, 40, 105, 107, 42, 110, 43, 113
"""
A275895_END = [112, 43, 115, 117, 119, 45, 122]


def defined_rows(n: int) -> list[int]:
    """Return the row of the queen in each of the first `n` columns, found square by square."""
    queens = list[tuple[int, int]]()
    for total in count():
        for column in range(total + 1):
            row = total - column
            if all(column != c and row != r and abs(column - c) != abs(row - r) for c, r in queens):
                queens.append((column, row))
        rows = dict(queens)
        if all(column in rows for column in range(n)):
            return [rows[column] for column in range(n)]
    raise AssertionError


@pytest.fixture(scope="module")
def columns_program(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The path of the program `columns.c` after its compilation."""
    program = tmp_path_factory.mktemp("exile") / "columns"
    command = ["cc", "-O2", "-o", program, FOLDER / "columns.c", "-lm"]
    subprocess.run(command, check=True)
    return program


def run(program: Path, *arguments: object) -> list[str]:
    command = [program, *map(str, arguments)]
    return subprocess.run(command, check=True, capture_output=True, text=True).stdout.splitlines()


def test_both_programs_follow_the_definition(columns_program: Path) -> None:
    assert list(greedy_rows(40)) == defined_rows(40)
    assert list(map(int, run(columns_program, 3000, "rows"))) == list(greedy_rows(3000))


def test_rows_are_the_published_terms() -> None:
    published = list(map(int, A065188.split(",")))
    rows = greedy_rows(76)
    assert [row + 1 for row in rows[:70]] == published
    assert list(rows[-7:]) == A275895_END


def test_both_programs_print_the_recorded_distances(columns_program: Path) -> None:
    """The program in C is compared for all counts, the slow program only up to 10,000 queens."""
    assert list(map(json.loads, run(columns_program, 10_000_000))) == summaries()
    computed = list(map(json.loads, computed_summaries(greedy_rows(10_000))))
    assert computed == [each for each in summaries() if each["n"] <= 10_000]


def test_recorded_distances_are_consistent() -> None:
    """Each queen except the one in the corner belongs to one of two lines.

    With more queens, the least and the greatest distance from a line can only get more extreme.
    """
    for summary in summaries():
        assert summary["upper"]["queens"] + summary["lower"]["queens"] == summary["n"] - 1
    for before, after in pairwise(summaries()):
        for line in ("upper", "lower"):
            assert after[line]["least"] <= before[line]["least"]
            assert after[line]["most"] >= before[line]["most"]
    assert distance_range("upper") == "\u22120.7622 to 1.2325"


def test_b_files_count_from_the_first_index_of_their_sequence() -> None:
    assert b_file([0, 2, 4], 0) == "0 0\n1 2\n2 4\n"
    assert b_file([0, 2, 4], 1) == "1 1\n2 3\n3 5\n"
    files = {asset.path: asset.content for asset in terms_table().others}
    assert str(files["results/b065188.txt"]).startswith("1 1\n2 3\n3 5\n4 2\n")
    assert len(str(files["results/b275895.txt"]).splitlines()) == 10_000
