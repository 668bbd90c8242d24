# cython: language_level=3, boundscheck=False, wraparound=False, binding=False
"""Python classes of the depth-first engine in `c/`, which counts and lists solutions by parts."""

# binding=False, because with bound methods Python accepts None as `self`, and the methods would
# then write to foreign memory.

cimport cython

from itertools import islice
from threading import Lock

from cy_core.arrays import np
from cy_core.checks import checked_int, countable_n, format_value, whole_number
from cy_core.model import Census, InputError, WrongCount

BACKENDS = ("portable", "sse", "neon", "wasm", "avx2", "avx512")

cdef enum:
    # A part is heavy if it has more than 1/200 of all work; see ROUNDS in `parts.py`.
    SHARES = 200
    # The most empty rows in a part of a list. It keeps parts small, because a limit is checked and
    # Ctrl-C acts only between two parts.
    MAX_EMPTY = 12


cdef Backend backend_of(name) except *:
    if not isinstance(name, str) or name not in BACKENDS:
        rule = f"a backend must be one of {', '.join(BACKENDS)}"
        raise InputError(f"{rule}, got {format_value(name, str)}")
    return <Backend> <int> BACKENDS.index(name)


cdef Backend available_backend(name) except *:
    cdef Backend backend = backend_of(name)
    if name not in AVAILABLE_BACKENDS:
        raise InputError(f"this processor has no {name}: choose portable")
    return backend


# Computed once, because in a virtual machine each query of the processor takes 20 microseconds.
AVAILABLE_BACKENDS = tuple(name for name in BACKENDS if backend_available(backend_of(name)))


cdef Engine *start_engine(name, const StopFlag *stop) except NULL:
    cdef Engine *engine = new_engine(available_backend(name), stop)
    if engine == NULL:
        raise MemoryError("no memory for an engine")
    return engine


def has_backend(backend):
    """Return whether this processor has the instruction set of a backend in `BACKENDS`."""
    backend_of(backend)
    return backend in AVAILABLE_BACKENDS


cdef class OneThread:
    # A base class for counters and listers. Only one thread at a time may use their C data.

    def __cinit__(self):
        self.lock = Lock()

    cdef int begin(self) except -1:
        if not self.lock.acquire(blocking=False):
            raise ValueError(f"a {type(self).__name__} works for one thread at a time")
        return 0


cdef class Stop:
    """A flag that ends counts.

    A count that checks it ends within milliseconds, with a wrong result.
    """

    def set(self):
        """Set the flag."""
        set_stop(&self.flag, 1)

    def __bool__(self):
        return is_stopped(&self.flag)


cdef require_memory(Placements *parts, int n):
    if parts.failed:
        raise MemoryError(f"no memory for the parts of n = {n}")


