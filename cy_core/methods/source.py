"""The source of the methods, read from the very files that were compiled."""

from __future__ import annotations

from typing import Literal

from cy_core.checks import shown
from cy_core.methods.registry import find_method
from cy_core.model import InputError
from cy_core.sources import sections


def method_source(key: str, part: Literal["recursive", "iterative", "shared"]) -> str:
    """One part of a method's `.pyx` file.

    Parameters
    ----------
    key : str
        Key of a method in `METHODS`.
    part : {"recursive", "iterative", "shared"}
        A form, or what stands outside both: the idea, the state, the helpers.

    Raises
    ------
    InputError
        `unknown method bitmaps: choose one of ...`.

    >>> method_source("bitmap", "recursive").splitlines()[-1]
    '    return Census(n, tally.solutions, nodes=tally.nodes)'
    """
    if not isinstance(part, str) or part not in ("recursive", "iterative", "shared"):
        raise InputError(f"a part must be recursive, iterative or shared, got {shown(part, str)}")
    find_method(key, "recursive")
    parts = sections("cy_core.methods", key)
    if part != "shared":
        return parts[part]
    others = [text for name, text in parts.items() if name not in ("recursive", "iterative")]
    return "\n\n\n".join(others)
