"""What pages show of a board's properties: values, pictures and sentences."""

from __future__ import annotations

from collections.abc import Callable, Collection

import pytest

from cy_core import MAX_MEASURED_N, fundamental, properties, property_counts, solution
from site_builder.figures.properties import positions
from site_builder.figures.properties.properties import PROPERTIES, shown_properties
from site_builder.figures.properties.tables import ABSENT, COMPARED, property_table
from tests.helpers.drawings import parse

POSITIONS: dict[str, Callable[[tuple[int, ...]], Collection[object]]] = {
    "lines": positions.lines,
    "knight_pairs": positions.knight_pairs,
    "conflicts": positions.conflicts,
    "translates": positions.translates,
    "diagonal_queens": positions.diagonal_rows,
}


@pytest.mark.parametrize("n", range(4, 10))
def test_as_many_are_shown_as_the_core_counts(n: int) -> None:
    boards, _ = fundamental(n)
    for board in map(tuple, boards[:20].tolist()):
        measured = properties(board)
        for key, positions_of in POSITIONS.items():
            assert len(positions_of(board)) == getattr(measured, key), (key, board)


def sentences(label: str) -> dict[str, str]:
    """What is said of each property of a board."""
    return {shown.key: shown.sentence for shown in shown_properties(solution(label))}


def test_a_board_without_three_in_a_line_shows_all_lines() -> None:
    shown = {each.key: each for each in shown_properties(solution("8.8.10"))}
    assert shown["lines"].value == "none"
    assert shown["lines"].sharing == 1
    assert shown["lines"].sentence == "28 lines join two queens. None of them meets a third queen."
    assert shown["conflicts"].sharing == 8
    assert shown["distance"].sentence == "Move 3 queens, and you have an image of 8.4.1."


def test_each_sentence_says_what_is_there() -> None:
    said = sentences("10.4.2")
    dash = "\N{EN DASH}"
    assert said["knight_pairs"].endswith("No queen is there.")
    assert f"h10{dash}f2, e9{dash}i3, e9{dash}c1 and 1 more." in said["conflicts"]
    assert said["diagonal_queens"] == "Both main diagonals are empty."
    assert said["determining_queens"].startswith("No other solution has queens on h10, e9, g6 and")
    assert sentences("4.2.1")["distance"].endswith("an image of 4.2.1 itself.")
    assert sentences("6.4.1")["translates"].startswith("However you move it")


def test_pictures_have_the_queens_and_what_shows_the_property() -> None:
    shown = {each.key: parse(each.svg) for each in shown_properties(solution("7.8.4"))}
    assert shown["conflicts"].get("viewBox") == "-3.5 -3.5 14 14"
    assert shown["lines"].get("viewBox") == shown["distance"].get("viewBox")
    for drawing in shown.values():
        titles = [each for each in drawing.iter() if each.tag.endswith("title")]
        assert titles[0].text


def test_tables_have_the_counts() -> None:
    for chosen in PROPERTIES:
        rows = property_table(chosen).rows
        largest = 14 if chosen.key in COMPARED else MAX_MEASURED_N
        assert [row[0] for row in rows] == [1, *range(4, largest + 1)]
        for n, first, *_ in rows:
            counts = property_counts(n)[chosen.key]
            absent = next((count.fundamental for count in counts if count.value == 0), 0)
            assert first == (absent if chosen.key in ABSENT else counts[0].value)
