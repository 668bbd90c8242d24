# cython: language_level=3, boundscheck=False, wraparound=False, cdivision=True
"""Compare a solution with all others of its size: the nearest ones, and determining queens."""

from libc.stdint cimport uint32_t, uint64_t

from cy_core.arrays import np
from cy_core.checks import checked_range, side_of

NAMES = ("distance", "determining_queens")

cdef struct Search:
    const unsigned char *columns        # the solution
    int n
    int count                           # number of results so far
    int most                            # number of results after which to stop; 0 for no limit
    unsigned char *boards               # where to write results as boards; NULL to only count them
    uint32_t *sets                      # where to write results as sets of rows; NULL to only count
    unsigned char[32] board
    int[32] rows                        # the rows whose queens move
    # For other solutions found so far, the rows in which each agrees with this solution. If one of
    # these sets includes all kept rows, the kept rows do not determine the solution.
    int refutations
    uint32_t[256] agreement

cdef struct Masks:
    uint32_t free                       # columns without a queen, as bits
    uint64_t falling                    # diagonals with a queen: bit column - row + n - 1
    uint64_t rising                     # bit column + row


cdef inline uint32_t own_bit(Search *search, int row) noexcept nogil:
    # Returns the column of the solution's queen in a row, as a bit.
    return 1U << search.columns[row]


cdef inline uint32_t free_columns(Search *search, int row, Masks masks) noexcept nogil:
    # The masks of diagonals have room for all columns below n. Higher bits that the shifts bring
    # do not matter, because `masks.free` has no bit there.
    return masks.free & ~<uint32_t> (masks.falling >> (search.n - 1 - row) | masks.rising >> row)


cdef inline Masks with_queen(Search *search, int row, uint32_t bit, Masks masks) noexcept nogil:
    masks.free &= ~bit
    masks.falling |= <uint64_t> bit << (search.n - 1 - row)
    masks.rising |= <uint64_t> bit << row
    return masks


cdef inline Masks without_queen(Search *search, int row, Masks masks) noexcept nogil:
    masks.free |= own_bit(search, row)
    masks.falling &= ~(<uint64_t> own_bit(search, row) << (search.n - 1 - row))
    masks.rising &= ~(<uint64_t> own_bit(search, row) << row)
    return masks


cdef Masks empty_board(int n) noexcept nogil:
    cdef Masks masks
    masks.free = <uint32_t> ((1ULL << n) - 1)
    masks.falling = masks.rising = 0
    return masks


cdef void start(Search *search, const unsigned char *columns, int n) noexcept nogil:
    search.columns = columns
    search.n = n
    search.count = search.most = search.refutations = 0
    search.boards = NULL
    search.sets = NULL


cdef bint has_enough(Search *search) noexcept nogil:
    return search.most and search.count >= search.most


# --- the nearest solutions: remove k queens, and place them in other columns of the same rows ---

cdef void write_board(Search *search) noexcept nogil:
    cdef int row
    if search.boards != NULL:
        for row in range(search.n):
            search.boards[search.count * search.n + row] = search.board[row]
    search.count += 1


cdef void place_moved(Search *search, int index, int k, Masks masks) noexcept nogil:
    # Moves the queens of the chosen rows, from row number `index` on, to other columns in every
    # way.
    cdef int row, column
    cdef uint32_t free
    if index == k:
        write_board(search)
        return
    row = search.rows[index]
    free = free_columns(search, row, masks) & ~own_bit(search, row)
    for column in range(search.n):
        if free >> column & 1 and not has_enough(search):
            search.board[row] = column
            place_moved(search, index + 1, k, with_queen(search, row, 1U << column, masks))
    search.board[row] = search.columns[row]


cdef void choose_moved(Search *search, int row, int index, int k, Masks masks) noexcept nogil:
    # Chooses k rows whose queens move, in every way. The rows from number `index` on are chosen
    # from `row` and the rows below it.
    if index == k:
        place_moved(search, 0, k, masks)
        return
    while row <= search.n - (k - index) and not has_enough(search):
        search.rows[index] = row
        choose_moved(search, row + 1, index + 1, k, without_queen(search, row, masks))
        row += 1


cdef int find_at_distance(Search *search, int k) noexcept nogil:
    cdef Masks masks = empty_board(search.n)
    cdef int row
    search.count = 0
    for row in range(search.n):
        search.board[row] = search.columns[row]
        masks = with_queen(search, row, own_bit(search, row), masks)
    choose_moved(search, 0, 0, k, masks)
    return search.count


