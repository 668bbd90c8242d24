"""Programs that learners bring, each in another style; all of them are right."""

from __future__ import annotations

from tests.helpers import learners_bits

LEETCODE = """\
from typing import List


class Solution:
    def solveNQueens(self, n: int) -> List[List[str]]:
        board = [["."] * n for _ in range(n)]
        columns, rising, falling = set(), set(), set()
        result: List[List[str]] = []

        def backtrack(row: int) -> None:
            if row == n:
                result.append(["".join(line) for line in board])
                return
            for col in range(n):
                if col in columns or row + col in rising or row - col in falling:
                    continue
                columns.add(col)
                rising.add(row + col)
                falling.add(row - col)
                board[row][col] = "Q"
                backtrack(row + 1)
                board[row][col] = "."
                columns.remove(col)
                rising.remove(row + col)
                falling.remove(row - col)

        backtrack(0)
        return result


print(len(Solution().solveNQueens(8)))
"""

PERMUTATIONS = """\
from itertools import permutations

N = 8
cols = range(N)
count = 0
for vec in permutations(cols):
    if N == len(set(vec[i] + i for i in cols)) == len(set(vec[i] - i for i in cols)):
        count += 1
print(count)
"""

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

TWO_DIMENSIONS = """\
def is_safe(board, row, col, n):
    for i in range(row):
        if board[i][col] == 1:
            return False
    for i, j in zip(range(row, -1, -1), range(col, -1, -1)):
        if board[i][j] == 1:
            return False
    for i, j in zip(range(row, -1, -1), range(col, n)):
        if board[i][j] == 1:
            return False
    return True


def solve(board, row, n):
    global count
    if row == n:
        count += 1
        for line in board:
            print(" ".join("Q" if cell else "." for cell in line))
        print()
        return
    for col in range(n):
        if is_safe(board, row, col, n):
            board[row][col] = 1
            solve(board, row + 1, n)
            board[row][col] = 0


n = 8
count = 0
solve([[0] * n for _ in range(n)], 0, n)
print("Number of solutions:", count)
"""

STACK = """\
N = 8
stack = [[]]
solutions = []
while stack:
    state = stack.pop()
    row = len(state)
    if row == N:
        solutions.append(state)
        continue
    for col in range(N):
        if not any(c == col or abs(c - col) == row - r for r, c in enumerate(state)):
            stack.append(state + [col])
for number, board in enumerate(solutions, 1):
    print(f"Solution {number}: {board}")
print(f"There are {len(solutions)} solutions for {N} queens.")
"""

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
print(f"{sum(firsts.values())} of {math.factorial(n)} permutations, such as this one")
"""

LEARNERS = {
    name.lower(): source
    for name, source in {**globals(), **vars(learners_bits)}.items()
    if name.isupper() and isinstance(source, str)
}
