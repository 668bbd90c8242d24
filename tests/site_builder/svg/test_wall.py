"""The wall of all boards of one N."""

from __future__ import annotations

import re

import pytest

from site_builder.svg.wall import wall
from site_builder.values.errors import UserError
from site_builder.values.text import TIMES
from tests.helpers.drawings import EIGHT, HALF_TURN, TITLES, parse, svg_texts

ORBITS = [[HALF_TURN] * 4, *[[EIGHT] * 8] * 11]


def paths(style_class: str) -> list[list[str]]:
    """The parts of each path of the wall that has this class, one for each board."""
    path_elements = (path for path in parse(wall(ORBITS, **TITLES)).iter("path"))
    return [p.get("d", "").split("M")[1:] for p in path_elements if p.get("class") == style_class]


def columns(part: str) -> tuple[int, ...]:
    """Where the queens of a board stand, each from the left of the one above it."""
    offsets = [0]
    for step in re.findall("m(-?[0-9]+) 1h0", part):
        offsets.append(offsets[-1] + int(step))
    return tuple(column - min(offsets) for column in offsets)


def test_every_queen_of_every_board_is_drawn() -> None:
    few, many = paths("qa-dot")
    assert [columns(part) for part in few] == [HALF_TURN] * 4
    assert [columns(part) for part in many] == [EIGHT] * 88


def test_queens_stand_on_their_boards() -> None:
    for boards, queens, solution in zip(
        paths("qa-dark"), paths("qa-dot"), (HALF_TURN, EIGHT), strict=True
    ):
        for board, dots in zip(boards, queens, strict=True):
            (left, top), (x, y) = (map(int, part.split("h")[0].split()) for part in (board, dots))
            assert (x, y) == (left + 1 + solution[0], top + 1)


def test_orbits_of_one_size_stand_over_their_product() -> None:
    assert svg_texts(parse(wall(ORBITS, **TITLES))) == [
        f"1 {TIMES} 4",
        f"11 {TIMES} 8",
    ]


def test_no_board_covers_another() -> None:
    for boards in paths("qa-dark"):
        corners = [tuple(map(int, board.split("h")[0].split())) for board in boards]
        assert len(set(corners)) == len(corners)
        assert all(x % 10 == y % 10 == 0 for x, y in corners)


def test_a_wall_of_nothing_is_refused() -> None:
    with pytest.raises(UserError, match=r"^a wall takes one orbit or more, got none$"):
        wall([], **TITLES)
