"""What a ledger tells of its count: how far it is, how fast it went, how long the rest takes."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

from site_builder.ledger.rows import Ledger, parts_of
from site_builder.ledger.store import require_right_total
from site_builder.terminal.progress import duration


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
    processors, paths : tuple of str
        Where and how parts were counted.
    last : str or None
        When the last one was finished, in UTC.
    """

    n: int
    core: str
    parts: int
    finished: int
    damaged: int
    boards: int
    core_seconds: float
    boards_per_second: float | None
    core_seconds_left: float | None
    processors: tuple[str, ...]
    paths: tuple[str, ...]
    last: str | None

    def for_people(self) -> dict[str, object]:
        """The same under names and in units for people; what is not known is None."""
        rate, left = self.boards_per_second, self.core_seconds_left
        return {
            "n": self.n,
            "parts": f"{self.finished} of {self.parts}, {self.finished / self.parts:.1%}",
            "damaged": f"{self.damaged}, to be counted again" if self.damaged else None,
            "total" if self.finished == self.parts else "total so far": self.boards,
            "time": f"{duration(self.core_seconds)} of one core",
            "rate": f"{rate:,.0f} boards a second on one core" if rate else None,
            "time left": f"about {duration(left)} of one core" if left else None,
            "processors": "; ".join(self.processors) or None,
            "paths": ", ".join(self.paths) or None,
            "last part": self.last,
            "core": self.core,
        }


def ledger_report(path: Path, ledger: Ledger) -> LedgerReport:
    """The state of the count that a ledger belongs to.

    Raises
    ------
    UserError
        ``remove FILE, or name another file: n = 15 has 2279184 solutions, counted 2279192: ...``.
    """
    require_right_total(path, ledger)
    rows = ledger.rows.values()
    timed = [row for row in rows if row.seconds]
    rate = sum(row.boards for row in timed) / ledger.seconds if timed else None
    return LedgerReport(
        n=ledger.header.n,
        core=ledger.header.core,
        parts=ledger.header.parts,
        finished=len(rows),
        damaged=ledger.damaged,
        boards=ledger.boards,
        core_seconds=ledger.seconds,
        boards_per_second=rate,
        core_seconds_left=_seconds_left(ledger),
        processors=tuple(sorted({row.processor for row in rows if row.processor})),
        paths=tuple(sorted({row.path for row in rows if row.path})),
        last=max((row.finished for row in rows if row.finished), default=None),
    )


def _seconds_left(ledger: Ledger) -> float | None:
    """By the effort of the parts that are left, at the speed of those that were timed."""
    parts = parts_of(ledger.header)
    if parts is None:
        return None
    timed = sum(parts.efforts[row.number] for row in ledger.rows.values() if row.seconds)
    left = sum(effort for number, effort in enumerate(parts.efforts) if number not in ledger.rows)
    return ledger.seconds * left / timed if timed else None
