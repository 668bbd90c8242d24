"""The finder of boards, and the heat map of a gallery that a reader clicks."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import asdict, dataclass
from string import ascii_lowercase, digits
from typing import Annotated

import numpy as np

from cy_core import (
    MAX_LABELLED_N,
    completions,
    count_completions,
    fundamental,
    index_bytes,
    label,
    queens_per_square,
)
from site_builder.figures.boards import diagonal_asset, diagonal_path
from site_builder.values.block import block, size
from site_builder.values.config import LONG_GALLERIES, SiteConfig
from site_builder.values.figure import Figure
from site_builder.values.page import Asset
from site_builder.values.site_paths import SitePaths

SIZES = range(1, MAX_LABELLED_N + 1)
EXPLORED = range(4, 13)  # smaller boards are too easy, the files of larger ones too large
NAUCK = ((4, 1), (3, 3))  # b4 and d5 of N = 8: his example of 1850


@block("find", "8")
def find(n: Annotated[int, size(SIZES[0], SIZES[-1])], config: SiteConfig) -> Figure:
    """A text box, a board to click, and the search for a solution in the browser."""
    site_paths = SitePaths(config)
    context = {
        "n": n,
        "sizes": [*SIZES],
        "pages": site_paths.solution_page("0.0.0"),
        "paged": [n for n in site_paths.galleries if site_paths.has_solution_pages(n)],
        "diagonal": diagonal_path(0),
        "gallery": site_paths.gallery_page(0),
        "galleries": (*site_paths.galleries, *site_paths.long_galleries),
    }
    assets = (*index_assets(), *map(diagonal_asset, SIZES))
    return Figure("finder.html.jinja", context, tuple(SIZES), assets)


def index_assets() -> Iterator[Asset]:
    """The indexes of labels, for N of the long galleries; smaller boards need none."""
    for n in LONG_GALLERIES:
        yield Asset(f"assets/labels/{n}.index", index_bytes(n))


@dataclass(frozen=True, slots=True)
class HeatMapExample:
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
    example: HeatMapExample | None  # The partial board at first; None for the empty board.


def explorer(n: int, site_paths: SitePaths) -> Explorer | None:
    """The heat map of one gallery, if N is in `EXPLORED`."""
    if n not in EXPLORED:
        return None
    counts = tuple(count for row in queens_per_square(n) for count in row)
    opens_with = example(n, NAUCK) if n == 8 else None
    return Explorer(counts, boards_path(n), site_paths.solution_page_pattern(n), opens_with)


def example(n: int, queens: tuple[tuple[int, int], ...]) -> HeatMapExample:
    """How many solutions of N remain as queens are placed, and which.

    >>> example(8, NAUCK).totals
    [92, 8, 2]
    """
    totals = [count_completions(n, queens[:placed]) for placed in range(len(queens) + 1)]
    boards = completions(n, queens)
    counts: list[int] = (boards[:, :, None] == np.arange(n)).sum(axis=0).ravel().tolist()
    remaining: list[list[int]] = boards.tolist()
    return HeatMapExample(queens, totals, counts, remaining, [*map(label, remaining)])


def boards_asset(n: int) -> Asset:
    """The file of all boards of one N."""
    return Asset(boards_path(n), representatives(n))


def boards_path(n: int) -> str:
    """The path of this file in the site."""
    return f"assets/boards/{n}.txt"


def representatives(n: int) -> str:
    """All representatives of one N, the greatest first: a digit to base 36 for each column.

    >>> representatives(6), representatives(5)
    ('420531', '4203130241')
    """
    found, _ = fundamental(n)
    return "".join((digits + ascii_lowercase)[column] for column in found.flat)
