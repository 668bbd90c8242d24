"""Check boards before compiled code measures them."""

from __future__ import annotations

from cy_core.arrays import Boards
from cy_core.checks import MAX_N, MIN_N
from cy_core.model import InputError


def side_of(boards: Boards) -> int:
    """The side n of boards of shape (count, n), or of one board of shape (n,)."""
    n = int(boards.shape[-1])
    if not MIN_N <= n <= MAX_N:
        raise InputError(f"a solution has {MIN_N} to {MAX_N} queens, got {n}")
    greatest = int(boards.max(initial=0))
    if greatest >= n:
        raise InputError(f"columns of {n} queens are 0 to {n - 1}, got {greatest}")
    return n
