"""N-Queens by halves in one loop: each board found stands for its mirror image, too."""

N = 8
mask = (1 << N) - 1
half = (1 << N // 2) - 1 << N - N // 2
middle = 1 << N // 2


def search(left, down, right):
    untried = half & ~(left | down | right)
    found = 0
    waiting = []
    while untried or waiting:
        if untried == 0:
            untried, left, down, right = waiting.pop()
            continue
        bit = -untried & untried
        untried ^= bit
        if down | bit == mask:
            found += 1
            continue
        waiting.append((untried, left, down, right))
        left, down, right = (left | bit) << 1, down | bit, (right | bit) >> 1
        untried = mask & ~(left | down | right)
    return found


total = 2 * search(0, 0, 0)
if N % 2 == 1 and N > 1:
    total += 2 * search(middle << 1, middle, middle >> 1)
print(N, total if N > 1 else 1)
