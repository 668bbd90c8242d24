# cython: language_level=3, boundscheck=False, wraparound=False, cdivision=True
"""Walk through the search of a method, and write its steps into arrays.

A search has one or more parts. The rules of a part say which squares the method looks at next,
which of these squares may get a queen, and as how many solutions a full board is counted.
"""

from libc.stdint cimport int64_t, uint32_t

from cy_core.arrays import np
from cy_core.checks import countable_n
from cy_core.methods.registry import find_method
from cy_core.symmetry import orbit
from cy_core.tracing.rules import ring_square, ring_weight, symmetry_branches

cdef enum:
    MAX_SIDE = 28
    LINES = 8       # the two outermost lines of each side of a board, clockwise from the top
    UNFINISHED = -1  # the verdict on a board that can get more queens
    BLOCK = 1024    # number of steps in one array
    FIELDS = 7      # number of columns of this array, one for each field of a step

cdef enum Kind:  # in the order of `StepKind`
    PLACE
    REJECT
    BACKTRACK
    SOLUTION


cdef struct Choice:  # a square that the method looks at
    int row
    int column
    bint is_allowed
    uint32_t untried  # the allowed squares of its row that the method looks at later, as bits


cdef struct Masks:  # the squares of a row that queens above attack, as bits
    uint32_t left
    uint32_t down
    uint32_t right


# --- rules ---

cdef class Rules:
    """The rules of one part of a search, and the queens placed so far. This is a base class."""

    cdef int n
    cdef int depth  # number of queens
    cdef int[MAX_SIDE] rows, columns  # row and column of each queen, in the order of placing

    def __init__(self, int n):
        self.n = n

    cdef int list_choices(self, Choice *choices):
        """Write the squares to look at next, in the order of the method. Return their number."""
        return 0

    cdef int verdict(self):
        """Return as how many solutions the board is counted.

        The result 0 means that the method rejects the board. `UNFINISHED` means that it adds more
        queens.
        """
        return UNFINISHED

    cdef tuple queens(self):
        return tuple([(self.rows[i], self.columns[i]) for i in range(self.depth)])

    cdef bint is_attacked(self, int row, int column):
        cdef int i
        for i in range(self.depth):
            if (row == self.rows[i] or column == self.columns[i]
                    or row + column == self.rows[i] + self.columns[i]
                    or row - column == self.rows[i] - self.columns[i]):
                return True
        return False


cdef class RowByRow(Rules):
    """Fill one row after the other, and look at all squares, from the left."""

    cdef bint from_right

    cdef uint32_t looked_at(self, Masks attacked):
        """Return the squares of the next row that the method looks at, as bits."""
        return self.full_row()

    cdef uint32_t allowed(self, Masks attacked):
        """Return the squares of the next row that may get a queen, as bits."""
        return self.full_row() & ~(attacked.left | attacked.down | attacked.right)

    cdef int weight(self):
        """Return as how many solutions a full board is counted, or 0 to reject it."""
        return 1

    cdef uint32_t full_row(self):
        return (<uint32_t> 1 << self.n) - 1

    cdef Masks attacks(self):
        """Return the squares of the next row that the queens attack."""
        cdef Masks masks = Masks(0, 0, 0)
        cdef uint32_t bit
        cdef int i
        for i in range(self.depth):
            bit = <uint32_t> 1 << (self.n - 1 - self.columns[i])
            # Bits that are shifted out of the row do not matter, because `full_row` masks them.
            masks.left |= bit << (self.depth - i)
            masks.down |= bit
            masks.right |= bit >> (self.depth - i)
        return masks

    cdef int list_choices(self, Choice *choices):
        cdef Masks attacked = self.attacks()
        cdef uint32_t looked_at = self.looked_at(attacked), allowed = self.allowed(attacked), bit
        cdef int i, column, count = 0
        for i in range(self.n):
            column = self.n - 1 - i if self.from_right else i
            bit = <uint32_t> 1 << (self.n - 1 - column)
            if looked_at & bit:
                choices[count] = Choice(self.depth, column, (allowed & bit) != 0, 0)
                count += 1
        return count

    cdef int verdict(self):
        return UNFINISHED if self.depth < self.n else self.weight()


cdef class BruteForce(RowByRow):
    """Try every square, and look for attacks when the board is full."""

    cdef uint32_t allowed(self, Masks attacked):
        return self.full_row()

    cdef int weight(self):
        cdef bint is_solution = True
        while self.depth and is_solution:
            self.depth -= 1  # compare the lowest queen with the queens above it
            is_solution = not self.is_attacked(self.rows[self.depth], self.columns[self.depth])
        self.depth = self.n
        return is_solution


cdef class ListBased(RowByRow):
    """Look at the squares of the columns that are left."""

    cdef uint32_t looked_at(self, Masks attacked):
        return self.full_row() & ~attacked.down


