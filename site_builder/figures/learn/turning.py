"""A board that a reader turns and mirrors until its whole orbit is collected."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from cy_core import Symmetry
from site_builder.figures.solutions import NamedImage, named_images
from site_builder.values.block_type import Block
from site_builder.values.figure import Figure
from site_builder.values.fundamental import FundamentalSolution
from site_builder.values.reading import fundamental_of, n_within

MIN_N, MAX_N = 4, 16


@dataclass(frozen=True, slots=True)
class TurningBoard:
    """A solution that the figure offers, and its eight images for pages without script."""

    solution: FundamentalSolution
    images: tuple[NamedImage, ...]


def turning(block: Block) -> Figure:
    """Make the figure of the solutions that the lines of the block name; the first is shown."""
    solutions = [_solution(line) for line in block.all_lines()]
    sizes = tuple(sorted({solution.n for solution in solutions}))
    return Figure("turning.html.jinja", turning_context(solutions), sizes)


def turning_context(solutions: Iterable[FundamentalSolution]) -> dict[str, object]:
    """The variables of the template."""
    return {
        "boards": [TurningBoard(solution, named_images(solution)) for solution in solutions],
        "symmetries": tuple(Symmetry),
    }


def _solution(line: str) -> FundamentalSolution:
    solution = fundamental_of(line)
    n_within(solution.n, MIN_N, MAX_N, "a board that turns has")
    return solution
