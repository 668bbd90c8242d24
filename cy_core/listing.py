"""Listing: every solution, or one of each orbit, as arrays."""

from __future__ import annotations

import os

import numpy as np
from numpy.typing import NDArray

from cy_core.counting import LARGEST_KNOWN_N, known_census
from cy_core.expand import all_solutions, memory_needed
from cy_core.fundamental import search
from cy_core.model import InputError, checked_n

# Where the system does not tell (Windows), a size that every present machine has.
ASSUMED_MEMORY = 8 << 30


def fundamental(n: int) -> tuple[NDArray[np.uint8], NDArray[np.uint8]]:
    """Every fundamental solution once, with the size of its orbit.

    Parameters
    ----------
    n : int
        Side of the board, 1..32.

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
        `listing n = 20 takes at least 205 GB of memory, and this machine has 23 GB: ...`.

    >>> representatives, sizes = fundamental(5)
    >>> representatives.tolist(), sizes.tolist()
    ([[4, 2, 0, 3, 1], [3, 0, 2, 4, 1]], [8, 2])
    """
    n = checked_n(n)
    # Two copies live at once: the rows as they were found, and the arrays made of them.
    require_memory(n, 2 * (known_census(min(n, LARGEST_KNOWN_N)).fundamental or 0) * (n + 1))
    found = search(n)
    return np.ascontiguousarray(found[:, :n]), np.ascontiguousarray(found[:, n])


def solutions(n: int) -> NDArray[np.uint8]:
    """Every solution, in ascending lexicographic order.

    Parameters
    ----------
    n : int
        Side of the board, 1..32.

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
    require_memory(n, memory_of_solutions(n))
    return all_solutions(*fundamental(n))


def memory_of_solutions(n: int) -> int:
    """Bytes that `solutions` takes at its height: the representatives stay until the end."""
    known = known_census(min(n, LARGEST_KNOWN_N))
    return memory_needed(n, known.total) + (known.fundamental or 0) * (n + 1)


def require_memory(n: int, wanted: int) -> None:
    """Refuse a listing that would not fit, naming its size."""
    memory = machine_memory() or ASSUMED_MEMORY
    if wanted > memory // 2:
        raise InputError(
            f"listing n = {n} takes at least {gigabytes(wanted)} of memory, and this machine has "
            f"{gigabytes(memory)}: choose a smaller n, or count instead"
        )


def machine_memory() -> int | None:
    """Bytes of memory in the machine; None where the system does not tell."""
    try:
        return os.sysconf("SC_PAGE_SIZE") * os.sysconf("SC_PHYS_PAGES")
    except (AttributeError, ValueError, OSError):
        return None


def gigabytes(size: int) -> str:
    """A size in bytes as text.

    >>> gigabytes(23_400_000_000)
    '23 GB'
    """
    return f"{size / 1e9:,.0f} GB"
