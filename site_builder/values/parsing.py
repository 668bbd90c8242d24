"""Parse what a person typed: solutions, sizes, ranges, forms. Each mistake is one line."""

from __future__ import annotations

import re

from cy_core import (
    MAX_KNOWN_N,
    MAX_LABELLED_N,
    MAX_N,
    METHOD_KEYS,
    label,
    orbit,
)
from site_builder.values.errors import UserError
from site_builder.values.fundamental import FundamentalSolution
from site_builder.values.notations import whole_reading
from site_builder.values.text import square_name

MAX_CHARTED = 12


def fundamental_of(text: str, least: int = 1, largest: int = MAX_N) -> FundamentalSolution:
    """The solution that a line names; if its board is too large for a label, N takes its place."""
    columns = solution_of(text, least, largest)
    n, size = len(columns), orbit(columns).size
    return FundamentalSolution(label(columns) if n <= MAX_LABELLED_N else f"N = {n}", columns, size)


def solution_of(line: str, least: int = 1, largest: int = MAX_N) -> tuple[int, ...]:
    """The solution that a line names in any notation, with N from `least` to `largest`.

    >>> solution_of("4.2.1", 4, 8)
    (2, 0, 3, 1)
    """
    columns = whole_reading(line).solution
    n_within(len(columns), least, largest)
    return columns


def small_n(text: str) -> int:
    """An N from 1 to 12, so that one table or chart can show all solutions."""
    return size_of(text, 1, MAX_CHARTED)


def size_of(text: str, least: int, largest: int, rule: str = "this block takes") -> int:
    """N within bounds."""
    return n_within(number_of(text), least, largest, rule)


def number_of(text: str) -> int:
    """N, not yet checked against bounds."""
    n = number_within(text, 0, 9999)
    if n is None:
        raise UserError(f"N must be a whole number, got {text or 'nothing'}")
    return n


def n_within(n: int, least: int, largest: int, rule: str = "this board has") -> int:
    """N, if it is within bounds; `rule` begins the error otherwise."""
    if not least <= n <= largest:
        raise UserError(f"{rule} N = {least} to {largest}, got {n}")
    return n


def range_of(text: str, least: int = 1, largest: int = MAX_KNOWN_N) -> range:
    """The range of one N, or of the first and the last.

    >>> range_of("4-7"), range_of("8")
    (range(4, 8), range(8, 9))
    """
    sizes = span(text)
    if not sizes or sizes[0] < least or sizes[-1] > largest:
        rule = f"this block takes a range within {least}-{largest}"
        raise UserError(f"{rule}, got {text or 'nothing'}")
    return sizes


def span(text: str) -> range | None:
    """The range of one number, or of the first and the last; None if the text is neither.

    It is empty if the last is less than the first.

    >>> span("1 - 12"), span("8"), span("4-")
    (range(1, 13), range(8, 9), None)
    """
    match = re.fullmatch("([0-9]{1,9})(?: *- *([0-9]{1,9}))?", text)
    return range(int(match[1]), int(match[2] or match[1]) + 1) if match else None


def number_within(text: str, least: int, largest: int) -> int | None:
    """The number that some digits make; None if the text is another, or out of bounds.

    >>> number_within("8", 1, 32), number_within("+8", 1, 32), number_within("33", 1, 32)
    (8, None, None)
    """
    number = int(text) if re.fullmatch("[0-9]{1,9}", text) else -1
    return number if least <= number <= largest else None


def whole_number(text: str, least: int, largest: int, name: str) -> int:
    """The number that some digits make, within bounds; `name` is what the error calls it."""
    number = number_within(text, least, largest)
    if number is None:
        raise UserError(f"the {name} is {least} to {largest}, got {text or 'nothing'}")
    return number


def bits_of(text: str, least: int, largest: int, rule: str = "this block takes") -> str:
    """Digits 0 and 1, as many as bounds allow; `rule` begins the error."""
    if not re.fullmatch(f"[01]{{{least},{largest}}}", text):
        widths = f"{least}" if least == largest else f"{least} to {largest}"
        example = ("01" * least)[:least]
        raise UserError(f"{rule} {widths} bits, got {text or 'nothing'}: write {example}")
    return text


def method_named(key: str) -> str:
    """The key of a method, if there is such a method."""
    if key not in METHOD_KEYS:
        raise UserError(f"unknown method {key}: choose one of {', '.join(METHOD_KEYS)}")
    return key


def square_of(name: str, n: int) -> tuple[int, int]:
    """The row and the column of a square.

    >>> square_of("b4", 4)
    (0, 1)
    """
    match = re.fullmatch("([a-z])([0-9]{1,2})", name)
    row, column = (n - int(match[2]), ord(match[1]) - ord("a")) if match else (-1, -1)
    if not (0 <= row < n and 0 <= column < n):
        raise UserError(f"a square of N = {n} is a1 to {square_name((0, n - 1), n)}, got {name}")
    return row, column
