# cython: language_level=3, boundscheck=False, wraparound=False, cdivision=True
"""List the fundamental solutions with the plain symmetry elimination, one board at a time."""

from libc.stdlib cimport free, realloc
from libc.string cimport memcpy

from cy_core.methods.symmetry_elimination cimport Search, search_all, start
from cy_core.methods.tally cimport raise_if_stopped
from cy_core.arrays import np
from cy_core.checks import countable_n

cdef struct Rows:
    unsigned char *cells        # for each solution, its n columns and the size of its orbit
    size_t used                 # bytes in use
    size_t reserved             # bytes allocated
    bint is_full                # whether memory ran out


cdef bint make_room(Rows *rows, size_t width) noexcept nogil:
    # Makes room for one more row. Returns whether there was enough memory.
    cdef size_t wanted = rows.reserved + rows.reserved // 2 + 4096
    cdef unsigned char *grown
    if rows.used + width <= rows.reserved:
        return True
    grown = <unsigned char *> realloc(rows.cells, wanted)
    if grown == NULL:
        rows.is_full = True
        return False
    rows.cells = grown
    rows.reserved = wanted
    return True


cdef inline int bit_index(unsigned int bit) noexcept nogil:
    cdef int index = 0
    while bit > 1:
        bit >>= 1
        index += 1
    return index


cdef void append_solution(Search *search, int size) noexcept nogil:
    cdef Rows *rows = <Rows *> search.context
    cdef int row, n = search.n
    if not make_room(rows, n + 1):
        search.tally.stopped = True
        return
    for row in range(n):
        rows.cells[rows.used + row] = n - 1 - bit_index(search.queens[row])
    rows.cells[rows.used + n] = size
    rows.used += n + 1


cdef object table(Rows *rows, int width):
    cells = np.empty((rows.used // width, width), dtype=np.uint8)
    cdef unsigned char[:, ::1] view = cells
    if rows.used:
        memcpy(&view[0, 0], rows.cells, rows.used)
    return cells


def fundamental_scalar(side):
    """List every fundamental solution by the recursive symmetry elimination.

    The engine lists them faster; this function is a baseline for its times.

    Parameters
    ----------
    side : int
        Side of the board, 1..28.

    Returns
    -------
    ndarray of uint8, shape (count, n + 1)
        Columns of the representative, then the size of its orbit, in descending order.
    """
    cdef int n = countable_n(side)
    cdef Search search
    cdef Rows rows = Rows(NULL, 0, 0, False)
    start(&search, n, append_solution)
    search.context = &rows
    try:
        with nogil:
            search_all(&search, False)
        if rows.is_full:
            raise MemoryError(f"no memory for more than {rows.used // (n + 1)} solutions")
        raise_if_stopped(&search.tally)
        return table(&rows, n + 1)
    finally:
        free(rows.cells)
