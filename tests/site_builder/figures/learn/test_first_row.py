"""The solutions by first queen: all of them, and their chart for pages without script."""

from __future__ import annotations

import re

import pytest

from cy_core import count, queens_per_square, solutions
from site_builder.figures.learn.first_row import MAX_N, MIN_N, solution_lists
from tests.helpers.blocks import expanded
from tests.helpers.sources import ROOT

PAGE = (ROOT / "content" / "learn" / "symmetry.md").read_text(encoding="utf-8")


@pytest.mark.parametrize("n", range(MIN_N, MAX_N + 1))
def test_lists_hold_all_solutions(n: int) -> None:
    listed = [tuple(map(int, digits)) for digits in solution_lists(n).split()]
    assert listed == [tuple(map(int, columns)) for columns in solutions(n)]


def test_each_size_has_a_button_and_a_chart() -> None:
    html, problems = expanded("first-row", "8", "5")
    assert problems == ()
    assert re.findall(r'data-qa-size="(\d)"', html) == ["8", "5"]
    assert html.count("<figure") == 2


@pytest.mark.parametrize("line", ["3", "9", "x"])
def test_other_sizes_are_refused(line: str) -> None:
    (problem,) = expanded("first-row", line)[1]
    assert line in problem.message


def test_sum_in_the_text_is_that_of_the_core() -> None:
    half = queens_per_square(8)[0][:4]
    terms = " + ".join(map(str, half))
    assert f"{terms} = {sum(half)}, and twice {sum(half)} is {count(8).total}" in PAGE


def test_first_queens_in_the_text_have_solutions() -> None:
    targets = re.findall(r'data-qa-half="(\d) (\w+)"', PAGE)
    assert targets
    for n, target in targets:
        assert target == "fold" or queens_per_square(int(n))[0]["abcdefgh".index(target[0])]
        assert target == "fold" or target[1:] == n
