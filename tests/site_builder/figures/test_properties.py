"""Properties of a board: values, pictures and the nearest solutions are those of the core."""

from __future__ import annotations

from collections.abc import Callable, Collection
from operator import ne

import pytest

from cy_core import (
    MAX_MEASURED_N,
    fundamental,
    label,
    orbit,
    properties,
    property_counts,
    solution,
    solutions,
)
from site_builder.figures.properties import (
    ABSENT,
    COMPARED,
    MAX_NEAR,
    PROPERTIES,
    conflicts_of,
    diagonal_rows_of,
    knight_pairs_of,
    lines_of,
    near_solutions,
    property_table,
    shown_properties,
    translates_of,
)
from tests.helpers.drawings import parse


@pytest.mark.parametrize("name", ["5.8.1", "7.4.1", "8.8.10", "9.8.20", "10.4.2"])
def test_the_nearest_of_each_orbit_are_shown(name: str) -> None:
    board = solution(name)
    distances = dict[str, int]()
    for other in map(tuple, solutions(len(board)).tolist()):
        if other != board:
            key, moved = label(other), sum(map(ne, board, other))
            distances[key] = min(moved, distances.get(key, moved))
    near = near_solutions(board)
    assert [each.moved for each in near] == sorted(distances.values())[:MAX_NEAR]
    assert all(distances[each.label] == each.moved for each in near)


def test_a_ring_marks_each_queen_that_stands_elsewhere() -> None:
    board = solution("8.8.10")
    first = near_solutions(board)[0]
    image = orbit(solution(first.label)).images[first.symmetry]
    moved = [(row, column) for row, column in enumerate(image) if column != board[row]]
    edges = "".join(f"M{column + 0.06} {row + 0.06}h0.88v0.88h-0.88z" for row, column in moved)
    (rings,) = (path for path in parse(first.svg).iter("path") if path.get("class") == "qa-act")
    assert rings.get("d") == edges


def test_the_only_solution_has_no_neighbour() -> None:
    assert near_solutions((0,)) == ()


POSITIONS: dict[str, Callable[[tuple[int, ...]], Collection[object]]] = {
    "lines": lines_of,
    "knight_pairs": knight_pairs_of,
    "conflicts": conflicts_of,
    "translates": translates_of,
    "diagonal_queens": diagonal_rows_of,
}


@pytest.mark.parametrize("n", range(4, 10))
def test_as_many_are_shown_as_the_core_counts(n: int) -> None:
    boards, _ = fundamental(n)
    for board in map(tuple, boards[:20].tolist()):
        measured = properties(board)
        for key, positions_of in POSITIONS.items():
            assert len(positions_of(board)) == getattr(measured, key), (key, board)


@pytest.mark.parametrize(
    ("label", "key", "words"),
    [
        ("8.8.10", "lines", "28 lines join two queens. None of them meets a third queen."),
        ("8.8.10", "distance", "Move 3 queens, and you have an image of 8.4.1."),
        ("10.4.2", "knight_pairs", "No queen is there."),
        ("10.4.2", "conflicts", "h10\N{EN DASH}f2, e9\N{EN DASH}i3, e9\N{EN DASH}c1 and 1 more."),
        ("10.4.2", "diagonal_queens", "Both main diagonals are empty."),
        ("10.4.2", "determining_queens", "No other solution has queens on h10, e9, g6 and"),
        ("4.2.1", "distance", "an image of 4.2.1 itself."),
        ("6.4.1", "translates", "However you move it"),
    ],
)
def test_each_sentence_says_what_is_there(label: str, key: str, words: str) -> None:
    (property_shown,) = (each for each in shown_properties(solution(label)) if each.key == key)
    assert words in property_shown.sentence


def test_a_value_is_shown_with_the_boards_that_share_it() -> None:
    shown = {each.key: each for each in shown_properties(solution("8.8.10"))}
    assert (shown["lines"].value, shown["lines"].sharing) == ("none", 1)
    assert shown["conflicts"].sharing == 8


def test_tables_have_the_counts() -> None:
    for chosen in PROPERTIES:
        rows = property_table(chosen).rows
        largest = 14 if chosen.key in COMPARED else MAX_MEASURED_N
        assert [row[0] for row in rows] == [1, *range(4, largest + 1)]
        for n, first, *_ in rows:
            counts = property_counts(n)[chosen.key]
            absent = next((count.fundamental for count in counts if count.value == 0), 0)
            assert first == (absent if chosen.key in ABSENT else counts[0].value)
