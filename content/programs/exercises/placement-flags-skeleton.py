"""Two lines have a blank: which flag is missing, and how does the queen leave its square?"""

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
        if not (taken[column] or rising[row + column] or ___):
            mark(row, column, True)
            found += place(row + 1)
            ___
    return found


print(N, place(0))
