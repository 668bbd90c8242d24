"""Draws search trees: a node for each queen placed, and marks for what a method leaves out."""

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

Look = Literal["plain", "kept", "second", "third"]

_NODE_CLASSES: dict[Look, str] = {
    "plain": "qa-node",
    "kept": "qa-node qa-node-kept",
    "second": "qa-node qa-node-second",
    "third": "qa-node qa-node-third",
}
_FONT = 12
_RADIUS = 9.5
_CROSS = 3.6  # half the width of a cross
_CROSSES_APART = 13
_HEAD = 26  # room for the names of the levels
_SIDE = 46
_LINE = 24  # of the legend
_MARGIN = 2
_MAX_ACROSS = 8  # leaves that a phone has room for beside each other


class Node(NamedTuple):
    """A node of a search tree, such as a partial board."""

    label: str  # text in the node; without it the node is a small disc
    children: tuple[Node, ...] = ()  # its children, in the order of the search
    look: Look = "plain"  # `kept` is filled, `second` has a heavy outline and `third` a dashed one
    is_end: bool = False  # whether it is a result of the search: then it has corners
    is_dead: bool = False  # whether it is a dead end: then a cross follows it
    # number of rejected children, each of which is a cross beside the other children
    refused: int = 0
    edge: str = ""  # text on the edge to the node


class _Spot(NamedTuple):
    """A node with its position: the number of leaves before it, and its depth.

    `refused` is the position of its rejected children, or None if it has none.
    """

    node: Node
    across: float
    depth: int
    children: tuple[_Spot, ...]
    refused: float | None


@dataclass(frozen=True, slots=True)
class _Plan:
    """How positions in a tree become points: from left to right if `turned`, else top down."""

    turned: bool
    names: float  # space for the names of the levels
    start: float
    step: float
    slot: float

    def point(self, across: float, depth: float) -> Point:
        along = self.start + depth * self.step
        if self.turned:
            return along + _MARGIN, self.names + (across + 0.5) * self.slot
        return self.names + (across + 0.5) * self.slot, along + _MARGIN

    def before(self, point: Point) -> Point:
        """Return a point a little nearer to the root."""
        x, y = point
        return (x - 8, y) if self.turned else (x, y - 8)


def tree(
    root: Node,
    *,
    title: str,
    description: str,
    levels: Sequence[str] = (),
    legend: Mapping[str, Node] | None = None,
) -> str:
    """Draw a tree from the top down, or from left to right if it is too wide for a phone.

    >>> print(tree(Node(""), title="One", description="A root"))  # doctest: +ELLIPSIS
    <svg class="qa-tree" role="img"...
    """
    slots = count()
    spots = [*_all(_placed(root, 0, slots))]
    leaves = next(slots)
    plan = _plan(spots, leaves, named=bool(levels))
    heads = levels[: max(one.depth for one in spots)]
    drawn = [*_levels(heads, plan), _edges(spots, plan)]
    drawn += [part for one in spots for part in _node(one, plan)]
    width, height = _size(spots, leaves, plan)
    lines = legend or {}
    for place, line in enumerate(lines.items()):
        drawn += _legend(line, height + (place + 0.5) * _LINE)
    names = [plan.point(0, depth)[0] + 20 for depth in range(1, len(heads) + 1) if plan.turned]
    width = max([width, *names, *(40 + text_width(words, _FONT) for words in lines)])
    box = (0, 0, width, height + len(lines) * _LINE)
    return inline_sized(Svg(title, description, box, drawn, "qa-tree"))


def _placed(node: Node, depth: int, slots: Iterator[int]) -> _Spot:
    """Place a node in the middle above its children."""
    children = tuple(_placed(child, depth + 1, slots) for child in node.children)
    below: list[float] = [child.across for child in children]
    refused = next(slots) if node.refused else None
    below += [next(slots)] if not below and refused is None else []
    below += [] if refused is None else [refused]
    return _Spot(node, (below[0] + below[-1]) / 2, depth, children, refused)


def _all(spot: _Spot) -> Iterator[_Spot]:
    yield spot
    for child in spot.children:
        yield from _all(child)


def _plan(spots: Sequence[_Spot], leaves: float, *, named: bool) -> _Plan:
    widest = max(_width(spot.node) for spot in spots)
    edge = max(text_width(one.node.edge, _FONT) for one in spots)
    if leaves > _MAX_ACROSS or edge:
        return _Plan(True, named * _HEAD, widest / 2, widest + 26 + edge, 24)
    return _Plan(False, named * _SIDE, _RADIUS, 46, max(34, widest + 6))


