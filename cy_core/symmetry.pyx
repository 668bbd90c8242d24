# cython: language_level=3, boundscheck=False, wraparound=False, cdivision=True
"""Apply the eight symmetries of the square: images, canonical form and orbit of a solution."""

from itertools import islice

from libc.stdint cimport uint64_t
from libc.string cimport memcmp, memcpy

from cy_core.arrays import np
from cy_core.checks import MAX_N, MIN_N, format_value, whole_number
from cy_core.model import InputError, Orbit, Symmetry, SymmetryClass

CLASS_BY_SIZE = {
    1: SymmetryClass.SINGLE,
    2: SymmetryClass.DOUBLY_CENTROSYMMETRIC,
    4: SymmetryClass.CENTROSYMMETRIC,
    8: SymmetryClass.ORDINARY,
}


cdef void move(const unsigned char *columns, int n, int symmetry, unsigned char *image) noexcept nogil:
    # Writes the image of a board under one symmetry. The caller must check that columns are 0..n-1.
    cdef int row, column, last = n - 1
    for row in range(n):
        column = columns[row]
        if symmetry == 0:                            # identity
            image[row] = column
        elif symmetry == 1:                          # rotation by 90 degrees clockwise
            image[column] = last - row
        elif symmetry == 2:                          # rotation by 180 degrees
            image[last - row] = last - column
        elif symmetry == 3:                          # rotation by 270 degrees clockwise
            image[last - column] = row
        elif symmetry == 4:                          # reflection left-right
            image[row] = last - column
        elif symmetry == 5:                          # reflection top-bottom
            image[last - row] = column
        elif symmetry == 6:                          # reflection in the main diagonal
            image[column] = row
        else:                                        # reflection in the anti-diagonal
            image[last - column] = last - row


cdef tuple all_images(tuple columns):
    cdef unsigned char[32] source
    cdef unsigned char[32] image
    cdef int n = len(columns), row, symmetry
    for row in range(n):
        source[row] = columns[row]
    result = []
    for symmetry in range(8):
        move(source, n, symmetry, image)
        result.append(tuple([image[row] for row in range(n)]))
    return tuple(result)


def permutation(columns):
    """Check that each row and each column has one queen, and return the columns as a tuple."""
    values = first_values(columns)
    n = len(values)
    if not MIN_N <= n <= MAX_N:
        count = n if n <= MAX_N else "more"
        raise InputError(f"a solution has {MIN_N} to {MAX_N} queens, got {count}")
    try:
        numbers = tuple(map(whole_number, values))
    except TypeError:
        text = format_value(" ".join([format_value(value, int) for value in values]))
        raise InputError(f"a solution is a list of column numbers, got {text}") from None
    if sorted(numbers) != list(range(n)):
        rule = f"a solution of {n} queens names each column 0 to {n - 1} exactly once"
        text = format_value(" ".join(map(format_value, values)))
        raise InputError(f"{rule}, got {text}")
    return numbers


cdef tuple first_values(columns):
    # Read at most one value more than a board can have, because an iterator may be endless.
    try:
        if isinstance(columns, (str, bytes)):
            raise TypeError("its items are no columns")
        return tuple(islice(columns, MAX_N + 1))
    except TypeError:
        text = format_value(columns, tuple)
        is_label = isinstance(columns, str) and columns.count(".") == 2
        remedy = f": solution({text}) gives the list of a label" if is_label else ""
        raise InputError(f"a solution is a list of column numbers, got {text}{remedy}") from None


def checked_solution(columns):
    """Check that the columns are a solution, and return them as a tuple."""
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
    """Return the eight images of a permutation under the symmetries, in the order of `Symmetry`.

    Parameters
    ----------
    columns : iterable of int
        1 to 32 different column numbers 0..n-1, row by row from the top. Queens may attack each
        other on diagonals.

    Raises
    ------
    InputError
        The columns are not a permutation.

    >>> images((1, 3, 0, 2))[:2]
    ((1, 3, 0, 2), (1, 3, 0, 2))
    """
    return all_images(permutation(columns))


def canonical(solution):
    """Return the representative of a solution's orbit: its lexicographically greatest image.

    Parameters
    ----------
    solution : iterable of int
        Column of the queen in each row, from the top, counted from 0 at the left.

    Returns
    -------
    tuple of int
        Column of the queen in each row, as in the argument.

    Raises
    ------
    InputError
        The columns are not a permutation, or two queens attack each other.

    Examples
    --------
    >>> canonical((1, 3, 0, 2, 4))
    (4, 2, 0, 3, 1)
    """
    return max(all_images(checked_solution(solution)))


def orbit(solution):
    """Compute the orbit of a solution: its representative, images, size and symmetry class.

    Parameters
    ----------
    solution : iterable of int
        Column of the queen in each row, from the top, counted from 0 at the left.

    Returns
    -------
    Orbit
        All eight images of a solution have the same orbit.

    Raises
    ------
    InputError
        The columns are not a permutation, or two queens attack each other.

    Examples
    --------
    >>> orbit((1, 3, 0, 2)).size
    2
    >>> [symmetry.value for symmetry in orbit((1, 3, 0, 2)).stabilizer]
    ['identity', 'rotate_90', 'rotate_180', 'rotate_270']
    """
    representative = canonical(solution)
    board_images = all_images(representative)
    size = len(set(board_images))
    return Orbit(representative, dict(zip(Symmetry, board_images)), size, CLASS_BY_SIZE[size])


cdef bint is_solution(const unsigned char *columns, int n) noexcept nogil:
    # Returns whether no two queens share a column or a diagonal. n is at most 32.
    cdef uint64_t seen_columns = 0, seen_rising = 0, seen_falling = 0, column, rising, falling
    cdef int row
    for row in range(n):
        if columns[row] >= n:
            return False
        column = 1ULL << columns[row]
        rising = 1ULL << (row + columns[row])
        falling = 1ULL << (row + n - columns[row])
        if seen_columns & column or seen_rising & rising or seen_falling & falling:
            return False
        seen_columns |= column
        seen_rising |= rising
        seen_falling |= falling
    return True


cdef int greatest_image(const unsigned char *columns, int n, unsigned char *greatest) noexcept nogil:
    # Writes the representative of a solution and returns the size of its orbit.
    cdef unsigned char[32] image
    # `unchanged` is the number of symmetries, with the identity, that leave the solution unchanged.
    cdef int symmetry, unchanged = 1
    memcpy(greatest, columns, n)
    for symmetry in range(1, 8):
        move(columns, n, symmetry, image)
        unchanged += memcmp(image, columns, n) == 0
        if memcmp(image, greatest, n) > 0:
            memcpy(greatest, image, n)
    return 8 // unchanged


def canonical_boards(const unsigned char[:, ::1] boards not None):
    """Return the representatives of boards, and the sizes of their orbits.

    If a board is not a solution, the size is 0 and its representative is undefined.
    """
    cdef Py_ssize_t index, count = boards.shape[0]
    if not MIN_N <= boards.shape[1] <= MAX_N:
        raise InputError(f"a solution has {MIN_N} to {MAX_N} queens, got {boards.shape[1]}")
    cdef int n = boards.shape[1]
    representatives, sizes = np.empty((count, n), np.uint8), np.zeros(count, np.uint8)
    cdef unsigned char[:, ::1] greatest = representatives
    cdef unsigned char[::1] orbits = sizes
    with nogil:
        for index in range(count):
            if is_solution(&boards[index, 0], n):
                orbits[index] = greatest_image(&boards[index, 0], n, &greatest[index, 0])
    return representatives, sizes
