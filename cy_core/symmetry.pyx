# cython: language_level=3, boundscheck=False, wraparound=False, cdivision=True
"""The eight symmetries of the square, and what they make of a solution."""

from itertools import islice

from cy_core.checks import MAX_N, MIN_N, shown, whole_number
from cy_core.model import InputError, Orbit, Symmetry, SymmetryClass

CLASS_BY_SIZE = {
    1: SymmetryClass.SINGLE,
    2: SymmetryClass.DOUBLY_CENTROSYMMETRIC,
    4: SymmetryClass.CENTROSYMMETRIC,
    8: SymmetryClass.ORDINARY,
}


cdef void move(const unsigned char *columns, int n, int symmetry, unsigned char *image) noexcept nogil:
    # The queen at (row, column) goes to (new row, new column); bounds are the caller's duty.
    cdef int row, column, last = n - 1
    for row in range(n):
        column = columns[row]
        if symmetry == 0:                            # identity
            image[row] = column
        elif symmetry == 1:                          # a quarter turn clockwise
            image[column] = last - row
        elif symmetry == 2:                          # half a turn
            image[last - row] = last - column
        elif symmetry == 3:                          # three quarters of a turn
            image[last - column] = row
        elif symmetry == 4:                          # left and right change places
            image[row] = last - column
        elif symmetry == 5:                          # top and bottom change places
            image[last - row] = column
        elif symmetry == 6:                          # rows and columns change places
            image[column] = row
        else:                                        # the same, about the other diagonal
            image[last - column] = last - row


cdef tuple all_images(tuple columns):
    cdef unsigned char[32] source
    cdef unsigned char[32] image
    cdef int n = len(columns), row, symmetry
    for row in range(n):
        source[row] = columns[row]
    moved = []
    for symmetry in range(8):
        move(source, n, symmetry, image)
        moved.append(tuple([image[row] for row in range(n)]))
    return tuple(moved)


def permutation(columns):
    """Check that there is one queen in each row and column, and return them as a tuple.

    Parameters
    ----------
    columns : iterable of int
        1 to 32 different column numbers 0..n-1, row by row from the top.

    Raises
    ------
    InputError
        `a solution of 4 queens names each column 0 to 3 exactly once, got 4 2 0 3`;
        `a solution has 1 to 32 queens, got 0`; `a solution is a list of column numbers, got 'x'`.
    """
    values = some(columns)
    n = len(values)
    if not MIN_N <= n <= MAX_N:
        many = n if n <= MAX_N else "more"
        raise InputError(f"a solution has {MIN_N} to {MAX_N} queens, got {many}")
    try:
        whole = tuple(map(whole_number, values))
    except TypeError:
        told = shown(" ".join([shown(value, int) for value in values]))
        raise InputError(f"a solution is a list of column numbers, got {told}") from None
    if sorted(whole) != list(range(n)):
        rule = f"a solution of {n} queens names each column 0 to {n - 1} exactly once"
        raise InputError(f"{rule}, got {in_words(values)}")
    return whole


cdef str in_words(tuple values):
    return shown(" ".join(map(shown, values)))


cdef tuple some(columns):
    # One more than any board has is enough to refuse them; an iterator may have no end.
    try:
        return tuple(islice(columns, MAX_N + 1))
    except TypeError:
        told = shown(columns, tuple)
        raise InputError(f"a solution is a list of column numbers, got {told}") from None


def checked_solution(columns):
    """Check that the columns are a permutation and that no two queens share a diagonal.

    Raises
    ------
    InputError
        `no two queens may attack each other: those in rows 0 and 1 share a diagonal in 0 1 2 3`.
    """
    queens = permutation(columns)
    for lower in range(len(queens)):
        for upper in range(lower):
            if lower - upper == abs(queens[lower] - queens[upper]):
                raise InputError(
                    f"no two queens may attack each other: those in rows {upper} and {lower} share "
                    f"a diagonal in {' '.join(map(str, queens))} (rows count from 0 at the top)"
                )
    return queens


def images(columns):
    """The eight images of a permutation, in the order of `Symmetry`.

    >>> images((1, 3, 0, 2))[:2]
    ((1, 3, 0, 2), (1, 3, 0, 2))
    """
    return all_images(permutation(columns))


def canonical(solution):
    """The representative of a solution's orbit: its lexicographically greatest image.

    Parameters
    ----------
    solution : iterable of int
        Column of the queen in each row, from the top, counted from 0 at the left.

    Raises
    ------
    InputError
        The columns are not a permutation, or two queens attack each other.

    >>> canonical((1, 3, 0, 2, 4))
    (4, 2, 0, 3, 1)
    """
    return max(all_images(checked_solution(solution)))


def orbit(solution):
    """The orbit of a solution: representative, eight named images, size and class.

    Parameters
    ----------
    solution : iterable of int
        Column of the queen in each row, from the top, counted from 0 at the left.

    Raises
    ------
    InputError
        The columns are not a permutation, or two queens attack each other.

    >>> orbit((1, 3, 0, 2)).size
    2
    >>> [symmetry.value for symmetry in orbit((1, 3, 0, 2)).stabilizer]
    ['identity', 'rotate_90', 'rotate_180', 'rotate_270']
    """
    representative = canonical(solution)
    moved = all_images(representative)
    size = len(set(moved))
    return Orbit(representative, dict(zip(Symmetry, moved)), size, CLASS_BY_SIZE[size])
