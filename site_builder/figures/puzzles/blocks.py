"""Blocks of other puzzles: pictures of a sudoku, and tables."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import partial

from site_builder.figures.puzzles import columns, grids
from site_builder.figures.puzzles.tables import MAX_ORDERED, orders_table, sudoku_table
from site_builder.values.block_type import Block, BlockType, figure_type, table_type
from site_builder.values.errors import UserError
from site_builder.values.figure import Figure, Picture, pictures
from site_builder.values.reading import nothing, range_of

Pictures = list[Picture]


@dataclass(frozen=True, slots=True)
class View:
    """One way to draw a sudoku."""

    # The names of the numbers that follow its word: `cell`, `column`, `digit`.
    numbers: tuple[str, ...]
    # From the grid and these numbers to pictures. Cells and columns are counted from 0.
    draw: Callable[..., Pictures]


VIEWS: Mapping[str, View] = {
    "givens": View((), lambda grid: [grids.given_grid(grid)]),
    "candidates": View((), lambda grid: [grids.candidate_grid(grid)]),
    "solution": View((), lambda grid: [grids.solved_grid(grid)]),
    "related": View(("cell",), lambda grid, cell: [grids.related_grid(grid, cell)]),
    "masks": View(("cell",), grids.mask_pictures),
    "column": View(("column",), lambda grid, column: [columns.column_picture(grid, column)]),
    "states": View(("cell", "digit"), columns.state_pictures),
}
EXAMPLES = {"cell": "r1c1", "column": "1", "digit": "5"}


def _sudoku(block: Block) -> Figure:
    *rows, last = block.all_lines()
    word, *values = last.split()
    if not last[0].isalpha():
        rows, word, values = [*rows, last], "givens", []
    if word not in VIEWS:
        raise UserError(f"a sudoku is drawn as {', '.join(VIEWS)}, got {last}: choose one")
    grid = grids.grid_of(rows or ["." * 81])
    return pictures(VIEWS[word].draw(grid, *_numbers(word, values)))


def _numbers(word: str, values: Sequence[str]) -> tuple[int, ...]:
    names = VIEWS[word].numbers
    patterns = {"cell": "r([1-9])c([1-9])", "column": "([1-9])", "digit": "([1-9])"}
    matches = [re.fullmatch(patterns[n], v) for n, v in zip(names, values, strict=False)]
    if len(values) != len(names) or not all(matches):
        takes = " and ".join(f"a {name}" for name in names) or "nothing"
        example = " ".join([word, *(EXAMPLES[name] for name in names)])
        got = " ".join(values) or "nothing"
        raise UserError(f"{word} takes {takes}, got {got}: write {example}")
    return tuple(_number(n, m) for n, m in zip(names, matches, strict=True) if m)


def _number(name: str, match: re.Match[str]) -> int:
    first, *others = map(int, match.groups())
    if name == "cell":
        return 9 * (first - 1) + others[0] - 1
    return first - 1 if name == "column" else first


BLOCK_TYPES: Mapping[str, BlockType] = {
    "sudoku": figure_type("sudoku", f"{'.' * 80}5", _sudoku),
    "table orders": table_type("1-10", partial(range_of, largest=MAX_ORDERED), orders_table),
    "table sudoku": table_type("", nothing, lambda _: sudoku_table()),
}
