"""How far a long count has come: said on demand, and kept in a file that it can go on from."""

from __future__ import annotations

import json
import time
from collections.abc import Mapping, Sequence
from pathlib import Path
from threading import Lock

from site_builder.census import core_version
from site_builder.errors import UserError
from site_builder.files import write_file
from site_builder.progress import Meter

FORMAT = 1
SECONDS_BETWEEN_WRITES = 1.0


class Checkpoint:
    """Follows a count, as `cy_core.count` wants of a watcher.

    Parameters
    ----------
    path : Path, optional
        File of the finished parts: read at the beginning if it is there, written then and every
        second, removed by `remove`. Without it nothing is kept.
    """

    def __init__(self, path: Path | None = None) -> None:
        self.path = path
        self._n = 0
        self._efforts: Sequence[float] = ()
        self._known: dict[int, int] = {}
        self._lock = Lock()
        self._written = time.monotonic()
        self._done = 0.0
        self._meter = Meter()

    def begin(self, n: int, efforts: Sequence[float]) -> Mapping[int, int]:
        """The boards of the parts in the file.

        Raises
        ------
        UserError
            ``FILE belongs to N = 19, got N = 20: name another file, or remove it``, and its kin;
            ``cannot write FILE: REASON``.
        """
        self._n, self._efforts = n, efforts
        if self.path and self.path.exists():
            self._known = _read(self.path, n, len(efforts))
        self._done = sum(efforts[number] for number in self._known)
        self.write()  # a place that cannot be written is known before the long work
        self._meter = Meter(sum(efforts), before=self._done)
        return dict(self._known)

    def finished(self, number: int, boards: int) -> None:
        """Keep a part; the file is written once a second."""
        with self._lock:
            self._known[number] = boards
            self._done += self._efforts[number]
            self._meter.reach(self._done)
            if time.monotonic() - self._written >= SECONDS_BETWEEN_WRITES:
                self.write()

    def write(self) -> None:
        """Write the file anew; nobody ever finds half of it."""
        if self.path and self._efforts:
            write_file(self.path, _text(self._n, len(self._efforts), self._known))
        self._written = time.monotonic()

    def remove(self) -> None:
        """Remove the file: the count is complete. One that was never read is not ours."""
        if self.path and self._efforts:
            self.path.unlink(missing_ok=True)

    def said(self) -> str:
        """How far the count is, and about how long it will take: ``43%, about 2 min left``."""
        return self._meter.said()


def _text(n: int, parts: int, known: Mapping[int, int]) -> str:
    head = {"format": FORMAT, "core": core_version, "n": n, "parts": parts}
    return json.dumps(head | {"boards": {str(number): known[number] for number in sorted(known)}})


def _read(path: Path, n: int, parts: int) -> dict[int, int]:
    remedy = "name another file, or remove it"
    try:
        found = json.loads(path.read_text(encoding="utf-8"))
        of_n, written_by = found["n"], (found["format"], found["core"], found["parts"])
        boards = {int(number): _whole(count) for number, count in found["boards"].items()}
    except (ValueError, KeyError, TypeError, AttributeError):
        raise UserError(f"{path} must be a file that --resume has written: {remedy}") from None
    except OSError as error:
        raise UserError(f"cannot read {path}: {error.strerror}") from error
    if of_n != n:
        raise UserError(f"{path} belongs to N = {of_n}, got N = {n}: {remedy}")
    if written_by != (FORMAT, core_version, parts):
        raise UserError(f"{path} was written by another version, {written_by[1]}: {remedy}")
    if not all(0 <= number < parts for number in boards):
        raise UserError(f"{path} names parts that there are not: {remedy}")
    return boards


def _whole(count: object) -> int:
    if type(count) is not int or count < 0:
        raise ValueError(count)
    return count
