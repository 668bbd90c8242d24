# cython: language_level=3, boundscheck=False, wraparound=False, cdivision=True
"""Search all orders of n things: with lists, with bit masks, and without recursive calls."""

from cy_core.methods.tally cimport Tally, count_node, raise_if_stopped
from cy_core.checks import checked_choice, checked_n, format_value, whole_number
from cy_core.model import InputError

cdef enum:
    MAX_THINGS = 20  # because 21 things have more orders than 63 bits can count

MAX_ORDERED_N = MAX_THINGS


cdef struct Search:
    Tally tally
    int n
    unsigned int[MAX_THINGS] order  # the things chosen so far, as numbers or as bits
    unsigned char *row              # where to write the next order; NULL to count only


# --- list ---

cdef inline void keep_order(Search *search) noexcept nogil:
    cdef int i
    search.tally.solutions += 1
    if search.row != NULL:
        for i in range(search.n):
            search.row[i] = <unsigned char> search.order[i]
        search.row += search.n


cdef void choose_from_list(Search *search, int depth, const int *things, int length) noexcept nogil:
    cdef int[MAX_THINGS] rest
    cdef int index, other
    if length == 0:
        keep_order(search)
        return
    for index in range(length):
        if not count_node(&search.tally):
            return
        search.order[depth] = things[index]
        for other in range(index):
            rest[other] = things[other]
        for other in range(index + 1, length):
            rest[other - 1] = things[other]
        choose_from_list(search, depth + 1, rest, length - 1)


# --- bits ---

cdef inline unsigned char position(unsigned int bit) noexcept nogil:
    cdef unsigned char index = 0
    while bit > 1:
        bit >>= 1
        index += 1
    return index


cdef inline void keep_order_of_bits(Search *search) noexcept nogil:
    cdef int i
    search.tally.solutions += 1
    if search.row != NULL:
        for i in range(search.n):
            search.row[i] = position(search.order[i])
        search.row += search.n


cdef void choose_from_bits(Search *search, int depth, unsigned int things) noexcept nogil:
    cdef unsigned int bit, untried = things
    if things == 0:
        keep_order_of_bits(search)
        return
    while untried:
        bit = untried & -untried
        untried ^= bit
        if not count_node(&search.tally):
            return
        search.order[depth] = bit
        choose_from_bits(search, depth + 1, things ^ bit)


# --- iterative ---

cdef void choose_without_calls(Search *search, int first, unsigned int all_things) noexcept nogil:
    cdef unsigned int[MAX_THINGS + 1] things, untried
    cdef unsigned int bit
    cdef int depth = first
    things[depth] = untried[depth] = all_things
    while depth >= first:
        if things[depth] == 0:
            keep_order_of_bits(search)
        if untried[depth] == 0:
            depth -= 1
            continue
        bit = untried[depth] & -untried[depth]
        untried[depth] ^= bit
        if not count_node(&search.tally):
            return
        search.order[depth] = bit
        things[depth + 1] = untried[depth + 1] = things[depth] ^ bit
        depth += 1


# --- called from Python ---

PERMUTATION_FORMS = ("list", "bits", "iterative")


def search_orders(side, form, first=(), unsigned char[:, ::1] rows=None):
    """Search the orders of 0..n-1, n = `side`, that begin with `first`, and write them into `rows`.

    `rows` must have a row of n numbers for each order. If it is None, only count the orders.

    Returns
    -------
    solutions, nodes : int
        Number of orders, and of things placed.
    """
    cdef int n = checked_n(side, MAX_THINGS), depth = 0, length = 0, thing, form_number
    cdef int[MAX_THINGS] things
    cdef unsigned int bits = (1U << n) - 1
    cdef Search search
    form_number = checked_choice("form", PERMUTATION_FORMS, form)
    search.tally = Tally(0, 0, False)
    search.n = n
    search.row = NULL
    for given in first:
        given = whole_number(given)
        if given not in range(n) or not bits >> given & 1:
            raise InputError(f"no order of {n} begins with {format_value(first)}")
        thing = given
        search.order[depth] = 1U << thing if form_number else thing
        bits ^= 1U << thing
        depth += 1
    for thing in range(n):
        if bits >> thing & 1:
            things[length] = thing
            length += 1
    if rows is not None:
        require_rows(rows, n, length)
        search.row = &rows[0, 0]
    with nogil:
        if form_number == 0:
            choose_from_list(&search, depth, things, length)
        elif form_number == 1:
            choose_from_bits(&search, depth, bits)
        else:
            choose_without_calls(&search, depth, bits)
    raise_if_stopped(&search.tally)
    return search.tally.solutions, search.tally.nodes


cdef int require_rows(unsigned char[:, ::1] rows, int n, int length) except -1:
    # Raises an error unless `rows` has room for all orders of the last `length` things.
    cdef long long needed = 1
    cdef int factor
    for factor in range(2, length + 1):
        needed *= factor
    if rows.shape[0] < needed or rows.shape[1] != n:
        raise InputError(f"{needed} orders need as many rows of {n}, got {rows.shape[0]}")
    return 0
