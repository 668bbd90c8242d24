# cython: language_level=3, boundscheck=False, wraparound=False, cdivision=True
"""Search the variants with bit masks: fewer queens, reflecting queens, coloured regions."""

from libc.stdint cimport uint32_t, uint64_t
from libc.string cimport memcpy

from cy_core.checks import checked_range
from cy_core.model import InputError

cdef enum:
    MAX_SIDE = 10       # counting the placements of any number of queens takes a few seconds
    MAX_REFLECTING = 15
    MAX_REGIONS = 18

MAX_PLACED_SIDE = MAX_SIDE
MAX_REFLECTING_N = MAX_REFLECTING
MAX_REGION_N = MAX_REGIONS


# --- any number of queens on m x n ---

cdef void place_some(
    int rows, uint32_t mask, uint32_t left, uint32_t down, uint32_t right, int queens,
    uint64_t *counts,
) noexcept nogil:
    cdef uint32_t free = mask & ~(left | down | right), bit
    if rows == 0:
        counts[queens] += 1
        return
    # First leave this row empty, then try each free square.
    place_some(rows - 1, mask, left << 1, down, right >> 1, queens, counts)
    while free:
        bit = free & -free
        free ^= bit
        place_some(
            rows - 1, mask, (left | bit) << 1, down | bit, (right | bit) >> 1, queens + 1, counts
        )


def placements_by_queens(height, width):
    """List the numbers of ways to place 0, 1, 2 ... queens on a board with sides 1..10."""
    cdef int rows = checked_range("rows", height, 1, MAX_SIDE)
    cdef int columns = checked_range("columns", width, 1, MAX_SIDE)
    cdef uint64_t[MAX_SIDE + 1] counts
    cdef int queens
    for queens in range(MAX_SIDE + 1):
        counts[queens] = 0
    with nogil:
        place_some(rows, (1U << columns) - 1, 0, 0, 0, 0, counts)
    return [counts[queens] for queens in range(min(rows, columns) + 1)]


# --- reflecting queens ---

cdef struct Reflecting:
    int n
    uint64_t total
    unsigned char[MAX_REFLECTING] columns
    uint64_t room       # number of solutions for which there is memory
    unsigned char *row  # where to write the next solution


cdef void reflect(Reflecting *search, int row, uint64_t down, uint64_t lines) noexcept nogil:
    """Place a queen in a row in every possible way. `lines` has a bit for each diagonal in use.

    A diagonal and its reflection have the same number: the column plus the row along one
    direction, and the column plus 2n - row along the other.
    """
    cdef uint64_t free = ((1ULL << search.n) - 1) & ~(
        down | lines >> row | lines >> (2 * search.n - row)
    ), bit
    cdef int i
    if row == search.n:
        if search.total < search.room:
            for i in range(search.n):
                search.row[i] = search.columns[i]
            search.row += search.n
        search.total += 1
        return
    while free:
        bit = free & -free
        free ^= bit
        search.columns[row] = position(bit)
        reflect(
            search, row + 1, down | bit, lines | bit << row | bit << (2 * search.n - row)
        )


cdef inline unsigned char position(uint64_t bit) noexcept nogil:
    cdef unsigned char index = 0
    while bit > 1:
        bit >>= 1
        index += 1
    return index


def search_reflecting(side, unsigned char[:, ::1] rows=None):
    """Count the reflecting solutions of N = 1..15, and write the first ones into `rows`."""
    cdef Reflecting search
    search.n = checked_range("n", side, 1, MAX_REFLECTING)
    search.total = 0
    search.room = 0
    if rows is not None and rows.shape[0]:
        if rows.shape[1] != search.n:
            raise InputError(f"solutions of N = {search.n} need rows of as many columns")
        search.room = rows.shape[0]
        search.row = &rows[0, 0]
    with nogil:
        reflect(&search, 0, 0, 0)
    return search.total


# --- coloured regions ---

cdef struct Regions:
    int n
    int limit
    int solutions       # number of solutions so far
    # The region of each square, row by row.
    unsigned char[MAX_REGIONS * MAX_REGIONS] region
    # For each region, its columns in each row, as bits.
    uint32_t[MAX_REGIONS * MAX_REGIONS] squares
    unsigned char *row  # where to write the next solution


cdef inline int popcount(uint32_t bits) noexcept nogil:
    cdef int count = 0
    while bits:
        bits &= bits - 1
        count += 1
    return count


cdef inline bint is_single(uint32_t bits) noexcept nogil:
    return bits & (bits - 1) == 0


cdef bint follow_queens(Regions *search, uint32_t *open, uint32_t *placed) noexcept nogil:
    """Remove from `open` the squares that the queen of each decided row attacks.

    A row is decided if it has only one open square. `placed` has a bit for each row whose queen has
    been followed. Return whether a row has no open square left.
    """
    cdef int row, other
    cdef uint32_t bit, attacked
    cdef uint32_t *region
    for row in range(search.n):
        bit = open[row]
        if not bit:
            return True
        if placed[0] >> row & 1 or not is_single(bit):
            continue
        placed[0] |= 1U << row
        region = &search.squares[search.region[row * search.n + position(bit)] * search.n]
        for other in range(search.n):
            if other != row:
                attacked = bit | region[other]
                if other == row - 1 or other == row + 1:
                    attacked |= bit << 1 | bit >> 1
                open[other] &= ~attacked
    return False


