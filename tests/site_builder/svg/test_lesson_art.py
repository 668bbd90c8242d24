"""The pictures on cards of lessons: what they count, and that nothing leaves them."""

from __future__ import annotations

import re
from typing import Any
from xml.etree.ElementTree import Element

from site_builder.svg.card import ART, lesson_file
from site_builder.svg.lesson_art import (
    marked_board,
    named_bits,
    ring_of_boards,
    row_of_queens,
    search_trees,
    square_of_bits,
    stack_of_boards,
)
from tests.helpers.drawings import parse, svg_texts

SOLUTION = (1, 3, 0, 2)
# Two queens in the top row; below the first is one more, and below the second two.
SEARCH = ([1, 2, 1, 2, 2], [4])


def drawn(picture: list[Any]) -> Element:
    """The card with a picture."""
    return parse(lesson_file("Half, then an eighth", "Chapter 9 of 10", picture))


def queens(card: Element) -> int:
    """The queens of its picture, without the mark of the atlas."""
    return len(card.findall(".//path[@transform]")) - 1


def test_a_long_title_takes_several_lines() -> None:
    words = ["Chapter 9 of 10", "Queens Atlas", "Half, then", "an eighth"]
    assert svg_texts(drawn([])) == words


def test_each_board_of_a_stack_has_one_more_queen() -> None:
    assert queens(drawn(stack_of_boards(SOLUTION))) == 1 + 2 + 3 + 4


def test_a_ring_has_eight_boards_around_a_word() -> None:
    card = drawn(ring_of_boards([SOLUTION] * 8, "8"))
    assert queens(card) == 8 * 4
    assert "8" in svg_texts(card)


def test_a_board_has_its_queens_and_its_ring() -> None:
    card = drawn(marked_board(4, [(0, 1)], crosses=[(1, 0), (1, 1)], ring=(3, 2)))
    assert queens(card) == 1
    assert {(c.get("cx"), c.get("cy")) for c in card.iter("circle")} == {("2.5", "3.5")}


def test_bits_are_written_in_their_order() -> None:
    assert svg_texts(drawn(square_of_bits(["01", "10"])))[:4] == [*"0110"]
    assert svg_texts(drawn(named_bits({"x": "0110"}, lit=2)))[:5] == ["x", *"0110"]
    card = drawn(row_of_queens("101", "= 5"))
    assert svg_texts(card)[:4] == [*"101", "= 5"]
    assert queens(card) == 2


def test_a_tree_has_a_line_for_each_node_and_stays_inside() -> None:
    ways, marks = [path for path in drawn(search_trees([SEARCH])).iter("path") if _is_way(path)]
    points = [
        tuple(map(float, pair)) for pair in re.findall(r"([\d.]+) ([\d.]+)", ways.get("d", ""))
    ]
    assert len(points) == 2 * len(SEARCH[0])
    assert all(0 <= x <= ART and 0 <= y <= ART for x, y in points)
    assert len({points[1], points[5]}) == 2
    assert marks.get("d", "").count("M") == len(SEARCH[1])


def _is_way(path: Element) -> bool:
    return path.get("stroke-width") in ("2", "7")
