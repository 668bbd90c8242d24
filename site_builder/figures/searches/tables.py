"""Tables about searches: what each method finds first, visits, and how long it takes."""

from __future__ import annotations

from site_builder.core import first_to_list
from site_builder.figures.searches.walks import boards, by_depth, found
from site_builder.timings.subjects import FORMS
from site_builder.values.addresses import method_path
from site_builder.values.census import nodes, one_form
from site_builder.values.table import NOTHING, Cell, Table
from site_builder.values.text import columns_text, grouped

COMPARED = tuple(map(first_to_list, ("solutions", "half", "fundamental", None)))


def found_table(n: int) -> Table:
    """The solutions of every method, in the order in which it finds them."""
    rows = tuple(
        (Cell(method.title, target=method_path(method.key)), *_found(method.key, n))
        for method in one_form()
    )
    note = (
        "Columns of the queens from the top row down. A method that tries the columns from left to "
        "right finds the numbers in rising order; one that takes the lowest bit first begins "
        "at the right edge. The last three find some solutions, and count each as several boards."
    )
    caption = f"Solutions of N = {n} in the order in which each method finds them"
    return Table(caption, ("method", "solutions", "each counts as"), "llr", rows, note)


def depth_table(n: int) -> Table:
    """The different boards that methods visit, by the number of queens on them."""
    visited = [by_depth(boards(method.key, n), n) for method in COMPARED]
    columns = [tuple(n**depth for depth in range(1, n + 1)), *visited]
    heads = [str(depth) for depth in range(1, n + 1)]
    rows = [
        (Cell(head), *(Cell(grouped(count)) for count in counts))
        for head, *counts in zip(heads, *columns, strict=True)
    ]
    rows.append((Cell("all"), *(Cell(grouped(sum(counts))) for counts in columns)))
    headings = ("queens", "Brute force", *(method.title for method in COMPARED))
    caption = f"Different boards visited for N = {n}"
    return Table(caption, headings, "r" * len(headings), tuple(rows), _depth_note(n))


def _found(key: str, n: int) -> tuple[Cell, Cell]:
    met = found(key, n)
    listed = " ".join(columns_text(one.columns) for one in met)
    weights = [str(one.weight) for one in met]
    each = weights[0] if len({*weights}) == 1 else ", ".join(weights)
    return Cell(listed or NOTHING, mark="code"), Cell(each or NOTHING)


def _depth_note(n: int) -> str:
    """Why symmetry elimination places more queens than it has boards."""
    said = (
        "Bitmap and the methods before it visit the boards of backtracking. A carry chain fills "
        "the rings first, so its boards are others."
    )
    key = first_to_list("fundamental").key
    placed = nodes(key, FORMS[0], n) or 0
    if extra := placed - len(boards(key, n)):
        said += (
            f" Symmetry elimination begins anew for every second queen below the corner, so it "
            f"places {grouped(placed)} queens, {grouped(extra)} of them on boards it has had."
        )
    return said
