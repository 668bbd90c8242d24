# cython: language_level=3, boundscheck=False, wraparound=False, cdivision=True
"""Placement flags: three arrays of flags remember which columns and diagonals are taken."""

from libc.string cimport memset

from cy_core.methods.tally cimport Tally, count_node, raise_if_stopped
from cy_core.checks import countable_n
from cy_core.model import Census

cdef struct Flags:
    bint[32] column             # by column
    bint[63] rising             # by row + column, the same on all squares of a rising diagonal
    bint[63] falling            # by row - column + n - 1, the same along a falling diagonal


cdef inline bint is_attacked(Flags *taken, int n, int row, int column) noexcept nogil:
    return (taken.column[column] or taken.rising[row + column]
            or taken.falling[row - column + n - 1])


cdef inline void mark(Flags *taken, int n, int row, int column, bint value) noexcept nogil:
    taken.column[column] = value
    taken.rising[row + column] = value
    taken.falling[row - column + n - 1] = value


# --- recursive ---

cdef void place(Tally *tally, Flags *taken, int n, int row) noexcept nogil:
    cdef int column
    if row == n:
        tally.solutions += 1
        return
    for column in range(n):
        if is_attacked(taken, n, row, column):
            continue
        if not count_node(tally):
            return
        mark(taken, n, row, column, True)
        place(tally, taken, n, row + 1)
        mark(taken, n, row, column, False)


def recursive(side):
    cdef int n = countable_n(side)
    cdef Tally tally = Tally(0, 0, False)
    cdef Flags taken
    memset(&taken, 0, sizeof(Flags))
    with nogil:
        place(&tally, &taken, n, 0)
    raise_if_stopped(&tally)
    return Census(n, tally.solutions, nodes=tally.nodes)


# --- iterative ---

cdef void search(Tally *tally, Flags *taken, int n) noexcept nogil:
    cdef int[32] columns
    cdef int row = 0
    columns[0] = -1
    while row >= 0:
        if columns[row] >= 0:
            mark(taken, n, row, columns[row], False)
        columns[row] += 1
        while columns[row] < n and is_attacked(taken, n, row, columns[row]):
            columns[row] += 1
        if columns[row] == n:
            row -= 1
            continue
        if not count_node(tally):
            return
        mark(taken, n, row, columns[row], True)
        if row == n - 1:
            tally.solutions += 1
            continue
        row += 1
        columns[row] = -1


def iterative(side):
    cdef int n = countable_n(side)
    cdef Tally tally = Tally(0, 0, False)
    cdef Flags taken
    memset(&taken, 0, sizeof(Flags))
    with nogil:
        search(&tally, &taken, n)
    raise_if_stopped(&tally)
    return Census(n, tally.solutions, nodes=tally.nodes)
