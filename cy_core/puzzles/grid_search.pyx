# cython: language_level=3, boundscheck=False, wraparound=False, cdivision=True
"""Search the solutions of a sudoku by backtracking: by cells, with bits, fewest candidates first."""

from libc.stdint cimport int64_t
from libc.string cimport memcpy

from cy_core.arrays import np
from cy_core.checks import checked_choice, positive, format_value
from cy_core.methods.tally cimport Tally, count_node, raise_if_stopped
from cy_core.model import InputError
from cy_core.puzzles.grid import RELATED, parse_grid

cdef enum:
    CELLS = 81
    ALL_DIGITS = 0x3FE      # bits 1 to 9; bit 0 is unused, so that bit d stands for digit d


cdef struct Search:
    Tally tally
    unsigned char[CELLS] grid               # digits 1..9, row by row; 0 for an empty cell
    unsigned int[9] rows, columns, boxes    # digits that each row, column and box lacks, as bits
    int[CELLS] empty                        # the cells to fill
    int empty_cells                         # number of cells to fill
    unsigned char *solution                 # where to write the next solution
    long long limit                         # number of solutions after which the search stops


cdef inline bint keep_solution(Search *search) noexcept nogil:
    # Stores the solution. Returns False if the search has reached its limit, so that it must end.
    memcpy(search.solution, search.grid, CELLS)
    search.solution += CELLS
    search.tally.solutions += 1
    return search.tally.solutions < search.limit


# --- cells ---

cdef int[CELLS][21] related     # for each cell, the 21 cells of its row, column and box

for cell in range(CELLS):
    for index in range(21):
        related[cell][index] = RELATED[cell][index]


cdef inline bint fits(const Search *search, int k, int digit) noexcept nogil:
    cdef int index
    for index in range(21):
        if search.grid[related[k][index]] == digit:
            return False
    return True


cdef bint fill_by_cells(Search *search, int k) noexcept nogil:
    cdef int digit
    while k < CELLS and search.grid[k]:
        k += 1
    if k == CELLS:
        return keep_solution(search)
    for digit in range(1, 10):
        if not fits(search, k, digit):
            continue
        if not count_node(&search.tally):
            return False
        search.grid[k] = digit
        if not fill_by_cells(search, k + 1):
            return False
        search.grid[k] = 0
    return True


# --- bits ---

