"""Draw search trees: a node for each placed queen, and marks for parts that the search omits."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import count
from typing import Literal, NamedTuple

from site_builder.svg.canvas import (
    Point,
    Svg,
    SvgElement,
    cross_path,
    draw,
    group,
    inline_sized,
    number,
    paths,
    text,
    text_width,
)
from site_builder.values.plain_text import DrawnSvg, sentences

Look = Literal["plain", "kept", "second", "third"]

_NODE_CLASSES: dict[Look, str] = {
    "plain": "qa-node",
    "kept": "qa-node qa-node-kept",
    "second": "qa-node qa-node-second",
    "third": "qa-node qa-node-third",
}
_FONT = 12
_RADIUS = 9.5
# Half the width of a cross.
_CROSS = 3.6
_CROSSES_APART = 13
# The height of the space for the names of the levels, if they are above the tree.
_HEAD = 26
_SIDE = 46
# The height of a line of the legend.
_LINE = 24
_MARGIN = 2
# The most leaves that fit side by side on a phone.
_MAX_ACROSS = 8


class Node(NamedTuple):
    """A node of a search tree, such as a partial board."""

    # The text in the node. A node without a text is drawn as a small disc.
    label: str
    # The children in the order of the search.
    children: tuple[Node, ...] = ()
    # `kept` is filled, `second` has a heavy outline, and `third` a dashed outline.
    look: Look = "plain"
    # Whether the node is a result of the search. Such a node is drawn with corners.
    is_end: bool = False
    # Whether the node is a dead end. It is followed by a cross.
    is_dead: bool = False
    # The number of rejected children. They are drawn as crosses after the other children.
    refused: int = 0
    # The text on the edge from the parent to the node.
    edge: str = ""


class _PlacedNode(NamedTuple):
    """A node with its position: `across` is the number of leaves before it.

    The rejected children of the node together take the space of one leaf, at the position
    `refused`. Without rejected children, `refused` is None.
    """

    node: Node
    across: float
    depth: int
    children: tuple[_PlacedNode, ...]
    refused: float | None


@dataclass(frozen=True, slots=True)
class _TreeLayout:
    """The direction of a tree, which is downwards or to the right, and the sizes of its parts."""

    # Whether the tree is drawn from left to right.
    is_horizontal: bool
    # The space for the names of the levels, above the tree or at its left.
    names: float
    # The distance of the root from the edge, and the distance from a level to the next.
    start: float
    step: float
    # The space for a leaf, measured across the levels.
    slot: float

    def point(self, across: float, depth: float) -> Point:
        """Return the point at this depth that has `across` leaves before it."""
        along = self.start + depth * self.step
        if self.is_horizontal:
            return along + _MARGIN, self.names + (across + 0.5) * self.slot
        return self.names + (across + 0.5) * self.slot, along + _MARGIN

    def before(self, point: Point) -> Point:
        """Return the point that is slightly nearer to the root's level than `point`."""
        x, y = point
        return (x - 8, y) if self.is_horizontal else (x, y - 8)


def tree(
    root: Node,
    *,
    title: str,
    description: str,
    levels: Sequence[str] = (),
    legend: Mapping[str, Node] | None = None,
) -> DrawnSvg:
    """Draw a tree from the top down, or from left to right if it is too wide for a phone.

    >>> print(tree(Node(""), title="One", description="A root"))  # doctest: +ELLIPSIS
    <svg class="qa-tree" role="img"...
    """
    slots = count()
    nodes = list(_walk(_with_positions(root, 0, slots)))
    leaves = next(slots)
    layout = _layout(nodes, leaves, has_names=bool(levels))
    heads = levels[: max(placed.depth for placed in nodes)]
    drawn = [*_levels(heads, layout), _edges(nodes, layout)]
    drawn += [part for placed in nodes for part in _node(placed, layout)]
    width, height = _size(nodes, leaves, layout)
    lines = legend or {}
    for index, line in enumerate(lines.items()):
        drawn += _legend(line, height + (index + 0.5) * _LINE)
    widths = [width, *(40 + text_width(content, _FONT) for content in lines)]
    if layout.is_horizontal:
        widths += [layout.point(0, depth)[0] + 20 for depth in range(1, len(heads) + 1)]
    width = max(widths)
    box = (0, 0, width, height + len(lines) * _LINE)
    # The outline of the tree is left out of the description, because the rows of the text show it.
    described = description.replace(outline(root), "").rstrip(": ")
    rows = "\n".join(_outline_rows(root, {node.look: words for words, node in lines.items()}))
    words = sentences(title, described)
    return inline_sized(Svg(title, description, box, drawn, "qa-tree", rows, words))


