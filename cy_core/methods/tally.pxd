# The counters of every search, and how Ctrl-C stops it.

cdef extern from "Python.h":
    # Declared without an exception value: a KeyboardInterrupt stays pending, and
    # `raise_if_stopped` raises it.
    int PyErr_CheckSignals()

cdef enum:
    # Nodes between two checks for Ctrl-C, 5 to 50 ms apart; a power of two.
    NODES_PER_CHECK = 1 << 19


cdef struct Tally:
    long long nodes        # queens placed on squares that no queen attacks
    long long solutions    # solutions found; mirror doubles them at the end
    bint stopped           # whether Ctrl-C was pressed


cdef inline void check_signals(Tally *tally) noexcept nogil:
    with gil:
        tally.stopped = PyErr_CheckSignals() != 0


cdef inline bint count_node(Tally *tally) noexcept nogil:
    # Returns whether the search should go on.
    tally.nodes += 1
    if tally.nodes & (NODES_PER_CHECK - 1) == 0:
        check_signals(tally)
    return not tally.stopped


cdef inline int raise_if_stopped(Tally *tally) except -1:
    return -1 if tally.stopped else 0
