"""One column of a sudoku: the digits that two rules decide, and why cells store no candidates."""

from __future__ import annotations

from collections.abc import Mapping

from cy_core.puzzles import candidates, cell_name
from site_builder.figures.puzzles.grids import Grid
from site_builder.svg.sudoku import ColumnCell, sudoku_column
from site_builder.values.errors import UserError
from site_builder.values.figure import Picture

Candidates = Mapping[int, tuple[int, ...]]  # of the empty cells


def column_picture(grid: Grid, column: int) -> Picture:
    """The candidates of each empty cell of a column, and the digits that these decide.

    A digit is decided if its cell has no other candidate, or if no other cell of the column may
    get it.
    """
    left = _left(grid, column)
    decided = {k: f"only {digits[0]}" for k, digits in left.items() if len(digits) == 1}
    for digit in range(1, 10):
        cells = [k for k, digits in left.items() if digit in digits]
        if len(cells) == 1:
            decided.setdefault(cells[0], f"{digit} only here")
    rules = "; ".join(f"{cell_name(k)}: {words}" for k, words in decided.items())
    return _picture(grid, column, left, decided, rules or "Nothing is decided")


def state_pictures(grid: Grid, cell: int, digit: int) -> list[Picture]:
    """A column before and after a digit is placed, and with the digit put back into every cell."""
    column, name = cell % 9, cell_name(cell)
    before = _left(grid, column)
    if digit not in before.get(cell, ()):
        may = _digits_text(before.get(cell, ())) or "nothing"
        raise UserError(f"{name} may get {may}, got {digit}: choose one of them")
    filled = bytes([*grid[:cell], digit, *grid[cell + 1 :]])
    placed = _left(filled, column)
    back = {k: tuple(sorted({*digits, digit})) for k, digits in placed.items()}
    wrong = {k: f"was {_digits_text(before[k])}" for k in back if back[k] != before[k]}
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
    """Draw a column with these candidates; a cell with a note in `stressed` stands out."""
    cells = [
        ColumnCell(str(grid[k]), True)
        if grid[k]
        else ColumnCell("", False, _digits_text(left[k]), stressed.get(k, ""), k in stressed)
        for k in range(column, 81, 9)
    ]
    rows = [
        f"row {row}: {cell.digit or ' '.join(filter(None, (cell.beside, cell.stressed)))}"
        for row, cell in enumerate(cells, start=1)
    ]
    title = f"Column {column + 1} of a sudoku, cell by cell"
    svg = sudoku_column(cells, title=title, description=f"{'; '.join(rows)}.")
    return Picture(svg, f"{caption}.")


def _digits_text(digits: tuple[int, ...]) -> str:
    return " ".join(map(str, digits))
