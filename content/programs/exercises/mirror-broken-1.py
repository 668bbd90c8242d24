"""One line is wrong: this program counts too many boards if N is odd."""

N = 8
mask = (1 << N) - 1
half = (1 << N // 2) - 1 << N - N // 2
middle = 1 << N // 2


def place(allowed, left, down, right):
    if down == mask:
        return 1
    found = 0
    untried = allowed & ~(left | down | right)
    while untried:
        bit = -untried & untried
        untried ^= bit
        found += place(mask, (left | bit) << 1, down | bit, (right | bit) >> 1)
    return found


total = 2 * place(half, 0, 0, 0)
if N % 2 == 1 and N > 1:
    total += 2 * place(mask, middle << 1, middle, middle >> 1)
print(N, total if N > 1 else 1)
