"""One line is wrong: this program counts 8 boards of four queens."""

N = 8
mask = (1 << N) - 1


def place(row, left, down, right):
    if row == N:
        return 1
    found = 0
    untried = mask & ~(left | down | right)
    while untried:
        bit = -untried & untried
        untried ^= bit
        found += place(row + 1, left << 1 | bit, down | bit, right >> 1 | bit)
    return found


print(N, place(0, 0, 0, 0))
