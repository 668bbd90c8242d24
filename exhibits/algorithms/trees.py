"""The search trees for the cards of the methods. All pictures have the same scale."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from cy_core import StepKind, trace
from site_builder.figures.lesson_pictures import line_path, node_positions, tree_edges
from site_builder.svg.canvas import Point, SvgElement, draw, group, paths, rectangle_path

# The N of the searches whose trees are drawn.
N = 5
# The width and the height of a picture in pixels. Every tree fits, except the tree of brute force.
WIDTH, HEIGHT = 512, 384
# The width of a leaf and the height of a level in pixels, the same in all pictures.
LEAF = WIDTH / 15
LEVEL = 72
# The space above the root in pixels.
_TOP = 6
# The size of the mark of a solution in pixels.
_MARK_WIDTH, _MARK_HEIGHT = 10, 16
# The height of the short line for a refused square, as a share of the height of a level.
_STUB = 0.42


@dataclass(frozen=True, slots=True)
class SearchTree:
    """The nodes of a search, in the order of the search, and the squares that it refuses."""

    # The depth of each node, 1 for a node with one queen. The root is left out.
    depths: Sequence[int]
    # The numbers of the nodes that complete a solution; the first node has the number 1.
    solutions: Sequence[int]
    # A list for the root, and one for each node in order. A list has a value for each square that
    # the search tests for the next queen, in the order of the tests: whether it refuses the square.
    refusals: Sequence[Sequence[bool]]


def search_tree(key: str) -> SearchTree:
    """Return the search tree of the method `key` for `N`, from a trace of the search.

    >>> tree = search_tree("mirror")
    >>> len(tree.depths), len(tree.solutions)
    (27, 5)
    """
    depths = list[int]()
    solutions = list[int]()
    refusals = defaultdict[int, list[bool]](list)
    # The number of the last node at each depth; the root is at depth 0.
    last_at_depth = {0: 0}
    for step in trace(N, key):
        match step.kind:
            case StepKind.PLACE:
                refusals[last_at_depth[step.depth - 1]].append(False)
                depths.append(step.depth)
                last_at_depth[step.depth] = len(depths)
            case StepKind.SOLUTION:
                solutions.append(len(depths))
            case StepKind.REJECT if not step.is_of_board:
                refusals[last_at_depth[step.depth]].append(True)
    return SearchTree(depths, solutions, [refusals[node] for node in range(len(depths) + 1)])


def tree_picture(key: str) -> list[SvgElement]:
    """Return the elements that draw the search tree of the method `key`, `WIDTH` x `HEIGHT` pixels.

    If a tree is too wide, draw only its middle.
    """
    tree = search_tree(key)
    positions = node_positions(tree.depths)
    root = positions[0]
    # A tree that fits begins at the left edge. If a tree is too wide, its root is in the middle.
    is_too_wide = max(positions) * LEAF > WIDTH
    left = root * LEAF - WIDTH / 2 if is_too_wide else 0
    points = [
        (x * LEAF - left, _TOP + depth * LEVEL)
        for x, depth in zip(positions, [0, *tree.depths], strict=True)
    ]
    edges = [
        line_path(points[parent], points[node])
        for node, parent in tree_edges(tree.depths)
        if _is_visible(points[parent], points[node])
    ]
    marks = [
        rectangle_path(x - _MARK_WIDTH / 2, y, _MARK_WIDTH, _MARK_HEIGHT)
        for x, y in (points[node] for node in tree.solutions)
        if _is_visible((x, y), (x, y))
    ]
    stubs = [
        stub
        for point, refused in zip(points, tree.refusals, strict=True)
        for stub in _stubs(point, refused)
    ]
    round_ends = {"stroke_linecap": "round"}
    return [
        group(paths(stubs, "qa-frame"), stroke_width=3, **round_ends),
        draw.path("".join(edges), class_="qa-rule", stroke_width=5, **round_ends),
        *paths(marks, "qa-untried"),
    ]


def _is_visible(start: Point, end: Point) -> bool:
    """Return whether a part of the line from `start` to `end` is inside the picture.

    Only the left and the right edge of the picture are checked.
    """
    return min(start[0], end[0]) < WIDTH and max(start[0], end[0]) > 0


def _stubs(point: Point, refused: Sequence[bool]) -> Iterator[str]:
    """Yield the SVG path of a short line for each refused square.

    The lines are a fan below the node at `point`.

    `refused` has a value for each square that the search tests, in the order of the tests.
    """
    x, y = point
    for index, is_refused in enumerate(refused):
        if is_refused:
            aside = (index + 0.5) / len(refused) - 0.5
            yield line_path(point, (x + aside * LEAF, y + _STUB * LEVEL))
