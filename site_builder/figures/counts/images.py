"""The images of a solution under the eight symmetries, named."""

from __future__ import annotations

from dataclasses import dataclass

from cy_core import Symmetry, orbit
from site_builder.values.gallery import Entry


@dataclass(frozen=True, slots=True)
class NamedImage:
    """One of the eight images of a solution; `same_as` is an earlier symmetry that gives it."""

    symmetry: Symmetry
    entry: Entry
    same_as: Symmetry | None


def named_images(entry: Entry) -> tuple[NamedImage, ...]:
    """The eight images of a solution, each repeat with the symmetry that gave it first."""
    seen: dict[tuple[int, ...], Symmetry] = {}
    named = []
    for symmetry, solution in orbit(entry.solution).images.items():
        same_as = seen.get(solution)
        seen.setdefault(solution, symmetry)
        named.append(NamedImage(symmetry, Entry(entry.label, solution, entry.size), same_as))
    return tuple(named)
