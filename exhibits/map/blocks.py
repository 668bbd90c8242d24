"""The map of all solutions of an N, with the symmetry of the square: near ones are near."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated, TypeAlias

from cy_core.arrays import np
from queens_atlas.blocks import Element, SiteConfig, block, disk_cache, size, solution_links
from site_builder.figures.properties.blocks import property_boards, property_named
from site_builder.figures.symmetry.blocks import orbits_of
from site_builder.values.fundamental import first_solutions, fundamental_solutions
from site_builder.values.site_paths import MAP_SIZES

# Distances to the right and down from the middle of the map, shape (count, 2).
Points: TypeAlias = "np.typing.NDArray[np.float64]"
Orbits = Sequence[Sequence[tuple[int, ...]]]

RADIUS = 96.0  # of the map
STEPS = 500
PULL = {2: 0.5, 3: 0.15, 4: 0.01}  # of two solutions, by the queens that move between them
GRAVITY = 0.03
# Where each symmetry takes x and y, in the order in which an orbit has its images.
TURNS = (
    ((1, 0), (0, 1)),
    ((0, -1), (1, 0)),
    ((-1, 0), (0, -1)),
    ((0, 1), (-1, 0)),
    ((-1, 0), (0, 1)),
    ((1, 0), (0, -1)),
    ((0, 1), (1, 0)),
    ((0, -1), (-1, 0)),
)


@block("solution-map", "8")
def solution_map(
    n: Annotated[int, size(MAP_SIZES[0], MAP_SIZES[-1], "a map takes")], config: SiteConfig
) -> Element:
    """Draw all solutions as points: a reader chooses one, or walks from one to the next.

    Without script it shows the nearest solution of the first one.
    """
    (first,) = first_solutions(n, 1)
    return Element(
        "queens-map",
        "Map of solutions",
        {
            "n": n,
            "maps": {each: map_data(each) for each in MAP_SIZES},
            **solution_links(config, MAP_SIZES),
        },
        property_boards([(property_named("distance"), first.label)]),
        sizes=tuple(MAP_SIZES),
        style_class="qa-map",
    )


def map_data(n: int) -> list[tuple[str, float, float]]:
    """The representative of each orbit, a digit for each column, and its point; its images follow.

    >>> map_data(4)
    [('2031', 67.9, 67.9)]
    """
    orbits, points = orbits_of(n), layout(n)
    starts = np.cumsum([0, *map(len, orbits)])[:-1]
    labelled = zip(fundamental_solutions(n), points[starts].round(1).tolist(), strict=True)
    return [("".join(map(str, each.columns)), x, y) for each, (x, y) in labelled]


@disk_cache
def layout(n: int) -> Points:
    """Compute the points of all solutions, orbit by orbit.

    Turning a solution turns its point, so that one point of each orbit of eight is enough. One that
    a half turn leaves as it is would have its point in the middle: these are on rings around it.
    """
    orbits = orbits_of(n)
    boards = np.array([board for images in orbits for board in images])
    gap = RADIUS * np.sqrt(np.pi / len(boards))  # between points that fill the map evenly
    rings = _rings(orbits) * 0.6 * gap
    first = boards[len(rings) :: 8]
    points = _leaning(first)
    points *= RADIUS / 2 / max(np.abs(points).max(initial=0), 1)
    moved = (boards[:, None] != first).sum(2)
    pull = np.select([moved == each for each in PULL], [*PULL.values()], 0.0)
    # Arrays with a row for each solution and a column for each point that moves. Each step writes
    # into the same arrays, because new ones would take most of the time.
    apart_x, apart_y, distance, weights, near = (np.empty(pull.shape) for _ in range(5))
    for step in range(STEPS):
        images = _all_images(rings, points)
        np.subtract(points[:, 0], images[:, :1], out=apart_x)
        np.subtract(points[:, 1], images[:, 1:], out=apart_y)
        np.square(apart_x, out=distance)
        distance += np.square(apart_y, out=near)
        np.sqrt(distance, out=distance)
        # A point is at distance 0 from itself, where the weight does not matter but must be finite.
        distance += 1e-6
        np.square(np.divide(gap, distance, out=weights), out=weights)
        weights *= 0.05
        np.divide(0.75 * gap, distance, out=near)
        near -= 1
        weights += np.maximum(near, 0, out=near)
        weights -= pull
        apart_x *= weights
        apart_y *= weights
        force = np.stack([apart_x.sum(0), apart_y.sum(0)], 1) - GRAVITY * points
        length = np.sqrt((force**2).sum(1, keepdims=True)) + 1e-9
        points = points + force / length * np.minimum(length, gap / 2 * (1 - step / STEPS))
    found = _all_images(rings, points)
    scaled: Points = found * (RADIUS / np.sqrt((found**2).sum(1)).max())
    return scaled


def _rings(orbits: Orbits) -> Points:
    """The images of small orbits, on a circle for each orbit."""
    small = [len(images) for images in orbits if len(images) < 8]
    angles = [np.pi / 4 + 2 * np.pi * np.arange(count) / count for count in small]
    circles = [
        (ring + 1) * np.stack([np.cos(angle), np.sin(angle)], 1)
        for ring, angle in enumerate(angles)
    ]
    return np.concatenate([np.empty((0, 2)), *circles])


def _leaning(boards: np.typing.NDArray[np.int64]) -> Points:
    """Where the outer queens of each board stand: this turns with the board."""
    n = boards.shape[1]
    x, y = boards - (n - 1) / 2, np.arange(n) - (n - 1) / 2
    weight = x**2 + y**2
    return np.stack([(weight * x).sum(1), (weight * y).sum(1)], 1)


def _all_images(rings: Points, points: Points) -> Points:
    """The points of all solutions, of one for each orbit of eight."""
    turned = np.einsum("sij,pj->psi", np.array(TURNS, float), points)
    return np.concatenate([rings, turned.reshape(-1, 2)])
