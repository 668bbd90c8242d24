"""N-Queens as permutations in bits, in one loop: the rows above wait on a stack."""

N = 8
found = left = right = 0
remaining = untried = (1 << N) - 1
waiting = []

while untried or waiting:
    if untried == 0:
        untried, remaining, left, right = waiting.pop()
        continue
    bit = -untried & untried
    untried ^= bit
    if (left | right) & bit == 0:
        waiting.append((untried, remaining, left, right))
        remaining, left, right = remaining ^ bit, (left | bit) << 1, (right | bit) >> 1
        untried = remaining
        if remaining == 0:
            found += 1

print(N, found)
