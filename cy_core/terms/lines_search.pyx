# cython: language_level=3, boundscheck=False, wraparound=False, cdivision=True
"""Search for solutions without three queens in a line, and forbid what every two queens see.

Each new queen makes a line with each queen above it. Where these lines go on below, the squares are
blocked. The mirror image of a solution is another one, so the first queen stays in the left half.
"""

from libc.string cimport memcpy, memset

from cy_core.methods.tally cimport Tally, count_node, raise_if_stopped
from cy_core.checks import checked_n
from cy_core.known import MAX_KNOWN_N

cdef enum:
    MAX_N = 32


cdef struct Found:
    long long boards, half_turn, quarter_turn  # fixed by these turns


cdef struct Search:
    Tally tally
    int n
    unsigned int lines, first  # the columns of a board; those that the first queen may take
    unsigned char[MAX_N][MAX_N] divisors  # greatest common divisors, by rows and columns apart
    unsigned char[MAX_N] board
    Found every, knightless  # without a knight's move between any two queens


cdef void block_lines(Search *search, int row, int column, unsigned int *blocked) noexcept nogil:
    cdef int upper, down, right, lower, target, common
    for upper in range(row):
        down, right = row - upper, column - search.board[upper]
        common = search.divisors[down][abs(right)]
        down, right = down // common, right // common
        lower, target = row + down, column + right
        while lower < search.n and 0 <= target < search.n:
            blocked[lower] |= 1U << target
            lower, target = lower + down, target + right


cdef bint has_knights_move(Search *search) noexcept nogil:
    cdef int row, n = search.n
    for row in range(n - 1):
        if abs(search.board[row] - search.board[row + 1]) == 2:
            return True
        if row + 2 < n and abs(search.board[row] - search.board[row + 2]) == 1:
            return True
    return False


cdef void keep(Search *search, Found *found) noexcept nogil:
    cdef int row, n = search.n
    cdef const unsigned char *board = search.board
    found.boards += 1
    for row in range(n):
        if board[n - 1 - row] != n - 1 - board[row]:
            return
    found.half_turn += 1
    for row in range(n):
        if board[board[row]] != n - 1 - row:
            return
    found.quarter_turn += 1


cdef void place(Search *search, int row, unsigned int left, unsigned int down, unsigned int right,
                const unsigned int *above) noexcept nogil:
    cdef unsigned int[MAX_N] blocked
    cdef int n = search.n, column
    cdef unsigned int open_columns = search.lines & ~(left | down | right | above[row]), bit
    if row == 0:
        open_columns &= search.first
    for column in range(n):
        bit = 1U << column
        if not open_columns & bit:
            continue
        if not count_node(&search.tally):
            return
        search.board[row] = <unsigned char> column
        if row == n - 1:
            keep(search, &search.every)
            if not has_knights_move(search):
                keep(search, &search.knightless)
            continue
        memcpy(&blocked[row + 1], &above[row + 1], (n - row - 1) * sizeof(blocked[0]))
        block_lines(search, row, column, blocked)
        place(search, row + 1, (left | bit) << 1, down | bit, (right | bit) >> 1, blocked)


cdef void fill_divisors(Search *search) noexcept nogil:
    cdef int down, right, divisor, rest
    for down in range(search.n):
        for right in range(search.n):
            divisor, rest = down, right
            while rest:
                divisor, rest = rest, divisor % rest
            search.divisors[down][right] = <unsigned char> divisor


cdef void double_found(Found *found) noexcept nogil:
    found.boards *= 2
    found.half_turn *= 2
    found.quarter_turn *= 2


cdef void search_halves(Search *search) noexcept nogil:
    cdef unsigned int[MAX_N] blocked
    memset(blocked, 0, sizeof(blocked))
    search.first = (1U << search.n // 2) - 1
    place(search, 0, 0, 0, 0, blocked)
    double_found(&search.every)
    double_found(&search.knightless)
    if search.n % 2:
        search.first = 1U << search.n // 2
        place(search, 0, 0, 0, 0, blocked)


def boards_without_lines(side):
    """Solutions without three queens in a line, and those that also lack knight's moves.

    For both: all solutions, those that a half turn fixes, those that a quarter turn fixes.
    """
    cdef int n = checked_n(side, MAX_KNOWN_N)
    cdef Search search
    memset(&search, 0, sizeof(Search))
    search.n, search.lines = n, <unsigned int> ((1ULL << n) - 1)
    with nogil:
        fill_divisors(&search)
        search_halves(&search)
    raise_if_stopped(&search.tally)
    return counts(search.every), counts(search.knightless)


cdef tuple counts(Found found):
    return found.boards, found.half_turn, found.quarter_turn
