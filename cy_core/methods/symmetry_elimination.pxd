from cy_core.methods.tally cimport Tally

# What one search for fundamental solutions knows.
cdef struct Search:
    Tally tally
    int n
    unsigned int mask           # one bit for each column
    unsigned int top_bit        # the leftmost column
    int corner                  # whether the first queen stands in the top right corner
    int bound                   # bit index of the first queen (corner: of the second)
    unsigned int[32] forbidden  # squares whose queen would make an image greater, row by row
    unsigned int[32] queens     # one bit a row
    long long[9] orbits         # number of orbits, by size
    void (*found)(Search *, int) noexcept nogil     # told each fundamental solution, and its size
    void *sink                  # whatever `found` needs

cdef void start(Search *search, int n, void (*found)(Search *, int) noexcept nogil) noexcept nogil
cdef void search_all(Search *search, bint iterative) noexcept nogil
