"""The source of the methods, read from the files that were compiled."""

from __future__ import annotations

from typing import Literal

from cy_core.checks import checked_choice
from cy_core.methods.registry import find_method
from cy_core.sources import sections


def method_source(key: str, part: Literal["recursive", "iterative", "shared"]) -> str:
    """Read one part of a method's `.pyx` file."""
    checked_choice("a part", ("recursive", "iterative", "shared"), part)
    texts = sections("cy_core.methods", find_method(key).key)
    if part != "shared":
        return texts[part]
    shared = [text for title, text in texts.items() if title not in ("recursive", "iterative")]
    return "\n\n\n".join(shared)
