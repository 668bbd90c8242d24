# cython: language_level=3, boundscheck=False, wraparound=False, cdivision=True
"""Mirror: search one half of the first row only; each solution counts for its mirror image, too."""

from cy_core.methods.tally cimport Tally, count_node, raise_if_stopped
from cy_core.checks import countable_n
from cy_core.model import Census


cdef inline unsigned int half_of(int n) noexcept nogil:
    # The columns left of the middle, which are the high bits.
    return <unsigned int> (((1ULL << (n // 2)) - 1) << (n - n // 2))


# --- recursive ---

cdef void place(Tally *tally, unsigned int mask, unsigned int allowed,
                unsigned int left, unsigned int down, unsigned int right) noexcept nogil:
    cdef unsigned int bit, untried
    if down == mask:
        tally.solutions += 1
        return
    untried = allowed & ~(left | down | right)
    while untried:
        bit = untried & -untried
        untried ^= bit
        if not count_node(tally):
            return
        place(tally, mask, mask, (left | bit) << 1, down | bit, (right | bit) >> 1)


cdef void place_middle(Tally *tally, int n, unsigned int mask) noexcept nogil:
    # With the queen of row 0 in the middle, only one half of row 1 is searched.
    cdef unsigned int middle = 1U << (n // 2)
    if count_node(tally):
        place(tally, mask, half_of(n), middle << 1, middle, middle >> 1)


def recursive(side):
    cdef int n = countable_n(side)
    cdef Tally tally = Tally(0, 0, False)
    cdef unsigned int mask = <unsigned int> ((1ULL << n) - 1)
    if n == 1:
        return Census(1, 1, nodes=1)
    with nogil:
        place(&tally, mask, half_of(n), 0, 0, 0)
        if n % 2:
            place_middle(&tally, n, mask)
    raise_if_stopped(&tally)
    return Census(n, 2 * tally.solutions, nodes=tally.nodes)


# --- iterative ---

cdef void search(Tally *tally, int n, int halved) noexcept nogil:
    # Searches one half of row `halved`, which is 0 or 1. If it is 1, row 0 has its queen in the
    # middle.
    cdef unsigned int[32] left, down, right, untried
    cdef unsigned int mask = <unsigned int> ((1ULL << n) - 1), bit
    cdef unsigned int middle = 1U << (n // 2) if halved else 0
    cdef int row = halved
    if halved and not count_node(tally):
        return
    left[row] = middle << 1
    down[row] = middle
    right[row] = middle >> 1
    untried[row] = half_of(n) & ~(left[row] | down[row] | right[row])
    while row >= halved:
        if untried[row] == 0:
            row -= 1
            continue
        bit = untried[row] & -untried[row]
        untried[row] ^= bit
        if not count_node(tally):
            return
        if row == n - 1:
            tally.solutions += 1
            continue
        left[row + 1] = (left[row] | bit) << 1
        down[row + 1] = down[row] | bit
        right[row + 1] = (right[row] | bit) >> 1
        row += 1
        untried[row] = mask & ~(left[row] | down[row] | right[row])


def iterative(side):
    cdef int n = countable_n(side)
    cdef Tally tally = Tally(0, 0, False)
    if n == 1:
        return Census(1, 1, nodes=1)
    with nogil:
        search(&tally, n, 0)
        if n % 2:
            search(&tally, n, 1)
    raise_if_stopped(&tally)
    return Census(n, 2 * tally.solutions, nodes=tally.nodes)
