"""Report the state of a count from its ledger, and summarise a complete ledger."""

from __future__ import annotations

import hashlib
import json
from collections import defaultdict
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from pathlib import Path

from cy_core import (
    MAX_KNOWN_N,
    CountParts,
    WrongCount,
    __version__,
    census_of_total,
    require_known_total,
)
from site_builder.counts.ledger import (
    REMEDY,
    Ledger,
    PartRow,
    parts_of,
    row_checksum,
)
from site_builder.values.errors import UserError
from site_builder.values.text import counted, long_duration

# The most workers and slow parts in a report for people.
MAX_WORKERS, MAX_PARTS = 20, 3


@dataclass(frozen=True, slots=True)
class WorkerReport:
    """The work of one worker of a cluster."""

    # The address of the worker.
    name: str
    # The processor of the worker's last part.
    processor: str
    # The instruction set of the worker's last part.
    backend: str
    # The number of parts that the worker has counted.
    parts: int
    # The time of the worker's parts, in seconds.
    core_seconds: float
    # The speed of the worker, or None if its parts took no measurable time.
    boards_per_second: float | None

    def for_people(self) -> str:
        """Return the report as one line of text."""
        rate = self.boards_per_second
        parts = f"{counted(self.parts, 'part')} in {long_duration(self.core_seconds)}"
        return f"{parts}, {rate or 0:,.0f} boards a second, {self.backend} on {self.processor}"


@dataclass(frozen=True, slots=True)
class LedgerReport:
    """The state of a count.

    Some values are computed from the list of parts. They are None if another version of the core
    divided the count, because this version does not know its parts.
    """

    # The side of the board.
    n: int
    # The version of the core that divided the count into parts.
    core: str
    # The number of all parts.
    parts: int
    # The number of finished parts.
    finished: int
    # The share of the work that is done, 0..1, as the progress bar shows it.
    share: float | None
    # The number of rows that do not match their checksum. Their parts count as not finished.
    damaged: int
    # The boards of the finished parts. When all parts are finished, this is the total.
    boards: int
    # The time spent on the finished parts, as the sum over all cores.
    core_seconds: float
    # The speed of one core. None before the first part is finished.
    boards_per_second: float | None
    # The time left for one core, or None before the first part is finished.
    core_seconds_left: float | None
    # The processors that counted parts.
    processors: tuple[str, ...]
    # The instruction sets that counted parts.
    backends: tuple[str, ...]
    # The time when the last part was finished, in UTC.
    last: str | None
    # The workers of a cluster, the busiest first.
    workers: tuple[WorkerReport, ...]
    # The parts that took longest.
    slowest: tuple[PartRow, ...]
    # A sentence on why the total is right, or None unless the ledger is complete.
    proof: str | None

    def for_people(self) -> dict[str, object]:
        """Return the report with names and units for people. Unknown values are None."""
        rate = self.boards_per_second
        left = self.core_seconds_left
        share = "" if self.share is None else f", {self.share:.1%} of the work"
        lines: dict[str, object] = {
            "n": self.n,
            "parts": f"{self.finished} of {self.parts}{share}",
            "damaged": f"{self.damaged}, to be counted again" if self.damaged else None,
            "total" if self.finished == self.parts else "total so far": self.boards,
            "time": f"{long_duration(self.core_seconds)} of one core",
            "rate": f"{rate:,.0f} boards a second on one core" if rate else None,
            "time left": f"about {long_duration(left)} of one core" if left else None,
            "processors": "; ".join(self.processors) or None,
            "backends": ", ".join(self.backends) or None,
            "last part": self.last,
            "core": self.core,
            "slowest parts": ", ".join(map(_slow_part, self.slowest)) or None,
            "proof": self.proof,
            "workers": len(self.workers) or None,
        }
        return lines | {w.name: w.for_people() for w in self.workers[:MAX_WORKERS]}


