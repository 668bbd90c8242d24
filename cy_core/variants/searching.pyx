# cython: language_level=3, boundscheck=False, wraparound=False, cdivision=True
"""Searches of the variants on bit masks: some queens, reflecting queens, coloured regions."""

from libc.stdint cimport uint32_t, uint64_t

from cy_core.checks import checked_range
from cy_core.model import InputError

cdef enum:
    MAX_SIDE = 10      # of a board on which any number of queens is counted: a few seconds
    MAX_REFLECTING = 15
    MAX_REGIONS = 12

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
    place_some(rows - 1, mask, left << 1, down, right >> 1, queens, counts)  # this row stays empty
    while free:
        bit = free & -free
        free ^= bit
        place_some(
            rows - 1, mask, (left | bit) << 1, down | bit, (right | bit) >> 1, queens + 1, counts
        )


def placements_by_queens(height, width):
    """For 0, 1, 2 queens and so on: the ways to place so many on a board of sides 1..10."""
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
    uint64_t room       # for so many solutions
    unsigned char *row  # where to write the next one


cdef void reflect(Reflecting *search, int row, uint64_t down, uint64_t lines) noexcept nogil:
    """Place a queen in a row. `lines` has a bit for each diagonal in use.

    The strip is 2n - row bits from the columns of a row by one diagonal, and row bits by the
    other, so that a reflected diagonal has the number of the one that it comes from.
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
    """Count reflecting solutions of N = 1..15, and write as many as there are rows."""
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
    int found
    unsigned char[MAX_REGIONS * MAX_REGIONS] region  # of each square, row by row
    unsigned char[MAX_REGIONS] columns
    unsigned char *row  # where to write the next solution


cdef void place_in_regions(
    Regions *search, int row, uint32_t down, uint32_t beside, uint32_t used
) noexcept nogil:
    """Place a queen in a row; `beside` has the columns that touch the queen above."""
    cdef uint32_t free = ((1U << search.n) - 1) & ~(down | beside), bit, region
    cdef int column, i
    if row == search.n:
        for i in range(search.n):
            search.row[i] = search.columns[i]
        search.row += search.n
        search.found += 1
        return
    for column in range(search.n):
        bit = 1U << column
        region = 1U << search.region[row * search.n + column]
        if not free & bit or used & region:
            continue
        search.columns[row] = <unsigned char> column
        place_in_regions(search, row + 1, down | bit, bit << 1 | bit >> 1, used | region)
        if search.found == search.limit:
            return


def search_regions(const unsigned char[:, ::1] regions not None, unsigned char[:, ::1] rows not None):
    """Write solutions of a region puzzle into `rows`, as many as it has room for; how many."""
    cdef Regions search
    cdef int row, column
    search.n = checked_range("the number of rows", regions.shape[0], 1, MAX_REGIONS)
    search.limit = checked_range("limit", rows.shape[0], 1, 1 << 30)
    search.found = 0
    if regions.shape[1] != search.n or rows.shape[1] != search.n:
        raise InputError(f"a region puzzle of {search.n} rows has as many columns")
    search.row = &rows[0, 0]
    for row in range(search.n):
        for column in range(search.n):
            if regions[row, column] >= search.n:
                raise InputError(f"regions are 0 to {search.n - 1}, got {regions[row, column]}")
            search.region[row * search.n + column] = regions[row, column]
    with nogil:
        place_in_regions(&search, 0, 0, 0, 0)
    return search.found
