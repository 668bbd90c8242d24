"""Draws a region puzzle: thin lines between squares, thick ones between regions."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from site_builder.svg.board import Square, queens_on
from site_builder.svg.canvas import Svg, SvgElement, draw, inline, paths, rectangle_path

REGION_COLORS = 10  # classes of `queens-regions.css`


def regions_board(
    regions: Sequence[Sequence[int]],
    queens: Iterable[Square] = (),
    *,
    title: str,
    description: str,
) -> str:
    """Draw a region puzzle, for a page that has the `board.definitions`.

    >>> regions_board([[0, 1], [0, 0]], title="A", description="B")  # doctest: +ELLIPSIS
    '<svg class="qa-board qa-regions-drawn"...'
    """
    n = len(regions)
    tints = [
        element
        for region in range(n)
        for element in paths(
            _squares(regions, region), f"qa-region qa-region-{region % REGION_COLORS}"
        )
    ]
    grid = draw.path(_grid(n), class_="qa-regions-grid")
    edges = draw.path("".join(_edges(regions)), class_="qa-regions-edges")
    drawn: list[SvgElement] = [*tints, grid, edges, queens_on(queens)]
    return inline(
        Svg(
            title, description, (-0.05, -0.05, n + 0.1, n + 0.1), drawn, "qa-board qa-regions-drawn"
        )
    )


def _squares(regions: Sequence[Sequence[int]], region: int) -> Iterator[str]:
    for r, row in enumerate(regions):
        for c, other in enumerate(row):
            if other == region:
                yield rectangle_path(c, r, 1, 1)


def _grid(n: int) -> str:
    return "".join(f"M0 {line}h{n}M{line} 0v{n}" for line in range(1, n))


def _edges(regions: Sequence[Sequence[int]]) -> Iterator[str]:
    """The lines between two regions, and around the board."""
    n = len(regions)
    yield f"M0 0h{n}v{n}h-{n}z"
    for r in range(n):
        for c in range(n):
            if c and regions[r][c] != regions[r][c - 1]:
                yield f"M{c} {r}v1"
            if r and regions[r][c] != regions[r - 1][c]:
                yield f"M{c} {r}h1"
