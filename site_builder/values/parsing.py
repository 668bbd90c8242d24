"""Parse values that a person typed: solutions, sizes, ranges, methods. Each error is one line."""

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
    """Parse a solution in any notation, with N from `least` to `largest`, and add its label.

    If the board is too large for a label, the label is replaced by a text such as ``N = 40``.
    """
    columns = solution_of(text, least, largest)
    n = len(columns)
    size = orbit(columns).size
    return FundamentalSolution(label(columns) if n <= MAX_LABELLED_N else f"N = {n}", columns, size)


def solution_of(line: str, least: int = 1, largest: int = MAX_N) -> tuple[int, ...]:
    """Parse a solution in any notation, with N from `least` to `largest`.

    >>> solution_of("4.2.1", 4, 8)
    (2, 0, 3, 1)
    """
    columns = whole_reading(line).solution
    n_within(len(columns), least, largest)
    return columns


def small_n(text: str) -> int:
    """Parse an N from 1 to 12. For larger N, a table or chart could not show all solutions."""
    return size_of(text, 1, MAX_CHARTED)


def size_of(text: str, least: int, largest: int, rule: str = "this block takes") -> int:
    """Parse an N from `least` to `largest`. `rule` begins the error."""
    return n_within(number_of(text), least, largest, rule)


def number_of(text: str) -> int:
    """Parse N without checking its bounds."""
    n = number_within(text, 0, 9999)
    if n is None:
        raise UserError(f"N must be a whole number, got {text or 'nothing'}")
    return n


def n_within(n: int, least: int, largest: int, rule: str = "this board has") -> int:
    """Return `n` if it is within bounds. Otherwise raise a UserError that begins with `rule`."""
    if not least <= n <= largest:
        raise UserError(f"{rule} N = {least} to {largest}, got {n}")
    return n


def range_of(text: str, least: int = 1, largest: int = MAX_KNOWN_N) -> range:
    """Parse one N, or the first and the last N of a range, within bounds.

    >>> range_of("4-7"), range_of("8")
    (range(4, 8), range(8, 9))
    """
    sizes = span(text)
    if not sizes or sizes[0] < least or sizes[-1] > largest:
        rule = f"this block takes a range within {least}-{largest}"
        raise UserError(f"{rule}, got {text or 'nothing'}")
    return sizes


def span(text: str) -> range | None:
    """Parse one number, or the first and the last number of a range. Return None for other texts.

    The range is empty if its last number is less than its first.

    >>> span("1 - 12"), span("8"), span("4-")
    (range(1, 13), range(8, 9), None)
    """
    match = re.fullmatch("([0-9]{1,9})(?: *- *([0-9]{1,9}))?", text)
    return range(int(match[1]), int(match[2] or match[1]) + 1) if match else None


def number_within(text: str, least: int, largest: int) -> int | None:
    """Parse a number within bounds.

    Return None if `text` has anything but digits, or if the number is out of bounds.

    >>> number_within("8", 1, 32), number_within("+8", 1, 32), number_within("33", 1, 32)
    (8, None, None)
    """
    number = int(text) if re.fullmatch("[0-9]{1,9}", text) else -1
    return number if least <= number <= largest else None


def whole_number(text: str, least: int, largest: int, name: str) -> int:
    """Parse a whole number within bounds. The error calls the number `name`."""
    number = number_within(text, least, largest)
    if number is None:
        raise UserError(f"the {name} is {least} to {largest}, got {text or 'nothing'}")
    return number


def bits_of(text: str, least: int, largest: int, rule: str = "this block takes") -> str:
    """Return `text` if it is `least` to `largest` digits 0 and 1. `rule` begins the error."""
    if not re.fullmatch(f"[01]{{{least},{largest}}}", text):
        widths = f"{least}" if least == largest else f"{least} to {largest}"
        example = ("01" * least)[:least]
        raise UserError(f"{rule} {widths} bits, got {text or 'nothing'}: write {example}")
    return text


def method_named(key: str) -> str:
    """Return `key` if it is the key of a method. Otherwise raise a UserError."""
    if key not in METHOD_KEYS:
        raise UserError(f"unknown method {key}: choose one of {', '.join(METHOD_KEYS)}")
    return key


def square_of(name: str, n: int) -> tuple[int, int]:
    """Parse the name of a square, and return its row and column.

    >>> square_of("b4", 4)
    (0, 1)
    """
    match = re.fullmatch("([a-z])([0-9]{1,2})", name)
    row, column = (n - int(match[2]), ord(match[1]) - ord("a")) if match else (-1, -1)
    if not (0 <= row < n and 0 <= column < n):
        raise UserError(f"a square of N = {n} is a1 to {square_name((0, n - 1), n)}, got {name}")
    return row, column
