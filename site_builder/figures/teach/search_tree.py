"""A worksheet with the search tree of N = 4, of which only the first branch is drawn to its end."""

from __future__ import annotations

from collections.abc import Iterator

from site_builder.figures.learn.search import METHOD
from site_builder.figures.searches import MethodTree, method_tree
from site_builder.svg.board import partial_board
from site_builder.svg.tree import Node, tree
from site_builder.values.block_type import Block
from site_builder.values.figure import Figure
from site_builder.values.reading import nothing
from site_builder.values.text import column_letter, square_name

N = 4
BLANK = "\u00a0"  # a node to write in
LEVELS = tuple(f"row {N - row}" for row in range(N))


def tree_sheet(block: Block) -> Figure:
    """Make the sheet."""
    nothing(" ".join(block.lines))
    searched = whole_tree()
    named = with_letters(searched.root)
    first, *others = named.children
    begun = named._replace(children=(first, *map(blank, others)))
    context = {
        "n": N,
        "boards": [_board(column) for column in range(N)],
        "tree": _drawn(begun, "The first branch of the search tree"),
        "answer": _drawn(named, "The whole search tree"),
        "nodes": searched.nodes,
        "solutions": searched.ends,
        "dead_ends": sum(node.is_dead for node in below(searched.root)),
        "half": len([*below(Node("", searched.root.children[: N // 2]))]),
    }
    return Figure("worksheet_tree.html.jinja", context, (N,))


def whole_tree() -> MethodTree:
    """The search by hand, with a node for each queen."""
    searched = method_tree(METHOD, N, N**N)
    assert searched is not None
    return searched


def with_letters(node: Node) -> Node:
    """The same tree with columns named as in chess."""
    children = tuple(map(with_letters, node.children))
    name = column_letter(int(node.label)) if node.label else ""
    return node._replace(label=name, children=children)


def blank(node: Node) -> Node:
    """The same nodes, with nothing in them and no marks."""
    return Node(BLANK, tuple(map(blank, node.children)))


def below(node: Node) -> Iterator[Node]:
    """All nodes below a node."""
    for child in node.children:
        yield child
        yield from below(child)


def _drawn(root: Node, title: str) -> str:
    return tree(root, title=f"{title}, N = {N}", description="One node a queen", levels=LEVELS)


def _board(column: int) -> str:
    name = square_name((0, column), N)
    return partial_board(N, [(0, column)], title=f"Begin with {name}", description=name)
