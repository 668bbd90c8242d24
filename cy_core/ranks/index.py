"""The label index: numbers of fundamental solutions by orbit size and by their first queens."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from itertools import groupby
from pathlib import Path
from typing import TypeAlias

from cy_core.arrays import Boards, np
from cy_core.checks import checked_n
from cy_core.listing import fundamental_parts
from cy_core.model import FrozenMapping

MAX_LABELLED_N = 18
MAX_COUNTED_N = 12  # counting such an index is as fast as reading it
# Queens in a prefix. With four, each prefix of n = 18 has at most 30,651 solutions, and the index
# takes 30 kB.
PREFIX_LENGTH = 4
SIZES = (1, 2, 4, 8)
PACKED_SIZES = (2, 4, 8)  # size 1 is left out: only n = 1 has such an orbit

Counts: TypeAlias = "np.typing.NDArray[np.int64]"


@dataclass(frozen=True, slots=True, eq=False)
class LabelIndex:
    """How many fundamental solutions of the n x n board begin with each prefix."""

    n: int  # side of the board, 1..18
    # Columns of the queens in the first rows, in descending order; read-only. These are all ways to
    # place them without attacks and with the first queen not left of the middle.
    prefixes: Boards
    # For each orbit size 1, 2, 4 and 8, how many representatives begin with each prefix; read-only.
    counts: Mapping[int, Counts]

    def __post_init__(self) -> None:
        object.__setattr__(self, "counts", FrozenMapping(self.counts))
        self.prefixes.flags.writeable = False
        for counts in self.counts.values():
            counts.flags.writeable = False

    def locate(self, size: int, rank: int) -> tuple[tuple[int, ...], int]:
        """The prefix of the representative with a rank, and its rank within the prefix, from 1.

        >>> label_index(8).locate(4, 1)
        ((5, 3, 6, 0), 1)
        """
        sums = np.cumsum(self.counts[size])
        number = int(np.searchsorted(sums, rank))
        before = int(sums[number] - self.counts[size][number])
        return tuple(self.prefixes[number].tolist()), rank - before

    def count_before(self, size: int, prefix: Sequence[int]) -> int:
        """How many representatives with orbits of this size are greater than those of a prefix.

        >>> label_index(8).count_before(8, (7, 2, 0, 5))
        1
        """
        number = int(np.flatnonzero((self.prefixes == prefix).all(axis=1))[0])
        return int(self.counts[size][:number].sum())


def label_index(n: int) -> LabelIndex:
    """Count the fundamental solutions by orbit size and by their first four queens.

    A label `N.s.k` ranks the representatives of one size in descending order. To find its board,
    add up the counts until they reach k, and search among the solutions with that prefix.
    """
    return cached_index(checked_n(n, MAX_LABELLED_N))


@cache
def cached_index(n: int) -> LabelIndex:
    """The index of the n x n board; n is checked by the caller."""
    return counted_index(n) if n <= MAX_COUNTED_N else index_from_bytes(index_bytes(n))


def counted_index(n: int) -> LabelIndex:
    """Count the index by a search; it takes some seconds and a few megabytes for n = 18."""
    keys = prefixes(n)
    number_of = np.zeros((n,) * keys.shape[1], np.int64)  # of each prefix, by its columns
    number_of[tuple(keys.T)] = np.arange(len(keys))
    counts = {size: np.zeros(len(keys), np.int64) for size in SIZES}
    for boards, sizes in fundamental_parts(n):
        numbers = number_of[tuple(boards[:, : keys.shape[1]].T)]
        for size, size_counts in counts.items():
            size_counts += np.bincount(numbers[sizes == size], minlength=len(keys))
    return LabelIndex(n, keys, counts)


def prefixes(n: int) -> Boards:
    """The prefixes of the n x n board, in descending order; see `LabelIndex`."""
    boards = np.arange(n - 1, (n - 1) // 2 - n % 2, -1, dtype=np.uint8)[:, None]
    columns = np.arange(n - 1, -1, -1, dtype=np.uint8)
    for row in range(1, min(PREFIX_LENGTH, n)):
        longer = np.hstack([np.repeat(boards, n, axis=0), np.tile(columns, len(boards))[:, None]])
        boards = longer[is_unattacked(longer, row)]
    return boards


def is_unattacked(boards: Boards, row: int) -> np.typing.NDArray[np.bool_]:
    """For each board, whether no queen above a row attacks the queen in it."""
    away = np.abs(boards[:, :row].astype(np.int8) - boards[:, row, None].astype(np.int8))
    attacked: np.typing.NDArray[np.bool_] = np.any(
        (away == 0) | (away == np.arange(row, 0, -1)), axis=1
    )
    return ~attacked


def index_bytes(n: int) -> bytes:
    """The packed index of n = 13..18, as the package contains it and the browser reads it.

    The first byte is n, the second the length of a prefix. Then follow, packed by `packed`, the
    counts by prefix of the orbits of 2, of 4 and of 8. The prefixes themselves follow from n.
    """
    return Path(__file__).with_name(f"{n}.index").read_bytes()


def index_to_bytes(index: LabelIndex) -> bytes:
    """Pack an index into bytes; `index_bytes` describes the format."""
    counts = (packed(index.counts[size].tolist()) for size in PACKED_SIZES)
    return bytes([index.n, PREFIX_LENGTH]) + b"".join(counts)


def index_from_bytes(data: bytes) -> LabelIndex:
    """Unpack an index from its bytes."""
    keys = prefixes(data[0])
    packed_counts = np.fromiter(unpacked(data[2:]), np.int64).reshape(-1, len(keys))
    counts = {1: np.zeros(len(keys), np.int64)}
    counts |= zip(PACKED_SIZES, packed_counts, strict=True)
    return LabelIndex(data[0], keys, counts)


def packed(counts: Iterable[int]) -> bytes:
    """Pack counts into bytes: the numbers one after the other, runs of zeros shortened.

    A 0 is followed by the number of further zeros after it. Each byte holds 7 bits of a number,
    the lowest bits first; its highest bit says whether the number continues in the next byte.
    """
    data = bytearray()
    for number in _numbers(counts):
        while number > 127:
            data.append(number & 127 | 128)
            number >>= 7
        data.append(number)
    return bytes(data)


def _numbers(counts: Iterable[int]) -> Iterator[int]:
    for count, run in groupby(counts):
        length = len([*run])
        yield from [count] * length if count else (0, length - 1)


def unpacked(data: bytes) -> Iterator[int]:
    """Unpack the counts that `packed` has packed."""
    numbers = _joined_numbers(data)
    for number in numbers:
        yield number
        if not number:
            yield from [0] * next(numbers)


def _joined_numbers(data: bytes) -> Iterator[int]:
    number = shift = 0
    for byte in data:
        number |= (byte & 127) << shift
        shift += 7
        if byte < 128:
            yield number
            number = shift = 0
