"""Data to pages: what each generated page shows, without a word of how it looks."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cache
from itertools import groupby

from site_builder.core import orbit
from site_builder.figures.counts.charts import first_column_chart, heat_chart, orbits_chart
from site_builder.figures.counts.images import images
from site_builder.svg.board import board_file
from site_builder.svg.orbit import orbit_sheet
from site_builder.values.addresses import (
    Leaf,
    gallery_places,
    leaf_path,
    leaves,
    neighbours,
    overview_path,
    place,
    solution_path,
)
from site_builder.values.census import Entry, census, entries, ledger
from site_builder.values.config import SiteConfig
from site_builder.values.figure import Chart
from site_builder.values.page import Asset, Page
from site_builder.values.text import SYMMETRY_NAMES, counted, squares

NEAR = 3


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
    entries : tuple of Entry
        Those on this page.
    """

    size: int
    count: int
    first: int
    entries: tuple[Entry, ...]


def overview_page(config: SiteConfig) -> Page:
    """N = 1..27 at a glance."""
    rows = ledger()
    context = {
        "rows": rows,
        "galleries": {n: leaf_path(n, config) for n in config.sizes},
        "chart": orbits_chart([row.census.n for row in rows]),
    }
    path = overview_path(config)
    return Page(path, "Boards", "overview.html.jinja", context, listed=True)


def gallery_pages(n: int, config: SiteConfig) -> Iterator[Page]:
    """The pages that show all fundamental solutions of one N."""
    all_leaves = leaves(n, config)
    for leaf in all_leaves:
        first = leaf.number == 1
        context = {
            "n": n,
            "overview": overview_path(config),
            "census": census(n),
            "leaf": leaf,
            "pages": pager(leaf.number, all_leaves),
            "groups": groups(n, leaf),
            "places": {entry.label: place(entry, config) for entry in leaf.entries},
            "coordinates": config.coordinates,
            "before": _gallery(n - 1, config),
            "after": _gallery(n + 1, config),
            "charts": _charts(n) if first and leaf.entries else [],
        }
        title = f"N = {n}" if first else f"N = {n}, page {leaf.number}"
        yield Page(leaf.path, title, "gallery.html.jinja", context)


def solution_pages(n: int, config: SiteConfig) -> Iterator[Page | Asset]:
    """For each fundamental solution of one N its page, and its pictures as files."""
    for index, entry in enumerate(entries(n)):
        path = solution_path(entry.label, config)
        stem = path.removesuffix(".md")
        files = {"board_file": f"{stem}.svg", "orbit_file": f"{stem}-orbit.svg"}
        context = _solution_facts(entries(n), index, config) | files
        yield Page(path, f"Solution {entry.label}", "solution.html.jinja", context)
        yield Asset(files["board_file"], picture(entry))
        yield Asset(files["orbit_file"], orbit_picture(entry))


@cache  # the same through all rebuilds of `mkdocs serve`
def picture(entry: Entry) -> str:
    """The board of a solution as a file."""
    description = f"{entry.n} queens: {' '.join(squares(entry.solution))}"
    return board_file(
        entry.solution,
        title=f"Solution {entry.label}",
        description=description,
        coordinates=entry.n > 3,  # letters beside a single square would dwarf it
    )


@cache
def orbit_picture(entry: Entry) -> str:
    """The eight images of a solution as a file."""
    shown = [
        (SYMMETRY_NAMES[image.symmetry], image.entry.solution, image.same_as is not None)
        for image in images(entry)
    ]
    return orbit_sheet(
        shown,
        title=f"The eight images of {entry.label}",
        description=f"They are {counted(entry.size, 'different board')}.",
    )


def groups(n: int, leaf: Leaf) -> tuple[Group, ...]:
    """The boards of one page of a gallery by the size of their orbits."""
    counts = census(n).orbits_by_size or {}
    found = []
    for size, members in groupby(leaf.entries, key=lambda entry: entry.size):
        shown = tuple(members)
        first = int(shown[0].label.rpartition(".")[2])
        found.append(Group(size, counts[size], first, shown))
    return tuple(found)


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


def _solution_facts(
    all_entries: Sequence[Entry], index: int, config: SiteConfig
) -> dict[str, object]:
    """What the page of one solution shows, its files left out."""
    entry = all_entries[index]
    before, after = (
        (near.label, solution_path(near.label, config)) if near else None
        for near in neighbours(all_entries, index)
    )
    return {
        "entry": entry,
        "orbit": orbit(entry.solution),
        "images": images(entry),
        "before": before,
        "after": after,
        "position": index + 1,
        "count": len(all_entries),
        "gallery": gallery_places(entry.n, config)[entry.label],
    }


def _charts(n: int) -> list[tuple[str, Chart]]:
    return [
        ("Queens per square", heat_chart(n)),
        ("Solutions by column of the first queen", first_column_chart(n)),
    ]


def _gallery(n: int, config: SiteConfig) -> tuple[int, str] | None:
    return (n, leaf_path(n, config)) if n in config.sizes else None
