"""Total and fundamental solutions of N-Queens by symmetry elimination."""

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


def place(board, left, down, right):
    if len(board) == N:
        images = orbit(board)
        if board == max(images):
            sizes.append(len(images))
        return
    untried = squares_to_try(board, left, down, right)
    while untried:
        bit = -untried & untried
        untried ^= bit
        place(*put(bit, board, left, down, right))


def search(*given):
    start = (), 0, 0, 0
    for bit in given:
        start = put(bit, *start)
    place(*start)


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
