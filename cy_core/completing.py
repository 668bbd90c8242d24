"""Completing: every solution that agrees with what stands on a board already."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from cy_core.arrays import Boards, np
from cy_core.checks import countable_n, positive
from cy_core.counting import count
from cy_core.engine.binding import Filler, checked_squares
from cy_core.engine.cpu import chosen_backend
from cy_core.engine.parallel import count_begun
from cy_core.known import MAX_KNOWN_N, known_census
from cy_core.listing import require_list_memory, solutions
from cy_core.model import Square


def completions(
    n: int,
    fixed: Iterable[Square] = (),
    forbidden: Iterable[Square] = (),
    *,
    limit: int | None = None,
) -> Boards:
    """Every solution that has queens on given squares, and none on others.

    Parameters
    ----------
    n : int
        Side of the board, 1..28.
    fixed : iterable of (row, column)
        Squares that have a queen, from the top and from the left, counted from 0.
    forbidden : iterable of (row, column)
        Squares that have none; a board with a square of both kinds has no completion.
    limit : int, optional
        Only the first so many, at least 1: the search ends with them.

    Returns
    -------
    ndarray of uint8, shape (count, n)
        Column of the queen in each row, from the top; in ascending lexicographic order.

    Raises
    ------
    InputError
        `n must be between 1 and 28, got 40`; `limit must be 1 or more, got 0`;
        `squares are pairs of a row and a column, got 3`;
        `rows and columns of n = 8 are 0 to 7, got 0 8`;
        `no two queens may attack each other, got 0 0, 1 1`;
        `listing n = 20 takes at least 102 GB of memory, and may take half of the 23 GB ...: ...`.

    >>> completions(8, [(3, 3), (4, 1)]).tolist()
    [[4, 0, 7, 3, 1, 6, 2, 5], [4, 6, 0, 3, 1, 7, 5, 2]]
    """
    n = countable_n(n)
    squares, closed = checked_squares(n, fixed), checked_squares(n, forbidden)
    found = Filler(n, chosen_backend(), squares, closed)
    if limit is not None:
        limit = positive("limit", limit)
    elif squares or closed:
        limit = count_begun(n, squares, closed)
    else:
        return solutions(n)
    most = known_census(min(n, MAX_KNOWN_N)).total
    require_list_memory(n, 2 * n * min(limit, most))
    return np.concatenate([np.empty((0, n), np.uint8), *first_rows(found, limit)])


def first_rows(parts: Iterable[Boards], count: int) -> Iterator[Boards]:
    """The parts, as far as they hold so many rows."""
    for part in parts:
        yield part[:count]
        count -= len(part)
        if count <= 0:
            return


def count_completions(
    n: int, fixed: Iterable[Square] = (), forbidden: Iterable[Square] = ()
) -> int:
    """How many solutions have queens on given squares, and none on others.

    Parameters
    ----------
    n, fixed, forbidden
        As `completions`.

    Raises
    ------
    InputError
        As `completions`.
    KeyboardInterrupt
        Ctrl-C ends the search within a second.

    >>> count_completions(8, [(4, 1)]), count_completions(8, [(4, 1), (3, 3)])
    (8, 2)
    """
    n = countable_n(n)
    squares, closed = checked_squares(n, fixed), checked_squares(n, forbidden)
    return count_begun(n, squares, closed) if squares or closed else count(n).total
