"""What makes the heat map of a gallery answer: its scripts, and all boards of one N in one file."""

from __future__ import annotations

from dataclasses import dataclass
from string import ascii_lowercase, digits

from site_builder.core import fundamental, queens_per_square
from site_builder.figures.finder.fence import LIBRARY, STYLESHEET, WORKER
from site_builder.values.addresses import solution_path
from site_builder.values.config import SiteConfig
from site_builder.values.page import Asset

EXPLORED = range(4, 13)  # smaller boards are no puzzle, the files of larger ones are too heavy
_OWN = tuple(f"assets/queens-{name}.js" for name in ("click", "puzzle", "boards", "explore"))
EXPLORER_FILES = (*_OWN, STYLESHEET)  # beside those of every page that searches


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
    scripts: tuple[str, ...] = (*LIBRARY, *_OWN)
    worker: str = WORKER
    stylesheet: str = STYLESHEET


def explorer(n: int, config: SiteConfig) -> Explorer | None:
    """That of one gallery, if its heat map answers."""
    if n not in EXPLORED:
        return None
    page = solution_path(f"{n}.0.0", config)
    counts = tuple(count for row in queens_per_square(n) for count in row)
    return Explorer(counts, _path(n), page if n <= config.solution_pages else None)


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
