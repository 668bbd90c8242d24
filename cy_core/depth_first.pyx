# cython: language_level=3, boundscheck=False, wraparound=False
"""The depth-first engine, written in C in `engine/`: it counts by parts, and lists by parts."""

import numpy as np

from cy_core.model import Census, InputError, countable_n

cdef extern from "<stdint.h>" nogil:
    ctypedef unsigned long long uint64_t

cdef extern from "keys.h" nogil:
    ctypedef struct Keys:
        size_t count
        bint failed
    void sort_keys(Keys *keys)
    void free_keys(Keys *keys)

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
    Engine *new_engine(Path path, const int *stop)
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
    SHARES = 200                # a part above one of so many shares of all work is heavy


def is_available(str path):
    """Whether this processor has the instructions of a path in `PATHS`."""
    return path_available(<Path> <int> PATHS.index(path))


cdef require(str path):
    if not is_available(path):
        raise InputError(f"this processor has no {path}: choose portable")


cdef class Stop:
    """Once set, all counts that were given it end within some milliseconds, and are void."""

    cdef volatile int flag

    def set(self):
        """End them."""
        self.flag = 1

    def __bool__(self):
        return self.flag != 0


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
        self.require_memory()

    def __dealloc__(self):
        free_placements(&self.all)

    def __len__(self):
        return self.all.count

    cdef require_memory(self):
        if self.all.failed:
            raise MemoryError(f"no memory for the parts of n = {self.n}")

    cdef const Placement *part(self, Py_ssize_t number) except NULL:
        if not 0 <= number < <Py_ssize_t> self.all.count:
            raise IndexError(f"parts have numbers 0 to {self.all.count - 1}, got {number}")
        return &self.all.items[number]

    def squares(self, number):
        """The queens of one part: (row, column), from the top and from the left, in that order."""
        cdef const Placement *part = self.part(number)
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
        free_placements(&self.all)
        self.all = finer
        self.require_memory()


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

    def __cinit__(self, str path, Stop stop):
        require(path)
        self.stop = stop
        self.engine = new_engine(<Path> <int> PATHS.index(path), <const int *> &stop.flag)
        if self.engine == NULL:
            raise MemoryError("no memory for an engine")

    def __dealloc__(self):
        free_engine(self.engine)

    def boards(self, Parts parts, int number):
        """All boards that one part stands for."""
        cdef const Placement *part = parts.part(number)
        cdef uint64_t found
        with nogil:
            found = completions(self.engine, part)
        return part.weight * found

    def completions(self, int n, squares):
        """In how many ways queens on given squares can be completed.

        Raises
        ------
        InputError
            `no two queens may attack each other, got 0 0, 1 1`.
        """
        cdef Placement board = empty_board(countable_n(n))
        cdef uint64_t found
        for row, column in squares:
            if not (0 <= row < n and 0 <= column < n
                    and is_open(&board.attacks, n, row, n - 1 - column)):
                told = ", ".join(f"{r} {c}" for r, c in squares)
                raise InputError(f"no two queens may attack each other, got {told}")
            board = with_queen(&board, row, n - 1 - column)
        with nogil:
            found = completions(self.engine, &board)
        return found

    def census(self, int n, total):
        """The classes of all solutions, once their total is known."""
        cdef Classes found
        cdef uint64_t boards = total
        with nogil:
            found = census_of_total(self.engine, n, boards)
        orbits = {1: found.orbits_of_1, 2: found.orbits_of_2, 4: found.orbits_of_4,
                  8: found.orbits_of_8}
        return Census(n, total, found.fundamental, orbits)


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

    def __cinit__(self, n, str path):
        self.n = countable_n(n)
        if self.n < 4:
            raise InputError(f"a lister takes n = 4 or more, got {n}")
        require(path)
        self.begun = beginnings(self.n)
        self.engine = new_engine(<Path> <int> PATHS.index(path), NULL)
        if self.engine == NULL:
            raise MemoryError("no memory for an engine")

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
