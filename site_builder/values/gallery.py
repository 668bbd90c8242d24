"""The gallery of one N: its counts, its fundamental solutions, and where the site shows each."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from functools import cache, lru_cache
from itertools import islice

import cy_core
from cy_core import Census
from site_builder.values.addresses import leaf_path, solution_path
from site_builder.values.census import census
from site_builder.values.config import SiteConfig


@dataclass(frozen=True, slots=True)
class Entry:
    """One fundamental solution as a gallery shows it.

    Attributes
    ----------
    label : str
        Its permanent name: ``8.4.1``.
    solution : tuple of int
        Column numbers from the left, row by row from the top, 0..n-1.
    size : int
        How many boards its orbit has: 1, 2, 4 or 8.
    """

    label: str
    solution: tuple[int, ...]
    size: int

    @property
    def n(self) -> int:
        """Side of the board."""
        return len(self.solution)


@dataclass(frozen=True, slots=True)
class Leaf:
    """One page of a gallery.

    Attributes
    ----------
    number : int
        From 1.
    path : str
        Source path of the page: ``boards/11/2.md``.
    entries : tuple of Entry
        What it shows, in order.
    """

    number: int
    path: str
    entries: tuple[Entry, ...]

    def anchor(self, entry: Entry) -> str:
        """Where on this page a solution stands: ``boards/11/2.md#11.8.99``."""
        return f"{self.path}#{entry.label}"


@dataclass(frozen=True, slots=True)
class Gallery:
    """All fundamental solutions of one N, cut into pages.

    Attributes
    ----------
    n : int
        Side of the boards.
    census : Census
        The counts, computed.
    entries : tuple of Entry
        The solutions, by orbit size, then by rank.
    leaves : tuple of Leaf
        The pages, at least one.
    places : mapping of str to str
        For each label, the page of that solution, or where it stands on a leaf if it has none.
    """

    n: int
    census: Census
    entries: tuple[Entry, ...]
    leaves: tuple[Leaf, ...]
    places: Mapping[str, str]


def board_address(entry: Entry, config: SiteConfig) -> str | None:
    """Where the site shows a solution: its page, its place in a gallery, or nowhere."""
    if entry.n in config.browsed:
        return f"{leaf_path(entry.n, config)}#{entry.label}"
    gallery = galleries_of(config).get(entry.n)
    return gallery.places[entry.label] if gallery else None


@lru_cache(maxsize=1)  # the same through all rebuilds of `mkdocs serve`, until an option changes
def galleries_of(config: SiteConfig) -> Mapping[int, Gallery]:
    """The galleries of a site by their N, ascending."""
    return {n: gallery_of(n, config) for n in config.galleries}


def gallery_of(n: int, config: SiteConfig) -> Gallery:
    """The gallery of one N, as a site has chosen it.

    Parameters
    ----------
    n : int
        One of ``config.galleries``.
    config : SiteConfig
        Says where pages lie, where they are cut, and which solutions have their own.

    >>> gallery_of(4, SiteConfig(solution_pages=0)).places
    {'4.2.1': 'boards/4/index.md#4.2.1'}
    """
    found = entries(n)
    starts = range(0, max(len(found), 1), config.boards_per_page)
    leaves = tuple(
        Leaf(number, leaf_path(n, config, number), found[start : start + config.boards_per_page])
        for number, start in enumerate(starts, start=1)
    )
    has_pages = n <= config.solution_pages
    places = {
        entry.label: solution_path(entry.label, config) if has_pages else leaf.anchor(entry)
        for leaf in leaves
        for entry in leaf.entries
    }
    return Gallery(n, census(n), found, leaves, places)


def entries(n: int) -> tuple[Entry, ...]:
    """The fundamental solutions of one N in the order of a gallery: by orbit size, then by rank.

    >>> [entry.label for entry in entries(5)]
    ['5.2.1', '5.8.1']
    """
    boards, sizes = cy_core.fundamental(n)
    labels = rank_labels(n, sizes.tolist())
    rows = zip(labels, boards.tolist(), sizes.tolist(), strict=True)
    found = [Entry(label, tuple(board), size) for label, board, size in rows]
    return tuple(sorted(found, key=lambda entry: entry.size))


@cache  # the same through all rebuilds of `mkdocs serve`
def first_entries(n: int, most: int) -> tuple[Entry, ...]:
    """The first fundamental solutions of one N in the order of a gallery, without listing the rest.

    Parameters
    ----------
    n : int
        Side of the board, 1..18.
    most : int
        How many, if there are so many.

    >>> first_entries(8, 1)
    (Entry(label='8.4.1', solution=(5, 3, 6, 0, 7, 1, 4, 2), size=4),)
    """
    counts = (census(n).orbits_by_size or {}).items()
    named = ((size, f"{n}.{size}.{rank + 1}") for size, count in counts for rank in range(count))
    return tuple(Entry(label, cy_core.solution(label), size) for size, label in islice(named, most))


def rank_labels(n: int, sizes: Iterable[int]) -> Iterator[str]:
    """The label ``N.size.rank`` of each fundamental solution: ranks count those of one size.

    Parameters
    ----------
    n : int
        Side of the board.
    sizes : iterable of int
        Orbit sizes of all fundamental solutions of this n, in their descending order.

    >>> list(rank_labels(12, [8, 4, 8]))
    ['12.8.1', '12.4.1', '12.8.2']
    """
    ranks: Counter[int] = Counter()
    for size in sizes:
        ranks[size] += 1
        yield f"{n}.{size}.{ranks[size]}"
