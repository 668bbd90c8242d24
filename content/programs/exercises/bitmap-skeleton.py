"""Two lines have a blank: which squares are free, and which one comes next?"""

N = 8
mask = (1 << N) - 1


def place(row, left, down, right):
    if row == N:
        return 1
    found = 0
    untried = ___
    while untried:
        bit = ___
        untried ^= bit
        found += place(row + 1, (left | bit) << 1, down | bit, (right | bit) >> 1)
    return found


print(N, place(0, 0, 0, 0))
