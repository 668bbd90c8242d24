"""Caches of what depends on our code, and perhaps on a basis: pictures, traces, pages.

A site names its folder before it is built; without one, results are kept in memory only. The folder
can be deleted at any time.
"""

from __future__ import annotations

import pickle
import shutil
import sqlite3
import sys
import sysconfig
from collections.abc import Callable, Iterable, Mapping
from contextlib import suppress
from functools import cache, wraps
from hashlib import blake2b
from pathlib import Path
from site import getsitepackages, getusersitepackages
from typing import Any, ParamSpec, TypeVar, cast

import cy_core
from site_builder.values.errors import UserError
from site_builder.values.files import write_file
from site_builder.values.page import TEMPLATES, added_figures

Parameters = ParamSpec("Parameters")
Result = TypeVar("Result")
# The modification time in nanoseconds and the size of each file.
FileStamps = Mapping[Path, tuple[int, int]]

FOLDER = Path(".cache", "queens-atlas")  # beside `mkdocs.yml`
# Their results are kept.
_DEPENDENCIES = ("brython", "jinja2", "markdown", "pyarrow", "resvg-py", "svgwrite")
_CODE = (".py", ".so", ".pyd", ".jinja", ".css", ".js", ".ttf")
_DATA = (".csv", ".json", ".toml", ".txt")  # of our packages
_PACKAGES = ("cy_core", "queens_atlas", "site_builder")  # ours
# Folders of packages that are installed, which change with the environment only.
_INSTALLED = (sysconfig.get_path("stdlib"), *getsitepackages(), getusersitepackages())
# The digest of each module by its file; an empty text for a module of an installed package.
_module_digests: dict[str, str] = {}
_used: list[sqlite3.Connection] = []  # the database of this version, or nothing


def use_cache(project: Path) -> None:
    """Keep results below the folder of a project; remove results of other versions of the code."""
    while _used:
        _used.pop().close()
    top = project / FOLDER
    file = top / f"{_code_version()}.sqlite"
    if not file.exists():
        shutil.rmtree(top, ignore_errors=True)
    with suppress(OSError, UserError, sqlite3.Error):  # a folder that nobody may write to
        top.mkdir(parents=True, exist_ok=True)
        write_file(top / ".gitignore", "*\n")
        # `mkdocs serve` builds in another thread. Each value is kept at once, but nobody waits for
        # the disk: what is lost is computed again.
        database = sqlite3.connect(file, isolation_level=None, check_same_thread=False)
        _used.append(database)
        database.execute("PRAGMA synchronous = OFF")
        database.execute(
            "CREATE TABLE IF NOT EXISTS results"
            " (kind, basis, name, value, PRIMARY KEY (kind, basis, name))"
        )


def disk_cache(function: Callable[Parameters, Result]) -> Callable[Parameters, Result]:
    """Keep the results of a function on disk between builds: values that `pickle` takes.

    The representations of its arguments tell its calls apart. A result of a function that is not
    ours, as one of a hook, is computed again when the site's own code has changed.
    """
    is_ours = function.__module__.partition(".")[0] in _PACKAGES

    def code() -> str:
        return "" if is_ours else site_code()

    @wraps(function)
    def cached(*args: Parameters.args, **kwargs: Parameters.kwargs) -> Result:
        call = repr((function.__module__, function.__qualname__, args, sorted(kwargs.items())))
        with suppress(LookupError):
            kept: Result = read_entry(call, basis=code())
            return kept
        result = function(*args, **kwargs)
        write_entry(call, result, basis=code())  # the call itself may have imported a module
        return result

    return cached


def site_code() -> str:
    """Return a digest of the site's own code that is loaded: hooks, and the modules they import.

    Each file is read once, when its module is first seen, because Python goes on with the code that
    it has loaded when a file is edited while a site is served.
    """
    for name, module in list(sys.modules.items()):
        file = getattr(module, "__file__", None)
        is_others = name != "__main__" and name.partition(".")[0] not in _PACKAGES
        if file and is_others and file not in _module_digests:
            _module_digests[file] = ""
            if not file.startswith(_INSTALLED):
                with suppress(OSError):
                    digest = blake2b(Path(file).read_bytes(), digest_size=16)
                    _module_digests[file] = digest.hexdigest()
    return repr(sorted((file, digest) for file, digest in _module_digests.items() if digest))


def read_entry(name: str, kind: str = "", basis: str = "") -> Any:
    """The value that this version of the code has kept under a name."""
    query = "SELECT value FROM results WHERE kind = ? AND basis = ? AND name = ?"
    with suppress(sqlite3.Error):
        for database in _used:
            for (value,) in database.execute(query, (kind, basis, name)):
                return pickle.loads(value)
    raise LookupError(name)


def write_entry(name: str, value: object, kind: str = "", basis: str = "") -> None:
    """Keep a value that `pickle` takes; nothing is kept in a folder that cannot be written to."""
    with suppress(sqlite3.Error, pickle.PicklingError, AttributeError):  # a lambda, for example
        for database in _used:
            entry = kind, basis, name, pickle.dumps(value)
            database.execute("INSERT OR REPLACE INTO results VALUES (?, ?, ?, ?)", entry)


def keep_entries(kind: str, basis: str) -> None:
    """Remove the values of a kind that were made from another basis."""
    with suppress(sqlite3.Error):
        for database in _used:
            database.execute("DELETE FROM results WHERE kind = ? AND basis <> ?", (kind, basis))


@cache
def _code_version() -> str:
    """A digest of Python, of our packages, and of those whose results are kept."""
    from importlib.metadata import PackageNotFoundError, version  # slow to import, and seldom used

    digest = blake2b(sys.version.encode(), digest_size=16)
    for name in _DEPENDENCIES:
        try:
            digest.update(f"{name} {version(name)}".encode())
        except PackageNotFoundError:
            digest.update(name.encode())
    packages = (Path(cy_core.__file__).parent, Path(__file__).parents[1])
    for folder in (*packages, TEMPLATES, *added_figures):
        for file in sorted(folder.rglob("*")):
            if file.suffix in _CODE + _DATA:
                digest.update(file.read_bytes())
    return digest.hexdigest()


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
