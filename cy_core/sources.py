"""Read the Cython files that were compiled: their sections, and lines in them."""

from __future__ import annotations

import re
from collections.abc import Mapping
from importlib.resources import files

SECTION = re.compile(r"^# --- (.+) ---\n", re.MULTILINE)


def sections(package: str, name: str) -> Mapping[str, str]:
    """The sections of a `.pyx` file by title; the text above the first title has the key ""."""
    text = files(package).joinpath(f"{name}.pyx").read_text("utf-8")
    head, *titled = SECTION.split(text)
    texts = {"": head, **dict(zip(titled[::2], titled[1::2], strict=True))}
    return {title: section.strip("\n") for title, section in texts.items()}


def line_of(fragment: str, source: str) -> int:
    """The line of a source in which a fragment ends, counted from 0.

    A fragment of two lines gives its second line: the first line tells it from similar places.
    """
    return source.count("\n", 0, source.index(fragment) + len(fragment))
