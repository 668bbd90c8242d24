"""Tables about symmetry: totals as sums over orbits, and the cost of finding duplicates."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cache

from cy_core import images
from site_builder.figures.symmetry.duplicates import (
    greatest_image,
    store_and_compare,
    symmetry_elimination,
)
from site_builder.values.census import census
from site_builder.values.table import Row, Table, number_columns, or_dash, text_columns
from site_builder.values.text import TIMES, columns_text, grouped

ORBIT_SIZES = (2, 4, 8)
DUPLICATES = range(4, 11)


def orbit_sum_table(sizes: Sequence[int]) -> Table:
    """The total of each N as the sum of its orbits.

    >>> orbit_sum_table([8]).rows[0][:4]
    (8, 0, 1, 11)
    """
    orbits = (
        f"{letter}: orbits of {size}" for letter, size in zip("abc", ORBIT_SIZES, strict=True)
    )
    columns = number_columns("N", *orbits, "2a + 4b + 8c", "total")
    return Table("All solutions as a sum over orbits", columns, tuple(map(_orbit_sum, sizes)))


def duplicates_table(sizes: Sequence[int]) -> Table:
    """The work of three ways to count each orbit once."""
    work = ("boards judged", "images made", "comparisons", "kept", "bytes", "found")
    columns = (*number_columns("N"), *text_columns("way"), *number_columns(*work, format=or_dash))
    rows = tuple(row for n in sizes for row in _duplicates(n))
    note = (
        "Images: a board has seven beside itself. The first image that is greater, or that is "
        "found among the boards kept, ends the making. Comparisons: of two boards. Bytes: one for "
        "each queen kept. Symmetry elimination makes only the rotations that a queen on A, B or C "
        "asks for."
    )
    return Table("Three ways to count each orbit once", columns, rows, note)


def turned_table(solution: tuple[int, ...]) -> Table:
    """A board and those of its rotations with which symmetry elimination compares it.

    >>> [row[2:] for row in turned_table((6, 0, 2, 7, 5, 3, 1, 4)).rows]
    [(0, 6, 6, 'the same'), (1, 0, 1, 'the turned board is greater')]
    """
    last, bound = len(solution) - 1, len(solution) - 1 - solution[0]
    squares = {"C": (bound, 0), "B": (last, bound), "A": (last - bound, last)}
    rows = list[Row]()
    for turns, (letter, (row, column)) in enumerate(squares.items(), 1):
        if solution[row] == column:
            rows += _compared(letter, 90 * turns, solution, images(solution)[turns])
    columns = (
        *text_columns("queen on", "turned by"),
        *number_columns("row", "column", "column, turned"),
    )
    return Table(
        f"{columns_text(solution)} beside its rotations",
        (*columns, *text_columns("so far")),
        tuple(rows),
        "" if rows else "No queen stands on A, B or C: there is nothing to compare.",
    )


def _compared(
    letter: str, degrees: int, board: tuple[int, ...], turned: tuple[int, ...]
) -> Iterator[Row]:
    """Yield the rows of a board and of a rotation, up to the first that differs."""
    for row, (own, other) in enumerate(zip(board, turned, strict=True)):
        greater = "the board" if own > other else "the turned board"
        result = "the same" if own == other else f"{greater} is greater"
        yield letter, f"{degrees}°", row, own, other, result
        if own != other:
            return


def _orbit_sum(n: int) -> Row:
    its_census = census(n)
    counts = [(its_census.orbits_by_size or {}).get(size, 0) for size in ORBIT_SIZES]
    terms = " + ".join(
        f"{size} {TIMES} {grouped(count)}" for size, count in zip(ORBIT_SIZES, counts, strict=True)
    )
    return n, *counts, terms, its_census.total


@cache  # computed once for all rebuilds of `mkdocs serve`
def _duplicates(n: int) -> tuple[Row, ...]:
    ways = {
        "greatest of eight": greatest_image(n),
        "store and compare": store_and_compare(n),
        "symmetry elimination": symmetry_elimination(n),
    }
    return tuple(
        (n, way, c.looked_at, c.made, c.compared, c.kept, c.kept * n, c.found)
        for way, c in ways.items()
    )
