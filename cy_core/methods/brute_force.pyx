# cython: language_level=3, boundscheck=False, wraparound=False, cdivision=True
"""Brute force: place one queen in each row in every possible way; look for attacks at the end."""

from cy_core.methods.tally cimport Tally, count_node, raise_if_stopped
from cy_core.checks import countable_n
from cy_core.model import Census


cdef bint is_solution(const int *columns, int n) noexcept nogil:
    cdef int lower, upper, apart
    for lower in range(n):
        for upper in range(lower):
            apart = columns[lower] - columns[upper]
            if apart == 0 or apart == lower - upper or apart == upper - lower:
                return False
    return True


# --- recursive ---

cdef void place(Tally *tally, int *columns, int n, int row) noexcept nogil:
    cdef int column
    if row == n:
        tally.solutions += is_solution(columns, n)
        return
    for column in range(n):
        if not count_node(tally):
            return
        columns[row] = column
        place(tally, columns, n, row + 1)


def recursive(side):
    cdef int n = countable_n(side)
    cdef Tally tally = Tally(0, 0, False)
    cdef int[32] columns
    with nogil:
        place(&tally, columns, n, 0)
    raise_if_stopped(&tally)
    return Census(n, tally.solutions, nodes=tally.nodes)


# --- iterative ---

cdef void search(Tally *tally, int n) noexcept nogil:
    cdef int[32] columns
    cdef int row = 0
    columns[0] = -1
    while row >= 0:
        columns[row] += 1
        if columns[row] == n:
            row -= 1
            continue
        if not count_node(tally):
            return
        if row == n - 1:
            tally.solutions += is_solution(columns, n)
            continue
        row += 1
        columns[row] = -1


def iterative(side):
    cdef int n = countable_n(side)
    cdef Tally tally = Tally(0, 0, False)
    with nogil:
        search(&tally, n)
    raise_if_stopped(&tally)
    return Census(n, tally.solutions, nodes=tally.nodes)
