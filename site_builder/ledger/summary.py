"""Summarises a complete ledger in a few lines, to keep when the ledger is deleted."""

from __future__ import annotations

from pathlib import Path

from cy_core import census_of_total
from site_builder.ledger.database import require_right_total
from site_builder.ledger.rows import Ledger, checksum, parts_of, row_checksum
from site_builder.plans.records import CountSummary
from site_builder.values.errors import UserError


def summary_of(path: Path, ledger: Ledger) -> CountSummary:
    """Return the results and the checksum of a complete ledger."""
    header, rows = ledger.header, [ledger.rows[number] for number in sorted(ledger.rows)]
    if not ledger.is_complete:
        rule = f"a summary is of a complete ledger, got {len(rows)} of {header.parts} parts"
        raise UserError(f"{rule} in {path}: go on with it first")
    require_right_total(path, ledger)
    census, parts = census_of_total(header.n, ledger.boards), parts_of(header)
    finished = [row.finished for row in rows]
    return CountSummary(
        n=header.n,
        search=parts.search if parts else None,
        core=header.core,
        parts=header.parts,
        rows=len(rows),
        digest=header.digest,
        checksum=checksum(row_checksum(header, row) for row in rows),
        total=census.total,
        fundamental=census.fundamental or 0,
        orbits_by_size=dict(census.orbits_by_size or {}),
        seconds=round(ledger.seconds, 3),
        processors=tuple(sorted({row.processor for row in rows if row.processor})),
        backends=tuple(sorted({row.backend for row in rows})),
        first=min(finished),
        last=max(finished),
    )
