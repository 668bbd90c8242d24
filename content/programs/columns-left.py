"""N-Queens as permutations in bits: take each column that is left, and test its diagonals."""

N = 8


def place(remaining, left, right):
    if remaining == 0:
        return 1
    found, untried = 0, remaining
    while untried:
        bit = -untried & untried
        untried ^= bit
        if (left | right) & bit == 0:
            found += place(remaining ^ bit, (left | bit) << 1, (right | bit) >> 1)
    return found


print(N, place((1 << N) - 1, 0, 0))
