"""N-Queens with a bitmap in one loop: the rows above wait on a stack."""

N = 8
mask = (1 << N) - 1
found = left = down = right = 0
untried = mask
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

print(N, found)
