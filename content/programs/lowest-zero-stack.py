"""N-Queens by the lowest zero in one loop: the rows above wait on a stack."""

N = 8
full = (1 << N) - 1
found = left = down = right = occupied = 0
bit = 1
waiting = []

while bit <= full or waiting:
    if bit > full:
        occupied, left, down, right = waiting.pop()
    else:
        occupied |= bit
        if down | bit == full:
            found += 1
        else:
            waiting.append((occupied, left, down, right))
            left, down, right = (left | bit) << 1, down | bit, (right | bit) >> 1
            occupied = left | down | right
    bit = (occupied + 1) & ~occupied

print(N, found)
