# cython: language_level=3, boundscheck=False, wraparound=False, cdivision=True
"""Backtracking: compare each new queen with those above it, and skip attacked squares."""

from cy_core.methods.tally cimport Tally, count_node, raise_if_stopped
from cy_core.checks import countable_n
from cy_core.model import Census


cdef bint is_attacked(const int *columns, int row, int column) noexcept nogil:
    cdef int above, apart
    for above in range(row):
        apart = columns[above] - column
        if apart == 0 or apart == row - above or apart == above - row:
            return True
    return False


# --- recursive ---

cdef void place(Tally *tally, int *columns, int n, int row) noexcept nogil:
    cdef int column
    if row == n:
        tally.solutions += 1
        return
    for column in range(n):
        if is_attacked(columns, row, column):
            continue
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
        while columns[row] < n and is_attacked(columns, row, columns[row]):
            columns[row] += 1
        if columns[row] == n:
            row -= 1
            continue
        if not count_node(tally):
            return
        if row == n - 1:
            tally.solutions += 1
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
