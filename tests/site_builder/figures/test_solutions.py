"""Solutions: their images are those of the core, and each notation names the same orbit."""

from __future__ import annotations

import numpy as np
import pytest

from cy_core import Symmetry, orbit, solution
from site_builder.figures.solutions import ACTIONS, notations_table, numbered_moves
from tests.helpers.tables import texts


@pytest.mark.parametrize("symmetry", Symmetry)
@pytest.mark.parametrize("label", ["5.8.1", "6.4.1", "8.8.3"])
def test_squares_go_where_the_core_takes_queens(symmetry: Symmetry, label: str) -> None:
    boards = orbit(solution(label))
    n = len(boards.representative)
    squares = np.zeros((n, n), dtype=np.int64)
    squares[np.arange(n), boards.representative] = 1
    assert tuple(ACTIONS[symmetry](squares).argmax(axis=1).tolist()) == boards.images[symmetry]


def test_the_eight_pictures_differ() -> None:
    pictures = dict(numbered_moves())
    assert list(pictures) == list(Symmetry)
    assert len(set(pictures.values())) == 8
    assert "<desc>3 1 / 4 2</desc>" in pictures[Symmetry.ROTATE_90]


def test_one_orbit_in_five_notations() -> None:
    rows = texts(notations_table("8.8.1"))
    assert [row[2] for row in rows[:4]] == [
        "73025164",
        "84136275",
        "15863724",
        "h8 d7 a6 c5 f4 b3 g2 e1",
    ]
    assert rows[4][2].startswith("00000001 00010000 10000000")
