"""Boards of every size, and trees: the parts are in the right places, and texts are readable."""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import accumulate, combinations
from xml.etree.ElementTree import Element

import pytest

from cy_core import one_solution
from site_builder.svg.bits import MAX_WIDTH, ROOM, BitLine, beside_board, stack
from site_builder.svg.board import (
    Board,
    board,
    board_file,
    dark_squares,
    definitions,
    draw_board,
    rectangle,
)
from site_builder.svg.canvas import text_width
from site_builder.svg.card import HEIGHT, PreviewCard, card_file
from site_builder.svg.tree import Node, tree
from site_builder.svg.wall import wall
from site_builder.values.text import column_letter
from tests.helpers.drawings import EIGHT, HALF_TURN, HREF, TITLES, heat_map, parse, svg_texts

PHONE = 328


def test_every_queen_is_on_its_square() -> None:
    for n in (1, *range(4, 33)):
        solution = one_solution(n)
        (line,) = parse(board(solution, **TITLES)).iter("polyline")
        points = [f"{column},{row}" for row, column in enumerate(solution)]
        assert line.get("points", "").split() == ["0,0", *points, "0,0"]
        moves = re.findall(r"translate\((\d+) (\d+)\) scale", board_file(solution, **TITLES))
        assert [f"{column},{row}" for column, row in moves] == points


def test_the_square_at_bottom_left_is_dark_and_half_of_all_are() -> None:
    for rows, columns in ((2, 4), *((n, n) for n in range(1, 33))):
        path = dark_squares(rows, columns)
        lines = re.findall(r"M(\d+) (\d+)((?:h1v1h-1z(?:m2 0)?)+)", path)
        drawn_squares = [
            (int(x) + 2 * k, y) for x, y, line in lines for k in range(line.count("z"))
        ]
        squares = ((c, r) for c in range(columns) for r in range(rows))
        expected = {square for square in squares if (square[0] + rows - 1 - square[1]) % 2 == 0}
        assert {(int(column), int(row)) for column, row in drawn_squares} == expected


def test_the_page_defines_each_size_once_whatever_the_order() -> None:
    assert definitions(5, 8, 5) == definitions(8, 5)
    names = ["queen", "disc", "squares-5", "coordinates-5", "squares-8", "coordinates-8"]
    assert re.findall(r' id="qa-([^"]+)"', definitions(8, 5)) == names


@pytest.mark.parametrize("n", [4, 8, 12, 13, 16, 18])
def test_coordinates_are_as_in_chess_and_legible_on_a_phone(n: int) -> None:
    picture = parse(board(range(n), coordinates=True, **TITLES))
    width = float(picture.get("viewBox", "").split()[2])
    groups = {group.get("id"): group for group in parse(definitions(n)).iter("g")}
    letters = groups[f"qa-coordinates-{n}"]
    names = [column_letter(column) for column in range(n)]
    assert sorted(svg_texts(letters)) == sorted([*names, *map(str, range(1, n + 1))])
    assert float(letters.get("font-size", "")) / 20 * PHONE / width >= 11


def test_letters_continue_after_z() -> None:
    assert [column_letter(c) for c in (0, 25, 26, 31)] == ["a", "z", "aa", "af"]


def test_boards_may_be_empty_or_rectangles_or_have_no_coordinates() -> None:
    empty = parse(draw_board(Board(3), **TITLES))
    assert [use.get(HREF) for use in empty.iter("use")] == ["#qa-squares-3"]
    assert list(empty.iter("polyline")) == []
    box = parse(rectangle((0, 2), 4, **TITLES)).get("viewBox", "").split()
    assert [round(float(side)) for side in box[2:]] == [4, 2]
    assert svg_texts(parse(board_file(EIGHT, coordinates=False, **TITLES))) == []


def test_a_hundred_boards_of_twelve_are_light() -> None:
    solution = one_solution(12)
    assert len(board(solution, title="12.8.1765", description="12 queens: " + "a12 " * 12)) < 340
    assert len(definitions(12)) < 3000


@pytest.mark.parametrize("n", range(1, MAX_WIDTH + 1))
def test_a_board_has_the_number_of_each_row_beside_it(n: int) -> None:
    solution = [(7 * row) % n for row in range(n)]
    root = parse(beside_board(solution, **TITLES))
    bits = "".join(
        text.text or ""
        for group in root.iter("g")
        if group.get("class") == "qa-code"
        for text in group.iter("text")
    )
    expected = [1 << (n - 1 - column) for column in solution]
    assert [int(bits[positions : positions + n], 2) for positions in range(0, n * n, n)] == expected
    values = [text.text for text in root.iter("text") if text.get("text-anchor") == "end"]
    assert values == [str(value) for value in expected]
    line = BitLine("position", "1" * n, str((1 << n) - 1))
    for drawing in (root, parse(stack([line], **TITLES))):
        width = float(drawing.get("viewBox", "").split()[2])
        sizes = [float(each.get("font-size", 99)) for each in drawing.iter()]
        assert width <= ROOM
        assert min(sizes) >= 10
        assert max(float(text.get("x", "")) for text in drawing.iter("text")) <= width


