"""N-Queens by brute force: fill the board in every way, and look for attacks at the end."""

N = 6


def is_solution(columns):
    for row in range(N):
        for above in range(row):
            apart = columns[row] - columns[above]
            if apart == 0 or abs(apart) == row - above:
                return False
    return True


def place(row, columns):
    if row == N:
        return 1 if is_solution(columns) else 0
    return sum(place(row + 1, [*columns, column]) for column in range(N))


print(N, place(0, []))
