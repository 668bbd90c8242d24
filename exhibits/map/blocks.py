"""The map of all solutions of an N, on which similar solutions are near each other.

A symmetry of the board moves the points of the map as it moves squares.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated, TypeAlias

from cy_core.arrays import np
from queens_atlas.blocks import Element, SiteConfig, block, disk_cache, size, solution_links
from site_builder.figures.properties.blocks import property_boards, property_named
from site_builder.figures.symmetry.blocks import orbits_of
from site_builder.values.fundamental import first_solutions, fundamental_solutions
from site_builder.values.site_paths import MAP_SIZES

# Points of the map, as an array of shape (count, 2). A row has the distances of a point from the
# middle of the map: to the right and down.
Points: TypeAlias = "np.typing.NDArray[np.float64]"
# The boards of each orbit, as columns of queens.
Orbits = Sequence[Sequence[tuple[int, ...]]]

# The distance of the outermost point from the middle of the map.
RADIUS = 96.0
# The number of steps in which `layout` moves the points.
STEPS = 500
# The force that attracts two points, by the number of queens that differ between their solutions.
# Points with other numbers do not attract each other.
ATTRACTION = {2: 0.5, 3: 0.15, 4: 0.01}
# The force that attracts every point to the middle.
GRAVITY = 0.03
# The matrix with which each symmetry moves the point (x, y), in the order of an orbit's images.
SYMMETRY_MATRICES = (
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
    """Return a map with a point for each solution.

    A reader chooses a point, or walks from point to point.
    Without script it shows the first solution and its nearest solution.
    """
    (first,) = first_solutions(n, 1)
    return Element(
        "queens-map",
        "Map of solutions",
        {
            "n": n,
            "maps": {size: map_data(size) for size in MAP_SIZES},
            **solution_links(config, MAP_SIZES),
        },
        property_boards([(property_named("distance"), first.label)]),
        sizes=tuple(MAP_SIZES),
        style_class="qa-map",
    )


def map_data(n: int) -> list[tuple[str, float, float]]:
    """Return the columns of each orbit's representative, as digits, and its point.

    The script computes the points of the other images.

    >>> map_data(4)
    [('2031', 67.9, 67.9)]
    """
    orbits = orbits_of(n)
    starts = np.cumsum([0, *map(len, orbits)])[:-1]
    points = layout(n)[starts].round(1).tolist()
    return [
        ("".join(map(str, solution.columns)), x, y)
        for solution, (x, y) in zip(fundamental_solutions(n), points, strict=True)
    ]


@disk_cache
def layout(n: int) -> Points:
    """Return the points of all solutions, orbit by orbit.

    A symmetry moves the point of a solution as it moves a square. So the layout moves only one
    point of each orbit of eight, and computes the points of its images from that.

    If a half turn does not change a solution, its point would be in the middle of the map. Such
    solutions are put on rings around the middle.
    """
    orbits = orbits_of(n)
    boards = np.array([board for images in orbits for board in images])
    # The distance between neighbouring points if all points filled the map evenly.
    gap = RADIUS * np.sqrt(np.pi / len(boards))
    rings = _rings(orbits) * 0.6 * gap
    representatives = boards[len(rings) :: 8]
    points = _start_points(representatives)
    points *= RADIUS / 2 / max(np.abs(points).max(initial=0), 1)
    differences = (boards[:, None] != representatives).sum(2)
    attraction = np.select(
        [differences == count for count in ATTRACTION], list(ATTRACTION.values()), 0.0
    )
    # These arrays have a row for each solution and a column for each point that moves. Each step of
    # the loop writes into the same arrays, because making new ones would take most of the time.
    apart_x, apart_y, distance, weights, near = (np.empty(attraction.shape) for _ in range(5))
    for step in range(STEPS):
        images = _all_images(rings, points)
        np.subtract(points[:, 0], images[:, :1], out=apart_x)
        np.subtract(points[:, 1], images[:, 1:], out=apart_y)
        np.square(apart_x, out=distance)
        distance += np.square(apart_y, out=near)
        np.sqrt(distance, out=distance)
        # The distance of a point from itself is 0. Its weight does not matter, but must be finite.
        distance += 1e-6
        np.square(np.divide(gap, distance, out=weights), out=weights)
        weights *= 0.05
        np.divide(0.75 * gap, distance, out=near)
        near -= 1
        weights += np.maximum(near, 0, out=near)
        weights -= attraction
        apart_x *= weights
        apart_y *= weights
        force = np.stack([apart_x.sum(0), apart_y.sum(0)], 1) - GRAVITY * points
        length = np.sqrt((force**2).sum(1, keepdims=True)) + 1e-9
        points = points + force / length * np.minimum(length, gap / 2 * (1 - step / STEPS))
    all_points = _all_images(rings, points)
    scaled: Points = all_points * (RADIUS / np.sqrt((all_points**2).sum(1)).max())
    return scaled


def _rings(orbits: Orbits) -> Points:
    """Return the points of the orbits with fewer than eight images.

    Each orbit has a circle of its own.
    The radii of the circles are 1, 2, 3 and so on.
    """
    small = [len(images) for images in orbits if len(images) < 8]
    angles = [np.pi / 4 + 2 * np.pi * np.arange(count) / count for count in small]
    circles = [
        (ring + 1) * np.stack([np.cos(angle), np.sin(angle)], 1)
        for ring, angle in enumerate(angles)
    ]
    return np.concatenate([np.empty((0, 2)), *circles])


def _start_points(boards: np.typing.NDArray[np.int64]) -> Points:
    """Return a point for each board, where the layout begins: the weighted sum of its squares.

    Squares far from the middle have more weight. A symmetry moves this point as it moves a square.
    """
    n = boards.shape[1]
    x = boards - (n - 1) / 2
    y = np.arange(n) - (n - 1) / 2
    weight = x**2 + y**2
    return np.stack([(weight * x).sum(1), (weight * y).sum(1)], 1)


def _all_images(rings: Points, points: Points) -> Points:
    """Return the points of all solutions, orbit by orbit.

    `rings` has the points of the small orbits, and `points` one point for each orbit of eight,
    whose images are computed.
    """
    image_points = np.einsum("sij,pj->psi", np.array(SYMMETRY_MATRICES, float), points)
    return np.concatenate([rings, image_points.reshape(-1, 2)])
