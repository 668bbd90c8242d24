"""The multiplications of the torus: rows and columns times a unit of the integers modulo n."""

from __future__ import annotations

from math import gcd

MAX_TORUS_N = 20
# The largest n whose solutions are listed and compared. Each n takes seven to nine times as long as
# n - 1, and n = 23 would take months.
MAX_LISTED_N = 22


def units(n: int) -> tuple[int, ...]:
    """Return the factors that have no divisor in common with n, one of each pair u, n - u.

    One of the pair is enough, because multiplying by -1 is a half turn of the torus.
    """
    return tuple(u for u in range(1, max(n // 2, 1) + 1) if gcd(u, n) == 1)
