"""One N-Queens board by min-conflicts: move an attacked queen to the best square of its row."""

import random

N = 1000


def solve():
    """The column of each row's queen; None if the search is stuck, as it may be on small boards."""
    board = [0] * N
    columns, rising, falling = [0] * N, [0] * 2 * N, [0] * 2 * N  # queens on each line

    def change(row, queens):
        columns[board[row]] += queens
        rising[row + board[row]] += queens
        falling[row - board[row]] += queens

    def conflicts(row, column):
        return columns[column] + rising[row + column] + falling[row - column]

    def put(row):
        found = [conflicts(row, column) for column in range(N)]
        fewest = min(found)
        board[row] = random.choice([column for column in range(N) if found[column] == fewest])
        change(row, 1)

    for row in range(N):
        put(row)
    for _ in range(10 * N):
        attacked = [row for row in range(N) if conflicts(row, board[row]) > 3]
        if not attacked:
            return board
        row = random.choice(attacked)
        change(row, -1)
        put(row)
    return None


board = None
while board is None:
    board = solve()
print(*board)
