"""The summary of a ledger, which a site keeps as the proof of a long count."""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import asdict, dataclass

from cy_core import known_census
from site_builder.plans.field_types import (
    REMEDY,
    Amount,
    EngineBackend,
    KnownN,
    Name,
    Parts,
    Search,
    Sha256,
    Version,
)
from site_builder.timings.record_checks import (
    InvalidRecord,
    require,
    require_moment,
    require_text,
    user_errors,
)
from site_builder.timings.record_format import json_data, to_type

COUNTS = {
    "total": "solutions",
    "fundamental": "fundamental solutions",
    "orbits_by_size": "orbits by size",
}


@dataclass(frozen=True, slots=True)
class CountSummary:
    """A finished count, part by part."""

    n: KnownN  # side of the board
    search: Search | None  # How it was counted; None if another version made the parts.
    core: Version  # version of the core that made the parts
    parts: Parts  # number of parts of the count, and of rows of the ledger: one for each
    rows: Parts  # number of parts of the count, and of rows of the ledger: one for each
    digest: Sha256  # SHA-256 of the parts
    checksum: Sha256  # SHA-256 of the checksums of the rows, in the order of the parts
    # number of solutions, the sum of all rows, and of fundamental solutions, by Burnside's lemma
    total: int
    # number of solutions, the sum of all rows, and of fundamental solutions, by Burnside's lemma
    fundamental: int
    orbits_by_size: Mapping[int, int]  # number of orbits of 1, 2, 4 and 8 boards
    seconds: Amount  # Wall-clock seconds of all parts together; a busy machine needs more
    processors: tuple[Name, ...]  # processors and instruction sets that counted parts
    backends: tuple[EngineBackend, ...]  # processors and instruction sets that counted parts
    first: str | None  # when the first and the last part were finished, in UTC
    last: str | None  # when the first and the last part were finished, in UTC


def summary_text(summary: CountSummary) -> str:
    """The JSON of a summary."""
    return json.dumps(asdict(summary), indent=2)


def read_summary(name: str, content: bytes) -> CountSummary:
    """Read a summary from its JSON; its counts must be the published ones."""
    with user_errors(f"{name} must be what queens ledger --summary writes", REMEDY):
        summary = to_type(json_data(content), CountSummary)
        _check_texts(summary)
        known = known_census(summary.n)
        for key, name in COUNTS.items():
            right, value = getattr(known, key), getattr(summary, key)
            require(value == right, f"N = {summary.n} has {right} {name}", value)
        if summary.rows != summary.parts:
            raise InvalidRecord(f"a count has all its rows, got {summary.rows} of {summary.parts}")
    return summary


def _check_texts(summary: CountSummary) -> None:
    for processor in summary.processors:
        require_text("processors", processor)
    for key in ("first", "last"):
        moment = getattr(summary, key)
        if moment is not None:
            require_moment(key, moment)