def _with_positions(node: Node, depth: int, slots: Iterator[int]) -> _PlacedNode:
    """Return a node and all nodes below it with positions, each in the middle of its children.

    `slots` counts the leaves.
    """
    children = tuple(_with_positions(child, depth + 1, slots) for child in node.children)
    positions: list[float] = [child.across for child in children]
    refused = next(slots) if node.refused else None
    if refused is not None:
        positions.append(refused)
    elif not positions:
        positions.append(next(slots))
    return _PlacedNode(node, (positions[0] + positions[-1]) / 2, depth, children, refused)


def _walk(placed: _PlacedNode) -> Iterator[_PlacedNode]:
    """Yield a node and all nodes below it, each before its children."""
    yield placed
    for child in placed.children:
        yield from _walk(child)


def _layout(nodes: Sequence[_PlacedNode], leaves: float, *, has_names: bool) -> _TreeLayout:
    widest = max(_width(placed.node) for placed in nodes)
    edge = max(text_width(placed.node.edge, _FONT) for placed in nodes)
    if leaves > _MAX_ACROSS or edge:
        names = _HEAD if has_names else 0
        return _TreeLayout(True, names, widest / 2, widest + 26 + edge, 24)
    names = _SIDE if has_names else 0
    return _TreeLayout(False, names, _RADIUS, 46, max(34, widest + 6))


def _size(nodes: Sequence[_PlacedNode], leaves: float, layout: _TreeLayout) -> Point:
    """Return the width and the height of the tree, including its crosses."""
    axis = 0 if layout.is_horizontal else 1
    ends = [
        layout.point(placed.across, placed.depth)[axis] + _beyond(placed, layout)
        for placed in nodes
    ]
    across = leaves * layout.slot
    if layout.is_horizontal:
        return max(ends), layout.names + across + 6
    return layout.names + across, max(ends)


def _beyond(placed: _PlacedNode, layout: _TreeLayout) -> float:
    """Return how far a node and its crosses extend from the node's middle, away from the root.

    The distance is in units of the SVG, and includes a margin.
    """
    half = _width(placed.node) / 2 if layout.is_horizontal else _RADIUS
    dead = 20 if placed.node.is_dead else 0
    in_line = placed.node.refused if layout.is_horizontal else 1
    refused = layout.step + in_line * _CROSSES_APART - _RADIUS if placed.node.refused else 0
    return half + max(dead, refused) + _MARGIN


def _edges(nodes: Sequence[_PlacedNode], layout: _TreeLayout) -> SvgElement:
    commands = []
    for placed in nodes:
        start = layout.point(placed.across, placed.depth)
        ends = [layout.point(child.across, child.depth) for child in placed.children]
        ends += [layout.before(point) for point in _refused(placed, layout)[:1]]
        commands += [_edge_path(start, end, layout) for end in ends]
    return draw.path("".join(commands) or "M0 0", class_="qa-edge")


def _edge_path(start: Point, end: Point, layout: _TreeLayout) -> str:
    x, y = map(number, start)
    end_x, end_y = map(number, end)
    if layout.is_horizontal:
        middle = number((x + end_x) / 2)
        return f"M{x} {y}C{middle} {y} {middle} {end_y} {end_x} {end_y}"
    return f"M{x} {y}L{end_x} {end_y}"


def _node(placed: _PlacedNode, layout: _TreeLayout) -> list[SvgElement]:
    node = placed.node
    x, y = layout.point(placed.across, placed.depth)
    drawn = [*_shape(node, x, y), *_crosses([*_dead(placed, layout), *_refused(placed, layout)])]
    if node.edge:
        end = x - _width(node) / 2 - 6
        baseline = y + 0.35 * _FONT
        drawn.append(_text(node.edge, end, baseline, class_="qa-on-edge", text_anchor="end"))
    return drawn


