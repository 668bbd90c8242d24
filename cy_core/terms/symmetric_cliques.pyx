# cython: language_level=3, boundscheck=False, wraparound=False, cdivision=True
"""Count the sets of groups of squares that fit each other and fill every row, with bit sets.

The search adds one group after the other. It always fills the row that the fewest groups can fill.
"""

from libc.string cimport memset

from cy_core.methods.tally cimport Tally, count_node, raise_if_stopped
from cy_core.terms.bits cimport lowest, popcount
from cy_core.model import InputError

ctypedef unsigned long long Word

cdef enum:
    MAX_ROWS = 45
    WORDS = 8  # 512 groups: half of the squares of 32 rows, or a quarter of the squares of 45 rows

cdef struct Groups:
    Tally tally
    Word[MAX_ROWS][WORDS] filling     # for each row, the groups that fill it
    Word[64 * WORDS][WORDS] fitting   # for each group, the groups that fit it
    Word[64 * WORDS] filled           # for each group, the rows that it fills


cdef int scarcest_row(Groups *groups, const Word *left, Word open_rows) noexcept nogil:
    cdef int row, word, count, fewest = 64 * WORDS + 1, best = 0
    while open_rows:
        row = lowest(open_rows)
        open_rows &= open_rows - 1
        count = 0
        for word in range(WORDS):
            count += popcount(left[word] & groups.filling[row][word])
        if count < fewest:
            fewest, best = count, row
    return best


cdef void choose(Groups *groups, const Word *left, Word open_rows) noexcept nogil:
    cdef Word[WORDS] rest
    cdef Word candidates
    cdef int row, word, other, group
    if open_rows == 0:
        groups.tally.solutions += 1
        return
    row = scarcest_row(groups, left, open_rows)
    for word in range(WORDS):
        candidates = left[word] & groups.filling[row][word]
        while candidates:
            group = 64 * word + lowest(candidates)
            candidates &= candidates - 1
            if not count_node(&groups.tally):
                return
            for other in range(WORDS):
                rest[other] = left[other] & groups.fitting[group][other]
            choose(groups, rest, open_rows & ~groups.filled[group])


def count_cliques(const unsigned char[:, ::1] filled, const unsigned char[:, ::1] fitting):
    """Count the sets of groups that fit each other and fill every row.

    `filled[group, row]` says whether a group has a square in a row, `fitting[one, other]` whether
    two groups fit. There may be at most 512 groups and 45 rows.
    """
    cdef Groups groups
    cdef Word[WORDS] left
    cdef int count = <int> filled.shape[0], rows = <int> filled.shape[1], group, other
    if not (filled.shape[0] <= 64 * WORDS and 0 < filled.shape[1] <= MAX_ROWS):
        raise InputError(f"groups must be {64 * WORDS} at most, with 1 to {MAX_ROWS} rows")
    if not (fitting.shape[0] == fitting.shape[1] == count):
        raise InputError(f"{count} groups fit as many, got {fitting.shape[0]}, {fitting.shape[1]}")
    memset(&groups, 0, sizeof(Groups))
    memset(left, 0, sizeof(left))
    with nogil:
        for group in range(count):
            left[group // 64] |= 1ULL << group % 64
            for other in range(rows):
                if filled[group, other]:
                    groups.filled[group] |= 1ULL << other
                    groups.filling[other][group // 64] |= 1ULL << group % 64
            for other in range(count):
                if fitting[group, other]:
                    groups.fitting[group][other // 64] |= 1ULL << other % 64
        choose(&groups, left, (1ULL << rows) - 1)
    raise_if_stopped(&groups.tally)
    return groups.tally.solutions
