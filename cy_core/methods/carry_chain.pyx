# cython: language_level=3, boundscheck=False, wraparound=False, cdivision=True
"""Carry chain: fill the two outermost rows and columns first, then count what fits inside.

The queens of these rings are read clockwise as a chain of four codes: top, right, bottom, left. A
rotation turns the chain, a reflection reads it backwards. The search goes on only if the chain is
the least of its eight readings, and counts each board 8 / (number of equal readings) times. If
several readings are equal, each finished board is checked for symmetry.
"""

from libc.string cimport memset

from cy_core.methods.tally cimport Tally, count_node, raise_if_stopped
from cy_core.checks import countable_n
from cy_core.model import Census

cdef enum:
    SIDES = 4
    LINES = 8                           # an outer and an inner line on each side

cdef struct Chain:
    Tally tally
    int n
    int[32] column_of                   # column of the queen in each row, or -1
    int[32] row_of                      # row of the queen in each column, or -1
    unsigned long long columns          # taken columns; bit 0 is the leftmost
    unsigned long long rising           # taken diagonals: bit row + column
    unsigned long long falling          # taken diagonals: bit column - row + n - 1
    int[4] code                         # of each side: outer position * n + inner position
    int weight                          # number of distinct images of the rings
    int[32] rows                        # the rows that the rings leave empty
    int inside                          # how many there are
    int[32] finished                    # columns of the whole board; used if the weight is below 8
    long long[9] boards                 # solutions, by the size of their orbit


cdef void start(Chain *chain, int n) noexcept nogil:
    memset(chain, 0, sizeof(Chain))
    memset(chain.column_of, -1, sizeof(chain.column_of))
    memset(chain.row_of, -1, sizeof(chain.row_of))
    chain.n = n


# --- queens on the board ---

cdef inline bint is_attacked(Chain *chain, int row, int column) noexcept nogil:
    return (chain.column_of[row] >= 0 or chain.row_of[column] >= 0
            or chain.rising >> (row + column) & 1
            or chain.falling >> (column - row + chain.n - 1) & 1)


cdef inline void flip(Chain *chain, int row, int column) noexcept nogil:
    chain.columns ^= 1ULL << column
    chain.rising ^= 1ULL << (row + column)
    chain.falling ^= 1ULL << (column - row + chain.n - 1)


cdef inline void put(Chain *chain, int row, int column) noexcept nogil:
    chain.column_of[row] = column
    chain.row_of[column] = row
    flip(chain, row, column)


cdef inline void lift(Chain *chain, int row, int column) noexcept nogil:
    chain.column_of[row] = -1
    chain.row_of[column] = -1
    flip(chain, row, column)


# --- the rings, read clockwise ---

cdef inline int row_on(int n, int line, int position) noexcept nogil:
    cdef int side = line // 2, depth = line % 2
    return (depth if side == 0 else position if side == 1
            else n - 1 - depth if side == 2 else n - 1 - position)


cdef inline int column_on(int n, int line, int position) noexcept nogil:
    # The column is the row one side earlier, counted from the right.
    return n - 1 - row_on(n, (line + 6) % LINES, position)


cdef inline int position_on(Chain *chain, int line) noexcept nogil:
    # Position of the queen on a line, or -1.
    cdef int side = line // 2, depth = line % 2, last = chain.n - 1
    cdef int queen = (chain.column_of[depth] if side == 0 else chain.row_of[last - depth] if side == 1
                      else chain.column_of[last - depth] if side == 2 else chain.row_of[depth])
    return last - queen if side >= 2 and queen >= 0 else queen


cdef inline int mirrored(Chain *chain, int code) noexcept nogil:
    return chain.n * chain.n - 1 - code


cdef inline bint may_be_least(Chain *chain, int line) noexcept nogil:
    # If a side has a lesser code than the top, the reading that starts there is less.
    cdef int side = line // 2
    if line % 2 == 0:
        return True
    chain.code[side] = position_on(chain, line - 1) * chain.n + position_on(chain, line)
    return chain.code[side] >= chain.code[0] and mirrored(chain, chain.code[side]) >= chain.code[0]


cdef int compare_reading(Chain *chain, int first, bint backwards) noexcept nogil:
    # Compares a reading with the chain: 1 if it is greater, -1 if it is less, 0 if equal.
    cdef int step, code
    for step in range(SIDES):
        if backwards:
            code = mirrored(chain, chain.code[(first + SIDES - step) % SIDES])
        else:
            code = chain.code[(first + step) % SIDES]
        if code != chain.code[step]:
            return 1 if code > chain.code[step] else -1
    return 0


cdef int tied_readings(Chain *chain) noexcept nogil:
    # Number of the eight readings that equal the chain; 0 if one of them is less.
    cdef int first, backwards, sign, ties = 0
    for first in range(SIDES):
        for backwards in range(2):
            sign = compare_reading(chain, first, backwards)
            if sign < 0:
                return 0
            ties += sign == 0
    return ties


# --- finished boards ---

cdef bint looks_the_same(Chain *chain, int quarter_turns) noexcept nogil:
    cdef int row, column, last = chain.n - 1
    for row in range(chain.n):
        column = chain.finished[row]
        if quarter_turns == 1 and chain.finished[column] != last - row:
            return False
        if quarter_turns == 2 and chain.finished[last - row] != last - column:
            return False
    return True


cdef inline void count_board(Chain *chain) noexcept nogil:
    # Rings without symmetry make a board without symmetry; other boards must be checked.
    cdef int size = 8
    if chain.weight < 8:
        size = 2 if looks_the_same(chain, 1) else 4 if looks_the_same(chain, 2) else 8
    chain.boards[size] += chain.weight
    chain.tally.solutions += chain.weight


