# cython: language_level=3, boundscheck=False, wraparound=False, cdivision=True
"""Count the classes of solutions on the torus. Only the least board of each class is counted.

Congruent solutions become each other by shifts around the torus, rotations and reflections. Similar
solutions may also need a multiplication of rows and columns by a unit. Each fundamental solution is
shifted in every way. If the result is a solution, its eight images are compared with the board.
"""

from libc.string cimport memset

from cy_core.terms.plain_search cimport (
    MAX_N, Search, has_smaller_image, visit_fundamental,
)
from cy_core.terms.units import MAX_TORUS_N, units
from cy_core.checks import checked_n


cdef struct Classes:
    int unit_count
    int[MAX_N] units
    long long congruent, similar
    # Numbers of solutions for which no other shift is a solution: of fundamental solutions, and of
    # all solutions.
    long long alone, boards_alone


cdef bint is_shift_a_solution(int n, const unsigned char *board, int down, int right,
                              unsigned char *shifted) noexcept nogil:
    # Writes the board after a shift, and returns whether it is a solution. If a queen attacks
    # another, only the rows above this queen are written.
    cdef unsigned long long sums = 0, differences = 0, sum_bit, difference_bit
    cdef int row, column, source = n - down
    for row in range(n):
        if source == n:
            source = 0
        column = board[source] + right
        if column >= n:
            column -= n
        source += 1
        sum_bit, difference_bit = 1ULL << (row + column), 1ULL << (row - column + n)
        if sums & sum_bit or differences & difference_bit:
            return False
        sums |= sum_bit
        differences |= difference_bit
        shifted[row] = <unsigned char> column
    return True


cdef bint is_least_shift(int n, const unsigned char *moved, const unsigned char *board,
                         int *solutions) noexcept nogil:
    # Shifts `moved` in every way. Returns whether no shift that is a solution has an image less
    # than `board`. Adds the number of shifts that are solutions to `solutions`.
    cdef unsigned char[MAX_N] shifted
    cdef int down, right, equal
    for down in range(n):
        for right in range(n):
            if is_shift_a_solution(n, moved, down, right, shifted):
                solutions[0] += 1
                if has_smaller_image(n, shifted, board, &equal):
                    return False
    return True


cdef void classify(Search *search, int size) noexcept nogil:
    cdef Classes *classes = <Classes *> search.result
    cdef unsigned char[MAX_N] moved
    cdef int n = search.n, index, row, unit, solutions = 0, others = 0
    if not is_least_shift(n, search.board, search.board, &solutions):
        return
    classes.congruent += 1
    if solutions == 1:
        classes.alone += 1
        classes.boards_alone += size
    for index in range(classes.unit_count):
        unit = classes.units[index]
        for row in range(n):
            moved[unit * row % n] = <unsigned char> (unit * search.board[row] % n)
        if not is_least_shift(n, moved, search.board, &others):
            return
    classes.similar += 1


def torus_classes(side):
    """Count the classes of solutions on the torus, and the solutions that stand alone.

    A solution stands alone if no other shift of it is a solution. Return four numbers: congruence
    classes, similarity classes, fundamental solutions that stand alone, and all solutions that do.
    """
    cdef int n = checked_n(side, MAX_TORUS_N)
    cdef Search search
    cdef Classes classes
    memset(&classes, 0, sizeof(Classes))
    for unit in units(n)[1:]:
        classes.units[classes.unit_count] = unit
        classes.unit_count += 1
    search.result, search.visit = &classes, classify
    visit_fundamental(&search, n)
    return classes.congruent, classes.similar, classes.alone, classes.boards_alone