def _size(spots: Sequence[_Spot], leaves: float, plan: _Plan) -> Point:
    """Return the width and height of the tree with its crosses."""
    ends = [
        plan.point(one.across, one.depth)[not plan.turned] + _beyond(one, plan) for one in spots
    ]
    across = leaves * plan.slot
    if plan.turned:
        return max(ends), plan.names + across + 6
    return plan.names + across, max(ends)


def _beyond(spot: _Spot, plan: _Plan) -> float:
    """Return the distance from the middle of a node to the end of its crosses."""
    half = _width(spot.node) / 2 if plan.turned else _RADIUS
    dead = 20 if spot.node.is_dead else 0
    in_line = spot.node.refused if plan.turned else 1
    refused = plan.step + in_line * _CROSSES_APART - _RADIUS if spot.node.refused else 0
    return half + max(dead, refused) + _MARGIN


def _edges(spots: Sequence[_Spot], plan: _Plan) -> SvgElement:
    ways = []
    for one in spots:
        start = plan.point(one.across, one.depth)
        ends = [plan.point(child.across, child.depth) for child in one.children]
        ends += [plan.before(point) for point in _refused(one, plan)[:1]]
        ways += [_way(start, end, plan) for end in ends]
    return draw.path("".join(ways) or "M0 0", class_="qa-edge")


def _way(start: Point, end: Point, plan: _Plan) -> str:
    (x, y), (u, v) = ((number(a), number(b)) for a, b in (start, end))
    if plan.turned:
        middle = number((x + u) / 2)
        return f"M{x} {y}C{middle} {y} {middle} {v} {u} {v}"
    return f"M{x} {y}L{u} {v}"


def _node(spot: _Spot, plan: _Plan) -> list[SvgElement]:
    node, (x, y) = spot.node, plan.point(spot.across, spot.depth)
    drawn = [*_shape(node, x, y), *_crosses([*_dead(spot, plan), *_refused(spot, plan)])]
    if node.edge:
        where = (x - _width(node) / 2 - 6, y + 0.35 * _FONT)
        drawn.append(_text(node.edge, *where, class_="qa-on-edge", text_anchor="end"))
    return drawn


def _refused(spot: _Spot, plan: _Plan) -> list[Point]:
    """Return the points of the crosses for the rejected children of a node."""
    if spot.refused is None:
        return []
    x, y = plan.point(spot.refused, spot.depth + 1)
    first = x - _RADIUS + 8 if plan.turned else x - (spot.node.refused - 1) / 2 * _CROSSES_APART
    return [(first + place * _CROSSES_APART, y) for place in range(spot.node.refused)]


def _dead(spot: _Spot, plan: _Plan) -> list[Point]:
    """Return the point of the cross of a dead end, close to the node."""
    x, y = plan.point(spot.across, spot.depth)
    if not spot.node.is_dead:
        return []
    return [(x + _width(spot.node) / 2 + 10, y) if plan.turned else (x, y + _RADIUS + 10)]


def _levels(names: Sequence[str], plan: _Plan) -> list[SvgElement]:
    """Write the name of each level above it or at its left."""
    points = [plan.point(0, depth) for depth in range(1, len(names) + 1)]
    texts = (
        text(name, x, 13) if plan.turned else text(name, 0, y + 0.35 * _FONT)
        for name, (x, y) in zip(names, points, strict=True)
    )
    anchor = "middle" if plan.turned else "start"
    style = {"class_": "qa-tick", "font_size": _FONT, "text_anchor": anchor}
    return [group(texts, **style)] if names else []


def _legend(line: tuple[str, Node], y: float) -> list[SvgElement]:
    words, node = line
    sample = _crosses([(14, y)]) if node.is_dead else _shape(node, 14, y)
    return [*sample, _text(words, 34, y + 0.35 * _FONT, class_="qa-label")]


def _shape(node: Node, x: float, y: float) -> list[SvgElement]:
    """Draw a node around a point."""
    if not node.label:
        return [draw.circle((number(x), number(y)), 4, class_="qa-node-root")]
    half = _width(node) / 2
    corner, size = (number(x - half), number(y - _RADIUS)), (number(2 * half), 2 * _RADIUS)
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


def outline(node: Node) -> str:
    """A tree as text: each node, with its children in parentheses.

    >>> outline(Node("", (Node("0", (Node("2"),)), Node("1", (Node("3", is_end=True),)))))
    '0 (2), 1 (3 found)'
    """
    return ", ".join(
        child.label
        + (" found" if child.is_end else "")
        + (f" ({outline(child)})" if child.children else "")
        for child in node.children
    )
