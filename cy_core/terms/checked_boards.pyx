# cython: language_level=3, boundscheck=False, wraparound=False, cdivision=True
"""Check that the rows of an array are solutions, because compiled programs do not check them."""

from cy_core.model import InputError


cdef bint is_solution(const unsigned char *board, int n) noexcept nogil:
    cdef unsigned long long columns = 0, sums = 0, differences = 0
    cdef int row
    for row in range(n):
        if board[row] >= n:
            return False
        columns |= 1ULL << board[row]
        sums |= 1ULL << (row + board[row])
        differences |= 1ULL << (row - board[row] + n)
    return has_bits(columns, n) and has_bits(sums, n) and has_bits(differences, n)


cdef inline bint has_bits(unsigned long long word, int count) noexcept nogil:
    while word:
        word &= word - 1
        count -= 1
    return count == 0


def checked_boards(boards, largest):
    """Return `boards` if each row is a solution with at most `largest` queens, and at most 32.

    Otherwise raise an `InputError`.
    """
    cdef const unsigned char[:, ::1] rows = boards
    cdef int n
    cdef Py_ssize_t index
    cdef Py_ssize_t most = min(largest, 32)
    if not 1 <= rows.shape[1] <= most:
        raise InputError(f"boards must have 1 to {most} columns, got {rows.shape[1]}")
    n = <int> rows.shape[1]
    for index in range(rows.shape[0]):
        if not is_solution(&rows[index, 0], n):
            raise InputError(f"row {index} is no solution")
    return boards
