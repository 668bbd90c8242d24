"""Grids and columns of a sudoku."""

from __future__ import annotations

from itertools import pairwise

from site_builder.svg.sudoku import ColumnCell, SudokuCell, sudoku_column, sudoku_grid
from tests.helpers.drawings import TITLES, parse, svg_texts

GRID = [SudokuCell()] * 81


def test_given_digits_differ_from_others() -> None:
    root = parse(sudoku_grid([SudokuCell("5", True), SudokuCell("7"), *GRID[2:]], **TITLES))
    assert svg_texts(root, "qa-sudoku-given") == ["5"]
    assert svg_texts(root, "qa-sudoku-found") == ["7"]


def test_a_digit_stands_in_the_middle_of_its_cell() -> None:
    root = parse(sudoku_grid([*GRID[:10], SudokuCell("5", True), *GRID[11:]], **TITLES))
    (digit,) = [
        element for element in root.iter("text") if element.get("class") == "qa-sudoku-given"
    ]
    assert (digit.get("x"), digit.get("text-anchor")) == ("52.5", "middle")
    assert 35 < float(digit.get("y", "")) < 70


def test_each_candidate_has_its_own_place() -> None:
    root = parse(sudoku_grid([SudokuCell(candidates="159"), *GRID[1:]], **TITLES))
    places = [
        (element.text, float(element.get("x", "")), float(element.get("y", "")))
        for element in root.iter("text")
    ]
    assert [digit for digit, _, _ in places] == ["1", "5", "9"]
    steps = {(b[1] - a[1], b[2] - a[2]) for a, b in pairwise(places)}
    assert steps == {(11, 11)}


def test_a_digit_hides_candidates() -> None:
    root = parse(sudoku_grid([SudokuCell("5", True, "12"), *GRID[1:]], **TITLES))
    assert svg_texts(root) == ["5"]


def test_cells_stand_out() -> None:
    cells = [SudokuCell(is_tinted=True, is_outlined=True), *GRID[1:80], SudokuCell(is_tinted=True)]
    root = parse(sudoku_grid(cells, **TITLES))
    (tint,) = [p for p in root.iter("path") if p.get("class") == "qa-tint"]
    assert tint.get("d") == "M0 0h35v35h-35zM280 280h35v35h-35z"
    assert [r.get("class") for r in root.iter("rect")] == ["qa-outline"]


def test_boxes_have_heavy_lines() -> None:
    _, thin, heavy = parse(sudoku_grid(GRID, **TITLES)).iter("path")
    assert float(thin.get("stroke-width", "")) < float(heavy.get("stroke-width", ""))
    assert heavy.get("d", "").count("M") == 8
    assert thin.get("d", "").count("M") == 12


def test_a_column_has_words_beside_its_cells() -> None:
    cells = [
        ColumnCell("5", True),
        ColumnCell("", False, "4 7", "only 4", True),
        *[ColumnCell()] * 7,
    ]
    root = parse(sudoku_column(cells, **TITLES))
    assert svg_texts(root) == ["5", "4 7", "only 4"]
    assert svg_texts(root, "qa-stressed") == ["only 4"]
    assert len([*root.iter("rect")]) == 1


def test_a_grid_is_no_wider_than_a_phone() -> None:
    assert float(parse(sudoku_grid(GRID, **TITLES)).get("viewBox", "").split()[2]) <= 320
