"""Scales, which convert values to positions in a chart, and the labels of their ticks."""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from statistics import fmean

from site_builder.values.text import SECONDS_OF_SYMBOL

_SUPERSCRIPTS = str.maketrans("0123456789-", "⁰¹²³⁴⁵⁶⁷⁸⁹⁻")
# Counts up to this number are written out, because they are easier to read than powers of ten.
_SPELT_OUT = 1000


@dataclass(frozen=True, slots=True)
class Bands:
    """A scale of rows or columns of equal size, numbered from 0."""

    count: int
    # The position of the edge of the first band.
    start: float
    # The size of each band.
    step: float

    @property
    def end(self) -> float:
        """The position of the edge of the last band."""
        return self.start + self.count * self.step

    def ticks(self, apart: float) -> list[float]:
        """Return the indexes of all bands, because each band has a label. `apart` is ignored."""
        return list(range(self.count))

    def __call__(self, index: float) -> float:
        """Return the position of the middle of a band."""
        return self.start + (index + 0.5) * self.step


@dataclass(frozen=True, slots=True)
class Linear:
    """A linear scale."""

    # The values `low` and `high` have the positions `start` and `end`.
    low: float
    high: float
    start: float
    end: float
    # A unit has this many parts. Ticks are multiples of 1 / `parts`.
    parts: int = 1

    @classmethod
    def over(cls, values: Sequence[float], start: float, end: float, parts: int = 1) -> Linear:
        """Return the smallest scale that includes all values and begins and ends at a tick."""
        low, high = math.floor(min(values) * parts), math.ceil(max(values) * parts)
        return cls(low / parts, max(high, low + 1) / parts, start, end, parts)

    def __call__(self, value: float) -> float:
        """Return the position of a value."""
        return self.start + (value - self.low) / (self.high - self.low) * (self.end - self.start)

    def ticks(self, apart: float) -> list[float]:
        """Return the values to label. Their positions are at least `apart` from each other.

        They are multiples of 1, 2, 5, 10, ... parts of a unit.
        """
        low, high = round(self.low * self.parts), round(self.high * self.parts)
        part = abs(self.end - self.start) / (high - low)
        step = _step(part, apart)
        return [tick / self.parts for tick in range(-(-low // step) * step, high + 1, step)]


@dataclass(frozen=True, slots=True)
class Log:
    """A logarithmic scale between two powers of ten."""

    # Ten to the power of `low` has the position `start`, and ten to the power of `high` has `end`.
    low: int
    high: int
    start: float
    end: float

    @classmethod
    def over(cls, values: Sequence[float], start: float, end: float) -> Log:
        """Return the smallest scale from a power of ten to another that includes all values."""
        low, high = math.floor(math.log10(min(values))), math.ceil(math.log10(max(values)))
        return cls(low, max(high, low + 1), start, end)

    def __call__(self, value: float) -> float:
        """Return the position of a value."""
        share = (math.log10(value) - self.low) / (self.high - self.low)
        return self.start + share * (self.end - self.start)

    def ticks(self, apart: float) -> list[float]:
        """Return the powers of ten to label.

        Their positions are at least `apart` from each other.
        """
        step = _step(abs(self.end - self.start) / (self.high - self.low), apart)
        return [10.0**power for power in range(-(-self.low // step) * step, self.high + 1, step)]


Scale = Linear | Log | Bands


def factor_label(factor: float) -> str:
    """Format a power of ten as a factor.

    >>> [factor_label(factor)[:-1] for factor in (0.01, 1, 1000, 10**4)]
    ['0.01', '1', '1,000', '10⁴']
    """
    spelt_out = 1 / _SPELT_OUT <= factor < 1
    word = f"{factor:g}" if spelt_out else count_label(factor)
    return word + "\N{MULTIPLICATION SIGN}"


def count_label(value: float) -> str:
    """Format a power of ten as a count, written out up to 1000.

    >>> [count_label(value) for value in (1, 1000, 10_000, 10**12)]
    ['1', '1,000', '10⁴', '10¹²']
    """
    if 1 <= value <= _SPELT_OUT:
        return f"{value:,.0f}"
    return "10" + str(round(math.log10(value))).translate(_SUPERSCRIPTS)


def power_label(value: float) -> str:
    """Format a count with three digits. From a million on, add a power of ten.

    >>> power_label(92), power_label(234_907_967_154_122_528)[:4]
    ('92', '2.35')
    """
    if value < 1e6:
        return f"{value:,.0f}"
    digits, _, power = f"{value:.2e}".partition("e")
    return f"{digits} \N{MULTIPLICATION SIGN} 10{str(int(power)).translate(_SUPERSCRIPTS)}"


def duration_label(seconds: float) -> str:
    """Format a power of ten as a duration.

    >>> [duration_label(seconds) for seconds in (1e-6, 0.01, 1, 100)]
    ['1 µs', '10 ms', '1 s', '100 s']
    """
    # The factor 0.999 allows for rounding errors, which make some powers of ten slightly too small.
    fitting = (unit for unit, size in SECONDS_OF_SYMBOL.items() if seconds > 0.999 * size)
    unit = next(fitting, "ns")
    return f"{seconds / SECONDS_OF_SYMBOL[unit]:,g} {unit}"


def spread(wanted: Sequence[float], apart: float, start: float, end: float) -> list[float]:
    """Move the `wanted` positions so that they are at least `apart`, and keep their order.

    The positions are moved as little as possible, and stay between `start` and `end`.

    >>> spread([10, 50], 20, 0, 100)
    [10.0, 50.0]
    >>> spread([50, 50], 20, 0, 100)
    [40.0, 60.0]
    >>> spread([95, 95], 20, 0, 100)
    [80, 100]
    """
    blocks: list[list[float]] = []
    for index, position in enumerate(wanted):
        block = [position - index * apart]
        # Neighbours that would overlap move together, around the mean of their wanted positions.
        while blocks and fmean(blocks[-1]) > fmean(block):
            block = blocks.pop() + block
        blocks.append(block)
    first = [min(max(fmean(block), start), end - (len(wanted) - 1) * apart) for block in blocks]
    shifts = [shift for shift, block in zip(first, blocks, strict=True) for _ in block]
    return [shift + index * apart for index, shift in enumerate(shifts)]


def _step(size: float, apart: float) -> int:
    """Return the smallest of 1, 2, 5, 10, 20, 50, ... that makes `size` at least `apart`."""
    steps: Iterator[int] = (factor * 10**power for power in range(20) for factor in (1, 2, 5))
    return next(step for step in steps if step * size >= apart)
