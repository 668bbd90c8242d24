from __future__ import annotations

import dataclasses
import pickle

import pytest

from cy_core import Census, WrongCount, census, orbit


def test_a_census_checks_its_own_sums() -> None:
    with pytest.raises(WrongCount, match="do not add up to 11 solutions"):
        Census(5, 11, 2, {1: 0, 2: 1, 4: 0, 8: 1})
    with pytest.raises(WrongCount, match="are not 3 in number"):
        Census(5, 10, 3, {1: 0, 2: 1, 4: 0, 8: 1})


def test_values_are_frozen() -> None:
    with pytest.raises(dataclasses.FrozenInstanceError):
        census(8).total = 93  # type: ignore[misc]
    with pytest.raises(dataclasses.FrozenInstanceError):
        orbit((1, 3, 0, 2)).size = 4  # type: ignore[misc]


def test_values_travel_between_processes() -> None:
    for value in (census(8), orbit((1, 3, 0, 2))):
        assert pickle.loads(pickle.dumps(value)) == value
