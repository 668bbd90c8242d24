"""Labelled fundamental solutions of one N: all of them, or only the first."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from functools import cache
from itertools import islice

import cy_core


@dataclass(frozen=True, slots=True)
class FundamentalSolution:
    """The representative of an orbit of solutions, with its label."""

    # The permanent name, such as `8.4.1`.
    label: str
    # The column of each queen, 0..n-1 from the left, row by row from the top.
    columns: tuple[int, ...]
    # The number of boards in its orbit: 1, 2, 4 or 8.
    orbit_size: int

    @property
    def n(self) -> int:
        """The side of the board."""
        return len(self.columns)


def fundamental_solutions(n: int) -> tuple[FundamentalSolution, ...]:
    """Return the fundamental solutions of one N in gallery order: by orbit size, then by rank.

    >>> [solution.label for solution in fundamental_solutions(5)]
    ['5.2.1', '5.8.1']
    """
    boards, sizes = cy_core.fundamental(n)
    labels = rank_labels(n, sizes.tolist())
    rows = zip(labels, boards.tolist(), sizes.tolist(), strict=True)
    solutions = [FundamentalSolution(label, tuple(board), size) for label, board, size in rows]
    return tuple(sorted(solutions, key=lambda solution: solution.orbit_size))


# Cached, so that all rebuilds of `mkdocs serve` use one computation.
@cache
def first_solutions(n: int, count: int) -> tuple[FundamentalSolution, ...]:
    """Return the first fundamental solutions of one N in gallery order, without listing the rest.

    >>> first_solutions(8, 1)
    (FundamentalSolution(label='8.4.1', columns=(5, 3, 6, 0, 7, 1, 4, 2), orbit_size=4),)
    """
    counts = (cy_core.known_census(n).orbits_by_size or {}).items()
    labels = ((f"{n}.{size}.{rank + 1}", size) for size, ranks in counts for rank in range(ranks))
    return tuple(
        FundamentalSolution(label, cy_core.solution(label), size)
        for label, size in islice(labels, count)
    )


def rank_labels(n: int, sizes: Iterable[int]) -> Iterator[str]:
    """Yield the label ``N.size.rank`` of each fundamental solution, from the sizes of their orbits.

    Solutions of the same orbit size are numbered from 1.

    >>> list(rank_labels(12, [8, 4, 8]))
    ['12.8.1', '12.4.1', '12.8.2']
    """
    ranks: Counter[int] = Counter()
    for size in sizes:
        ranks[size] += 1
        yield f"{n}.{size}.{ranks[size]}"
