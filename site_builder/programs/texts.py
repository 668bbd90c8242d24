"""The programs to copy as files: one for each method and language, and the same for another N."""

from __future__ import annotations

import re
from pathlib import Path

FOLDER = Path("content/programs")  # below the folder where the command runs, as `timings` is


def program_path(method: str, ending: str) -> Path:
    """Where the program of a method stands.

    >>> program_path("lowest_zero", "py").as_posix()
    'content/programs/lowest-zero.py'
    """
    return FOLDER / f"{method.replace('_', '-')}.{ending}"


def with_n(text: str, n: int) -> str:
    r"""A program for another board.

    >>> with_n("enum { N = 12 };\n", 9)
    'enum { N = 9 };\n'
    """
    return re.sub(r"\bN = \d+", f"N = {n}", text, count=1)
