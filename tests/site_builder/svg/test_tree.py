"""Trees: no node on another, every part inside, and a cross for each way refused."""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import combinations
from xml.etree.ElementTree import Element

import pytest

from site_builder.svg.canvas import text_width
from site_builder.svg.tree import Node, tree
from tests.helpers.drawings import TITLES, parse

SMALL = Node("", (Node("a", (Node("b"), Node("c", is_dead=True))), Node("d", look="kept")))
BROAD = Node("", tuple(Node(str(index)) for index in range(12)))
LONG = Node("a label that is long", (Node("1", (Node("2", is_dead=True), Node("3", refused=4))),))
TURNED = Node("", (*BROAD.children, LONG))
DEAD = Node("", (*BROAD.children, Node("all of them", is_dead=True)))
TREES = pytest.mark.parametrize("root", [SMALL, BROAD, LONG, TURNED, DEAD, Node("", (LONG, LONG))])
LEGEND = {"What a cross stands for, in more words than the tree is wide": Node("", is_dead=True)}


def drawn(root: Node, **style: object) -> Element:
    """The tree as a figure."""
    return parse(tree(root, **TITLES, **style))  # type: ignore[arg-type]


def labels(root: Node) -> dict[str, tuple[float, float]]:
    """Where each label stands."""
    return {
        part.text or "": (float(part.get("x", "")), float(part.get("y", "")))
        for part in drawn(root).iter("text")
    }


def extents(figure: Element) -> Iterator[tuple[float, float, float, float]]:
    """From where to where shapes, words and crosses reach; for edges, where they begin."""
    for part in figure.iter():
        x, y, width, height = (float(part.get(name, 0)) for name in ("x", "y", "width", "height"))
        if part.tag == "rect":
            yield x, y, x + width, y + height
        elif part.tag == "text" and part.get("font-size"):
            width = text_width(str(part.text), 12)
            start = x - {"middle": 0.5, "end": 1}.get(part.get("text-anchor", ""), 0) * width
            yield start, y, start + width, y
        size = 7.2 if part.get("class") == "qa-refused" else 0
        for left, top in re.findall(r"M([-\d.]+) ([-\d.]+)", part.get("d", "")):
            yield float(left), float(top), float(left) + size, float(top) + size


def test_children_stand_below_their_parent_in_their_order() -> None:
    at = labels(SMALL)
    assert at["a"][1] == at["d"][1] < at["b"][1] == at["c"][1]
    assert at["b"][0] < at["a"][0] < at["c"][0] < at["d"][0]


@pytest.mark.parametrize(("leaves", "rows"), [(8, 1), (9, 9)])
def test_eight_leaves_stand_side_by_side_and_nine_one_below_the_other(
    leaves: int, rows: int
) -> None:
    at = labels(Node("", tuple(Node(str(index)) for index in range(leaves))))
    assert len({y for _, y in at.values()}) == rows


@TREES
def test_no_node_stands_on_another(root: Node) -> None:
    sides = ("x", "y", "width", "height")
    shapes = [[float(shape.get(side, "")) for side in sides] for shape in drawn(root).iter("rect")]
    assert all(width >= height for _, _, width, height in shapes)
    for (x, y, width, height), (u, v, *_) in combinations(sorted(shapes), 2):
        assert x + width < u or abs(y - v) > height


@TREES
@pytest.mark.parametrize("levels", [(), ["one", "two, and its name is longer than all the rest"]])
def test_every_part_lies_in_the_figure(root: Node, levels: list[str]) -> None:
    for legend in ({}, {"What it is": Node("0")}, LEGEND):
        figure = drawn(root, levels=levels, legend=legend)
        _, _, width, height = map(float, figure.get("viewBox", "").split())
        for left, top, right, bottom in extents(figure):
            assert 0 <= left <= right <= width
            assert 0 <= top <= bottom <= height


@pytest.mark.parametrize(
    ("root", "crosses"),
    [
        (SMALL, 1),
        (Node("", (Node("a", (Node("b", refused=2),), refused=3),)), 5),
        (BROAD._replace(refused=4), 4),
    ],
)
def test_each_way_refused_is_a_cross(root: Node, crosses: int) -> None:
    paths = [p.get("d", "") for p in drawn(root).iter("path") if p.get("class") == "qa-refused"]
    assert sum(path.count("M") for path in paths) == crosses
