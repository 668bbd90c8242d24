"""The label index: how many fundamental solutions of each orbit size begin with the same queens."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from typing import TypeAlias

from cy_core.arrays import Boards, np
from cy_core.checks import checked_n
from cy_core.frozen import FrozenMapping
from cy_core.listing import parts
from cy_core.ranks.packed import packed, unpacked

MAX_LABELLED_N = 18
# So few are counted as fast as they are read.
MAX_COUNTED_N = 12
# Of a prefix. With four, a prefix of n = 18 has 30,651 solutions at most, and its index 30 kB.
FIRST_QUEENS = 4
SIZES = (1, 2, 4, 8)
# Of n > 1: only the one board of n = 1 is alone in its orbit.
PACKED_SIZES = (2, 4, 8)

Counts: TypeAlias = "np.typing.NDArray[np.int64]"


@dataclass(frozen=True, slots=True, eq=False)
class LabelIndex:
    """How many fundamental solutions of one n begin with each prefix; the arrays are read-only.

    Attributes
    ----------
    n : int
        Side of the board, 1..18.
    prefixes : ndarray of uint8, shape (count, min(4, n))
        Columns of the first queens, from the left, in descending order: all in which no two attack
        each other and the first is not left of the middle.
    counts : mapping of int to ndarray of int64, shape (count,)
        For each orbit size 1, 2, 4 and 8, how many representatives begin with each prefix.
    """

    n: int
    prefixes: Boards
    counts: Mapping[int, Counts]

    def __post_init__(self) -> None:
        object.__setattr__(self, "counts", FrozenMapping(self.counts))
        self.prefixes.flags.writeable = False
        for counts in self.counts.values():
            counts.flags.writeable = False

    def place(self, size: int, rank: int) -> tuple[tuple[int, ...], int]:
        """The prefix with which the representative of a rank begins, and its rank among those.

        >>> label_index(8).place(4, 1)
        ((5, 3, 6, 0), 1)
        """
        sums = np.cumsum(self.counts[size])
        at = int(np.searchsorted(sums, rank))
        return tuple(self.prefixes[at].tolist()), rank - int(sums[at] - self.counts[size][at])

    def before(self, size: int, prefix: Sequence[int]) -> int:
        """How many representatives of orbits of that size come before those of a prefix.

        >>> label_index(8).before(8, (7, 2, 0, 5))
        1
        """
        at = int(np.flatnonzero((self.prefixes == prefix).all(axis=1))[0])
        return int(self.counts[size][:at].sum())


def label_index(n: int) -> LabelIndex:
    """How many fundamental solutions of each orbit size begin with the same four queens.

    A label `N.s.k` ranks the representatives of one size in descending order: its board is found
    by adding up counts, and searching among the solutions that begin with the same queens.

    Parameters
    ----------
    n : int
        Side of the board, 1..18. From 13 on the counts are part of the package.

    Raises
    ------
    InputError
        `n must be between 1 and 18, got 19`.

    >>> index = label_index(18)
    >>> index.prefixes[:2].tolist(), int(index.counts[8].sum())
    ([[17, 15, 13, 16], [17, 15, 13, 11]], 83259065)
    """
    return remembered_index(checked_n(n, MAX_LABELLED_N))


@cache
def remembered_index(n: int) -> LabelIndex:
    """The index of an n that was checked."""
    return counted_index(n) if n <= MAX_COUNTED_N else index_of_bytes(index_bytes(n))


def counted_index(n: int) -> LabelIndex:
    """The index, counted anew: some seconds for n = 18, and a few megabytes."""
    keys = prefixes(n)
    places = np.zeros((n,) * keys.shape[1], np.int64)
    places[tuple(keys.T)] = np.arange(len(keys))
    counts = {size: np.zeros(len(keys), np.int64) for size in SIZES}
    for boards, sizes in parts(n):
        at = places[tuple(boards[:, : keys.shape[1]].T)]
        for size, found in counts.items():
            found += np.bincount(at[sizes == size], minlength=len(keys))
    return LabelIndex(n, keys, counts)


def prefixes(n: int) -> Boards:
    """All ways to place the first queens, in descending order: the first not left of the middle."""
    found = np.arange(n - 1, (n - 1) // 2 - n % 2, -1, dtype=np.uint8)[:, None]
    columns = np.arange(n - 1, -1, -1, dtype=np.uint8)
    for row in range(1, min(FIRST_QUEENS, n)):
        wider = np.hstack([np.repeat(found, n, axis=0), np.tile(columns, len(found))[:, None]])
        found = wider[is_open(wider, row)]
    return found


def is_open(boards: Boards, row: int) -> np.typing.NDArray[np.bool_]:
    """Whether the queens above the one of a row leave it alone."""
    away = np.abs(boards[:, :row].astype(np.int8) - boards[:, row, None].astype(np.int8))
    attacked: np.typing.NDArray[np.bool_] = np.any(
        (away == 0) | (away == np.arange(row, 0, -1)), axis=1
    )
    return ~attacked


def index_bytes(n: int) -> bytes:
    """The index of n = 13..18 as the package has it, and as a browser reads it.

    n, then the number of first queens; then the counts by prefix, as `packed` has them, of all
    orbits of 2, then of 4, then of 8. The prefixes follow from n.
    """
    return files(__package__).joinpath(f"{n}.index").read_bytes()


def bytes_of_index(index: LabelIndex) -> bytes:
    """The same of an index that was counted."""
    counts = (packed(index.counts[size].tolist()) for size in PACKED_SIZES)
    return bytes([index.n, FIRST_QUEENS]) + b"".join(counts)


def index_of_bytes(data: bytes) -> LabelIndex:
    """The index that was packed."""
    keys = prefixes(data[0])
    found = np.fromiter(unpacked(data[2:]), np.int64).reshape(len(PACKED_SIZES), len(keys))
    counts = {1: np.zeros(len(keys), np.int64), **dict(zip(PACKED_SIZES, found, strict=True))}
    return LabelIndex(data[0], keys, counts)
