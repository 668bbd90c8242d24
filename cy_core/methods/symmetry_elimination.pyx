# cython: language_level=3, boundscheck=False, wraparound=False, cdivision=True
"""Symmetry elimination: search only boards that can be the greatest of their eight images.

Bit 0 is the rightmost column, so the greatest sequence of columns is the least sequence of bits.
"""

from libc.string cimport memset

from cy_core.methods.tally cimport count_node, raise_if_stopped
from cy_core.checks import countable_n
from cy_core.model import Census


cdef void start(Search *search, int n, void (*report)(Search *, int) noexcept nogil) noexcept nogil:
    memset(search, 0, sizeof(Search))
    search.n = n
    search.mask = <unsigned int> ((1ULL << n) - 1)
    search.top_bit = 1U << (n - 1)
    search.report = report


cdef void tally_orbit(Search *search, int size) noexcept nogil:
    search.orbits[size] += 1


cdef void forbid_greater_images(Search *search) noexcept nogil:
    cdef int row, last = search.n - 1
    cdef unsigned int outer = (1U << search.bound) - 1, side_mask = search.top_bit | 1
    memset(search.forbidden, 0, sizeof(search.forbidden))
    if search.corner:
        # The reflection in the diagonal swaps row 1 with column 1. The queen of column 1 must not
        # stand above row `bound`, or the image would be greater.
        for row in range(2, search.bound):
            search.forbidden[row] = 2
        return
    for row in range(search.bound):
        search.forbidden[row] = side_mask
        search.forbidden[last - row] = side_mask
        outer |= search.top_bit >> row
    search.forbidden[last] |= outer


cdef int compare_turned(Search *search, int turns) noexcept nogil:
    # Compares the image after some quarter turns clockwise with the board, as sequences of bits:
    # 1 if it is greater, -1 if it is less, 0 if both are equal.
    cdef unsigned int *queens = search.queens
    cdef int row, bit, last = search.n - 1
    for row in range(search.n):
        bit = 0
        if turns == 1:
            while queens[bit] != search.top_bit >> row:
                bit += 1
        elif turns == 2:
            while queens[last - row] != search.top_bit >> bit:
                bit += 1
        else:
            while queens[last - bit] != 1U << row:
                bit += 1
        if 1U << bit != queens[row]:
            return 1 if 1U << bit > queens[row] else -1
    return 0


cdef int orbit_size(Search *search) noexcept nogil:
    # The size of the orbit; 0 if a rotation has the lesser sequence of bits. No reflection needs
    # a comparison: its queen in row 0 always differs.
    cdef int last = search.n - 1, size = 8, sign
    if search.corner:
        return 8
    if search.queens[search.bound] == search.top_bit:
        sign = compare_turned(search, 1)
        if sign < 0:
            return 0
        if sign == 0:
            return 2
    if search.queens[last] == search.top_bit >> search.bound:
        sign = compare_turned(search, 2)
        if sign < 0:
            return 0
        if sign == 0:
            size = 4
    if search.queens[last - search.bound] == 1 and compare_turned(search, 3) < 0:
        return 0
    return size


cdef inline void check_board(Search *search) noexcept nogil:
    cdef int size = orbit_size(search)
    if size:
        search.tally.solutions += size
        search.report(search, size)


cdef inline unsigned int squares_to_try(Search *search, int row, unsigned int left,
                                      unsigned int down, unsigned int right) noexcept nogil:
    cdef unsigned int untried = search.mask & ~(left | down | right | search.forbidden[row])
    cdef unsigned int side_mask = search.top_bit | 1
    if not search.corner and row == search.n - 1 - search.bound and down & side_mask != side_mask:
        # The last row in which an edge column may get its queen: try only an edge column that has
        # none. If both have none, no queen can be placed here.
        untried &= side_mask if down & side_mask else 0
    return untried


# --- recursive ---

cdef void place(Search *search, int row,
                unsigned int left, unsigned int down, unsigned int right) noexcept nogil:
    cdef unsigned int bit, untried
    if row == search.n:
        check_board(search)
        return
    untried = squares_to_try(search, row, left, down, right)
    while untried:
        bit = untried & -untried
        untried ^= bit
        if not count_node(&search.tally):
            return
        search.queens[row] = bit
        place(search, row + 1, (left | bit) << 1, down | bit, (right | bit) >> 1)


# --- iterative ---

cdef void loop(Search *search, int top,
               unsigned int left_in, unsigned int down_in, unsigned int right_in) noexcept nogil:
    cdef unsigned int[32] left, down, right, untried
    cdef unsigned int bit
    cdef int row = top
    left[row] = left_in
    down[row] = down_in
    right[row] = right_in
    untried[row] = squares_to_try(search, row, left_in, down_in, right_in)
    while row >= top:
        if untried[row] == 0:
            row -= 1
            continue
        bit = untried[row] & -untried[row]
        untried[row] ^= bit
        if not count_node(&search.tally):
            return
        search.queens[row] = bit
        if row == search.n - 1:
            check_board(search)
            continue
        left[row + 1] = (left[row] | bit) << 1
        down[row + 1] = down[row] | bit
        right[row + 1] = (right[row] | bit) >> 1
        row += 1
        untried[row] = squares_to_try(search, row, left[row], down[row], right[row])


# --- both ---

cdef void search_branch(Search *search, int corner, int bound, bint iterative) noexcept nogil:
    cdef unsigned int first = 1 if corner else 1U << bound
    cdef unsigned int second = 1U << bound if corner else 0
    cdef int rows = 2 if corner else 1
    search.corner = corner
    search.bound = bound
    forbid_greater_images(search)
    search.queens[0] = first
    search.queens[1] = second
    if not count_node(&search.tally) or (corner and not count_node(&search.tally)):
        return
    cdef unsigned int left = first << 1, down = first, right = first >> 1
    if corner:
        left = (left | second) << 1
        down |= second
        right = (right | second) >> 1
    if iterative:
        loop(search, rows, left, down, right)
    else:
        place(search, rows, left, down, right)


cdef void search_all(Search *search, bint iterative) noexcept nogil:
    # Finds the boards in descending order. The greatest image never starts in the left half or in
    # the middle of row 0.
    cdef int bound
    if search.n == 1:
        search.tally.nodes = search.tally.solutions = search.queens[0] = 1
        search.report(search, 1)
        return
    for bound in range(2, search.n - 1):
        search_branch(search, True, bound, iterative)
    for bound in range(1, search.n // 2):
        search_branch(search, False, bound, iterative)


cdef census_of(Search *search):
    raise_if_stopped(&search.tally)
    orbits = {size: search.orbits[size] for size in (1, 2, 4, 8)}
    return Census(search.n, search.tally.solutions, sum(orbits.values()), orbits,
                  search.tally.nodes)


cdef run(side, bint iterative):
    cdef int n = countable_n(side)
    cdef Search search
    start(&search, n, tally_orbit)
    with nogil:
        search_all(&search, iterative)
    return census_of(&search)


def recursive(side):
    return run(side, False)


def iterative(side):
    return run(side, True)
