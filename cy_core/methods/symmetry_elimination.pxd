from cy_core.methods.tally cimport Tally

# The state of a search for fundamental solutions.
cdef struct Search:
    Tally tally
    int n
    unsigned int mask           # one bit for each column
    unsigned int top_bit        # bit of the leftmost column
    int corner                  # 1 if the first queen stands in the top right corner, else 0
    int bound                   # bit index of the first queen (corner: of the second queen)
    unsigned int[32] forbidden  # by row: squares on which a queen would make an image greater
    unsigned int[32] queens     # by row: the queen as one bit
    long long[9] orbits         # by size: the number of orbits
    # Called with this search, whose `queens` are a representative, and the size of its orbit.
    void (*report)(Search *, int) noexcept nogil
    void *context               # data for `report`

cdef void start(Search *search, int n, void (*report)(Search *, int) noexcept nogil) noexcept nogil
cdef void search_all(Search *search, bint iterative) noexcept nogil