def _refused(placed: _PlacedNode, layout: _TreeLayout) -> list[Point]:
    """Return the points of the crosses that stand for the rejected children of a node."""
    if placed.refused is None:
        return []
    x, y = layout.point(placed.refused, placed.depth + 1)
    if layout.is_horizontal:
        first = x - _RADIUS + 8
    else:
        first = x - (placed.node.refused - 1) / 2 * _CROSSES_APART
    return [(first + index * _CROSSES_APART, y) for index in range(placed.node.refused)]


def _dead(placed: _PlacedNode, layout: _TreeLayout) -> list[Point]:
    """Return the point of the cross after a dead end, or an empty list for other nodes."""
    if not placed.node.is_dead:
        return []
    x, y = layout.point(placed.across, placed.depth)
    if layout.is_horizontal:
        return [(x + _width(placed.node) / 2 + 10, y)]
    return [(x, y + _RADIUS + 10)]


def _levels(names: Sequence[str], layout: _TreeLayout) -> list[SvgElement]:
    """Draw the name of each level, above the tree or at its left."""
    points = [layout.point(0, depth) for depth in range(1, len(names) + 1)]
    texts = (
        text(name, x, 13) if layout.is_horizontal else text(name, 0, y + 0.35 * _FONT)
        for name, (x, y) in zip(names, points, strict=True)
    )
    anchor = "middle" if layout.is_horizontal else "start"
    style = {"class_": "qa-tick", "font_size": _FONT, "text_anchor": anchor}
    return [group(texts, **style)] if names else []


def _legend(line: tuple[str, Node], y: float) -> list[SvgElement]:
    content, node = line
    sample = _crosses([(14, y)]) if node.is_dead else _shape(node, 14, y)
    return [*sample, _text(content, 34, y + 0.35 * _FONT, class_="qa-label")]


def _shape(node: Node, x: float, y: float) -> list[SvgElement]:
    """Draw a node around a point."""
    if not node.label:
        return [draw.circle((number(x), number(y)), 4, class_="qa-node-root")]
    half = _width(node) / 2
    corner = (number(x - half), number(y - _RADIUS))
    size = (number(2 * half), 2 * _RADIUS)
    shape = draw.rect(
        corner, size, rx=1.5 if node.is_end else _RADIUS, class_=_NODE_CLASSES[node.look]
    )
    style = "qa-on-kept" if node.look == "kept" else "qa-label"
    return [shape, _text(node.label, x, y + 0.35 * _FONT, class_=style, text_anchor="middle")]


def _width(node: Node) -> float:
    return max(2 * _RADIUS, text_width(node.label, _FONT) + 10)


def _crosses(points: Sequence[Point]) -> list[SvgElement]:
    return paths((cross_path(x, y, _CROSS) for x, y in points), "qa-refused")


def _text(content: str, x: float, y: float, **style: str) -> SvgElement:
    return text(content, x, y, font_size=_FONT, **style)


def _outline_rows(node: Node, looks: Mapping[Look, str], indent: str = "") -> Iterator[str]:
    """Yield an indented line of text for each node below `node`, with its marks in words.

    `looks` has the words of the legend for each look.
    """
    for child in node.children:
        marks = [
            "found" if child.is_end else "",
            "dead end" if child.is_dead else "",
            f"{child.refused} rejected" if child.refused else "",
            looks.get(child.look, ""),
        ]
        said = ", ".join(filter(None, marks))
        name = " ".join(filter(None, [child.edge, child.label or "*"]))
        yield f"{indent}{name}" + (f" ({said})" if said else "")
        yield from _outline_rows(child, looks, f"{indent}  ")


def outline(node: Node) -> str:
    """Return a tree as one line of text. The children of a node follow it in parentheses.

    >>> outline(Node("", (Node("0", (Node("2"),)), Node("1", (Node("3", is_end=True),)))))
    '0 (2), 1 (3 found)'
    """
    return ", ".join(
        child.label
        + (" found" if child.is_end else "")
        + (f" ({outline(child)})" if child.children else "")
        for child in node.children
    )
