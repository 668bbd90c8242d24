# A search for the fundamental solutions that shares no code with the engine.

from cy_core.methods.tally cimport Tally

cdef enum:
    MAX_N = 32


cdef struct Search:
    Tally tally
    int n
    int first                   # column of the queen in the first row
    unsigned int lines          # the columns of a board
    unsigned char[MAX_N] board  # column of each row
    void *result                # what `visit` adds to
    void (*visit)(Search *, int) noexcept nogil  # called with each board and the size of its orbit


cdef bint has_smaller_image(int n, const unsigned char *image_of, const unsigned char *board,
                            int *equal) noexcept nogil
cdef int visit_fundamental(Search *search, int n) except -1
