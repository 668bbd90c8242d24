"""Total and fundamental solutions of N-Queens by symmetry elimination, in one loop."""

N = 8
mask = (1 << N) - 1
sides = 1 << N - 1 | 1
sizes = [1] if N == 1 else []


def orbit(board):
    images = set()
    for _ in range(4):
        board = tuple(N - 1 - board.index(column) for column in range(N))
        images |= {board, board[::-1]}
    return images


def put(bit, board, left, down, right):
    return (*board, N - bit.bit_length()), (left | bit) << 1, down | bit, (right | bit) >> 1


def squares_to_try(board, left, down, right):
    row = len(board)
    untried = mask & ~(left | down | right | forbidden[row])
    missing = sides & ~down  # side columns without a queen
    if row == bound2 and missing:
        return untried & missing if missing != sides else 0
    return untried


def search(*given):
    state = (), 0, 0, 0
    for bit in given:
        state = put(bit, *state)
    untried = squares_to_try(*state)
    waiting = []
    while untried or waiting:
        if untried == 0:
            state, untried = waiting.pop()
            continue
        bit = -untried & untried
        untried ^= bit
        below = put(bit, *state)
        board, *_ = below
        if len(board) < N:
            waiting.append((state, untried))
            state, untried = below, squares_to_try(*below)
        elif board == max(orbit(board)):
            sizes.append(len(orbit(board)))


for bound in range(2, N - 1):  # the first queen in the corner
    forbidden = [2 if 1 < row < bound else 0 for row in range(N)]
    bound2 = None
    search(1, 1 << bound)
for bound in range(1, N // 2):  # the first queen further left
    forbidden = [0 if bound <= row < N - bound else sides for row in range(N)]
    forbidden[-1] |= mask ^ mask >> 2 * bound << bound
    bound2 = N - 1 - bound
    search(1 << bound)
print(N, sum(sizes))
print(len(sizes))  # fundamental solutions