def test_counts_of_a_heat_map_fit_into_their_squares_or_are_left_out() -> None:
    for n, count, fits in ((1, 1, True), (8, 92, True), (12, 1420, True), (12, 14200, False)):
        root = parse(heat_map([[count] * n] * n))
        _, _, width, height = map(float, root.get("viewBox", "").split())
        assert height <= width == 360
        sizes = [float(g.get("font-size", "")) for g in root.iter("g") if g.get("class")]
        assert len(sizes) == fits
        assert all(12 <= size <= width / n / len(str(count)) / 0.6 for size in sizes)


def test_queens_of_a_wall_stand_on_their_boards() -> None:
    root = parse(wall([[HALF_TURN] * 4, *[[EIGHT] * 8] * 11], **TITLES))
    paths = {
        name: [p.get("d", "").split("M")[1:] for p in root.iter("path") if p.get("class") == name]
        for name in ("qa-dark", "qa-dot")
    }
    for solution, boards, queens in zip(
        (HALF_TURN, EIGHT), paths["qa-dark"], paths["qa-dot"], strict=True
    ):
        corners = set()
        for squares, dots in zip(boards, queens, strict=True):
            (left, top), (x, y) = (map(int, part.split("h")[0].split()) for part in (squares, dots))
            corners.add((left, top))
            steps = map(int, re.findall("m(-?[0-9]+) 1h0", dots))
            assert tuple(accumulate(steps, initial=x - left - 1)) == solution
            assert y == top + 1
        assert len(corners) == len(boards)


@pytest.mark.parametrize("count", [1, 2, 6, 9])
def test_boards_of_a_card_lie_beside_each_other_within_it(count: int) -> None:
    card = parse(card_file(PreviewCard("8", "queens", ("12 fundamental",), ((8, EIGHT),) * count)))
    moves = [group.get("transform", "") for group in card.iter("g")]
    matches = [re.fullmatch(r"translate\((\S+) (\S+)\) scale\((\S+)\)", move) for move in moves]
    *boards, mark = [tuple(map(float, match.groups())) for match in matches if match]
    assert len({board[:2] for board in boards}) == count
    for left, top, square in boards:
        assert square == int(square), "edges between pixels are grey"
        assert 60 <= left < left + 8 * square < mark[0] - 40
        assert 60 <= top < top + 8 * square <= HEIGHT - 60


SMALL = Node("", (Node("a", (Node("b"), Node("c", is_dead=True))), Node("d", look="kept")))
BROAD = Node("", tuple(Node(str(index)) for index in range(12)))
LONG = Node("a label that is long", (Node("1", (Node("2", is_dead=True), Node("3", refused=4))),))
TURNED = Node("", (*BROAD.children, LONG))
DEAD = Node("", (*BROAD.children, Node("all of them", is_dead=True)))
TREES = pytest.mark.parametrize("root", [SMALL, BROAD, LONG, TURNED, DEAD, Node("", (LONG, LONG))])
LEGEND = {"What a cross stands for, in more words than the tree is wide": Node("", is_dead=True)}


def parse_tree(root: Node, **style: object) -> Element:
    """Draw a tree and return the parsed drawing."""
    return parse(tree(root, **TITLES, **style))  # type: ignore[arg-type]


def labels(root: Node) -> dict[str, tuple[float, float]]:
    """Return the position of each label in the drawing of a tree."""
    return {
        part.text or "": (float(part.get("x", "")), float(part.get("y", "")))
        for part in parse_tree(root).iter("text")
    }


def extents(figure: Element) -> Iterator[tuple[float, float, float, float]]:
    """Yield the extent of each shape, text and cross: left, top, right, bottom.

    For a path, only the first points of its subpaths are included.
    """
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
    positions = labels(SMALL)
    assert positions["a"][1] == positions["d"][1] < positions["b"][1] == positions["c"][1]
    assert positions["b"][0] < positions["a"][0] < positions["c"][0] < positions["d"][0]


@pytest.mark.parametrize(("leaves", "rows"), [(8, 1), (9, 9)])
def test_eight_leaves_stand_side_by_side_and_nine_one_below_the_other(
    leaves: int, rows: int
) -> None:
    positions = labels(Node("", tuple(Node(str(index)) for index in range(leaves))))
    assert len({y for _, y in positions.values()}) == rows


@TREES
def test_no_nodes_overlap(root: Node) -> None:
    sides = ("x", "y", "width", "height")
    shapes = [
        [float(shape.get(side, "")) for side in sides] for shape in parse_tree(root).iter("rect")
    ]
    assert all(width >= height for _, _, width, height in shapes)
    for (x, y, width, height), (u, v, *_) in combinations(sorted(shapes), 2):
        assert x + width < u or abs(y - v) > height


@TREES
@pytest.mark.parametrize("levels", [(), ["one", "two, and its name is longer than all the rest"]])
def test_every_part_lies_in_the_figure(root: Node, levels: list[str]) -> None:
    for legend in ({}, {"What it is": Node("0")}, LEGEND):
        figure = parse_tree(root, levels=levels, legend=legend)
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
    paths = [
        p.get("d", "") for p in parse_tree(root).iter("path") if p.get("class") == "qa-refused"
    ]
    assert sum(path.count("M") for path in paths) == crosses
