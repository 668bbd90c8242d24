# cython: language_level=3, boundscheck=False, wraparound=False, cdivision=True
"""List based: take the column of each queen out of a list, so that only diagonals are checked."""

from cy_core.methods.tally cimport Tally, count_node, raise_if_stopped
from cy_core.checks import countable_n
from cy_core.model import Census


cdef bint on_a_diagonal(const int *columns, int row, int column) noexcept nogil:
    cdef int back
    for back in range(1, row + 1):
        if columns[row - back] == column + back or columns[row - back] == column - back:
            return True
    return False


cdef inline void copy_without(const int *columns_left, int length, int taken, int *rest) noexcept nogil:
    cdef int index
    for index in range(taken):
        rest[index] = columns_left[index]
    for index in range(taken + 1, length):
        rest[index - 1] = columns_left[index]


# --- recursive ---

cdef void place(Tally *tally, int *columns, int row,
                const int *columns_left, int length) noexcept nogil:
    cdef int[32] rest
    cdef int index
    if length == 0:
        tally.solutions += 1
        return
    for index in range(length):
        if on_a_diagonal(columns, row, columns_left[index]):
            continue
        if not count_node(tally):
            return
        columns[row] = columns_left[index]
        copy_without(columns_left, length, index, rest)
        place(tally, columns, row + 1, rest, length - 1)


def recursive(side):
    cdef int n = countable_n(side)
    cdef Tally tally = Tally(0, 0, False)
    cdef int[32] columns, columns_left
    cdef int column
    for column in range(n):
        columns_left[column] = column
    with nogil:
        place(&tally, columns, 0, columns_left, n)
    raise_if_stopped(&tally)
    return Census(n, tally.solutions, nodes=tally.nodes)


# --- iterative ---

cdef void search(Tally *tally, int n) noexcept nogil:
    cdef int[32] columns, index
    cdef int[32][32] columns_left
    cdef int row = 0, column
    for column in range(n):
        columns_left[0][column] = column
    index[0] = -1
    while row >= 0:
        index[row] += 1
        while index[row] < n - row and on_a_diagonal(columns, row, columns_left[row][index[row]]):
            index[row] += 1
        if index[row] == n - row:
            row -= 1
            continue
        if not count_node(tally):
            return
        if row == n - 1:
            tally.solutions += 1
            continue
        columns[row] = columns_left[row][index[row]]
        copy_without(columns_left[row], n - row, index[row], columns_left[row + 1])
        row += 1
        index[row] = -1


def iterative(side):
    cdef int n = countable_n(side)
    cdef Tally tally = Tally(0, 0, False)
    with nogil:
        search(&tally, n)
    raise_if_stopped(&tally)
    return Census(n, tally.solutions, nodes=tally.nodes)
