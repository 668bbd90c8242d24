"""Measure the properties of solutions, and count the solutions with each value of a property."""

from __future__ import annotations

import csv
from collections import defaultdict
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import NamedTuple, SupportsIndex, TypeAlias

from cy_core.arrays import Boards, np
from cy_core.checks import checked_n
from cy_core.listing import iter_fundamental
from cy_core.measuring import neighbours, shape
from cy_core.ranks.index import MAX_LABELLED_N
from cy_core.symmetry import checked_solution

Values: TypeAlias = "dict[str, np.typing.NDArray[np.uint16]]"
Rows = tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Properties:
    """Numbers that describe a solution; all images of the solution have the same numbers.

    On the wrapped board, the torus, opposite edges are joined, and a diagonal that leaves the board
    at one edge continues at the opposite edge.

    Attributes
    ----------
    lines : int
        Straight lines of any slope with three queens or more.
    knight_pairs : int
        Pairs of queens a knight's move apart. A solution with 0 is a superqueen solution.
    conflicts : int
        Pairs of queens on one wrapped diagonal. A solution with 0 is a solution on the torus.
    conflicting_queens : int
        Queens in at least one conflict.
    conflict_groups : int
        Groups of two or more queens that conflicts join, directly or through other queens.
    largest_group : int
        Queens in the largest group; 1 if there is no conflict.
    translates : int
        Moves on the torus, of the n * n possible ones, after which the board is a solution.
    diagonal_queens : int
        Queens on the two main diagonals; one in the centre counts once.
    distance : int
        Rows in which the nearest other solution differs; 0 if there is no other.
    determining_queens : int
        Size of the smallest set of its queens that no other solution contains.

    Examples
    --------
    >>> properties((5, 3, 0, 4, 7, 1, 6, 2)).lines
    0
    """

    lines: int
    knight_pairs: int
    conflicts: int
    conflicting_queens: int
    conflict_groups: int
    largest_group: int
    translates: int
    diagonal_queens: int
    distance: int
    determining_queens: int


def properties(solution: Iterable[SupportsIndex]) -> Properties:
    """Measure the properties of a solution.

    The last two properties compare it with all other solutions, which takes up to a second for
    N = 18.

    Parameters
    ----------
    solution : iterable of int
        Column of the queen in each row, from the top, counted from 0 at the left; 1 to 18 queens.

    Returns
    -------
    Properties
        The numbers, by name.

    Raises
    ------
    InputError
        The columns are not a permutation, or two queens attack each other;
        `n must be between 1 and 18, got 19`.

    Examples
    --------
    >>> measured = properties((5, 3, 0, 4, 7, 1, 6, 2))
    >>> measured.knight_pairs, measured.conflicts, measured.distance
    (4, 2, 3)
    """
    values = property_columns(_one_board(solution))
    return Properties(**{name: int(column[0]) for name, column in values.items()})


def property_columns(boards: Boards, compared: bool = True) -> Values:
    """Measure many solutions of one size. Return an array of values for each property, by name.

    If `compared` is false, leave out `distance` and `determining_queens`. They take longest,
    because each solution is compared with all others.
    """
    columns = dict(zip(shape.NAMES, shape.shape_table(boards).T, strict=True))
    if compared:
        columns |= zip(neighbours.NAMES, neighbours.neighbour_table(boards).T, strict=True)
    return columns


def nearest_solutions(solution: Iterable[SupportsIndex]) -> Boards:
    """List the other solutions that differ from `solution` in the fewest rows."""
    board = _one_board(solution)
    distance = int(neighbours.neighbour_table(board)[0, 0])
    return neighbours.solutions_at_distance(board[0], distance) if distance else board[:0]


def solutions_by_distance(solution: Iterable[SupportsIndex]) -> Iterator[tuple[int, ...]]:
    """Iterate over all other solutions, from the nearest to the farthest.

    The distance of two solutions is the number of rows in which they differ. Each distance is
    searched when the iteration reaches it, so the first solutions come at once even on large
    boards.
    """
    board = _one_board(solution)
    distances = range(2, board.shape[1] + 1)
    groups = (neighbours.solutions_at_distance(board[0], rows) for rows in distances)
    return (tuple(other) for group in groups for other in sorted(group.tolist()))


