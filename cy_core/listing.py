"""List all solutions, or the fundamental ones, as NumPy arrays."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise
from typing import SupportsIndex, TypeAlias

from cy_core.arrays import Boards, np
from cy_core.checks import checked_n, positive
from cy_core.engine.binding import Lister
from cy_core.engine.cpu import MIN_ENGINE_N, checked_backend, chosen_backend
from cy_core.expand import all_solutions, memory_needed
from cy_core.known import MAX_KNOWN_N, known_census
from cy_core.memory import require_memory
from cy_core.methods.listing_scalar import fundamental_scalar
from cy_core.model import Solution, WrongCount

# Representatives, shape (count, n), and the sizes of their orbits, shape (count,).
Fundamental: TypeAlias = "tuple[Boards, Boards]"


def fundamental(n: SupportsIndex, *, backend: str | None = None) -> Fundamental:
    """List every fundamental solution once, with the size of its orbit.

    Parameters
    ----------
    n : int
        Side of the board, 1..32.
    backend : str, optional
        As for `count`.

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
        `backend must be portable, sse, ..., got mmx`, `this processor has no avx512: ...`.

    Examples
    --------
    >>> representatives, sizes = fundamental(5)
    >>> representatives.tolist(), sizes.tolist()
    ([[4, 2, 0, 3, 1], [3, 0, 2, 4, 1]], [8, 2])
    """
    n = checked_n(n)
    count = known_census(min(n, MAX_KNOWN_N)).fundamental or 0
    require_list_memory(n, count * (n + 1))
    return collect(fundamental_parts(n, backend), count, n)


def iter_fundamental(
    n: SupportsIndex, chunk: SupportsIndex = 1 << 20, *, backend: str | None = None
) -> Iterator[Fundamental]:
    """List the fundamental solutions in chunks, so that memory stays at one chunk.

    The search itself needs some megabytes.

    Parameters
    ----------
    n : int
        Side of the board, 1..27.
    chunk : int
        Solutions in each pair of arrays, at least 1; the last pair may have fewer.
    backend : str, optional
        As for `count`.

    Yields
    ------
    representatives : ndarray of uint8, shape (chunk, n)
    sizes : ndarray of uint8, shape (chunk,)
        As for `fundamental`.

    Raises
    ------
    InputError
        `n must be between 1 and 27, got 28`; `chunk must be 1 or more, got 0`;
        `QUEENS_ENGINE must be portable, sse, ..., got mmx`.

    Examples
    --------
    >>> [len(sizes) for _, sizes in iter_fundamental(8, chunk=5)]
    [5, 5, 2]
    """
    n, chunk = checked_n(n, MAX_KNOWN_N), positive("chunk", chunk)
    return chunked(fundamental_parts(n, backend), n, chunk)


def chunked(parts: Iterator[Fundamental], n: int, chunk: int) -> Iterator[Fundamental]:
    """Join the parts of a list into chunks of one size."""
    count, pieces = known_census(n).fundamental or 0, cut_at_chunk_ends(parts, chunk)
    for start in range(0, count, chunk):
        yield collect(pieces, min(chunk, count - start), n)


def cut_at_chunk_ends(parts: Iterator[Fundamental], chunk: int) -> Iterator[Fundamental]:
    """Cut each part wherever a chunk ends."""
    before = 0
    for boards, sizes in parts:
        ends = range(-before % chunk or chunk, len(sizes), chunk)
        for first, end in pairwise([0, *ends, len(sizes)]):
            yield boards[first:end], sizes[first:end]
        before += len(sizes)


def fundamental_parts(
    n: int, backend: str | None = None, prefix: Solution = ()
) -> Iterator[Fundamental]:
    """The fundamental solutions in descending order, in arrays as large as the search makes them.

    With a prefix, only the solutions whose first columns are those of the prefix.
    """
    if backend is not None:
        checked_backend(backend)
    if n >= MIN_ENGINE_N:
        return iter(Lister(n, chosen_backend(backend), prefix))
    rows = fundamental_scalar(n)
    rows = rows[(rows[:, : len(prefix)] == prefix).all(axis=1)]
    return iter([(rows[:, :n], rows[:, n])])


def collect(parts: Iterator[Fundamental], count: int, n: int) -> Fundamental:
    """Copy the next `count` solutions into one pair of arrays."""
    boards, sizes = np.empty((count, n), np.uint8), np.empty(count, np.uint8)
    start = 0
    for part_boards, part_sizes in parts:
        end = start + len(part_sizes)
        boards[start:end], sizes[start:end] = part_boards, part_sizes
        start = end
        if end == count:
            return boards, sizes
    if start < count:
        raise WrongCount(f"the search for n = {n} ends {count - start} solutions too early")
    return boards, sizes


def solutions(n: SupportsIndex, *, backend: str | None = None) -> Boards:
    """List every solution, in ascending lexicographic order.

    Parameters
    ----------
    n : int
        Side of the board, 1..32.
    backend : str, optional
        As for `count`.

    Returns
    -------
    ndarray of uint8, shape (total, n)
        Column of the queen in each row, from the top.

    Raises
    ------
    InputError
        As for `fundamental`.

    Examples
    --------
    >>> solutions(4).tolist()
    [[1, 3, 0, 2], [2, 0, 3, 1]]
    """
    n = checked_n(n)
    require_list_memory(n, memory_of_solutions(n))
    return all_solutions(*fundamental(n, backend=backend))


def memory_of_solutions(n: int) -> int:
    """Bytes that `solutions` needs at its peak; the representatives stay until the end."""
    known = known_census(min(n, MAX_KNOWN_N))
    return memory_needed(n, known.total) + (known.fundamental or 0) * (n + 1)


def require_list_memory(n: int, wanted: int) -> None:
    """Raise an error if a list of this many bytes does not fit into memory."""
    require_memory(f"listing n = {n}", wanted, "choose a smaller n, or count instead")
