"""Test counts, published counts, and estimates of the time and memory of a count."""

from __future__ import annotations

from collections.abc import Callable
from itertools import islice
from pathlib import Path

import pytest

from cy_core import (
    DEPTH_FIRST,
    JOIN,
    METHODS,
    Census,
    InputError,
    WrongCount,
    census,
    count,
    estimates,
    known_census,
    machine_memory,
    measure_count,
    memory,
)
from cy_core.known import published, require_known_total


@pytest.mark.parametrize("n", range(1, 13))
def test_census_equals_the_published_counts(n: int) -> None:
    counted, known = census(n), known_census(n)
    assert (counted.total, counted.fundamental) == (known.total, known.fundamental)
    assert counted.orbits_by_size == known.orbits_by_size


@pytest.mark.parametrize("threads", [2, 3])
def test_threads_do_not_change_the_count(threads: int) -> None:
    for n in (*range(1, 13), 15):
        assert count(n, threads=threads) == count(n)


def test_method_and_form_can_be_chosen() -> None:
    for method in METHODS:
        if method.key != "brute_force":
            assert count(9, method=method.key, form=method.form) == method.search(9)


@pytest.mark.parametrize(
    ("options", "message"),
    [
        ({"n": 29}, "n must be between 1 and 28, got 29"),
        ({"n": 8, "method": "bitmaps"}, "unknown method bitmaps: choose one of brute_force, "),
        ({"n": 8, "method": "bitmap", "form": "flat"}, "form must be recursive or iterative"),
        ({"n": 8, "threads": 1025}, "threads must be between 1 and 1024, got 1025"),
        ({"n": 8, "form": "iterative"}, "a form belongs to a method, got iterative: name the"),
        ({"n": 8, "threads": 2, "method": "bitmap"}, "bitmap runs on one thread, got 2: leave out"),
        ({"n": 18, "search": "breadth"}, "search must be depth-first or join, got breadth"),
        ({"n": 25, "search": JOIN}, "the join takes n = 4 to 24, got 25"),
        ({"n": 8, "method": "bitmap", "search": JOIN}, "bitmap has no search, got join: leave out"),
    ],
)
def test_bad_options_are_refused(options: dict[str, object], message: str) -> None:
    with pytest.raises(InputError, match=message):
        count(**options)


def test_published_counts_end_at_27_and_cannot_be_changed() -> None:
    assert list(published()) == list(range(1, 28))
    with pytest.raises(InputError, match="n must be between 1 and 27, got 28"):
        known_census(28)
    with pytest.raises(TypeError):
        published()[8] = known_census(7)  # type: ignore[index]


@pytest.mark.parametrize("off", [-1, 1, 8])
def test_require_known_total_refuses_another_total(off: int) -> None:
    for n in (1, 8, 15, 27):
        total = known_census(n).total
        require_known_total(n, total)
        message = f"n = {n} has {total} solutions, counted {total + off}: .* count anew"
        with pytest.raises(WrongCount, match=message):
            require_known_total(n, total + off)
    # Any total of N = 28 is accepted, because none is published.
    require_known_total(28, 1)


@pytest.mark.parametrize(
    ("n", "options"),
    [(8, {}), (11, {}), (15, {}), (8, {"method": "bitmap"}), (11, {"method": "bitmap"})],
)
def test_every_count_is_compared_with_the_published_total(
    n: int, options: dict[str, str], monkeypatch: pytest.MonkeyPatch
) -> None:
    counted = known_census(n).total
    monkeypatch.setattr("cy_core.known.published", lambda: {n: Census(n, 93)})
    with pytest.raises(WrongCount, match=f"n = {n} has 93 solutions, counted {counted}: "):
        count(n, **options)


@pytest.mark.parametrize("search", [DEPTH_FIRST, JOIN])
def test_each_estimate_doubles_the_draws(search: str) -> None:
    rounds = list(islice(estimates(15, search), 4))
    assert [estimate.draws for estimate in rounds] == [25, 50, 100, 200]
    last = rounds[-1]
    assert (last.n, last.search) == (15, search)
    assert abs(last.boards.value - known_census(15).total) < 2 * last.boards.margin
    assert last.boards.error < rounds[0].boards.error
    assert last.seconds.value > 0
    assert last.memory > 0


def test_complete_measurement_has_no_margin() -> None:
    estimate = measure_count(15, JOIN)
    assert (estimate.boards.value, estimate.boards.margin) == (known_census(15).total, 0)
    assert estimate.draws == estimate.parts


@pytest.mark.parametrize("call", [estimates, measure_count])
def test_estimates_refuse_small_boards_at_once(call: Callable[[int], object]) -> None:
    with pytest.raises(InputError, match=r"^a plan is for n = 15 to 28, got 14: small"):
        call(14)


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
    limit, total_memory = tmp_path / file, machine_memory()
    limit.parent.mkdir(parents=True, exist_ok=True)
    for text, memory_of_all in (
        ("max\n", total_memory),
        (f"{10**18}\n", total_memory),
        ("4096\n", 4096),
    ):
        limit.write_text(text)
        assert machine_memory() == memory_of_all


def test_missing_control_groups_are_ignored(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    sizes = {"SC_PAGE_SIZE": 4096, "SC_PHYS_PAGES": 1000}
    monkeypatch.setattr(memory.os, "sysconf", sizes.__getitem__, raising=False)
    monkeypatch.setattr(memory, "GROUPS_OF_PROCESS", tmp_path / "none")
    assert machine_memory() == 4_096_000
