"""Caches of results that depend on our code, and perhaps on other sources: pictures, pages.

A site names its folder before it is built. Without a folder, results are cached in memory only. The
folder can be deleted at any time.
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

# The folder of the cache, beside `mkdocs.yml`.
FOLDER = Path(".cache", "queens-atlas")
# Packages whose results are cached, so that another version makes the cache invalid.
_DEPENDENCIES = ("brython", "jinja2", "markdown", "pyarrow", "resvg-py", "svgwrite")
_CODE = (".py", ".so", ".pyd", ".jinja", ".css", ".js", ".ttf")
# Suffixes of data files of our packages.
_DATA = (".csv", ".json", ".toml", ".txt")
# The packages of this project.
_PACKAGES = ("cy_core", "queens_atlas", "site_builder")
# Folders of installed packages. Their code changes only with the environment.
_INSTALLED = (sysconfig.get_path("stdlib"), *getsitepackages(), getusersitepackages())
# The digest of each module by its file, or an empty text for an installed package.
_module_digests: dict[str, str] = {}
# The database of this version of the code, or an empty list without a cache on disk.
_used: list[sqlite3.Connection] = []


def use_cache(project: Path) -> None:
    """Cache results below the folder `project`, and delete results of other code."""
    while _used:
        _used.pop().close()
    top = project / FOLDER
    file = top / f"{_code_version()}.sqlite"
    if not file.exists():
        shutil.rmtree(top, ignore_errors=True)
    # Without permission to write there, results are cached in memory only.
    with suppress(OSError, UserError, sqlite3.Error):
        top.mkdir(parents=True, exist_ok=True)
        write_file(top / ".gitignore", "*\n")
        # `mkdocs serve` builds in another thread. Each value is stored without waiting for the
        # disk, because a lost value is computed again.
        database = sqlite3.connect(file, isolation_level=None, check_same_thread=False)
        _used.append(database)
        database.execute("PRAGMA synchronous = OFF")
        database.execute(
            "CREATE TABLE IF NOT EXISTS results"
            " (kind, basis, name, value, PRIMARY KEY (kind, basis, name))"
        )


def disk_cache(function: Callable[Parameters, Result]) -> Callable[Parameters, Result]:
    """Cache the results of a function on disk between builds.

    `pickle` must accept the results. Calls are told apart by the `repr` of their arguments. Results
    of a function outside our packages, such as a hook, are computed again when the site's own code
    has changed.
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
        # `code()` is asked again, because the call may have imported a module.
        write_entry(call, result, basis=code())
        return result

    return cached


def site_code() -> str:
    """Return a digest of the site's own code that is loaded: hooks and the modules they import.

    Each file is read once, when its module is first seen, because Python keeps running the code
    that it has loaded, even if the file is edited while a site is served.
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
    """Return the value cached by this version of the code. Raise a LookupError if it is missing."""
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
    """Delete the values of `kind` that were made from another basis than `basis`."""
    with suppress(sqlite3.Error):
        for database in _used:
            database.execute("DELETE FROM results WHERE kind = ? AND basis <> ?", (kind, basis))


@cache
def _code_version() -> str:
    """Return a digest of Python, of our packages, and of `_DEPENDENCIES`."""
    # Imported here, because it is slow and seldom needed.
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
    """The last result for each key, valid until `basis` or the key's own source changes.

    If there is a cache on disk, the next process reads the results from it.
    """

    def __init__(self, name: str) -> None:
        self._name = name
        self._basis = ""
        self._results: dict[str, tuple[str, object]] = {}

    def begin(self, basis: object) -> bool:
        """Set what all results depend on. If it has changed, forget them and return True."""
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
        """Return the result for `key`. Call `make` if `source` has changed since the last call."""
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
    """Return the stamps of files, and of all files below folders. Missing paths are left out."""
    stamps = dict[Path, tuple[int, int]]()
    for path in paths:
        for file in [path, *path.rglob("*")]:
            # An editor may have removed the file by now.
            with suppress(OSError):
                status = file.stat()
                stamps[file] = status.st_mtime_ns, status.st_size
    return stamps
