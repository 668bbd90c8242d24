from __future__ import annotations

import _thread
import threading
import tracemalloc
from collections.abc import Callable

import numpy as np
import pytest

from cy_core import (
    InputError,
    WrongCount,
    fundamental,
    iter_fundamental,
    known_census,
    listing,
    memory,
    solutions,
)
from cy_core.methods.listing_scalar import fundamental_scalar
from tests import reference


@pytest.mark.parametrize("n", range(1, 9))
def test_fundamental_equals_that_of_the_reference(n: int) -> None:
    rows, sizes = fundamental(n)
    assert [
        (tuple(row), size) for row, size in zip(rows.tolist(), sizes.tolist(), strict=True)
    ] == list(reference.all_fundamental(n))


@pytest.mark.parametrize("n", range(1, 13))
def test_fundamental_has_the_published_counts(n: int) -> None:
    rows, sizes = fundamental(n)
    known = known_census(n)
    assert rows.shape == (known.fundamental, n)
    assert (rows.dtype, sizes.dtype) == (np.uint8, np.uint8)
    assert {size: int((sizes == size).sum()) for size in (1, 2, 4, 8)} == known.orbits_by_size


@pytest.mark.parametrize("n", range(4, 13))
def test_fundamental_is_in_descending_order(n: int) -> None:
    rows = [tuple(row) for row in fundamental(n)[0].tolist()]
    assert rows == sorted(set(rows), reverse=True)


