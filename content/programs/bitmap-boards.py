"""Every N-Queens board as rows of text, with a bitmap; LeetCode 51 asks for this list."""

N = 6


def solve_n_queens(n):
    mask = (1 << n) - 1
    boards = []

    def place(left, down, right, rows):
        if len(rows) == n:
            boards.append(rows)
        untried = mask & ~(left | down | right)
        while untried:
            bit = -untried & untried
            untried ^= bit
            row = f"{bit:0{n}b}".replace("0", ".").replace("1", "Q")
            place((left | bit) << 1, down | bit, (right | bit) >> 1, [*rows, row])

    place(0, 0, 0, [])
    return boards


for board in solve_n_queens(N):
    print(*board, "", sep="\n")