cdef inline unsigned int candidates(const Search *search, int k) noexcept nogil:
    return search.rows[k // 9] & search.columns[k % 9] & search.boxes[k // 27 * 3 + k % 9 // 3]


cdef inline void flip(Search *search, int k, unsigned int bit) noexcept nogil:
    search.rows[k // 9] ^= bit
    search.columns[k % 9] ^= bit
    search.boxes[k // 27 * 3 + k % 9 // 3] ^= bit


cdef inline unsigned char digit_of(unsigned int bit) noexcept nogil:
    cdef unsigned char digit = 0
    while bit > 1:
        bit >>= 1
        digit += 1
    return digit


cdef bint fill_by_bits(Search *search, int k) noexcept nogil:
    cdef unsigned int bit, untried
    while k < CELLS and search.grid[k]:
        k += 1
    if k == CELLS:
        return keep_solution(search)
    untried = candidates(search, k)
    while untried:
        bit = untried & -untried
        untried ^= bit
        if not count_node(&search.tally):
            return False
        search.grid[k] = digit_of(bit)
        flip(search, k, bit)
        if not fill_by_bits(search, k + 1):
            return False
        flip(search, k, bit)
    search.grid[k] = 0
    return True


# --- fewest ---

cdef inline int count_bits(unsigned int bits) noexcept nogil:
    cdef int count = 0
    while bits:
        bits &= bits - 1
        count += 1
    return count


cdef inline int fewest_candidates(const Search *search) noexcept nogil:
    # Returns the first of the empty cells with the fewest candidates, or CELLS if the grid is full.
    cdef int index, k, count, best = CELLS, least = 10
    for index in range(search.empty_cells):
        k = search.empty[index]
        if search.grid[k]:
            continue
        count = count_bits(candidates(search, k))
        if count < least:
            least = count
            best = k
            if count <= 1:
                break
    return best


cdef bint fill_fewest_first(Search *search) noexcept nogil:
    cdef unsigned int bit, untried
    cdef int k = fewest_candidates(search)
    if k == CELLS:
        return keep_solution(search)
    untried = candidates(search, k)
    while untried:
        bit = untried & -untried
        untried ^= bit
        if not count_node(&search.tally):
            return False
        search.grid[k] = digit_of(bit)
        flip(search, k, bit)
        if not fill_fewest_first(search):
            return False
        flip(search, k, bit)
    search.grid[k] = 0
    return True


# --- called from Python ---

SUDOKU_METHODS = ("cells", "bits", "fewest")


def search_grid(puzzle, method, limit, unsigned char[:, ::1] rows not None):
    """Search a puzzle and write up to `limit` solutions into `rows`.

    Returns
    -------
    solutions, nodes : int
        Number of solutions written, and of digits placed.
    complete : bool
        Whether the search has ended by itself, so that there are no more solutions.
    """
    cdef bytes grid = parse_grid(puzzle)
    cdef Search search
    cdef int method_number
    cdef bint complete
    method_number = checked_choice("method", SUDOKU_METHODS, method)
    limit = positive("limit", limit)
    if rows.shape[0] < limit or rows.shape[1] != CELLS:
        raise InputError(f"{format_value(limit)} solutions need as many rows of 81, got {rows.shape[0]}")
    search.limit = limit
    search.tally = Tally(0, 0, False)
    search.solution = &rows[0, 0]
    start(&search, grid)
    with nogil:
        if method_number == 0:
            complete = fill_by_cells(&search, 0)
        elif method_number == 1:
            complete = fill_by_bits(&search, 0)
        else:
            complete = fill_fewest_first(&search)
    raise_if_stopped(&search.tally)
    return search.tally.solutions, search.tally.nodes, bool(complete)


cdef void start(Search *search, const unsigned char *grid) noexcept:
    cdef int k
    search.empty_cells = 0
    for k in range(9):
        search.rows[k] = search.columns[k] = search.boxes[k] = ALL_DIGITS
    for k in range(CELLS):
        search.grid[k] = grid[k]
        if grid[k]:
            flip(search, k, 1U << grid[k])
        else:
            search.empty[search.empty_cells] = k
            search.empty_cells += 1


# --- traced ---

cdef enum:
    BLOCK = 1024    # number of steps in one array
    FIELDS = 5      # number of columns of this array, one for each field of a step


cdef enum Kind:  # in the order of `StepKind`
    PLACE
    REJECT
    BACKTRACK
    SOLUTION


cdef class GridWalk:
    """A walk through the search of a puzzle for all its solutions, without recursion."""

    cdef Search search
    cdef int method_number
    # For each number of digits placed, the cell to fill next (`CELLS` if the grid is full), its
    # candidates as bits, and the digit that was looked at last (0 for none, 9 at the end).
    cdef int[CELLS + 1] cells, digits
    cdef unsigned int[CELLS + 1] fitting
    cdef int depth  # digits placed on the grid; -1 at the end of the search
    cdef int last_cell, last_digit  # the last digit placed, and its cell
    cdef int64_t nodes, solutions

    def __init__(self, const unsigned char[::1] grid not None, method):
        if grid.shape[0] != CELLS:
            raise InputError(f"a grid has 81 cells, got {grid.shape[0]}")
        self.method_number = checked_choice("method", SUDOKU_METHODS, method)
        start(&self.search, &grid[0])
        self.enter_cell()

    def next_steps(self):
        """Return an array with a row for each of the next steps.

        At the end of the search it has no rows.

        The columns are the kind as an index in `StepKind`, and the fields `cell`, `digit`, `nodes`
        and `solutions` of `GridStep`.
        """
        steps = np.empty((BLOCK, FIELDS), np.int64)
        cdef int64_t[:, ::1] rows = steps
        cdef int count = 0
        while self.depth >= 0 and count < BLOCK:
            count += self.advance(&rows[count, 0])
        return steps[:count]

    cdef void enter_cell(self) noexcept:
        cdef int k = self.next_cell()
        self.cells[self.depth] = k
        self.digits[self.depth] = 0
        self.fitting[self.depth] = candidates(&self.search, k) if k < CELLS else 0

    cdef int next_cell(self) noexcept:
        """Return the first empty cell, or `CELLS` if the grid is full.

        The method `fewest` takes the first of the empty cells with the fewest candidates.
        """
        cdef int k
        if self.method_number == 2:
            return fewest_candidates(&self.search)
        for k in range(CELLS):
            if not self.search.grid[k]:
                return k
        return CELLS

    cdef int advance(self, int64_t *step) noexcept:
        """Look at the next digits of the cell.

        Write at most one step, and return the number of steps.
        """
        cdef int depth = self.depth, k = self.cells[depth], digit
        if k == CELLS and not self.digits[depth]:
            self.digits[depth] = 9
            self.solutions += 1
            return self.write(step, SOLUTION, self.last_cell, self.last_digit)
        while self.digits[depth] < 9:
            self.digits[depth] += 1
            digit = self.digits[depth]
            if self.fitting[depth] >> digit & 1:
                self.nodes += 1
                self.last_cell, self.last_digit = k, digit
                self.search.grid[k] = digit
                flip(&self.search, k, 1U << digit)
                self.depth += 1
                self.enter_cell()
                return self.write(step, PLACE, k, digit)
            if self.method_number == 0:
                return self.write(step, REJECT, k, digit)
        self.depth -= 1
        if depth == 0:
            return 0
        k, digit = self.cells[depth - 1], self.digits[depth - 1]
        self.search.grid[k] = 0
        flip(&self.search, k, 1U << digit)
        return self.write(step, BACKTRACK, k, digit)

    cdef int write(self, int64_t *step, Kind kind, int cell, int digit) noexcept:
        step[0], step[1], step[2], step[3], step[4] = kind, cell, digit, self.nodes, self.solutions
        return 1
