# cython: language_level=3, boundscheck=False, wraparound=False, cdivision=True
"""Visit every fundamental solution, by a plain search that shares no code with the engine.

A board is visited if it is the lexicographically least of its eight images. In such a board, no
queen on an edge is nearer to a corner than the first queen, so the search skips all other boards.
"""

from cy_core.methods.tally cimport Tally, count_node, raise_if_stopped


cdef bint has_smaller_image(int n, const unsigned char *image_of, const unsigned char *board,
                            int *equal) noexcept nogil:
    # Returns whether one of the eight images of `image_of` is less than `board`. If not, writes the
    # number of images that equal it into `equal`.
    cdef unsigned char[MAX_N] rows  # row of the queen in each column
    cdef int symmetry, row, value, last = n - 1
    for row in range(n):
        rows[image_of[row]] = <unsigned char> row
    equal[0] = 0
    for symmetry in range(8):
        for row in range(n):
            value = row if symmetry & 1 == 0 else last - row
            value = image_of[value] if symmetry & 2 == 0 else rows[value]
            value = value if symmetry & 4 == 0 else last - value
            if value != board[row]:
                break
        else:
            equal[0] += 1
            continue
        if value < board[row]:
            return True
    return False


cdef inline unsigned char position(unsigned int bit) noexcept nogil:
    # Returns the index of the only bit of a word, by halving the word.
    cdef unsigned char index = (bit > 0xFFFF) << 4
    index |= (bit >> index > 0xFF) << 3
    index |= (bit >> index > 0xF) << 2
    index |= (bit >> index > 0x3) << 1
    return index | (bit >> index > 1)


cdef void place(Search *search, int row, unsigned int left, unsigned int down,
                unsigned int right) noexcept nogil:
    cdef int n = search.n, equal, last = n - 1
    cdef unsigned int free = search.lines & ~(left | down | right), bit
    # Squares of an edge that are not nearer to a corner than the first queen.
    cdef unsigned int middle = search.lines >> search.first & ~((1U << search.first) - 1)
    if row == n:
        if not has_smaller_image(n, search.board, search.board, &equal):
            search.tally.solutions += 1
            search.visit(search, 8 // equal)
        return
    if row == last:
        free &= middle
    if not middle >> row & 1:
        free &= ~(1U | 1U << last)
    while free:
        bit = free & -free
        free ^= bit
        if not count_node(&search.tally):
            return
        search.board[row] = position(bit)
        place(search, row + 1, (left | bit) << 1, down | bit, (right | bit) >> 1)


cdef int visit_fundamental(Search *search, int n) except -1:
    cdef int first
    cdef unsigned int bit
    search.tally, search.n = Tally(0, 0, False), n
    search.lines = <unsigned int> ((1ULL << n) - 1)
    with nogil:
        for first in range((n + 1) // 2):
            search.first = first
            search.board[0] = <unsigned char> first
            bit = 1U << first
            place(search, 1, bit << 1, bit, bit >> 1)
    return raise_if_stopped(&search.tally)
