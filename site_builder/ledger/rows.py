"""The content of a ledger: a header and a row for each finished part of a long count."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field, fields
from datetime import UTC, datetime
from operator import attrgetter

from cy_core import (
    DEPTH_FIRST,
    JOIN,
    CountParts,
    InputError,
    Part,
    Worker,
    __version__,
    count_parts,
)


@dataclass(frozen=True, slots=True)
class Header:
    """The count that a ledger belongs to."""

    n: int  # side of the board
    core: str  # version of the core that divided the count into parts
    parts: int  # number of parts
    digest: str  # SHA-256 of the squares and weights of all parts, and of their rows in a join


@dataclass(frozen=True, slots=True)
class PartRow:
    """A finished part."""

    number: int  # number of the part, from 0
    # Its first queens as `row,column`, separated by spaces. In a join, `/` and the rows of the part
    # follow.
    squares: str
    weight: int  # how many boards one completion stands for
    boards: int  # how many boards the part stands for
    seconds: float  # time that one core took
    processor: str  # processor and backend that counted it
    backend: str  # processor and backend that counted it
    core: str  # version of the core that counted it
    finished: str  # When it was finished, in UTC: `2026-11-21T21:30:12Z`.
    # Worker of a cluster that counted it; None for the threads of this machine.
    worker: str | None = None
    # Worker and backend that counted it a second time, with the same result; None if none did.
    again: str | None = None
    # Worker and backend that counted it a second time, with the same result; None if none did.
    again_backend: str | None = None


COLUMNS = tuple(column.name for column in fields(PartRow))
# Not `astuple`: it copies each cell and takes 40 times as long, for thousands of rows.
cells_of = attrgetter(*COLUMNS)


@dataclass(frozen=True, slots=True)
class Ledger:
    """The content of a ledger file."""

    header: Header  # the count that it belongs to
    # the undamaged rows, by the number of their part
    rows: Mapping[int, PartRow] = field(default_factory=dict)
    # number of rows that do not match their checksum; their parts are counted again
    damaged: int = 0

    @property
    def boards(self) -> int:
        """Number of boards of all finished parts."""
        return sum(row.boards for row in self.rows.values())

    @property
    def seconds(self) -> float:
        """Time spent on all finished parts, added up over the cores."""
        return sum(row.seconds for row in self.rows.values())

    @property
    def is_complete(self) -> bool:
        """Whether every part is finished."""
        return len(self.rows) == self.header.parts


def parts_of(header: Header) -> CountParts | None:
    """Return the parts that a ledger belongs to, or None if another version made them."""
    for search in (DEPTH_FIRST, JOIN):
        try:
            parts = count_parts(header.n, search)
        except InputError:  # a file may name any n, and the join has a smaller limit
            continue
        if header == header_of(header.n, parts):
            return parts
    return None


def header_of(n: int, parts: CountParts) -> Header:
    """Return the header that this version writes for a count."""
    cells = ((part.squares, part.weight, *([part.rows] if part.rows else ())) for part in parts)
    digest = hashlib.sha256(repr((n, *cells)).encode()).hexdigest()
    return Header(n, __version__, len(parts), digest)


def row_of(part: Part, boards: int, seconds: float, worker: Worker) -> PartRow:
    """Return the row of a part that a worker has finished just now."""
    return PartRow(
        part.number,
        squares_of(part),
        part.weight,
        boards,
        round(seconds, 9),
        worker.processor,
        worker.backend,
        worker.core,
        f"{datetime.now(UTC):%Y-%m-%dT%H:%M:%SZ}",
        worker.name or None,
        worker.again.name if worker.again else None,
        worker.again.backend if worker.again else None,
    )


def squares_of(part: Part) -> str:
    """Return the text that a row has for the first queens of a part, and for its rows in a join."""
    squares = " ".join(f"{row},{column}" for row, column in part.squares)
    return f"{squares}/{' '.join(map(str, part.rows))}" if part.rows else squares


def row_checksum(header: Header, row: PartRow) -> str:
    """Return the checksum of a row, which differs between ledgers.

    >>> row = PartRow(0, "0,1", 8, 16, 0.5, "", "portable", "1", "2026-11-21T21:30:12Z")
    >>> first, second = Header(15, "1", 2, "a"), Header(15, "1", 2, "b")
    >>> row_checksum(first, row) == row_checksum(second, row)
    False
    """
    return checksum((header.digest, *cells_of(row)))


def checksum(cells: Iterable[object]) -> str:
    """Return the SHA-256 of some cells; bytes, which no cell should be, differ from text."""
    return hashlib.sha256(json.dumps([*cells], default=repr).encode()).hexdigest()
