"""What a long count leaves behind: a row for each finished part, and what the rows tell."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field, fields
from operator import attrgetter

from cy_core import (
    DEPTH_FIRST,
    JOIN,
    CountParts,
    InputError,
    Part,
    __version__,
    count_parts,
)

# Of a row, before there were clusters.
FIRST_COLUMNS = 8


@dataclass(frozen=True, slots=True)
class Header:
    """What a ledger belongs to.

    Attributes
    ----------
    n : int
        Side of the board.
    core : str
        Version of the core that made the parts.
    parts : int
        How many there are.
    digest : str
        SHA-256 of the squares and weights of all of them, and of the rows of a join's.
    """

    n: int
    core: str
    parts: int
    digest: str


@dataclass(frozen=True, slots=True)
class PartRow:
    """A finished part.

    Attributes
    ----------
    number : int
        Of the part, from 0.
    squares : str
        Its first queens as ``row,column`` with spaces between them; of a join's part after that
        ``/`` and its rows.
    weight, boards : int
        How many boards a completion stands for, and how many the part does.
    seconds : float or None
        Of one core; None where an older version did not keep it, as with what follows.
    processor, backend : str or None
        Where and how it was counted.
    finished : str or None
        When, in UTC: ``2026-11-21T21:30:12Z``.
    worker : str or None
        Where on a cluster; None where this machine's threads counted it.
    core : str or None
        Version of the core that counted it; None in ledgers that had no clusters yet.
    again, again_backend : str or None
        Where on a cluster and how it was counted once more, with the same result; None where it was
        not.
    """

    number: int
    squares: str
    weight: int
    boards: int
    seconds: float | None = None
    processor: str | None = None
    backend: str | None = None
    finished: str | None = None
    worker: str | None = None
    core: str | None = None
    again: str | None = None
    again_backend: str | None = None


COLUMNS = tuple(each.name for each in fields(PartRow))
# A count of many parts asks for them a thousand times; `astuple` copies each, and takes 40 times
# as long.
cells_of = attrgetter(*COLUMNS)


@dataclass(frozen=True, slots=True)
class Ledger:
    """A ledger as it was read.

    Attributes
    ----------
    header : Header
        What it belongs to.
    rows : mapping of int to PartRow
        The sound ones, by the number of their part.
    damaged : int
        Rows that do not fit their checksum or their part: as good as never written.
    """

    header: Header
    rows: Mapping[int, PartRow] = field(default_factory=dict)
    damaged: int = 0

    @property
    def boards(self) -> int:
        """Of all finished parts."""
        return sum(row.boards for row in self.rows.values())

    @property
    def seconds(self) -> float:
        """Time that cores have spent on it, as far as the rows tell."""
        return sum(row.seconds or 0.0 for row in self.rows.values())

    @property
    def is_complete(self) -> bool:
        """Whether every part is finished."""
        return len(self.rows) == self.header.parts


def parts_of(header: Header) -> CountParts | None:
    """The parts that a ledger belongs to; None where they are those of another version."""
    for search in (DEPTH_FIRST, JOIN):
        try:
            parts = count_parts(header.n, search)
        except InputError:  # the join ends before depth first does; a file may name any n
            continue
        if header == header_of(header.n, parts):
            return parts
    return None


def header_of(n: int, parts: CountParts) -> Header:
    """The header of a ledger that this version writes for a count."""
    told = ((part.squares, part.weight, *([part.rows] if part.rows else ())) for part in parts)
    digest = hashlib.sha256(repr((n, *told)).encode()).hexdigest()
    return Header(n, __version__, len(parts), digest)


def row_of(part: Part, boards: int) -> PartRow:
    """A part and its boards, without when and where it was counted."""
    squares = " ".join(f"{row},{column}" for row, column in part.squares)
    if part.rows:
        squares += f"/{' '.join(map(str, part.rows))}"
    return PartRow(part.number, squares, part.weight, boards)


def seal(header: Header, row: PartRow) -> str:
    """The checksum of a row of one ledger; in another, the same row has another.

    Cells that are empty at the end do not count: rows of ledgers with fewer columns stay sound.

    >>> row = PartRow(0, "0,1", 8, 16)
    >>> seal(Header(15, "1", 2, "a"), row) == seal(Header(15, "1", 2, "b"), row)
    False
    """
    cells: tuple[object, ...] = cells_of(row)
    while cells[-1] is None and len(cells) > FIRST_COLUMNS:
        cells = cells[:-1]
    return checksum((header.digest, *cells))


def checksum(cells: Iterable[object]) -> str:
    """SHA-256 of some cells of a table; bytes, which no cell should have, are told apart."""
    return hashlib.sha256(json.dumps([*cells], default=repr).encode()).hexdigest()
