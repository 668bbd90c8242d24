"""Total and fundamental solutions of N-Queens by symmetry elimination, in one loop."""

N = 8
sizes = []


def orbit(board):
    images = set()
    for _ in range(4):
        board = tuple(N - 1 - board.index(column) for column in range(N))
        images |= {board, board[::-1]}
    return images


def search(bound):
    waiting = [((N - 1 - bound,), 2 << bound, 1 << bound, 1 << bound >> 1)]
    while waiting:
        board, left, down, right = waiting.pop()
        row = len(board)
        if row == N and board == max(orbit(board)):
            sizes.append(len(orbit(board)))
        sides = 0 if bound <= row < N - bound else 1 << N - 1 | 1
        untried = (1 << N) - 1 & ~(left | down | right | sides)
        while untried:
            bit = -untried & untried
            untried ^= bit
            queens = (*board, N - bit.bit_length())
            waiting.append((queens, (left | bit) << 1, down | bit, (right | bit) >> 1))


for bound in range((N + 1) // 2):
    search(bound)
print(N, sum(sizes), len(sizes))
