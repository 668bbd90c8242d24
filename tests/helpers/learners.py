"""Correct programs as learners write them, each in another style."""

from __future__ import annotations

GENERATOR = '''\
def queens(n, row=0, placed=()):
    """Yield all solutions.

    import this function, or run the file.
    """
    if row == n:
        yield placed
        return
    for col in range(n):
        if all(col != c and abs(col - c) != row - r for r, c in enumerate(placed)):
            yield from queens(n, row + 1, placed + (col,))


N = 8
print(f"{N} {sum(1 for _ in queens(N))}")
'''


SETS_AND_MAIN = """\
import sys


def count(n):
    cols, diag1, diag2 = set(), set(), set()

    def place(r):
        if r == n:
            return 1
        total = 0
        for c in range(n):
            if c in cols or r + c in diag1 or r - c in diag2:
                continue
            cols.add(c), diag1.add(r + c), diag2.add(r - c)
            total += place(r + 1)
            cols.discard(c), diag1.discard(r + c), diag2.discard(r - c)
        return total

    return place(0)


def main():
    n = int(sys.argv[1]) if len(sys.argv) > 1 else 8
    if n < 1:
        raise ValueError("n must be positive")
    print("Total solutions for n =", n, "is", count(n))


if __name__ == "__main__":
    main()
"""

DATA_CLASSES = """\
from __future__ import annotations

from dataclasses import dataclass, field


@dataclass(frozen=True)
class Queen:
    row: int
    col: int

    def attacks(self, other: Queen) -> bool:
        return self.col == other.col or abs(self.row - other.row) == abs(self.col - other.col)


@dataclass
class Board:
    size: int
    queens: list[Queen] = field(default_factory=list)
    found: int = 0

    def search(self, row: int = 0) -> int:
        if row == self.size:
            self.found += 1
            return self.found
        for col in range(self.size):
            queen = Queen(row, col)
            if not any(queen.attacks(other) for other in self.queens):
                self.queens.append(queen)
                self.search(row + 1)
                self.queens.pop()
        return self.found


SIZE = 8
print(f"{SIZE}-queens: {Board(SIZE).search()} solutions")
"""

TIMED = """\
import time

N = 8
nodes = 0


def place(row, columns, up, down):
    global nodes
    if row == N:
        return 1
    found = 0
    for column in range(N):
        if columns[column] and up[row + column] and down[row - column]:
            nodes += 1
            columns[column] = up[row + column] = down[row - column] = False
            found += place(row + 1, columns, up, down)
            columns[column] = up[row + column] = down[row - column] = True
    return found


start = time.perf_counter()
total = place(0, [True] * N, [True] * 2 * N, [True] * 2 * N)
seconds = time.perf_counter() - start
print(f"Solutions found: {total}")
print(f"Nodes: {nodes}")
print(f"Time: {seconds:.6f} seconds ({seconds * 1000:.0f} ms)")
"""

FREE_COLUMNS = """\
N = 8


def place(columns, row=0, up=frozenset(), down=frozenset()):
    free = [c for c in columns if row + c not in up and row - c not in down]
    if row == N - 1:
        return len(free)
    return sum(
        place([o for o in columns if o != c], row + 1, up | {row + c}, down | {row - c})
        for c in free
    )


print(N, place(list(range(N))))
"""

INPUT = """\
n = int(input("How many queens? "))
x = [0] * n
count = 0


def ok(k, i):
    for j in range(k):
        if x[j] == i or abs(x[j] - i) == abs(j - k):
            return False
    return True


def queens(k):
    global count
    for i in range(n):
        if ok(k, i):
            x[k] = i
            if k == n - 1:
                count += 1
                print(x)
            else:
                queens(k + 1)


queens(0)
if count == 0:
    print("No solution")
else:
    print(f"{count} solutions")
"""

FIXED_EIGHT = """\
# The eight queens, with every number written out.
total = 0
rows = [0] * 8


def put(row):
    global total
    if row == 8:
        total += 1
        return
    for col in range(0, 8):
        for r in range(row):
            if rows[r] == col or abs(rows[r] - col) == row - r:
                break
        else:
            rows[row] = col
            put(row + 1)


put(0)
print("=" * 20)
print(total, "ways to place 8 queens")
"""

COUNTER = """\
import math
import sys
from collections import Counter, defaultdict, deque
from enum import Enum

sys.setrecursionlimit(10000)


class Cell(Enum):
    EMPTY = "."
    QUEEN = "Q"


def attacked(state, col):
    seen = defaultdict(set)
    for row, other in enumerate(state):
        seen[other].update((row - len(state), len(state) - row, 0))
    return any(col - other in steps for other, steps in seen.items())


n = 8
queue, firsts = deque([[]]), Counter()
while queue:
    state = queue.popleft()
    if len(state) == n:
        firsts[state[0]] += 1
        continue
    queue.extend(state + [col] for col in range(n) if not attacked(state, col))
for col in state:
    print("".join((Cell.QUEEN if col == c else Cell.EMPTY).value for c in range(n)))
print(f"Permutations: {math.factorial(n)}")
print(f"{sum(firsts.values())} solutions, such as this one")
"""

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

DRAWN_BOARDS = """\
from itertools import permutations

N = 8
for p in permutations(range(N)):
    if N == len({p[i] + i for i in range(N)}) == len({p[i] - i for i in range(N)}):
        for c in p:
            print(" ".join("Q" if j == c else "." for j in range(N)))
        print()
"""

LIST_OF_BOARDS = GENERATOR.replace(
    'print(f"{N} {sum(1 for _ in queens(N))}")', "print(list(queens(N)))"
)


LEARNERS = {
    name.lower(): source
    for name, source in globals().items()
    if name.isupper() and isinstance(source, str)
}
