"""N-Queens by backtracking: test each queen when it is placed, and turn back early."""

N = 8


def is_attacked(row, column, columns):
    for above in range(row):
        if abs(column - columns[above]) in (0, row - above):
            return True
    return False


def place(row, columns):
    if row == N:
        return 1
    found = 0
    for column in range(N):
        if not is_attacked(row, column, columns):
            found += place(row + 1, [*columns, column])
    return found


print(N, place(0, []))
