"""One line is wrong: this program finds both boards of four queens, and counts 0."""

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
        found = place(row + 1, (left | bit) << 1, down | bit, (right | bit) >> 1)
    return found


print(N, place(0, 0, 0, 0))
