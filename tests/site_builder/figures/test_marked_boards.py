"""Blocks of boards with marks, of attacks and of symmetry: what they accept, and each mistake."""

from __future__ import annotations

import pytest

from site_builder.figures.boards import blocks as boards
from site_builder.figures.symmetry import blocks as symmetry
from tests.helpers.blocks import expanded

BLOCK_TYPES = {**boards.BLOCK_TYPES, **symmetry.BLOCK_TYPES}
GOOD = {
    "attacks": ["5: 3", "4:", "4: 1 3 0", "4: 1 3 0 2", "1: 0", "8: 3 offsets", "1: 0 offsets"],
    "numbering": ["5 rising", "1 falling", "12 falling 22", "4 2 0 3 1 rising", "5.8.1 falling"],
    "halves": ["4 2 0 3 1", "8.8.1", "2 4 1 3 0"],
    "forbidden": [
        "4",
        "16",
        "8 corner 2",
        "8 corner 6",
        "4 bound 1",
        "8 left",
        "3 middle",
        "8 numbered 2",
        "9 bounds",
    ],
    "rings": ["8.4.1", "4.2.1", "4 2 0 3 1", "12.8.1690"],
    "table": ["orbit-sum 2-27", "duplicates 4-6", "turned 6 1 5 2 0 3 7 4"],
}
OF_BOARDS = [kind for kind in GOOD if kind != "table"]
VALUES = [
    *("", "x", "0", "1", "3", "-1", "5:", "5: 9", "5: \u00b2", "9: 0", "5 rising 9", "rising"),
    *("4 corner 2 2", "8 corner", "8 corner x", "8 bound 99999", "8 middle", "\uff18", "9" * 30),
    *("16.8.1", "27.8.1", "1.1.1", "8.4.2", "4 2 0 3 3", "2 0", "5: 3 3 offsets", "0-5", "7" * 9),
    *("5: " + "1" * 9, "5: 3 offsets offsets", "\x00", "5 rising -1", "5 falling 0.5", "1.", "."),
    "5: " + "1" * 99 + "x",
]


@pytest.mark.parametrize(("kind", "line"), [(k, line) for k in GOOD for line in GOOD[k]])
def test_documented_blocks_are_drawn(kind: str, line: str) -> None:
    done, problems = expanded(kind, line)
    assert problems == ()
    assert ("<table" if kind == "table" else 'role="img"') in done


def test_each_line_is_a_board_and_each_size_is_defined_once() -> None:
    done, problems = expanded("attacks", "4: 1\n4: 1 3\n5: 3")
    assert problems == ()
    assert done.count("qa-marked") == 3
    assert done.count('id="qa-squares-4"') == done.count('id="qa-squares-5"') == 1


@pytest.mark.parametrize(
    ("kind", "line", "message"),
    [
        ("attacks", "5 3", "attacks are N: columns, got 5 3: write 5: 3 or 8: 3 offsets"),
        ("attacks", "9: 3", "this board has N = 1 to 8, got 9"),
        ("attacks", "5: 5", "N = 5 takes at most 5 columns from 0 to 4, got 5"),
        ("attacks", "1: 0 0", "N = 1 takes at most 1 column"),
        ("attacks", "5: 0 2 1", "may not attack each other, got 0 2 1: move the one in row 2"),
        ("attacks", "5: 0 2 offsets", "offsets are of one queen, got 2: write 8: 3 offsets"),
        ("numbering", "5", "a numbering is N rising or N falling, got 5: write 5 rising"),
        ("numbering", "13 rising", "this board has N = 1 to 12, got 13"),
        ("numbering", "5 rising 9", "N = 5 has diagonals 0 to 8, got 9"),
        ("numbering", "4 2 0 3 1 rising 3", "a solution marks its own diagonals, got 3"),
        ("halves", "0", "this board has N = 4 to 14, got 1"),
        ("halves", "0 1 2 3", "the queens on a4 and b3 attack each other"),
        ("forbidden", "8 edge", "forbidden squares are of N and a case, got 8 edge: write 8"),
        ("forbidden", "3", "this board has N = 4 to 16, got 3"),
        ("forbidden", "8 corner 1", "the second queen of N = 8 has bit 2 to 6 here, got 1"),
        ("forbidden", "8 bound 4", "the first queen of N = 8 has bit 1 to 3 here, got 4"),
        ("forbidden", "8 bound x", "a bit is a whole number, 0 at the right edge, got x"),
        ("forbidden", "8 middle", "only an odd N has a middle column, got 8: write 9 middle"),
        ("rings", "15.8.1", "this board has N = 4 to 14, got 15"),
        ("rings", "8.4.2", "there is no 8.4.2"),
        ("table", "orbit-sum 1-8", "this block takes a range within 2-27, got 1-8"),
        ("table", "duplicates 3-8", "this block takes a range within 4-10, got 3-8"),
        ("table", "duplicates 8-11", "this block takes a range within 4-10, got 8-11"),
    ],
)
def test_mistake_is_refused_with_its_value(kind: str, line: str, message: str) -> None:
    _, (problem,) = expanded(kind, line)
    assert message in problem.message
    assert "\n" not in problem.message


@pytest.mark.parametrize("kind", OF_BOARDS)
def test_empty_block_is_refused_with_an_example(kind: str) -> None:
    _, problems = expanded(kind)
    name = BLOCK_TYPES[kind].name
    assert problems[0].message.startswith(f"a {name} takes one line or more, got none: write ")
    example = problems[0].message.partition("write ")[2]
    assert expanded(kind, example)[1] == ()


@pytest.mark.parametrize("kind", BLOCK_TYPES)
def test_odd_values_are_drawn_or_refused_in_one_line(kind: str) -> None:
    kind, _, subject = kind.partition(" ")
    problems = [problem for value in VALUES for problem in expanded(kind, f"{subject} {value}")[1]]
    assert len(problems) > len(VALUES) / 2
    assert all("\n" not in problem.message for problem in problems)
