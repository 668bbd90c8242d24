"""What a ledger tells of its count: how far it is, how fast it went, how long the rest takes."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path

from cy_core import MAX_KNOWN_N, census_of_total
from site_builder.ledger.rows import Ledger, PartRow, parts_of, row_of
from site_builder.ledger.store import REMEDY, require_right_total
from site_builder.terminal.progress import duration
from site_builder.values.errors import UserError
from site_builder.values.text import counted

MAX_WORKERS, MAX_PARTS = 20, 3  # that people are told of


@dataclass(frozen=True, slots=True)
class WorkerReport:
    """What one worker of a cluster has done.

    Attributes
    ----------
    name, processor, backend : str
        Where it is, and how it counted last.
    parts : int
        How many it has counted.
    core_seconds : float
        How long that took it.
    boards_per_second : float or None
        Of what it counted; None before anything was timed.
    """

    name: str
    processor: str
    backend: str
    parts: int
    core_seconds: float
    boards_per_second: float | None

    def for_people(self) -> str:
        """The same in one line."""
        rate = self.boards_per_second
        told = f"{counted(self.parts, 'part')} in {duration(self.core_seconds)}"
        return f"{told}, {rate or 0:,.0f} boards a second, {self.backend} on {self.processor}"


@dataclass(frozen=True, slots=True)
class LedgerReport:
    """The state of a count.

    Attributes
    ----------
    n : int
        Side of the board.
    core : str
        Version of the core that counts.
    parts, finished : int
        How many parts there are, and how many of them are finished.
    share : float or None
        Of the work that is done, 0..1, as the progress bar of the count shows it; None for parts
        of another version.
    damaged : int
        Rows that do not fit their checksum; their parts are not finished.
    boards : int
        Of the finished parts: the total, once all are.
    core_seconds : float
        Time spent on them, added up over all cores.
    boards_per_second : float or None
        Of one core; None before anything was timed, as with what follows.
    core_seconds_left : float or None
        Time the rest will take one core, or so; None also for parts of another version.
    processors, backends : tuple of str
        Where and how parts were counted.
    last : str or None
        When the last one was finished, in UTC.
    workers : tuple of WorkerReport
        Those of a cluster, the busiest first.
    slowest : tuple of PartRow
        The parts that took longest.
    counted_again, by_another_worker, by_another_backend : int
        Parts that were counted twice with the same result, and those of them where the second time
        differed so from the first.
    proof : str or None
        Of a complete ledger of this version: what shows its total.
    """

    n: int
    core: str
    parts: int
    finished: int
    share: float | None
    damaged: int
    boards: int
    core_seconds: float
    boards_per_second: float | None
    core_seconds_left: float | None
    processors: tuple[str, ...]
    backends: tuple[str, ...]
    last: str | None
    workers: tuple[WorkerReport, ...]
    slowest: tuple[PartRow, ...]
    counted_again: int
    by_another_worker: int
    by_another_backend: int
    proof: str | None

    def for_people(self) -> dict[str, object]:
        """The same under names and in units for people; what is not known is None."""
        rate, left = self.boards_per_second, self.core_seconds_left
        share = "" if self.share is None else f", {self.share:.1%} of the work"
        told: dict[str, object] = {
            "n": self.n,
            "parts": f"{self.finished} of {self.parts}{share}",
            "damaged": f"{self.damaged}, to be counted again" if self.damaged else None,
            "total" if self.finished == self.parts else "total so far": self.boards,
            "time": f"{duration(self.core_seconds)} of one core",
            "rate": f"{rate:,.0f} boards a second on one core" if rate else None,
            "time left": f"about {duration(left)} of one core" if left else None,
            "processors": "; ".join(self.processors) or None,
            "backends": ", ".join(self.backends) or None,
            "last part": self.last,
            "core": self.core,
            "slowest parts": ", ".join(map(_slow_part, self.slowest)) or None,
            "counted again": self._again if self.counted_again else None,
            "proof": self.proof,
            "workers": len(self.workers) or None,
        }
        return told | {one.name: one.for_people() for one in self.workers[:MAX_WORKERS]}

    @property
    def _again(self) -> str:
        others = (
            f"{self.by_another_worker} by another worker, "
            f"{self.by_another_backend} by another backend"
        )
        return f"{counted(self.counted_again, 'part')}, with the same result: {others}"


def ledger_report(path: Path, ledger: Ledger) -> LedgerReport:
    """The state of the count that a ledger belongs to.

    Raises
    ------
    UserError
        ``remove FILE, or name another file: n = 15 has 2279184 solutions, counted 2279192: ...``;
        ``FILE has a row 3 that is none of its parts: ...``.
    """
    require_right_total(path, ledger)
    rows = ledger.rows.values()
    timed = [row for row in rows if row.seconds]
    again = [row for row in rows if row.again]
    share, seconds_left = _share_and_seconds_left(ledger)
    rate = sum(row.boards for row in timed) / ledger.seconds if timed else None
    return LedgerReport(
        n=ledger.header.n,
        core=ledger.header.core,
        parts=ledger.header.parts,
        finished=len(rows),
        share=share,
        damaged=ledger.damaged,
        boards=ledger.boards,
        core_seconds=ledger.seconds,
        boards_per_second=rate,
        core_seconds_left=seconds_left,
        processors=tuple(sorted({row.processor for row in rows if row.processor})),
        backends=tuple(sorted({row.backend for row in rows if row.backend})),
        last=max((row.finished for row in rows if row.finished), default=None),
        workers=_workers(rows),
        slowest=tuple(sorted(timed, key=lambda row: -(row.seconds or 0))[:MAX_PARTS]),
        counted_again=len(again),
        by_another_worker=sum(row.again != row.worker for row in again),
        by_another_backend=sum(row.again_backend != row.backend for row in again),
        proof=_proof(path, ledger),
    )


def _workers(rows: Iterable[PartRow]) -> tuple[WorkerReport, ...]:
    rows_of = defaultdict[str, list[PartRow]](list)
    for row in rows:
        if row.worker:
            rows_of[row.worker].append(row)
    workers = [_worker(name, found) for name, found in rows_of.items()]
    return tuple(sorted(workers, key=lambda one: (-one.core_seconds, one.name)))


def _worker(name: str, rows: list[PartRow]) -> WorkerReport:
    seconds, last = sum(row.seconds or 0.0 for row in rows), rows[-1]
    rate = sum(row.boards for row in rows) / seconds if seconds else None
    return WorkerReport(name, last.processor or "", last.backend or "", len(rows), seconds, rate)


def _slow_part(row: PartRow) -> str:
    by = f" by {row.worker}" if row.worker else ""
    return f"{row.number} took {row.seconds or 0:.3g} s{by}"


def _proof(path: Path, ledger: Ledger) -> str | None:
    """Compare each row with its part, and their sum with what is known of it."""
    parts = parts_of(ledger.header) if ledger.is_complete else None
    if parts is None:
        return None
    for number, row in ledger.rows.items():
        made = row_of(parts[number], row.boards) if number in range(len(parts)) else None
        if made is None or (made.squares, made.weight) != (row.squares, row.weight):
            raise UserError(f"{path} has a row {number} that is none of its parts: {REMEDY}")
    n, total = ledger.header.n, ledger.boards
    told = f"{len(parts)} rows, one of each part, each under its checksum, add up to {total}"
    if n <= MAX_KNOWN_N:
        return f"{told}, as published"
    orbits = census_of_total(n, total).fundamental
    return f"{told}; no total is published, and {orbits} orbits go with it"


def _share_and_seconds_left(ledger: Ledger) -> tuple[float | None, float | None]:
    """By the effort of the parts; the time left also by the speed of those that were timed."""
    parts = parts_of(ledger.header)
    if parts is None:
        return None, None
    timed = sum(parts.efforts[row.number] for row in ledger.rows.values() if row.seconds)
    left = sum(effort for number, effort in enumerate(parts.efforts) if number not in ledger.rows)
    share = 1 - left / sum(parts.efforts)
    return share, ledger.seconds * left / timed if timed else None
