# cython: language_level=3, boundscheck=False, wraparound=False, cdivision=True
"""Columns left: the columns that remain are the bits of a mask, and each is tested on its diagonals."""

from cy_core.methods.tally cimport Tally, count_node, raise_if_stopped
from cy_core.checks import countable_n
from cy_core.model import Census


# --- recursive ---

cdef void place(Tally *tally, unsigned int remaining,
                unsigned int left, unsigned int right) noexcept nogil:
    cdef unsigned int bit, untried = remaining
    if remaining == 0:
        tally.solutions += 1
        return
    while untried:
        bit = untried & -untried
        untried ^= bit
        if (left | right) & bit:
            continue
        if not count_node(tally):
            return
        place(tally, remaining ^ bit, (left | bit) << 1, (right | bit) >> 1)


def recursive(side):
    cdef int n = countable_n(side)
    cdef Tally tally = Tally(0, 0, False)
    cdef unsigned int mask = <unsigned int> ((1ULL << n) - 1)
    with nogil:
        place(&tally, mask, 0, 0)
    raise_if_stopped(&tally)
    return Census(n, tally.solutions, nodes=tally.nodes)


# --- iterative ---

cdef void search(Tally *tally, int n) noexcept nogil:
    cdef unsigned int[32] remaining, left, right, untried
    cdef unsigned int bit
    cdef int row = 0
    remaining[0] = untried[0] = <unsigned int> ((1ULL << n) - 1)
    left[0] = right[0] = 0
    while row >= 0:
        if untried[row] == 0:
            row -= 1
            continue
        bit = untried[row] & -untried[row]
        untried[row] ^= bit
        if (left[row] | right[row]) & bit:
            continue
        if not count_node(tally):
            return
        if row == n - 1:
            tally.solutions += 1
            continue
        remaining[row + 1] = remaining[row] ^ bit
        left[row + 1] = (left[row] | bit) << 1
        right[row + 1] = (right[row] | bit) >> 1
        row += 1
        untried[row] = remaining[row]


def iterative(side):
    cdef int n = countable_n(side)
    cdef Tally tally = Tally(0, 0, False)
    with nogil:
        search(&tally, n)
    raise_if_stopped(&tally)
    return Census(n, tally.solutions, nodes=tally.nodes)
