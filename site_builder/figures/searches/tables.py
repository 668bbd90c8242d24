"""Tables about searches: the solutions in the order found, and the boards visited."""

from __future__ import annotations

from cy_core import FORMS, first_method_listing
from site_builder.figures.searches.walks import by_depth, found_solutions, placements
from site_builder.values.census import nodes, recursive_methods
from site_builder.values.site_paths import method_path
from site_builder.values.table import Cell, Table, Value, number_columns, text_columns
from site_builder.values.text import columns_text, grouped

COMPARED = tuple(map(first_method_listing, ("solutions", "half", "fundamental", None)))


def found_table(n: int) -> Table:
    """The solutions of every method, in the order in which it finds them."""
    rows = tuple(
        (Cell(method.title, target=method_path(method.key)), *_solutions_cells(method.key, n))
        for method in recursive_methods()
    )
    note = (
        "Columns of the queens from the top row down. A method that tries the columns from left to "
        "right finds the numbers in rising order; one that takes the lowest bit first begins "
        "at the right edge. The last three find some solutions, and count each as several boards."
    )
    caption = f"Solutions of N = {n} in the order in which each method finds them"
    columns = (
        *text_columns("method"),
        *text_columns("solutions", mark="code"),
        *number_columns("each counts as"),
    )
    return Table(caption, columns, rows, note)


def depth_table(n: int) -> Table:
    """The different boards that methods visit, by the number of queens on them."""
    visited = [by_depth(placements(method.key, n), n) for method in COMPARED]
    boards_of = [tuple(n**depth for depth in range(1, n + 1)), *visited]
    rows = zip(range(1, n + 1), *boards_of, strict=True)
    columns = number_columns("queens", "Brute force", *(method.title for method in COMPARED))
    caption = f"Different boards visited for N = {n}"
    return Table(caption, columns, (*rows, ("all", *map(sum, boards_of))), _depth_note(n))


def _solutions_cells(key: str, n: int) -> tuple[Value, Value]:
    solutions = found_solutions(key, n)
    listed = " ".join(columns_text(solution.columns) for solution in solutions)
    weights = [str(solution.weight) for solution in solutions]
    weight = weights[0] if len({*weights}) == 1 else ", ".join(weights)
    return listed or None, weight or None


def _depth_note(n: int) -> str:
    """Why symmetry elimination places more queens than it has boards."""
    note = (
        "Bitmap and the methods before it visit the boards of backtracking. A carry chain fills "
        "the rings first, so its boards are others."
    )
    key = first_method_listing("fundamental").key
    placed = nodes(key, FORMS[0], n) or 0
    if extra := placed - len(placements(key, n)):
        note += (
            f" Symmetry elimination begins anew for every second queen below the corner, so it "
            f"places {grouped(placed)} queens, {grouped(extra)} of them on boards it has had."
        )
    return note
