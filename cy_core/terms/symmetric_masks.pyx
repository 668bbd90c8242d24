# cython: language_level=3, boundscheck=False, wraparound=False, cdivision=True
"""Count the superqueen solutions that a half turn or a quarter turn leaves unchanged.

A superqueen attacks like a queen and a knight. The search uses bit masks, and goes from the edge
inwards. It places each queen together with the queen's images under the turn, so it searches only a
half or a quarter of the board. The first queen stays in the left half, because the mirror image of
such a solution is another such solution.
"""

from cy_core.methods.tally cimport Tally, count_node, raise_if_stopped
from cy_core.checks import checked_n

ctypedef unsigned long long Mask

cdef enum:
    MAX_SIDE = 45


cdef struct Search:
    Tally tally
    int n
    Mask lines              # all columns of the board
    # The column of the queen in each row, with two rows of padding above and below the board. A row
    # without a queen has -9, which no knight's move reaches.
    int[MAX_SIDE + 4] columns


# --- half turn: queens at (row, column) and (n - 1 - row, n - 1 - column) ---

cdef Mask knight_squares(Search *search, int row, Mask above, Mask above_that) noexcept nogil:
    # Returns the squares of a row that are a knight's move from a queen above it. `above` is the
    # queen one row above, and `above_that` is the queen two rows above.
    cdef int half = search.n // 2
    cdef Mask attacked = above << 2 | above >> 2 | above_that << 1 | above_that >> 1
    cdef Mask opposite, centre
    # In the last row of the upper half, the image of the queen above is two rows below.
    if search.n % 2 == 0 and row == half - 1 and above:
        opposite = mirrored(search, above)
        attacked |= opposite << 1 | opposite >> 1
    if search.n % 2:
        centre = 1ULL << half
        if row == half - 1:
            attacked |= centre << 2 | centre >> 2
        if row == half - 2:
            attacked |= centre << 1 | centre >> 1
    return attacked


cdef Mask mirrored(Search *search, Mask bit) noexcept nogil:
    cdef Mask image = 1ULL << (search.n - 1)
    while bit > 1:
        bit >>= 1
        image >>= 1
    return image


cdef void place_pair(Search *search, int row, Mask columns, Mask sums, Mask differences,
                     Mask above, Mask above_that) noexcept nogil:
    cdef int last = search.n - 1
    cdef Mask free, bit, image
    if row == search.n // 2:
        search.tally.solutions += 1
        return
    free = search.lines & ~(columns | sums >> row | differences >> (last - row)
                            | knight_squares(search, row, above, above_that))
    if row == 0:
        free &= (1ULL << (search.n // 2)) - 1
    while free:
        bit = free & -free
        free ^= bit
        image = mirrored(search, bit)
        if not count_node(&search.tally):
            return
        place_pair(search, row + 1, columns | bit | image,
                   sums | bit << row | image << (last - row),
                   differences | bit << (last - row) | image << row, bit, above)


def half_turn(side):
    """Count the superqueen solutions of 1 to 32 rows that a half turn leaves unchanged.

    This includes the solutions that a quarter turn leaves unchanged.
    """
    cdef Search search
    cdef int n = checked_n(side, 32)
    cdef Mask middle = 1ULL << (n // 2) if n % 2 else 0
    # The main diagonals are taken from the start, because a queen on one of them would attack its
    # image.
    cdef Mask diagonal = 1ULL << (n - 1)
    if n == 1:
        return 1
    search.tally, search.n, search.lines = Tally(0, 0, False), n, (1ULL << n) - 1
    with nogil:
        place_pair(&search, 0, middle, diagonal, diagonal, 0, 0)
    raise_if_stopped(&search.tally)
    return 2 * search.tally.solutions


# --- quarter turn: four queens, at (row, column) and its images ---

cdef inline bint attacks_as_knight(Search *search, int row, int column) noexcept nogil:
    cdef int *near = &search.columns[row + 2]
    return (abs(near[-2] - column) == 1 or abs(near[-1] - column) == 2
            or abs(near[1] - column) == 2 or abs(near[2] - column) == 1)


cdef void set_queens(Search *search, int row, int column, bint present) noexcept nogil:
    cdef int turn, last = search.n - 1
    for turn in range(4):
        search.columns[row + 2] = column if present else -9
        row, column = column, last - row


cdef void place_four(Search *search, Mask unused, Mask distances) noexcept nogil:
    # `unused` has the rows without a queen. The columns with the same numbers have no queen either.
    # `distances` has the distances of the attacked diagonals from the main diagonals. One set is
    # enough for both directions, because a quarter turn swaps rising and falling diagonals.
    cdef int row = 0, column, last = search.n - 1
    cdef Mask taken
    if unused == 0:
        search.tally.solutions += 1
        return
    while not unused >> row & 1:
        row += 1
    for column in range(search.n // 2 if row == 0 else search.n):
        if not unused >> column & 1 or column == row or column == last - row:
            continue
        taken = 1ULL << abs(row - column) | 1ULL << abs(row + column - last)
        if distances & taken:
            continue
        if not count_node(&search.tally):
            return
        set_queens(search, row, column, True)
        if not attacks_as_knight(search, row, column):
            place_four(search, unused & ~(1ULL << row | 1ULL << (last - row)
                                          | 1ULL << column | 1ULL << (last - column)),
                       distances | taken)
        set_queens(search, row, column, False)


def quarter_turn(side):
    """Count the superqueen solutions of 1 to 45 rows that a quarter turn leaves unchanged."""
    cdef Search search
    cdef int n = checked_n(side, MAX_SIDE), row
    if n == 1:
        return 1
    search.tally, search.n = Tally(0, 0, False), n
    search.lines = (1ULL << n) - 1
    for row in range(n + 4):
        search.columns[row] = -9
    if n % 2:  # the turns leave the queen in the centre in its square
        search.columns[n // 2 + 2] = n // 2
    with nogil:
        place_four(&search, search.lines & ~(1ULL << n // 2) if n % 2 else search.lines, 1)
    raise_if_stopped(&search.tally)
    return 2 * search.tally.solutions
