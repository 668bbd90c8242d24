from __future__ import annotations

import pytest

from cy_core import InputError, memory


def test_half_of_the_memory_may_be_taken(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(memory, "machine_memory", lambda: 10**10)
    memory.require_memory("it", 5 * 10**9, "wait")
    message = "it takes at least 5 GB of memory, and may take half of the 10 GB of this machine: w"
    with pytest.raises(InputError, match=message):
        memory.require_memory("it", 5 * 10**9 + 1, "wait")


def test_what_the_system_does_not_tell_is_assumed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(memory, "machine_memory", lambda: None)
    assert not memory.is_too_large(memory.ASSUMED_MEMORY // 2)
    assert memory.is_too_large(memory.ASSUMED_MEMORY // 2 + 1)
