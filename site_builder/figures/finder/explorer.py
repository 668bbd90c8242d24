"""What makes the heat map of a gallery answer: its scripts, and all boards of one N in one file."""

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
from site_builder.figures.finder.blocks import LIBRARY, STYLESHEET, WORKER
from site_builder.values.addresses import solution_path
from site_builder.values.config import SiteConfig
from site_builder.values.page import Asset

EXPLORED = range(4, 13)  # smaller boards are no puzzle, the files of larger ones are too heavy
_OWN = tuple(f"assets/queens-{name}.js" for name in ("click", "puzzle", "boards", "explore"))
EXPLORER_FILES = (*_OWN, STYLESHEET)  # beside those of every page that searches


NAUCK = ((4, 1), (3, 3))  # b4 and d5 of N = 8: his example of 1850


@dataclass(frozen=True, slots=True)
class Example:
    """A begun board, and what the heat map says of it.

    Attributes
    ----------
    queens : sequence of (row, column)
        In the order in which they are placed.
    totals : list of int
        How many solutions remain before the first of them, and after each.
    counts : list of int
        As those of `Explorer`, with these queens in place.
    solutions : list of list of int
        What remains, as columns.
    labels : list of str
        Their labels.
    """

    queens: tuple[tuple[int, int], ...]
    totals: list[int]
    counts: list[int]
    solutions: list[list[int]]
    labels: list[str]

    @property
    def fields(self) -> dict[str, object]:
        """What a script is told of it."""
        return asdict(self)


@dataclass(frozen=True, slots=True)
class Explorer:
    """What the heat map of one gallery needs.

    Attributes
    ----------
    counts : tuple of int
        How many solutions have a queen on each square, row by row.
    boards : str
        Path of the file of its representatives.
    solution : str or None
        Source path of the page of a solution whose label is N.0.0, if they have pages.
    example : Example or None
        The board that it opens with, where it is not the empty one.
    scripts : tuple of str
        What it runs.
    worker : str
        What answers where the file cannot be had.
    stylesheet : str
        Its looks.
    """

    counts: tuple[int, ...]
    boards: str
    solution: str | None
    example: Example | None
    scripts: tuple[str, ...] = (*LIBRARY, *_OWN)
    worker: str = WORKER
    stylesheet: str = STYLESHEET


def explorer(n: int, config: SiteConfig) -> Explorer | None:
    """That of one gallery, if its heat map answers."""
    if n not in EXPLORED:
        return None
    page = solution_path(f"{n}.0.0", config)
    counts = tuple(count for row in queens_per_square(n) for count in row)
    opens_with = example(n, NAUCK) if n == 8 else None
    return Explorer(counts, _path(n), page if n <= config.solution_pages else None, opens_with)


def example(n: int, queens: tuple[tuple[int, int], ...]) -> Example:
    """What remains of the solutions of one N as queens are placed.

    >>> example(8, NAUCK).totals
    [92, 8, 2]
    """
    totals = [count_completions(n, queens[:placed]) for placed in range(len(queens) + 1)]
    boards = completions(n, queens)
    counts: list[int] = (boards[:, :, None] == np.arange(n)).sum(axis=0).ravel().tolist()
    found: list[list[int]] = boards.tolist()
    return Example(queens, totals, counts, found, [*map(label, found)])


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
