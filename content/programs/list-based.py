"""N-Queens with a list of the columns that are left."""

N = 8


def on_a_diagonal(column, queens):
    for back, other in enumerate(reversed(queens), start=1):
        if abs(column - other) == back:
            return True
    return False


def place(columns_left, queens):
    if not columns_left:
        return 1
    found = 0
    for column in columns_left:
        if not on_a_diagonal(column, queens):
            rest = [other for other in columns_left if other != column]
            found += place(rest, [*queens, column])
    return found


print(N, place([*range(N)], []))
