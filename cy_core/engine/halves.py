"""What a join compares, job by job: how many half boards, and how few pairs their classes leave."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from cy_core.arrays import np
from cy_core.engine.binding import Stop
from cy_core.engine.cpu import chosen_backend
from cy_core.engine.joining import JoinCounter, JoinParts


@dataclass(frozen=True, slots=True)
class JoinJob:
    """One job of a join: all half boards of the west against all of the east.

    Attributes
    ----------
    first, opposite : tuple of int
        Rows that the upper left quadrant fills, and those of the lower right one, counted from the
        bottom.
    west, east : int
        Half boards of each side.
    classes : int
        Into how many each list falls.
    met : int
        Pairs whose classes have no diagonal in common.
    boards : int
        That it stands for: pairs that go together, by their weights.
    """

    first: tuple[int, ...]
    opposite: tuple[int, ...]
    west: int
    east: int
    classes: int
    met: int
    boards: int

    @property
    def pairs(self) -> int:
        """All of them."""
        return self.west * self.east


def join_jobs(n: int, parts: Iterable[int] | None = None) -> Iterator[JoinJob]:
    """The jobs of a join, each when it is asked for.

    Parameters
    ----------
    n : int
        Side of the board, 4..24.
    parts : iterable of int, optional
        Only those of these parts.

    Raises
    ------
    InputError
        `the join takes n = 4 to 24, got 25`.

    >>> sum(job.boards for job in join_jobs(8))
    92
    """
    stop = Stop()
    # The lists of avx512 have gaps, and classes in another order.
    backend = "portable" if chosen_backend() == "portable" else "avx2"
    compiled, counter = JoinParts(n, stop), JoinCounter(backend, stop)
    for number in range(len(compiled)) if parts is None else parts:
        for rows in counter.jobs(compiled, number):
            boards = counter.boards_of(compiled, number, [rows])
            west, east = (side.astype(np.int64) for side in counter.classes())
            opposite = tuple(row for row in range(n // 2) if rows >> row & 1)
            sizes = int(west.sum()), int(east.sum()), len(west), _met(west, east)
            yield JoinJob(compiled.rows(number), opposite, *sizes, boards)


def _met(west: np.typing.NDArray[np.int64], east: np.typing.NDArray[np.int64]) -> int:
    """Pairs of half boards whose classes, as bits, have none in common."""
    within = east.copy()  # by class: half boards that have no other bits
    for bit in range(len(east).bit_length() - 1):
        pairs = within.reshape(-1, 2, 1 << bit)
        pairs[:, 1] += pairs[:, 0]
    return int((west * within[::-1]).sum())
