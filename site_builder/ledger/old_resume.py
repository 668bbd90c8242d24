"""Resume files of version 0.1.0, which were JSON without checksums: read once, never written."""

from __future__ import annotations

import json
from pathlib import Path

from cy_core import CountParts
from site_builder.ledger.rows import PartRow, row_of
from site_builder.ledger.store import REMEDY
from site_builder.values.errors import UserError
from site_builder.values.files import open_file, read_file

LARGEST = 16 << 20  # bytes; that of N = 28 had four million
WRITTEN_BY = (1, "0.1.0")  # format and core, whose parts are numbered as today's


def is_old(path: Path) -> bool:
    """Whether a file begins as the old ones did."""
    with open_file(path) as stream:
        return stream.read(1) == b"{"


def old_rows(path: Path, n: int, parts: CountParts) -> list[PartRow]:
    """The finished parts of an old file.

    A part can be held only against its weight; the total of a count is compared at its end.

    Raises
    ------
    UserError
        ``FILE must be a file that --resume has written: ...``, ``FILE belongs to N = 19, got
        N = 20: ...``, ``FILE was written by another version: ...``, ``part 3 of FILE stands for 8
        boards or a multiple, got 12: ...``.
    """
    try:
        found = json.loads(read_file(path, LARGEST, REMEDY))
        of_n, boards = found["n"], {int(key): count for key, count in found["boards"].items()}
        written_by = (found["format"], found["core"], found["parts"])
    except (ValueError, KeyError, TypeError, AttributeError, RecursionError):
        raise UserError(f"{path} must be a file that --resume has written: {REMEDY}") from None
    if of_n != n:
        raise UserError(f"{path} belongs to N = {of_n}, got N = {n}: {REMEDY}")
    if written_by != (*WRITTEN_BY, len(parts)):
        raise UserError(f"{path} was written by another version: {REMEDY}")
    return [_row(path, parts, number, count) for number, count in boards.items()]


def _row(path: Path, parts: CountParts, number: int, boards: object) -> PartRow:
    if not 0 <= number < len(parts):
        raise UserError(f"{path} names part {number} of {len(parts)}: {REMEDY}")
    part = parts[number]
    if type(boards) is not int or not 0 <= boards < 1 << 63 or boards % part.weight:
        rule = f"part {number} of {path} stands for {part.weight} boards or a multiple"
        raise UserError(f"{rule}, got {boards}: {REMEDY}")
    return row_of(part, boards)
