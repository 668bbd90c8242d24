"""What the core says of a question: each kind of check, and each mistake in one."""

from __future__ import annotations

import pytest

from cy_core import InputError, Symmetry
from site_builder.figures.questions.checks import CHECKS, finding
from site_builder.values.errors import UserError

WORDS = {
    "bits 5: ~7": "11000",
    "bits 5: x = 01100; -x & x": "00100",
    "number 5: ~7": "-8",
    "mask left 5: 4 2": "01100",
    "mask down 5: 4 2": "00101",
    "mask right 5: 4 2": "00010",
    "mask free 5: 4 2": "10000",
    "next backtracking 5: 0 2": "row 2, column 4",
    "next backtracking 4: 0 2": "back to row 1",
    "next bitmap 4: 1 3 0 2": "solution",
    "nodes bitmap 6": "152",
    "solutions 6": "4",
    "fundamental 8": "12",
    "orbit 3 0 2 4 1": "2",
    "label 4 2 0 3 1": "5.8.1",
    "image left_right: 4 2 0 3 1": "0 2 4 1 3",
}


@pytest.mark.parametrize("check", WORDS)
def test_each_kind_of_check(check: str) -> None:
    assert finding(check).words == WORDS[check]


def test_no_kind_of_check_is_forgotten() -> None:
    assert {check.split()[0] for check in WORDS} == set(CHECKS)


def test_only_a_check_of_queens_on_a_board_draws_it() -> None:
    queens_finding = finding("mask free 5: 4 2")
    assert queens_finding.n == 5
    assert queens_finding.picture is not None
    assert "Queens: row 0 column 4, row 1 column 2." in queens_finding.picture.svg
    assert finding("orbit 3 0 2 4 1").picture is None


@pytest.mark.parametrize(
    ("check", "message"),
    [
        ("", f"unknown check nothing: choose one of {', '.join(CHECKS)}"),
        ("sum 5", f"unknown check sum: choose one of {', '.join(CHECKS)}"),
        ("bits ~7", "bits are WIDTH: FORMULA, the width 1 to 16, got ~7: write 5: ~7"),
        ("bits 17: 1", "bits are WIDTH: FORMULA, the width 1 to 16, got 17: 1: write 5: ~7"),
        ("number", "bits are WIDTH: FORMULA, the width 1 to 16, got nothing: write 5: ~7"),
        ("mask up 5: 4", "a mask is left, down, right, free, got up"),
        ("mask left 2: 0 1", "a mask needs a row below its queens, got 2: 0 1: leave one out"),
        ("mask left 5", "queens in the top rows are N: columns, got 5: write 5: 4 2"),
        ("mask left 4: 4", "N = 4 takes up to 4 columns from 0 to 3, got 4: 4"),
        ("next bitmap 9: 1", "a question takes N = 1 to 8, got 9"),
        ("next bitmap 4: 0 1", "bitmap does not come by these queens and go on, got 4: 0 1"),
        ("image up: 4 2 0 3 1", f"a symmetry is {', '.join(Symmetry)}, got up"),
    ],
)
def test_mistake_is_refused_in_one_line(check: str, message: str) -> None:
    with pytest.raises((UserError, InputError)) as caught:
        finding(check)
    assert str(caught.value) == message
