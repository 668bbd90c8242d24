from __future__ import annotations

import copy
import json
import pickle

import pytest

from cy_core.frozen_mapping import FrozenMapping

ORBITS = {1: 0, 2: 1, 4: 0, 8: 1}


def test_frozen_mapping_is_a_copy() -> None:
    original = dict(ORBITS)
    frozen = FrozenMapping(original)
    original[8] = 99
    assert frozen[8] == 1


def test_frozen_mapping_reads_like_a_dict() -> None:
    frozen = FrozenMapping(ORBITS)
    assert repr(frozen) == "{1: 0, 2: 1, 4: 0, 8: 1}"
    assert frozen == ORBITS == frozen
    assert list(frozen.items()) == list(ORBITS.items())
    assert json.dumps(dict(frozen)) == json.dumps(ORBITS)


def test_frozen_mapping_cannot_be_changed() -> None:
    frozen = FrozenMapping(ORBITS)
    with pytest.raises(TypeError, match="does not support item assignment"):
        frozen[8] = 99  # type: ignore[index]
    with pytest.raises(TypeError, match="support item deletion"):
        del frozen[8]  # type: ignore[attr-defined]
    assert not {"clear", "pop", "popitem", "setdefault", "update", "__ior__"} & set(dir(frozen))


def test_equal_mappings_have_equal_hashes() -> None:
    backwards = FrozenMapping(dict(reversed(ORBITS.items())))
    assert {FrozenMapping(ORBITS)} == {backwards}
    assert FrozenMapping(ORBITS) != FrozenMapping({8: 1})


@pytest.mark.parametrize("protocol", range(pickle.HIGHEST_PROTOCOL + 1))
def test_frozen_mapping_can_be_pickled_and_copied(protocol: int) -> None:
    frozen = FrozenMapping(ORBITS)
    for other in (pickle.loads(pickle.dumps(frozen, protocol)), copy.deepcopy(frozen)):
        assert (other, hash(other), list(other)) == (frozen, hash(frozen), list(frozen))
