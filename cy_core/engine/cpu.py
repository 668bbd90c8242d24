"""Which instructions the engine uses: the best the processor has, or what the reader forces."""

from __future__ import annotations

import os

from cy_core.checks import shown
from cy_core.engine.binding import PATHS, has_path
from cy_core.model import InputError

PATH_VARIABLE = "QUEENS_ENGINE"


def chosen_path() -> str:
    """The path of the engine: the fastest, or the one that `QUEENS_ENGINE` names.

    Raises
    ------
    InputError
        `QUEENS_ENGINE must be portable, avx2 or avx512, got sse`;
        `this processor has no avx512: leave QUEENS_ENGINE empty, or set it to portable`.
    """
    available = [path for path in PATHS if has_path(path)]
    forced = os.environ.get(PATH_VARIABLE)
    if not forced:
        return available[-1]
    if forced not in PATHS:
        raise InputError(f"{PATH_VARIABLE} must be portable, avx2 or avx512, got {shown(forced)}")
    if forced not in available:
        remedy = f"leave {PATH_VARIABLE} empty, or set it to {available[-1]}"
        raise InputError(f"this processor has no {forced}: {remedy}")
    return forced
