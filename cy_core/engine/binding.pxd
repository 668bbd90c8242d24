# Declarations of the engine's C functions, and of the parts of `binding` that other modules use.

cdef extern from "<stdint.h>" nogil:
    ctypedef unsigned long long uint64_t

cdef extern from "keys.h" nogil:
    ctypedef struct Keys:
        size_t count
        bint failed
    void sort_keys(Keys *keys)
    void free_keys(Keys *keys)

cdef extern from "stop.h" nogil:
    ctypedef struct StopFlag:
        pass
    bint is_stopped(const StopFlag *stop)
    void set_stop(StopFlag *stop, int is_set)

cdef extern from "symmetric.h" nogil:
    uint64_t count_half_turn(int n, const StopFlag *stop)
    uint64_t count_quarter_turn(int n, const StopFlag *stop)

cdef extern from "backends.h" nogil:
    ctypedef enum Backend:
        BACKEND_PORTABLE
        pass
    bint backend_available(Backend backend)

cdef extern from "engine.h" nogil:
    ctypedef struct Attacks:
        pass
    cdef enum:
        NO_QUEEN
    ctypedef struct Placement:
        int n
        int weight
        Attacks attacks
        unsigned char *column_of
        unsigned int *closed
    ctypedef struct Placements:
        # All fields of the C struct are declared, because Cython does not initialize the others.
        Placement *items
        size_t count, capacity
        int failed
    ctypedef struct Engine:
        pass
    Engine *new_engine(Backend backend, const StopFlag *stop)
    void free_engine(Engine *engine)
    uint64_t completions(Engine *engine, const Placement *board)
    void list_completions(Engine *engine, const Placement *prefix, Keys *found)
    int split_placement(const Placement *board, Placements *into)
    double rough_work(const Placement *board)
    Placements central_crosses(int n)
    void add_placement(Placements *placements, const Placement *board)
    void free_placements(Placements *placements)
    Placement empty_board(int n)
    Placement with_queen(const Placement *board, int row, int column)
    bint is_open(const Attacks *attacks, int n, int row, int column)
    bint is_allowed(const Placement *board, int row, int column)

cdef extern from "prefixes.h" nogil:
    Placements beginnings(int n)
    bint next_prefix(Placements *pending, Placement *prefix)
    bint next_placement(Placements *pending, int most_empty, Placement *filled)
    size_t write_representatives(const Placement *prefix, const Keys *keys,
                                 unsigned char *columns, unsigned char *sizes)
    void write_boards(const Placement *board, const Keys *keys, unsigned char *columns)

cdef Backend available_backend(name) except *

cdef class OneThread:
    cdef object lock
    cdef int begin(self) except -1

cdef class Stop:
    cdef StopFlag flag