cdef class Parts:
    """The independent parts of a depth-first count, numbered from 0.

    A part is a placement of queens on the centre lines of the board, which are called the central
    cross. The parts are all these placements, up to symmetry. If `whole` is given, this object has
    instead the smaller parts into which part `number` of `whole` is split.
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
        # Returns a copy, because another thread may split the parts while this part is counted.
        if not 0 <= checked_int("a part", number) < self.all.count:
            rule = f"parts have numbers 0 to {self.all.count - 1}"
            raise IndexError(f"{rule}, got {format_value(number)}")
        return self.all.items[<size_t> number]

    def squares(self, number):
        """Return the queens of a part as (row, column), from the top and left, sorted by row."""
        cdef Placement part = self.part(number)
        return tuple((row, self.n - 1 - part.column_of[row])
                     for row in range(self.n) if part.column_of[row] != NO_QUEEN)

    def weight(self, number):
        """Return as how many solutions each completion of a part is counted: 8, 4, 2 or 1."""
        return self.part(number).weight

    def work(self):
        """Return a list with a rough measure of the work of each part."""
        cdef size_t i
        return [rough_work(&self.all.items[i]) for i in range(self.all.count)]

    def split(self):
        """Replace each heavy part by its own parts, because a few crosses have most of the work."""
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


cdef class PartQueue:
    """A queue of the parts of a count, from which several threads take parts."""

    cdef Placements all
    cdef size_t taken
    cdef cython.pymutex mutex

    def __cinit__(self, Parts parts not None, heaviest_first=False):
        cdef size_t number
        order = range(len(parts))
        if heaviest_first:
            order = sorted(order, key=parts.work().__getitem__, reverse=True)
        for number in order:
            add_placement(&self.all, &parts.all.items[number])
        require_memory(&self.all, parts.n)

    def __dealloc__(self):
        free_placements(&self.all)

    cdef const Placement *next(self) noexcept nogil:
        cdef const Placement *part = NULL
        with self.mutex:
            if self.taken < self.all.count:
                part = &self.all.items[self.taken]
                self.taken += 1
        return part


cdef class Counter(OneThread):
    """A counter of solutions, for one thread."""

    cdef Engine *engine
    cdef Stop stop

    def __cinit__(self, backend, Stop stop not None):
        self.stop = stop
        self.engine = start_engine(backend, &stop.flag)

    def __dealloc__(self):
        free_engine(self.engine)

    cdef uint64_t count_completions(self, const Placement *board) except? 0:
        cdef uint64_t count
        self.begin()
        with nogil:
            count = completions(self.engine, board)
        self.lock.release()
        return count

    def boards(self, Parts parts not None, number):
        """Count the solutions of a part. Each completion is counted with the part's weight."""
        cdef Placement part = parts.part(number)
        return part.weight * self.count_completions(&part)

    def total(self, PartQueue parts not None):
        """Count parts until the queue is empty.

        Return their solutions, counted with the parts' weights.
        """
        cdef const Placement *part
        cdef uint64_t count = 0
        self.begin()
        with nogil:
            while not is_stopped(&self.stop.flag):
                part = parts.next()
                if part == NULL:
                    break
                count += part.weight * completions(self.engine, part)
        self.lock.release()
        return count

    def completions(self, n, queens, empty=()):
        """Count the solutions with queens on all squares in `queens` and none in `empty`."""
        cdef Placement board = placement(countable_n(n), queens, empty)
        return board.weight and self.count_completions(&board)


