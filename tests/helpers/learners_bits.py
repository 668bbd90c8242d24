"""Programs that learners bring, which search with bits; all of them are right."""

from __future__ import annotations

CACHED = """\
from functools import lru_cache

N = 8
FULL = (1 << N) - 1


@lru_cache(maxsize=None)
def count(cols, left, right):
    if cols == FULL:
        return 1
    total = 0
    free = FULL & ~(cols | left | right)
    while free:
        bit = free & -free
        free ^= bit
        total += count(cols | bit, (left | bit) << 1 & FULL, (right | bit) >> 1)
    return total


print(N, count(0, 0, 0))
"""

LOOP = """\
def solve(n, row=0, cols=0, left=0, right=0):
    if row == n:
        return 1
    return sum(
        solve(n, row + 1, cols | b, (left | b) << 1, (right | b) >> 1)
        for b in (1 << c for c in range(n))
        if not b & (cols | left | right)
    )


for n in range(1, 9):
    print(f"n = {n}: {solve(n)}")
"""

LIST_OF_TOTALS = LOOP.replace(
    'for n in range(1, 9):\n    print(f"n = {n}: {solve(n)}")',
    "print([solve(n) for n in range(1, 9)])",
)

WALRUS = """\
n: int = 8
full = (1 << n) - 1


def count(cols, left, right):
    if cols == full:
        return 1
    total, free = 0, full & ~(cols | left | right)
    while bit := free & -free:
        free -= bit
        total += count(cols | bit, (left | bit) << 1, (right | bit) >> 1)
    return total


print("Total:", count(0, 0, 0))
"""

BIT_COUNT = """\
N = 8
MASK = (1 << N) - 1


def search(placed, left, right):
    if placed.bit_count() == N:
        return 1
    free = MASK & ~(placed | left | right)
    total = 0
    for column in range(N):
        bit = 1 << column
        if free & bit:
            total += search(placed | bit, (left | bit) << 1, (right | bit) >> 1)
    return total


try:
    total = search(0, 0, 0)
except RecursionError:
    total = None
print("N:", N)
print("Solutions:", total)
"""
