"""The squares that a first queen forbids are those of the core."""

from __future__ import annotations

import re

import pytest

from cy_core import Branch, census, count, forbidden_squares
from site_builder.figures.learn.forbidden import MAX_N, MIN_N, first_queens
from tests.helpers.blocks import expanded
from tests.helpers.sources import ROOT

TIMES = "\N{MULTIPLICATION SIGN}"
PAGE = (ROOT / "content" / "learn" / "symmetry.md").read_text(encoding="utf-8")


@pytest.mark.parametrize("n", range(MIN_N, MAX_N + 1))
def test_first_queens_have_the_squares_of_the_core(n: int) -> None:
    for queen in first_queens(n):
        bound = n - 1 - queen.column
        rows = forbidden_squares(n, False, bound)
        squares = {(row, c) for row in range(1, n) for c in range(n) if rows[row] >> n - 1 - c & 1}
        assert {*queen.forbidden} == squares
        assert [square for square, _ in queen.ties] == [
            *Branch(n, corner=False, bound=bound).checks
        ]


def test_each_first_queen_has_a_button_and_a_picture() -> None:
    html, problems = expanded("forbidden-squares", "8")
    assert problems == ()
    assert re.findall(r'data-qa-first="(\d)"', html) == ["4", "5", "6"]
    assert html.count("<figcaption>") == 3


@pytest.mark.parametrize("line", ["5", "13", "x"])
def test_other_sizes_are_refused(line: str) -> None:
    (problem,) = expanded("forbidden-squares", line)[1]
    assert line in problem.message


def test_links_of_the_text_show_first_queens_and_ties() -> None:
    queens = {queen.name: queen for queen in first_queens(8)}
    targets = re.findall(r'data-qa-forbid="(\w+) ?(\w?)"', PAGE)
    assert targets
    for name, mark in targets:
        assert not mark or mark in dict(map(reversed, queens[name].ties))


def test_counts_in_the_text_are_those_of_the_core() -> None:
    total = census(8)
    assert total.orbits_by_size is not None
    assert total.orbits_by_size[8] == 11
    assert f"keeps {total.fundamental} boards" in PAGE
    assert f"11 {TIMES} 8 + {total.orbits_by_size[4]} {TIMES} 4 = {total.total}" in PAGE
    methods = ("bitmap", "mirror", "symmetry_elimination")
    nodes = [f"{count(8, method=method).nodes:,}" for method in methods]
    pattern = r"halves the work: ([\d,]+) queens placed become ([\d,]+)\.\n.*leave ([\d,]+),"
    assert re.findall(pattern, PAGE) == [(*nodes,)]
