"""N-Queens with a list of the columns that are left, in one loop: boards wait on a stack."""

N = 8


def on_a_diagonal(column, queens):
    for back, other in enumerate(reversed(queens), start=1):
        if abs(column - other) == back:
            return True
    return False


found = 0
waiting = [([*range(N)], [], 0)]
while waiting:
    columns_left, queens, index = waiting.pop()
    if not columns_left:
        found += 1
    elif index < len(columns_left):
        waiting.append((columns_left, queens, index + 1))
        column = columns_left[index]
        if not on_a_diagonal(column, queens):
            rest = [other for other in columns_left if other != column]
            waiting.append((rest, [*queens, column], 0))

print(N, found)
