# cython: language_level=3, boundscheck=False, wraparound=False, cdivision=True
"""Find the listed boards without three queens in a line: queen by queen, by directions.

Three queens are in a line if two of them lie in the same direction from the third. The direction is
the step between two squares, divided by the greatest common divisor.
"""

from libc.string cimport memset

from cy_core.arrays import np
from cy_core.terms.checked_boards import checked_boards

cdef enum:
    MAX_N = 32
    COLUMNS = 65  # columns to the left or right: -32 to 32
    WORDS = 33    # 32 x 65 directions


cdef struct Directions:
    # The number of a direction: by rows down, and by columns from -MAX_N to MAX_N.
    unsigned short[MAX_N][COLUMNS] number


cdef void number_directions(Directions *directions, int n) noexcept nogil:
    cdef int down, right, common, rest
    for down in range(1, n):
        for right in range(1 - n, n):
            common, rest = down, abs(right)
            while rest:
                common, rest = rest, common % rest
            directions.number[down][right + MAX_N] = <unsigned short> (
                down // common * COLUMNS + MAX_N + right // common)


cdef bint has_three_in_line(Directions *directions, const unsigned char *board, int n) noexcept nogil:
    cdef unsigned long long[WORDS] seen
    cdef int upper, lower, number
    for upper in range(n - 2):
        memset(seen, 0, (n * COLUMNS // 64 + 1) * sizeof(seen[0]))
        for lower in range(upper + 1, n):
            number = directions.number[lower - upper][board[lower] - board[upper] + MAX_N]
            if seen[number // 64] >> number % 64 & 1:
                return True
            seen[number // 64] |= 1ULL << number % 64
    return False


def are_three_in_line(boards):
    """Whether each board has three queens in a line of any slope."""
    cdef const unsigned char[:, ::1] rows = checked_boards(boards, MAX_N)
    cdef unsigned char[::1] result = np.zeros(len(boards), np.uint8)
    cdef Directions directions
    cdef int n = <int> rows.shape[1]
    cdef Py_ssize_t index
    with nogil:
        number_directions(&directions, n)
        for index in range(rows.shape[0]):
            result[index] = has_three_in_line(&directions, &rows[index, 0], n)
    return np.asarray(result).view(np.bool_)
