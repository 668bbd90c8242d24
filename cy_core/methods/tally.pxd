# What every search keeps count of, and how it hears that it must stop.

cdef extern from "Python.h":
    # Declared bare: a KeyboardInterrupt it raises stays pending for `raise_if_stopped`.
    int PyErr_CheckSignals()

cdef enum:
    # A power of two: nodes between two looks at pending signals, some 5 to 50 ms.
    NODES_PER_CHECK = 1 << 19


cdef struct Tally:
    long long nodes        # queens placed on squares that no queen attacks
    long long solutions    # boards found, before any doubling
    bint stopped           # set once a signal handler has raised


cdef inline void check_signals(Tally *tally) noexcept nogil:
    with gil:
        tally.stopped = PyErr_CheckSignals() != 0


cdef inline bint count_node(Tally *tally) noexcept nogil:
    # True while the search may go on.
    tally.nodes += 1
    if tally.nodes & (NODES_PER_CHECK - 1) == 0:
        check_signals(tally)
    return not tally.stopped


cdef inline int raise_if_stopped(Tally *tally) except -1:
    return -1 if tally.stopped else 0
