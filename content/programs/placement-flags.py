"""N-Queens with placement flags: three looks tell whether a square is attacked."""

N = 8
taken = [False] * N
rising = [False] * (2 * N - 1)
falling = [False] * (2 * N - 1)


def mark(row, column, flag):
    taken[column] = rising[row + column] = falling[row - column + N - 1] = flag


def place(row):
    if row == N:
        return 1
    found = 0
    for column in range(N):
        if not (taken[column] or rising[row + column] or falling[row - column + N - 1]):
            mark(row, column, True)
            found += place(row + 1)
            mark(row, column, False)
    return found


print(N, place(0))
