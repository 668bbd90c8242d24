"""The chapter on symmetry: figures and text agree with the orbits of the core."""

from __future__ import annotations

import json
import re

import pytest

from cy_core import (
    Branch,
    Symmetry,
    forbidden_squares,
    orbit,
    queens_per_square,
    solution,
    solutions,
)
from exhibits.learn_symmetry.blocks import first_queens
from site_builder.figures.solutions import solution_digits
from tests.helpers.blocks import block_html
from tests.helpers.sources import ROOT

PAGE = (ROOT / "content" / "learn" / "symmetry.md").read_text(encoding="utf-8")


@pytest.mark.parametrize("n", range(4, 9))
def test_lists_hold_all_solutions(n: int) -> None:
    listed = [tuple(map(int, digits)) for digits in solution_digits(n).split()]
    assert listed == [tuple(map(int, columns)) for columns in solutions(n)]


def test_first_queens_in_the_text_have_solutions() -> None:
    targets = re.findall(r'data-qa-half="(\d) (\w+)"', PAGE)
    assert targets
    for n, target in targets:
        assert target == "fold" or queens_per_square(int(n))[0]["abcdefgh".index(target[0])]
        assert target == "fold" or target[1:] == n


@pytest.mark.parametrize("n", range(6, 13))
def test_first_queens_have_the_squares_of_the_core(n: int) -> None:
    for queen in first_queens(n):
        bound = n - 1 - queen.column
        rows = forbidden_squares(n, False, bound)
        squares = {(row, c) for row in range(1, n) for c in range(n) if rows[row] >> n - 1 - c & 1}
        assert set(queen.forbidden) == squares
        assert [square for square, _ in queen.ties] == list(
            Branch(n, corner=False, bound=bound).checks
        )


def test_links_of_the_text_show_first_queens_and_ties() -> None:
    queens = {queen.name: queen for queen in first_queens(8)}
    targets = re.findall(r'data-qa-forbid="(\w+) ?(\w?)"', PAGE)
    assert targets
    for name, mark in targets:
        assert not mark or mark in dict(map(reversed, queens[name].ties))


(TURNED,) = re.findall(r"```queens turning\n((?:[\d.]+\n)+)", PAGE)


def test_board_that_turns_has_its_columns_and_all_images() -> None:
    html = block_html("turning", "8.4.1")
    (boards,) = re.findall(r"boards='([^']+)'", html)
    assert json.loads(boards) == [{"label": "8.4.1", "columns": list(solution("8.4.1"))}]
    assert html.count("<figure") == len(Symmetry)
    assert html.count("qa-same") == len(Symmetry) - orbit(solution("8.4.1")).size


def test_links_of_the_text_turn_boards_of_the_figure() -> None:
    targets = re.findall(r'data-qa-turn="(\S+) (\S+)"', PAGE)
    assert targets
    for label, name in targets:
        assert label in TURNED.split()
        assert name == "all" or Symmetry(name) in orbit(solution(label)).stabilizer
