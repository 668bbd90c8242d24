"""Sudoku and permutations, which the bits of the queens solve, too: pictures and tables."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from functools import cache
from typing import Annotated

from cy_core import InputError, StepKind
from cy_core.puzzles import (
    PERMUTATION_FORMS,
    RELATED,
    SUDOKU_METHODS,
    GridStep,
    candidates,
    cell_name,
    count_permutations,
    digits_left,
    example_puzzles,
    filled_by_rules,
    parse_grid,
    sudoku,
)
from site_builder.svg.bits import BitLine, stack
from site_builder.svg.puzzles import ColumnCell, SudokuCell, sudoku_column, sudoku_grid
from site_builder.svg.tree import Node, outline, tree
from site_builder.timings.tasks import digits_placed
from site_builder.values.block import Lines, block, sizes
from site_builder.values.cache import disk_cache
from site_builder.values.errors import UserError
from site_builder.values.figure import Picture
from site_builder.values.parsing import n_within, whole_number
from site_builder.values.table import Table, number_columns
from site_builder.values.text import counted

# A sudoku as 81 digits, row by row. An empty cell is 0.
Grid = bytes
# The candidates of each empty cell, by the number of the cell.
Candidates = Mapping[int, tuple[int, ...]]
VIEWS = "givens, candidates, solution, related r1c1, masks r1c1, column 5 or states r1c1 5"


@block("sudoku", f"{'.' * 80}5", is_public=True)
def sudoku_pictures(lines: Annotated[Sequence[str], Lines(str)]) -> Picture | list[Picture]:
    """Draw a sudoku: its givens, candidates or solution, the masks of a cell, or one column."""
    rows = lines[:-1]
    view = lines[-1]
    if not view[0].isalpha():
        rows = lines
        view = "givens"
    grid = grid_of(rows or ["." * 81])
    match view.split():
        case ["givens"]:
            return given_grid(grid)
        case ["candidates"]:
            return candidate_grid(grid)
        case ["solution"]:
            return solved_grid(grid)
        case ["related", cell]:
            return related_grid(grid, _cell_of(cell))
        case ["masks", cell]:
            return mask_pictures(grid, _cell_of(cell))
        case ["column", column]:
            return column_picture(grid, whole_number(column, 1, 9, "column") - 1)
        case ["states", cell, digit]:
            number = whole_number(digit, 1, 9, "digit")
            return state_pictures(grid, _cell_of(cell), number)
    raise UserError(f"a sudoku is drawn as {VIEWS}, got {view}: choose one")


def _cell_of(word: str) -> int:
    """Parse the name of a cell. Return the cell's number: from 0, row by row."""
    match = re.fullmatch("r([1-9])c([1-9])", word)
    if not match:
        raise UserError(f"a cell is r1c1 to r9c9, got {word}")
    return 9 * int(match[1]) + int(match[2]) - 10


def grid_of(rows: Sequence[str]) -> Grid:
    """Parse a puzzle of one or more lines."""
    try:
        return parse_grid("".join(rows))
    except InputError as error:
        raise UserError(str(error)) from None


def given_grid(grid: Grid) -> Picture:
    """Draw the puzzle as given."""
    cells = [_cell(digit) for digit in grid]
    return _grid_picture(cells, grid, "", counted(_givens(grid), "given"))


def candidate_grid(grid: Grid) -> Picture:
    """Draw the puzzle with the candidates of each empty cell."""
    cells = [
        _cell(digit, "".join(map(str, () if digit else candidates(grid, k))))
        for k, digit in enumerate(grid)
    ]
    total = sum(len(cell.candidates) for cell in cells)
    caption = f"{counted(_givens(grid), 'given')}, and {counted(total, 'candidate')}"
    return _grid_picture(cells, grid, "candidates of ", caption)


def solved_grid(grid: Grid) -> Picture:
    """Draw the puzzle with its first solution."""
    solutions = sudoku(puzzle_text(grid), "fewest", 2).solutions
    if not solutions:
        raise UserError("this sudoku has no solution: draw it without the word solution")
    cells = [_cell(digit) if digit else SudokuCell(solutions[0][k]) for k, digit in enumerate(grid)]
    caption = "The only solution" if len(solutions) == 1 else "One solution of several"
    return _grid_picture(cells, bytes(map(int, solutions[0])), "solution of ", caption)


