"""N-Queens with placement flags in one loop: a queen that goes takes its flags along."""

N = 8
taken = [False] * N
rising = [False] * (2 * N - 1)
falling = [False] * (2 * N - 1)


def is_attacked(row, column):
    return taken[column] or rising[row + column] or falling[row - column + N - 1]


def mark(row, column, flag):
    taken[column] = rising[row + column] = falling[row - column + N - 1] = flag


found = row = column = 0
queens = []
while row > 0 or column < N:
    if row == N:
        found += 1
        column = N
    if column == N:  # no square is left: go back up
        row -= 1
        column = queens.pop()
        mark(row, column, False)
        column += 1
    elif is_attacked(row, column):
        column += 1
    else:
        mark(row, column, True)
        queens.append(column)
        row += 1
        column = 0

print(N, found)
