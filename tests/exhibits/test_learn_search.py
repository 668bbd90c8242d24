"""The chapters on placing, searching and recursion."""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import combinations, product

import pytest

from cy_core import StepKind, count, trace
from exhibits.learn_recursion.blocks import (
    SIZES as CALL_SIZES,
)
from exhibits.learn_search.blocks import (
    SIZES,
    squares_by_brute_force,
)
from exhibits.shared.searches import METHOD, squares_tried
from site_builder.blocks.registry import draw_inline
from site_builder.figures.boards import free_squares, stuck_rows
from site_builder.figures.learn_place.blocks import FAILING
from site_builder.svg.board import Square
from site_builder.values.config import SiteConfig
from site_builder.values.text import square_name
from tests.helpers.blocks import block_html
from tests.helpers.calls import record_calls, record_stacks, search_letters
from tests.helpers.sources import ROOT

PAGE = (ROOT / "content" / "learn" / "search.md").read_text(encoding="utf-8")


def visited(n: int) -> Iterator[tuple[tuple[int, ...], int]]:
    """Yield (columns of the queens, next column to try) after each step of the search."""
    queens: list[int] = []
    column = 0
    for letter in search_letters(n):
        if letter == "p":
            queens.append(column)
            column = 0
        else:
            column = (column if letter == "x" else queens.pop()) + 1
        yield tuple(queens), column


@pytest.mark.parametrize("n", SIZES)
def test_page_without_script_has_the_rule_and_the_whole_tree(n: int) -> None:
    html = block_html("hand-search", str(n))
    assert "<p>Try squares left to right." in html
    assert f"{count(n, method=METHOD).nodes} queens placed" in html


def test_links_of_the_text_show_boards_of_the_search() -> None:
    targets = re.findall(r'data-qa-show="(\d) ([^"]+)"', PAGE)
    boards = [(int(size), names.split()) for size, names in targets if names[-1].isdigit()]
    assert boards
    for n, names in boards:
        stuck = [queens for queens, column in visited(n) if column == n]
        assert names in [[square_name(square, n) for square in enumerate(each)] for each in stuck]


NODES = {n: count(n, method=METHOD).nodes or 0 for n in range(4, 9)}


def test_each_row_takes_three_to_four_times_as_many_queens() -> None:
    ratios = [NODES[n] / NODES[n - 1] for n in range(5, 9)]
    assert all(2.5 < ratio < 4.5 for ratio in ratios)


@pytest.mark.parametrize("n", [4, 5, 6])
def test_counts_agree_with_searches_that_try_each_square(n: int) -> None:
    kinds = [step.kind for step in trace(n, METHOD)]
    assert squares_tried(n) == kinds.count(StepKind.PLACE) + kinds.count(StepKind.REJECT)
    assert squares_by_brute_force(n) == sum(n**depth for depth in range(1, n + 1))


def test_chart_of_tried_squares_has_its_counts() -> None:
    html = block_html("squares-tried", "4-6")
    assert html.count('scope="row"') == 3
    assert "55,986" in html


PLACE_PAGE = (ROOT / "content" / "learn" / "place.md").read_text(encoding="utf-8")
LINKED = [
    (int(n), names.split()) for n, names in re.findall(r'data-qa-place="(\d)([^"]*)"', PLACE_PAGE)
]


def attack(one: Square, other: Square) -> bool:
    """Return whether queens on two squares attack each other."""
    rows = abs(one[0] - other[0])
    columns = abs(one[1] - other[1])
    return 0 in (rows, columns) or rows == columns


def plainly_free(n: int, *queens: Square) -> list[Square]:
    """Return the squares that no queen attacks or occupies."""
    squares = product(range(n), repeat=2)
    return [each for each in squares if not any(attack(each, queen) for queen in queens)]


def square(name: str, n: int) -> Square:
    """Return the row and the column of a square such as c3."""
    return n - int(name[1:]), ord(name[0]) - ord("a")


@pytest.mark.parametrize("queens", [(), ((0, 0),), ((2, 3), (5, 4)), FAILING])
def test_free_squares_agree_with_the_plain_rule(queens: tuple[Square, ...]) -> None:
    assert free_squares(8, queens) == plainly_free(8, *queens)


def test_links_of_the_text_show_what_it_says() -> None:
    failing = {square_name(queen, 8) for queen in FAILING}
    assert [set(names) for _, names in LINKED] == [
        {"d4"},
        {"a8"},
        {"e5", "g7"},
        failing,
        set(),
        set(),
    ]
    assert attack(square("e5", 8), square("g7", 8))
    assert not any(attack(one, other) for one, other in combinations(FAILING, 2))
    assert [8 - row for row in stuck_rows(8, FAILING)] == [3]


RECURSION_PAGE = (ROOT / "content" / "learn" / "recursion.md").read_text(encoding="utf-8")


@pytest.mark.parametrize("n", CALL_SIZES)
def test_steps_agree_with_both_programs(n: int) -> None:
    moments = record_calls(n)
    first, *steps, last = moments
    assert "".join(step.kind for step in steps) == search_letters(n)
    assert [(frame.row, frame.columns) for frame in first.frames] == [(0, [])]
    assert (last.frames, last.returned) == ([], count(n).total)
    for stack, (kind, frames, _) in zip(record_stacks(n), moments, strict=True):
        next_columns = [0 if frame.column is None else frame.column + 1 for frame in frames]
        expected = [(f.row, f.columns, c) for f, c in zip(frames, next_columns, strict=True)]
        assert stack == expected, kind


@pytest.mark.parametrize("n", [4, 8])
def test_calls_agree_with_the_program_and_have_one_frame_more_than_rows(n: int) -> None:
    begun = [moment.frames for moment in record_calls(n) if moment.kind == "p"]
    assert draw_inline(f"calls {n}", SiteConfig()) == f"{len(begun):,}"
    assert max(map(len, begun)) == n + 1


def test_calls_of_the_question_are_those_that_wait_and_that_have_begun() -> None:
    moments = record_calls(4)
    full = next(k for k, moment in enumerate(moments) if moment.frames[-1].columns == [1, 3, 0, 2])
    waiting = len(moments[full].frames) - 1
    begun = sum(moment.kind == "p" for moment in moments[: full + 1])
    assert "board 4: b4 d3 a2 c1\nnumber calls: " + str(waiting) in RECURSION_PAGE
    assert f"reply {begun}: {begun} calls have begun so far." in RECURSION_PAGE
