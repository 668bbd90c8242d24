"""The jobs of a join, with the numbers of half boards and of pairs that it has to compare."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from cy_core.arrays import np
from cy_core.engine.binding import Stop
from cy_core.engine.cpu import chosen_backend
from cy_core.engine.joining import JoinCounter, JoinParts


@dataclass(frozen=True, slots=True)
class JoinJob:
    """One job of a join: it compares all left half boards with all right half boards."""

    # Rows that the upper left quadrant fills, counted from the top, and those that the lower right
    # quadrant fills, counted from the bottom.
    first: tuple[int, ...]
    opposite: tuple[int, ...]
    west: int  # number of left half boards
    east: int  # number of right half boards
    classes: int  # number of classes into which each side is sorted
    # Number of pairs whose classes have no diagonal in common; only these are compared.
    compared: int
    boards: int  # number of solutions: the pairs without a common diagonal, times their weights

    @property
    def pairs(self) -> int:
        """Number of all pairs of a left and a right half board."""
        return self.west * self.east


def join_jobs(n: int, parts: Iterable[int] | None = None) -> Iterator[JoinJob]:
    """Run the jobs of a join one by one."""
    stop = Stop()
    # AVX-512 has gaps in its lists, and sorts its classes in another order.
    backend = chosen_backend()
    backend = "avx2" if backend == "avx512" else backend
    compiled, counter = JoinParts(n, stop), JoinCounter(backend, stop)
    for number in range(len(compiled)) if parts is None else parts:
        for rows in counter.jobs(compiled, number):
            boards = counter.boards_of(compiled, number, [rows])
            west, east = (side.astype(np.int64) for side in counter.classes())
            opposite = tuple(row for row in range(n // 2) if rows >> row & 1)
            sizes = int(west.sum()), int(east.sum()), len(west), _disjoint_pairs(west, east)
            yield JoinJob(compiled.rows(number), opposite, *sizes, boards)


def _disjoint_pairs(west: np.typing.NDArray[np.int64], east: np.typing.NDArray[np.int64]) -> int:
    """The number of pairs of half boards whose classes have no common bit."""
    within = east.copy()  # by class: the half boards whose class is a subset of its bits
    for bit in range(len(east).bit_length() - 1):
        pairs = within.reshape(-1, 2, 1 << bit)
        pairs[:, 1] += pairs[:, 0]
    return int((west * within[::-1]).sum())
