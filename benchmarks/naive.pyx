# cython: language_level=3, boundscheck=False, wraparound=False, cdivision=True
"""Naive count of the fundamental solutions: find all solutions and compare each with its images."""


cdef bint is_greatest(const int *board, int n) noexcept nogil:
    cdef int[8][32] image
    cdef int row, column, k, last = n - 1
    for row in range(n):
        column = board[row]
        image[0][row] = column
        image[1][column] = last - row
        image[2][last - row] = last - column
        image[3][last - column] = row
        image[4][row] = last - column
        image[5][last - row] = column
        image[6][column] = row
        image[7][last - column] = last - row
    for k in range(1, 8):
        for row in range(n):
            if image[k][row] != board[row]:
                if image[k][row] > board[row]:
                    return False
                break
    return True


cdef long long place(int *board, int n, int row, unsigned int mask, unsigned int left,
                     unsigned int down, unsigned int right) noexcept nogil:
    cdef unsigned int bit, free
    cdef long long kept = 0
    if row == n:
        return is_greatest(board, n)
    free = mask & ~(left | down | right)
    while free:
        bit = free & -free
        free ^= bit
        board[row] = 0
        while bit >> board[row] != 1:
            board[row] += 1
        kept += place(board, n, row + 1, mask, (left | bit) << 1, down | bit, (right | bit) >> 1)
    return kept


def count_fundamental(int n):
    cdef int[32] board
    return place(board, n, 0, <unsigned int> ((1ULL << n) - 1), 0, 0, 0)