def ledger_report(path: Path, ledger: Ledger) -> LedgerReport:
    """Return the state of the count that a ledger belongs to."""
    header = ledger.header
    rows = list(ledger.rows.values())
    parts = parts_of(header)
    if parts is None and header.core == __version__:
        raise UserError(f"{path} has a header that fits no count of this version: {REMEDY}")
    _require_right_total(path, ledger)
    share, seconds_left = _share_and_seconds_left(ledger, parts) if parts else (None, None)
    return LedgerReport(
        n=header.n,
        core=header.core,
        parts=header.parts,
        finished=len(rows),
        share=share,
        damaged=len(ledger.damaged),
        boards=ledger.boards,
        core_seconds=ledger.seconds,
        boards_per_second=ledger.boards / ledger.seconds if ledger.seconds else None,
        core_seconds_left=seconds_left,
        processors=_processors(rows),
        backends=_backends(rows),
        last=max((row.finished for row in rows), default=None),
        workers=_workers(rows),
        slowest=tuple(sorted(rows, key=lambda row: -row.seconds)[:MAX_PARTS]),
        proof=_proof(ledger) if parts and ledger.is_complete else None,
    )


def ledger_summary(path: Path, ledger: Ledger) -> Mapping[str, object]:
    """Return the summary of a complete ledger, with the fields of a `plans.CountSummary`."""
    header = ledger.header
    rows = [ledger.rows[number] for number in sorted(ledger.rows)]
    if not ledger.is_complete:
        rule = f"a summary is of a complete ledger, got {len(rows)} of {header.parts} parts"
        raise UserError(f"{rule} in {path}: go on with it first")
    _require_right_total(path, ledger)
    census = census_of_total(header.n, ledger.boards)
    checksums = json.dumps([row_checksum(header, row) for row in rows])
    return {
        "n": header.n,
        "search": header.search,
        "core": header.core,
        "parts": header.parts,
        "rows": len(rows),
        "digest": header.digest,
        "checksum": hashlib.sha256(checksums.encode()).hexdigest(),
        "total": census.total,
        "fundamental": census.fundamental,
        "orbits_by_size": dict(census.orbits_by_size or {}),
        "seconds": round(ledger.seconds, 3),
        "processors": _processors(rows),
        "backends": _backends(rows),
        "first": min(row.finished for row in rows),
        "last": max(row.finished for row in rows),
    }


def _require_right_total(path: Path, ledger: Ledger) -> None:
    """Raise a UserError if the total of a complete ledger differs from the published total."""
    try:
        if ledger.is_complete:
            require_known_total(ledger.header.n, ledger.boards)
    except WrongCount as error:
        raise UserError(f"remove {path}, or name another file: {error}") from error


def _processors(rows: Iterable[PartRow]) -> tuple[str, ...]:
    return tuple(sorted({row.processor for row in rows if row.processor}))


def _backends(rows: Iterable[PartRow]) -> tuple[str, ...]:
    return tuple(sorted({row.backend for row in rows}))


def _workers(rows: Iterable[PartRow]) -> tuple[WorkerReport, ...]:
    rows_of = defaultdict[str, list[PartRow]](list)
    for row in rows:
        if row.worker:
            rows_of[row.worker].append(row)
    workers = [_worker(name, of_worker) for name, of_worker in rows_of.items()]
    return tuple(sorted(workers, key=lambda worker: (-worker.core_seconds, worker.name)))


def _worker(name: str, rows: list[PartRow]) -> WorkerReport:
    seconds = sum(row.seconds for row in rows)
    last = rows[-1]
    rate = sum(row.boards for row in rows) / seconds if seconds else None
    return WorkerReport(name, last.processor, last.backend, len(rows), seconds, rate)


def _slow_part(row: PartRow) -> str:
    by = f" by {row.worker}" if row.worker else ""
    return f"{row.number} took {row.seconds:.3g} s{by}"


def _proof(ledger: Ledger) -> str:
    n = ledger.header.n
    total = ledger.boards
    rows = f"{len(ledger.rows)} rows, one of each part, each under its checksum, add up to {total}"
    if n <= MAX_KNOWN_N:
        return f"{rows}, as published"
    orbits = census_of_total(n, total).fundamental
    return f"{rows}; no total is published, and {orbits} orbits go with it"


def _share_and_seconds_left(ledger: Ledger, parts: CountParts) -> tuple[float, float | None]:
    """Return the finished share of the work, and the seconds that the rest takes on one core.

    Both are computed from the estimated efforts of the parts. The seconds are None before the first
    part is finished.
    """
    done = sum(parts.efforts[number] for number in ledger.rows)
    left = sum(effort for number, effort in enumerate(parts.efforts) if number not in ledger.rows)
    return 1 - left / sum(parts.efforts), ledger.seconds * left / done if done else None