cdef class ColumnsLeft(ListBased):
    """Look at the squares of the columns that are left, from the right."""

    def __init__(self, int n):
        super().__init__(n)
        self.from_right = True


cdef class Bitmap(RowByRow):
    """Look at the allowed squares only, from the right."""

    def __init__(self, int n):
        super().__init__(n)
        self.from_right = True

    cdef uint32_t looked_at(self, Masks attacked):
        return self.allowed(attacked)


cdef class Mirror(Bitmap):
    """Search only the left half of row `halved`, which is 0 or 1.

    If `halved` is 1, the queen of row 0 stands in the middle of an odd row.
    """

    cdef int halved

    def __init__(self, int n, int halved):
        super().__init__(n)
        self.halved = halved

    cdef uint32_t allowed(self, Masks attacked):
        cdef uint32_t free = Bitmap.allowed(self, attacked)
        cdef int half = self.n // 2
        if self.depth < self.halved:
            return free & <uint32_t> 1 << half
        if self.depth == self.halved:  # the middle square belongs to neither half
            return free & self.full_row() << (self.n - half)
        return free

    cdef int weight(self):
        return 2


cdef class SymmetryElimination(Bitmap):
    """Search one branch; see `Branch`."""

    cdef uint32_t[MAX_SIDE] possible  # the squares of each row that the branch does not forbid
    cdef int last_edge_row  # both edge columns are forbidden below it; -1 for a corner branch

    def __init__(self, branch):
        super().__init__(branch.n)
        cdef int row
        for row, forbidden in enumerate(branch.forbidden):
            self.possible[row] = self.full_row() & ~<uint32_t> forbidden
        if branch.corner:
            self.possible[0], self.possible[1] = 1, <uint32_t> 1 << <int> branch.bound
        else:
            self.possible[0] = <uint32_t> 1 << <int> branch.bound
        self.last_edge_row = -1 if branch.corner else self.n - 1 - branch.bound

    cdef uint32_t allowed(self, Masks attacked):
        cdef uint32_t squares = Bitmap.allowed(self, attacked) & self.possible[self.depth]
        cdef uint32_t edges = <uint32_t> 1 << (self.n - 1) | 1
        if self.depth == self.last_edge_row and attacked.down & edges != edges:
            # This is the last row in which an edge column can get its queen. If both edge columns
            # are empty, no square is left, because one row cannot have two queens.
            return squares & edges if attacked.down & edges else 0
        return squares

    cdef int weight(self):
        columns = tuple([self.columns[row] for row in range(self.n)])
        board = orbit(columns)
        return board.size if board.representative == columns else 0


