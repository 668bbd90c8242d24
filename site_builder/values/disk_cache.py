"""A cache on disk for what depends on our code alone, such as pictures and traces.

A site names its folder before it is built; without one, results are kept in memory only. The folder
can be deleted at any time.
"""

from __future__ import annotations

import pickle
import shutil
import sys
from collections.abc import Callable
from contextlib import suppress
from functools import cache, wraps
from hashlib import blake2b
from pathlib import Path
from typing import Any, ParamSpec, TypeVar

import cy_core
from site_builder.values.errors import UserError
from site_builder.values.files import write_file
from site_builder.values.page import TEMPLATES

Parameters = ParamSpec("Parameters")
Result = TypeVar("Result")

FOLDER = Path(".cache", "queens-atlas")  # beside `mkdocs.yml`
_DEPENDENCIES = ("jinja2", "pyarrow", "resvg-py", "svgwrite")  # their results are kept
_CODE = (".py", ".so", ".pyd", ".jinja", ".css", ".js", ".ttf")
_DATA = (".csv", ".json", ".toml", ".txt")  # of our packages
_used: list[Path] = []  # the folder of this version, or nothing


def use_cache(project: Path) -> None:
    """Keep results below the folder of a project, and remove those of other versions of the code.

    Parameters
    ----------
    project : Path
        The folder of ``mkdocs.yml``.
    """
    top = project / FOLDER
    current = top / _code_version()
    _used[:] = [current]
    if current.exists():
        return
    shutil.rmtree(top, ignore_errors=True)
    with suppress(OSError, UserError):  # a folder that nobody may write to
        current.mkdir(parents=True)
        write_file(top / ".gitignore", "*\n")


def disk_cache(function: Callable[Parameters, Result]) -> Callable[Parameters, Result]:
    """Keep the results of a function on disk between builds: values that `pickle` takes.

    The representations of its arguments tell its calls apart.
    """

    @wraps(function)
    def cached(*args: Parameters.args, **kwargs: Parameters.kwargs) -> Result:
        call = repr((function.__module__, function.__qualname__, args, sorted(kwargs.items())))
        with suppress(LookupError):
            kept: Result = read_entry(call)
            return kept
        result = function(*args, **kwargs)
        write_entry(call, result)
        return result

    return cached


def read_entry(name: str) -> Any:
    """The value that this version of the code has kept under a name.

    Raises
    ------
    LookupError
        There is none, or it is damaged.
    """
    if not _used:
        raise LookupError(name)
    try:
        entry = _file(name).read_bytes()
    except OSError as error:
        raise LookupError(name) from error
    digest, content = entry[:32], entry[32:]
    if _digest(content).encode() != digest:
        raise LookupError(name)
    return pickle.loads(content)


def write_entry(name: str, value: object) -> None:
    """Keep a value that `pickle` takes; nothing is kept in a folder that cannot be written to."""
    if _used:
        content = pickle.dumps(value)
        with suppress(UserError):
            write_file(_file(name), _digest(content).encode() + content)


def _file(name: str) -> Path:
    return _used[0] / _digest(name.encode())


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
    for folder in (Path(cy_core.__file__).parent, Path(__file__).parents[1], TEMPLATES):
        for file in sorted(folder.rglob("*")):
            if file.suffix in _CODE + _DATA:
                digest.update(file.read_bytes())
    return digest.hexdigest()


def _digest(content: bytes) -> str:
    return blake2b(content, digest_size=16).hexdigest()
