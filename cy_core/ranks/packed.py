"""Pack counts into few bytes: most counts are 0, and the others are small."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import chain, groupby


def packed(counts: Iterable[int]) -> bytes:
    """Pack counts into bytes: the numbers one after the other, runs of zeros shortened.

    A 0 is followed by the number of further zeros after it. Each byte holds 7 bits of a number,
    the lowest bits first; its highest bit says whether the number continues in the next byte.
    """
    return bytes(chain.from_iterable(map(_seven_bits, _numbers(counts))))


def _numbers(counts: Iterable[int]) -> Iterator[int]:
    for count, run in groupby(counts):
        length = len([*run])
        yield from [count] * length if count else (0, length - 1)


def _seven_bits(number: int) -> Iterator[int]:
    while number > 127:
        yield number & 127 | 128
        number >>= 7
    yield number


def unpacked(data: bytes) -> Iterator[int]:
    """Unpack the counts that `packed` has packed."""
    numbers = _joined_numbers(data)
    for number in numbers:
        yield number
        if not number:
            yield from [0] * next(numbers)


def _joined_numbers(data: bytes) -> Iterator[int]:
    number = shift = 0
    for byte in data:
        number |= (byte & 127) << shift
        shift += 7
        if byte < 128:
            yield number
            number = shift = 0
