"""The search by hand and its questions: steps, answers and numbers are those of the core."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest

from cy_core import StepKind, count, solutions, trace
from site_builder.figures.learn.search import (
    METHOD,
    SIZES,
    answers,
    both_counts,
    first_pictures,
    search_letters,
)
from site_builder.values.text import square_name, squares
from tests.helpers.blocks import shown
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
    html = shown("hand-search", "4")
    assert "Try squares left to right." in html
    assert html.count("<figcaption>") == len(first_pictures(4))


def test_counts_in_the_text_are_those_of_the_core() -> None:
    (numbers,) = re.findall(r"For N = (\d) the search places (\d+) queens and finds (\d+)", PAGE)
    n, nodes, total = map(int, numbers)
    assert (count(n, method=METHOD).nodes, count(n).total) == (nodes, total)


def test_links_of_the_text_show_boards_of_the_search() -> None:
    targets = re.findall(r'data-qa-show="(\d) ([^"]+)"', PAGE)
    boards = [(int(size), names.split()) for size, names in targets if names[-1].isdigit()]
    assert boards
    for n, names in boards:
        stuck = [queens for queens, column in visited(n) if column == n]
        assert names in [[square_name(square, n) for square in enumerate(each)] for each in stuck]


NODES = {n: count(n, method=METHOD).nodes or 0 for n in range(4, 9)}


def test_one_answer_is_right_and_others_say_in_which_direction_it_lies() -> None:
    assert len({answer.number for answer in answers(6)}) == 3
    assert [answer.number for answer in answers(6) if answer.is_right] == [NODES[6]]
    for answer in answers(6):
        difference = NODES[6] - answer.number
        expected = "More" if difference > 0 else "Fewer" if difference < 0 else "Right"
        assert answer.verdict == expected


def test_each_extra_row_takes_roughly_three_to_four_times_as_many() -> None:
    html = shown("search-prediction")
    assert "up to N = 8, each extra row takes roughly three to four times as many" in html
    ratios = [NODES[n] / NODES[n - 1] for n in range(5, 9)]
    assert all(2.5 < ratio < 4.5 for ratio in ratios)


@pytest.mark.parametrize("n", [4, 5, 6])
def test_counts_are_those_of_searches_that_try_each_square(n: int) -> None:
    kinds = [step.kind for step in trace(n, METHOD)]
    counts = both_counts(n)
    assert counts.backtracking == kinds.count(StepKind.PLACE) + kinds.count(StepKind.REJECT)
    assert counts.brute_force == sum(n**depth for depth in range(1, n + 1))


def test_chart_of_tried_squares_has_its_counts() -> None:
    html = shown("squares-tried", "4-6")
    assert html.count('scope="row"') == 3
    assert "55,986" in html
