"""N-Queens by backtracking in one loop: a list keeps what calls would remember."""

N = 8


def is_attacked(row, column, columns):
    for above in range(row):
        if abs(column - columns[above]) in (0, row - above):
            return True
    return False


found = 0
stack = [(0, [], 0)]  # row, columns, next column
while stack:
    row, columns, column = stack.pop()
    if row == N:
        found += 1
    elif column < N:
        stack.append((row, columns, column + 1))
        if not is_attacked(row, column, columns):
            stack.append((row + 1, [*columns, column], 0))

print(N, found)
