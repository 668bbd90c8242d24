"""Two other puzzles that the bit tricks of the queens solve: permutations and sudoku."""

from cy_core.puzzles.grid import RELATED, cell_name, parse_grid
from cy_core.puzzles.grid_search import SUDOKU_METHODS
from cy_core.puzzles.order_search import MAX_ORDERED_N, PERMUTATION_FORMS
from cy_core.puzzles.ordering import (
    OrderStep,
    PermutationCount,
    count_permutations,
    permutations,
    trace_permutations,
)
from cy_core.puzzles.sudoku import (
    MAX_SUDOKU_SOLUTIONS,
    GridStep,
    SudokuSolutions,
    candidates,
    digits_left,
    example_puzzles,
    filled_by_rules,
    sudoku,
    sudoku_lines,
    sudoku_source,
    trace_sudoku,
)

__all__ = [
    "MAX_ORDERED_N",
    "MAX_SUDOKU_SOLUTIONS",
    "PERMUTATION_FORMS",
    "RELATED",
    "SUDOKU_METHODS",
    "GridStep",
    "OrderStep",
    "PermutationCount",
    "SudokuSolutions",
    "candidates",
    "cell_name",
    "count_permutations",
    "digits_left",
    "example_puzzles",
    "filled_by_rules",
    "parse_grid",
    "permutations",
    "sudoku",
    "sudoku_lines",
    "sudoku_source",
    "trace_permutations",
    "trace_sudoku",
]
