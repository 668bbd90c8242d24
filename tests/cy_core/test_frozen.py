from __future__ import annotations

import copy
import json
import pickle

import pytest

from cy_core.frozen import FrozenMapping

GIVEN = {1: 0, 2: 1, 4: 0, 8: 1}


def test_it_is_a_copy() -> None:
    given = dict(GIVEN)
    frozen = FrozenMapping(given)
    given[8] = 99
    assert frozen[8] == 1


def test_it_reads_like_a_dict() -> None:
    frozen = FrozenMapping(GIVEN)
    assert repr(frozen) == "{1: 0, 2: 1, 4: 0, 8: 1}"
    assert frozen == GIVEN == frozen
    assert list(frozen.items()) == list(GIVEN.items())
    assert json.dumps(dict(frozen)) == json.dumps(GIVEN)


def test_nothing_changes_it() -> None:
    frozen = FrozenMapping(GIVEN)
    with pytest.raises(TypeError, match="does not support item assignment"):
        frozen[8] = 99  # type: ignore[index]
    with pytest.raises(TypeError, match="support item deletion"):
        del frozen[8]  # type: ignore[attr-defined]
    assert not {"clear", "pop", "popitem", "setdefault", "update", "__ior__"} & set(dir(frozen))


def test_equal_ones_have_equal_hashes() -> None:
    backwards = FrozenMapping(dict(reversed(GIVEN.items())))
    assert {FrozenMapping(GIVEN)} == {backwards}
    assert FrozenMapping(GIVEN) != FrozenMapping({8: 1})


@pytest.mark.parametrize("protocol", range(pickle.HIGHEST_PROTOCOL + 1))
def test_it_travels(protocol: int) -> None:
    frozen = FrozenMapping(GIVEN)
    for other in (pickle.loads(pickle.dumps(frozen, protocol)), copy.deepcopy(frozen)):
        assert (other, hash(other), list(other)) == (frozen, hash(frozen), list(frozen))
