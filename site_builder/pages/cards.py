"""The pictures that go with links to pages of boards, as files of the site."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

import resvg_py

from site_builder.svg.card import Card, card_file
from site_builder.values.addresses import card_path, leaf_path, overview_path
from site_builder.values.census import ledger
from site_builder.values.config import SiteConfig
from site_builder.values.gallery import Entry, first_entries, galleries_of
from site_builder.values.page import TEMPLATES, Asset
from site_builder.values.text import columns_text, counted, grouped

MAX_DRAWN = 8  # of the N whose solutions have a picture each; N = 9 has 46, of 40 kB each
SMALL_PRINT = 12  # boards: more of them would be too small to be seen

_FONTS = [str(path) for path in sorted((TEMPLATES / "fonts").glob("*.ttf"))]


def cards(config: SiteConfig) -> Iterator[Asset]:
    """One for the overview, for each gallery, and for each solution with a page, up to N = 8."""
    if not config.cards:
        return
    yield _asset(overview_path(config), _overview())
    for n in (*config.galleries, *config.browsed):
        yield _asset(leaf_path(n, config), _of_gallery(n))
    for n, gallery in galleries_of(config).items():
        if n <= min(config.solution_pages, MAX_DRAWN):
            for entry in gallery.entries:
                yield _asset(gallery.places[entry.label], _of_solution(entry))


def _asset(page: str, card: Card) -> Asset:
    return Asset(card_path(page), png(card))


@cache  # the same through all rebuilds of `mkdocs serve`
def png(card: Card) -> bytes:
    """A card as pixels: few programs that show pictures of links draw SVG."""
    drawn = resvg_py.svg_to_bytes(card_file(card), skip_system_fonts=True, font_files=_FONTS)
    return bytes(drawn)


def _overview() -> Card:
    boards = tuple((n, first_entries(n, 1)[0].solution) for n in range(4, 13))
    return Card("N", "queens", ("every solution,", "sorted by symmetry"), boards)


def _of_gallery(n: int) -> Card:
    census = ledger()[n - 1].census
    shown = first_entries(n, SMALL_PRINT + 1)
    if len(shown) > SMALL_PRINT:
        shown = shown[:1]
    lines: tuple[str, ...] = ("no solution",)
    if census.total == 1:
        lines = ("the only solution",)
    elif census.total:
        few = f"{grouped(census.fundamental or 0)} fundamental"
        lines = (few, f"among {counted(census.total, 'solution')}")
    boards = tuple((n, entry.solution) for entry in shown) or ((n, ()),)
    return Card(str(n), "queen" if n == 1 else "queens", lines, boards)


def _of_solution(entry: Entry) -> Card:
    lines = (columns_text(entry.solution), f"in an orbit of {entry.size}")
    below = f"of {counted(entry.n, 'queen')}"
    return Card(entry.label, below, lines, ((entry.n, entry.solution),))
