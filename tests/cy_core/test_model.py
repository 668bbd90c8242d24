"""Test value types, and attack masks against a check of each square."""

from __future__ import annotations

import copy
import dataclasses
import json
import pickle
from collections.abc import Callable
from functools import partial
from itertools import product

import pytest

from cy_core import (
    METHODS,
    Census,
    Masks,
    Symmetry,
    WrongCount,
    attack_masks,
    census,
    known_census,
    orbit,
    trace,
)
from cy_core.checks import format_value
from cy_core.model import FrozenMapping
from tests import reference

ORBITS = {1: 0, 2: 1, 4: 0, 8: 1}


def test_census_refuses_sums_that_do_not_agree() -> None:
    with pytest.raises(WrongCount, match="do not add up to 11 solutions"):
        Census(5, 11, 2, ORBITS)
    with pytest.raises(WrongCount, match="are not 3 in number"):
        Census(5, 10, 3, ORBITS)


def test_values_cannot_be_changed() -> None:
    for value, field in ((census(8), "total"), (orbit((1, 3, 0, 2)), "size")):
        with pytest.raises(dataclasses.FrozenInstanceError):
            setattr(value, field, 93)
    with pytest.raises(TypeError):
        known_census(8).orbits_by_size[8] = 99  # type: ignore[index]
    with pytest.raises(TypeError):
        orbit((1, 3, 0, 2)).images[Symmetry.IDENTITY] = ()  # type: ignore[index]
    orbits = dict(ORBITS)
    copied = Census(5, 10, 2, orbits)
    orbits[8] = 99
    assert copied.orbits_by_size == ORBITS
    assert repr(copied).endswith("orbits_by_size={1: 0, 2: 1, 4: 0, 8: 1}, nodes=None)")


def test_frozen_mapping_is_an_immutable_mapping() -> None:
    frozen = FrozenMapping(ORBITS)
    assert frozen == ORBITS == frozen
    assert json.dumps(dict(frozen)) == json.dumps(ORBITS)
    assert {frozen} == {FrozenMapping(dict(reversed(ORBITS.items())))}
    assert frozen != FrozenMapping({8: 1})
    with pytest.raises(TypeError, match="support item deletion"):
        del frozen[8]  # type: ignore[attr-defined]
    assert not {"clear", "pop", "popitem", "setdefault", "update", "__ior__"} & set(dir(frozen))


@pytest.mark.parametrize(
    "make",
    [
        *(partial(census, 8), partial(known_census, 27), partial(orbit, (1, 3, 0, 2))),
        *(partial(Census, 8, 92), lambda: METHODS[-1], lambda: METHODS),
        *(lambda: next(trace(4, "bitmap")), partial(FrozenMapping, ORBITS)),
    ],
)
def test_values_can_be_hashed_pickled_and_copied(make: Callable[[], object]) -> None:
    value = make()
    protocols = range(pickle.HIGHEST_PROTOCOL + 1)
    unpickled = [pickle.loads(pickle.dumps(value, protocol)) for protocol in protocols]
    for other in (make(), *unpickled, copy.copy(value), copy.deepcopy(value)):
        assert (other, hash(other)) == (value, hash(value))


def test_unpickled_method_still_searches() -> None:
    for method in METHODS:
        assert pickle.loads(pickle.dumps(method)).search(4).total == 2


@pytest.mark.parametrize(
    ("value", "text"),
    [
        ("bitmaps", "bitmaps"),
        ("a\nb\x1b[31m", r"'a\nb\x1b[31m'"),
        ("8\0", r"'8\x00'"),
        ("9" * 5000, "9" * 200 + "..."),
        ("", "''"),
        ([10**5000], "a value too long to show"),
    ],
)
def test_format_value_is_one_short_line(value: object, text: str) -> None:
    assert format_value(value) == text


def attacked(n: int, queens: list[tuple[int, int]], row: int, step: int) -> int:
    """Return the squares of a row, as bits, that queens of other rows attack in one direction.

    The direction goes `step` columns to the left for each row down.
    """
    return sum(
        1 << n - 1 - column
        for column in range(n)
        if any(q != row and c - column == step * (row - q) for q, c in queens)
    )


@pytest.mark.parametrize("n", range(1, 7))
def test_masks_are_the_attacked_squares_of_a_row(n: int) -> None:
    for board in reference.all_solutions(n):
        for row, left_out in product(range(n), range(n)):
            queens = [queen for queen in enumerate(board) if queen[0] != left_out]
            expected = (attacked(n, queens, row, step) for step in (1, 0, -1))
            assert attack_masks(n, queens, row) == Masks(*expected)


@pytest.mark.parametrize("n", range(1, 7))
def test_masks_of_the_next_row_are_shifted(n: int) -> None:
    for board in reference.all_solutions(n):
        masks = Masks(0, 0, 0)
        for row, column in enumerate(board):
            assert masks == attack_masks(n, enumerate(board[:row]), row)
            bit = 1 << n - 1 - column
            assert not masks.attacked & bit
            masks = masks.below(bit, n)


def test_queens_off_the_board_attack_too() -> None:
    for row, queen_row, queen_column in product(range(-9, 10), repeat=3):
        queens = [(queen_row, queen_column)]
        expected = (attacked(4, queens, row, step) for step in (1, 0, -1))
        assert attack_masks(4, queens, row) == Masks(*expected)


def test_queen_attacks_nothing_in_its_own_row() -> None:
    assert attack_masks(4, [(2, 1)], 2) == Masks(0, 0, 0)
