"""Cards: the preview pictures of links to pages of boards and to lessons, as files of the site."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

from site_builder.figures.lesson_pictures import lesson_picture
from site_builder.pages.galleries import galleries_of
from site_builder.svg.card import PreviewCard, card_file, lesson_file
from site_builder.svg.files import png as svg_to_png
from site_builder.values.cache import disk_cache
from site_builder.values.census import census
from site_builder.values.fundamental import FundamentalSolution, first_solutions
from site_builder.values.page import TEMPLATES, Asset
from site_builder.values.site_paths import MAX_CARD_N, SitePaths
from site_builder.values.text import columns_text, counted, grouped

# The most boards on a card. More boards would be too small to see.
MAX_BOARDS = 12

_FONTS = [str(path) for path in sorted((TEMPLATES / "fonts").glob("*.ttf"))]


def cards(site_paths: SitePaths) -> Iterator[Asset]:
    """Yield the cards of the overview, of each gallery, and of each solution page up to N = 8."""
    yield Asset(site_paths.overview_card, png(_overview_card()))
    for n in (*site_paths.galleries, *site_paths.long_galleries):
        yield Asset(site_paths.gallery_card(n), png(_gallery_card(n)))
    for n, gallery in galleries_of(site_paths).items():
        if n <= MAX_CARD_N and site_paths.has_solution_pages(n):
            for solution in gallery.solutions:
                path = site_paths.solution_card(solution.label)
                yield Asset(path, png(_solution_card(solution)))


# Cached in memory, so that rebuilds of `mkdocs serve` draw each card once.
@cache
@disk_cache
def png(card: PreviewCard) -> bytes:
    """Return a card as PNG, because few programs that show link previews render SVG."""
    return _card_png(card_file(card))


@cache
@disk_cache
def lesson_card(picture: str, title: str, above: str) -> bytes:
    """Draw the card of a page: a `picture` of a chapter, the `title`, and the line `above` it."""
    return _card_png(lesson_file(title, above, lesson_picture(picture)))


def _card_png(svg: str) -> bytes:
    """Return a drawn card as PNG. Its text uses the fonts in our templates."""
    return svg_to_png(svg, fonts=_FONTS)


def _overview_card() -> PreviewCard:
    boards = tuple((n, first_solutions(n, 1)[0].columns) for n in range(4, 13))
    return PreviewCard("N", "queens", ("every solution,", "sorted by symmetry"), boards)


def _gallery_card(n: int) -> PreviewCard:
    counts = census(n)
    solutions = first_solutions(n, MAX_BOARDS + 1)
    if len(solutions) > MAX_BOARDS:
        solutions = solutions[:1]
    lines: tuple[str, ...] = ("no solution",)
    if counts.total == 1:
        lines = ("the only solution",)
    elif counts.total:
        fundamental = f"{grouped(counts.fundamental or 0)} fundamental"
        lines = (fundamental, f"among {counted(counts.total, 'solution')}")
    boards = tuple((n, solution.columns) for solution in solutions) or ((n, ()),)
    return PreviewCard(str(n), "queen" if n == 1 else "queens", lines, boards)


def _solution_card(solution: FundamentalSolution) -> PreviewCard:
    lines = (columns_text(solution.columns), f"in an orbit of {solution.orbit_size}")
    below = f"of {counted(solution.n, 'queen')}"
    return PreviewCard(solution.label, below, lines, ((solution.n, solution.columns),))
