from __future__ import annotations

import doctest

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cy_core import InputError, Symmetry, SymmetryClass, canonical, orbit, symmetry
from tests import reference

permutations = st.integers(1, 32).flatmap(lambda n: st.permutations(range(n))).map(tuple)


def test_doctests_of_symmetry_pass() -> None:
    result = doctest.testmod(symmetry)
    assert (result.failed, result.attempted >= 4) == (0, True)


@given(permutations)
def test_each_image_is_named_by_its_symmetry(board: reference.Board) -> None:
    image = dict(zip(Symmetry, symmetry.images(board), strict=True))
    turned = reference.rotate(board)
    assert image[Symmetry.IDENTITY] == board
    assert image[Symmetry.ROTATE_90] == turned
    assert image[Symmetry.ROTATE_180] == reference.rotate(turned)
    assert image[Symmetry.ROTATE_270] == reference.rotate(reference.rotate(turned))
    assert image[Symmetry.LEFT_RIGHT] == reference.mirror(board)
    assert image[Symmetry.TOP_BOTTOM] == board[::-1]
    assert image[Symmetry.MAIN_DIAGONAL] == tuple(board.index(row) for row in range(len(board)))
    assert image[Symmetry.ANTI_DIAGONAL] == reference.rotate(reference.mirror(board))


@pytest.mark.parametrize("n", range(1, 9))
def test_orbit_equals_that_of_the_reference(n: int) -> None:
    for board, size in reference.all_fundamental(n):
        result = orbit(board)
        assert result.representative == board
        assert result.size == size
        assert len(result.stabilizer) * size == 8
        assert list(result.images) == list(Symmetry)
        assert set(result.images.values()) == set(reference.eight_images(board))
        assert {canonical(image) for image in result.images.values()} == {board}


def test_symmetry_class_of_each_orbit_size() -> None:
    assert orbit((0,)).symmetry_class is SymmetryClass.SINGLE
    assert orbit((1, 3, 0, 2)).symmetry_class is SymmetryClass.DOUBLY_CENTROSYMMETRIC
    assert orbit((1, 3, 5, 0, 2, 4)).symmetry_class is SymmetryClass.CENTROSYMMETRIC
    assert orbit((4, 2, 0, 3, 1)).symmetry_class is SymmetryClass.ORDINARY


@pytest.mark.parametrize(
    ("columns", "message"),
    [
        ((0, 1, 2, 3), "rows 0 and 1 share a diagonal in 0 1 2 3"),
        ((4, 2, 0, 3, 3), "names each column 0 to 4 exactly once, got 4 2 0 3 3"),
        (tuple(range(33)), "has 1 to 32 queens, got more"),
        ((0.5, 1), "is a list of column numbers, got 0.5 1"),
    ],
)
def test_bad_solutions_are_refused(columns: tuple[int, ...], message: str) -> None:
    for function in (canonical, orbit):
        with pytest.raises(InputError, match=message):
            function(columns)
