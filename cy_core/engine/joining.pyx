# cython: language_level=3, boundscheck=False, wraparound=False, binding=False
"""The quadrant join, written in C in `join/`: it counts large boards by parts."""

# No binding: functions that bind take None for `self`, and would write where there is no engine.

cimport cython

from threading import Lock

from cy_core.arrays import np
from cy_core.checks import checked_int, format_value
from cy_core.engine.binding cimport Backend, OneThread, Stop, StopFlag, available_backend, uint64_t
from cy_core.model import InputError

MIN_JOIN_N, MAX_JOIN_N = 4, 24

cdef extern from "jobs.h" nogil:
    ctypedef struct Family:
        int n, half, queens, below
    ctypedef struct JoinPart:
        int queens, below, place
        unsigned short rows
        double work
    ctypedef struct CParts "JoinParts":
        JoinPart *items
        size_t count
        bint failed
    CParts join_parts(int n, const StopFlag *stop)
    void free_join_parts(CParts *parts)

cdef extern from "classes.h" nogil:
    cdef enum:
        MAX_CLASSES

cdef extern from "join.h" nogil:
    ctypedef struct CTables "JoinTables":
        pass
    ctypedef struct JoinWorker:
        pass
    CTables *new_join_tables(const Family *family, const StopFlag *stop)
    void free_join_tables(CTables *tables)
    JoinWorker *new_join_worker(Backend backend, const StopFlag *stop)
    void free_join_worker(JoinWorker *worker)
    cdef enum:
        MAX_SUBSETS
    uint64_t join_part(JoinWorker *worker, const CTables *tables, const JoinPart *part, int *failed)
    int jobs_of(const CTables *tables, const JoinPart *part, unsigned short *rows)
    uint64_t join_jobs(JoinWorker *worker, const CTables *tables, const JoinPart *part,
                       const unsigned short *rows, int count, int *failed)
    int classes_of_job(const JoinWorker *worker, unsigned int *west, unsigned int *east)


@cython.internal
cdef class Tables:
    # What the parts of one family share, threads too.

    cdef CTables *tables
    cdef int queens, below

    def __dealloc__(self):
        free_join_tables(self.tables)


