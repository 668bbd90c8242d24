"""The tables of the site as values: what stands in each cell, and nothing of how it looks."""

from __future__ import annotations

from collections.abc import Sequence

from site_builder.core import Census, Method, first_to_list, orbit
from site_builder.values.addresses import method_path
from site_builder.values.census import census, ledger, nodes, one_form
from site_builder.values.table import NOTHING, Cell, Table
from site_builder.values.text import bit_rows, columns_text, grouped, squares

SIZES = (1, 2, 4, 8)
LISTS = {
    "solutions": "every solution",
    "half": "one of each mirrored pair",
    "fundamental": "one of each orbit",
    None: "adds up, lists none",
}


def census_table(sizes: Sequence[int]) -> Table:
    """N, total, fundamental, and orbits by size, all computed."""
    caption = f"Solutions for N = {sizes[0]} to {sizes[-1]}, computed while this page was made"
    rows = tuple((Cell(str(n)), *_counts(census(n))) for n in sizes)
    return Table(caption, ("N", "all", "fundamental", *_of_sizes()), "rrrrrrr", rows)


def ledger_table() -> Table:
    """Every N whose counts are known, and whether we computed them or cite them."""
    rows = tuple(
        (
            Cell(str(row.census.n)),
            *_counts(row.census)[:2],
            Cell(
                "computed here" if row.computed else "cited", mark="" if row.computed else "quiet"
            ),
        )
        for row in ledger()
    )
    caption = "All counts that are known"
    return Table(caption, ("N", "all", "fundamental", "source"), "rrrl", rows)


def orbits_table(sizes: Sequence[int]) -> Table:
    """The number of orbits of each size."""
    rows = tuple(
        (Cell(str(row.census.n)), *_orbits(row.census)) for row in ledger() if row.census.n in sizes
    )
    return Table("Orbits by their size", ("N", *_of_sizes()), "rrrrr", rows)


def totals_table(sizes: Sequence[int]) -> Table:
    """The number of all and of fundamental solutions."""
    rows = tuple(
        (Cell(str(row.census.n)), *_counts(row.census)[:2])
        for row in ledger()
        if row.census.n in sizes
    )
    return Table("Solutions by N", ("N", "all", "fundamental"), "rrr", rows)


def methods_table() -> Table:
    """The ladder, one line a method."""
    rows = tuple(
        (
            Cell(method.title, target=method_path(method.key)),
            Cell(method.source),
            Cell(LISTS[method.lists]),
            Cell(str(method.max_n)),
        )
        for method in one_form()
    )
    headings = ("method", "idea from", "lists", "largest N")
    return Table("The methods, from the plain to the fast", headings, "lllr", rows)


def nodes_table(n: int) -> Table:
    """Queens that each method places, in both forms, and their share of backtracking's."""
    base = nodes(first_to_list("solutions").key, "recursive", n)
    rows = tuple(_nodes_row(method, n, base) for method in one_form() if n <= method.max_n)
    headings = ("method", "recursive", "iterative", "against backtracking")
    return Table(f"Queens placed in the search for N = {n}", headings, "lrrr", rows)


def notations_table(label: str, solution: Sequence[int]) -> Table:
    """One orbit as five conventions write it."""
    least = min(orbit(solution).images.values())
    ours, theirs = ([column + 1 for column in image] for image in (solution, least))
    bits = " ".join(row.bits for row in bit_rows(solution))
    written = (
        ("this atlas", "greatest image, columns from 0", columns_text(solution)),
        (
            "the same, from 1",
            "greatest image, columns from 1",
            columns_text(ours),
        ),
        ("OEIS, Kraitchik", "least image, columns from 1", columns_text(theirs)),
        ("chess squares", "row by row from the top", " ".join(squares(solution))),
        ("bits", "row by row from the top, bit 0 at the right", bits),
    )
    rows = tuple((Cell(who), Cell(how), Cell(text, mark="code")) for who, how, text in written)
    return Table(f"The orbit {label} in five notations", ("notation", "rule", label), "lll", rows)


def first_column_table(values: Sequence[int]) -> Table:
    """Solutions by the column of the first queen."""
    rows = tuple((Cell(str(column)), Cell(grouped(v))) for column, v in enumerate(values))
    return Table("Solutions by column of the first queen", ("column", "solutions"), "rr", rows)


def heat_table(counts: Sequence[Sequence[int]]) -> Table:
    """Queens on each square over all solutions."""
    n = len(counts)
    rows = tuple(
        (Cell(f"row {row}"), *(Cell(grouped(value)) for value in values))
        for row, values in enumerate(counts)
    )
    headings = ("", *(f"column {column}" for column in range(n)))
    return Table("Queens on each square, over all solutions", headings, "r" * (n + 1), rows)


def _counts(found: Census) -> tuple[Cell, ...]:
    return (Cell(grouped(found.total)), Cell(grouped(found.fundamental or 0)), *_orbits(found))


def _orbits(found: Census) -> tuple[Cell, ...]:
    counts = found.orbits_by_size or {}
    return tuple(Cell(grouped(counts[size]) if counts.get(size) else NOTHING) for size in SIZES)


def _of_sizes() -> tuple[str, ...]:
    return tuple(f"orbits of {size}" for size in SIZES)


def _nodes_row(method: Method, n: int, base: int | None) -> tuple[Cell, ...]:
    found = [nodes(method.key, form, n) for form in ("recursive", "iterative")]
    share = (found[0] or 0) / base if base else 0.0
    title = Cell(method.title, target=method_path(method.key))
    shown = (Cell(NOTHING if count is None else grouped(count)) for count in found)
    return (title, *shown, Cell(f"{share:,.0f}" if share > 100 else f"{share:.2f}"))
