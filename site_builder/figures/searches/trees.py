"""Search trees: of one method, of what each method cuts, and of permutations."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Callable, Mapping
from typing import NamedTuple

from cy_core import (
    Lists,
    Step,
    StepKind,
    find_method,
    first_method_listing,
    trace,
)
from site_builder.figures.searches.walks import placements_by_cut
from site_builder.svg.tree import Look, Node

LOOKS: Mapping[Lists, Look] = {"fundamental": "kept", "half": "second", "solutions": "third"}


class MethodTree(NamedTuple):
    """A tree, and how many nodes and solutions it has below its root."""

    root: Node
    nodes: int
    ends: int


def method_tree(method: str, n: int, most: int) -> MethodTree | None:
    """The search of a method: a node for each queen placed, in the order of placing.

    >>> tree = method_tree("bitmap", 4, 20)
    >>> tree.nodes, tree.ends, [child.label for child in tree.root.children]
    (16, 2, ['3', '2', '1', '0'])
    """
    by_rows = find_method(method).order == "rows"
    placed: list[Step] = []
    ends = set[int]()
    for step in trace(n, method):
        if step.nodes > most:
            return None
        if step.kind is StepKind.PLACE:
            placed.append(step)
        elif step.kind is StepKind.SOLUTION:
            ends.add(step.nodes)

    def node(step: Step, children: tuple[Node, ...]) -> Node:
        label = f"{step.column}" if by_rows else f"{step.row},{step.column}"
        if step.nodes in ends:
            return Node(label, look="kept", is_end=True)
        return Node(label, children, is_dead=not children)

    return MethodTree(_nested(placed, node), len(placed), len(ends))


def cuts_tree(n: int) -> Node:
    """The search of backtracking; the look of a node says which method cuts it.

    The crosses are squares that backtracking rejects; brute force continues there.

    >>> [(child.look, child.refused) for child in cuts_tree(4).children]
    [('kept', 2), ('kept', 3), ('third', 3), ('third', 2)]
    """
    steps = list(trace(n, first_method_listing("solutions").key))
    refused = Counter(step.queens for step in steps if step.kind is StepKind.REJECT)
    looks = {
        board: LOOKS[name] for name, visited in placements_by_cut(n).items() for board in visited
    }

    def node(step: Step, children: tuple[Node, ...]) -> Node:
        look = looks[frozenset(step.queens)]
        is_end, misses = step.depth == n, refused[step.queens]
        return Node(str(step.column), children, look, is_end, refused=misses)

    return _nested([step for step in steps if step.kind is StepKind.PLACE], node)


def permutation_tree(n: int, things_left: Callable[[int, int], str]) -> Node:
    """All orders of n things; each step takes one of the remaining bits, the lowest first.

    A node shows the bits that remain, its edge the bit taken, and a leaf the positions of the bits
    in the order in which they were taken.

    >>> [(child.edge, child.label) for child in permutation_tree(3, as_bits).children]
    [('001', '110'), ('010', '101'), ('100', '011')]
    >>> [(child.edge, child.label) for child in permutation_tree(3, as_list).children]
    [('0', '1 2'), ('1', '0 2'), ('2', '0 1')]
    """
    return _permuted(n, (1 << n) - 1, (), things_left)


def as_bits(bits: int, n: int) -> str:
    """A set as a number in base two."""
    return f"{bits:0{n}b}"


def as_list(bits: int, n: int) -> str:
    """A set as a list of its things, ascending."""
    return " ".join(str(thing) for thing in range(n) if bits >> thing & 1)


def outline(node: Node) -> str:
    """A tree as text: each node, with its children in parentheses.

    >>> outline(method_tree("bitmap", 4, 20).root)
    '3 (1, 0 (2)), 2 (0 (3 (1 found))), 1 (3 (0 (2 found))), 0 (3 (1), 2)'
    """
    return ", ".join(map(_outlined, node.children))


def _outlined(node: Node) -> str:
    suffix = " found" if node.is_end else ""
    return node.label + suffix + (f" ({outline(node)})" if node.children else "")


def _permuted(
    n: int, left: int, taken: tuple[int, ...], things_left: Callable[[int, int], str]
) -> Node:
    """The node at which the bits `left` remain, and the positions `taken` are taken."""
    children = []
    rest = left
    while rest:
        bit = -rest & rest
        rest ^= bit
        taken_too = (*taken, bit.bit_length() - 1)
        children.append(_permuted(n, left ^ bit, taken_too, things_left))
    edge = things_left(1 << taken[-1], n) if taken else ""
    label = things_left(left, n) if left else " ".join(map(str, taken))
    return Node(label, tuple(children), is_end=not left, edge=edge)


def _nested(placed: list[Step], node: Callable[[Step, tuple[Node, ...]], Node]) -> Node:
    """Build the tree of the queens placed, from the last on: children precede their parent."""
    waiting: defaultdict[int, list[Node]] = defaultdict(list)
    for step in reversed(placed):
        below = waiting.pop(step.depth + 1, [])
        waiting[step.depth].append(node(step, tuple(reversed(below))))
    return Node("", tuple(reversed(waiting[1])))
