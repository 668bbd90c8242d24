"""Trees: where nodes stand, and how they tell what they are."""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import combinations, pairwise
from xml.etree import ElementTree

import pytest

from site_builder.svg.canvas import text_width
from site_builder.svg.tree import Node, tree
from tests.helpers.drawings import TITLES, parse, svg_texts

SMALL = Node("", (Node("a", (Node("b"), Node("c", is_dead=True))), Node("d", look="kept")))
BROAD = Node("", tuple(Node(str(index)) for index in range(12)))


def drawn(root: Node, **style: object) -> ElementTree.Element:
    """The tree as a figure."""
    return parse(tree(root, **TITLES, **style))  # type: ignore[arg-type]


def places(root: ElementTree.Element) -> dict[str, tuple[float, float]]:
    """Where each label stands."""
    return {
        part.text or "": (float(part.get("x", "")), float(part.get("y", "")))
        for part in root.iter("text")
    }


def test_children_stand_below_their_parent_in_their_order() -> None:
    at = places(drawn(SMALL))
    assert at["a"][1] == at["d"][1] < at["b"][1] == at["c"][1]
    assert at["b"][0] < at["a"][0] < at["c"][0] < at["d"][0]
    assert at["a"][0] == (at["b"][0] + at["c"][0]) / 2


def test_a_broad_tree_grows_to_the_right() -> None:
    at = places(drawn(BROAD))
    assert len({x for x, _ in at.values()}) == 1
    heights = [y for _, y in at.values()]
    assert min(b - a for a, b in pairwise(heights)) >= 20


def test_names_on_the_way_turn_a_tree_too() -> None:
    at = places(drawn(Node("111", (Node("110", edge="001"),))))
    assert at["111"][0] < at["001"][0] < at["110"][0]


@pytest.mark.parametrize(("leaves", "rows"), [(8, 1), (9, 9)])
def test_eight_leaves_stand_side_by_side_and_nine_one_below_the_other(
    leaves: int, rows: int
) -> None:
    at = places(drawn(Node("", tuple(Node(str(index)) for index in range(leaves)))))
    assert len({y for _, y in at.values()}) == rows


LONG = Node("a label that is long", (Node("1", (Node("2", is_dead=True), Node("3", refused=4))),))
TURNED = Node("", (*BROAD.children, LONG))
DEAD = Node("", (*BROAD.children, Node("all of them", is_dead=True)))


@pytest.mark.parametrize("root", [SMALL, BROAD, LONG, TURNED, DEAD, Node("", (LONG, LONG))])
def test_no_node_stands_on_another(root: Node) -> None:
    sides = ("x", "y", "width", "height")
    shapes = [[float(shape.get(side, "")) for side in sides] for shape in drawn(root).iter("rect")]
    for (x, y, width, height), (u, v, *_) in combinations(sorted(shapes), 2):
        assert x + width < u or abs(y - v) > height


def test_a_node_is_no_narrower_than_it_is_high() -> None:
    for shape in drawn(Node("1", (Node("a long one"),))).iter("rect"):
        assert float(shape.get("width", "")) >= float(shape.get("height", ""))


LEGEND = {"What a cross stands for, in more words than the tree is wide": Node("", is_dead=True)}
LEVELS = ["one", "two, and its name is longer than all the rest"]


@pytest.mark.parametrize("legend", [{}, {"What it is": Node("0")}, LEGEND])
@pytest.mark.parametrize("levels", [(), ["one", "two"], LEVELS])
@pytest.mark.parametrize("root", [SMALL, BROAD, LONG, TURNED, DEAD, Node("")])
def test_every_part_lies_in_the_figure(
    root: Node, levels: list[str], legend: dict[str, Node]
) -> None:
    figure = drawn(root, levels=levels, legend=legend)
    _, _, width, height = map(float, figure.get("viewBox", "").split())
    for left, top, right, bottom in extents(figure):
        assert 0 <= left <= right <= width
        assert 0 <= top <= bottom <= height


def test_the_name_of_the_last_level_has_room_above_narrow_nodes() -> None:
    figure = drawn(Node("", (Node("ab"),) * 9), levels=["row 0"])
    _, _, width, _ = map(float, figure.get("viewBox", "").split())
    (name,) = [part for part in figure.iter("text") if part.text == "row 0"]
    assert float(name.get("x", "")) + text_width("row 0", 12) / 2 <= width


def extents(figure: ElementTree.Element) -> Iterator[tuple[float, float, float, float]]:
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
        for x, y in re.findall(r"M([-\d.]+) ([-\d.]+)", part.get("d", "")):
            yield float(x), float(y), float(x) + size, float(y) + size


def test_outline_of_a_node_shows_its_type() -> None:
    root = Node("", (Node("a", look="second"), Node("b", look="kept", is_end=True)))
    round_one, square_one = drawn(root).iter("rect")
    assert round_one.get("class") == "qa-node qa-node-second"
    assert square_one.get("class") == "qa-node qa-node-kept"
    assert float(round_one.get("rx", "")) > 4 * float(square_one.get("rx", ""))


def test_a_filled_node_has_letters_of_paper() -> None:
    assert svg_texts(drawn(SMALL), "qa-on-kept") == ["d"]


@pytest.mark.parametrize(
    ("root", "crosses"),
    [
        (SMALL, 1),
        (Node("", (Node("a", refused=3),)), 3),
        (Node("", (Node("a", (Node("b", refused=2),), refused=3),)), 5),
        (BROAD._replace(refused=4), 4),
    ],
)
def test_each_way_refused_is_a_cross(root: Node, crosses: int) -> None:
    paths = [p.get("d", "") for p in drawn(root).iter("path") if p.get("class") == "qa-refused"]
    assert sum(path.count("M") for path in paths) == crosses


def test_refused_squares_are_drawn_as_children() -> None:
    with_child, with_both = (
        Node("", (Node("a", (Node("b"),)),)),
        Node("", (Node("a", (Node("b"),), refused=2),)),
    )
    edges = [
        part.get("d", "").count("M")
        for root in (with_child, with_both)
        for part in drawn(root).iter("path")
        if part.get("class") == "qa-edge"
    ]
    assert edges == [2, 3]


def test_levels_and_legend_are_written() -> None:
    figure = drawn(SMALL, levels=["row 0", "row 1"], legend={"dead": Node("", is_dead=True)})
    assert svg_texts(figure, "qa-tick") == ["row 0", "row 1"]
    assert "dead" in svg_texts(figure)


def test_letters_have_one_size_in_every_tree() -> None:
    for root in (SMALL, BROAD):
        figure = drawn(root)
        _, _, width, _ = map(float, figure.get("viewBox", "").split())
        assert re.findall(r"qa-px-(\d+)", figure.get("class", "")) == [f"{width:.0f}"]
