"""One column of a sudoku: what two rules find in it, and why candidates are not kept in cells."""

from __future__ import annotations

from collections.abc import Mapping

from cy_core.puzzles import candidates, cell_name
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
    told = "; ".join(f"{cell_name(k)}: {words}" for k, words in decided.items())
    return _picture(grid, column, left, decided, told or "Nothing is decided")


def state_pictures(grid: Grid, cell: int, digit: int) -> list[Picture]:
    """A column before a digit is placed, after it, and with the digit put back into every cell.

    Raises
    ------
    UserError
        ``r2c3 may get 4 5, got 7``.
    """
    column, name = cell % 9, cell_name(cell)
    before = _left(grid, column)
    if digit not in before.get(cell, ()):
        may = _told(before.get(cell, ())) or "nothing"
        raise UserError(f"{name} may get {may}, got {digit}: choose one of them")
    filled = bytes([*grid[:cell], digit, *grid[cell + 1 :]])
    placed = _left(filled, column)
    back = {k: tuple(sorted({*digits, digit})) for k, digits in placed.items()}
    wrong = {k: f"was {_told(before[k])}" for k in back if back[k] != before[k]}
    return [
        _picture(grid, column, before, {}, f"1. Before: {name} is empty"),
        _picture(filled, column, placed, {}, f"2. {name} gets {digit}"),
        _picture(grid, column, before | back, wrong, f"3. {digit} is put back everywhere"),
    ]


def _left(grid: Grid, column: int) -> dict[int, tuple[int, ...]]:
    return {k: candidates(grid, k) for k in range(column, 81, 9) if not grid[k]}


def _picture(
    grid: Grid, column: int, left: Candidates, stressed: Mapping[int, str], caption: str
) -> Picture:
    """A column with these candidates; cells of which something is said stand out."""
    cells = [
        ColumnCell(str(grid[k]), True)
        if grid[k]
        else ColumnCell("", False, _told(left[k]), stressed.get(k, ""), k in stressed)
        for k in range(column, 81, 9)
    ]
    said = [
        f"row {row}: {cell.digit or ' '.join(filter(None, (cell.beside, cell.stressed)))}"
        for row, cell in enumerate(cells, start=1)
    ]
    title = f"Column {column + 1} of a sudoku, cell by cell"
    svg = sudoku_column(cells, title=title, description=f"{'; '.join(said)}.")
    return Picture(svg, f"{caption}.")


def _told(digits: tuple[int, ...]) -> str:
    return " ".join(map(str, digits))
