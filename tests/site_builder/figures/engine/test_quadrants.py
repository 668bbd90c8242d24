"""A board in quadrants: the sets, the diagonals, and which image a join counts."""

from __future__ import annotations

import pytest

from cy_core import fundamental
from site_builder.figures.engine.quadrants import (
    even_board,
    frame_boards,
    images_table,
    quadrant_boards,
)
from site_builder.values.errors import UserError


@pytest.mark.parametrize("n", [6, 8, 10])
def test_every_orbit_has_a_counted_image(n: int) -> None:
    """Each stands for a share of the eight."""
    for row in fundamental(n)[0]:
        cells = images_table(tuple(map(int, row))).cells
        assert sum(row[-1].text == "yes" for row in cells) in range(1, 9)


def test_a_board_is_seen_in_quadrants() -> None:
    (board,) = quadrant_boards("0 4 7 5 2 6 1 3")
    assert board.caption.endswith("1 queen each, the others 3. a = {0}; b = {0}; c = {2}; d = {1}.")
    assert len(board.marks.tints) == 32


@pytest.mark.parametrize("line", ["1 3 5 0 2 4", "0 4 7 5 2 6 1 3"])
def test_shared_diagonals_are_those_that_cross_a_middle_line(line: str) -> None:
    n = len(line.split())
    rising, falling = (board.marks.lines for board in frame_boards(line))
    sums = sorted({row + column for ends in rising for row, column in ends})
    differences = sorted({row - column for ends in falling for row, column in ends})
    assert sums == [*range(n // 2, n // 2 + n - 1)]
    assert differences == [*range(1 - n // 2, n // 2)]
    assert len(rising) == len(falling) == n - 1


@pytest.mark.parametrize(
    ("line", "message"),
    [
        ("4 2 0 3 1", "this board has N = 6 to 12, got 5"),
        ("1 3 0 2", "this board has N = 6 to 12, got 4"),
        ("0 2 4 6 1 3 5", "quadrants are of an even N, got 7: write 0 4 7 5 2 6 1 3"),
    ],
)
def test_other_boards_are_refused(line: str, message: str) -> None:
    with pytest.raises(UserError) as caught:
        even_board(line)
    assert message in str(caught.value)