def mask_pictures(grid: Grid, cell: int) -> list[Picture]:
    """Draw the masks of a cell's row, column and box, and the digits that all three leave."""
    masks = digits_left(grid, cell)
    both = masks[0] & masks[1] & masks[2]
    named = zip(("row", "column", "box"), masks, strict=True)
    lines = [BitLine(name, f"{bits:010b}") for name, bits in named]
    lines.append(BitLine("and", f"{both:010b}", ruled=True))
    listed = ", ".join(f"{line.name} {line.bits}" for line in lines)
    svg = stack(
        lines,
        title=f"Digits left for {cell_name(cell)}, as bits",
        description=f"Bits 9 to 0: {listed}.",
        heads=list("9876543210"),
    )
    left = " and ".join(map(str, candidates(grid, cell))) or "nothing"
    return [related_grid(grid, cell), Picture(svg, f"{cell_name(cell)} may get {left}.")]


def related_grid(grid: Grid, cell: int) -> Picture:
    """Draw a cell, and the cells of its row, column and box.

    In an empty grid, cells show numbers.
    """
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
    return _grid_picture(cells, grid, f"cells related to {cell_name(cell)} in ", caption)


def step_grid(givens: Grid, step: GridStep, caption: str) -> Picture:
    """Draw the grid after a step of a search, with the cell of the step outlined."""
    cells = [
        _cell(digit, "".join(map(str, candidates(step.grid, k))))._replace(
            is_given=bool(givens[k]), is_outlined=k == step.cell
        )
        for k, digit in enumerate(step.grid)
    ]
    return _grid_picture(cells, step.grid, "a search for ", f"{caption}: {_step_text(step)}")


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


def _grid_picture(cells: Sequence[SudokuCell], grid: Grid, what: str, caption: str) -> Picture:
    rows = [puzzle_text(grid[start : start + 9]) for start in range(0, 81, 9)]
    listed = ", ".join(f"row {number} {row}" for number, row in enumerate(rows, start=1))
    title = f"{what}a sudoku".capitalize()
    return Picture(sudoku_grid(cells, title=title, description=f"{listed}."), f"{caption}.")


def puzzle_text(grid: Grid) -> str:
    """Return a grid as 81 characters.

    >>> puzzle_text(bytes([5, 0, 3]))
    '5.3'
    """
    return "".join(str(digit) if digit else "." for digit in grid)


def column_picture(grid: Grid, column: int) -> Picture:
    """Draw a column with the candidates of its empty cells, and with the digits that they decide.

    A digit is decided if its cell has no other candidate, or if no other cell of the column has
    this candidate.
    """
    left = _left(grid, column)
    decided = {k: f"only {digits[0]}" for k, digits in left.items() if len(digits) == 1}
    for digit in range(1, 10):
        cells = [k for k, digits in left.items() if digit in digits]
        if len(cells) == 1:
            decided.setdefault(cells[0], f"{digit} only here")
    rules = "; ".join(f"{cell_name(k)}: {words}" for k, words in decided.items())
    return _column_picture(grid, column, left, decided, rules or "Nothing is decided")


def state_pictures(grid: Grid, cell: int, digit: int) -> list[Picture]:
    """Draw three states of a column: before and after `cell` gets `digit`, and after a wrong undo.

    The wrong undo makes the digit a candidate again in every empty cell of the column.
    """
    column = cell % 9
    name = cell_name(cell)
    before = _left(grid, column)
    if digit not in before.get(cell, ()):
        may = _digits_text(before.get(cell, ())) or "nothing"
        raise UserError(f"{name} may get {may}, got {digit}: choose one of them")
    filled = bytes([*grid[:cell], digit, *grid[cell + 1 :]])
    placed = _left(filled, column)
    back = {k: tuple(sorted({*digits, digit})) for k, digits in placed.items()}
    wrong = {k: f"was {_digits_text(before[k])}" for k in back if back[k] != before[k]}
    return [
        _column_picture(grid, column, before, {}, f"1. Before: {name} is empty"),
        _column_picture(filled, column, placed, {}, f"2. {name} gets {digit}"),
        _column_picture(grid, column, before | back, wrong, f"3. {digit} is put back everywhere"),
    ]


def _left(grid: Grid, column: int) -> dict[int, tuple[int, ...]]:
    """Return the candidates of each empty cell of a column."""
    return {k: candidates(grid, k) for k in range(column, 81, 9) if not grid[k]}


