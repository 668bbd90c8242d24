# cython: language_level=3, boundscheck=False, wraparound=False, cdivision=True
"""Lowest zero: keep masks of occupied squares, and take the lowest square that is still zero."""

from cy_core.methods.tally cimport Tally, count_node, raise_if_stopped
from cy_core.checks import countable_n
from cy_core.model import Census


# --- recursive ---

cdef void place(Tally *tally, unsigned long long full, unsigned long long left,
                unsigned long long down, unsigned long long right) noexcept nogil:
    cdef unsigned long long occupied, bit
    if down == full:
        tally.solutions += 1
        return
    occupied = left | down | right
    bit = (occupied + 1) & ~occupied
    while bit <= full:
        if not count_node(tally):
            return
        place(tally, full, (left | bit) << 1, down | bit, (right | bit) >> 1)
        occupied |= bit
        bit = (occupied + 1) & ~occupied


def recursive(side):
    cdef int n = countable_n(side)
    cdef Tally tally = Tally(0, 0, False)
    cdef unsigned long long full = (1ULL << n) - 1
    with nogil:
        place(&tally, full, 0, 0, 0)
    raise_if_stopped(&tally)
    return Census(n, tally.solutions, nodes=tally.nodes)


# --- iterative ---

cdef void search(Tally *tally, int n) noexcept nogil:
    cdef unsigned long long[32] left, down, right, occupied
    cdef unsigned long long full = (1ULL << n) - 1, bit
    cdef int row = 0
    left[0] = down[0] = right[0] = occupied[0] = 0
    while row >= 0:
        bit = (occupied[row] + 1) & ~occupied[row]
        if bit > full:
            row -= 1
            continue
        occupied[row] |= bit
        if not count_node(tally):
            return
        if row == n - 1:
            tally.solutions += 1
            continue
        left[row + 1] = (left[row] | bit) << 1
        down[row + 1] = down[row] | bit
        right[row + 1] = (right[row] | bit) >> 1
        row += 1
        occupied[row] = left[row] | down[row] | right[row]


def iterative(side):
    cdef int n = countable_n(side)
    cdef Tally tally = Tally(0, 0, False)
    with nogil:
        search(&tally, n)
    raise_if_stopped(&tally)
    return Census(n, tally.solutions, nodes=tally.nodes)
