"""Two lines have a blank, the same in both: how do you find the lowest 0 of a number?"""

N = 8
full = (1 << N) - 1


def place(left, down, right):
    if down == full:
        return 1
    found = 0
    occupied = left | down | right
    bit = ___
    while bit <= full:
        found += place((left | bit) << 1, down | bit, (right | bit) >> 1)
        occupied |= bit
        bit = ___
    return found


print(N, place(0, 0, 0))
