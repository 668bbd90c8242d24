"""The multiplications of the torus. They multiply rows and columns by a unit modulo n."""

from __future__ import annotations

from math import gcd

MAX_TORUS_N = 20
# The largest n whose solutions are listed and compared. Each n takes seven to nine times as long as
# n - 1, and n = 23 would take months.
MAX_LISTED_N = 22


def units(n: int) -> tuple[int, ...]:
    """Return the factors that have no divisor in common with n, but only one of each pair u, n - u.

    The other one of the pair is not needed, because multiplying by -1 is a half turn of the torus.
    """
    return tuple(u for u in range(1, max(n // 2, 1) + 1) if gcd(u, n) == 1)
