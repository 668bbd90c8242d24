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
_DRAWING = ("svgwrite", "resvg-py")  # dependencies whose results are kept
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
        if not _used:
            return function(*args, **kwargs)
        call = repr((function.__module__, function.__qualname__, args, sorted(kwargs.items())))
        file = _used[0] / _digest(call.encode())
        try:
            result: Result = _unpacked(file.read_bytes())
        except (OSError, ValueError):
            result = function(*args, **kwargs)
            content = pickle.dumps(result)
            with suppress(UserError):
                write_file(file, _digest(content).encode() + content)
        return result

    return cached


def _unpacked(entry: bytes) -> Any:
    digest, content = entry[:32], entry[32:]
    if _digest(content).encode() != digest:
        raise ValueError("a damaged entry")
    return pickle.loads(content)


@cache
def _code_version() -> str:
    """A digest of Python, of our packages, and of what they draw with."""
    from importlib.metadata import PackageNotFoundError, version  # slow to import, and seldom used

    digest = blake2b(sys.version.encode(), digest_size=16)
    for name in _DRAWING:
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
