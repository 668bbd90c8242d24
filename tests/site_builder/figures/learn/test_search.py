"""The chapters on placing, searching and recursion."""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import combinations, product

import pytest

from cy_core import StepKind, count, solutions, trace
from site_builder.figures.boards import free_squares, stuck_rows
from site_builder.figures.learn.place import FAILING
from site_builder.figures.learn.recursion import (
    SIZES as CALL_SIZES,
)
from site_builder.figures.learn.recursion import (
    call_pictures,
)
from site_builder.figures.learn.search import (
    METHOD,
    SIZES,
    answers,
    both_counts,
    first_pictures,
    search_letters,
)
from site_builder.svg.board import Square
from site_builder.values.text import square_name, squares
from tests.helpers.blocks import shown
from tests.helpers.calls import program, recorded_calls, recorded_entries
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


PLACE_PAGE = (ROOT / "content" / "learn" / "place.md").read_text(encoding="utf-8")
LINKED = [
    (int(n), names.split()) for n, names in re.findall(r'data-qa-place="(\d)([^"]*)"', PLACE_PAGE)
]


def attack(one: Square, other: Square) -> bool:
    """Whether queens on two squares attack each other, asked as plainly as possible."""
    rows, columns = abs(one[0] - other[0]), abs(one[1] - other[1])
    return 0 in (rows, columns) or rows == columns


def plainly_free(n: int, *queens: Square) -> list[Square]:
    """The squares that no queen attacks or holds."""
    squares = product(range(n), repeat=2)
    return [each for each in squares if not any(attack(each, queen) for queen in queens)]


def square(name: str, n: int) -> Square:
    """The row and the column of a square such as c3."""
    return n - int(name[1:]), ord(name[0]) - ord("a")


@pytest.mark.parametrize("queens", [(), ((0, 0),), ((2, 3), (5, 4)), FAILING])
def test_free_squares_are_those_of_the_plain_rule(queens: tuple[Square, ...]) -> None:
    assert free_squares(8, queens) == plainly_free(8, *queens)


def test_numbers_of_attacked_squares_in_the_text_are_right() -> None:
    (middle, corner) = re.findall(r"(?:that is|it is) (\d+)", PLACE_PAGE)
    assert int(middle) == 64 - 1 - len(plainly_free(8, square("d4", 8)))
    assert int(corner) == 64 - 1 - len(plainly_free(8, square("a8", 8)))


def test_links_of_the_text_show_what_it_says() -> None:
    failing = {square_name(queen, 8) for queen in FAILING}
    assert [{*names} for _, names in LINKED] == [
        {"d4"},
        {"a8"},
        {"e5", "g7"},
        failing,
        set(),
        set(),
    ]
    assert attack(square("e5", 8), square("g7", 8))
    assert not any(attack(one, other) for one, other in combinations(FAILING, 2))
    assert "Six squares are still free, but none of them is in row 3" in PLACE_PAGE
    assert len(free_squares(8, FAILING)) == 6
    assert [8 - row for row in stuck_rows(8, FAILING)] == [3]


def test_two_and_three_rows_fail_as_the_answer_says() -> None:
    assert all(plainly_free(2, queen) == [] for queen in product(range(2), repeat=2))
    assert plainly_free(3, (1, 1)) == []
    for corner in product((0, 2), repeat=2):
        one, other = plainly_free(3, corner)
        assert abs(one[0] - other[0]) == abs(one[1] - other[1])
    for edge in ((0, 1), (1, 0), (1, 2), (2, 1)):
        one, other = plainly_free(3, edge)
        assert one[0] == other[0] or one[1] == other[1]


def test_replies_about_rows_are_right() -> None:
    board = re.search(r"^board 8: (.*)\nsquare: ", PLACE_PAGE, re.M)
    assert board
    queens = [square(name, 8) for name in board[1].split()]
    free: dict[int, list[str]] = {rank: [] for rank in range(1, 9)}
    for row, column in plainly_free(8, *queens):
        free[8 - row].append(f"{'abcdefgh'[column]}{8 - row}")
    replies = dict(re.findall(r"^reply row (\d): (.*)$", PLACE_PAGE, re.M))
    assert {*map(int, replies)} == {*free} - {4}, "the answer is row 4"
    assert not free[4]
    named = {8 - row: [f"{'abcdefgh'[column]}{8 - row}"] for row, column in queens}
    for rank, reply in replies.items():
        expected = free[int(rank)] or named[int(rank)]
        assert re.findall(r"\b[a-h]\d\b", reply) == expected


RECURSION_PAGE = (ROOT / "content" / "learn" / "recursion.md").read_text(encoding="utf-8")
NUMBERS = {"three": 3, "four": 4}


