"""Blocks of boards and of counts: boards, orbits, galleries in a page; charts and tables."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import partial

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
from site_builder.values.block_type import Block, BlockType, block_type, chart_type, table_type
from site_builder.values.census import MAX_COMPUTED_N, census
from site_builder.values.config import SiteConfig
from site_builder.values.errors import UserError
from site_builder.values.figure import Figure
from site_builder.values.fundamental import FundamentalSolution, fundamental_solutions
from site_builder.values.reading import (
    fundamental_of,
    method_named,
    nothing,
    range_of,
    size_of,
    small_n,
)
from site_builder.values.site_paths import SitePaths

MAX_IN_A_PAGE = 10


def _gallery(block: Block) -> Sequence[FundamentalSolution]:
    return fundamental_solutions(
        size_of(block.line(), 1, MAX_IN_A_PAGE, "a gallery in a page takes")
    )


def boards_with_links(solutions: Sequence[FundamentalSolution], config: SiteConfig) -> Figure:
    """Solutions as boards with their labels, which lead to their pages."""
    site_paths = SitePaths(config)
    linked = [(solution, site_paths.solution_link(solution)) for solution in solutions]
    sizes = sorted({solution.n for solution in solutions})
    return Figure("boards.html.jinja", {"boards": linked}, tuple(sizes))


def _orbit(solution: FundamentalSolution, config: SiteConfig) -> Figure:
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


def _images(solution: FundamentalSolution, config: SiteConfig) -> Figure:
    context = {
        "solution": solution,
        "link": SitePaths(config).solution_link(solution),
        "images": named_images(solution),
    }
    return Figure("images.html.jinja", context, (solution.n,))


def _source(block: Block) -> str:
    """The source of a method, all or a part, as a Markdown block that highlights it."""
    match block.line().split():
        case [key, part, which]:
            pass
        case _:
            (key, part), which = block.pair(), ""
    match part:
        case "recursive" | "iterative" | "shared":
            return f"```cython\n{_part(method_source(method_named(key), part), which)}\n```"
    raise UserError(f"a source is recursive, iterative or shared, got {part}")


def _part(source: str, which: str) -> str:
    """The search, or the function that Python calls; without a choice all of the source."""
    search, begin, call = source.partition("\ndef ")
    match which:
        case "":
            return source
        case "search" if begin:
            return search.rstrip()
        case "call" if begin:
            return f"def {call}"
    raise UserError(f"a part of a source is its search or its call, got {which}: leave it out")


def _censuses(text: str, largest: int = MAX_KNOWN_N) -> list[Census]:
    return [*map(census, range_of(text, largest=largest))]


BLOCK_TYPES: Mapping[str, BlockType] = {
    "board": block_type(
        "board",
        "4 2 0 3 1",
        lambda block: [*map(fundamental_of, block.all_lines())],
        boards_with_links,
    ),
    "orbit": block_type("orbit", "5.8.1", lambda block: fundamental_of(block.line()), _orbit),
    "images": block_type(
        "set of images", "8.4.1", lambda block: fundamental_of(block.line()), _images
    ),
    "moves": block_type(
        "moves",
        "",
        lambda block: nothing(" ".join(block.lines)),
        lambda _, config: Figure("moves.html.jinja", {"moves": [*numbered_moves()]}),
    ),
    "gallery": block_type("gallery", "8", _gallery, boards_with_links),
    "source": block_type("source", "bitmap recursive", _source, lambda source, config: source),
    "chart totals": chart_type("1-27", _censuses, charts.totals_chart),
    "chart orbits": chart_type("1-27", _censuses, charts.orbits_chart),
    "chart constant": chart_type("1-27", _censuses, charts.constant_chart),
    "chart first-column": chart_type(
        "8", small_n, lambda n: charts.first_column_chart(queens_per_square(n)[0])
    ),
    "chart heat": chart_type("8", small_n, lambda n: charts.heat_chart(queens_per_square(n))),
    "table census": table_type(
        "1-12", partial(_censuses, largest=MAX_COMPUTED_N), tables.census_table
    ),
    "table ledger": table_type("", nothing, lambda _: tables.ledger_table()),
    "table methods": table_type("", nothing, lambda _: tables.methods_table()),
    "table nodes": table_type("8", small_n, tables.nodes_table),
    "table notations": table_type(
        "8.4.1",
        lambda label: (label, solution(label)),
        lambda named: tables.notations_table(*named),
    ),
}
