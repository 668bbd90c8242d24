# cython: language_level=3, boundscheck=False, wraparound=False, cdivision=True
"""Measure a solution by itself: lines, knight's moves, wrapped diagonals, and translates."""

from libc.stdint cimport uint32_t, uint64_t

from cy_core.arrays import np
from cy_core.checks import side_of

NAMES = (
    "lines", "knight_pairs", "conflicts", "conflicting_queens", "conflict_groups",
    "largest_group", "translates", "diagonal_queens",
)


cdef inline bint are_aligned(const unsigned char *columns, int i, int j, int k) noexcept nogil:
    return (columns[k] - columns[i]) * (j - i) == (columns[j] - columns[i]) * (k - i)


cdef bint first_two_of_a_line(const unsigned char *columns, int n, int i, int j) noexcept nogil:
    # Returns whether the queens of rows i < j are the upper two of a line of three queens or more.
    cdef int k
    for k in range(j):
        if k != i and are_aligned(columns, i, j, k):
            return False
    for k in range(j + 1, n):
        if are_aligned(columns, i, j, k):
            return True
    return False


cdef int lines(const unsigned char *columns, int n) noexcept nogil:
    cdef int i, j, count = 0
    for i in range(n):
        for j in range(i + 1, n):
            count += first_two_of_a_line(columns, n, i, j)
    return count


cdef int knight_pairs(const unsigned char *columns, int n) noexcept nogil:
    cdef int row, count = 0
    for row in range(n - 1):
        count += (columns[row + 1] - columns[row]) * (columns[row + 1] - columns[row]) == 4
    for row in range(n - 2):
        count += (columns[row + 2] - columns[row]) * (columns[row + 2] - columns[row]) == 1
    return count


cdef int diagonal_queens(const unsigned char *columns, int n) noexcept nogil:
    # The centre is on both main diagonals, but a queen there is counted once.
    cdef int row, count = 0
    for row in range(n):
        count += columns[row] == row or columns[row] == n - 1 - row
    return count


cdef int link_conflicts(const unsigned char *columns, int n, uint32_t *partners) noexcept nogil:
    # Counts the pairs of queens on one wrapped diagonal, and writes each queen's partners as bits.
    cdef int i, j, count = 0
    for i in range(n):
        partners[i] = 0
    for i in range(n):
        for j in range(i + 1, n):
            if (columns[i] - i - columns[j] + j) % n == 0 or (columns[i] + i - columns[j] - j) % n == 0:
                partners[i] |= 1U << j
                partners[j] |= 1U << i
                count += 1
    return count


cdef int size_of_group(const uint32_t *partners, int n, int queen, uint32_t *grouped) noexcept nogil:
    # Counts the queens that a chain of conflicts joins to this queen, and adds them to `grouped`.
    cdef uint32_t reached = 0, waiting = 1U << queen
    cdef int row, size = 0
    while waiting:
        for row in range(n):
            if waiting >> row & 1:
                size += 1
                reached |= 1U << row
                waiting = (waiting | partners[row]) & ~reached
    grouped[0] |= reached
    return size


cdef void measure_conflicts(const unsigned char *columns, int n, unsigned short *row) noexcept nogil:
    # Writes four counts into `row`: pairs in conflict, queens in conflict, groups of two queens or
    # more, and queens in the largest group.
    cdef uint32_t[32] partners
    cdef uint32_t grouped = 0
    cdef int queen, size
    row[0] = link_conflicts(columns, n, partners)
    row[1] = row[2] = row[3] = 0
    for queen in range(n):
        if grouped >> queen & 1:
            continue
        size = size_of_group(partners, n, queen, &grouped)
        if size > 1:
            row[1] += size
            row[2] += 1
        if size > row[3]:
            row[3] = size


cdef bint is_solution_when_moved(const unsigned char *columns, int n, int down, int right) noexcept nogil:
    # Returns whether the board is still a solution after a move by some rows and columns on the
    # torus.
    cdef uint64_t falling = 0, rising = 0, fall, rise
    cdef int queen, row, column
    for queen in range(n):
        row = (queen + down) % n
        column = (columns[queen] + right) % n
        fall = 1ULL << (row - column + n - 1)
        rise = 1ULL << (row + column)
        if falling & fall or rising & rise:
            return False
        falling |= fall
        rising |= rise
    return True


cdef int translates(const unsigned char *columns, int n) noexcept nogil:
    cdef int down, right, count = 0
    for down in range(n):
        for right in range(n):
            count += is_solution_when_moved(columns, n, down, right)
    return count


def shape_table(const unsigned char[:, ::1] boards not None):
    """Measure the properties `NAMES` of many solutions of one size, n = 1..32: a row for each."""
    cdef Py_ssize_t index, count = boards.shape[0]
    cdef int n = side_of(np.asarray(boards))
    values = np.empty((count, len(NAMES)), np.uint16)
    cdef unsigned short[:, ::1] table = values
    cdef const unsigned char *columns
    with nogil:
        for index in range(count):
            columns = &boards[index, 0]
            table[index, 0] = lines(columns, n)
            table[index, 1] = knight_pairs(columns, n)
            measure_conflicts(columns, n, &table[index, 2])
            table[index, 6] = translates(columns, n)
            table[index, 7] = diagonal_queens(columns, n)
    return values
