"""From values to places on a chart, and the words at its ticks."""

from __future__ import annotations

import math
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from statistics import fmean

from site_builder.values.errors import UserError

_SUPERSCRIPTS = str.maketrans("0123456789-", "⁰¹²³⁴⁵⁶⁷⁸⁹⁻")
_SPELT_OUT = 1000  # counts up to here are read faster than powers of ten


@dataclass(frozen=True, slots=True)
class Linear:
    """A scale on which equal differences are equally far apart.

    Attributes
    ----------
    low, high : float
        Values at the two ends.
    start, end : float
        Places of those ends.
    """

    low: float
    high: float
    start: float
    end: float

    @classmethod
    def over(cls, values: Iterable[float], start: float, end: float) -> Linear:
        """The scale between whole values that holds all of these.

        Raises
        ------
        UserError
            ``a linear scale shows finite values only, got ...``.
        """
        found = list(values)
        if not (found and all(map(math.isfinite, found))):
            raise UserError(f"a linear scale shows finite values only, got {found[:9]}")
        low, high = math.floor(min(found)), math.ceil(max(found))
        return cls(low, max(high, low + 1), start, end)

    def __call__(self, value: float) -> float:
        """The place of a value."""
        span = self.high - self.low or 1
        return self.start + (value - self.low) / span * (self.end - self.start)

    def whole_ticks(self, at_most: int) -> range:
        """Whole values at a distance of 1, 2, 5, 10 or more, so that not too many are shown."""
        low, high = math.ceil(self.low), math.floor(self.high)
        fitting = (step for step in _steps() if (high - low) // step < at_most)
        step = next(fitting)
        return range(math.ceil(low / step) * step, high + 1, step)


@dataclass(frozen=True, slots=True)
class Decades:
    """A logarithmic scale over whole powers of ten.

    Attributes
    ----------
    low, high : int
        Exponents at the two ends.
    start, end : float
        Places of those ends.
    """

    low: int
    high: int
    start: float
    end: float

    @classmethod
    def over(cls, values: Iterable[float], start: float, end: float) -> Decades:
        """The scale that holds all the values.

        Raises
        ------
        UserError
            ``a logarithmic scale shows positive values only, got ...``.
        """
        found = sorted(values)
        if not (found and found[0] > 0 and math.isfinite(found[-1])):
            got = found[0] if found and found[0] <= 0 else found[-1:]
            raise UserError(f"a logarithmic scale shows positive values only, got {got}")
        low, high = math.floor(math.log10(found[0])), math.ceil(math.log10(found[-1]))
        return cls(low, max(high, low + 1), start, end)

    def __call__(self, value: float) -> float:
        """The place of a value."""
        share = (math.log10(value) - self.low) / (self.high - self.low)
        return self.start + share * (self.end - self.start)

    def ticks(self, apart: float) -> Sequence[int]:
        """Exponents to label, as many as stand this far apart."""
        decade = abs(self.end - self.start) / (self.high - self.low)
        step = next(step for step in _steps() if step * decade >= apart)
        return range(math.ceil(self.low / step) * step, self.high + 1, step)


def factor_label(factor: float) -> str:
    """A power of ten as a factor.

    >>> [factor_label(factor)[:-1] for factor in (0.01, 1, 1000, 10**4)]
    ['0.01', '1', '1,000', '10⁴']
    """
    spelt_out = 1 / _SPELT_OUT <= factor < 1
    word = f"{factor:g}" if spelt_out else count_label(factor)
    return word + "\N{MULTIPLICATION SIGN}"


def count_label(value: float) -> str:
    """A power of ten as a count.

    >>> [count_label(value) for value in (1, 1000, 10_000, 10**12)]
    ['1', '1,000', '10⁴', '10¹²']
    """
    if 1 <= value <= _SPELT_OUT:
        return f"{value:,.0f}"
    return "10" + str(round(math.log10(value))).translate(_SUPERSCRIPTS)


def duration_label(seconds: float) -> str:
    """A power of ten as a time.

    >>> [duration_label(seconds) for seconds in (1e-6, 0.01, 1, 100)]
    ['1 µs', '10 ms', '1 s', '100 s']
    """
    units = (("s", 1.0), ("ms", 1e-3), ("µs", 1e-6), ("ns", 1e-9))
    # Rounding has made some powers of ten a little too small for their own unit.
    unit, size = next((pair for pair in units if seconds > 0.999 * pair[1]), units[-1])
    return f"{seconds / size:,g} {unit}"


def spread(wanted: Sequence[float], apart: float, start: float, end: float) -> list[float]:
    """Places as near to the wanted ones as can be, in the same order and so far apart.

    >>> spread([10, 50], 20, 0, 100)
    [10.0, 50.0]
    >>> spread([50, 50], 20, 0, 100)
    [40.0, 60.0]
    >>> spread([95, 95], 20, 0, 100)
    [80, 100]
    """
    blocks: list[list[float]] = []
    for index, place in enumerate(wanted):
        block = [place - index * apart]
        # Neighbours that would overlap move together, around the middle of what they want.
        while blocks and fmean(blocks[-1]) > fmean(block):
            block = blocks.pop() + block
        blocks.append(block)
    first = [min(max(fmean(block), start), end - (len(wanted) - 1) * apart) for block in blocks]
    shifts = [shift for shift, block in zip(first, blocks, strict=True) for _ in block]
    return [shift + index * apart for index, shift in enumerate(shifts)]


def _steps() -> Iterable[int]:
    """1, 2, 5, 10, 20, 50 and on."""
    return (factor * 10**power for power in range(20) for factor in (1, 2, 5))
