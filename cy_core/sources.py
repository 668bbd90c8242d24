"""The text of the very files that were compiled: its sections, and a line in it."""

from __future__ import annotations

import re
from collections.abc import Mapping
from importlib.resources import files

SECTION = re.compile(r"^# --- (.+) ---\n", re.MULTILINE)


def sections(package: str, name: str) -> Mapping[str, str]:
    """The parts of a `.pyx` file by what stands above each; what stands above all has no name.

    >>> list(sections("cy_core.puzzles", "order_search"))[:3]
    ['', 'list', 'bits']
    """
    text = files(package).joinpath(f"{name}.pyx").read_text("utf-8")
    head, *rest = SECTION.split(text)
    parts = {"": head, **dict(zip(rest[::2], rest[1::2], strict=True))}
    return {title: part.strip("\n") for title, part in parts.items()}


def line_of(fragment: str, source: str) -> int:
    """The line, from 0, in which a fragment ends.

    Of a fragment of two lines it is the second: the first tells which of several is meant.
    """
    return source.count("\n", 0, source.index(fragment) + len(fragment))
