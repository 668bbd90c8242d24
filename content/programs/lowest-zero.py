"""N-Queens by the lowest zero: a square that has been tried joins the occupied ones."""

N = 8
full = (1 << N) - 1


def place(left, down, right):
    if down == full:
        return 1
    found = 0
    occupied = left | down | right
    bit = (occupied + 1) & ~occupied
    while bit <= full:
        found += place((left | bit) << 1, down | bit, (right | bit) >> 1)
        occupied |= bit
        bit = (occupied + 1) & ~occupied
    return found


print(N, place(0, 0, 0))