cdef int least_distance(Search *search) noexcept nogil:
    # Returns the smallest number of rows in which another solution differs from this one, or 0 if
    # there is no other solution.
    cdef int k
    search.most = 1
    for k in range(2, search.n + 1):
        if find_at_distance(search, k):
            return k
    return 0


# --- the smallest determining sets: sets of queens that no other solution has ---

cdef bint is_refuted(Search *search, uint32_t kept) noexcept nogil:
    # Returns whether one of the solutions found so far has the queens of all kept rows.
    cdef int index
    for index in range(search.refutations):
        if kept & ~search.agreement[index] == 0:
            return True
    return False


cdef bint another_fits(Search *search, int row, uint32_t kept, uint32_t same, Masks masks) noexcept nogil:
    # Returns whether another solution has the queens of the kept rows, and the queens that were
    # placed above `row`. `same` has the rows above `row`, and the kept rows, in which it agrees
    # with this solution.
    cdef uint32_t free, bit, agreeing
    while row < search.n and kept >> row & 1:
        row += 1
    if row == search.n:
        if same == empty_board(search.n).free:
            return False
        search.agreement[search.refutations % 256] = same
        search.refutations += search.refutations < 256
        return True
    free = free_columns(search, row, masks)
    while free:
        bit = free & (0 - free)
        free ^= bit
        agreeing = same | <uint32_t> (bit == own_bit(search, row)) << row
        if another_fits(search, row + 1, kept, agreeing, with_queen(search, row, bit, masks)):
            return True
    return False


cdef void choose_kept(Search *search, int row, int left, uint32_t kept, Masks masks) noexcept nogil:
    # Chooses `left` more kept rows, from `row` on, in every way. Writes each set of rows that
    # determines the solution.
    if left == 0:
        if not is_refuted(search, kept) and not another_fits(search, 0, kept, kept, masks):
            if search.sets != NULL:
                search.sets[search.count] = kept
            search.count += 1
        return
    while row <= search.n - left and not has_enough(search):
        choose_kept(
            search, row + 1, left - 1, kept | 1U << row,
            with_queen(search, row, own_bit(search, row), masks),
        )
        row += 1


cdef int find_determining(Search *search, int k) noexcept nogil:
    search.count = 0
    choose_kept(search, 0, k, 0, empty_board(search.n))
    return search.count


cdef int fewest_determining(Search *search) noexcept nogil:
    cdef int k
    search.most = 1
    for k in range(search.n):
        if find_determining(search, k):
            return k
    return search.n


def neighbour_table(const unsigned char[:, ::1] boards not None):
    """Measure the properties `NAMES` of many solutions of one size, n = 1..32: a row for each."""
    cdef Py_ssize_t index, count = boards.shape[0]
    cdef int n = side_of(np.asarray(boards))
    cdef Search search
    values = np.empty((count, len(NAMES)), np.uint16)
    cdef unsigned short[:, ::1] table = values
    with nogil:
        for index in range(count):
            start(&search, &boards[index, 0], n)
            table[index, 0] = least_distance(&search)
            table[index, 1] = fewest_determining(&search)
    return values


def solutions_at_distance(const unsigned char[::1] columns not None, rows):
    """List all solutions that differ from the solution `columns` in exactly `rows` rows, 1..n.

    The result has the shape (count, n).
    """
    cdef int n = side_of(np.asarray(columns)), k = checked_range("rows", rows, 1, n)
    cdef Search search
    start(&search, &columns[0], n)
    with nogil:
        find_at_distance(&search, k)
    # The first search only counts. The second one writes the solutions.
    solutions = np.empty((search.count, n), np.uint8)
    cdef unsigned char[:, ::1] view = solutions
    if search.count:
        search.boards = &view[0, 0]
        with nogil:
            find_at_distance(&search, k)
    return solutions


def determining_rows(const unsigned char[::1] columns not None, rows):
    """List all sets of exactly `rows` rows, 0..n, that determine the solution `columns`.

    Each set is a number whose bit i stands for row i.
    """
    cdef int n = side_of(np.asarray(columns)), k = checked_range("rows", rows, 0, n)
    cdef Search search
    start(&search, &columns[0], n)
    with nogil:
        find_determining(&search, k)
    # The first search only counts. The second one writes the sets.
    sets = np.empty(search.count, np.uint32)
    cdef uint32_t[::1] view = sets
    if search.count:
        search.sets = &view[0]
        with nogil:
            find_determining(&search, k)
    return sets
