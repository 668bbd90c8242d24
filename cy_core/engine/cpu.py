"""Which instructions the engine uses: the best the processor has, or what the reader forces."""

from __future__ import annotations

import os

from cy_core.checks import shown
from cy_core.engine.binding import PATHS, has_path
from cy_core.model import InputError

PATH_VARIABLE = "QUEENS_ENGINE"


def chosen_path(path: str | None = None) -> str:
    """The path of the engine: the one asked for, or that of `QUEENS_ENGINE`, or the fastest.

    Raises
    ------
    InputError
        As `checked_path`, of the argument or of `QUEENS_ENGINE`.
    """
    if path is not None:
        return checked_path(path)
    forced = os.environ.get(PATH_VARIABLE)
    return checked_path(forced, PATH_VARIABLE) if forced else _available()[-1]


def checked_path(path: str, name: str = "path") -> str:
    """A path that this processor has.

    Raises
    ------
    InputError
        `QUEENS_ENGINE must be portable, avx2 or avx512, got sse`;
        `this processor has no avx512: leave QUEENS_ENGINE empty, or set it to portable`.
    """
    if not isinstance(path, str) or path not in PATHS:
        raise InputError(f"{name} must be portable, avx2 or avx512, got {shown(path)}")
    available = _available()
    if path not in available:
        remedy = f"leave {name} empty, or set it to {available[-1]}"
        raise InputError(f"this processor has no {path}: {remedy}")
    return path


def _available() -> list[str]:
    return [path for path in PATHS if has_path(path)]
