"""Printed boards are read back: the text of a figure gives the board that it shows."""

from __future__ import annotations

from random import Random

import pytest

import queens_atlas
from site_builder.blocks.registry import draw_block
from site_builder.values.config import NO_PAGES
from site_builder.values.figure import Figure, figure_text
from site_builder.values.notations import board_texts, readings, whole_reading
from site_builder.values.plain_text import printed
from tests import reference


def random_queens(n: int, count: int, random: Random) -> list[tuple[int, int]]:
    """Return `count` queens in the top rows that do not attack each other."""
    queens: list[tuple[int, int]] = []
    while len(queens) < count:
        row, column = len(queens), random.randrange(n)
        if all(column != c and row - r != abs(column - c) for r, c in queens):
            queens.append((row, column))
    return queens


@pytest.mark.parametrize("n", range(1, 10))
def test_every_printed_solution_is_read(n: int) -> None:
    for columns in reference.all_solutions(n):
        assert whole_reading(str(queens_atlas.board(columns))).solution == tuple(columns)


def test_printed_solutions_of_18_queens_are_read() -> None:
    random = Random(18)
    for _ in range(1000):
        queens = random_queens(18, 5, random)
        for columns in queens_atlas.complete(18, queens, limit=1).tolist():
            assert whole_reading(str(queens_atlas.board(columns))).solution == tuple(columns)


def test_printed_partial_boards_are_read() -> None:
    random = Random(8)
    for count in range(8):
        columns = [column for _, column in random_queens(8, min(count, 4), random)]
        board = [*columns, *[None] * (8 - len(columns))]
        (reading,) = readings(str(queens_atlas.board(board)))
        assert reading.columns == tuple(board)


@pytest.mark.parametrize(
    ("block", "labels"),
    [
        ("board\n8.4.1", {"8.4.1"}),
        ("board\n8.4.1\n8.8.2\n8.8.1", {"8.4.1", "8.8.1", "8.8.2"}),
        ("gallery\n6", {"6.4.1"}),
        ("images\n8.4.1", {"8.4.1"}),
        ("orbit\n5.8.1", {"5.8.1"}),
        ("turning\n8.4.1\n8.8.1", {"8.4.1", "8.8.1"}),
        ("found\nbitmap 5", {"5.2.1", "5.8.1"}),
        ("try\ntorus", {"5.2.1"}),
        ("variant\ntorus 7", {"7.4.1", "7.8.1", "7.8.2", "7.8.4"}),
        ("live-orbit\n8.8.1", {"8.8.1"}),
        ("one-solution\n12", {"12.4.1"}),
    ],
)
def test_the_text_of_a_figure_gives_its_label(block: str, labels: set[str]) -> None:
    name, *lines = block.split("\n")
    figure = draw_block(name, lines, NO_PAGES)
    assert isinstance(figure, Figure)
    boards = board_texts(printed(figure_text(figure, "https://a.org/page/")))
    assert {queens_atlas.label(whole_reading(board).solution) for board in boards} == labels


def test_the_images_of_an_orbit_are_read() -> None:
    orbit = queens_atlas.orbit((4, 2, 0, 3, 1))
    boards = [whole_reading(board).solution for board in board_texts(str(orbit))]
    assert boards == list(orbit.images.values())


def test_a_gallery_is_read() -> None:
    boards = [whole_reading(board).solution for board in board_texts(str(queens_atlas.gallery(8)))]
    assert boards == [tuple(columns) for columns in queens_atlas.fundamental(8)[0].tolist()]
