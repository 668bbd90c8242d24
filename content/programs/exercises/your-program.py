"""Put your own program here, in place of this one."""

N = 8


def solve(row, queens):
    if row == N:
        return 1
    total = 0
    for column in range(N):
        for above, other in enumerate(queens):
            if other == column or abs(other - column) == row - above:
                break
        else:
            total += solve(row + 1, [*queens, column])
    return total


print("Solutions:", solve(0, []))
