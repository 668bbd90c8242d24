# cython: language_level=3, boundscheck=False, wraparound=False, cdivision=True
"""How a solution differs from all others of its size: the nearest ones, and what determines it."""

from libc.stdint cimport uint32_t, uint64_t

from cy_core.arrays import np
from cy_core.checks import checked_range, side_of

NAMES = ("distance", "determining_queens")

cdef struct Search:
    const unsigned char *columns        # the solution
    int n
    int count                           # results so far
    int most                            # results after which the search ends; 0 for no limit
    unsigned char *boards               # where results go as boards; NULL to count them only
    uint32_t *sets                      # where results go as sets of rows; NULL to count them only
    unsigned char[32] board
    int[32] rows                        # the rows whose queens move
    int refutations
    uint32_t[256] agreement             # rows in which other solutions agree with this one

cdef struct Masks:
    uint32_t free                       # columns without a queen, as bits
    uint64_t falling                    # diagonals with a queen: bit column - row + n - 1
    uint64_t rising                     # bit column + row


cdef inline uint32_t own(Search *search, int row) noexcept nogil:
    # The column of the solution's queen in a row, as a bit.
    return 1U << search.columns[row]


cdef inline uint32_t free_columns(Search *search, int row, Masks masks) noexcept nogil:
    # No diagonal of a column below n runs off the masks; what is shifted in above n is not free.
    return masks.free & ~<uint32_t> (masks.falling >> (search.n - 1 - row) | masks.rising >> row)


cdef inline Masks with_queen(Search *search, int row, uint32_t bit, Masks masks) noexcept nogil:
    masks.free &= ~bit
    masks.falling |= <uint64_t> bit << (search.n - 1 - row)
    masks.rising |= <uint64_t> bit << row
    return masks


cdef inline Masks without_queen(Search *search, int row, Masks masks) noexcept nogil:
    masks.free |= own(search, row)
    masks.falling &= ~(<uint64_t> own(search, row) << (search.n - 1 - row))
    masks.rising &= ~(<uint64_t> own(search, row) << row)
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


cdef bint ended(Search *search) noexcept nogil:
    return search.most and search.count >= search.most


# The nearest solutions: take k queens off, and place them in other columns of the same rows.

cdef void keep_board(Search *search) noexcept nogil:
    cdef int row
    if search.boards != NULL:
        for row in range(search.n):
            search.boards[search.count * search.n + row] = search.board[row]
    search.count += 1


cdef void place_moved(Search *search, int at, int k, Masks masks) noexcept nogil:
    cdef int row, column
    cdef uint32_t free
    if at == k:
        keep_board(search)
        return
    row = search.rows[at]
    free = free_columns(search, row, masks) & ~own(search, row)
    for column in range(search.n):
        if free >> column & 1 and not ended(search):
            search.board[row] = column
            place_moved(search, at + 1, k, with_queen(search, row, 1U << column, masks))
    search.board[row] = search.columns[row]


cdef void choose_moved(Search *search, int row, int at, int k, Masks masks) noexcept nogil:
    if at == k:
        place_moved(search, 0, k, masks)
        return
    while row <= search.n - (k - at) and not ended(search):
        search.rows[at] = row
        choose_moved(search, row + 1, at + 1, k, without_queen(search, row, masks))
        row += 1


cdef int find_at_distance(Search *search, int k) noexcept nogil:
    cdef Masks masks = empty_board(search.n)
    cdef int row
    search.count = 0
    for row in range(search.n):
        search.board[row] = search.columns[row]
        masks = with_queen(search, row, own(search, row), masks)
    choose_moved(search, 0, 0, k, masks)
    return search.count


cdef int least_distance(Search *search) noexcept nogil:
    # The smallest number of rows in which another solution differs; 0 if there is no other.
    cdef int k
    search.most = 1
    for k in range(2, search.n + 1):
        if find_at_distance(search, k):
            return k
    return 0


# The smallest determining sets: sets of queens that no other solution contains.

cdef bint is_refuted(Search *search, uint32_t kept) noexcept nogil:
    # Whether another solution that was found before has all queens of the kept rows.
    cdef int at
    for at in range(search.refutations):
        if kept & ~search.agreement[at] == 0:
            return True
    return False


cdef bint another_fits(Search *search, int row, uint32_t kept, uint32_t same, Masks masks) noexcept nogil:
    # Whether a solution other than this one has the queens of the kept rows and of those above.
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
        agreeing = same | <uint32_t> (bit == own(search, row)) << row
        if another_fits(search, row + 1, kept, agreeing, with_queen(search, row, bit, masks)):
            return True
    return False


cdef void choose_kept(Search *search, int row, int left, uint32_t kept, Masks masks) noexcept nogil:
    if left == 0:
        if not is_refuted(search, kept) and not another_fits(search, 0, kept, kept, masks):
            if search.sets != NULL:
                search.sets[search.count] = kept
            search.count += 1
        return
    while row <= search.n - left and not ended(search):
        choose_kept(
            search, row + 1, left - 1, kept | 1U << row,
            with_queen(search, row, own(search, row), masks),
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
    """The properties `NAMES` of many solutions of one size, n = 1..32."""
    cdef Py_ssize_t at, count = boards.shape[0]
    cdef int n = side_of(np.asarray(boards))
    cdef Search search
    values = np.empty((count, len(NAMES)), np.uint16)
    cdef unsigned short[:, ::1] table = values
    with nogil:
        for at in range(count):
            start(&search, &boards[at, 0], n)
            table[at, 0] = least_distance(&search)
            table[at, 1] = fewest_determining(&search)
    return values


def solutions_at_distance(const unsigned char[::1] columns not None, rows):
    """All solutions that differ in so many rows, 1..n, as an array of shape (count, n)."""
    cdef int n = side_of(np.asarray(columns)), k = checked_range("rows", rows, 1, n)
    cdef Search search
    start(&search, &columns[0], n)
    with nogil:
        find_at_distance(&search, k)
    found = np.empty((search.count, n), np.uint8)
    cdef unsigned char[:, ::1] view = found
    if search.count:
        search.boards = &view[0, 0]
        with nogil:
            find_at_distance(&search, k)
    return found


def determining_rows(const unsigned char[::1] columns not None, rows):
    """All sets of so many rows, 0..n, that determine the solution: as bits, row 0 in bit 0."""
    cdef int n = side_of(np.asarray(columns)), k = checked_range("rows", rows, 0, n)
    cdef Search search
    start(&search, &columns[0], n)
    with nogil:
        find_determining(&search, k)
    found = np.empty(search.count, np.uint32)
    cdef uint32_t[::1] view = found
    if search.count:
        search.sets = &view[0]
        with nogil:
            find_determining(&search, k)
    return found
