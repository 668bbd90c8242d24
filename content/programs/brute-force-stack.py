"""N-Queens by brute force in one loop: the queens move like the digits of a counter."""

N = 6


def is_solution(columns):
    for row in range(N):
        for above in range(row):
            apart = columns[row] - columns[above]
            if apart == 0 or abs(apart) == row - above:
                return False
    return True


columns = [0] * N
found = row = 0
while row >= 0:
    if is_solution(columns):
        found += 1
    row = N - 1
    while row >= 0 and columns[row] == N - 1:
        columns[row] = 0
        row -= 1
    if row >= 0:
        columns[row] += 1

print(N, found)