def determining_sets(solution: Iterable[SupportsIndex]) -> tuple[Rows, ...]:
    """Find the smallest sets of rows that determine the solution, in ascending order.

    A set of rows determines the solution if no other solution has the same queens in all these
    rows.
    """
    board = _one_board(solution)
    fewest = int(neighbours.neighbour_table(board)[0, 1])
    sets = neighbours.determining_rows(board[0], fewest).tolist()
    return tuple(sorted(tuple(row for row in range(32) if bits >> row & 1) for bits in sets))


def _one_board(solution: Iterable[SupportsIndex]) -> Boards:
    """Check a solution, and return it as an array with one row."""
    columns = checked_solution(solution)
    checked_n(len(columns), MAX_LABELLED_N)
    return np.array([columns], np.uint8)


MAX_MEASURED_N = 18  # the largest n in `counts.csv`
# The largest n for which each solution is compared with all others; n = 15 would take hours.
MAX_COMPARED_N = 14
# Number of solutions that are measured together, which takes about a tenth of a second. Solutions
# that are compared with all others take much longer, so they have smaller chunks.
CHUNK, COMPARED_CHUNK = 1 << 14, 1 << 7

# A number above every value of a property. A board of 18 rows has at most 18 * 18 translates.
MAX_VALUES = 1 << 10

# An array of shape (2, MAX_VALUES): for each value, the number of fundamental solutions in row 0,
# and the number of all solutions in row 1.
Tally: TypeAlias = "np.typing.NDArray[np.int64]"


class PropertyCount(NamedTuple):
    """The number of solutions that share a value of a property."""

    value: int
    fundamental: int  # number of fundamental solutions with this value
    total: int  # number of all solutions with this value


Counts = dict[str, tuple[PropertyCount, ...]]


def property_counts(n: SupportsIndex) -> Counts:
    """Return, for each property by its name, the number of solutions with each of its values."""
    return dict(_stored_counts()[checked_n(n, MAX_MEASURED_N)])


@cache
def _stored_counts() -> dict[int, Counts]:
    """Read the counts by N and property from `counts.csv`, which `csv_lines` has made."""
    lines = Path(__file__).with_name("counts.csv").read_text("utf-8").splitlines()
    counts: dict[int, dict[str, tuple[PropertyCount, ...]]] = defaultdict(dict)
    for n, name, value, fundamental, total in csv.reader(lines[1:]):
        count = PropertyCount(int(value), int(fundamental), int(total))
        before = counts[int(n)].get(name, ())
        counts[int(n)][name] = (*before, count)
    return counts


def count_properties(n: SupportsIndex, done: Callable[[int], object] = lambda _: None) -> Counts:
    """Search all solutions, and count them by the values of each property.

    After each chunk, call `done` with the number of fundamental solutions measured so far.
    """
    n = checked_n(n, MAX_LABELLED_N)
    tallies: dict[str, Tally] = defaultdict(lambda: np.zeros((2, MAX_VALUES), np.int64))
    measured = 0
    for boards, sizes in iter_fundamental(n, COMPARED_CHUNK if n <= MAX_COMPARED_N else CHUNK):
        for name, values in property_columns(boards, n <= MAX_COMPARED_N).items():
            tallies[name][0] += np.bincount(values, minlength=MAX_VALUES)
            tallies[name][1] += np.bincount(values, sizes, MAX_VALUES).astype(np.int64)
        measured += len(sizes)
        done(measured)
    return {
        name: tuple(
            PropertyCount(value, *tally[:, value].tolist())
            for value in np.flatnonzero(tally[0]).tolist()
        )
        for name, tally in tallies.items()
    }


def csv_lines(n: int) -> list[str]:
    """Count the solutions of one n by a search. Return the counts as lines of `counts.csv`."""
    return [
        f"{n},{name},{count.value},{count.fundamental},{count.total}"
        for name, counts in count_properties(n).items()
        for count in counts
    ]
