from __future__ import annotations

from pathlib import Path

import pytest

from cy_core import InputError, machine_memory, memory


def test_require_memory_allows_half_of_the_machine(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(memory, "machine_memory", lambda: 10**10)
    memory.require_memory("it", 5 * 10**9, "wait")
    message = "it takes at least 5 GB of memory, and may take half of the 10 GB of this machine: w"
    with pytest.raises(InputError, match=message):
        memory.require_memory("it", 5 * 10**9 + 1, "wait")


def test_small_list_does_not_query_the_memory(monkeypatch: pytest.MonkeyPatch) -> None:
    queries = list[int]()
    monkeypatch.setattr(memory, "machine_memory", lambda: queries.append(1))
    assert not memory.is_too_large(memory.ALWAYS_AVAILABLE)
    assert queries == []
    assert not memory.is_too_large(memory.ALWAYS_AVAILABLE + 1)
    assert queries == [1]


def test_unknown_memory_is_assumed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(memory, "machine_memory", lambda: None)
    assert not memory.is_too_large(memory.ASSUMED_MEMORY // 2)
    assert memory.is_too_large(memory.ASSUMED_MEMORY // 2 + 1)


@pytest.mark.parametrize(
    ("line", "file"),
    [
        ("0::/", "memory.max"),
        ("0::/pod/box", "pod/memory.max"),
        ("7:cpu:/\n4:memory:/pod/box", "memory/pod/box/memory.limit_in_bytes"),
        ("4:memory:/not/to/be/seen", "memory/memory.limit_in_bytes"),
    ],
)
def test_memory_of_a_container_is_its_limit(
    line: str, file: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "groups").write_text(f"{line}\n")
    monkeypatch.setattr(memory, "GROUPS_OF_PROCESS", tmp_path / "groups")
    monkeypatch.setattr(memory, "GROUPS", tmp_path)
    limit, whole = tmp_path / file, machine_memory()
    limit.parent.mkdir(parents=True, exist_ok=True)
    for text, memory_of_all in (("max\n", whole), (f"{10**18}\n", whole), ("4096\n", 4096)):
        limit.write_text(text)
        assert machine_memory() == memory_of_all


def test_missing_control_groups_are_ignored(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    sizes = {"SC_PAGE_SIZE": 4096, "SC_PHYS_PAGES": 1000}
    monkeypatch.setattr(memory.os, "sysconf", sizes.__getitem__, raising=False)
    monkeypatch.setattr(memory, "GROUPS_OF_PROCESS", tmp_path / "none")
    assert machine_memory() == 4_096_000
