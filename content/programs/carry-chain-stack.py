"""Total and fundamental solutions of N-Queens, the frame first, in two loops."""

N = 8
lines = [[(row, column) for column in range(N)] for row in range(2)]
for _ in range(3):  # each side is the one before it, turned clockwise
    lines += [[(column, N - 1 - row) for row, column in line] for line in lines[-2:]]
boards = {1: 0, 2: 0, 4: 0, 8: 0}  # by the size of their orbit


def free_squares(row, queens):
    columns = rising = falling = 0
    for r, c in queens:
        columns |= 1 << c
        rising |= 1 << r + c
        falling |= 1 << c - r + N - 1
    return (1 << N) - 1 & ~(columns | rising >> row | falling >> N - 1 - row)


def is_attacked(row, column, queens):
    return row in dict(queens) or not free_squares(row, queens) >> column & 1


def codes(queens, line):
    filled = lines[: line + 1]
    at = [position for line in filled for position in range(N) if line[position] in queens]
    return [at[i] * N + at[i + 1] for i in range(0, line, 2)]


def may_be_least(queens, line):
    chain = codes(queens, line)
    return all(min(code, N * N - 1 - code) >= chain[0] for code in chain)


def weight_of(queens):
    chain = codes(queens, 7)
    mirrored = [N * N - 1 - code for code in reversed(chain)]
    readings = [way[side:] + way[:side] for way in (chain, mirrored) for side in range(4)]
    return 8 // readings.count(chain) if chain == min(readings) else 0


def orbit_size(queens):
    images = set()
    for _ in range(4):
        queens = [(column, N - 1 - row) for row, column in queens]
        images |= {frozenset(queens), frozenset((row, N - 1 - column) for row, column in queens)}
    return len(images)


def first_empty_row(queens):
    return min({*range(N)} - {*dict(queens)})


def fill_inside(queens, weight):
    if len(queens) == N:
        boards[orbit_size(queens)] += weight
        return
    untried = free_squares(first_empty_row(queens), queens)
    waiting = []
    while untried or waiting:
        if untried == 0:
            queens, untried = waiting.pop()
            continue
        bit = -untried & untried
        untried ^= bit
        more = [*queens, (first_empty_row(queens), bit.bit_length() - 1)]
        if len(more) == N:
            boards[orbit_size(more)] += weight
        else:
            waiting.append((queens, untried))
            queens, untried = more, free_squares(first_empty_row(more), more)


def fill_frame():
    frames = [([], 0, 0)]  # queens, the next line, and the position to try there
    while frames:
        queens, line, position = frames.pop()
        if line == 8:
            weight = weight_of(queens)
            if weight > 0:
                fill_inside(queens, weight)
        elif any(square in queens for square in lines[line]):
            if may_be_least(queens, line):
                frames.append((queens, line + 1, 0))
        elif position < N:
            frames.append((queens, line, position + 1))
            row, column = lines[line][position]
            if is_attacked(row, column, queens):
                continue
            more = [*queens, (row, column)]
            if may_be_least(more, line):
                frames.append((more, line + 1, 0))


if N > 1:
    fill_frame()
else:
    boards[1] = 1
print(N, sum(boards.values()))
print(sum(boards[size] // size for size in boards))  # fundamental solutions
