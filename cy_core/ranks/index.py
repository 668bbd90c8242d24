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
# Up to this n the index is counted, because that is as fast as reading it from a file.
MAX_COUNTED_N = 12
# Number of queens in a prefix. With four, each prefix of n = 18 has at most 30,651 solutions, and
# the index takes 30 kB.
PREFIX_LENGTH = 4
SIZES = (1, 2, 4, 8)
PACKED_SIZES = (2, 4, 8)  # size 1 is left out: only n = 1 has such an orbit

Counts: TypeAlias = "np.typing.NDArray[np.int64]"


@dataclass(frozen=True, slots=True, eq=False)
class LabelIndex:
    """The numbers of fundamental solutions of the n x n board that begin with each prefix."""

    n: int  # side of the board, 1..18
    # The columns of the first queens, one prefix per row, in descending order; read-only. The
    # prefixes are all ways to place these queens without attacks, where the first queen does not
    # stand left of the middle.
    prefixes: Boards
    # For each orbit size 1, 2, 4 and 8, the numbers of representatives that begin with each prefix;
    # read-only.
    counts: Mapping[int, Counts]

    def __post_init__(self) -> None:
        object.__setattr__(self, "counts", FrozenMapping(self.counts))
        self.prefixes.flags.writeable = False
        for counts in self.counts.values():
            counts.flags.writeable = False

    def locate(self, size: int, rank: int) -> tuple[tuple[int, ...], int]:
        """Find the prefix of the representative with this rank, and its rank within the prefix.

        Ranks count from 1, for representatives of this orbit size.

        >>> label_index(8).locate(4, 1)
        ((5, 3, 6, 0), 1)
        """
        sums = np.cumsum(self.counts[size])
        number = int(np.searchsorted(sums, rank))
        before = int(sums[number] - self.counts[size][number])
        return tuple(self.prefixes[number].tolist()), rank - before

    def count_before(self, size: int, prefix: Sequence[int]) -> int:
        """Count the representatives of this orbit size whose prefix is greater than `prefix`.

        >>> label_index(8).count_before(8, (7, 2, 0, 5))
        1
        """
        number = int(np.flatnonzero((self.prefixes == prefix).all(axis=1))[0])
        return int(self.counts[size][:number].sum())


def label_index(n: int) -> LabelIndex:
    """Return the numbers of fundamental solutions by orbit size and by their first four queens.

    A label `N.s.k` has the rank k of a representative, in descending order, among the
    representatives of size s. To find its board, add up the numbers until they reach k, and search
    among the solutions with the prefix reached.
    """
    return cached_index(checked_n(n, MAX_LABELLED_N))


@cache
def cached_index(n: int) -> LabelIndex:
    """Return the index of the n x n board. The caller must have checked n."""
    return counted_index(n) if n <= MAX_COUNTED_N else index_from_bytes(index_bytes(n))


def counted_index(n: int) -> LabelIndex:
    """Count the index by a search. This takes some seconds and a few megabytes for n = 18."""
    all_prefixes = prefixes(n)
    count, length = all_prefixes.shape
    # The number of each prefix, in an array with a dimension for each of its columns.
    number_of = np.zeros((n,) * length, np.int64)
    number_of[tuple(all_prefixes.T)] = np.arange(count)
    counts = {size: np.zeros(count, np.int64) for size in SIZES}
    for boards, sizes in fundamental_parts(n):
        numbers = number_of[tuple(boards[:, :length].T)]
        for size in SIZES:
            counts[size] += np.bincount(numbers[sizes == size], minlength=count)
    return LabelIndex(n, all_prefixes, counts)


def prefixes(n: int) -> Boards:
    """List the prefixes of the n x n board, in descending order; see `LabelIndex`."""
    boards = np.arange(n - 1, (n - 1) // 2 - n % 2, -1, dtype=np.uint8)[:, None]
    columns = np.arange(n - 1, -1, -1, dtype=np.uint8)
    for row in range(1, min(PREFIX_LENGTH, n)):
        longer = np.hstack([np.repeat(boards, n, axis=0), np.tile(columns, len(boards))[:, None]])
        boards = longer[is_unattacked(longer, row)]
    return boards


def is_unattacked(boards: Boards, row: int) -> np.typing.NDArray[np.bool_]:
    """Return, for each board, whether no queen above `row` attacks the queen in `row`."""
    distances = np.abs(boards[:, :row].astype(np.int8) - boards[:, row, None].astype(np.int8))
    attacked: np.typing.NDArray[np.bool_] = np.any(
        (distances == 0) | (distances == np.arange(row, 0, -1)), axis=1
    )
    return ~attacked


def index_bytes(n: int) -> bytes:
    """Read the packed index of n = 13..18, a file that the browser reads, too.

    The first byte is n, the second is the length of a prefix. Then come the counts for the orbits
    of size 2, of size 4 and of size 8: a number for each prefix, packed by `packed`. The prefixes
    are not stored, because they follow from n.
    """
    return Path(__file__).with_name(f"{n}.index").read_bytes()


def index_to_bytes(index: LabelIndex) -> bytes:
    """Pack an index into bytes; `index_bytes` describes the format."""
    counts = (packed(index.counts[size].tolist()) for size in PACKED_SIZES)
    return bytes([index.n, PREFIX_LENGTH]) + b"".join(counts)


def index_from_bytes(data: bytes) -> LabelIndex:
    """Unpack an index from its bytes."""
    n = data[0]
    all_prefixes = prefixes(n)
    packed_counts = np.fromiter(unpacked(data[2:]), np.int64).reshape(-1, len(all_prefixes))
    counts = {1: np.zeros(len(all_prefixes), np.int64)}
    counts |= zip(PACKED_SIZES, packed_counts, strict=True)
    return LabelIndex(n, all_prefixes, counts)


def packed(counts: Iterable[int]) -> bytes:
    """Pack counts into bytes as numbers of variable length, with run-length encoded zeros.

    A run of zeros is packed as a 0 and the number of zeros after it. Each byte holds 7 bits of a
    number, the lowest bits first. Its highest bit says whether the number continues in the next
    byte.
    """
    data = bytearray()
    for number in _numbers(counts):
        rest = number
        while rest > 127:
            data.append(rest & 127 | 128)
            rest >>= 7
        data.append(rest)
    return bytes(data)


def _numbers(counts: Iterable[int]) -> Iterator[int]:
    """Yield the numbers that `packed` stores: each run of zeros becomes two numbers."""
    for count, run in groupby(counts):
        length = len(list(run))
        if count:
            yield from [count] * length
        else:
            yield 0
            yield length - 1


def unpacked(data: bytes) -> Iterator[int]:
    """Unpack the counts that `packed` has packed."""
    numbers = _joined_numbers(data)
    for number in numbers:
        yield number
        if not number:
            yield from [0] * next(numbers)


def _joined_numbers(data: bytes) -> Iterator[int]:
    """Yield the numbers of variable length that the bytes hold."""
    number = shift = 0
    for byte in data:
        number |= (byte & 127) << shift
        shift += 7
        if byte < 128:
            yield number
            number = shift = 0