cdef bint force_queens(Regions *search, uint32_t *open) noexcept nogil:
    """Decide each row that has the only open square of a column or of a region.

    Return whether a column or a region has no open square left, or two columns need the same row.
    """
    cdef uint32_t once = 0, twice = 0, free, only
    cdef int region, row, last = 0, count
    for row in range(search.n):
        twice |= once & open[row]
        once |= open[row]
    if once != (1U << search.n) - 1:
        return True
    for row in range(search.n):
        only = open[row] & once & ~twice
        if only:
            open[row] = only
            if not is_single(only):
                return True
    for region in range(search.n):
        count = 0
        for row in range(search.n):
            free = open[row] & search.squares[region * search.n + row]
            if free:
                count += 1 if is_single(free) else 2
                last = row
        if count == 0:
            return True
        if count == 1:
            open[last] &= search.squares[region * search.n + last]
    return False


cdef bint is_refuted(Regions *search, uint32_t *open, uint32_t *placed) noexcept nogil:
    """Place all queens that are forced. Return whether this leads to a contradiction."""
    cdef uint32_t known
    while True:
        known = placed[0]
        if force_queens(search, open) or follow_queens(search, open, placed):
            return True
        if known == placed[0]:
            return False


cdef bint is_solvable(Regions *search, uint32_t *before, uint32_t placed) noexcept nogil:
    """Return whether the puzzle has a solution.

    Try the open squares of the row or region that has the fewest.
    """
    cdef uint32_t[MAX_REGIONS] open, attempt
    cdef uint32_t *squares
    cdef uint32_t all = (1U << search.n) - 1, free, bit
    cdef int row, unit, count, best = -1, fewest = MAX_REGIONS * MAX_REGIONS
    memcpy(open, before, sizeof(open))
    if is_refuted(search, open, &placed):
        return False
    if placed == all:
        return True
    for unit in range(search.n):
        squares = &search.squares[unit * search.n]
        count = 0
        for row in range(search.n):
            count += popcount(open[row] & squares[row])
        if 1 < count < fewest:
            fewest, best = count, unit
    for unit in range(search.n):
        count = popcount(open[unit])
        if 1 < count < fewest:
            fewest, best = count, search.n + unit
    for row in range(search.n):
        if best >= search.n:
            free = open[row] if row == best - search.n else 0
        else:
            free = open[row] & search.squares[best * search.n + row]
        while free:
            bit = free & -free
            free ^= bit
            memcpy(attempt, open, sizeof(open))
            attempt[row] = bit
            if is_solvable(search, attempt, placed):
                return True
            open[row] ^= bit
    return False


cdef void place_in_regions(Regions *search, uint32_t *before, uint32_t placed) noexcept nogil:
    """Write all solutions. Place forced queens, then try each square of the first undecided row."""
    cdef uint32_t[MAX_REGIONS] open
    cdef uint32_t free, bit
    cdef int row, i
    memcpy(open, before, sizeof(open))
    if is_refuted(search, open, &placed):
        return
    row = 0
    while row < search.n and placed >> row & 1:
        row += 1
    if row == search.n:
        for i in range(search.n):
            search.row[i] = position(open[i])
        search.row += search.n
        search.solutions += 1
        return
    free = open[row]
    while free and search.solutions < search.limit:
        bit = free & -free
        free ^= bit
        open[row] = bit
        if is_solvable(search, open, placed):
            place_in_regions(search, open, placed)


def search_regions(const unsigned char[:, ::1] regions not None, unsigned char[:, ::1] rows not None):
    """Write solutions of a region puzzle into `rows` until `rows` is full. Return their number."""
    cdef Regions search
    cdef uint32_t[MAX_REGIONS] open
    cdef int row, column, region
    search.n = checked_range("the number of rows", regions.shape[0], 1, MAX_REGIONS)
    search.limit = checked_range("limit", rows.shape[0], 1, 1 << 30)
    search.solutions = 0
    if regions.shape[1] != search.n or rows.shape[1] != search.n:
        raise InputError(f"a region puzzle of {search.n} rows has as many columns")
    search.row = &rows[0, 0]
    for row in range(search.n):
        open[row] = (1U << search.n) - 1
        for region in range(search.n):
            search.squares[region * search.n + row] = 0
    for row in range(search.n):
        for column in range(search.n):
            region = regions[row, column]
            if region >= search.n:
                raise InputError(f"regions are 0 to {search.n - 1}, got {region}")
            search.region[row * search.n + column] = <unsigned char> region
            search.squares[region * search.n + row] |= 1U << column
    with nogil:
        place_in_regions(&search, open, 0)
    return search.solutions
