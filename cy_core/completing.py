"""Complete a partial board: find every solution with some queens and some empty squares given."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import SupportsIndex

from cy_core.arrays import Boards, np
from cy_core.checks import countable_n, positive
from cy_core.counting import count
from cy_core.engine.binding import CompletionLister, checked_squares
from cy_core.engine.choice import chosen_backend
from cy_core.engine.parallel import count_partial_board
from cy_core.known import MAX_KNOWN_N, known_census
from cy_core.listing import require_list_memory, solutions
from cy_core.model import IndexPair


def completions(
    n: SupportsIndex,
    fixed: Iterable[IndexPair] = (),
    forbidden: Iterable[IndexPair] = (),
    *,
    limit: SupportsIndex | None = None,
) -> Boards:
    """List every solution that has queens on the fixed squares and no queen on the forbidden ones.

    Parameters
    ----------
    n : int
        Side of the board, 1..28.
    fixed : iterable of (row, column)
        Squares that have a queen; row 0 is at the top, column 0 at the left.
    forbidden : iterable of (row, column)
        Squares without a queen. A square that is fixed and forbidden leaves no solution.
    limit : int, optional
        Stop after this many solutions, at least 1. If left out, list all.

    Returns
    -------
    ndarray of uint8, shape (count, n)
        Column of the queen in each row, from the top; in ascending lexicographic order.

    Raises
    ------
    InputError
        `n must be between 1 and 28, got 40`; `limit must be 1 or more, got 0`;
        `squares are a list of pairs of a row and a column, such as [(0, 3)], got (0, 3)`;
        `rows and columns of n = 8 are 0 to 7, got 0 8`;
        `no two queens may attack each other, got 0 0, 1 1`;
        `listing n = 20 takes at least 102 GB of memory, and may take half of the 23 GB ...: ...`.

    Examples
    --------
    >>> from cy_core import completions as complete
    >>> complete(8, [(3, 3), (4, 1)]).tolist()
    [[4, 0, 7, 3, 1, 6, 2, 5], [4, 6, 0, 3, 1, 7, 5, 2]]
    """
    n = countable_n(n)
    queens, empty = checked_squares(n, fixed), checked_squares(n, forbidden)
    lister = CompletionLister(n, chosen_backend(), queens, empty)
    if limit is not None:
        limit = positive("limit", limit)
    elif queens or empty:
        limit = count_partial_board(n, queens, empty)
    else:
        return solutions(n)
    total = known_census(min(n, MAX_KNOWN_N)).total
    require_list_memory(n, 2 * n * min(limit, total))
    return np.concatenate([np.empty((0, n), np.uint8), *first_rows(lister, limit)])


def first_rows(arrays: Iterable[Boards], count: int) -> Iterator[Boards]:
    """Yield the first `count` rows of `arrays`, which are joined, array by array."""
    for boards in arrays:
        yield boards[:count]
        count -= len(boards)
        if count <= 0:
            return


def count_completions(
    n: SupportsIndex, fixed: Iterable[IndexPair] = (), forbidden: Iterable[IndexPair] = ()
) -> int:
    """Count the solutions with queens on the fixed squares and no queen on the forbidden ones."""
    n = countable_n(n)
    queens, empty = checked_squares(n, fixed), checked_squares(n, forbidden)
    return count_partial_board(n, queens, empty) if queens or empty else count(n).total
