"""The pages of galleries: the overview, each gallery, and the page with all boards of one N."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from itertools import groupby

from cy_core import (
    MAX_KNOWN_N,
    MAX_LABELLED_N,
    Census,
    SymmetryClass,
    orbit,
    queens_per_square,
    solution,
)
from site_builder.data.site import DataLink
from site_builder.figures.finder.blocks import explorer
from site_builder.figures.learn_place.blocks import unsolvable_board_figure
from site_builder.figures.solutions import solution_links
from site_builder.figures.symmetry.blocks import named_images
from site_builder.figures.totals import first_column_chart, heat_chart
from site_builder.values.census import census, known_counts
from site_builder.values.figure import Chart
from site_builder.values.fundamental import (
    FundamentalSolution,
    first_solutions,
    fundamental_solutions,
)
from site_builder.values.page import Page
from site_builder.values.site_paths import SitePaths
from site_builder.values.text import counted, grouped

# The number of pages that the pager links to on each side of the current page.
PAGER_REACH = 3
# The N of galleries with a view of small boards. Smaller galleries do not need it, and larger
# galleries do not fit.
TILED_SIZES = range(9, 13)

# The link to a neighbouring gallery: its text and the source path of its target. None for no link.
Neighbour = tuple[str, str] | None


@dataclass(frozen=True, slots=True)
class GalleryPage:
    """One page of a gallery: its number from 1, its source path, and its solutions in order."""

    number: int
    path: str
    solutions: tuple[FundamentalSolution, ...]


@dataclass(frozen=True, slots=True)
class Gallery:
    """All fundamental solutions of one N, divided into pages."""

    # The side of the boards.
    n: int
    # The counts of this N.
    census: Census
    # The solutions by orbit size, then by rank.
    solutions: tuple[FundamentalSolution, ...]
    # The pages of the gallery, at least one.
    pages: tuple[GalleryPage, ...]


# Cached, because `mkdocs serve` rebuilds with the same galleries until an option changes.
@lru_cache(maxsize=1)
def galleries_of(site_paths: SitePaths) -> Mapping[int, Gallery]:
    """Return the galleries that are built with the site, by N in ascending order."""
    return {n: gallery_of(n, site_paths) for n in site_paths.galleries}


def gallery_of(n: int, site_paths: SitePaths) -> Gallery:
    """Return the gallery of one N, divided into pages of `boards_per_page` boards."""
    solutions = fundamental_solutions(n)
    length = site_paths.config.boards_per_page
    pages = tuple(
        GalleryPage(number, site_paths.gallery_page(n, number), solutions[start : start + length])
        for number, start in enumerate(range(0, max(len(solutions), 1), length), start=1)
    )
    return Gallery(n, census(n), solutions, pages)


def overview_page(site_paths: SitePaths) -> Page:
    """Return the overview: a board of each N that has a gallery, with its counts and a link."""
    drawn = [n for n in range(1, MAX_LABELLED_N + 1) if site_paths.gallery(n)]
    plates = [
        (census(n), next(iter(first_solutions(n, 1)), None), site_paths.gallery(n)) for n in drawn
    ]
    others = [n for n in range(1, MAX_KNOWN_N + 1) if n not in drawn]
    return Page(
        path=site_paths.overview,
        title="Boards",
        template="overview.html.jinja",
        context={"plates": plates, "others": others},
        headline=OVERVIEW_HEADLINE,
        about=OVERVIEW_ABOUT,
        card=site_paths.overview_card,
        listed=True,
        searched=True,
        tags=("gallery", "galleries", "all solutions", "pictures"),
    )


def gallery_pages(
    gallery: Gallery, site_paths: SitePaths, downloads: Mapping[str, Sequence[DataLink]]
) -> Iterator[Page]:
    """Yield the pages with all fundamental solutions of one N."""
    n = gallery.n
    for page in gallery.pages:
        first = page.number == 1
        yield _page(
            gallery.census,
            site_paths,
            "gallery.html.jinja",
            page.number,
            page=page,
            pager=pager(page.number, gallery.pages),
            groups=groups(gallery.census, page.solutions, gallery.pages),
            charts=_charts(n) if first and gallery.solutions else [],
            explorer=explorer(n) if first else None,
            place=None if gallery.solutions else unsolvable_board_figure(n, site_paths.config),
            downloads=downloads if first else {},
            tiled_pages=gallery.pages if first and n in TILED_SIZES else (),
        )


def long_page(n: int, site_paths: SitePaths) -> Page:
    """Return the first page of a gallery that is too long to build.

    In the browser, a script draws the other pages.
    """
    row = known_counts()[n - 1]
    return _page(
        row.census,
        site_paths,
        "long_gallery.html.jinja",
        computed=row.origin == "computed",
        groups=groups(row.census, first_solutions(n, site_paths.config.boards_per_page)),
        first_groups=groups(row.census, list(_first_of_each_size(row.census))),
        charts=_charts(n),
    )


def _page(
    counts: Census, site_paths: SitePaths, template: str, number: int = 1, **context: object
) -> Page:
    """Return a page of a gallery. Only the first page can be found by the search of the site."""
    n = counts.n
    first = number == 1
    common = {
        "n": n,
        "site_paths": site_paths,
        "census": counts,
        "solution_links": solution_links(site_paths.config, [n]),
        "before": _neighbour(n - 1, site_paths),
        "after": _neighbour(n + 1, site_paths),
    }
    return Page(
        path=site_paths.gallery_page(n, number),
        title=f"N = {n}" if first else f"N = {n}, page {number}",
        template=template,
        context=common | context,
        headline=gallery_headline(counts, number),
        about=gallery_about(counts),
        card=site_paths.gallery_card(n),
        searched=first,
        tags=gallery_tags(counts) if first else (),
    )


def _first_of_each_size(census: Census) -> Iterator[FundamentalSolution]:
    for size, count in (census.orbits_by_size or {}).items():
        if count:
            label = f"{census.n}.{size}.1"
            yield FundamentalSolution(label, solution(label), size)


def pager(current: int, pages: Sequence[GalleryPage]) -> list[GalleryPage | None]:
    """Return the pages that the pager links to: the first, the last, and those near the current.

    In the list, None stands for omitted pages.
    """
    linked = {1, len(pages), *range(current - PAGER_REACH, current + PAGER_REACH + 1)}
    links: list[GalleryPage | None] = []
    for page in pages:
        if page.number in linked:
            links.append(page)
        elif links[-1] is not None:
            links.append(None)
    return links


@dataclass(frozen=True, slots=True)
class OrbitGroup:
    """The boards of one orbit size on one page of a gallery."""

    # The orbit size: 1, 2, 4 or 8.
    size: int
    # The number of fundamental solutions of this size in the whole gallery.
    count: int
    # The rank of the first of these solutions.
    first_rank: int
    # The symmetry class of these solutions.
    symmetry_class: SymmetryClass
    # The solutions on this page.
    solutions: tuple[FundamentalSolution, ...]
    # The numbers of the other pages that have solutions of this size.
    other_pages: tuple[int, ...]


def groups(
    census: Census, solutions: Sequence[FundamentalSolution], pages: Sequence[GalleryPage] = ()
) -> tuple[OrbitGroup, ...]:
    """Return the `solutions` on one page of a gallery, grouped by orbit size."""
    counts = census.orbits_by_size or {}
    return tuple(
        _group(size, counts[size], tuple(members), [p for p in pages if p.solutions != solutions])
        for size, members in groupby(solutions, key=lambda solution: solution.orbit_size)
    )


def _group(
    size: int,
    count: int,
    solutions: tuple[FundamentalSolution, ...],
    other_pages: Sequence[GalleryPage],
) -> OrbitGroup:
    first_rank = int(solutions[0].label.rpartition(".")[2])
    symmetry_class = orbit(solutions[0].columns).symmetry_class
    others = [p.number for p in other_pages if any(s.orbit_size == size for s in p.solutions)]
    return OrbitGroup(size, count, first_rank, symmetry_class, solutions, tuple(others))


def _neighbour(n: int, site_paths: SitePaths) -> Neighbour:
    path = site_paths.gallery(n)
    return (f"N = {n}", path) if path else None


def _charts(n: int) -> list[tuple[str, Chart]]:
    counts = queens_per_square(n)
    return [
        ("Queens per square", heat_chart(counts)),
        ("Solutions by column of the first queen", first_column_chart(counts[0])),
    ]


def all_page(gallery: Gallery, site_paths: SitePaths) -> Iterator[Page]:
    """Yield the page with every solution of one N, a row for each orbit.

    Yield nothing if the site does not have this page.
    """
    n = gallery.n
    counts = gallery.census
    path = site_paths.all_boards(n)
    if path is None:
        return
    solutions = "The only solution" if counts.total == 1 else f"All {counts.total} solutions"
    title = f"{solutions} of N = {n}"
    context = {
        "n": n,
        "title": title,
        "site_paths": site_paths,
        "census": counts,
        "orbits": [(solution, named_images(solution)) for solution in gallery.solutions],
    }
    yield Page(
        path=path,
        title=title,
        template="every_solution.html.jinja",
        context=context,
        headline=all_headline(counts),
        about=all_about(counts),
        card=site_paths.gallery_card(n),
    )


# Texts for search engines -------------------------------------------------------------------------

OVERVIEW_HEADLINE = f"N-Queens boards for N = 1 to {MAX_LABELLED_N}, with the number of solutions"
OVERVIEW_ABOUT = "The first solution of the N-Queens problem for each N, and how many there are."


def gallery_headline(census: Census, page: int = 1) -> str:
    """Return the headline of one page of a gallery, for search engines.

    >>> gallery_headline(Census(8, 92, 12))
    '8 queens: the 12 fundamental among 92 solutions'
    """
    page_text = f", page {page}" if page > 1 else ""
    return f"{counted(census.n, 'queen')}: {solutions_text(census)}{page_text}"


def gallery_about(census: Census) -> str:
    """Return a sentence about a gallery."""
    queens = f"{counted(census.n, 'queen')} on a board of {census.n} x {census.n}"
    if not census.total:
        return f"{queens} squares always attack each other; only N = 2 and N = 3 have no solution."
    solutions = solutions_text(census)
    return f"{queens}: {solutions}, drawn, sorted by symmetry, and where the queens stand."


def gallery_tags(census: Census) -> tuple[str, ...]:
    """Return words by which the search finds a gallery."""
    total = grouped(census.total)
    fundamental = grouped(census.fundamental or 0)
    counts = (f"all {total} solutions", f"{fundamental} fundamental solutions")
    return (f"{counted(census.n, 'queen')}", *counts, "unique solutions", "gallery", "pictures")


def solutions_text(census: Census) -> str:
    """Return the number of solutions of one N, in words.

    >>> solutions_text(Census(6, 4, 1)), solutions_text(Census(2, 0, 0))
    ('the only fundamental among 4 solutions', 'no solution')
    """
    if census.total < 2:
        return "the only solution" if census.total else "no solution"
    number = "only" if census.fundamental == 1 else grouped(census.fundamental or 0)
    return f"the {number} fundamental among {counted(census.total, 'solution')}"


def all_about(census: Census) -> str:
    """Return a sentence about the page with every solution of one N."""
    headline = all_headline(census)
    return f"{headline} on one page, orbit by orbit, each with the columns of its queens."


def all_headline(census: Census) -> str:
    """Return the headline of the page with every solution of one N.

    >>> all_headline(Census(8, 92, 12))
    '8 queens: all 92 solutions'
    """
    only = census.total == 1
    boards = "the eight images of the only solution" if only else f"all {census.total} solutions"
    return f"{counted(census.n, 'queen')}: {boards}"
