# cython: language_level=3, boundscheck=False, wraparound=False, binding=False
"""The depth-first engine, written in C in `c/`: it counts by parts, and lists by parts."""

# No binding: functions that bind take None for `self`, and would write where there is no engine.

cimport cython

from itertools import islice

import numpy as np

from cy_core.checks import LARGEST_N, checked_whole, countable_n, shown, whole_number
from cy_core.model import Census, InputError, WrongCount

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

cdef extern from "engine.h" nogil:
    ctypedef enum Path:
        PATH_PORTABLE
        PATH_AVX2
        PATH_AVX512
    ctypedef struct Attacks:
        pass
    cdef enum:
        NO_QUEEN
    ctypedef struct Placement:
        int n
        int weight
        Attacks attacks
        unsigned char *column_of
    ctypedef struct Placements:
        Placement *items
        size_t count
        int failed
    ctypedef struct Engine:
        pass
    ctypedef struct Classes "Census":
        uint64_t fundamental, orbits_of_1, orbits_of_2, orbits_of_4, orbits_of_8
    bint path_available(Path path)
    Engine *new_engine(Path path, const StopFlag *stop)
    void free_engine(Engine *engine)
    uint64_t completions(Engine *engine, const Placement *board)
    void list_completions(Engine *engine, const Placement *prefix, Keys *found)
    int split_placement(const Placement *board, Placements *into)
    double rough_work(const Placement *board)
    Classes census_of_total(Engine *engine, int n, uint64_t total)
    Placements central_crosses(int n)
    void add_placement(Placements *placements, const Placement *board)
    void free_placements(Placements *placements)
    Placement empty_board(int n)
    Placement with_queen(const Placement *board, int row, int column)
    bint is_open(const Attacks *attacks, int n, int row, int column)

cdef extern from "prefixes.h" nogil:
    Placements beginnings(int n)
    bint next_prefix(Placements *begun, Placement *prefix)
    size_t write_representatives(const Placement *prefix, const Keys *keys,
                                 unsigned char *columns, unsigned char *sizes)

PATHS = ("portable", "avx2", "avx512")

cdef enum:
    # A part above one of so many shares of all work is heavy: see ROUNDS in `parts.py`.
    SHARES = 200


cdef Path path_of(name) except *:
    if not isinstance(name, str) or name not in PATHS:
        raise InputError(f"a path must be one of {', '.join(PATHS)}, got {shown(name)}")
    return <Path> <int> PATHS.index(name)


cdef Engine *started(name, const StopFlag *stop) except NULL:
    cdef Path path = path_of(name)
    if not path_available(path):
        raise InputError(f"this processor has no {name}: choose portable")
    cdef Engine *engine = new_engine(path, stop)
    if engine == NULL:
        raise MemoryError("no memory for an engine")
    return engine


def has_path(path):
    """Whether this processor has the instructions of a path in `PATHS`."""
    return path_available(path_of(path))


@cython.auto_pickle(False)
cdef class Stop:
    """Once set, all counts that were given it end within some milliseconds, and are void."""

    cdef StopFlag flag

    def set(self):
        """End them."""
        set_stop(&self.flag, 1)

    def __bool__(self):
        return is_stopped(&self.flag)


cdef require_memory(Placements *parts, int n):
    if parts.failed:
        raise MemoryError(f"no memory for the parts of n = {n}")


cdef class Parts:
    """The independent parts of a count, numbered from 0: the placements of the central cross.

    Parameters
    ----------
    n : int
        Side of the board, 1..28.
    """

    cdef Placements all
    cdef readonly int n

    def __cinit__(self, n):
        self.n = countable_n(n)
        self.all = central_crosses(self.n)
        require_memory(&self.all, self.n)

    def __dealloc__(self):
        free_placements(&self.all)

    def __len__(self):
        return self.all.count

    cdef Placement part(self, number) except *:
        # A copy: while it is counted, another thread may split the parts.
        if not 0 <= checked_whole("a part", number) < self.all.count:
            raise IndexError(f"parts have numbers 0 to {self.all.count - 1}, got {shown(number)}")
        return self.all.items[<size_t> number]

    def squares(self, number):
        """The queens of one part: (row, column), from the top and from the left, in that order."""
        cdef Placement part = self.part(number)
        return tuple((row, self.n - 1 - part.column_of[row])
                     for row in range(self.n) if part.column_of[row] != NO_QUEEN)

    def weight(self, number):
        """How many boards each completion of one part stands for: 8, 4, 2 or 1."""
        return self.part(number).weight

    def work(self):
        """A rough measure of the work of each part."""
        cdef size_t i
        return [rough_work(&self.all.items[i]) for i in range(self.all.count)]

    def split(self):
        """Put the parts of heavy parts in their place; a few crosses hold most of the work."""
        cdef Placements finer = Placements(NULL, 0, 0)
        cdef size_t i
        work = self.work()
        share = sum(work) / SHARES
        for i in range(self.all.count):
            if work[i] > share:
                split_placement(&self.all.items[i], &finer)
            else:
                add_placement(&finer, &self.all.items[i])
        try:
            require_memory(&finer, self.n)
            self.all, finer = finer, self.all
        finally:
            free_placements(&finer)


