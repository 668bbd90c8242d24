"""The search that a reader does: its steps and pictures are those of the core."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest

from cy_core import count, solutions
from site_builder.figures.learn.hand_search import (
    METHOD,
    PROGRAM_ID,
    SIZES,
    first_pictures,
    search_letters,
)
from site_builder.values.text import square_name, squares
from tests.helpers.blocks import expanded
from tests.helpers.sources import ROOT

PAGE = (ROOT / "content" / "learn" / "search.md").read_text(encoding="utf-8")


def visited(n: int) -> Iterator[tuple[tuple[int, ...], int]]:
    """The queens and the next square after each step of whoever follows the letters."""
    queens, column = list[int](), 0
    for letter in search_letters(n):
        if letter == "p":
            queens.append(column)
            column = 0
        else:
            column = (column if letter == "x" else queens.pop()) + 1
        yield (*queens,), column


@pytest.mark.parametrize("n", SIZES)
def test_letters_lead_through_the_whole_search(n: int) -> None:
    steps, letters = [*visited(n)], search_letters(n)
    assert letters.count("p") == count(n, method=METHOD).nodes
    boards = [queens for (queens, _), letter in zip(steps, letters, strict=True) if letter == "p"]
    found = [queens for queens in boards if len(queens) == n]
    assert found == [tuple(map(int, solution)) for solution in solutions(n)]
    assert steps[-1] == ((), n)


@pytest.mark.parametrize("n", SIZES)
def test_pictures_end_with_the_first_solution(n: int) -> None:
    last = first_pictures(n)[-1]
    assert " ".join(squares([*map(int, solutions(n)[0])])) in last.svg
    assert "first solution" in last.caption


def test_page_without_script_has_rule_and_pictures() -> None:
    html, problems = expanded("hand-search", "4")
    assert problems == ()
    assert "Try squares left to right." in html
    assert html.count("<figcaption>") == len(first_pictures(4))


@pytest.mark.parametrize("line", ["3", "7", "x"])
def test_other_sizes_are_refused(line: str) -> None:
    (problem,) = expanded("hand-search", line)[1]
    assert line in problem.message


def test_program_of_the_page_has_the_id_that_the_figure_looks_for() -> None:
    assert f"#{PROGRAM_ID} }}" in PAGE


def test_counts_in_the_text_are_those_of_the_core() -> None:
    (numbers,) = re.findall(r"For N = (\d) that takes (\d+) queens and finds (\d+)", PAGE)
    n, nodes, total = map(int, numbers)
    assert (count(n, method=METHOD).nodes, count(n).total) == (nodes, total)


def test_links_of_the_text_show_boards_of_the_search() -> None:
    targets = re.findall(r'data-qa-show="(\d) ([^"]+)"', PAGE)
    boards = [(int(size), names.split()) for size, names in targets if names[-1].isdigit()]
    assert boards
    for n, names in boards:
        stuck = [queens for queens, column in visited(n) if column == n]
        assert names in [[square_name(square, n) for square in enumerate(each)] for each in stuck]