def _column_picture(
    grid: Grid, column: int, left: Candidates, stressed: Mapping[int, str], caption: str
) -> Picture:
    """Draw a column with the candidates in `left`.

    A cell in `stressed` is outlined and has its note.
    """
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


@block("table sudoku", "")
# Cached, so that it is computed once for all rebuilds of `mkdocs serve`.
@cache
@disk_cache
def sudoku_table() -> Table:
    """Return a table of puzzles: cells that two rules fill, and digits that methods place."""
    rows = []
    for number, puzzle in enumerate(example_puzzles(), start=1):
        givens = 81 - puzzle.count(".")
        filled = sum(map(bool, filled_by_rules(puzzle))) - givens
        placed = (digits_placed(method, number) for method in SUDOKU_METHODS)
        rows.append((number, givens, filled, *placed))
    columns = number_columns(
        *("puzzle", "givens", "filled by the rules"),
        *(f"placed, {method}" for method in SUDOKU_METHODS),
    )
    note = "81 cells filled by the rules: the two rules alone solve this puzzle."
    return Table("Sudoku puzzles of our own", columns, tuple(rows), note)


# Permutations -------------------------------------------------------------------------------------


def permutations_picture(n: int, *, with_lists: bool = False) -> Picture:
    """Draw a tree of all orders of n things.

    A node shows the remaining things as bits or, if `with_lists`, as a list.
    """
    n_within(n, 1, 4, "a tree of permutations takes")
    root = permutation_tree(n, as_list if with_lists else as_bits)
    unit = "things" if with_lists else "bits"
    svg = tree(
        root,
        title=f"Permutations of {n} {unit}",
        description=f"The {unit} left after each choice: {outline(root)}",
    )
    if with_lists:
        caption = (
            "Round box: the list of what is left. On the line: what was taken. "
            "Square box: the finished order."
        )
    else:
        caption = (
            "Round box: the bits left. On the line: the bit taken, the lowest first. "
            "Square box: the finished order, by the positions of its bits."
        )
    return Picture(svg, caption)


def permutation_tree(n: int, things_left: Callable[[int, int], str]) -> Node:
    """Return a tree of all orders of n things. Each step takes one of the remaining things.

    `things_left` converts a set of things, given as bits, to text. An inner node shows the things
    that remain, and an edge the thing taken. A leaf shows all things in the order in which they
    were taken.

    >>> [(child.edge, child.label) for child in permutation_tree(3, as_bits).children]
    [('001', '110'), ('010', '101'), ('100', '011')]
    >>> [(child.edge, child.label) for child in permutation_tree(3, as_list).children]
    [('0', '1 2'), ('1', '0 2'), ('2', '0 1')]
    """
    return _permuted(n, (1 << n) - 1, (), things_left)


def _permuted(
    n: int, left: int, taken: tuple[int, ...], things_left: Callable[[int, int], str]
) -> Node:
    """Return the node at which the things `left` remain, with the tree below it.

    `left` has a bit for each thing. `taken` has the things taken so far, in order. `things_left`
    converts a set of things to text.
    """
    children = []
    rest = left
    while rest:
        bit = -rest & rest
        rest ^= bit
        taken_too = (*taken, bit.bit_length() - 1)
        children.append(_permuted(n, left ^ bit, taken_too, things_left))
    edge = things_left(1 << taken[-1], n) if taken else ""
    label = things_left(left, n) if left else " ".join(map(str, taken))
    return Node(label, tuple(children), is_end=not left, edge=edge)


def as_bits(bits: int, n: int) -> str:
    """Return a set of things as a binary number of n digits."""
    return f"{bits:0{n}b}"


def as_list(bits: int, n: int) -> str:
    """Return a set as a list of its things, in ascending order."""
    return " ".join(str(thing) for thing in range(n) if bits >> thing & 1)


@block("table orders", "1-10")
def orders_table(sizes: Annotated[range, sizes(1, 10)]) -> Table:
    """Return a table: the orders of n things, and the things that each form places."""
    rows = []
    for n in sizes:
        counts = [count_permutations(n, form) for form in PERMUTATION_FORMS]
        rows.append((n, counts[0].total, *(count.nodes for count in counts)))
    columns = number_columns("things", "orders", *(f"placed, {form}" for form in PERMUTATION_FORMS))
    note = "All forms place the same things in the same order. Only their times differ."
    return Table("Orders of things", columns, tuple(rows), note)
