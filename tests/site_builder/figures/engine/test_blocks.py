"""Blocks of the engine: what they accept, and each mistake."""

from __future__ import annotations

import pytest

from site_builder.figures.engine.blocks import BLOCK_TYPES
from tests.helpers.blocks import expanded

GOOD = {
    "crosses": ["4", "8", "12 344", "8 9 21 28"],
    "lanes": ["4 2", "6 4", "6 8"],
    "table": ["crosses 4-12", "burnside 2-27", "lanes 4-7"],
}
VALUES = [
    *("", "x", "0", "1", "3", "-1", "13", "8 0", "8 29", "8 -1", "8 \u00b2", "\uff18", "9" * 30),
    *("6", "6 1", "6 9", "7 4", "3 4", "6 4 4", "6 four", "0-5", "3-4", "28", "4-40", "\x00", "."),
    "8 " + "1 " * 99,
]


@pytest.mark.parametrize(("kind", "line"), [(k, line) for k in GOOD for line in GOOD[k]])
def test_documented_blocks_are_drawn(kind: str, line: str) -> None:
    done, problems = expanded(kind, line)
    assert problems == ()
    assert ("<table" if kind == "table" else 'role="img"') in done


def test_crosses_are_boards_whose_size_is_defined_once() -> None:
    done, _ = expanded("crosses", "8 9 21 28")
    assert done.count("qa-marked") == 3
    assert done.count('id="qa-squares-8"') == 1


def test_lanes_are_drawn_in_both_ways_with_their_counts() -> None:
    done, _ = expanded("lanes", "6 4")
    assert done.count('role="img"') == 2
    assert "N = 6: 4 lanes place 152 queens in 101 steps." in done
    assert "N = 6: 4 lanes place 152 queens in 46 steps." in done


@pytest.mark.parametrize(
    ("kind", "line", "message"),
    [
        ("crosses", "13", "crosses are of N = 4 to 12, got 13"),
        ("lanes", "7 4", "lanes are drawn for N = 4 to 6, 2 to 8 of them, got N = 7 and 4: write"),
        ("lanes", "6 9", "lanes are drawn for N = 4 to 6, 2 to 8 of them, got N = 6 and 9: write"),
        ("table", "crosses 3-8", "this block takes a range within 4-12, got 3-8"),
        ("table", "crosses 4-13", "this block takes a range within 4-12, got 4-13"),
        ("table", "lanes 2-6", "this block takes a range within 4-10, got 2-6"),
        ("table", "lanes 6-11", "this block takes a range within 4-10, got 6-11"),
        ("table", "burnside 1-4", "this block takes a range within 2-27, got 1-4"),
        ("table", "burnside 4-28", "this block takes a range within 2-27, got 4-28"),
        ("lanes", "6", "this block takes 2 words, got 6: write 6 4"),
    ],
)
def test_mistake_is_refused_with_its_value(kind: str, line: str, message: str) -> None:
    _, (problem,) = expanded(kind, line)
    assert message in problem.message
    assert "\n" not in problem.message


@pytest.mark.parametrize("kind", ["crosses", "lanes"])
def test_empty_block_is_refused_with_an_example(kind: str) -> None:
    _, problems = expanded(kind)
    assert problems[0].message.startswith(f"a block of {kind} takes one line, got 0: write ")


@pytest.mark.parametrize("kind", BLOCK_TYPES)
def test_odd_values_are_drawn_or_refused_in_one_line(kind: str) -> None:
    kind, _, subject = kind.partition(" ")
    problems = [problem for value in VALUES for problem in expanded(kind, f"{subject} {value}")[1]]
    assert len(problems) > len(VALUES) / 2
    assert all("\n" not in problem.message for problem in problems)
