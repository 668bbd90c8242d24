"""Counts as few bytes, as a package and a browser carry them: most are 0, the others are small."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import chain, groupby


def packed(counts: Iterable[int]) -> bytes:
    """Counts one after the other; a 0 is followed by the number of those after it.

    A number takes 7 bits of each byte, the lowest first, and the highest bit where more follow.

    >>> packed([3, 0, 0, 0, 300]).hex(" ")
    '03 00 02 ac 02'
    """
    return bytes(chain.from_iterable(map(_seven_bits, _numbers(counts))))


def _numbers(counts: Iterable[int]) -> Iterator[int]:
    for count, run in groupby(counts):
        many = len([*run])
        yield from [count] * many if count else (0, many - 1)


def _seven_bits(number: int) -> Iterator[int]:
    while number > 127:
        yield number & 127 | 128
        number >>= 7
    yield number


def unpacked(data: bytes) -> Iterator[int]:
    """The counts that were packed.

    >>> [*unpacked(packed([3, 0, 0, 0, 300]))]
    [3, 0, 0, 0, 300]
    """
    numbers = _whole(data)
    for number in numbers:
        yield number
        if not number:
            yield from [0] * next(numbers)


def _whole(data: bytes) -> Iterator[int]:
    number = shift = 0
    for byte in data:
        number |= (byte & 127) << shift
        shift += 7
        if byte < 128:
            yield number
            number = shift = 0
