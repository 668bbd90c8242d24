"""The factors by which rows and columns of a torus are multiplied."""

from __future__ import annotations

from math import gcd

MAX_TORUS_N = 20
MAX_LISTED_N = 22  # each N takes seven to nine times as long as the one before, N = 23 months


def units(n: int) -> tuple[int, ...]:
    """Factors without a divisor in common with n, one of each pair u, n - u.

    The factor -1 is a half turn of the torus, so of u and n - u one is enough.
    """
    return tuple(u for u in range(1, max(n // 2, 1) + 1) if gcd(u, n) == 1)
