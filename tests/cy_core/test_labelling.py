"""Test images, orbits and labels of solutions."""

from __future__ import annotations

import doctest
from random import Random

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from cy_core import (
    InputError,
    Symmetry,
    SymmetryClass,
    canonical,
    fundamental,
    known_census,
    label,
    labels,
    orbit,
    solution,
    solutions,
    symmetry,
)
from tests import reference


@pytest.mark.parametrize("n", [1, 4, 5, 6, 7, 8])
def test_every_image_has_the_label_of_its_orbit(n: int) -> None:
    ranks = dict.fromkeys((1, 2, 4, 8), 0)
    for board, size in reference.all_fundamental(n):
        ranks[size] += 1
        name = f"{n}.{size}.{ranks[size]}"
        assert {label(image) for image in reference.eight_images(board)} == {name}
        assert solution(name) == board


@pytest.mark.parametrize("n", range(9, 17))
def test_label_names_the_row_of_its_rank(n: int) -> None:
    rows, sizes = fundamental(n)
    for size in (2, 4, 8):
        ranked = rows[sizes == size]
        for rank in Random(n).sample(range(len(ranked)), min(10, len(ranked))):
            board = tuple(ranked[rank].tolist())
            assert solution(f"{n}.{size}.{rank + 1}") == board
            assert label(board) == f"{n}.{size}.{rank + 1}"


@pytest.mark.parametrize("n", [12, 14, 16, 17, 18])
def test_labels_of_large_boards_survive_a_round_trip(n: int) -> None:
    random = Random(n)
    names = [
        f"{n}.{size}.{rank}"
        for size, count in (known_census(n).orbits_by_size or {}).items()
        for rank in ({1, count, *(random.randint(1, count) for _ in range(9))} if count else ())
    ]
    boards = list(map(solution, names))
    assert boards == list(map(canonical, boards))
    turned = [random.choice(list(reference.eight_images(board))) for board in boards]
    assert list(map(label, turned)) == labels(turned).tolist() == names


def test_consecutive_labels_have_descending_boards() -> None:
    boards = [solution(f"18.8.{rank}") for rank in range(54221901, 54221931)]
    assert boards == sorted(boards, reverse=True)
    assert boards[0] == (14, 9, 6, 0, 3, 8, 11, 16, 4, 2, 12, 17, 13, 5, 1, 15, 10, 7)


def test_label_refuses_n_above_18() -> None:
    # If p = N + 1 is a prime, doubling modulo p gives a solution in which each queen is two
    # columns to the right of the queen in the row above, or back at the left edge.
    knight_moves = [2 * column % 29 for column in range(1, 29)]
    assert orbit([column - 1 for column in knight_moves]).size == 4
    with pytest.raises(InputError, match="n must be between 1 and 18, got 28"):
        label(column - 1 for column in knight_moves)


def test_documented_labels_are_unchanged() -> None:
    assert label((3, 0, 2, 4, 1)) == "5.2.1"
    assert label((4, 2, 0, 3, 1)) == "5.8.1"
    assert solution("8.4.1") == (5, 3, 6, 0, 7, 1, 4, 2)
    assert solution(" 1.1.1 ") == (0,)


@pytest.mark.parametrize(
    ("name", "message"),
    [
        ("8.4.2", "there is no 8.4.2: N = 8 has 1 orbit of size 4"),
        ("8.8.0", "there is no 8.8.0: N = 8 has 11 orbits of size 8"),
        ("18.3.1", "there is no 18.3.1: N = 18 has 0 orbits of size 3"),
        ("19.8.1", "n must be between 1 and 18, got 19"),
        ("8-4-1", "a label is N.size.rank such as 8.4.1, got 8-4-1"),
    ],
)
def test_bad_labels_are_refused(name: str, message: str) -> None:
    with pytest.raises(InputError, match=message):
        solution(name)


def test_labels_of_an_array_agree_with_its_rows() -> None:
    for n in (*range(1, 10), 11):
        boards = solutions(n)
        boards = boards[np.random.default_rng(n).permutation(len(boards))]
        assert labels(boards).tolist() == [label(board) for board in boards]


def test_labels_take_integers_of_any_type_and_order() -> None:
    for kind in (np.uint8, np.int8, np.int64, np.uint64, ">i2"):
        boards = np.asfortranarray(solutions(8), kind)
        assert labels(boards[::-3]).tolist() == [label(board) for board in boards[::-3]]
    assert labels(np.empty((0, 8), np.uint8)).shape == (0,)


@pytest.mark.parametrize(
    ("boards", "message"),
    [
        (np.zeros((2, 8)), r"boards are an array .*, got float64 of shape \(2, 8\)"),
        ([1, 3, 0, 2], r"boards are an array .*, got int64 of shape \(4,\)"),
        ([[1, 3, 0, 2], [0]], r"boards are an array .*, got \[\[1, 3, 0, 2\], \[0\]\]"),
        (np.zeros((2, 19), int), "n must be between 1 and 18, got 19"),
        ([[1, 3, 0, 2], [0, 1, 2, 3]], "board 1 of the array: no two queens may attack each other"),
        ([[1, 3, 256, 2]], "board 0 of the array: a solution of 4 queens .*, got 1 3 256 2"),
        ([[1, -1, 0, 2]], "board 0 of the array: a solution of 4 queens .*, got 1 -1 0 2"),
    ],
)
def test_bad_boards_are_refused(boards: object, message: str) -> None:
    with pytest.raises(InputError, match=f"^{message}"):
        labels(boards)  # type: ignore[arg-type]


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
def test_orbit_agrees_with_the_reference(n: int) -> None:
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
