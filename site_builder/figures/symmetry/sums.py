"""Two sums for one N: its solutions as a sum over orbits, its orbits by Burnside's lemma."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass

from cy_core import orbit
from site_builder.svg.wall import wall
from site_builder.values.figure import Figure
from site_builder.values.fundamental import fundamental_solutions
from site_builder.values.text import SYMMETRY_NAMES, TIMES, counted

SUMMED = range(4, 9)  # the boards of N = 9 would be too small to see

Column = Sequence[tuple[int, ...]]


@dataclass(frozen=True, slots=True)
class Sum:
    """A sum as text, ``(92 + 4) / 8 = 12``, and what its terms mean."""

    line: str
    meaning: str


def sum_figure(n: int) -> Figure:
    """Both sums, and between them a picture of all boards, a column for each orbit."""
    columns = orbits_of(n)
    total = over_orbits(columns)
    title = f"All solutions of N = {n}, a column for each orbit"
    svg = wall(columns, title=title, description=f"{total.line} {total.meaning}.")
    return Figure(
        "sum.html.jinja", {"total": total, "orbits": over_symmetries(columns), "svg": svg}
    )


def orbits_of(n: int) -> Sequence[Column]:
    """The different boards of each orbit, the smallest orbits first."""
    return [
        list(dict.fromkeys(orbit(solution.columns).images.values()))
        for solution in fundamental_solutions(n)
    ]


def over_orbits(columns: Sequence[Column]) -> Sum:
    """All solutions, as orbits times their boards.

    >>> over_orbits(orbits_of(5)).meaning
    'solutions of 5 queens: 1 orbit of 2, 1 orbit of 8'
    """
    counts = Counter(map(len, columns))
    terms = " + ".join(f"{count} {TIMES} {size}" for size, count in counts.items())
    orbits = (f"{counted(count, 'orbit')} of {size}" for size, count in counts.items())
    meaning = f"solutions of {len(columns[0][0])} queens: {', '.join(orbits)}"
    return Sum(f"{terms} = {sum(map(len, columns))}", meaning)


def over_symmetries(columns: Sequence[Column]) -> Sum:
    """The number of orbits by Burnside's lemma: boards that each symmetry leaves unchanged.

    >>> over_symmetries(orbits_of(5)).line
    '(10 + 2 + 2 + 2) / 8 = 2'
    """
    boards = [board for column in columns for board in column]
    fixed = Counter(symmetry for board in boards for symmetry in orbit(board).stabilizer)
    terms = " + ".join(map(str, fixed.values()))
    same = ", ".join(f"{count} for {SYMMETRY_NAMES[move]}" for move, count in fixed.items())
    unchanged = f"the boards that each of the 8 symmetries leaves unchanged ({same})"
    orbits = counted(len(columns), "orbit")
    return Sum(f"({terms}) / 8 = {len(columns)}", f"Add up {unchanged} and divide by 8: {orbits}")
