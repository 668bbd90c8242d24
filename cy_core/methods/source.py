"""The source of the methods, read from the files that were compiled."""

from __future__ import annotations

from typing import Literal

from cy_core.checks import checked_choice
from cy_core.methods.registry import find_method
from cy_core.sources import sections


def method_source(key: str, part: Literal["recursive", "iterative", "shared"]) -> str:
    """Read one part of a method's `.pyx` file.

    Parameters
    ----------
    key : str
        Key of a method in `METHODS`.
    part : {"recursive", "iterative", "shared"}
        One of the forms, or `shared` for the rest of the file: the idea, the data and the helpers.

    Raises
    ------
    InputError
        `unknown method bitmaps: choose one of ...`;
        `a part must be recursive, iterative or shared, got both`.

    >>> method_source("bitmap", "recursive").splitlines()[-1]
    '    return Census(n, tally.solutions, nodes=tally.nodes)'
    """
    checked_choice("a part", ("recursive", "iterative", "shared"), part)
    texts = sections("cy_core.methods", find_method(key).key)
    if part != "shared":
        return texts[part]
    shared = [text for title, text in texts.items() if title not in ("recursive", "iterative")]
    return "\n\n\n".join(shared)