cdef class Counter:
    """One thread's engine.

    Parameters
    ----------
    path : str
        One of `PATHS` that is available.
    stop : Stop
        What ends its counts.
    """

    cdef Engine *engine
    cdef Stop stop
    cdef bint busy

    def __cinit__(self, path, Stop stop not None):
        self.stop = stop
        self.engine = started(path, &stop.flag)

    def __dealloc__(self):
        free_engine(self.engine)

    cdef int begin(self) except -1:
        # The interpreter's lock is held from the look to the change.
        if self.busy:
            raise ValueError("a counter works for one thread at a time")
        self.busy = True
        return 0

    cdef uint64_t completed(self, const Placement *board) except? 0:
        cdef uint64_t found
        self.begin()
        with nogil:
            found = completions(self.engine, board)
        self.busy = False
        return found

    def boards(self, Parts parts not None, number):
        """All boards that one part stands for."""
        cdef Placement part = parts.part(number)
        return part.weight * self.completed(&part)

    def completions(self, n, squares):
        """In how many ways queens on given squares can be completed.

        Raises
        ------
        InputError
            `no two queens may attack each other, got 0 0, 1 1`;
            `squares are pairs of a row and a column, got 3`.
        """
        cdef Placement board = empty_board(countable_n(n))
        queens = pairs(squares)
        for row, column in queens:
            if not (0 <= row < board.n and 0 <= column < board.n
                    and is_open(&board.attacks, board.n, row, board.n - 1 - column)):
                told = shown(", ".join(f"{shown(row)} {shown(column)}" for row, column in queens))
                raise InputError(f"no two queens may attack each other, got {told}")
            board = with_queen(&board, row, board.n - 1 - column)
        return self.completed(&board)

    def census(self, n, total):
        """The classes of all solutions, once their total is known.

        Raises
        ------
        WrongCount
            No n x n board has that total.
        """
        cdef int side = countable_n(n)
        cdef Classes found
        if not 0 <= checked_whole("a total", total) < 1 << 64:
            raise WrongCount(f"a total must be between 0 and 2**64 - 1, got {shown(total)}")
        cdef uint64_t boards = total
        self.begin()
        with nogil:
            found = census_of_total(self.engine, side, boards)
        self.busy = False
        orbits = {1: found.orbits_of_1, 2: found.orbits_of_2, 4: found.orbits_of_4,
                  8: found.orbits_of_8}
        return Census(side, boards, found.fundamental, orbits)


cdef list pairs(squares):
    # More queens than rows attack each other: an iterator without end need not be followed to it.
    try:
        return [(whole_number(row), whole_number(column))
                for row, column in islice(squares, LARGEST_N + 1)]
    except (TypeError, ValueError):
        told = shown(squares)
        raise InputError(f"squares are pairs of a row and a column, got {told}") from None


cdef class Lister:
    """Lists the fundamental solutions of the n x n board: an iterator of parts, for one thread.

    Each part is a pair: the representatives, a uint8 array of shape (count, n) in descending
    order, and the sizes of their orbits, a uint8 array of shape (count,). All of a part come
    before those of the next.

    Parameters
    ----------
    n : int
        Side of the board, 4..28.
    path : str
        One of `PATHS` that is available.
    """

    cdef Engine *engine
    cdef Placements begun
    cdef Keys keys
    cdef int n
    cdef bint busy

    def __cinit__(self, n, path):
        self.n = countable_n(n)
        if self.n < 4:
            raise InputError(f"a lister takes n = 4 or more, got {self.n}")
        self.engine = started(path, NULL)
        self.begun = beginnings(self.n)

    def __dealloc__(self):
        free_keys(&self.keys)
        free_placements(&self.begun)
        free_engine(self.engine)

    def __iter__(self):
        return self

    def __next__(self):
        cdef Placement prefix
        cdef bint found
        if self.busy:
            raise ValueError("a lister works for one thread at a time")
        self.busy = True
        with nogil:
            found = next_prefix(&self.begun, &prefix)
            if found:
                self.keys.count = 0
                list_completions(self.engine, &prefix, &self.keys)
                sort_keys(&self.keys)
        try:
            return self.written(&prefix, found)
        finally:
            self.busy = False

    cdef written(self, const Placement *prefix, bint found):
        # Some boards of a part have a greater image: they are left out here.
        if self.begun.failed or self.keys.failed:
            raise MemoryError(f"no memory for a part of the solutions of n = {self.n}")
        if not found:
            raise StopIteration
        columns = np.empty((self.keys.count, self.n), np.uint8)
        sizes = np.empty(self.keys.count, np.uint8)
        cdef unsigned char[:, ::1] cells = columns
        cdef unsigned char[::1] orbits = sizes
        cdef size_t count = 0
        if self.keys.count:
            with nogil:
                count = write_representatives(prefix, &self.keys, &cells[0, 0], &orbits[0])
        return columns[:count], sizes[:count]
