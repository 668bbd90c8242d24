"""Results that outlive a build: `mkdocs serve` builds a site again whenever a file changes."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from contextlib import suppress
from pathlib import Path
from typing import TypeVar, cast

Result = TypeVar("Result")

# The modification time in nanoseconds and the size of each file.
FileStamps = Mapping[Path, tuple[int, int]]


class KeptResults:
    """The last result for each key, as long as what it was made from stays the same."""

    def __init__(self) -> None:
        self._basis: object = None
        self._results: dict[str, tuple[object, object]] = {}

    def begin(self, basis: object) -> bool:
        """Forget all results if what all of them depend on has changed; say whether it has."""
        if basis == self._basis:
            return False
        self._basis = basis
        self._results.clear()
        return True

    def result(self, key: str, source: object, make: Callable[[], Result]) -> Result:
        """The result for a key, made again if its own source has changed."""
        kept = self._results.get(key)
        if kept is None or kept[0] != source:
            kept = self._results[key] = source, make()
        return cast(Result, kept[1])


def file_stamps(paths: Iterable[Path]) -> FileStamps:
    """The stamps of files, and of all files below folders; none need exist."""
    stamps = dict[Path, tuple[int, int]]()
    for path in paths:
        for file in [path, *path.rglob("*")]:
            with suppress(OSError):  # an editor may have removed it by now
                status = file.stat()
                stamps[file] = status.st_mtime_ns, status.st_size
    return stamps
