"""Tables of counts under other rules, computed while the page is made."""

from __future__ import annotations

from cy_core import MAX_MEASURED_N, property_counts
from cy_core.variants import completion_threshold, count_placements, count_reflecting
from site_builder.figures.variants.boards import WITHOUT
from site_builder.values.table import Row, Table, number_columns, or_dash, text_columns
from site_builder.values.text import square_name

_NAMES = {"torus": "on the torus", "superqueens": "of superqueens"}


def placements_table(largest: int) -> Table:
    """The ways to place each number of queens on square boards up to a size."""
    rows = tuple(_placements_row(n, largest) for n in range(1, largest + 1))
    headings = [f"{queens}" for queens in range(1, largest + 1)]
    columns = (*number_columns("N"), *number_columns(*headings, format=or_dash))
    note = "The last number of each row is the number of solutions of the N-Queens problem."
    return Table(f"Ways to place 1 to {largest} queens on N x N squares", columns, rows, note)


def _placements_row(n: int, largest: int) -> Row:
    counts = count_placements(n, n)[1:]
    return (n, *counts, *[None] * (largest - n))


def rectangles_table(largest: int) -> Table:
    """The ways to place as many queens as the shorter side of a board has squares."""
    sides = range(1, largest + 1)
    rows = tuple((m, *(count_placements(m, n)[-1] for n in sides)) for m in sides)
    columns = (*number_columns("rows"), *number_columns(*map(str, sides), format=or_dash))
    caption = "Ways to place as many queens as the shorter side has squares, by rows and columns"
    return Table(caption, columns, rows)


def without_table(kind: str) -> Table:
    """The number of solutions on the torus, or of superqueens."""
    rows = tuple((n, *_without(n, WITHOUT[kind])) for n in range(1, MAX_MEASURED_N + 1))
    columns = number_columns("N", "fundamental", "solutions")
    return Table(f"Solutions {_NAMES[kind]}", columns, rows)


def _without(n: int, property_name: str) -> tuple[int, int]:
    counts = property_counts(n).get(property_name)  # N = 2 and 3 have no solutions to measure
    return counts[0][1:] if counts and counts[0].value == 0 else (0, 0)


def reflecting_table(largest: int) -> Table:
    """The number of solutions before a mirror."""
    rows = tuple((n, count_reflecting(n)) for n in range(1, largest + 1))
    return Table("Solutions before a mirror", number_columns("N", "solutions"), rows)


def completion_table(largest: int) -> Table:
    """How many queens can be completed wherever they stand, and an example beyond."""
    rows = tuple(_completion_row(n) for n in range(4, largest + 1))
    columns = (
        *number_columns("N", "always completed"),
        *text_columns("one queen more, not part of any solution"),
    )
    return Table("Queens that can be completed wherever they stand", columns, rows)


def _completion_row(n: int) -> Row:
    threshold, placed = completion_threshold(n)
    return n, threshold, " ".join(square_name(square, n) for square in placed)
