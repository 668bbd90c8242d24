"""The eight symmetries: the images of a solution, and of a board of four numbered squares."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from cy_core import Symmetry, orbit
from site_builder.svg.orbit import numbered
from site_builder.values.fundamental import FundamentalSolution
from site_builder.values.text import SYMMETRY_NAMES


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


Squares = NDArray[np.int64]

# The core moves queens, not squares; a test compares the two.
ACTIONS: Mapping[Symmetry, Callable[[Squares], Squares]] = {
    Symmetry.IDENTITY: lambda squares: squares,
    Symmetry.ROTATE_90: lambda squares: np.rot90(squares, -1),
    Symmetry.ROTATE_180: lambda squares: np.rot90(squares, 2),
    Symmetry.ROTATE_270: lambda squares: np.rot90(squares),
    Symmetry.LEFT_RIGHT: np.fliplr,
    Symmetry.TOP_BOTTOM: np.flipud,
    Symmetry.MAIN_DIAGONAL: np.transpose,
    Symmetry.ANTI_DIAGONAL: lambda squares: np.rot90(squares, 2).T,
}


def numbered_moves() -> Iterator[tuple[Symmetry, str]]:
    """Yield each symmetry with a picture of where it moves the squares 1, 2, 3 and 4."""
    start = np.arange(1, 5).reshape(2, 2)
    for symmetry, act in ACTIONS.items():
        rows = act(start).tolist()
        title = f"The numbered squares after {SYMMETRY_NAMES[symmetry]}"
        description = " / ".join(" ".join(map(str, row)) for row in rows)
        yield symmetry, numbered(rows, title=title, description=description)
