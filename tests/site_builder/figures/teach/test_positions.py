"""Worksheets of boards: each has as many solutions as its caption says, and one of its answers."""

from __future__ import annotations

import re

import pytest

from cy_core import completions, label
from site_builder.figures.teach.positions import Position, position_of
from tests.helpers.blocks import expanded
from tests.helpers.sources import ROOT

TEACH = ROOT / "content" / "teach"
LINES = [
    line
    for name in ("boards", "maker")
    for line in re.findall(r"^\d: .+$", (TEACH / f"{name}.md").read_text("utf-8"), re.M)
]


@pytest.fixture(params=LINES)
def position(request: pytest.FixtureRequest) -> Position:
    """A board of one of our sheets."""
    return position_of(request.param)


def test_solutions_are_those_of_the_core(position: Position) -> None:
    expected = completions(position.n, position.given).tolist()
    assert [list(solution) for solution in position.solutions] == expected


def test_boards_of_our_sheets_have_one_solution(position: Position) -> None:
    assert len(position.solutions) == 1


def test_answer_adds_the_squares_that_are_missing(position: Position) -> None:
    names = position.names.split() + position.added.split(", ")
    (solution,) = position.solutions
    squares = [(position.n - int(name[1]), ord(name[0]) - ord("a")) for name in names]
    assert sorted(squares) == [*enumerate(solution)]
    assert position.label == label(solution)


def test_several_solutions_are_counted() -> None:
    html, problems = expanded("worksheet-boards", "8: d8")
    total = len(completions(8, [(0, 3)]))
    assert problems == ()
    assert f"</b> {total} solutions<" in html
    assert f", one of {total} solutions<" in html


@pytest.mark.parametrize(
    ("lines", "words"),
    [
        (["9: a9"], "got 9: a9"),
        (["6: b6 g5"], "no solution of N = 6 has b6 g5"),
        (["4: a4"], "no solution of N = 4 has a4"),
        (["6: b6"] * 7, "at most 6 boards, got 7"),
    ],
)
def test_other_boards_are_refused(lines: list[str], words: str) -> None:
    (problem,) = expanded("worksheet-boards", *lines)[1]
    assert words in problem.message
