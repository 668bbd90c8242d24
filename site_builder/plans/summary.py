"""What is kept of a long count for ever: a summary of its ledger, as a record of provenance."""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import asdict, dataclass

from cy_core import known_census
from site_builder.plans.shapes import (
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
    Unsound,
    require,
    require_moment,
    require_text,
    told_of,
)
from site_builder.timings.record_format import json_data, shaped

COUNTS = {
    "total": "solutions",
    "fundamental": "fundamental solutions",
    "orbits_by_size": "orbits by size",
}


@dataclass(frozen=True, slots=True)
class CountSummary:
    """A count that was run to its end, part by part.

    Attributes
    ----------
    n : int
        Side of the board.
    search : str or None
        How it was counted; None where the parts are those of another version.
    core : str
        Version of the core that made the parts.
    parts, rows : int
        Parts that the count falls into, and rows of the ledger: one for each.
    digest : str
        SHA-256 of the parts.
    checksum : str
        SHA-256 of the rows, by their own checksums in the order of the parts.
    total, fundamental : int
        Solutions: the sum of all rows, and by Burnside's lemma up to symmetry.
    orbits_by_size : mapping of int to int
        Number of orbits of 1, 2, 4 and 8 boards.
    seconds : float
        Of all parts, added up; by the clock, so a busy machine has more.
    processors, backends : tuple of str
        Where and how parts were counted.
    first, last : str or None
        When the first and the last part were finished, in UTC.
    """

    n: KnownN
    search: Search | None
    core: Version
    parts: Parts
    rows: Parts
    digest: Sha256
    checksum: Sha256
    total: int
    fundamental: int
    orbits_by_size: Mapping[int, int]
    seconds: Amount
    processors: tuple[Name, ...]
    backends: tuple[EngineBackend, ...]
    first: str | None
    last: str | None


def summary_text(summary: CountSummary) -> str:
    """Its JSON."""
    return json.dumps(asdict(summary), indent=2)


def read_summary(name: str, content: bytes) -> CountSummary:
    """The summary that a record holds, whose counts are the published ones.

    Raises
    ------
    UserError
        ``NAME must be what queens ledger --summary writes: RULE, got VALUE: move it away``.
    """
    with told_of(f"{name} must be what queens ledger --summary writes", REMEDY):
        found = shaped(json_data(content), CountSummary)
        _check_texts(found)
        known = known_census(found.n)
        for key, told in COUNTS.items():
            right, value = getattr(known, key), getattr(found, key)
            require(value == right, f"N = {found.n} has {right} {told}", value)
        if found.rows != found.parts:
            raise Unsound(f"a count has all its rows, got {found.rows} of {found.parts}")
    return found


def _check_texts(summary: CountSummary) -> None:
    for processor in summary.processors:
        require_text("processors", processor)
    for key in ("first", "last"):
        moment = getattr(summary, key)
        if moment is not None:
            require_moment(key, moment)
