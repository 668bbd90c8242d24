"""Tables about the engine: what its crosses add up to, Burnside's lemma, how full its lanes are."""

from __future__ import annotations

from collections.abc import Sequence

from site_builder.core import crosses
from site_builder.figures.engine.lanes import buffered, busy, placed
from site_builder.values.census import census
from site_builder.values.table import Cell, Table
from site_builder.values.text import grouped

TIMES = "\N{MULTIPLICATION SIGN}"
WEIGHTS = (8, 4, 2)
SIMULATED, LANES, ROOM = range(4, 11), (4, 8, 16, 32), 2048


def crosses_table(sizes: Sequence[int]) -> Table:
    """The total of each N as a sum over its crosses.

    Parameters
    ----------
    sizes : sequence of int
        N, 4..12.

    >>> [cell.text for cell in crosses_table([8]).rows[0]][:4]
    ['8', '28', '10', '3']
    """
    headings = ("N", "crosses", *(f"of weight {w}" for w in WEIGHTS), "sum", "total")
    rows = tuple(_crosses(n) for n in sizes)
    note = "Of weight 8, 4, 2: completions of all crosses of this weight together."
    return Table("All solutions as a sum over crosses", headings, "r" * 7, rows, note)


def _crosses(n: int) -> tuple[Cell, ...]:
    found = crosses(n)
    ways = [sum(c.completions for c in found if c.weight == weight) for weight in WEIGHTS]
    terms = " + ".join(f"{w} {TIMES} {grouped(v)}" for w, v in zip(WEIGHTS, ways, strict=True))
    values = (str(n), grouped(len(found)), *map(grouped, ways), terms, grouped(census(n).total))
    return tuple(map(Cell, values))


def burnside_table(sizes: Sequence[int]) -> Table:
    """Fundamental solutions by Burnside's lemma.

    Parameters
    ----------
    sizes : sequence of int
        N, 2..27; the one board of N = 1 is its own mirror image.

    >>> [cell.text for cell in burnside_table([12]).rows[0]]
    ['12', '14,200', '80', '8', '(14,200 + 80 + 2 \u00d7 8) / 8', '1,787']
    """
    headings = ("N", "Q: all", "P: same after half a turn", "R: after a quarter turn")
    columns = (*headings, "(Q + P + 2R) / 8", "fundamental")
    rows = tuple(_burnside(n) for n in sizes)
    return Table("Fundamental solutions by Burnside's lemma", columns, "r" * 6, rows)


def _burnside(n: int) -> tuple[Cell, ...]:
    found = census(n)
    orbits = found.orbits_by_size or {}
    quarter = 2 * orbits.get(2, 0)
    counts = [grouped(v) for v in (found.total, quarter + 4 * orbits.get(4, 0), quarter)]
    lemma = f"({counts[0]} + {counts[1]} + 2 {TIMES} {counts[2]}) / 8"
    return tuple(map(Cell, (str(n), *counts, lemma, grouped(found.fundamental or 0))))


def lanes_table(sizes: Sequence[int]) -> Table:
    """How many lanes are busy with level buffers.

    Parameters
    ----------
    sizes : sequence of int
        N, 4..10.
    """
    headings = ("N", "queens placed", *(f"{lanes} lanes" for lanes in LANES))
    rows = tuple(_busy(n) for n in sizes)
    note = (
        f"The search of the whole board without look-ahead. A buffer holds {grouped(ROOM)} boards."
    )
    return Table("Lanes that place a queen, in a hundred", headings, "r" * 6, rows, note)


def _busy(n: int) -> tuple[Cell, ...]:
    searches = [buffered(n, lanes, ROOM) for lanes in LANES]
    shares = (f"{100 * busy(steps):.1f}" for steps in searches)
    return tuple(map(Cell, (str(n), grouped(placed(searches[0])), *shares)))
