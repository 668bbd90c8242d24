# cython: language_level=3, boundscheck=False, wraparound=False, cdivision=True
"""Count the conflicts of every board that a plain search finds, as a graph of its queens."""

from libc.string cimport memset

from cy_core.arrays import np
from cy_core.terms.plain_search cimport MAX_N, Search, visit_fundamental
from cy_core.checks import checked_n
from cy_core.known import MAX_KNOWN_N


cdef int join_pairs(Search *search, unsigned int *neighbours) noexcept nogil:
    # Makes each two queens on one diagonal of the torus neighbours. Returns the number of these
    # pairs.
    cdef int n = search.n, upper, lower, step, pairs = 0
    for upper in range(n):
        neighbours[upper] = 0
    for upper in range(n):
        for lower in range(upper + 1, n):
            step = search.board[lower] - search.board[upper]
            step = step + n if step < 0 else step
            if step == lower - upper or step == n - (lower - upper):
                pairs += 1
                neighbours[upper] |= 1U << lower
                neighbours[lower] |= 1U << upper
    return pairs


cdef int reached_from(int queen, const unsigned int *neighbours, int n,
                      unsigned int *reached) noexcept nogil:
    # Writes the set of queens that a path of neighbours connects with `queen`, and returns their
    # number.
    cdef unsigned int before = 0
    cdef int other, count = 0
    reached[0] = 1U << queen
    while before != reached[0]:
        before = reached[0]
        for other in range(n):
            if before >> other & 1:
                reached[0] |= neighbours[other]
    for other in range(n):
        count += reached[0] >> other & 1
    return count


cdef void add_graph(Search *search, int size) noexcept nogil:
    cdef unsigned int[MAX_N] neighbours
    cdef unsigned int visited = 0, reached
    cdef int queen, members, n = search.n, engaged = 0, components = 0, largest = 1
    cdef long long *table = <long long *> search.result
    table[join_pairs(search, neighbours)] += size
    for queen in range(n):
        if neighbours[queen] == 0 or visited >> queen & 1:
            continue
        members = reached_from(queen, neighbours, n, &reached)
        visited |= reached
        components += 1
        engaged += members
        largest = max(largest, members)
    table[n + 1 + engaged] += size
    table[2 * (n + 1) + components] += size
    table[3 * (n + 1) + largest] += size


def conflict_table(side):
    """Count the solutions by their conflicts, in an array as `conflict_counts` returns it."""
    cdef int n = checked_n(side, MAX_KNOWN_N)
    cdef Search search
    table = np.zeros((4, n + 1), np.int64)
    cdef long long[:, ::1] view = table
    search.result, search.visit = &view[0, 0], add_graph
    visit_fundamental(&search, n)
    return table
