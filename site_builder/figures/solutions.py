"""Solutions: boards, galleries, links to their pages, and notations."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Annotated

from cy_core import orbit, solution, solutions
from site_builder.svg.board import board as board_svg
from site_builder.values.block import Lines, Word, block, size
from site_builder.values.config import SiteConfig
from site_builder.values.figure import Card, Cards, SiteLink
from site_builder.values.fundamental import FundamentalSolution, fundamental_solutions
from site_builder.values.parsing import fundamental_of
from site_builder.values.site_paths import SitePaths
from site_builder.values.table import Table, text_columns
from site_builder.values.text import (
    bit_rows,
    columns_text,
    queens_text,
    squares,
)


def solution_links(config: SiteConfig, sizes: Iterable[int]) -> dict[str, SiteLink | str]:
    """Return attributes for an `Element`, from which its script makes links to solutions."""
    site_paths = SitePaths(config)
    return {
        "data-qa-pages": SiteLink(site_paths.solution_page("0.0.0")),
        "data-qa-paged": " ".join(str(n) for n in sizes if site_paths.has_solution_pages(n)),
        "data-qa-finder": SiteLink("find.md", is_optional=True),
    }


def gallery_links(config: SiteConfig) -> dict[str, SiteLink | str]:
    """Return attributes for an `Element`, from which its script makes links to galleries."""
    site_paths = SitePaths(config)
    sizes = (*site_paths.galleries, *site_paths.long_galleries)
    return {
        "data-qa-gallery": SiteLink(site_paths.gallery_page(0)),
        "data-qa-galleries": " ".join(map(str, sizes)),
    }


@block("board", "4 2 0 3 1", is_public=True)
def board(
    solutions: Annotated[Sequence[FundamentalSolution], Lines(fundamental_of)], config: SiteConfig
) -> Cards:
    """Draw solutions as boards. Each has a label that links to the solution's page."""
    site_paths = SitePaths(config)
    # Without coordinates, many boards are easier to compare.
    has_coordinates = len(solutions) <= 3
    cards = [
        Card(
            solution_board(solution, coordinates=has_coordinates and 3 < solution.n < 12),
            solution.label,
            columns_text(solution.columns),
            orbit_size=solution.orbit_size,
            link=site_paths.solution_link(solution),
        )
        for solution in solutions
    ]
    look = "qa-boards qa-few" if has_coordinates else "qa-boards"
    sizes = tuple(dict.fromkeys(solution.n for solution in solutions))
    return Cards(cards, look, sizes=sizes)


@block("gallery", "8", is_public=True)
def gallery(
    n: Annotated[int, size(1, 10, "a gallery in a page takes")], config: SiteConfig
) -> Cards:
    """Draw all fundamental solutions of one N."""
    return board(fundamental_solutions(n), config)


def solution_board(solution: FundamentalSolution, *, coordinates: bool = False) -> str:
    """Draw a solution as a small board, with its label as the title."""
    # A card is about 132 pixels wide. If a square has less than 12 pixels, a disc is clearer than a
    # queen.
    return board_svg(
        solution.columns,
        title=f"Solution {solution.label}",
        description=queens_text(squares(solution.columns)),
        coordinates=coordinates,
        glyph=solution.n < 12,
    )


def solution_digits(n: int) -> str:
    """Return all solutions in ascending order.

    A solution is written as a digit for each row's column.

    >>> solution_digits(4)
    '1302 2031'
    """
    return " ".join("".join(map(str, columns)) for columns in solutions(n).tolist())


@block("table notations", "8.4.1")
def notations_table(label: Annotated[str, Word(str)]) -> Table:
    """Return a table that writes one orbit in five different notations."""
    columns = solution(label)
    least = min(orbit(columns).images.values())
    greatest_from_1 = [column + 1 for column in columns]
    least_from_1 = [column + 1 for column in least]
    bits = " ".join(row.bits for row in bit_rows(columns))
    written = (
        ("this atlas", "greatest image, columns from 0", columns_text(columns)),
        ("the same, from 1", "greatest image, columns from 1", columns_text(greatest_from_1)),
        ("OEIS, Kraitchik", "least image, columns from 1", columns_text(least_from_1)),
        ("chess squares", "row by row from the top", " ".join(squares(columns))),
        ("bits", "row by row from the top, bit 0 at the right", bits),
    )
    headings = (*text_columns("notation", "rule"), *text_columns(label, mark="code"))
    return Table(f"The orbit {label} in five notations", headings, written)
