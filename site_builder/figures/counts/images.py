"""The images of a solution under the eight symmetries, named."""

from __future__ import annotations

from dataclasses import dataclass

from cy_core import Symmetry, orbit
from site_builder.values.fundamental import FundamentalSolution


@dataclass(frozen=True, slots=True)
class NamedImage:
    """One of the eight images of a solution; `same_as` is an earlier symmetry that gives it."""

    symmetry: Symmetry
    solution: FundamentalSolution
    same_as: Symmetry | None


def named_images(solution: FundamentalSolution) -> tuple[NamedImage, ...]:
    """The eight images of a solution, each repeat with the symmetry that gave it first."""
    seen: dict[tuple[int, ...], Symmetry] = {}
    named = []
    for symmetry, columns in orbit(solution.columns).images.items():
        same_as = seen.get(columns)
        seen.setdefault(columns, symmetry)
        named.append(
            NamedImage(
                symmetry, FundamentalSolution(solution.label, columns, solution.orbit_size), same_as
            )
        )
    return tuple(named)
