"""Tables of other puzzles: how much each method places."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

from cy_core.puzzles import (
    PERMUTATION_FORMS,
    SUDOKU_METHODS,
    count_permutations,
    example_puzzles,
    filled_by_rules,
    sudoku,
)
from site_builder.values.cache import disk_cache
from site_builder.values.table import Table, number_columns

MAX_ORDERED = 10  # things whose orders are counted while a site is built


def orders_table(sizes: Sequence[int]) -> Table:
    """How many orders n things have, and how many things each form places to find them."""
    rows = []
    for n in sizes:
        counts = [count_permutations(n, form) for form in PERMUTATION_FORMS]
        rows.append((n, counts[0].total, *(count.nodes for count in counts)))
    columns = number_columns("things", "orders", *(f"placed, {form}" for form in PERMUTATION_FORMS))
    note = "Each form places the same things in the same order; they differ in the time it takes."
    return Table("Orders of things", columns, tuple(rows), note)


@cache  # computed once for all rebuilds of `mkdocs serve`
@disk_cache
def sudoku_table() -> Table:
    """Our puzzles: the cells that two rules fill, and the digits that each method places."""
    rows = []
    for number, puzzle in enumerate(example_puzzles(), start=1):
        givens = 81 - puzzle.count(".")
        filled = sum(map(bool, filled_by_rules(puzzle))) - givens
        placed = (sudoku(puzzle, method).nodes for method in SUDOKU_METHODS)
        rows.append((number, givens, filled, *placed))
    columns = number_columns(
        *("puzzle", "givens", "filled by the rules"),
        *(f"placed, {method}" for method in SUDOKU_METHODS),
    )
    note = "A puzzle of 81 cells is solved by the rules alone where they fill all that is empty."
    return Table("Sudoku puzzles of our own", columns, tuple(rows), note)
