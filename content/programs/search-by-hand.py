"""N-Queens as you do it by hand: one square, or one way back, each time around the loop."""

N = 4


def is_attacked(column, queens):
    for rows, other in enumerate(reversed(queens), 1):
        if abs(column - other) in (0, rows):
            return True
    return False


queens, column, found = [], 0, 0
while queens or column < N:
    if column == N:  # no square is left
        column = queens.pop() + 1  # go back up
    elif is_attacked(column, queens):
        column += 1  # try the next square
    else:
        queens.append(column)  # put a queen
        column = 0  # go down a row
        if len(queens) == N:
            found += 1  # a solution
            column = N  # no row is below

print(N, found)
