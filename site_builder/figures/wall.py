"""The wall: every solution of one N on a canvas, which the browser finds and draws."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Annotated

from site_builder.figures.symmetry import orbits_of
from site_builder.svg.board import QUEEN
from site_builder.svg.palette import LIGHT
from site_builder.svg.wall import wall
from site_builder.values.block import block, size
from site_builder.values.config import SiteConfig
from site_builder.values.figure import Figure
from site_builder.values.site_paths import SitePaths

SIZES = range(4, 14)
STILL_N = 8  # the largest wall that a small picture shows


@dataclass(frozen=True, slots=True)
class Wall(Figure):
    """All solutions of one N on a canvas."""

    n: int  # shown first
    still: str  # what readers without script see
    site_paths: SitePaths
    glyph: str = QUEEN

    @property
    def light(self) -> Mapping[str, str]:
        """The palette of a sheet of paper."""
        return {name: LIGHT[name] for name in LIGHT if "series" not in name}

    @property
    def listed(self) -> Sequence[int]:
        """The N that have a gallery."""
        return [*self.site_paths.galleries, *self.site_paths.long_galleries]

    @property
    def paged(self) -> Sequence[int]:
        """The N whose solutions have pages."""
        return [n for n in self.site_paths.galleries if self.site_paths.has_solution_pages(n)]


@block("wall", "12")
def wall_figure(
    n: Annotated[int, size(SIZES[0], SIZES[-1], "a wall takes")], config: SiteConfig
) -> Wall:
    """All solutions of one N, to zoom into; N is chosen at first, a reader can choose others."""
    title = f"All solutions of N = {STILL_N}, a column for each orbit"
    still = wall(orbits_of(STILL_N), title=title, description="Each board is a small square.")
    return Wall(n, still, SitePaths(config), sizes=tuple(SIZES))
