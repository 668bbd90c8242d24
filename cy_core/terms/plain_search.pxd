# A search for the fundamental solutions that shares no code with the engine.

from cy_core.methods.tally cimport Tally

cdef enum:
    MAX_N = 32


cdef struct Search:
    Tally tally
    int n
    int first                   # column of the queen in the first row
    unsigned int lines          # all columns of the board
    unsigned char[MAX_N] board  # column of the queen in each row
    void *result                # data to which `visit` adds
    void (*visit)(Search *, int) noexcept nogil  # called with each board and the size of its orbit


cdef bint has_smaller_image(int n, const unsigned char *image_of, const unsigned char *board,
                            int *equal) noexcept nogil
cdef int visit_fundamental(Search *search, int n) except -1
