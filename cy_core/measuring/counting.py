"""Count the solutions that share each value of a property."""

from __future__ import annotations

import csv
from collections import defaultdict
from collections.abc import Callable, Iterator
from functools import cache
from pathlib import Path
from typing import NamedTuple, SupportsIndex, TypeAlias

from cy_core.arrays import Boards, np
from cy_core.checks import checked_n
from cy_core.listing import iter_fundamental
from cy_core.measuring import neighbours, shape
from cy_core.ranks.index import MAX_LABELLED_N

MAX_MEASURED_N = 18  # the largest n in `counts.csv`
MAX_COMPARED_N = 14  # beyond, comparing each solution with all others takes hours
# Solutions at a time, about a tenth of a second; comparing one with all others takes much longer.
CHUNK, COMPARED_CHUNK = 1 << 14, 1 << 7

MAX_VALUES = 1 << 10  # no property of a labelled board is larger: 18 * 18 translates

# For each value the fundamental solutions that have it, and below them all solutions.
Tally: TypeAlias = "np.typing.NDArray[np.int64]"


class PropertyCount(NamedTuple):
    """How many solutions share a value of a property."""

    value: int
    fundamental: int  # fundamental solutions with it
    total: int  # all solutions with it


Counts = dict[str, tuple[PropertyCount, ...]]


def property_counts(n: SupportsIndex) -> Counts:
    """Look up how many solutions of N share each value of a property."""
    return dict(_stored_counts()[checked_n(n, MAX_MEASURED_N)])


@cache
def _stored_counts() -> dict[int, Counts]:
    """The counts of `counts.csv`, which has the lines of `csv_lines` for each N."""
    lines = Path(__file__).with_name("counts.csv").read_text("utf-8").splitlines()
    counts: dict[int, dict[str, tuple[PropertyCount, ...]]] = defaultdict(dict)
    for n, name, *numbers in csv.reader(lines[1:]):
        before = counts[int(n)].get(name, ())
        counts[int(n)][name] = (*before, PropertyCount(*map(int, numbers)))
    return counts


def count_properties(n: SupportsIndex, done: Callable[[int], object] = lambda _: None) -> Counts:
    """Count the solutions that share each value of a property, by a search."""
    n = checked_n(n, MAX_LABELLED_N)
    tallies: dict[str, Tally] = defaultdict(lambda: np.zeros((2, MAX_VALUES), np.int64))
    measured = 0
    for boards, sizes in iter_fundamental(n, COMPARED_CHUNK if n <= MAX_COMPARED_N else CHUNK):
        for name, values in _columns(n, boards):
            tallies[name][0] += np.bincount(values, minlength=MAX_VALUES)
            tallies[name][1] += np.bincount(values, sizes, MAX_VALUES).astype(np.int64)
        measured += len(sizes)
        done(measured)
    return {name: _nonzero(tally) for name, tally in tallies.items()}


def _columns(n: int, boards: Boards) -> Iterator[tuple[str, np.typing.NDArray[np.uint16]]]:
    yield from zip(shape.NAMES, shape.shape_table(boards).T, strict=True)
    if n <= MAX_COMPARED_N:
        yield from zip(neighbours.NAMES, neighbours.neighbour_table(boards).T, strict=True)


def _nonzero(tally: Tally) -> tuple[PropertyCount, ...]:
    values = np.flatnonzero(tally[0]).tolist()
    return tuple(PropertyCount(value, *tally[:, value].tolist()) for value in values)


def csv_lines(n: int) -> list[str]:
    """The lines of `counts.csv` for one n."""
    return [
        f"{n},{name},{count.value},{count.fundamental},{count.total}"
        for name, counts in count_properties(n).items()
        for count in counts
    ]
