"""Reports the state of a count from its ledger: progress, speed and the time that is left."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path

from cy_core import MAX_KNOWN_N, census_of_total
from site_builder.ledger.database import REMEDY, require_right_total
from site_builder.ledger.rows import Ledger, PartRow, parts_of, squares_of
from site_builder.terminal.progress import duration
from site_builder.values.errors import UserError
from site_builder.values.text import counted

MAX_WORKERS, MAX_PARTS = 20, 3  # in a report for people


@dataclass(frozen=True, slots=True)
class WorkerReport:
    """The work of one worker of a cluster."""

    name: str  # its address, and the processor and backend of its last part
    processor: str  # its address, and the processor and backend of its last part
    backend: str  # its address, and the processor and backend of its last part
    parts: int  # number of parts that it has counted
    core_seconds: float  # time that they took
    boards_per_second: float | None  # Its speed; None if its parts took no measurable time.

    def for_people(self) -> str:
        """Return the report as one line of text."""
        rate = self.boards_per_second
        parts = f"{counted(self.parts, 'part')} in {duration(self.core_seconds)}"
        return f"{parts}, {rate or 0:,.0f} boards a second, {self.backend} on {self.processor}"


@dataclass(frozen=True, slots=True)
class LedgerReport:
    """The state of a count."""

    n: int  # side of the board
    core: str  # version of the core that divided the count into parts
    parts: int  # number of all parts, and of the finished ones
    finished: int  # number of all parts, and of the finished ones
    # Share of the work that is done, 0..1, as in the progress bar; None for parts of another
    # version.
    share: float | None
    damaged: int  # number of rows that do not match their checksum; their parts are not finished
    boards: int  # boards of the finished parts: the total, once all parts are finished
    core_seconds: float  # time spent on the finished parts, added up over all cores
    boards_per_second: float | None  # Speed of one core; None before any part is finished.
    # Estimated time of the rest on one core; None before any part is finished, and for parts of
    # another version.
    core_seconds_left: float | None
    processors: tuple[str, ...]  # processors and backends that counted parts
    backends: tuple[str, ...]  # processors and backends that counted parts
    last: str | None  # when the last part was finished, in UTC
    workers: tuple[WorkerReport, ...]  # the workers of a cluster, the busiest first
    slowest: tuple[PartRow, ...]  # the parts that took longest
    # number of parts that were counted twice with the same result, and of those where another
    # worker or another backend did it the second time
    counted_again: int
    # number of parts that were counted twice with the same result, and of those where another
    # worker or another backend did it the second time
    by_another_worker: int
    # number of parts that were counted twice with the same result, and of those where another
    # worker or another backend did it the second time
    by_another_backend: int
    # Why the total is right; None unless the ledger is complete and of this version.
    proof: str | None

    def for_people(self) -> dict[str, object]:
        """Return the report with names and units for people; None where a value is unknown."""
        rate, left = self.boards_per_second, self.core_seconds_left
        share = "" if self.share is None else f", {self.share:.1%} of the work"
        lines: dict[str, object] = {
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
        return lines | {w.name: w.for_people() for w in self.workers[:MAX_WORKERS]}

    @property
    def _again(self) -> str:
        others = (
            f"{self.by_another_worker} by another worker, "
            f"{self.by_another_backend} by another backend"
        )
        return f"{counted(self.counted_again, 'part')}, with the same result: {others}"


def ledger_report(path: Path, ledger: Ledger) -> LedgerReport:
    """Return the state of the count that a ledger belongs to."""
    require_right_total(path, ledger)
    rows = ledger.rows.values()
    again = [row for row in rows if row.again]
    share, seconds_left = _share_and_seconds_left(ledger)
    return LedgerReport(
        n=ledger.header.n,
        core=ledger.header.core,
        parts=ledger.header.parts,
        finished=len(rows),
        share=share,
        damaged=ledger.damaged,
        boards=ledger.boards,
        core_seconds=ledger.seconds,
        boards_per_second=ledger.boards / ledger.seconds if ledger.seconds else None,
        core_seconds_left=seconds_left,
        processors=tuple(sorted({row.processor for row in rows if row.processor})),
        backends=tuple(sorted({row.backend for row in rows})),
        last=max((row.finished for row in rows), default=None),
        workers=_workers(rows),
        slowest=tuple(sorted(rows, key=lambda row: -row.seconds)[:MAX_PARTS]),
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
    workers = [_worker(name, of_worker) for name, of_worker in rows_of.items()]
    return tuple(sorted(workers, key=lambda worker: (-worker.core_seconds, worker.name)))


def _worker(name: str, rows: list[PartRow]) -> WorkerReport:
    seconds, last = sum(row.seconds for row in rows), rows[-1]
    rate = sum(row.boards for row in rows) / seconds if seconds else None
    return WorkerReport(name, last.processor, last.backend, len(rows), seconds, rate)


def _slow_part(row: PartRow) -> str:
    by = f" by {row.worker}" if row.worker else ""
    return f"{row.number} took {row.seconds:.3g} s{by}"


def _proof(path: Path, ledger: Ledger) -> str | None:
    """Compare each row with its part, and the total with the published one."""
    parts = parts_of(ledger.header) if ledger.is_complete else None
    if parts is None:
        return None
    for number, row in ledger.rows.items():
        part = parts[number] if number in range(len(parts)) else None
        if part is None or (squares_of(part), part.weight) != (row.squares, row.weight):
            raise UserError(f"{path} has a row {number} that is none of its parts: {REMEDY}")
    n, total = ledger.header.n, ledger.boards
    rows = f"{len(parts)} rows, one of each part, each under its checksum, add up to {total}"
    if n <= MAX_KNOWN_N:
        return f"{rows}, as published"
    orbits = census_of_total(n, total).fundamental
    return f"{rows}; no total is published, and {orbits} orbits go with it"


def _share_and_seconds_left(ledger: Ledger) -> tuple[float | None, float | None]:
    """Estimate both from the efforts of the parts, and the time from that of the finished ones."""
    parts = parts_of(ledger.header)
    if parts is None:
        return None, None
    done = sum(parts.efforts[number] for number in ledger.rows)
    left = sum(effort for number, effort in enumerate(parts.efforts) if number not in ledger.rows)
    share = 1 - left / sum(parts.efforts)
    return share, ledger.seconds * left / done if done else None
