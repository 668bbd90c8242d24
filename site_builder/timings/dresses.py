"""Which dress a subject wears: the same in every chart of a page."""

from __future__ import annotations

from site_builder.core import ENGINE, PATHS
from site_builder.timings.records import Subject
from site_builder.timings.subjects import METHOD_KEYS


def dress(subject: Subject) -> int:
    """Its place in the row of dresses: the ladder, then the engine's paths, then its threads.

    Both forms of a method share one, as no chart has both; so do counting and listing fundamental
    solutions. Listing all solutions has one of its own.

    >>> dress(Subject("brute_force", "iterative")), dress(Subject("engine", path="portable"))
    (0, 9)
    >>> [dress(Subject("engine", path="avx2", threads=count)) for count in (2, 3, 4, 16)]
    [13, 13, 14, 16]
    """
    if subject.method != ENGINE:
        return METHOD_KEYS.index(subject.method)
    engine = len(METHOD_KEYS)
    if subject.task == "solutions":
        return engine + len(PATHS)
    if subject.threads == 1:
        return engine + PATHS.index(subject.path)
    return engine + len(PATHS) + subject.threads.bit_length() - 1
