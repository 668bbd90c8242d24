"""Read the Cython files that were compiled: their sections, and lines in them."""

from __future__ import annotations

import re
from collections.abc import Mapping
from importlib.resources import files
from typing import TypeVar

from cy_core.model import FrozenMapping

Name = TypeVar("Name", bound=str)
SECTION = re.compile(r"^# --- (.+) ---\n", re.MULTILINE)


def sections(package: str, name: str) -> Mapping[str, str]:
    """The sections of a `.pyx` file by title; the text above the first title has the key ""."""
    text = files(package).joinpath(f"{name}.pyx").read_text("utf-8")
    head, *titled = SECTION.split(text)
    texts = {"": head, **dict(zip(titled[::2], titled[1::2], strict=True))}
    return {title: section.strip("\n") for title, section in texts.items()}


def lines_of(fragments: Mapping[Name, str], source: str) -> Mapping[Name, int]:
    """By name, the line of a source in which a fragment ends, counted from 0.

    A fragment of two lines gives its second line: the first line tells it from similar places.
    """
    return FrozenMapping(
        {
            name: source.count("\n", 0, source.index(fragment) + len(fragment))
            for name, fragment in fragments.items()
        }
    )
