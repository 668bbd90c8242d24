# cython: language_level=3, boundscheck=False, wraparound=False, binding=False
"""The depth-first engine, written in C in `c/`: it counts by parts, and lists by parts."""

# No binding: functions that bind take None for `self`, and would write where there is no engine.

cimport cython

from itertools import islice

from cy_core.arrays import np
from cy_core.checks import checked_int, countable_n, format_value, whole_number
from cy_core.model import Census, InputError, WrongCount

BACKENDS = ("portable", "avx2", "avx512")

cdef enum:
    # A part above one of so many shares of all work is heavy: see ROUNDS in `parts.py`.
    SHARES = 200
    # Rows that a part of a list leaves empty: a limit is kept, and Ctrl-C heard, between two parts.
    MAX_EMPTY = 12


cdef Backend backend_of(name) except *:
    if not isinstance(name, str) or name not in BACKENDS:
        raise InputError(f"a backend must be one of {', '.join(BACKENDS)}, got {format_value(name, str)}")
    return <Backend> <int> BACKENDS.index(name)


cdef Backend available_backend(name) except *:
    cdef Backend backend = backend_of(name)
    if not backend_available(backend):
        raise InputError(f"this processor has no {name}: choose portable")
    return backend


cdef Engine *started(name, const StopFlag *stop) except NULL:
    cdef Engine *engine = new_engine(available_backend(name), stop)
    if engine == NULL:
        raise MemoryError("no memory for an engine")
    return engine


def has_backend(backend):
    """Whether this processor has the instructions of a backend in `BACKENDS`."""
    return backend_available(backend_of(backend))


@cython.auto_pickle(False)
cdef class OneThread:
    # A counter that is busy while it counts.

    cdef int begin(self) except -1:
        # The interpreter's lock is held from the look to the change.
        if self.busy:
            raise ValueError("a counter works for one thread at a time")
        self.busy = True
        return 0


