"""Data to pages: what each generated page shows, without a word of how it looks."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from functools import cache
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
from site_builder.data.links import links_of
from site_builder.figures.boards.copies import Copied
from site_builder.figures.boards.files import picture
from site_builder.figures.counts.charts import first_column_chart, heat_chart
from site_builder.figures.counts.images import named_images
from site_builder.figures.finder.blocks import LIBRARY, WORKER
from site_builder.figures.finder.explorer import explorer
from site_builder.pages import titles
from site_builder.pages.cards import MAX_DRAWN
from site_builder.svg.orbit import orbit_sheet
from site_builder.values.addresses import (
    all_path,
    card_path,
    leaf_path,
    overview_path,
    solution_path,
)
from site_builder.values.census import census, ledger
from site_builder.values.config import SiteConfig
from site_builder.values.figure import Chart
from site_builder.values.gallery import Entry, Gallery, Leaf, first_entries
from site_builder.values.page import Asset, Page
from site_builder.values.text import counted, plain_name

NEAR = 3
MAX_ON_ONE_PAGE = 100  # boards; N = 9 has 352
LONG_SCRIPT = "assets/queens-gallery.js"
WALL_SCRIPT = "assets/queens-wall.js"
COPY_SCRIPT = "assets/queens-copy.js"
WALLED = range(9, 13)  # smaller galleries are seen at a glance, larger ones are not
GALLERY_STYLESHEET = "assets/queens-gallery.css"


def overview_page(config: SiteConfig) -> Page:
    """A board of each N, with its counts: the way to the galleries."""
    labelled = range(1, MAX_LABELLED_N + 1)
    context = {
        "plates": [
            (census(n), next(iter(first_entries(n, 1)), None), _gallery_path(n, config))
            for n in labelled
        ],
        "largest_counted": MAX_KNOWN_N,
    }
    path = overview_path(config)
    told = (titles.OVERVIEW, titles.OVERVIEW_ABOUT, card_path(path))
    return Page(path, "Boards", "overview.html.jinja", context, *told, listed=True)


def gallery_pages(gallery: Gallery, config: SiteConfig) -> Iterator[Page]:
    """The pages that show all fundamental solutions of one N."""
    n = gallery.n
    for leaf in gallery.leaves:
        first = leaf.number == 1
        context = {
            "n": n,
            "overview": overview_path(config),
            "census": gallery.census,
            "all_boards": _page_of_all(gallery, config),
            "leaf": leaf,
            "pages": pager(leaf.number, gallery.leaves),
            "groups": groups(gallery.census, leaf.entries, gallery.leaves),
            "places": gallery.places,
            "coordinates": config.coordinates,
            "before": _neighbour(n - 1, config),
            "after": _neighbour(n + 1, config),
            "charts": _charts(n) if first and leaf.entries else [],
            "explorer": explorer(n, config) if first else None,
            "files": links_of(n, config) if first else {},
            "wall": _wall(gallery, config) if first and n in WALLED else None,
        }
        title = f"N = {n}" if first else f"N = {n}, page {leaf.number}"
        told = _told_of_gallery(gallery.census, leaf.number, config)
        yield Page(leaf.path, title, "gallery.html.jinja", context, *told)


def long_page(n: int, config: SiteConfig) -> Page:
    """A gallery of too many pages: the first of them, on which a script draws the others."""
    row, most = ledger()[n - 1], config.boards_per_page
    context = {
        "n": n,
        "overview": overview_path(config),
        "census": row.census,
        "computed": row.computed,
        "groups": groups(row.census, first_entries(n, most)),
        "heads": groups(row.census, [*_one_of_each_size(row.census)]),
        "boards_per_page": most,
        "coordinates": config.coordinates,
        "before": _neighbour(n - 1, config),
        "after": _neighbour(n + 1, config),
        "charts": _charts(n),
        "scripts": (*LIBRARY, LONG_SCRIPT),
        "worker": WORKER,
        "stylesheet": GALLERY_STYLESHEET,
    }
    told = _told_of_gallery(row.census, 1, config)
    return Page(leaf_path(n, config), f"N = {n}", "long_gallery.html.jinja", context, *told)


def _told_of_gallery(census: Census, page: int, config: SiteConfig) -> tuple[str, str, str]:
    """Headline, words and picture of one of its pages."""
    card = card_path(leaf_path(census.n, config))
    return titles.of_gallery(census, page), titles.about_gallery(census), card


def _one_of_each_size(census: Census) -> Iterator[Entry]:
    for size, count in (census.orbits_by_size or {}).items():
        if count:
            label = f"{census.n}.{size}.1"
            yield Entry(label, solution(label), size)


def pager(current: int, all_leaves: Sequence[Leaf]) -> list[tuple[int, str] | None]:
    """The pages to link to: the first, the last, those around the current one; None for gaps."""
    near = {1, len(all_leaves), *range(current - NEAR, current + NEAR + 1)}
    shown: list[tuple[int, str] | None] = []
    for leaf in all_leaves:
        if leaf.number in near:
            shown.append((leaf.number, leaf.path))
        elif shown[-1] is not None:
            shown.append(None)
    return shown


@dataclass(frozen=True, slots=True)
class Group:
    """The boards of one orbit size on one page of a gallery.

    Attributes
    ----------
    size : int
        1, 2, 4 or 8.
    count : int
        How many fundamental solutions of this size there are in all.
    first : int
        Rank of the first one on this page.
    symmetry_class : SymmetryClass
        What these solutions look like after a turn.
    entries : tuple of Entry
        Those on this page.
    others : tuple of int
        The numbers of the other pages that have some.
    """

    size: int
    count: int
    first: int
    symmetry_class: SymmetryClass
    entries: tuple[Entry, ...]
    others: tuple[int, ...]


def groups(
    census: Census, entries: Sequence[Entry], leaves: Sequence[Leaf] = ()
) -> tuple[Group, ...]:
    """The boards of one of the pages of a gallery by the size of their orbits."""
    counts = census.orbits_by_size or {}
    found = []
    for size, members in groupby(entries, key=lambda entry: entry.size):
        shown = tuple(members)
        first = int(shown[0].label.rpartition(".")[2])
        symmetry_class = orbit(shown[0].solution).symmetry_class
        others = tuple(_pages_with(size, (leaf for leaf in leaves if leaf.entries != entries)))
        found.append(Group(size, counts[size], first, symmetry_class, shown, others))
    return tuple(found)


def _pages_with(size: int, leaves: Iterable[Leaf]) -> Iterator[int]:
    for leaf in leaves:
        if any(entry.size == size for entry in leaf.entries):
            yield leaf.number


def _neighbour(n: int, config: SiteConfig) -> tuple[str, str] | None:
    path = _gallery_path(n, config)
    return (f"N = {n}", path) if path else None


def _gallery_path(n: int, config: SiteConfig) -> str | None:
    return leaf_path(n, config) if n in config.galleries or n in config.browsed else None


@dataclass(frozen=True, slots=True)
class Wall:
    """What shows all boards of a gallery on one screen.

    Attributes
    ----------
    leaves : tuple of str
        Source paths of the pages of the gallery.
    boards_per_page : int
        Where it is cut.
    solution : str or None
        Source path of the page of a solution whose label is N.0.0, if they have pages.
    scripts : tuple of str
        What it runs.
    worker : str
        What runs beside it.
    stylesheet : str
        Its looks.
    """

    leaves: tuple[str, ...]
    boards_per_page: int
    solution: str | None
    scripts: tuple[str, ...] = (*LIBRARY, WALL_SCRIPT)
    worker: str = WORKER
    stylesheet: str = GALLERY_STYLESHEET


def _wall(gallery: Gallery, config: SiteConfig) -> Wall:
    has_pages = gallery.n <= config.solution_pages
    return Wall(
        tuple(leaf.path for leaf in gallery.leaves),
        config.boards_per_page,
        solution_path(f"{gallery.n}.0.0", config) if has_pages else None,
    )


def _charts(n: int) -> list[tuple[str, Chart]]:
    counts = queens_per_square(n)
    return [
        ("Queens per square", heat_chart(counts)),
        ("Solutions by column of the first queen", first_column_chart(counts[0])),
    ]


def all_page(gallery: Gallery, config: SiteConfig) -> Iterator[Page]:
    """Every board of one N, if there are boards and they fit one page: a row for each orbit."""
    n, path, total = gallery.n, _page_of_all(gallery, config), gallery.census.total
    if path is None:
        return
    context = {
        "n": n,
        "title": f"{'The only solution' if total == 1 else f'All {total} solutions'} of N = {n}",
        "census": gallery.census,
        "gallery": leaf_path(n, config),
        "orbits": [(entry, named_images(entry)) for entry in gallery.entries],
        "places": gallery.places,
    }
    card = card_path(leaf_path(n, config))
    told = (titles.of_all(gallery.census), titles.about_all(gallery.census), card)
    yield Page(path, str(context["title"]), "all.html.jinja", context, *told)


def _page_of_all(gallery: Gallery, config: SiteConfig) -> str | None:
    return all_path(gallery.n, config) if 0 < gallery.census.total <= MAX_ON_ONE_PAGE else None


def solution_pages(gallery: Gallery) -> Iterator[Page | Asset]:
    """For each fundamental solution of one N its page, and its pictures as files."""
    ways = [None, *gallery.places.items(), None]
    shown = ((leaf, entry) for leaf in gallery.leaves for entry in leaf.entries)
    for position, (leaf, entry) in enumerate(shown, start=1):
        path = gallery.places[entry.label]
        stem = path.removesuffix(".md")
        context = {
            "entry": entry,
            "page": path,
            "script": COPY_SCRIPT,
            "orbit": orbit(entry.solution),
            "images": named_images(entry),
            "before": ways[position - 1],
            "after": ways[position + 1],
            "position": position,
            "count": len(gallery.entries),
            "gallery": leaf.anchor(entry),
            "board_file": f"{stem}.svg",
            "orbit_file": f"{stem}-orbit.svg",
        }
        card = card_path(path if entry.n <= MAX_DRAWN else gallery.leaves[0].path)
        told = (titles.of_solution(entry), titles.about_solution(entry), card)
        yield Page(path, f"Solution {entry.label}", "solution.html.jinja", context, *told)
        yield Asset(f"{stem}.svg", picture(Copied(entry.label, entry.solution)))
        yield Asset(f"{stem}-orbit.svg", orbit_picture(entry))


@cache  # the same through all rebuilds of `mkdocs serve`
def orbit_picture(entry: Entry) -> str:
    """The eight images of a solution as a file."""
    shown = [
        (plain_name(image.symmetry), image.entry.solution, image.same_as is not None)
        for image in named_images(entry)
    ]
    return orbit_sheet(
        shown,
        title=f"The eight images of {entry.label}",
        description=f"They are {counted(entry.size, 'different board')}.",
    )