@pytest.mark.parametrize("n", CALL_SIZES)
def test_steps_are_those_of_both_programs(n: int) -> None:
    moments = recorded_calls(n)
    first, *steps, last = moments
    assert "".join(step.kind for step in steps) == search_letters(n)
    assert [(frame.row, frame.columns) for frame in first.frames] == [(0, [])]
    assert (last.frames, last.returned) == ([], count(n).total)
    for stack, (kind, frames, _) in zip(recorded_entries(n), moments, strict=True):
        next_columns = [0 if frame.column is None else frame.column + 1 for frame in frames]
        expected = [(f.row, f.columns, c) for f, c in zip(frames, next_columns, strict=True)]
        assert stack == expected, kind


def test_pictures_are_the_calls_to_the_first_solution() -> None:
    calls = [moment.frames for moment in recorded_calls(4) if moment.kind == "p"]
    captions = [picture.caption for picture in call_pictures(4)]
    for frames, caption in zip(calls[1:], captions, strict=False):
        *callers, top = frames
        assert caption.startswith(f"place({top.row}, {top.columns})")
        expected = [(str(frame.row), str(frame.column)) for frame in reversed(callers)]
        assert re.findall(r"Row (\d) waits at column (\d)", caption) == expected
    assert "returns 1" in captions[-1]


def test_step_where_a_call_begins() -> None:
    ((step, row, call),) = re.findall(
        r'In step (\d+)\]\S+ data-qa-calls="4 \1" \}, c3 is free, '
        r"so the call for row (\d) makes another call: `(.+?)`",
        RECURSION_PAGE,
    )
    *_, caller, top = recorded_calls(4)[int(step)].frames
    assert (caller.row, caller.column) == (int(row), "abcd".index("c"))
    assert call == f"place({top.row}, {top.columns})"


def test_steps_where_calls_wait_and_where_the_board_is_full() -> None:
    link = r'In step (\d+)\]\S+ data-qa-calls="4 \1" \}'
    ((step, number, text),) = re.findall(rf"{link}, (\w+) calls wait: (.+)\.", RECURSION_PAGE)
    *callers, _ = recorded_calls(4)[int(step)].frames
    assert len(callers) == NUMBERS[number]
    expected = [(str(frame.row), str(frame.column)) for frame in reversed(callers)]
    assert re.findall(r"row (\d) at column (\d)", text) == expected
    ((full, number),) = re.findall(rf"{link} the board is full: (\w+) calls wait", RECURSION_PAGE)
    frames = recorded_calls(4)[int(full)].frames
    assert len(frames) == 5
    assert len(frames) - 1 == NUMBERS[number]


def test_step_where_a_call_returns() -> None:
    ((step, row, returned, above, column),) = re.findall(
        r'In step (\d+)\]\S+ data-qa-calls="4 \1" \}, row (\d) returns (\d), '
        r"and row (\d) takes column (\d)",
        RECURSION_PAGE,
    )
    moment = recorded_calls(4)[int(step)]
    assert (moment.kind, moment.returned) == ("b", int(returned))
    top = moment.frames[-1]
    assert (top.row + 1, top.row) == (int(row), int(above))
    assert top.column is not None
    assert top.column + 1 == int(column)


def test_calls_and_frames_in_the_text() -> None:
    numbers = re.findall(r"N = (\d) takes ([\d,]+) calls and at most (\d)", RECURSION_PAGE)
    assert [n for n, _, _ in numbers] == ["4", "8"]
    for n, calls, most in numbers:
        begun = [moment.frames for moment in recorded_calls(int(n)) if moment.kind == "p"]
        assert len(begun) == int(calls.replace(",", ""))
        assert len(begun) == 1 + (count(int(n), method="backtracking").nodes or 0)
        assert max(map(len, begun)) == int(most)


def test_loop_that_saves_no_place_ends_as_the_text_says(
    capsys: pytest.CaptureFixture[str],
) -> None:
    saving = "stack.append((row, columns, column + 1))"
    assert f"`{saving}`" in RECURSION_PAGE
    assert "for N = 4 stops after two squares, with 0 solutions" in RECURSION_PAGE
    text = program("backtracking-stack.py", 4).replace(f"        {saving}\n", "")
    squares = list[int]()
    text = text.replace("    for above in", "    squares.append(column)\n    for above in")
    exec(text, {"squares": squares})
    assert len(squares) == 2
    assert capsys.readouterr().out == "4 0\n"


def test_calls_of_the_question_are_those_that_wait_and_that_have_begun() -> None:
    moments = recorded_calls(4)
    full = next(k for k, moment in enumerate(moments) if moment.frames[-1].columns == [1, 3, 0, 2])
    waiting = len(moments[full].frames) - 1
    begun = sum(moment.kind == "p" for moment in moments[: full + 1])
    assert "board 4: b4 d3 a2 c1\nnumber calls: " + str(waiting) in RECURSION_PAGE
    assert f"reply {begun}: {begun} calls have begun so far." in RECURSION_PAGE


def test_lines_to_choose_from_are_those_of_the_program() -> None:
    lines = [line.strip() for line in program("backtracking.py", 4).splitlines()]
    chosen = re.findall(r"^(?:choice|right): `(.*)`$", RECURSION_PAGE, re.M)
    assert len(chosen) == 3
    for choice in chosen:
        assert any(line.startswith(choice.removesuffix("…)")) for line in lines)
