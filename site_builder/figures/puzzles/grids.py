"""Pictures of sudoku grids: a puzzle, its candidates, its solution, and the cells of a unit."""

from __future__ import annotations

from collections.abc import Sequence

from cy_core import InputError, StepKind
from cy_core.puzzles import (
    RELATED,
    GridStep,
    candidates,
    cell_name,
    digits_left,
    parse_grid,
    sudoku,
)
from site_builder.svg.bits import Line, stack
from site_builder.svg.sudoku import SudokuCell, sudoku_grid
from site_builder.values.errors import UserError
from site_builder.values.figure import Picture
from site_builder.values.text import counted

Grid = bytes  # 81 digits, row by row; 0 where a cell is empty


def grid_of(rows: Sequence[str]) -> Grid:
    """Parse a puzzle of one or more lines."""
    try:
        return parse_grid("".join(rows))
    except InputError as error:
        raise UserError(str(error)) from None


def given_grid(grid: Grid) -> Picture:
    """Draw the puzzle as given."""
    return _picture([_cell(digit) for digit in grid], grid, "", counted(_givens(grid), "given"))


def candidate_grid(grid: Grid) -> Picture:
    """Draw the puzzle with the candidates of each empty cell."""
    cells = [
        _cell(digit, "".join(map(str, () if digit else candidates(grid, k))))
        for k, digit in enumerate(grid)
    ]
    total = sum(len(cell.candidates) for cell in cells)
    caption = f"{counted(_givens(grid), 'given')}, and {counted(total, 'candidate')}"
    return _picture(cells, grid, "candidates of ", caption)


def solved_grid(grid: Grid) -> Picture:
    """Draw the puzzle with its first solution."""
    solutions = sudoku(puzzle_text(grid), "fewest", 2).solutions
    if not solutions:
        raise UserError("this sudoku has no solution: draw it without the word solution")
    cells = [_cell(digit) if digit else SudokuCell(solutions[0][k]) for k, digit in enumerate(grid)]
    caption = "The only solution" if len(solutions) == 1 else "One solution of several"
    return _picture(cells, bytes(map(int, solutions[0])), "solution of ", caption)


def mask_pictures(grid: Grid, cell: int) -> list[Picture]:
    """The three masks of a cell, and the digits that all three leave."""
    masks = digits_left(grid, cell)
    both = masks[0] & masks[1] & masks[2]
    lines = [_mask(name, bits) for name, bits in zip(("row", "column", "box"), masks, strict=True)]
    lines.append(_mask("and", both)._replace(ruled=True))
    listed = ", ".join(f"{line.name} {line.bits}" for line in lines)
    svg = stack(
        lines,
        title=f"Digits left for {cell_name(cell)}, as bits",
        description=f"Bits 9 to 0: {listed}.",
        heads=[*"9876543210"],
    )
    left = " and ".join(map(str, candidates(grid, cell))) or "nothing"
    return [related_grid(grid, cell), Picture(svg, f"{cell_name(cell)} may get {left}.")]


def related_grid(grid: Grid, cell: int) -> Picture:
    """The cells that must differ from one cell, and the cell itself; numbered in an empty grid."""
    cells = [
        _cell(digit)._replace(
            number="" if any(grid) else str(k),
            is_tinted=k in RELATED[cell],
            is_outlined=k == cell,
        )
        for k, digit in enumerate(grid)
    ]
    units = f"{cell_name(cell)}, k = {cell}: its row, its column and its box"
    numbers = " ".join(map(str, RELATED[cell]))
    caption = f"{units} have {len(RELATED[cell])} cells, {numbers}"
    return _picture(cells, grid, f"cells related to {cell_name(cell)} in ", caption)


def step_grid(givens: Grid, step: GridStep, caption: str) -> Picture:
    """Draw the grid after a step of a search, with the cell of the step outlined."""
    cells = [
        _cell(digit, "".join(map(str, candidates(step.grid, k))))._replace(
            is_given=bool(givens[k]), is_outlined=k == step.cell
        )
        for k, digit in enumerate(step.grid)
    ]
    return _picture(cells, step.grid, "a search for ", f"{caption}: {_step_text(step)}")


def _step_text(step: GridStep) -> str:
    match step.kind:
        case StepKind.PLACE:
            return f"{cell_name(step.cell)} gets {step.digit}"
        case StepKind.BACKTRACK:
            return f"{step.digit} is taken back from {cell_name(step.cell)}"
    return "the grid is full"


def _cell(digit: int, small: str = "") -> SudokuCell:
    return SudokuCell(str(digit), True) if digit else SudokuCell(candidates=small)


def _givens(grid: Grid) -> int:
    return sum(map(bool, grid))


def _mask(name: str, bits: int) -> Line:
    return Line(name, f"{bits:010b}")


def _picture(cells: Sequence[SudokuCell], grid: Grid, what: str, caption: str) -> Picture:
    rows = [puzzle_text(grid[at : at + 9]) for at in range(0, 81, 9)]
    listed = ", ".join(f"row {number} {row}" for number, row in enumerate(rows, start=1))
    title = f"{what}a sudoku".capitalize()
    return Picture(sudoku_grid(cells, title=title, description=f"{listed}."), f"{caption}.")


def puzzle_text(grid: Grid) -> str:
    """A grid as 81 characters.

    >>> puzzle_text(bytes([5, 0, 3]))
    '5.3'
    """
    return "".join(str(digit) if digit else "." for digit in grid)
