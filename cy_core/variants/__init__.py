"""Variants of the problem: fewer queens, rectangles, reflecting queens, coloured regions."""

from cy_core.variants.boards import (
    completion_threshold,
    count_placements,
    count_reflecting,
    full_placements,
    rectangle_images,
    reflecting_solutions,
)
from cy_core.variants.regions import parse_regions, region_solutions
from cy_core.variants.searching import MAX_PLACED_SIDE, MAX_REFLECTING_N, MAX_REGION_N

__all__ = [
    "MAX_PLACED_SIDE",
    "MAX_REFLECTING_N",
    "MAX_REGION_N",
    "completion_threshold",
    "count_placements",
    "count_reflecting",
    "full_placements",
    "parse_regions",
    "rectangle_images",
    "reflecting_solutions",
    "region_solutions",
]
