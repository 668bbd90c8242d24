# cython: language_level=3, boundscheck=False, wraparound=False, cdivision=True
"""Search for solutions without three queens in a line.

Each new queen makes a line with each queen above it. The squares further down on these lines are
blocked. The first queen stays in the left half, because the mirror image of a solution is another
solution.
"""

from libc.string cimport memcpy, memset

from cy_core.methods.tally cimport Tally, count_node, raise_if_stopped
from cy_core.checks import checked_n
from cy_core.known import MAX_KNOWN_N

cdef enum:
    MAX_N = 32


cdef struct Counts:
    long long boards                   # number of solutions
    long long half_turn, quarter_turn  # number of solutions that these turns leave unchanged


cdef struct Search:
    Tally tally
    int n
    unsigned int lines  # all columns of the board
    unsigned int first  # columns that the first queen may take
    # The greatest common divisor of each number of rows and number of columns.
    unsigned char[MAX_N][MAX_N] divisors
    unsigned char[MAX_N] board
    Counts every       # all solutions without three queens in a line
    Counts knightless  # those solutions that have no two queens a knight's move apart


cdef void block_lines(Search *search, int row, int column, unsigned int *blocked) noexcept nogil:
    # Blocks the squares below a new queen that are in line with it and a queen above it.
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


cdef void count_board(Search *search, Counts *counts) noexcept nogil:
    cdef int row, n = search.n
    cdef const unsigned char *board = search.board
    counts.boards += 1
    for row in range(n):
        if board[n - 1 - row] != n - 1 - board[row]:
            return
    counts.half_turn += 1
    for row in range(n):
        if board[board[row]] != n - 1 - row:
            return
    counts.quarter_turn += 1


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
            count_board(search, &search.every)
            if not has_knights_move(search):
                count_board(search, &search.knightless)
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


cdef void double_counts(Counts *counts) noexcept nogil:
    counts.boards *= 2
    counts.half_turn *= 2
    counts.quarter_turn *= 2


cdef void search_halves(Search *search) noexcept nogil:
    cdef unsigned int[MAX_N] blocked
    memset(blocked, 0, sizeof(blocked))
    search.first = (1U << search.n // 2) - 1
    place(search, 0, 0, 0, 0, blocked)
    double_counts(&search.every)
    double_counts(&search.knightless)
    # Boards with the first queen in the middle column are searched after the doubling, because this
    # search finds their mirror images, too.
    if search.n % 2:
        search.first = 1U << search.n // 2
        place(search, 0, 0, 0, 0, blocked)


def boards_without_lines(side):
    """Count the solutions without three queens in a line, and the superqueen solutions among them.

    Return a tuple for each. It has the number of all these solutions, then the numbers of solutions
    that a half turn and a quarter turn leave unchanged.
    """
    cdef int n = checked_n(side, MAX_KNOWN_N)
    cdef Search search
    memset(&search, 0, sizeof(Search))
    search.n, search.lines = n, <unsigned int> ((1ULL << n) - 1)
    with nogil:
        fill_divisors(&search)
        search_halves(&search)
    raise_if_stopped(&search.tally)
    return counts_tuple(search.every), counts_tuple(search.knightless)


cdef tuple counts_tuple(Counts counts):
    return counts.boards, counts.half_turn, counts.quarter_turn
