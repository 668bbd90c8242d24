"""Blocks of boards and of counts: boards, orbits, galleries in a page; charts and tables."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated, Literal

from cy_core import (
    MAX_KNOWN_N,
    Census,
    Symmetry,
    method_source,
    orbit,
    queens_per_square,
    solution,
)
from site_builder.figures.counts import charts, tables
from site_builder.figures.counts.images import named_images, numbered_moves
from site_builder.values.block import (
    Fundamental,
    Lines,
    Method,
    Word,
    block,
    size,
    sizes,
)
from site_builder.values.census import MAX_COMPUTED_N, census
from site_builder.values.config import SiteConfig
from site_builder.values.errors import UserError
from site_builder.values.figure import Chart, Figure
from site_builder.values.fundamental import FundamentalSolution, fundamental_solutions
from site_builder.values.reading import MAX_CHARTED, fundamental_of
from site_builder.values.site_paths import SitePaths
from site_builder.values.table import Table

MAX_IN_A_PAGE = 10

GallerySize = Annotated[int, size(1, MAX_IN_A_PAGE, "a gallery in a page takes")]
SmallSize = Annotated[int, size(1, MAX_CHARTED)]
KnownSizes = Annotated[range, sizes(1, MAX_KNOWN_N)]


@block("board", "4 2 0 3 1")
def board(
    solutions: Annotated[Sequence[FundamentalSolution], Lines(fundamental_of)], config: SiteConfig
) -> Figure:
    """Solutions as boards with their labels, which lead to their pages."""
    site_paths = SitePaths(config)
    linked = [(solution, site_paths.solution_link(solution)) for solution in solutions]
    sizes = sorted({solution.n for solution in solutions})
    return Figure("boards.html.jinja", {"boards": linked}, tuple(sizes))


@block("gallery", "8")
def gallery(n: GallerySize, config: SiteConfig) -> Figure:
    """All fundamental solutions of one N."""
    return board(fundamental_solutions(n), config)


@block("orbit", "5.8.1")
def orbit_of(solution: Fundamental, config: SiteConfig) -> Figure:
    """The distinct images of a solution, each with the symmetries that give it."""
    names: dict[tuple[int, ...], list[Symmetry]] = {}
    for symmetry, image in orbit(solution.columns).images.items():
        names.setdefault(image, []).append(symmetry)
    context = {
        "solution": solution,
        "link": SitePaths(config).solution_link(solution),
        "images": [
            (FundamentalSolution(solution.label, image, solution.orbit_size), by)
            for image, by in names.items()
        ],
    }
    return Figure("orbit.html.jinja", context, (solution.n,))


@block("images", "8.4.1")
def images(solution: Fundamental, config: SiteConfig) -> Figure:
    """The eight images of a solution."""
    context = {
        "solution": solution,
        "link": SitePaths(config).solution_link(solution),
        "images": named_images(solution),
    }
    return Figure("images.html.jinja", context, (solution.n,))


@block("moves", "")
def moves() -> Figure:
    """The eight symmetries at work on a board of four numbered squares."""
    return Figure("moves.html.jinja", {"moves": [*numbered_moves()]})


@block("source", "bitmap recursive")
def source(
    method: Method,
    part: Literal["recursive", "iterative", "shared"],
    which: Literal["search", "call", ""] = "",
) -> str:
    """The source of a method, all or a part, as a Markdown block that highlights it."""
    text = method_source(method, part)
    search, begin, call = text.partition("\ndef ")
    if which and not begin:
        raise UserError(f"this source has no {which} of its own, got {which}: leave it out")
    text = {"": text, "search": search.rstrip(), "call": f"def {call}"}[which]
    return f"```cython\n{text}\n```"


@block("chart totals", "1-27")
def totals(sizes: KnownSizes) -> Chart:
    """How the totals grow."""
    return charts.totals_chart(censuses(sizes))


@block("chart orbits", "1-27")
def orbits(sizes: KnownSizes) -> Chart:
    """The orbits of each size."""
    return charts.orbits_chart(censuses(sizes))


@block("chart constant", "1-27")
def constant(sizes: KnownSizes) -> Chart:
    """The constant of Simkin, estimated by each total."""
    return charts.constant_chart(censuses(sizes))


@block("chart first-column", "8")
def first_column(n: SmallSize) -> Chart:
    """Solutions by the column of their first queen."""
    return charts.first_column_chart(queens_per_square(n)[0])


@block("chart heat", "8")
def heat(n: SmallSize) -> Chart:
    """How many solutions have a queen on each square."""
    return charts.heat_chart(queens_per_square(n))


@block("table census", "1-12")
def census_table(sizes: Annotated[range, sizes(1, MAX_COMPUTED_N)]) -> Table:
    """The counts of each N, computed."""
    return tables.census_table(censuses(sizes))


@block("table ledger", "")
def ledger() -> Table:
    """Every known count with its source."""
    return tables.ledger_table()


@block("table methods", "")
def methods() -> Table:
    """The methods side by side."""
    return tables.methods_table()


@block("table nodes", "8")
def nodes(n: SmallSize) -> Table:
    """The nodes of each method."""
    return tables.nodes_table(n)


@block("table notations", "8.4.1")
def notations(label: Annotated[str, Word(str)]) -> Table:
    """A solution in every notation."""
    return tables.notations_table(label, solution(label))


def censuses(sizes: range) -> list[Census]:
    """The counts of several N."""
    return [*map(census, sizes)]
