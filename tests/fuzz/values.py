"""Values by their names, so that a call can be told, sent to another process and made there."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from decimal import Decimal
from fractions import Fraction
from itertools import count, repeat
from operator import index
from typing import Any

import numpy as np

from cy_core import METHODS
from cy_core.engine.binding import Counter, Lister, Parts, Stop


class Eight:
    """Not a number, but good for one."""

    def __index__(self) -> int:
        return 8


class Text(str):
    """A text that is more than one."""


def _itself() -> list[Any]:
    items: list[Any] = []
    items.append(items)
    return items


def _named(*values: Any) -> dict[str, Callable[[], Any]]:
    return {repr(value)[:30]: lambda value=value: value for value in values}


# Boards of 9 to 28 are left out: they are good values, and take long.
WHOLE = {
    **_named(0, -1, -8, 29, 32, 33, 64, 99, 255, 256, 1000, 65536),
    **_named(2**31 - 1, 2**31, -(2**31) - 1, 2**32 + 4, 2**63 - 1, 2**63, 2**64 + 8, 10**400),
}
SMALL = _named(1, 2, 3, 4, 5, 6, 7, 8)
NO_NUMBERS = {
    **_named(None, True, False, 8.0, 0.5, float("nan"), float("inf"), 8j, "8", "\u0668", "", b"8"),
    **_named(Decimal(8), Fraction(8), (), [], [8], {}, {8: 8}, {8}, ..., NotImplemented, int),
    "object()": object,
    "numpy.array(8.0)": lambda: np.array(8.0),
    "numpy.array([8, 8])": lambda: np.array([8, 8]),
    "numpy.bool_": lambda: np.bool_(True),
    "a list of itself": _itself,
}
OTHER_NUMBERS = {
    "Eight()": Eight,
    "numpy.int64(8)": lambda: np.int64(8),
    "numpy.uint8(8)": lambda: np.uint8(8),
    "numpy.array(8)": lambda: np.array(8),
}
TEXTS = {
    **_named("8.4.1", " 8.4.1", "008.04.0001", "8.4.1\n", "8.4.2", "1.1.1", "0.1.1", "8.4.0"),
    **_named("\u0668.4.1", "8.4.1\0", "\0", "\ud800", "a\nb", "99.8.1", "8.4." + "9" * 18),
    **_named("portable", "sse", "avx2", "avx512", "Portable", "portable\0", "mmx", "x" * 100_000),
    **_named("bitmap", "mirror", "brute_force", "bitmap\0", "recursive", "iterative", "shared"),
    "Text('8.4.1')": lambda: Text("8.4.1"),
}
BOARDS = {
    **_named((0,), (1, 3, 0, 2), [4, 2, 0, 3, 1], (0, 1, 2, 3), (1, 3, 0, 4), (1, 1), (-1, 0)),
    **_named((1.0, 3.0, 0.0, 2.0), (True, 3, False, 2), "1302", b"\1\3\0\2", (None,), ((0, 1),)),
    **_named((2**64, 0), (-(2**31),), ([],), {1: 3, 3: 1, 0: 0, 2: 2}, {0}, range(33), range(32)),
    "an iterator": lambda: iter((1, 3, 0, 2)),
    "numpy.array([1, 3, 0, 2])": lambda: np.array([1, 3, 0, 2]),
    "numpy.array([[1, 3], [0, 2]])": lambda: np.array([[1, 3], [0, 2]]),
    "numpy.array of float": lambda: np.array([1.0, 3.0, 0.0, 2.0]),
    "numpy.array(3)": lambda: np.array(3),
    "memoryview": lambda: memoryview(b"\1\3\0\2"),
    "range(10 ** 9)": lambda: range(10**9),
    "count()": count,
    "repeat(0)": lambda: repeat(0),
}
SQUARES = {
    **_named([(0, 0)], [(0, 0), (1, 1)], [(0, 0), (0, 0)], [(0, -1)], [(7, 7), (0, 8)], [(8, 0)]),
    **_named([(2**31, 0)], [(2**64, 0)], [(0.5, 1)], [(0,)], [(0, 1, 2)], [None], "ab"),
    **_named(
        [(-1, -1)], [("0", "1")], [(row, 0) for row in range(100)], [(np.int64(3), np.uint8(4))]
    ),
}
ENGINE = {
    "Stop()": Stop,
    **{f"Parts({n})": lambda n=n: Parts(n) for n in (1, 2, 4, 8, 11)},
    "Counter": lambda: Counter("portable", Stop()),
    "Counter, stopped": lambda: Counter("portable", _stopped()),
    **{f"Lister({n})": lambda n=n: Lister(n, "portable") for n in (4, 8)},
}


def _stopped() -> Stop:
    stop = Stop()
    stop.set()
    return stop


VALUES: Mapping[str, Callable[[], Any]] = {
    **(WHOLE | SMALL | NO_NUMBERS | OTHER_NUMBERS | TEXTS | BOARDS | SQUARES | ENGINE)
}

KEYS = {method.key for method in METHODS}


def is_whole(value: Any) -> bool:
    """Whether it passes for a whole number: True does not."""
    if isinstance(value, bool | np.bool_):
        return False
    try:
        index(value)
    except TypeError:
        return False
    return True


def _are_whole(value: Any) -> bool:
    try:
        return all(map(is_whole, _first(value)))
    except TypeError:
        return False


def _are_pairs(value: Any) -> bool:
    try:
        return all(is_whole(row) and is_whole(column) for row, column in _first(value))
    except (TypeError, ValueError):
        return False


def _first(values: Any) -> Iterator[Any]:
    """As many as the largest board has, and one more."""
    return (value for value, _ in zip(values, range(33), strict=False))


# Whether a public function may accept a value for a parameter of that name.
SOUND: Mapping[str, Callable[[Any], bool]] = {
    "n": is_whole,
    "threads": is_whole,
    "chunk": is_whole,
    "method": lambda value: value is None or (isinstance(value, str) and value in KEYS),
    "key": lambda value: isinstance(value, str) and value in KEYS,
    "form": lambda value: isinstance(value, str) and value in ("recursive", "iterative"),
    "part": lambda value: isinstance(value, str) and value in ("recursive", "iterative", "shared"),
    "label": lambda value: isinstance(value, str),
    "solution": _are_whole,
    "squares": _are_pairs,
}
# What a parameter of that name is given most of the time.
LIKELY: Mapping[str, tuple[str, ...]] = {
    **dict.fromkeys(("n", "threads", "chunk", "number", "total"), (*SMALL, *WHOLE)),
    **dict.fromkeys(("method", "key", "form", "part", "label", "backend"), (*TEXTS, "None")),
    "solution": tuple(BOARDS),
    "squares": tuple(SQUARES),
    "stop": ("Stop()", "None"),
    "parts": (*(name for name in ENGINE if name.startswith("Parts")), "None"),
    "counter": ("Counter", "Counter, stopped", "None"),
    "lister": ("Lister(4)", "Lister(8)", "None"),
}