@pytest.mark.parametrize("n", [1, 2, 6, 10, 11, 13])
@pytest.mark.parametrize("chunk", [1, 7, 1000, 10**9])
def test_joined_chunks_equal_the_whole_list(n: int, chunk: int) -> None:
    rows, sizes = fundamental(n)
    chunks = list(iter_fundamental(n, chunk=max(chunk, len(sizes) // 50)))
    assert len({len(of_chunk) for _, of_chunk in chunks[:-1]}) <= 1
    if chunks:
        assert np.array_equal(np.concatenate([boards for boards, _ in chunks]), rows)
        assert np.array_equal(np.concatenate([of_chunk for _, of_chunk in chunks]), sizes)
    else:
        assert len(sizes) == 0


def test_chunks_have_the_requested_size() -> None:
    assert [len(sizes) for _, sizes in iter_fundamental(13, chunk=4000)] == [4000, 4000, 1233]


def test_first_chunk_does_not_wait_for_the_whole() -> None:
    """All of N = 19 would take a minute and 12 GB."""
    rows, sizes = next(iter_fundamental(19, chunk=1000))
    assert rows.shape == (1000, 19)
    assert set(sizes.tolist()) == {8}
    assert rows.flags.owndata, "a chunk must not hold on to more than itself"


def test_iter_fundamental_refuses_bad_values_before_iteration() -> None:
    for n, message in ((0, "between 1 and 27, got 0"), (28, "between 1 and 27, got 28")):
        with pytest.raises(InputError, match=message):
            iter_fundamental(n)
    for chunk, message in ((0, "1 or more, got 0"), (1.5, "integer, got 1.5"), ("x", "got 'x'")):
        with pytest.raises(InputError, match=f"chunk must be .*{message}"):
            iter_fundamental(8, chunk=chunk)  # type: ignore[arg-type]


def test_iter_fundamental_refuses_an_unknown_backend_before_iteration(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setenv("QUEENS_ENGINE", "mmx")
    with pytest.raises(InputError, match="QUEENS_ENGINE must be"):
        iter_fundamental(12)


def test_chunk_may_be_a_numpy_integer() -> None:
    sizes = [len(of_chunk) for _, of_chunk in iter_fundamental(12, chunk=np.uint8(200))]
    assert sizes == [*[200] * 8, 187]


def test_search_that_loses_solutions_raises_wrong_count(monkeypatch: pytest.MonkeyPatch) -> None:
    whole = listing.fundamental_parts
    monkeypatch.setattr(listing, "fundamental_parts", lambda n, backend: iter([*whole(n)][1:]))
    for function in (fundamental, lambda n: [*iter_fundamental(n)]):
        with pytest.raises(WrongCount, match=r"the search for n = 12 ends \d+ solutions"):
            function(12)


def test_environment_selects_the_backend_of_a_listing(monkeypatch: pytest.MonkeyPatch) -> None:
    expected = fundamental(12)[0]
    monkeypatch.setenv("QUEENS_ENGINE", "portable")
    assert np.array_equal(fundamental(12)[0], expected)
    monkeypatch.setenv("QUEENS_ENGINE", "mmx")
    with pytest.raises(InputError, match="QUEENS_ENGINE must be"):
        fundamental(12)


@pytest.mark.parametrize("n", range(1, 9))
def test_solutions_equal_those_of_the_reference(n: int) -> None:
    assert [tuple(row) for row in solutions(n).tolist()] == list(reference.all_solutions(n))


@pytest.mark.parametrize("n", range(1, 13))
def test_solutions_are_complete_valid_and_ascending(n: int) -> None:
    boards = solutions(n)
    assert boards.dtype == np.uint8
    assert boards.flags.c_contiguous
    assert boards.shape == (known_census(n).total, n)
    numbers = boards.astype(int)
    for lines in (numbers, numbers + np.arange(n), numbers - np.arange(n)):
        assert (np.diff(np.sort(lines, axis=1), axis=1) > 0).all(), "two queens on one line"
    rows = [tuple(row) for row in boards.tolist()]
    assert rows == sorted(set(rows))


@pytest.mark.parametrize("n", range(4, 11))
def test_fundamental_solutions_satisfy_burnside(n: int) -> None:
    rows = solutions(n)
    turned = [reference.rotate(tuple(row)) for row in rows.tolist()]
    fixed_by_90 = int((rows == turned).all(axis=1).sum())
    fixed_by_180 = int((rows == n - 1 - rows[:, ::-1]).all(axis=1).sum())
    assert len(fundamental(n)[0]) * 8 == len(rows) + fixed_by_180 + 2 * fixed_by_90


def test_listing_that_exceeds_memory_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(memory, "machine_memory", lambda: 8 * 10**9)
    with pytest.raises(InputError, match=r"n = 20 takes at least 102 GB .* half of the 8 GB"):
        fundamental(20)
    with pytest.raises(InputError, match=r"n = 18 takes at least 14 GB .* half of the 8 GB"):
        solutions(18)
    with pytest.raises(InputError, match="n = 32 takes at least"):
        solutions(32)


@pytest.mark.parametrize("function", [fundamental, solutions])
def test_n_out_of_range_is_refused(function: object) -> None:
    assert callable(function)
    for n, message in ((0, "between 1 and 32, got 0"), (33, "got 33"), ("x", "integer, got 'x'")):
        with pytest.raises(InputError, match=message):
            function(n)


@pytest.mark.soak
@pytest.mark.parametrize("function", [fundamental_scalar, fundamental, solutions])
def test_ctrl_c_ends_a_listing(
    monkeypatch: pytest.MonkeyPatch, function: Callable[[int], object]
) -> None:
    monkeypatch.setattr(memory, "machine_memory", lambda: 10**15)
    timer = threading.Timer(0.05, _thread.interrupt_main)
    with pytest.raises(KeyboardInterrupt):  # noqa: PT012 - the timer must not strike before
        timer.start()
        function(18)  # takes seconds
    timer.join()


def test_chunks_take_the_memory_of_a_chunk() -> None:
    tracemalloc.start()
    try:
        listed = sum(len(sizes) for _, sizes in iter_fundamental(15, chunk=1000))
        peak = tracemalloc.get_traced_memory()[1]
    finally:
        tracemalloc.stop()
    assert listed == 285053
    assert peak < listed * 16 / 4, "bytes: a quarter of the whole list"
