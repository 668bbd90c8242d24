"""Read the sources of compiled Cython modules, split them into sections, and find lines in them."""

from __future__ import annotations

import re
from collections.abc import Mapping
from importlib.resources import files
from typing import TypeVar

from cy_core.model import FrozenMapping

Name = TypeVar("Name", bound=str)
SECTION = re.compile(r"^# --- (.+) ---\n", re.MULTILINE)


def sections(package: str, name: str) -> Mapping[str, str]:
    """Read a `.pyx` file, and return its sections by title.

    The text above the first has the key "".
    """
    text = files(package).joinpath(f"{name}.pyx").read_text("utf-8")
    # The split returns the text above the first title, then titles and sections by turns.
    head, *titles_and_texts = SECTION.split(text)
    texts = {"": head}
    texts |= zip(titles_and_texts[::2], titles_and_texts[1::2], strict=True)
    return {title: section.strip("\n") for title, section in texts.items()}


def lines_of(fragments: Mapping[Name, str], source: str) -> Mapping[Name, int]:
    """Return the line of `source`, counted from 0, in which each fragment ends, by name.

    Each fragment must occur in the source. If a fragment has two lines, the result is its second
    line. The first line only distinguishes it from similar places.
    """
    return FrozenMapping(
        {
            name: source.count("\n", 0, source.index(fragment) + len(fragment))
            for name, fragment in fragments.items()
        }
    )
