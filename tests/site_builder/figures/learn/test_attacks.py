"""Attacks that move: the figure, and the facts of its chapter, against the core."""

from __future__ import annotations

import itertools
import re

import pytest

from cy_core import attack_masks
from site_builder.figures.learn.attacks import masks_by_name
from site_builder.values.text import square_name
from tests.helpers.sources import ROOT

PAGE = (ROOT / "content" / "learn" / "attacks.md").read_text(encoding="utf-8")
SOLUTION = [4, 2, 0, 3, 1]
LINKS = re.findall(r'data-qa-attacks="(\d): ([\d ]+?)(?: shown)?"', PAGE)


def free(n: int, columns: list[int]) -> int:
    """The free squares of the row below queens."""
    attacked = attack_masks(n, enumerate(columns), len(columns)).attacked
    return ((1 << n) - 1) & ~attacked


@pytest.mark.parametrize(("n", "columns"), LINKS)
def test_boards_of_links_have_queens_on_free_squares(n: str, columns: str) -> None:
    queens, size = [*map(int, columns.split())], int(n)
    for row, column in enumerate(queens):
        assert free(size, queens[:row]) >> (size - 1 - column) & 1


def test_masks_below_the_first_queen_are_as_the_text_says() -> None:
    left, down, right = (f"`{mask:05b}`" for mask in attack_masks(5, [(0, 3)], 1))
    text = f"`left` becomes {left}, `down` stays {down}, and `right` becomes {right}."
    assert text in PAGE
    attacked = attack_masks(5, [(0, 3)], 1).attacked
    assert f"is `{attacked:05b}`, so `{free(5, [3]):05b}` is free: a4 and b4." in PAGE
    names = [square_name((1, column), 5) for column in range(5) if free(5, [3]) >> 4 - column & 1]
    assert names == ["a4", "b4"]
    assert square_name((0, 3), 5) == "d5"


def test_formulas_move_the_masks_of_the_core() -> None:
    (program,) = re.findall(r"``` python\n(.*?)```", PAGE, re.DOTALL)
    columns, masks = SOLUTION, {"left": 0, "down": 0, "right": 0}
    for row, column in enumerate(columns[:-1]):
        masks["bit"] = 1 << 4 - column
        exec(program, {}, masks)
        expected = attack_masks(5, enumerate(columns[: row + 1]), row + 1)
        assert tuple(masks[name] & 31 for name in expected._fields) == expected


def test_boards_named_in_the_text_are_as_it_says() -> None:
    assert f"`(0 | 0b00010) >> 1` is `0b{(0 | 0b00010) >> 1:05b}`" in PAGE
    queens, left = [1, 4], 0
    for column in queens:
        left = (left | 1 << 4 - column) << 1
    assert [square_name(queen, 5) for queen in enumerate(queens)] == ["b5", "e4"]
    assert '[Below b5 and e4](#attacks-that-move){ data-qa-attacks="5: 1 4 shown" }' in PAGE
    assert f"`left` is `{left:b}`, six bits" in PAGE
    assert left & 31 == attack_masks(5, enumerate(queens), 2).left
    assert 'data-qa-attacks="4: 0 2 shown"' in PAGE
    assert free(4, [0, 2]) == 0, "a dead end"
    assert "```queens moving-masks\n4 2 0 3 1\n```" in PAGE


def test_masks_of_all_rows_are_those_of_the_core_and_run_as_the_text_says() -> None:
    masks = masks_by_name(SOLUTION)
    for row in range(5):
        expected = attack_masks(5, enumerate(SOLUTION[:row]), row)._asdict()
        assert {name: int(masks[name][row], 2) for name in expected} == expected
        assert int(masks["free"][row], 2) == free(5, SOLUTION[:row])
    for name, shift in (("left", -1), ("right", 1)):
        for above, below in itertools.pairwise(masks[name]):
            ends = [column + shift for column in range(5) if above[column] == "1"]
            assert all(below[column] == "1" for column in ends if 0 <= column < 5)
