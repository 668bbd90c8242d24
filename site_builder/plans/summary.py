"""What is kept of a long count for ever: a summary of its ledger, as a record of provenance."""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import asdict, dataclass

import msgspec

from site_builder.core import known_census
from site_builder.values.errors import UserError


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
    processors, paths : tuple of str
        Where and how parts were counted.
    first, last : str or None
        When the first and the last part were finished, in UTC.
    """

    n: int
    search: str | None
    core: str
    parts: int
    rows: int
    digest: str
    checksum: str
    total: int
    fundamental: int
    orbits_by_size: Mapping[int, int]
    seconds: float
    processors: tuple[str, ...]
    paths: tuple[str, ...]
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
        ``NAME must be what queens ledger --summary writes: REASON``.
    """
    try:
        found = msgspec.json.decode(content, type=CountSummary)
    except (msgspec.DecodeError, RecursionError) as error:
        raise _refused(name, str(error)) from error
    known = known_census(found.n)
    if (found.total, found.fundamental) != (known.total, known.fundamental):
        raise _refused(name, f"N = {found.n} has {known.total} solutions, got {found.total}")
    if found.rows != found.parts:
        raise _refused(name, f"a count has all its rows, got {found.rows} of {found.parts}")
    return found


def _refused(name: str, reason: str) -> UserError:
    return UserError(f"{name} must be what queens ledger --summary writes: {reason}")
