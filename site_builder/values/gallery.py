"""Galleries: the fundamental solutions of each N, cut into pages."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import lru_cache

from cy_core import Census
from site_builder.values.census import census
from site_builder.values.fundamental import FundamentalSolution, fundamental_solutions
from site_builder.values.site_paths import SitePaths


@dataclass(frozen=True, slots=True)
class GalleryPage:
    """One page of a gallery: its number, from 1, its source path, and its solutions in order."""

    number: int
    path: str
    solutions: tuple[FundamentalSolution, ...]


@dataclass(frozen=True, slots=True)
class Gallery:
    """All fundamental solutions of one N, cut into pages."""

    n: int  # the side of the boards
    census: Census  # the counts, computed
    solutions: tuple[FundamentalSolution, ...]  # by orbit size, then by rank
    pages: tuple[GalleryPage, ...]  # at least one


@lru_cache(maxsize=1)  # `mkdocs serve` rebuilds with the same galleries until an option changes
def galleries_of(site_paths: SitePaths) -> Mapping[int, Gallery]:
    """The galleries that a site draws when it is built, by N, ascending."""
    return {n: gallery_of(n, site_paths) for n in site_paths.galleries}


def gallery_of(n: int, site_paths: SitePaths) -> Gallery:
    """The gallery of one N, cut into pages as the site has them."""
    solutions, length = fundamental_solutions(n), site_paths.config.boards_per_page
    pages = tuple(
        GalleryPage(number, site_paths.gallery_page(n, number), solutions[start : start + length])
        for number, start in enumerate(range(0, max(len(solutions), 1), length), start=1)
    )
    return Gallery(n, census(n), solutions, pages)
