"""The page of each fundamental solution, and its pictures as files."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

from cy_core import orbit
from site_builder.figures.boards import diagonal_asset, diagonal_path, picture_file
from site_builder.figures.finder.copies import LabelledBoard
from site_builder.figures.properties.blocks import near_solutions, property_views
from site_builder.figures.symmetry.blocks import named_images, turning_on_page
from site_builder.pages.galleries import Gallery
from site_builder.svg.board import orbit_sheet
from site_builder.values.cache import disk_cache
from site_builder.values.fundamental import FundamentalSolution
from site_builder.values.page import Asset, Page
from site_builder.values.site_paths import SitePaths
from site_builder.values.text import columns_text, counted, plain_name, squares


def solution_pages(gallery: Gallery, site_paths: SitePaths) -> Iterator[Page | Asset]:
    """Yield the page of each fundamental solution of one N, and its pictures as files."""
    yield diagonal_asset(gallery.n)
    labels = [solution.label for solution in gallery.solutions]
    neighbours = [None, *((label, site_paths.solution_page(label)) for label in labels), None]
    solutions = ((page, solution) for page in gallery.pages for solution in page.solutions)
    for position, (page, solution) in enumerate(solutions, start=1):
        label = solution.label
        context = {
            "solution": solution,
            "site_paths": site_paths,
            "orbit": orbit(solution.columns),
            "turning": turning_on_page(solution),
            "properties": property_views(solution.columns) if solution.n > 1 else (),
            "near": near_solutions(solution.columns),
            "before": neighbours[position - 1],
            "after": neighbours[position + 1],
            "position": position,
            "count": len(gallery.solutions),
            "diagonal": diagonal_path(solution.n),
            "gallery": f"{page.path}#{label}",
        }
        yield Page(
            path=site_paths.solution_page(label),
            title=f"Solution {label}",
            template="solution.html.jinja",
            context=context,
            headline=solution_headline(solution),
            about=solution_about(solution),
            card=site_paths.solution_card(label),
            searched=site_paths.config.searchable,
        )
        yield Asset(
            site_paths.board_picture(label), picture_file(LabelledBoard(label, solution.columns))
        )
        yield Asset(site_paths.orbit_picture(label), orbit_picture(solution))


# Cached in memory, so that rebuilds of `mkdocs serve` draw each orbit once.
@cache
@disk_cache
def orbit_picture(solution: FundamentalSolution) -> str:
    """Return an SVG file with the eight images of a solution."""
    images = [
        (plain_name(image.symmetry), image.solution.columns, image.same_as is not None)
        for image in named_images(solution)
    ]
    return orbit_sheet(
        images,
        title=f"The eight images of {solution.label}",
        description=f"They are {counted(solution.orbit_size, 'different board')}.",
    )


def solution_headline(solution: FundamentalSolution) -> str:
    """Return the headline of the page of a solution."""
    columns = columns_text(solution.columns)
    return f"Solution {solution.label} of {counted(solution.n, 'queen')}: {columns}"


def solution_about(solution: FundamentalSolution) -> str:
    """Return a sentence about the page of a solution."""
    queens = f"{counted(solution.n, 'queen')} on {' '.join(squares(solution.columns))}"
    boards = counted(solution.orbit_size, "board")
    return f"{queens}: a solution in an orbit of {boards}, all of them drawn."
