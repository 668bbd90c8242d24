"""Figures of the join: its jobs add up to all boards, and quadrants are those of a board."""

from __future__ import annotations

import pytest

from cy_core import fundamental, known_census
from site_builder.figures.join import halves_table, images_table, job_table, shared_diagonals
from tests.helpers.blocks import pictures


def test_all_jobs_add_up_to_the_total() -> None:
    for row in halves_table(range(8, 13)).rows:
        n, jobs, *_, classes, _, _, total = row
        assert isinstance(n, int)
        assert total == known_census(n).total
        assert (n, jobs, classes) in [(8, 22, 4), (10, 70, 4), (12, 251, 4)]


def test_first_job_is_described_in_full() -> None:
    table = job_table(range(12, 13))
    values = {row[0].text: row[1].text for row in table.cells}
    assert values["rows a"].count(",") == 2
    west, east = int(values["halves in the west"]), int(values["halves in the east"])
    assert int(values["pairs"].replace(",", "")) == west * east


@pytest.mark.parametrize("n", [6, 8, 10])
def test_every_orbit_has_a_counted_image(n: int) -> None:
    """Each stands for a share of the eight."""
    for row in fundamental(n)[0]:
        cells = images_table(tuple(map(int, row))).cells
        assert sum(row[-1].text == "yes" for row in cells) in range(1, 9)


def test_a_board_is_seen_in_quadrants() -> None:
    (board,) = pictures("quadrants", "0 4 7 5 2 6 1 3")
    assert board.caption.endswith("1 queen each, the others 3. a = {0}; b = {0}; c = {2}; d = {1}.")


@pytest.mark.parametrize("solution", [(1, 3, 5, 0, 2, 4), (0, 4, 7, 5, 2, 6, 1, 3)])
def test_shared_diagonals_are_those_that_cross_a_middle_line(solution: tuple[int, ...]) -> None:
    n = len(solution)
    rising, falling = (shared_diagonals(solution, step).marks.faint_lines for step in (1, -1))
    sums = sorted({row + column for ends in rising for row, column in ends})
    differences = sorted({row - column for ends in falling for row, column in ends})
    assert sums == [*range(n // 2, n // 2 + n - 1)]
    assert differences == [*range(1 - n // 2, n // 2)]
    assert len(rising) == len(falling) == n - 1
