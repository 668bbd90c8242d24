from collections.abc import Iterable
from typing import SupportsIndex

import numpy as np
from numpy.typing import NDArray

from cy_core.model import Orbit, Solution

def permutation(columns: Iterable[SupportsIndex]) -> Solution: ...
def checked_solution(columns: Iterable[SupportsIndex]) -> Solution: ...
def images(columns: Iterable[SupportsIndex]) -> tuple[Solution, ...]:
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

def canonical(solution: Iterable[SupportsIndex]) -> Solution:
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

def orbit(solution: Iterable[SupportsIndex]) -> Orbit:
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

def canonical_boards(boards: NDArray[np.uint8]) -> tuple[NDArray[np.uint8], NDArray[np.uint8]]: ...
