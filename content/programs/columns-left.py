"""N-Queens as permutations in bits: take each column that is left, and test its diagonals."""

N = 8


def place(columns_left, left, right):
    if columns_left == 0:
        return 1
    found, untried = 0, columns_left
    while untried:
        bit = -untried & untried
        untried ^= bit
        if (left | right) & bit == 0:
            found += place(columns_left ^ bit, (left | bit) << 1, (right | bit) >> 1)
    return found


print(N, place((1 << N) - 1, 0, 0))
