# cython: language_level=3, boundscheck=False, wraparound=False, cdivision=True
"""Find the listed boards that have three queens in a line, by comparing directions.

Three queens are in a line if two of them lie in the same direction from the third. The direction is
the step between two squares, in rows and columns, divided by its greatest common divisor.
"""

from libc.string cimport memset

from cy_core.arrays import np
from cy_core.terms.checked_boards import checked_boards

cdef enum:
    MAX_N = 32
    COLUMNS = 65  # number of horizontal steps, from -32 to 32
    WORDS = 33    # words of 64 bits for 32 x 65 directions


cdef struct Directions:
    # The number of a direction, by rows down and by columns to the right plus MAX_N.
    unsigned short[MAX_N][COLUMNS] number


cdef void number_directions(Directions *directions, int n) noexcept nogil:
    cdef int down, right, common, rest
    for down in range(1, n):
        for right in range(1 - n, n):
            # Euclid's algorithm for the greatest common divisor.
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
    """Return an array that says, for each board, whether it has three queens in a line."""
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
