# cython: language_level=3, boundscheck=False, wraparound=False, cdivision=True
"""Count how many solutions each listed board becomes when it is moved on the torus, with bit sets.

If two queens are on one diagonal of the torus, they attack each other after some shifts of the
board. A table has the set of these shifts for every such pair of squares. For a board, take the
union of the sets of its pairs. All other shifts make a solution of it. No board is compared with
another one.
"""

from libc.stdlib cimport free, malloc
from libc.string cimport memset

from cy_core.terms.bits cimport popcount
from cy_core.arrays import np
from cy_core.terms.checked_boards import checked_boards
from cy_core.terms.units import units

cdef enum:
    MAX_N = 20   # MAX_TORUS_N in units.py
    WORDS = 7    # words of 64 bits for 20 x 20 shifts

ctypedef unsigned long long Word


cdef struct Tables:
    int n
    # The shifts after which two queens attack each other: by the direction of their diagonal, the
    # row and column of the first queen, and the rows from it down to the second, around the torus.
    Word[2][MAX_N][MAX_N][MAX_N][WORDS] attacking


cdef void fill_tables(Tables *tables, int n) noexcept nogil:
    cdef int row, column, lower, down, right, r1, r2, c1, c2, shift
    memset(tables, 0, sizeof(Tables))
    tables.n = n
    for row in range(n):
        for column in range(n):
            for lower in range(1, n):
                for down in range(n):
                    r1, r2 = (row + down) % n, (row + lower + down) % n
                    for right in range(n):
                        shift = n * down + right
                        c1 = (column + right) % n
                        c2 = (column - lower + n + right) % n
                        if r1 + c1 == r2 + c2:
                            tables.attacking[0][row][column][lower][shift // 64] |= 1ULL << shift % 64
                        c2 = (column + lower + right) % n
                        if r1 - c1 == r2 - c2:
                            tables.attacking[1][row][column][lower][shift // 64] |= 1ULL << shift % 64


cdef int solution_shifts(Tables *tables, const unsigned char *board) noexcept nogil:
    # Returns the number of shifts that make a solution of a board, which must have at most two
    # queens on each diagonal of the torus.
    cdef Word[WORDS] attacked
    cdef signed char[2][MAX_N] seen
    cdef int n = tables.n, row, upper, kind, diagonal, word, count = n * n
    cdef Word *shifts
    memset(attacked, 0, sizeof(attacked))
    memset(seen, -1, sizeof(seen))
    for row in range(n):
        for kind in range(2):
            diagonal = (row + board[row] if kind == 0 else row - board[row] + n) % n
            upper = seen[kind][diagonal]
            if upper >= 0:
                shifts = tables.attacking[kind][upper][board[upper]][row - upper]
                for word in range(WORDS):
                    attacked[word] |= shifts[word]
            seen[kind][diagonal] = <signed char> row
    for word in range(WORDS):
        count -= popcount(attacked[word])
    return count


cdef int fixing_moves(int n, const unsigned char *moved, const unsigned char *board) noexcept nogil:
    # Counts the pairs of a symmetry of the square and a shift that turn `moved` into `board`. The
    # steps between the columns of consecutive rows, around the torus, must agree.
    cdef signed char[2 * MAX_N] wanted
    cdef signed char[MAX_N] steps
    cdef unsigned char[MAX_N] rows
    cdef int symmetry, row, down, step, count = 0
    for row in range(n):
        rows[moved[row]] = <unsigned char> row
        step = (board[(row + 1) % n] - board[row] + n) % n
        wanted[row] = wanted[row + n] = <signed char> step
    for symmetry in range(8):
        for row in range(n):
            if symmetry & 1:
                step = rows[(row + 1) % n] - rows[row]
            else:
                step = moved[(row + 1) % n] - moved[row]
            steps[row] = <signed char> ((step + n) % n)
        if symmetry & 2:
            flip_steps(n, steps, False)
        if symmetry & 4:
            flip_steps(n, steps, True)
        for down in range(n):
            for row in range(n):
                if steps[row] != wanted[row + down]:
                    break
            else:
                count += 1
    return count


cdef void flip_steps(int n, signed char *steps, bint top_down) noexcept nogil:
    # Reflects a board, left-right or top-bottom. The board is given by its steps, which are the
    # differences between columns of consecutive rows.
    cdef signed char[MAX_N] old
    cdef int row
    for row in range(n):
        old[row] = steps[row]
    for row in range(n):
        steps[row] = (n - old[n - 1 - row if top_down else row]) % n


def torus_moves(boards):
    """Count moves of the torus for each solution of at most 20 queens: an array with 4 columns.

    Column 0 is the number of shifts that make a solution. Column 1 is the number of symmetries of
    the square, each followed by a shift, that leave the board unchanged. Columns 2 and 3 are sums
    of these two numbers, after the board is multiplied by each of the `units`.
    """
    cdef const unsigned char[:, ::1] rows = checked_boards(boards, MAX_N)
    cdef int n = <int> rows.shape[1], unit, row
    cdef Py_ssize_t index, count = rows.shape[0]
    cdef int[:, ::1] moves = np.zeros((count, 4), np.int32)
    cdef unsigned char[MAX_N] moved
    cdef int[MAX_N] factors
    cdef int factor_count = 0, i, shifts, fixing
    for unit in units(n):
        factors[factor_count] = unit
        factor_count += 1
    cdef Tables *tables = <Tables *> malloc(sizeof(Tables))
    if tables == NULL:
        raise MemoryError
    with nogil:
        fill_tables(tables, n)
        for index in range(count):
            for i in range(factor_count):
                for row in range(n):
                    moved[factors[i] * row % n] = <unsigned char> (factors[i] * rows[index, row] % n)
                shifts = solution_shifts(tables, moved)
                fixing = fixing_moves(n, moved, &rows[index, 0])
                if i == 0:
                    moves[index, 0], moves[index, 1] = shifts, fixing
                moves[index, 2] += shifts
                moves[index, 3] += fixing
    free(tables)
    return np.asarray(moves)
