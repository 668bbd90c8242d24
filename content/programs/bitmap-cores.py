"""N-Queens with a bitmap on all cores: each process takes one first queen at a time."""

from multiprocessing import Pool

N = 12
mask = (1 << N) - 1


def place(left, down, right):
    if down == mask:
        return 1
    found = 0
    untried = mask & ~(left | down | right)
    while untried:
        bit = -untried & untried
        untried ^= bit
        found += place((left | bit) << 1, down | bit, (right | bit) >> 1)
    return found


def below(column):
    bit = 1 << column
    return place(bit << 1, bit, bit >> 1)


if __name__ == "__main__":
    with Pool() as pool:
        print(N, sum(pool.imap_unordered(below, range(N))))