def count_orbits(n, total, Stop stop not None):
    """Count the orbits by size, given the total number of solutions.

    For n > 1, no reflection leaves a solution unchanged. So the orbits of size 2 have the solutions
    that a rotation by 90 degrees leaves unchanged, the orbits of size 4 have the other solutions
    that a rotation by 180 degrees leaves unchanged, and the orbits of size 8 have the rest.
    """
    cdef int side = countable_n(n)
    if not 0 <= checked_int("a total", total) < 1 << 64:
        raise WrongCount(f"a total must be between 0 and 2**64 - 1, got {format_value(total)}")
    cdef uint64_t half, quarter
    with nogil:
        half = count_half_turn(side, &stop.flag)
        quarter = count_quarter_turn(side, &stop.flag)
    # This is unsigned, so a `total` that is less than `half` gives a huge number here. Then the
    # orbits do not add up to the total, and `Census` raises an error.
    ordinary = (<uint64_t> total - half) // 8
    orbits = {1: 1 if side == 1 else 0, 2: quarter // 2, 4: (half - quarter) // 4, 8: ordinary}
    return Census(side, total, sum(orbits.values()), orbits)


cdef Placement placement(int n, queens, empty) except *:
    # Makes the board with these queens and closed squares. Its weight is 0, so that it counts for
    # nothing, if a square has a queen and is closed.
    cdef Placement board = empty_board(n)
    queens = checked_squares(n, queens)
    for row, column in queens:
        if not is_open(&board.attacks, n, row, column):
            text = format_value(", ".join(f"{row} {column}" for row, column in queens))
            raise InputError(f"no two queens may attack each other, got {text}")
        board = with_queen(&board, row, column)
    for row, column in checked_squares(n, empty):
        board.closed[<int> row] |= 1U << <int> column
    for row, column in queens:
        if board.closed[<int> row] >> <int> column & 1:
            board.weight = 0
    return board


def checked_squares(n, squares):
    """Check that `squares` are on the board, and return them as a list of pairs of int.

    Take at most n * n squares, because an iterator may be endless.
    """
    cdef int side = countable_n(n)
    try:
        pairs = [(whole_number(row), whole_number(column))
                 for row, column in islice(squares, side * side)]
    except (TypeError, ValueError):
        text = format_value(squares, list)
        rule = "squares are a list of pairs of a row and a column, such as [(0, 3)]"
        raise InputError(f"{rule}, got {text}") from None
    for row, column in pairs:
        if not (0 <= row < side and 0 <= column < side):
            rule = f"rows and columns of n = {side} are 0 to {side - 1}"
            raise InputError(f"{rule}, got {format_value(row)} {format_value(column)}")
    return pairs


cdef class Search(OneThread):
    # Base class of the listers: an iterator over the parts of a list. Each part has all boards that
    # complete one partial board, its prefix.

    cdef Engine *engine
    cdef Placements pending     # stack of the partial boards that are not listed yet
    cdef Keys keys
    cdef int n

    def __cinit__(self, n, backend, *others):
        self.n = countable_n(n)
        self.engine = start_engine(backend, NULL)

    def __dealloc__(self):
        free_keys(&self.keys)
        free_placements(&self.pending)
        free_engine(self.engine)

    def __iter__(self):
        return self

    def __next__(self):
        cdef Placement prefix
        cdef bint has_prefix
        self.begin()
        with nogil:
            has_prefix = self.next(&prefix)
            if has_prefix:
                self.keys.count = 0
                list_completions(self.engine, &prefix, &self.keys)
                sort_keys(&self.keys)
        try:
            if self.pending.failed or self.keys.failed:
                raise MemoryError(f"no memory for a part of the solutions of n = {self.n}")
            if not has_prefix:
                raise StopIteration
            return self.boards_of(&prefix, np.empty((self.keys.count, self.n), np.uint8))
        finally:
            self.lock.release()

    cdef bint next(self, Placement *prefix) noexcept nogil:
        return next_prefix(&self.pending, prefix)

    cdef boards_of(self, const Placement *prefix, columns):
        # Writes the boards of the current keys into `columns`, and returns the next item.
        raise NotImplementedError


cdef class Lister(Search):
    """An iterator over the fundamental solutions of the n x n board, n = 4..28, for one thread.

    Each item is a pair of arrays of uint8: representatives of shape (count, n), and the sizes of
    their orbits. All representatives are in descending order. If `first` has columns, only the
    solutions that begin with them are listed.
    """

    def __cinit__(self, n, backend, first=()):
        cdef Placements all_beginnings
        cdef size_t i
        if self.n < 4:
            raise InputError(f"a lister takes n = 4 or more, got {self.n}")
        queens = checked_squares(self.n, list(enumerate(islice(first, self.n))))
        all_beginnings = beginnings(self.n)
        self.pending.failed = all_beginnings.failed
        for i in range(all_beginnings.count):
            self.add_beginning(all_beginnings.items[i], queens)
        free_placements(&all_beginnings)

    cdef add_beginning(self, Placement board, list queens):
        # Adds a board after these queens are placed on it. If they cannot be placed, adds nothing.
        cdef int row, column
        for row, column in queens:
            column = self.n - 1 - column
            if board.column_of[row] == column:
                continue
            if not is_allowed(&board, row, column):
                return
            board = with_queen(&board, row, column)
        add_placement(&self.pending, &board)

    cdef boards_of(self, const Placement *prefix, columns):
        # Skips boards that have a greater image.
        sizes = np.empty(self.keys.count, np.uint8)
        cdef unsigned char[:, ::1] cells = columns
        cdef unsigned char[::1] orbits = sizes
        cdef size_t count = 0
        if self.keys.count:
            with nogil:
                count = write_representatives(prefix, &self.keys, &cells[0, 0], &orbits[0])
        return columns[:count], sizes[:count]


cdef class CompletionLister(Search):
    """An iterator over the solutions with queens on some squares and none on others.

    Each item is a uint8 array of shape (count, n). All solutions are in ascending order.
    """

    # The engine counts columns from the right and lists boards in descending order. Here it gets
    # columns that are counted from the left, so that it completes the mirror image and lists the
    # solutions in ascending order.

    def __cinit__(self, n, backend, queens, empty):
        cdef Placement board = placement(self.n, queens, empty)
        if board.weight:
            add_placement(&self.pending, &board)

    cdef bint next(self, Placement *prefix) noexcept nogil:
        return next_placement(&self.pending, MAX_EMPTY, prefix)

    cdef boards_of(self, const Placement *prefix, columns):
        cdef unsigned char[:, ::1] cells = columns
        if self.keys.count:
            with nogil:
                write_boards(prefix, &self.keys, &cells[0, 0])
        return columns
