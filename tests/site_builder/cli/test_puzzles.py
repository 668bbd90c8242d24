"""`queens puzzles`: forms and methods that agree, files, and long counts."""

from __future__ import annotations

from pathlib import Path

import pytest

from cy_core.puzzles import sudoku
from tests.helpers.command_line import Queens

FULL = "".join(
    str((shift + column) % 9 + 1) for shift in (0, 3, 6, 1, 4, 7, 2, 5, 8) for column in range(9)
)
ONE = f".{FULL[1:]}"


@pytest.mark.parametrize("options", ["", "--list", "--form list"])
def test_ordering_for_years_needs_confirmation(queens: Queens, options: str) -> None:
    message = queens.refusal(f"puzzles permutations 20 {options}")
    assert message.startswith("ordering 20 things takes about ")
    assert message.endswith(" on 1 core: add --yes to begin it all the same")


def test_all_solutions_a_line_each(queens: Queens) -> None:
    holes = "".join("." if k % 9 < 3 else digit for k, digit in enumerate(FULL))
    printed = queens(f"puzzles sudoku {holes} --all --method cells")
    assert tuple(printed.splitlines()) == sudoku(holes, "cells").solutions
    assert len(sudoku(holes, "cells").solutions) > 1


def test_sudoku_reads_a_file(queens: Queens) -> None:
    Path("puzzles.txt").write_text(f"# ours\n{ONE}\n\n{ONE}", encoding="utf-8-sig")
    printed = queens("puzzles sudoku --file puzzles.txt")
    assert printed.splitlines() == [FULL] * 2


def test_what_is_said_of_the_solutions_goes_to_standard_error(queens: Queens) -> None:
    none = "12345678." + "." * 27 + "........9" + "." * 36
    assert queens.run(f"puzzles sudoku {none} {ONE}") == (0, f"{FULL}\n", "no solution\n")
    status, printed, errors = queens.run(f"puzzles sudoku {'.' * 81}")
    assert (status, len(printed.splitlines())) == (0, 1)
    assert errors == "there are more solutions: add --all\n"


def test_regions_with_many_solutions_show_a_thousand(queens: Queens) -> None:
    many = queens(f"puzzles regions {' '.join(letter * 8 for letter in 'abcdefgh')}")
    assert len(many.splitlines()) == 1001
    assert many.splitlines()[-1] == "1,000 solutions or more"
