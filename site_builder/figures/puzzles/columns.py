"""One column of a sudoku: what two rules find in it, and why candidates are not kept in cells."""

from __future__ import annotations

from collections.abc import Mapping

from site_builder.core import candidates, cell_name
from site_builder.figures.puzzles.grids import Grid
from site_builder.svg.sudoku import ColumnCell, sudoku_column
from site_builder.values.errors import UserError
from site_builder.values.figure import Picture

Candidates = Mapping[int, tuple[int, ...]]  # of the empty cells


def column_picture(grid: Grid, column: int) -> Picture:
    """What each empty cell of a column may get, and which digits that decides at once.

    There are two ways to be decided: a cell that may get one digit only, and a digit that only one
    cell of the column may get.
    """
    left = _left(grid, column)
    decided = {k: f"only {digits[0]}" for k, digits in left.items() if len(digits) == 1}
    for digit in range(1, 10):
        places = [k for k, digits in left.items() if digit in digits]
        if len(places) == 1:
            decided.setdefault(places[0], f"{digit} only here")
    cells = [
        ColumnCell(beside=_told(left[k]), stressed=decided.get(k, ""), is_outlined=k in decided)
        if k in left
        else ColumnCell(str(grid[k]), True)
        for k in _cells(column)
    ]
    told = [f"{cell_name(k)}: {words}" for k, words in decided.items()]
    return _picture(cells, grid, column, "; ".join(told) or "Nothing is decided")


def state_pictures(grid: Grid, cell: int, digit: int) -> list[Picture]:
    """A column before a digit is placed, after it, and with the digit put back into every cell.

    Raises
    ------
    UserError
        ``r2c3 may get 4 5, got 7``.
    """
    column = cell % 9
    before = _left(grid, column)
    if digit not in before.get(cell, ()):
        may = _told(before.get(cell, ())) or "nothing"
        raise UserError(f"{cell_name(cell)} may get {may}, got {digit}: choose one of them")
    placed = {
        k: tuple(d for d in digits if d != digit) for k, digits in before.items() if k != cell
    }
    back = {k: tuple(sorted({*digits, digit})) for k, digits in placed.items()}
    return [
        _state(grid, before, before, f"1. Before: {cell_name(cell)} is empty"),
        _state(_with(grid, cell, digit), placed, placed, f"2. {cell_name(cell)} gets {digit}"),
        _state(grid, {cell: before[cell], **back}, before, f"3. {digit} is put back everywhere"),
    ]


def _state(grid: Grid, left: Candidates, right: Candidates, caption: str) -> Picture:
    """A column with these candidates; those that should be others stand out."""
    column = min(left) % 9
    cells = [
        ColumnCell(
            beside=_told(left[k]),
            stressed="" if left[k] == right[k] else f"was {_told(right[k])}",
            is_outlined=left[k] != right[k],
        )
        if k in left
        else ColumnCell(str(grid[k]), True)
        for k in _cells(column)
    ]
    return _picture(cells, grid, column, caption)


def _cells(column: int) -> range:
    return range(column, 81, 9)


def _left(grid: Grid, column: int) -> dict[int, tuple[int, ...]]:
    return {k: candidates(grid, k) for k in _cells(column) if not grid[k]}


def _with(grid: Grid, cell: int, digit: int) -> Grid:
    return bytes([*grid[:cell], digit, *grid[cell + 1 :]])


def _told(digits: tuple[int, ...]) -> str:
    return " ".join(map(str, digits))


def _picture(cells: list[ColumnCell], grid: Grid, column: int, caption: str) -> Picture:
    said = [
        f"row {row}: {cell.digit or ' '.join(filter(None, (cell.beside, cell.stressed)))}"
        for row, cell in enumerate(cells, start=1)
    ]
    title = f"Column {column + 1} of a sudoku, cell by cell"
    return Picture(
        sudoku_column(cells, title=title, description=f"{'; '.join(said)}."), f"{caption}."
    )
