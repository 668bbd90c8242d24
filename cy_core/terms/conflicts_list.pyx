# cython: language_level=3, boundscheck=False, wraparound=False, cdivision=True
"""Count the conflicts of listed boards on the torus, and the components of queens in conflict."""

from libc.string cimport memset

from cy_core.arrays import np
from cy_core.model import InputError
from cy_core.terms.checked_boards import checked_boards

cdef enum:
    MAX_N = 32


cdef int root(unsigned char *parent, int queen) noexcept nogil:
    # Finds the root of a queen's component in a union-find forest, and shortens the path to it.
    while parent[queen] != queen:
        queen = parent[queen] = parent[parent[queen]]
    return queen


cdef void add_board(const unsigned char *board, int n, int weight, long long *table) noexcept nogil:
    # Two queens on one diagonal of the torus are in conflict. A solution has at most two queens on
    # each of these diagonals.
    cdef signed char[2][MAX_N] seen  # row of the queen on each diagonal, by direction; or -1
    cdef unsigned char[MAX_N] parent, members
    cdef int row, kind, diagonal, one, other
    cdef int conflicts = 0, engaged = 0, components = 0, largest = 1
    memset(seen, -1, sizeof(seen))
    memset(members, 0, sizeof(members))
    for row in range(n):
        parent[row] = <unsigned char> row
    for row in range(n):
        for kind in range(2):
            diagonal = (row + board[row] if kind == 0 else row - board[row] + n) % n
            if seen[kind][diagonal] >= 0:
                conflicts += 1
                one, other = root(parent, seen[kind][diagonal]), root(parent, row)
                parent[one] = <unsigned char> other
            seen[kind][diagonal] = <signed char> row
    for row in range(n):
        members[root(parent, row)] += 1
    for row in range(n):
        if members[row] > 1:
            components += 1
            engaged += members[row]
            largest = max(largest, members[row])
    table[conflicts] += weight
    table[n + 1 + engaged] += weight
    table[2 * (n + 1) + components] += weight
    table[3 * (n + 1) + largest] += weight


def conflict_counts(boards, const unsigned char[::1] sizes):
    """Count the solutions of some orbits by their conflicts, in an array of shape (4, n + 1).

    `boards` are representatives, and `sizes` the sizes of their orbits. Item k of a row is the
    number of solutions with k conflicts in row 0, with k queens in conflict in row 1, with k
    components of two queens or more in row 2, and with k queens in the largest component in row 3.
    """
    cdef const unsigned char[:, ::1] rows = checked_boards(boards, MAX_N)
    cdef int n = <int> rows.shape[1]
    cdef long long[:, ::1] table = np.zeros((4, n + 1), np.int64)
    cdef Py_ssize_t index
    if sizes.shape[0] != rows.shape[0]:
        raise InputError(f"{rows.shape[0]} boards have as many sizes, got {sizes.shape[0]}")
    with nogil:
        for index in range(rows.shape[0]):
            add_board(&rows[index, 0], n, sizes[index], &table[0, 0])
    return np.asarray(table)
