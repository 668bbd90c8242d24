"""Four lines have a blank: the free squares, one of them, those left to try, and the next row."""

N = 8
mask = (1 << N) - 1


def place(row, left, down, right):
    if row == N:
        return 1
    found = 0
    untried = ___
    while untried:
        bit = ___
        untried = ___
        found += place(row + 1, ___)
    return found


print(N, place(0, 0, 0, 0))
