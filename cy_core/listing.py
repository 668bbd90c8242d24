"""Listing: every solution, or one of each orbit, as arrays."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise
from typing import TypeAlias

from cy_core.arrays import Boards, np
from cy_core.checks import checked_n, positive
from cy_core.counting import MIN_ENGINE_N
from cy_core.engine.binding import Lister
from cy_core.engine.cpu import checked_backend, chosen_backend
from cy_core.expand import all_solutions, memory_needed
from cy_core.known import MAX_KNOWN_N, known_census
from cy_core.memory import require_memory
from cy_core.methods.listing_scalar import fundamental_scalar
from cy_core.model import Solution, WrongCount

Fundamental: TypeAlias = "tuple[Boards, Boards]"


def fundamental(n: int, *, backend: str | None = None) -> Fundamental:
    """Every fundamental solution once, with the size of its orbit.

    Parameters
    ----------
    n : int
        Side of the board, 1..32.
    backend : {"portable", "avx2", "avx512"}, optional
        As `cy_core.count`.

    Returns
    -------
    representatives : ndarray of uint8, shape (count, n)
        Column of the queen in each row, from the top; in descending order.
    sizes : ndarray of uint8, shape (count,)
        1, 2, 4 or 8.

    Raises
    ------
    InputError
        `n must be between 1 and 32, got 40`;
        `listing n = 20 takes at least 102 GB of memory, and may take half of the 23 GB ...: ...`;
        `backend must be portable, avx2 or avx512, got sse`, `this processor has no avx512: ...`.

    >>> representatives, sizes = fundamental(5)
    >>> representatives.tolist(), sizes.tolist()
    ([[4, 2, 0, 3, 1], [3, 0, 2, 4, 1]], [8, 2])
    """
    n = checked_n(n)
    count = known_census(min(n, MAX_KNOWN_N)).fundamental or 0
    require_list_memory(n, count * (n + 1))
    return collected(parts(n, backend), count, n)


def iter_fundamental(
    n: int, chunk: int = 1 << 20, *, backend: str | None = None
) -> Iterator[Fundamental]:
    """The same, some at a time: in the memory of a chunk and of some megabytes for the search.

    Parameters
    ----------
    n : int
        Side of the board, 1..27.
    chunk : int
        Solutions in each pair of arrays but the last, which may have fewer; at least 1.
    backend : {"portable", "avx2", "avx512"}, optional
        As `cy_core.count`.

    Yields
    ------
    representatives : ndarray of uint8, shape (chunk, n)
    sizes : ndarray of uint8, shape (chunk,)
        As `fundamental`.

    Raises
    ------
    InputError
        `n must be between 1 and 27, got 28`; `chunk must be 1 or more, got 0`;
        `QUEENS_ENGINE must be portable, avx2 or avx512, got sse`.

    >>> [len(sizes) for _, sizes in iter_fundamental(8, chunk=5)]
    [5, 5, 2]
    """
    n, chunk = checked_n(n, MAX_KNOWN_N), positive("chunk", chunk)
    return chunks(parts(n, backend), n, chunk)


def chunks(found: Iterator[Fundamental], n: int, chunk: int) -> Iterator[Fundamental]:
    """All fundamental solutions, of which there are parts, in pieces of one size."""
    count, cut = known_census(n).fundamental or 0, pieces(found, chunk)
    for at in range(0, count, chunk):
        yield collected(cut, min(chunk, count - at), n)


def pieces(found: Iterator[Fundamental], chunk: int) -> Iterator[Fundamental]:
    """The parts, cut wherever a chunk ends."""
    at = 0
    for boards, sizes in found:
        ends = range(-at % chunk or chunk, len(sizes), chunk)
        for first, end in pairwise([0, *ends, len(sizes)]):
            yield boards[first:end], sizes[first:end]
        at += len(sizes)


def parts(n: int, backend: str | None = None, first: Solution = ()) -> Iterator[Fundamental]:
    """All fundamental solutions in descending order, as many at a time as the search finds.

    Where the first columns are given, only those that begin with them.
    """
    if backend is not None:
        checked_backend(backend)
    if n >= MIN_ENGINE_N:
        return iter(Lister(n, chosen_backend(backend), first))
    found = fundamental_scalar(n)
    found = found[(found[:, : len(first)] == first).all(axis=1)]
    return iter([(found[:, :n], found[:, n])])


def collected(found: Iterator[Fundamental], count: int, n: int) -> Fundamental:
    """The next so many solutions in arrays of their own."""
    boards, sizes = np.empty((count, n), np.uint8), np.empty(count, np.uint8)
    at = 0
    for part, of_part in found:
        end = at + len(of_part)
        boards[at:end], sizes[at:end] = part, of_part
        at = end
        if at == count:
            return boards, sizes
    if at < count:
        raise WrongCount(f"the search for n = {n} ends {count - at} solutions too early")
    return boards, sizes


def solutions(n: int, *, backend: str | None = None) -> Boards:
    """Every solution, in ascending lexicographic order.

    Parameters
    ----------
    n : int
        Side of the board, 1..32.
    backend : {"portable", "avx2", "avx512"}, optional
        As `cy_core.count`.

    Returns
    -------
    ndarray of uint8, shape (total, n)
        Column of the queen in each row, from the top.

    Raises
    ------
    InputError
        As `fundamental`.

    >>> solutions(4).tolist()
    [[1, 3, 0, 2], [2, 0, 3, 1]]
    """
    n = checked_n(n)
    require_list_memory(n, memory_of_solutions(n))
    return all_solutions(*fundamental(n, backend=backend))


def memory_of_solutions(n: int) -> int:
    """Bytes that `solutions` takes at its height: the representatives stay until the end."""
    known = known_census(min(n, MAX_KNOWN_N))
    return memory_needed(n, known.total) + (known.fundamental or 0) * (n + 1)


def require_list_memory(n: int, wanted: int) -> None:
    """Refuse a listing that would not fit, naming its size."""
    require_memory(f"listing n = {n}", wanted, "choose a smaller n, or count instead")
