"""Format long durations, large numbers and relative errors."""

from __future__ import annotations

from collections.abc import Mapping

from cy_core import DEPTH_FIRST, JOIN

SEARCH_NAMES: Mapping[str, str] = {DEPTH_FIRST: "depth first", JOIN: "quadrant join"}
_UNITS = {"year": 365.25 * 86400.0, "day": 86400.0, "hour": 3600.0, "minute": 60.0, "second": 1.0}
_MIN_AMOUNT = 2.0  # of a unit; below that the next smaller unit is used


def long_duration(seconds: float) -> str:
    """A duration in two figures, in the largest unit of which it has two or more.

    >>> [long_duration(seconds) for seconds in (0.0314, 5, 150, 9000, 180000, 1.46e10)]
    ['0.031 seconds', '5.0 seconds', '2.5 minutes', '2.5 hours', '2.1 days', '460 years']
    """
    unit = next(
        (unit for unit, least in _UNITS.items() if seconds >= _MIN_AMOUNT * least), "second"
    )
    return f"{rounded(seconds / _UNITS[unit])} {unit}s"


def rounded(value: float) -> str:
    """A number in two figures.

    >>> [rounded(value) for value in (0.0123, 1.25, 12.3, 123.4, 12345)]
    ['0.012', '1.2', '12', '120', '12,000']
    """
    two = float(f"{value:.2g}")
    return f"{two:,.0f}" if two >= 10 else f"{two:#.2g}"


def share(error: float) -> str:
    """An error in two figures.

    >>> share(0.0472), share(0.3)
    ('4.7 %', '30 %')
    """
    return f"{100 * error:.2g} %"
