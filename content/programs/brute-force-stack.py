"""N-Queens by brute force in one loop: the board itself is the stack."""

N = 6


def is_solution(columns):
    for row in range(N):
        for above in range(row):
            apart = columns[row] - columns[above]
            if apart == 0 or abs(apart) == row - above:
                return False
    return True


found = column = 0
columns = []
while columns or column < N:
    if len(columns) == N:
        if is_solution(columns):
            found += 1
        column = N
    if column == N:  # no square is left: go back up
        column = columns.pop() + 1
    else:
        columns.append(column)
        column = 0

print(N, found)
