"""Tables about the engine: sums over crosses, Burnside's lemma, and how busy its lanes are."""

from __future__ import annotations

from collections.abc import Sequence

from cy_core import crosses
from site_builder.figures.engine.lanes import buffered, busy, placed
from site_builder.values.census import census
from site_builder.values.table import Row, Table, number_columns
from site_builder.values.text import TIMES, grouped

WEIGHTS = (8, 4, 2)
SIMULATED, LANES, ROOM = range(4, 11), (4, 8, 16, 32), 2048


def crosses_table(sizes: Sequence[int]) -> Table:
    """The total of each N as a sum over its crosses.

    >>> crosses_table([8]).rows[0][:4]
    (8, 28, 10, 3)
    """
    columns = number_columns("N", "crosses", *(f"of weight {w}" for w in WEIGHTS), "sum", "total")
    rows = tuple(_crosses(n) for n in sizes)
    note = "Of weight 8, 4, 2: completions of all crosses of this weight together."
    return Table("All solutions as a sum over crosses", columns, rows, note)


def _crosses(n: int) -> Row:
    every = crosses(n)
    ways = [sum(c.completions for c in every if c.weight == weight) for weight in WEIGHTS]
    terms = " + ".join(f"{w} {TIMES} {grouped(v)}" for w, v in zip(WEIGHTS, ways, strict=True))
    return n, len(every), *ways, terms, census(n).total


def burnside_table(sizes: Sequence[int]) -> Table:
    """Fundamental solutions by Burnside's lemma.

    >>> burnside_table([12]).rows
    ((12, 14200, 80, 8, '(14,200 + 80 + 2 \u00d7 8) / 8', 1787),)
    """
    turned = ("P: same after half a turn", "R: after a quarter turn")
    columns = number_columns("N", "Q: all", *turned, "(Q + P + 2R) / 8", "fundamental")
    rows = tuple(_burnside(n) for n in sizes)
    return Table("Fundamental solutions by Burnside's lemma", columns, rows)


def _burnside(n: int) -> Row:
    counts = census(n)
    orbits = counts.orbits_by_size or {}
    quarter = 2 * orbits.get(2, 0)
    half = quarter + 4 * orbits.get(4, 0)
    lemma = f"({grouped(counts.total)} + {grouped(half)} + 2 {TIMES} {grouped(quarter)}) / 8"
    return n, counts.total, half, quarter, lemma, counts.fundamental


def lanes_table(sizes: Sequence[int]) -> Table:
    """How many lanes are busy with level buffers."""
    shares = number_columns(*(f"{lanes} lanes" for lanes in LANES), format="{:.1f}".format)
    rows = tuple(_busy(n) for n in sizes)
    note = (
        f"The search of the whole board without look-ahead. A buffer holds {grouped(ROOM)} boards."
    )
    columns = (*number_columns("N", "queens placed"), *shares)
    return Table("Lanes that place a queen, in a hundred", columns, rows, note)


def _busy(n: int) -> Row:
    searches = [buffered(n, lanes, ROOM) for lanes in LANES]
    return n, placed(searches[0]), *(100 * busy(steps) for steps in searches)
