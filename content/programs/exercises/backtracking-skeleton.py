"""Two lines have a blank: when is the board full, and which call fills the row below?"""

N = 8


def is_attacked(row, column, columns):
    for above in range(row):
        if abs(column - columns[above]) in (0, row - above):
            return True
    return False


def place(row, columns):
    if ___:
        return 1
    found = 0
    for column in range(N):
        if not is_attacked(row, column, columns):
            found += ___
    return found


print(N, place(0, []))
