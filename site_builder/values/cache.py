"""Caches of results, such as pictures and pages, that depend on our code and maybe on more.

A site chooses the folder of the cache before it is built. Without a folder, results are cached in
memory only. The folder can be deleted at any time.
"""

from __future__ import annotations

import pickle
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

# The folder of the cache, beside `mkdocs.yml`.
FOLDER = Path(".cache", "queens-atlas")
# Packages that influence cached results. The cache becomes invalid if one of them has another
# version.
_DEPENDENCIES = ("brython", "jinja2", "markdown", "pyarrow", "resvg-py", "svgwrite")
_CODE = (".py", ".so", ".pyd", ".jinja", ".css", ".js", ".ttf")
# The suffixes of data files in our packages.
_DATA = (".csv", ".json", ".toml", ".txt")
# The packages of this project.
_PACKAGES = ("cy_core", "queens_atlas", "site_builder")
# The folders of installed packages. Their code changes only if the user changes the environment.
_INSTALLED = (sysconfig.get_path("stdlib"), *getsitepackages(), getusersitepackages())
# The digest of each module by the path of its file. The digest of an installed package is empty.
_module_digests: dict[str, str] = {}
# A list with the open database, or an empty list if there is no cache on disk.
_used: list[sqlite3.Connection] = []


def use_cache(project: Path) -> None:
    """Cache results in a folder below `project`. Delete results that other code has made."""
    while _used:
        _used.pop().close()
    top = project / FOLDER
    file = top / f"{_code_version()}.sqlite"
    # If the folder cannot be written, results are cached in memory only.
    with suppress(OSError, UserError, sqlite3.Error):
        top.mkdir(parents=True, exist_ok=True)
        write_file(top / ".gitignore", "*\n")
        # The database of this version and its journal stay, because another process may have opened
        # them a moment ago. A database without its file would write its journal beside a new one of
        # the same name, and damage it.
        for old in top.glob("*.sqlite*"):
            if not old.name.startswith(file.name):
                old.unlink(missing_ok=True)
        # `mkdocs serve` builds in another thread, so the connection does not check the thread.
        # Values are stored without waiting for the disk, because a lost value is computed again.
        database = sqlite3.connect(file, isolation_level=None, check_same_thread=False)
        _used.append(database)
        database.execute("PRAGMA synchronous = OFF")
        database.execute(
            "CREATE TABLE IF NOT EXISTS results"
            " (kind, basis, name, value, PRIMARY KEY (kind, basis, name))"
        )


def disk_cache(function: Callable[Parameters, Result]) -> Callable[Parameters, Result]:
    """Return a function that caches the results of `function` on disk for later builds.

    `pickle` must accept the results. Two calls are the same if the `repr` of their arguments is
    equal. If the function is outside our packages, such as in a hook, a result is computed again
    when the site's own code has changed.
    """
    is_ours = function.__module__.partition(".")[0] in _PACKAGES

    def code() -> str:
        return "" if is_ours else site_code()

    @wraps(function)
    def cached(*args: Parameters.args, **kwargs: Parameters.kwargs) -> Result:
        call = repr((function.__module__, function.__qualname__, args, sorted(kwargs.items())))
        with suppress(LookupError):
            entry: Result = read_entry(call, basis=code())
            return entry
        result = function(*args, **kwargs)
        # Compute the digest again, because the call may have imported a module of the site.
        write_entry(call, result, basis=code())
        return result

    return cached


def site_code() -> str:
    """Return a digest of the site's own code: the loaded hooks, and the modules that they import.

    Each file is read once, when its module is first seen. If a file is edited while a site is
    served, its digest stays, because Python keeps running the code that it has loaded.
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
    """Return a value that this version of our code has cached.

    `kind` is a group of entries, and `basis` the digest of what a value depends on beside our code.
    Raise a LookupError if there is no entry with this name, kind and basis.
    """
    query = "SELECT value FROM results WHERE kind = ? AND basis = ? AND name = ?"
    with suppress(sqlite3.Error):
        for database in _used:
            for (value,) in database.execute(query, (kind, basis, name)):
                return pickle.loads(value)
    raise LookupError(name)


def write_entry(name: str, value: object, kind: str = "", basis: str = "") -> None:
    """Cache a value on disk, unless `pickle` rejects it or the folder is write-protected."""
    # `pickle` rejects a lambda, for example.
    with suppress(sqlite3.Error, pickle.PicklingError, AttributeError):
        for database in _used:
            entry = kind, basis, name, pickle.dumps(value)
            database.execute("INSERT OR REPLACE INTO results VALUES (?, ?, ?, ?)", entry)


def keep_entries(kind: str, basis: str) -> None:
    """Delete the values of `kind` whose basis differs from `basis`."""
    with suppress(sqlite3.Error):
        for database in _used:
            database.execute("DELETE FROM results WHERE kind = ? AND basis <> ?", (kind, basis))


@cache
def _code_version() -> str:
    """Return a digest of our packages, and of the versions of Python and of `_DEPENDENCIES`."""
    # Imported here, because importing it is slow and seldom needed.
    from importlib.metadata import PackageNotFoundError, version

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
    """A cache with one result for each key.

    A result is valid until the basis or its source changes.

    The basis is common to all results of a cache, and each key has a source of its own. If there is
    a cache on disk, the next process reads the results from it.
    """

    def __init__(self, name: str) -> None:
        self._name = name
        self._basis = ""
        self._results: dict[str, tuple[str, object]] = {}

    def begin(self, basis: object) -> bool:
        """Set the basis, on which all results depend.

        If it has changed, forget them and return True.
        """
        digest = blake2b(repr(basis).encode(), digest_size=16).hexdigest()
        if digest == self._basis:
            return False
        self._basis = digest
        self._results.clear()
        keep_entries(self._name, digest)
        return True

    def forget(self) -> None:
        """Delete the results on disk, so that the next process does not find them."""
        keep_entries(self._name, "")

    def result(self, key: str, source: object, make: Callable[[], Result]) -> Result:
        """Return the result for `key`.

        Call `make` to compute it if `source` has changed since then.
        """
        cached = self._results.get(key)
        text = repr(source)
        if cached is None or cached[0] != text:
            entry = f"{key} {text}"
            try:
                result = read_entry(entry, self._name, self._basis)
            except LookupError:
                result = make()
                write_entry(entry, result, self._name, self._basis)
            cached = text, result
            self._results[key] = cached
        return cast(Result, cached[1])


def file_stamps(paths: Iterable[Path]) -> FileStamps:
    """Return the stamps of the files in `paths`, and of all files in the folders in `paths`.

    Missing paths are left out.
    """
    stamps = dict[Path, tuple[int, int]]()
    for path in paths:
        for file in [path, *path.rglob("*")]:
            # The file may be missing by now, because an editor has removed it.
            with suppress(OSError):
                status = file.stat()
                stamps[file] = status.st_mtime_ns, status.st_size
    return stamps