@cython.auto_pickle(False)
cdef class Stop:
    """Once set, all counts that were given it end within some milliseconds, and are void."""

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
    whole, number : Parts and int, optional
        What one of these parts falls into, a line of the board further on, instead of all.
    """

    cdef Placements all
    cdef readonly int n

    def __cinit__(self, n, Parts whole=None, number=0):
        cdef Placement part
        self.n = countable_n(n)
        if whole is None:
            self.all = central_crosses(self.n)
        else:
            part = whole.part(number)
            split_placement(&part, &self.all)
        require_memory(&self.all, self.n)

    def __dealloc__(self):
        free_placements(&self.all)

    def __len__(self):
        return self.all.count

    cdef Placement part(self, number) except *:
        # A copy: while it is counted, another thread may split the parts.
        if not 0 <= checked_int("a part", number) < self.all.count:
            raise IndexError(f"parts have numbers 0 to {self.all.count - 1}, got {format_value(number)}")
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
        cdef Placements finer = Placements(NULL, 0, 0, 0)
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


cdef class Counter(OneThread):
    """One thread's engine.

    Parameters
    ----------
    backend : str
        One of `BACKENDS` that is available.
    stop : Stop
        What ends its counts.
    """

    cdef Engine *engine
    cdef Stop stop

    def __cinit__(self, backend, Stop stop not None):
        self.stop = stop
        self.engine = started(backend, &stop.flag)

    def __dealloc__(self):
        free_engine(self.engine)

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

    def completions(self, n, squares, closed=()):
        """In how many ways queens on given squares can be completed, with others left empty.

        Raises
        ------
        InputError
            `no two queens may attack each other, got 0 0, 1 1`; and as `checked_squares`.
        """
        cdef Placement board = placement(countable_n(n), squares, closed)
        return board.weight and self.completed(&board)

    def census(self, n, total):
        """The classes of all solutions, once their total is known.

        Raises
        ------
        WrongCount
            No n x n board has that total.
        """
        cdef int side = countable_n(n)
        cdef Classes found
        if not 0 <= checked_int("a total", total) < 1 << 64:
            raise WrongCount(f"a total must be between 0 and 2**64 - 1, got {format_value(total)}")
        cdef uint64_t boards = total
        self.begin()
        with nogil:
            found = census_of_total(self.engine, side, boards)
        self.busy = False
        orbits = {1: found.orbits_of_1, 2: found.orbits_of_2, 4: found.orbits_of_4,
                  8: found.orbits_of_8}
        return Census(side, boards, found.fundamental, orbits)


cdef Placement placement(int n, squares, closed) except *:
    cdef Placement board = empty_board(n)
    queens = checked_squares(n, squares)
    for row, column in queens:
        if not is_open(&board.attacks, n, row, column):
            told = format_value(", ".join(f"{row} {column}" for row, column in queens))
            raise InputError(f"no two queens may attack each other, got {told}")
        board = with_queen(&board, row, column)
    for row, column in checked_squares(n, closed):
        board.closed[<int> row] |= 1U << <int> column
    for row, column in queens:
        if board.closed[<int> row] >> <int> column & 1:
            board.weight = 0  # it stands for no board
    return board


def checked_squares(n, squares):
    """Squares as a list; an iterator without end is followed to as many as the board has.

    Raises
    ------
    InputError
        `squares are pairs of a row and a column, got 3`;
        `rows and columns of n = 8 are 0 to 7, got 0 8`.
    """
    cdef int side = countable_n(n)
    try:
        found = [(whole_number(row), whole_number(column))
                 for row, column in islice(squares, side * side)]
    except (TypeError, ValueError):
        told = format_value(squares, list)
        raise InputError(f"squares are pairs of a row and a column, got {told}") from None
    for row, column in found:
        if not (0 <= row < side and 0 <= column < side):
            rule = f"rows and columns of n = {side} are 0 to {side - 1}"
            raise InputError(f"{rule}, got {format_value(row)} {format_value(column)}")
    return found



cdef class Search:
    # Boards, as many at a time as complete a prefix, for one thread.

    cdef Engine *engine
    cdef Placements begun
    cdef Keys keys
    cdef int n
    cdef bint busy

    def __cinit__(self, n, backend, *others):
        self.n = countable_n(n)
        self.engine = started(backend, NULL)

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
            found = self.next(&prefix)
            if found:
                self.keys.count = 0
                list_completions(self.engine, &prefix, &self.keys)
                sort_keys(&self.keys)
        try:
            if self.begun.failed or self.keys.failed:
                raise MemoryError(f"no memory for a part of the solutions of n = {self.n}")
            if not found:
                raise StopIteration
            return self.written(&prefix, np.empty((self.keys.count, self.n), np.uint8))
        finally:
            self.busy = False

    cdef bint next(self, Placement *prefix) noexcept nogil:
        return next_prefix(&self.begun, prefix)

    cdef written(self, const Placement *prefix, columns):
        raise NotImplementedError


cdef class Lister(Search):
    """Lists the fundamental solutions of the n x n board: an iterator of parts, for one thread.

    Each part is a pair: the representatives, a uint8 array of shape (count, n) in descending
    order, and the sizes of their orbits, a uint8 array of shape (count,). All of a part come
    before those of the next.

    Parameters
    ----------
    n : int
        Side of the board, 4..28.
    backend : str
        One of `BACKENDS` that is available.
    first : sequence of int
        The first columns, from the left, of those to be listed; all are, if left out.
    """

    def __cinit__(self, n, backend, first=()):
        cdef Placements every
        cdef size_t i
        if self.n < 4:
            raise InputError(f"a lister takes n = 4 or more, got {self.n}")
        queens = checked_squares(self.n, [*enumerate(islice(first, self.n))])
        every = beginnings(self.n)
        self.begun.failed = every.failed
        for i in range(every.count):
            self.begin(every.items[i], queens)
        free_placements(&every)

    cdef begin(self, Placement board, list queens):
        cdef int row, column
        for row, column in queens:
            column = self.n - 1 - column
            if board.column_of[row] == column:
                continue
            if not is_place(&board, row, column):
                return
            board = with_queen(&board, row, column)
        add_placement(&self.begun, &board)

    cdef written(self, const Placement *prefix, columns):
        # Some boards of a part have a greater image: they are left out here.
        sizes = np.empty(self.keys.count, np.uint8)
        cdef unsigned char[:, ::1] cells = columns
        cdef unsigned char[::1] orbits = sizes
        cdef size_t count = 0
        if self.keys.count:
            with nogil:
                count = write_representatives(prefix, &self.keys, &cells[0, 0], &orbits[0])
        return columns[:count], sizes[:count]


cdef class CompletionLister(Search):
    """Lists the solutions with queens on some squares and none on others: an iterator of parts.

    Each part is a uint8 array of shape (count, n), in ascending order, and comes before the next.

    Parameters
    ----------
    n : int
        Side of the board, 1..28.
    backend : str
        One of `BACKENDS` that is available.
    squares, closed : iterable of (row, column)
        With a queen and without one, from the top and from the left.

    Raises
    ------
    InputError
        As `Counter.completions`.
    """

    # The engine counts columns from the right: it lists mirror images, and these ascend.

    def __cinit__(self, n, backend, squares, closed):
        cdef Placement board = placement(self.n, squares, closed)
        if board.weight:
            add_placement(&self.begun, &board)

    cdef bint next(self, Placement *prefix) noexcept nogil:
        return next_placement(&self.begun, MAX_EMPTY, prefix)

    cdef written(self, const Placement *prefix, columns):
        cdef unsigned char[:, ::1] cells = columns
        if self.keys.count:
            with nogil:
                write_boards(prefix, &self.keys, &cells[0, 0])
        return columns
