# cython: language_level=3, boundscheck=False, wraparound=False, binding=False
"""Python classes of the quadrant join in `join/`, which counts large boards by parts."""

# binding=False, because with bound methods Python accepts None as `self`, and the methods would
# then write to foreign memory.

cimport cython

from threading import Lock

from cy_core.arrays import np
from cy_core.checks import checked_int, format_value
from cy_core.engine.binding cimport Backend, OneThread, Stop, StopFlag, available_backend, uint64_t
from cy_core.model import InputError

MIN_JOIN_N, MAX_JOIN_N = 4, 24

cdef extern from "jobs.h" nogil:
    ctypedef struct Family:
        int n, half, queens, apart
    ctypedef struct JoinPart:
        int queens, apart, rank
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
    # The tables that all parts of one family share, on all threads.

    cdef CTables *tables
    cdef int queens, apart

    def __dealloc__(self):
        free_join_tables(self.tables)


cdef class JoinParts:
    """The parts of a join: in each, the queens of the upper left quadrant fill a set of rows."""

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
            rule = f"parts have numbers 0 to {self.all.count - 1}"
            raise IndexError(f"{rule}, got {format_value(number)}")
        return &self.all.items[<size_t> number]

    def squares(self, number):
        """Return the squares with a queen in all boards of a part: the centre, or no square."""
        apart = self.part(number).apart
        if apart or self.n % 2 == 0:
            return ()
        centre = self.n // 2
        return ((centre, centre),)

    def rows(self, number):
        """Return the rows of the queens in the upper left quadrant, from the top."""
        cdef unsigned short rows = self.part(number).rows
        return tuple(row for row in range(self.n // 2) if rows >> row & 1)

    def weight(self, number):
        """Return a number that divides the solutions of a part. For a join it is always 1."""
        self.part(number)  # raises an error if the number is out of range
        return 1

    def work(self):
        """Return a list with a rough measure of the work of each part."""
        cdef size_t i
        return [self.all.items[i].work for i in range(self.all.count)]

    cdef Tables tables(self, const JoinPart *part, Stop stop):
        # Only the latest tables are kept, because the parts of a family are consecutive.
        with self.lock:
            if (self.latest is None or self.latest.queens != part.queens
                    or self.latest.apart != part.apart):
                self.latest = None  # frees the old tables as soon as no thread uses them
                tables = self.make_tables(part, stop)
                if stop:  # the tables are incomplete
                    return tables
                self.latest = tables
            return self.latest

    cdef Tables make_tables(self, const JoinPart *part, Stop stop):
        cdef Tables tables = Tables()
        cdef Family family = Family(self.n, self.n // 2, part.queens, part.apart)
        tables.queens, tables.apart = part.queens, part.apart
        with nogil:
            tables.tables = new_join_tables(&family, &stop.flag)
        if tables.tables == NULL:
            raise MemoryError(f"no memory for the quadrants of n = {self.n}")
        return tables


cdef class JoinCounter(OneThread):
    """A counter of solutions by the join, for one thread."""

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
        """Count the solutions of a part. Each pair of half boards is counted with its weight."""
        cdef JoinPart *part = parts.part(number)
        cdef Tables tables = parts.tables(part, self.stop)
        cdef uint64_t count
        cdef int failed
        self.begin()
        with nogil:
            count = join_part(self.worker, tables.tables, part, &failed)
        self.lock.release()
        require_memory(parts, failed)
        return count

    def jobs(self, JoinParts parts not None, number):
        """List the jobs of a part, each as a set of rows in bits.

        The rows are filled by the queens of the lower right quadrant, and are counted from the
        bottom.
        """
        cdef JoinPart *part = parts.part(number)
        cdef Tables tables = parts.tables(part, self.stop)
        cdef unsigned short rows[MAX_SUBSETS]
        cdef int count = jobs_of(tables.tables, part, rows)
        return [rows[job] for job in range(count)]

    def boards_of(self, JoinParts parts not None, number, jobs):
        """Count the solutions of some jobs of a part. Pairs are counted with their weights."""
        cdef JoinPart *part = parts.part(number)
        cdef Tables tables = parts.tables(part, self.stop)
        cdef unsigned short rows[MAX_SUBSETS]
        cdef uint64_t boards
        cdef int failed, count = len(jobs)
        if not set(jobs) <= set(self.jobs(parts, number)) or len(set(jobs)) < count:
            raise ValueError(f"part {number} has no such jobs")
        for index, job in enumerate(jobs):
            rows[<int> index] = job
        self.begin()
        with nogil:
            boards = join_jobs(self.worker, tables.tables, part, rows, count, &failed)
        self.lock.release()
        require_memory(parts, failed)
        return boards

    def classes(self):
        """Return the number of half boards in each class, left and right, for the latest job.

        Call this only after a job. It does not work with AVX-512, because its lists have gaps.
        """
        west, east = np.empty(MAX_CLASSES, np.uint32), np.empty(MAX_CLASSES, np.uint32)
        cdef unsigned int[::1] in_west = west, in_east = east
        self.begin()
        cdef int count = classes_of_job(self.worker, &in_west[0], &in_east[0])
        self.lock.release()
        return west[:count], east[:count]


cdef require_memory(JoinParts parts, bint failed):
    if failed:
        raise MemoryError(f"no memory for half boards of n = {parts.n}")
