"""The bits of the queens on other puzzles: every order of n things, every solution of a sudoku."""

from cy_core.puzzles.grid_search import SUDOKU_METHODS
from cy_core.puzzles.order_search import LARGEST_ORDERED_N, PERMUTATION_FORMS
from cy_core.puzzles.ordering import PermutationCount, count_permutations, permutations
from cy_core.puzzles.solving import MOST_SUDOKU_SOLUTIONS, SudokuSolutions, sudoku
from cy_core.puzzles.steps import (
    GridStep,
    OrderStep,
    candidates,
    digits_left,
    trace_permutations,
    trace_sudoku,
)

__all__ = [
    "LARGEST_ORDERED_N",
    "MOST_SUDOKU_SOLUTIONS",
    "PERMUTATION_FORMS",
    "SUDOKU_METHODS",
    "GridStep",
    "OrderStep",
    "PermutationCount",
    "SudokuSolutions",
    "candidates",
    "count_permutations",
    "digits_left",
    "permutations",
    "sudoku",
    "trace_permutations",
    "trace_sudoku",
]
