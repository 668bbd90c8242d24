"""Test the choice of the search and of the instruction set."""

from __future__ import annotations

import pytest

from cy_core import (
    InputError,
    count,
    fundamental,
    iter_fundamental,
    known_census,
    memory,
    solutions,
)
from cy_core.engine import choice
from cy_core.engine.binding import AVAILABLE_BACKENDS, has_backend
from cy_core.engine.choice import (
    BACKEND_VARIABLE,
    DEPTH_FIRST,
    JOIN,
    JOIN_FROM_N,
    chosen_backend,
    chosen_search,
    join_memory,
)


def test_fastest_backend_is_the_default(monkeypatch: pytest.MonkeyPatch) -> None:
    assert has_backend("portable")
    monkeypatch.delenv(BACKEND_VARIABLE, raising=False)
    assert chosen_backend() == AVAILABLE_BACKENDS[-1]
    monkeypatch.setenv(BACKEND_VARIABLE, "")
    assert chosen_backend() == AVAILABLE_BACKENDS[-1]


@pytest.mark.parametrize("backend", AVAILABLE_BACKENDS)
def test_backend_is_the_argument_or_else_the_environment_variable(
    backend: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv(BACKEND_VARIABLE, backend)
    assert chosen_backend() == backend
    assert count(13).total == 73712
    monkeypatch.setenv(BACKEND_VARIABLE, "mmx")
    assert chosen_backend(backend) == backend
    assert count(13, backend=backend).total == 73712
    assert len(fundamental(11, backend=backend)[0]) == 341
    assert len(solutions(11, backend=backend)) == 2680
    assert sum(len(sizes) for _, sizes in iter_fundamental(11, backend=backend)) == 341
    for function in (count, fundamental, iter_fundamental):
        with pytest.raises(InputError, match="QUEENS_ENGINE must be portable, sse, neon, "):
            function(13)


def test_backend_that_the_processor_lacks_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(choice, "AVAILABLE_BACKENDS", ("portable",))
    monkeypatch.setenv(BACKEND_VARIABLE, "avx512")
    message = "this processor has no avx512: leave QUEENS_ENGINE empty, or set it to portable"
    with pytest.raises(InputError, match=message):
        chosen_backend()
    with pytest.raises(InputError, match="has no avx2: leave backend empty, or set it to portable"):
        count(8, backend="avx2")


@pytest.mark.parametrize("backend", JOIN_FROM_N)
def test_join_is_chosen_for_large_boards(backend: str) -> None:
    first = JOIN_FROM_N[backend]
    assert chosen_search(first - 1, backend, 1) == DEPTH_FIRST
    assert {chosen_search(n, backend, 1) for n in range(first, 24)} == {JOIN}
    assert chosen_search(25, backend, 1) == DEPTH_FIRST


@pytest.mark.parametrize("search", [DEPTH_FIRST, JOIN])
def test_count_uses_the_named_search(search: str) -> None:
    for n in (6, 12, 15):
        known = known_census(n)
        census = count(n, search=search, threads=2)
        assert (census.total, census.orbits_by_size) == (known.total, known.orbits_by_size)


def test_depth_first_is_chosen_where_the_join_exceeds_memory(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(memory, "machine_memory", lambda: 10**9)
    assert chosen_search(22, "avx512", 2) == JOIN
    assert chosen_search(22, "avx512", 64) == DEPTH_FIRST
    message = (
        r"joining n = 22 on 64 threads takes at least 2 GB of memory, and may take half of "
        "the 1 GB of this machine: use fewer threads, or search depth-first"
    )
    with pytest.raises(InputError, match=message):
        count(22, search=JOIN, threads=64)


def test_join_memory_grows_with_n_and_threads() -> None:
    sizes = [join_memory(n, threads) for n in range(16, 25) for threads in (1, 2)]
    assert sizes[::2] == sorted(sizes[::2])
    on_one_thread, on_two_threads = sizes[::2], sizes[1::2]
    assert all(one < two for one, two in zip(on_one_thread, on_two_threads, strict=True))