cdef class JoinParts:
    """The independent parts of a join, numbered from 0: which rows the upper left quadrant fills.

    Parameters
    ----------
    n : int
        Side of the board, 4..24.
    stop : Stop
        What ends the search for them, which takes seconds for n = 24; they are not complete then.

    Raises
    ------
    InputError
        `the join takes n = 4 to 24, got 25`.
    """

    cdef CParts all
    cdef readonly int n
    cdef Tables latest
    cdef object lock

    def __cinit__(self, n, Stop stop not None):
        if not MIN_JOIN_N <= checked_int("n", n) <= MAX_JOIN_N:
            rule = f"the join takes n = {MIN_JOIN_N} to {MAX_JOIN_N}"
            raise InputError(f"{rule}, got {format_value(n)}")
        self.n = n
        self.lock = Lock()
        with nogil:
            self.all = join_parts(self.n, &stop.flag)
        if self.all.failed:
            raise MemoryError(f"no memory for the parts of n = {self.n}")

    def __dealloc__(self):
        free_join_parts(&self.all)

    def __len__(self):
        return self.all.count

    cdef JoinPart *part(self, number) except NULL:
        if not 0 <= checked_int("a part", number) < self.all.count:
            raise IndexError(f"parts have numbers 0 to {self.all.count - 1}, got {format_value(number)}")
        return &self.all.items[<size_t> number]

    def squares(self, number):
        """The queen of the middle lines that all boards of a part have, if n is odd."""
        row = self.n // 2 + self.part(number).below
        return ((row, self.n // 2),) if self.n % 2 else ()

    def rows(self, number):
        """The rows of the queens in the upper left quadrant, from the top."""
        cdef unsigned short rows = self.part(number).rows
        return tuple(row for row in range(self.n // 2) if rows >> row & 1)

    def weight(self, number):
        """What the boards of a part are a multiple of: 1, as its solutions weigh 2 to 8."""
        self.part(number)
        return 1

    def work(self):
        """A rough measure of the work of each part."""
        cdef size_t i
        return [self.all.items[i].work for i in range(self.all.count)]

    cdef Tables tables(self, const JoinPart *part, Stop stop):
        # Parts of a family follow each other, so the latest tables serve most of them.
        with self.lock:
            if (self.latest is None or self.latest.queens != part.queens
                    or self.latest.below != part.below):
                self.latest = None  # the old ones go as soon as no thread has them
                made = self.made(part, stop)
                if stop:  # they are not finished
                    return made
                self.latest = made
            return self.latest

    cdef Tables made(self, const JoinPart *part, Stop stop):
        cdef Tables made = Tables()
        cdef Family family = Family(self.n, self.n // 2, part.queens, part.below)
        made.queens, made.below = part.queens, part.below
        with nogil:
            made.tables = new_join_tables(&family, &stop.flag)
        if made.tables == NULL:
            raise MemoryError(f"no memory for the quadrants of n = {self.n}")
        return made


cdef class JoinCounter(OneThread):
    """One thread's join.

    Parameters
    ----------
    backend : str
        One of `BACKENDS` that is available.
    stop : Stop
        What ends its counts.
    """

    cdef JoinWorker *worker
    cdef Stop stop

    def __cinit__(self, backend, Stop stop not None):
        self.stop = stop
        self.worker = new_join_worker(available_backend(backend), &stop.flag)
        if self.worker == NULL:
            raise MemoryError("no memory for a join")

    def __dealloc__(self):
        free_join_worker(self.worker)

    def boards(self, JoinParts parts not None, number):
        """All boards that one part stands for."""
        cdef JoinPart *part = parts.part(number)
        cdef Tables tables = parts.tables(part, self.stop)
        cdef uint64_t found
        cdef int failed
        self.begin()
        with nogil:
            found = join_part(self.worker, tables.tables, part, &failed)
        self.busy = False
        require_halves(parts, failed)
        return found

    def jobs(self, JoinParts parts not None, number):
        """The jobs of one part: which rows its boards fill in the lower right quadrant, as bits."""
        cdef JoinPart *part = parts.part(number)
        cdef Tables tables = parts.tables(part, self.stop)
        cdef unsigned short rows[MAX_SUBSETS]
        cdef int count = jobs_of(tables.tables, part, rows)
        return [rows[job] for job in range(count)]

    def boards_of(self, JoinParts parts not None, number, jobs):
        """All boards that some of the jobs of one part stand for."""
        cdef JoinPart *part = parts.part(number)
        cdef Tables tables = parts.tables(part, self.stop)
        cdef unsigned short rows[MAX_SUBSETS]
        cdef uint64_t found
        cdef int failed, count = len(jobs)
        if not set(jobs) <= set(self.jobs(parts, number)) or len(set(jobs)) < count:
            raise ValueError(f"part {number} has no such jobs")
        for job, asked in enumerate(jobs):
            rows[<int> job] = asked
        self.begin()
        with nogil:
            found = join_jobs(self.worker, tables.tables, part, rows, count, &failed)
        self.busy = False
        require_halves(parts, failed)
        return found

    def classes(self):
        """How many half boards of each class the latest job had, in the west and in the east.

        Only after a job, and not for avx512, whose lists have gaps: a list for each side, as long
        as there are classes.
        """
        west, east = np.empty(MAX_CLASSES, np.uint32), np.empty(MAX_CLASSES, np.uint32)
        cdef unsigned int[::1] in_west = west, in_east = east
        self.begin()
        cdef int count = classes_of_job(self.worker, &in_west[0], &in_east[0])
        self.busy = False
        return west[:count], east[:count]


cdef require_halves(JoinParts parts, bint failed):
    if failed:
        raise MemoryError(f"no memory for half boards of n = {parts.n}")
