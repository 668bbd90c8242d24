# The counters that every search keeps, and the check for Ctrl-C.

cdef extern from "Python.h":
    # Declared without an exception value, so that a KeyboardInterrupt stays pending until
    # `raise_if_stopped` raises it.
    int PyErr_CheckSignals()

cdef enum:
    # The number of nodes between two checks for Ctrl-C, a power of two. Checks are 5 to 50 ms
    # apart.
    NODES_PER_CHECK = 1 << 19


cdef struct Tally:
    long long nodes        # queens placed on squares that no queen attacks
    long long solutions    # solutions counted so far; the method `mirror` doubles them at the end
    bint stopped           # whether Ctrl-C was pressed


cdef inline void check_signals(Tally *tally) noexcept nogil:
    with gil:
        tally.stopped = PyErr_CheckSignals() != 0


cdef inline bint count_node(Tally *tally) noexcept nogil:
    # Returns whether the search should continue.
    tally.nodes += 1
    if tally.nodes & (NODES_PER_CHECK - 1) == 0:
        check_signals(tally)
    return not tally.stopped


cdef inline int raise_if_stopped(Tally *tally) except -1:
    return -1 if tally.stopped else 0
