"""Pictures of search trees."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache

from cy_core import Lists, find_method
from site_builder.figures.searches.trees import (
    LOOKS,
    MethodTree,
    as_bits,
    as_list,
    cuts_tree,
    method_tree,
    outline,
    permutation_tree,
)
from site_builder.figures.searches.walks import NAMES, placements_by_cut
from site_builder.svg.tree import Node, tree
from site_builder.values.errors import UserError
from site_builder.values.figure import Picture
from site_builder.values.reading import n_within
from site_builder.values.text import counted, method_title

MAX_NODES = 160
_MAX_TRIED_N = 8  # for N = 9 every method has more nodes
LONGEST_OUTLINE = 60  # nodes that a description names one by one
MAX_PERMUTED = 4
MIN_CUT, MAX_CUT = 4, 5


def tree_picture(method: str, n: int) -> Picture:
    """Draw the whole search of a method."""
    fitting = _fitting(method)
    if n not in fitting:
        sizes = f"N = {', '.join(map(str, fitting))}"
        raise UserError(f"a tree of {method} takes {sizes}, got {n}: it has 1 to {MAX_NODES} nodes")
    root, nodes, ends = fitting[n]
    by_rows = find_method(method).order == "rows"
    counts = f"{counted(nodes, 'queen')} placed, {counted(ends, 'board')} found"
    named = f": {outline(root)}" if nodes <= LONGEST_OUTLINE else ""
    svg = tree(
        root,
        title=f"Search tree of {method_title(method)} for N = {n}",
        description=f"{counts}. Each node is a queen{named}",
        levels=[f"row {row}" for row in range(n)] if by_rows else [],
    )
    label = "column" if by_rows else "row and column"
    return Picture(
        svg,
        f"{method_title(method)}, N = {n}: {counts}. The dot is the empty board, a circle is a "
        f"queen with its {label}, a filled square is a solution, and a cross ends a branch.",
    )


def cuts_picture(n: int) -> Picture:
    """Draw the tree of backtracking, and what each method cuts from it."""
    root = cuts_tree(n_within(n, MIN_CUT, MAX_CUT, "a tree of cuts takes"))
    legend = _cuts_legend(
        root, {name: len(visited) for name, visited in placements_by_cut(n).items()}
    )
    svg = tree(
        root,
        title=f"What each method cuts from the search tree of N = {n}",
        description=f"{'; '.join(legend)}. Columns of the queens: {outline(root)}",
        levels=[f"row {row}" for row in range(n)],
        legend=legend,
    )
    return Picture(
        svg,
        f"The search of backtracking for N = {n}. Mirror searches the left half of the first row, "
        "symmetry elimination the right one: here its boards are mirrored.",
    )


def permutations_picture(n: int, *, with_lists: bool = False) -> Picture:
    """Draw all orders of n things; nodes have the remaining things as bits or as a list."""
    things = n_within(n, 1, MAX_PERMUTED, "a tree of permutations takes")
    root = permutation_tree(things, as_list if with_lists else as_bits)
    unit = "things" if with_lists else "bits"
    svg = tree(
        root,
        title=f"Permutations of {n} {unit}",
        description=f"The {unit} left after each choice: {outline(root)}",
    )
    if with_lists:
        caption = (
            "A round box shows the list of what is left, the way to it what was taken; "
            "a square one the things in the order in which they were taken."
        )
    else:
        caption = (
            "A round box shows the bits left, the way to it the bit taken, the lowest first; "
            "a square one the positions of the bits in the order in which they were taken."
        )
    return Picture(svg, caption)


@cache
def _fitting(method: str) -> dict[int, MethodTree]:
    """The trees of a method that are not too large, by N."""
    trees = {n: method_tree(method, n, MAX_NODES) for n in range(1, _MAX_TRIED_N + 1)}
    return {n: found for n, found in trees.items() if found and found.nodes}


def _cuts_legend(root: Node, counts: Mapping[Lists, int]) -> dict[str, Node]:
    return {
        **{f"{NAMES[name]} ({counts[name]})": Node("0", look=look) for name, look in LOOKS.items()},
        "a full board that counts": Node("0", is_end=True),
        f"attacked: brute force goes on ({_refused(root)})": Node("", is_dead=True),
    }


def _refused(node: Node) -> int:
    return node.refused + sum(map(_refused, node.children))