cdef class CarryChain(Rules):
    """Fill the rings first. Fill the inside only if the chain is the least of its readings."""

    cdef Choice[LINES][MAX_SIDE] squares  # the square at each position of each line
    cdef int ring_weight  # see `rules.ring_weight`; it is set as soon as the rings are full

    def __init__(self, int n):
        super().__init__(n)
        cdef int line, position
        for line in range(LINES):
            for position in range(n):
                row, column = ring_square(n, line, position)
                self.squares[line][position] = Choice(row, column, True, 0)

    cdef int list_choices(self, Choice *choices):
        cdef int[LINES] positions
        cdef int line = self.find_positions(positions), i, row = 0, count = 0
        if line < LINES:
            for i in range(self.n):
                choices[i] = self.squares[line][i]
                choices[i].is_allowed = not self.is_attacked(choices[i].row, choices[i].column)
            return self.n
        while self.has_queen(row):
            row += 1
        for i in range(self.n):
            if not self.is_attacked(row, i):
                choices[count] = Choice(row, i, True, 0)
                count += 1
        return count

    cdef int verdict(self):
        cdef int[LINES] positions
        cdef int lines = self.find_positions(positions)
        if not self.may_be_least(positions, lines):
            return 0
        if lines < LINES:
            return UNFINISHED
        if self.has_ring_queen(self.depth - 1):
            self.ring_weight = ring_weight(self.n, self.queens())
        return UNFINISHED if self.ring_weight and self.depth < self.n else self.ring_weight

    cdef int find_positions(self, int *positions):
        """Write the position of the queen on each line, or -1 for an empty line.

        Return the number of the first empty line, or `LINES` if all lines are full.
        """
        cdef int line, i, row, column, last = self.n - 1
        for line in range(LINES):
            positions[line] = -1
        for i in range(self.depth):
            row, column = self.rows[i], self.columns[i]
            if row < 2:
                positions[row] = column
            if column > last - 2:
                positions[2 + last - column] = row
            if row > last - 2:
                positions[4 + last - row] = last - column
            if column < 2:
                positions[6 + column] = last - row
        for line in range(LINES):
            if positions[line] < 0:
                return line
        return LINES

    cdef bint may_be_least(self, const int *positions, int lines):
        """Return whether each full side has a code of at least the top code, in both directions."""
        cdef int side, code, mirrored, top = positions[0] * self.n + positions[1]
        for side in range(lines // 2):
            code = positions[2 * side] * self.n + positions[2 * side + 1]
            mirrored = self.n * self.n - 1 - code
            if code < top or mirrored < top:
                return False
        return True

    cdef bint has_queen(self, int row):
        cdef int i
        for i in range(self.depth):
            if self.rows[i] == row:
                return True
        return False

    cdef bint has_ring_queen(self, int i):
        """Return whether queen number `i` stands on one of the lines."""
        cdef int last = self.n - 1
        return (min(self.rows[i], self.columns[i]) < 2
                or max(self.rows[i], self.columns[i]) > last - 2)


ROW_BY_ROW = {
    "brute_force": BruteForce,
    "backtracking": RowByRow,
    "placement_flags": RowByRow,
    "list_based": ListBased,
    "columns_left": ColumnsLeft,
    "bitmap": Bitmap,
    "lowest_zero": Bitmap,
}


def parts(n, key):
    """Return the rules of each part of a method's search, in order."""
    if n == 1:  # one square has no halves and no rings
        return [Bitmap(n)]
    if key == "mirror":
        return [Mirror(n, halved) for halved in range(n % 2 + 1)]
    if key == "symmetry_elimination":
        return [SymmetryElimination(branch) for branch in symmetry_branches(n)]
    if key == "carry_chain":
        return [CarryChain(n)]
    return [ROW_BY_ROW[key](n)]


# --- walk ---

cdef class Search:
    """A walk through the search of a method."""

    cdef list parts  # the parts not searched yet; the next part is the last item
    cdef Rules rules  # the rules of the current part; None at the end
    # For each number of queens on the board: the squares to look at next, how many they are, and
    # the index of the current square.
    cdef Choice[MAX_SIDE + 1][MAX_SIDE] choices
    cdef int[MAX_SIDE + 1] counts, current
    cdef int64_t nodes, solutions

    def __init__(self, n, key):
        self.parts = parts(countable_n(n), find_method(key).key)[::-1]
        self.enter_part()

    def next_steps(self):
        """Return an array with a row for each of the next steps.

        At the end of the search it has no rows.

        The columns are the kind as an index in `StepKind`, row and column of the square, the number
        of queens on the board, and the fields `untried`, `nodes` and `solutions` of `Step`.
        """
        steps = np.empty((BLOCK, FIELDS), np.int64)
        cdef int64_t[:, ::1] rows = steps
        cdef int count = 0
        while self.rules is not None and count + 2 <= BLOCK:
            count += self.advance(&rows[count, 0])
        return steps[:count]

    cdef void enter_part(self):
        self.rules = self.parts.pop() if self.parts else None
        if self.rules is not None:
            self.enter_line()

    cdef void enter_line(self):
        """List the squares to look at next, and compute `untried` for each."""
        cdef int depth = self.rules.depth, i
        cdef Choice *choices = self.choices[depth]
        cdef int count = self.rules.list_choices(choices)
        cdef uint32_t untried = 0
        self.counts[depth], self.current[depth] = count, -1
        if count and choices[0].row != choices[count - 1].row:
            # On a column of the rings, `untried` is 0 by definition.
            return
        for i in range(count - 1, -1, -1):
            choices[i].untried = untried
            if choices[i].is_allowed:
                untried |= <uint32_t> 1 << (self.rules.n - 1 - choices[i].column)

    cdef int advance(self, int64_t *step):
        """Look at the next square. Write up to two steps, and return their number."""
        cdef Rules rules = self.rules
        cdef int depth = rules.depth, weight
        cdef Choice *choice
        self.current[depth] += 1
        if self.current[depth] == self.counts[depth]:
            if depth == 0:
                self.enter_part()
                return 0
            rules.depth -= 1
            self.write(step, BACKTRACK, &self.choices[depth - 1][self.current[depth - 1]])
            return 1
        choice = &self.choices[depth][self.current[depth]]
        if not choice.is_allowed:
            self.write(step, REJECT, choice)
            return 1
        rules.rows[depth], rules.columns[depth] = choice.row, choice.column
        rules.depth += 1
        self.nodes += 1
        self.write(step, PLACE, choice)
        weight = rules.verdict()
        if weight == UNFINISHED:
            self.enter_line()
            return 1
        self.solutions += weight
        self.write(step + FIELDS, SOLUTION if weight else REJECT, choice)
        rules.depth -= 1
        return 2

    cdef void write(self, int64_t *step, Kind kind, const Choice *choice) noexcept:
        step[0], step[1], step[2] = kind, choice.row, choice.column
        step[3], step[4] = self.rules.depth, choice.untried
        step[5], step[6] = self.nodes, self.solutions