cdef bint enter_inside(Chain *chain) noexcept nogil:
    # Returns whether the rings are the least reading; if so, prepares the search inside.
    cdef int row, ties = tied_readings(chain)
    if ties == 0:
        return False
    chain.weight = 8 // ties
    chain.inside = 0
    for row in range(chain.n):
        chain.finished[row] = chain.column_of[row]
        if chain.column_of[row] < 0:
            chain.rows[chain.inside] = row
            chain.inside += 1
    return True


cdef inline unsigned long long free_squares(Chain *chain, int row, unsigned long long columns,
                                            unsigned long long rising,
                                            unsigned long long falling) noexcept nogil:
    return ((1ULL << chain.n) - 1) & ~(columns | rising >> row | falling >> (chain.n - 1 - row))


cdef inline void note_queen(Chain *chain, int row, unsigned long long bit) noexcept nogil:
    cdef int column = 0
    if chain.weight == 8:
        return
    while bit >> column != 1:
        column += 1
    chain.finished[row] = column


# --- recursive ---

cdef void place_inside(Chain *chain, int depth, unsigned long long columns,
                       unsigned long long rising, unsigned long long falling) noexcept nogil:
    cdef unsigned long long bit, untried
    cdef int row
    if depth == chain.inside:
        count_board(chain)
        return
    row = chain.rows[depth]
    untried = free_squares(chain, row, columns, rising, falling)
    while untried:
        bit = untried & -untried
        untried ^= bit
        if not count_node(&chain.tally):
            return
        note_queen(chain, row, bit)
        place_inside(chain, depth + 1, columns | bit, rising | bit << row,
                     falling | bit << (chain.n - 1 - row))


cdef void place_rings(Chain *chain, int line) noexcept nogil:
    cdef int position, row, column
    if line == LINES:
        if enter_inside(chain):
            place_inside(chain, 0, chain.columns, chain.rising, chain.falling)
        return
    if position_on(chain, line) >= 0:
        if may_be_least(chain, line):
            place_rings(chain, line + 1)
        return
    for position in range(chain.n):
        row = row_on(chain.n, line, position)
        column = column_on(chain.n, line, position)
        if is_attacked(chain, row, column):
            continue
        if not count_node(&chain.tally):
            return
        put(chain, row, column)
        if may_be_least(chain, line):
            place_rings(chain, line + 1)
        lift(chain, row, column)


# --- iterative ---

cdef void loop_inside(Chain *chain) noexcept nogil:
    cdef unsigned long long[33] columns, rising, falling, untried
    cdef unsigned long long bit
    cdef int row, depth = 0
    columns[0] = chain.columns
    rising[0] = chain.rising
    falling[0] = chain.falling
    if chain.inside == 0:
        count_board(chain)
        return
    untried[0] = free_squares(chain, chain.rows[0], columns[0], rising[0], falling[0])
    while depth >= 0:
        if untried[depth] == 0:
            depth -= 1
            continue
        row = chain.rows[depth]
        bit = untried[depth] & -untried[depth]
        untried[depth] ^= bit
        if not count_node(&chain.tally):
            return
        note_queen(chain, row, bit)
        if depth == chain.inside - 1:
            count_board(chain)
            continue
        columns[depth + 1] = columns[depth] | bit
        rising[depth + 1] = rising[depth] | bit << row
        falling[depth + 1] = falling[depth] | bit << (chain.n - 1 - row)
        depth += 1
        untried[depth] = free_squares(chain, chain.rows[depth], columns[depth], rising[depth],
                                   falling[depth])


cdef bint advance(Chain *chain, int line, int *position, bint *given) noexcept nogil:
    # Moves the queen of a line to its next free square; False if there is none. A line that has
    # its queen from another line is visited once.
    cdef int n = chain.n
    if position[line] < 0:
        given[line] = position_on(chain, line) >= 0
        if given[line]:
            position[line] = n
            return True
    elif given[line]:
        return False
    else:
        lift(chain, row_on(n, line, position[line]), column_on(n, line, position[line]))
    position[line] += 1
    while position[line] < n and is_attacked(chain, row_on(n, line, position[line]),
                                             column_on(n, line, position[line])):
        position[line] += 1
    if position[line] == n or not count_node(&chain.tally):
        return False
    put(chain, row_on(n, line, position[line]), column_on(n, line, position[line]))
    return True


cdef void loop_rings(Chain *chain) noexcept nogil:
    cdef int[8] position
    cdef bint[8] given
    cdef int line = 0
    position[0] = -1
    while line >= 0:
        if not advance(chain, line, position, given):
            line -= 1
            continue
        if not may_be_least(chain, line):
            continue
        if line < LINES - 1:
            line += 1
            position[line] = -1
            continue
        if enter_inside(chain):
            loop_inside(chain)


# --- both ---

cdef run(side, bint iterative):
    cdef int n = countable_n(side)
    cdef Chain chain
    if n == 1:
        return Census(1, 1, 1, {1: 1, 2: 0, 4: 0, 8: 0}, nodes=1)
    start(&chain, n)
    with nogil:
        if iterative:
            loop_rings(&chain)
        else:
            place_rings(&chain, 0)
    raise_if_stopped(&chain.tally)
    orbits = {1: 0} | {size: chain.boards[size] // size for size in (2, 4, 8)}
    return Census(n, chain.tally.solutions, sum(orbits.values()), orbits, chain.tally.nodes)


def recursive(side):
    return run(side, False)


def iterative(side):
    return run(side, True)
