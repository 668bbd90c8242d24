"""Total and fundamental solutions of N-Queens, the frame first; boards wait on a stack."""

N = 8
rows = [[(row, column) for column in range(N)] for row in range(N)]
columns = [[(row, column) for row in range(N)] for column in range(N)]
frame_lines = rows[:2] + columns[-2:] + rows[-2:] + columns[:2]


def is_attacked(row, column, queens):
    return any(row == r or column == c or abs(row - r) == abs(column - c) for r, c in queens)


def fill(queens, lines):
    waiting = [(queens, lines)]
    while waiting:
        queens, lines = waiting.pop()
        if not lines:
            yield queens
        elif any(square in queens for square in lines[0]):
            waiting.append((queens, lines[1:]))
        else:
            for row, column in lines[0]:
                if not is_attacked(row, column, queens):
                    waiting.append(([*queens, (row, column)], lines[1:]))


def images(queens):
    found = set()
    for _ in range(4):
        queens = sorted((column, N - 1 - row) for row, column in queens)
        found |= {tuple(queens), tuple(sorted((column, row) for row, column in queens))}
    return found


total = fundamental = 0
for frame in fill([], frame_lines):
    weight = len(images(frame))
    if tuple(sorted(frame)) == min(images(frame)):
        for board in fill(frame, rows[2:-2]):
            total += weight
            fundamental += weight / len(images(board))
print(N, total, int(fundamental))
