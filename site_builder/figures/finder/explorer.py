"""The interactive heat map of a gallery, and a file with all boards of one N."""

from __future__ import annotations

from dataclasses import asdict, dataclass
from string import ascii_lowercase, digits

import numpy as np

from cy_core import (
    completions,
    count_completions,
    fundamental,
    label,
    queens_per_square,
)
from site_builder.values.page import Asset
from site_builder.values.site_paths import SitePaths

EXPLORED = range(4, 13)  # smaller boards are too easy, the files of larger ones too large
NAUCK = ((4, 1), (3, 3))  # b4 and d5 of N = 8: his example of 1850


@dataclass(frozen=True, slots=True)
class Example:
    """A partial board, and what the heat map shows for it."""

    queens: tuple[tuple[int, int], ...]  # in the order in which they are placed
    totals: list[int]  # how many solutions remain before the first queen, and after each
    # for each square the solutions with a queen there and these queens, row by row
    counts: list[int]
    solutions: list[list[int]]  # the remaining solutions, as columns
    labels: list[str]  # the labels of the remaining solutions

    @property
    def fields(self) -> dict[str, object]:
        """The values for the script."""
        return asdict(self)


@dataclass(frozen=True, slots=True)
class Explorer:
    """The values of the heat map of one gallery."""

    counts: tuple[int, ...]  # for each square the solutions with a queen there, row by row
    boards: str  # path of the file of its representatives
    # Source path of the page of a solution, with the label N.0.0; None without such pages.
    solution: str | None
    example: Example | None  # The partial board at first; None for the empty board.


def explorer(n: int, site_paths: SitePaths) -> Explorer | None:
    """The explorer of one gallery, if N is in `EXPLORED`."""
    if n not in EXPLORED:
        return None
    counts = tuple(count for row in queens_per_square(n) for count in row)
    opens_with = example(n, NAUCK) if n == 8 else None
    return Explorer(counts, _path(n), site_paths.solution_page_pattern(n), opens_with)


def example(n: int, queens: tuple[tuple[int, int], ...]) -> Example:
    """How many solutions of N remain as queens are placed, and which.

    >>> example(8, NAUCK).totals
    [92, 8, 2]
    """
    totals = [count_completions(n, queens[:placed]) for placed in range(len(queens) + 1)]
    boards = completions(n, queens)
    counts: list[int] = (boards[:, :, None] == np.arange(n)).sum(axis=0).ravel().tolist()
    remaining: list[list[int]] = boards.tolist()
    return Example(queens, totals, counts, remaining, [*map(label, remaining)])


def boards_asset(n: int) -> Asset:
    """The file of all boards of one N."""
    return Asset(_path(n), representatives(n))


def representatives(n: int) -> str:
    """All representatives of one N, the greatest first: a digit to base 36 for each column.

    >>> representatives(6), representatives(5)
    ('420531', '4203130241')
    """
    found, _ = fundamental(n)
    return "".join((digits + ascii_lowercase)[column] for column in found.flat)


def _path(n: int) -> str:
    return f"assets/boards/{n}.txt"
