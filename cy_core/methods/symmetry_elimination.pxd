from cy_core.methods.tally cimport Tally

# The state of one search for fundamental solutions.
cdef struct Search:
    Tally tally
    int n
    unsigned int mask           # one bit for each column
    unsigned int top_bit        # bit of the leftmost column
    int corner                  # whether the first queen stands in the top right corner
    int bound                   # bit index of the first queen (corner: of the second queen)
    unsigned int[32] forbidden  # by row: squares whose queen would make an image greater
    unsigned int[32] queens     # by row: the queen as one bit
    long long[9] orbits         # by size: the number of orbits
    void (*report)(Search *, int) noexcept nogil    # called with each solution and its orbit size
    void *context               # data for `report`

cdef void start(Search *search, int n, void (*report)(Search *, int) noexcept nogil) noexcept nogil
cdef void search_all(Search *search, bint iterative) noexcept nogil
