"""Results that outlive a build: `mkdocs serve` builds a site again whenever a file changes."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from contextlib import suppress
from hashlib import blake2b
from pathlib import Path
from typing import TypeVar, cast

from site_builder.values.disk_cache import keep_entries, read_entry, write_entry

Result = TypeVar("Result")

# The modification time in nanoseconds and the size of each file.
FileStamps = Mapping[Path, tuple[int, int]]


class BuildCache:
    """The last result for each key, as long as what it was made from stays the same.

    The next process finds them in the cache on disk.
    """

    def __init__(self, name: str) -> None:
        self._name = name
        self._basis = ""
        self._results: dict[str, tuple[str, object]] = {}

    def begin(self, basis: object) -> bool:
        """Forget all results if what all of them depend on has changed; say whether it has."""
        digest = blake2b(repr(basis).encode(), digest_size=16).hexdigest()
        if digest == self._basis:
            return False
        self._basis = digest
        self._results.clear()
        keep_entries(self._name, digest)
        return True

    def forget(self) -> None:
        """Leave nothing to the next process."""
        keep_entries(self._name, "")

    def result(self, key: str, source: object, make: Callable[[], Result]) -> Result:
        """The result for a key, made again if its own source has changed."""
        kept, text = self._results.get(key), repr(source)
        if kept is None or kept[0] != text:
            entry = f"{key} {text}"
            try:
                result = read_entry(entry, self._name, self._basis)
            except LookupError:
                write_entry(entry, result := make(), self._name, self._basis)
            kept = self._results[key] = text, result
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
