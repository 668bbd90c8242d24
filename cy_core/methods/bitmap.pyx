# cython: language_level=3, boundscheck=False, wraparound=False, cdivision=True
"""Bitmap: three masks hold the attacked squares of a row; two of them shift from row to row."""

from cy_core.methods.tally cimport Tally, count_node, raise_if_stopped
from cy_core.checks import countable_n
from cy_core.model import Census


# --- recursive ---

cdef void place(Tally *tally, unsigned int mask,
                unsigned int left, unsigned int down, unsigned int right) noexcept nogil:
    cdef unsigned int bit, untried
    if down == mask:
        tally.solutions += 1
        return
    untried = mask & ~(left | down | right)
    while untried:
        bit = untried & -untried
        untried ^= bit
        if not count_node(tally):
            return
        place(tally, mask, (left | bit) << 1, down | bit, (right | bit) >> 1)


def recursive(side):
    cdef int n = countable_n(side)
    cdef Tally tally = Tally(0, 0, False)
    cdef unsigned int mask = <unsigned int> ((1ULL << n) - 1)
    with nogil:
        place(&tally, mask, 0, 0, 0)
    raise_if_stopped(&tally)
    return Census(n, tally.solutions, nodes=tally.nodes)


# --- iterative ---

cdef void search(Tally *tally, int n) noexcept nogil:
    cdef unsigned int[32] left, down, right, untried
    cdef unsigned int mask = <unsigned int> ((1ULL << n) - 1), bit
    cdef int row = 0
    left[0] = down[0] = right[0] = 0
    untried[0] = mask
    while row >= 0:
        if untried[row] == 0:
            row -= 1
            continue
        bit = untried[row] & -untried[row]
        untried[row] ^= bit
        if not count_node(tally):
            return
        if row == n - 1:
            tally.solutions += 1
            continue
        left[row + 1] = (left[row] | bit) << 1
        down[row + 1] = down[row] | bit
        right[row + 1] = (right[row] | bit) >> 1
        row += 1
        untried[row] = mask & ~(left[row] | down[row] | right[row])


def iterative(side):
    cdef int n = countable_n(side)
    cdef Tally tally = Tally(0, 0, False)
    with nogil:
        search(&tally, n)
    raise_if_stopped(&tally)
    return Census(n, tally.solutions, nodes=tally.nodes)
