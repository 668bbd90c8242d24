"""What a person typed, read: solutions, sizes, ranges, forms; each mistake is one line."""

from __future__ import annotations

import re

from cy_core import (
    MAX_KNOWN_N,
    MAX_LABELLED_N,
    MAX_N,
    label,
    orbit,
)
from site_builder.values.census import one_form
from site_builder.values.errors import UserError
from site_builder.values.gallery import Entry
from site_builder.values.notations import whole_reading

MAX_CHARTED = 12


def entry_of(text: str) -> Entry:
    """The solution that a line names; one too large to be ranked here is called by its N."""
    columns = solution_of(text)
    n, size = len(columns), orbit(columns).size
    return Entry(label(columns) if n <= MAX_LABELLED_N else f"N = {n}", columns, size)


def solution_of(line: str, least: int = 1, largest: int = MAX_N) -> tuple[int, ...]:
    """The solution of a size within bounds that a line names, in any notation.

    >>> solution_of("4.2.1", 4, 8)
    (2, 0, 3, 1)

    Raises
    ------
    UserError
        As `whole_reading` and `n_within`.
    """
    columns = whole_reading(line).solution
    n_within(len(columns), least, largest)
    return columns


def small_n(text: str) -> int:
    """An N of which all solutions are shown in one table or chart."""
    return size_of(text, 1, MAX_CHARTED)


def size_of(text: str, least: int, largest: int, rule: str = "this block takes") -> int:
    """A number of queens within bounds.

    Raises
    ------
    UserError
        As for `number_of` and `n_within`.
    """
    return n_within(number_of(text), least, largest, rule)


def number_of(text: str) -> int:
    """A number of queens, of any size yet.

    Raises
    ------
    UserError
        ``N must be a whole number, got x``.
    """
    n = number_within(text, 0, 9999)
    if n is None:
        raise UserError(f"N must be a whole number, got {text or 'nothing'}")
    return n


def n_within(n: int, least: int, largest: int, rule: str = "this board has") -> int:
    """N, if it is within bounds; the rule is what the error begins with.

    Raises
    ------
    UserError
        ``this board has N = 4 to 14, got 3``.
    """
    if not least <= n <= largest:
        raise UserError(f"{rule} N = {least} to {largest}, got {n}")
    return n


def range_of(text: str, least: int = 1, largest: int = MAX_KNOWN_N) -> range:
    """One N, or the first and the last.

    Raises
    ------
    UserError
        ``this block takes a range within 1-27, got 9-5``.

    >>> range_of("4-7"), range_of("8")
    (range(4, 8), range(8, 9))
    """
    found = span(text)
    if not found or found[0] < least or found[-1] > largest:
        rule = f"this block takes a range within {least}-{largest}"
        raise UserError(f"{rule}, got {text or 'nothing'}")
    return found


def span(text: str) -> range | None:
    """One number, or the first and the last; empty if they descend, None if they are none.

    >>> span("1 - 12"), span("8"), span("4-")
    (range(1, 13), range(8, 9), None)
    """
    found = re.fullmatch("([0-9]{1,9})(?: *- *([0-9]{1,9}))?", text)
    return range(int(found[1]), int(found[2] or found[1]) + 1) if found else None


def number_within(text: str, least: int, largest: int) -> int | None:
    """A number in plain digits; None where it is none, or out of bounds.

    >>> number_within("8", 1, 32), number_within("+8", 1, 32), number_within("33", 1, 32)
    (8, None, None)
    """
    found = int(text) if re.fullmatch("[0-9]{1,9}", text) else -1
    return found if least <= found <= largest else None


def nothing(text: str) -> None:
    """What stands in a block that takes no word.

    Raises
    ------
    UserError
        ``this block takes no further word, got 8: leave it out``.
    """
    if text:
        raise UserError(f"this block takes no further word, got {text}: leave it out")


def form_of(text: str) -> str:
    """The form of a method.

    Raises
    ------
    UserError
        ``a form is recursive or iterative, got x``.
    """
    if text not in ("recursive", "iterative"):
        raise UserError(f"a form is recursive or iterative, got {text or 'nothing'}")
    return text


def method_named(key: str) -> str:
    """The key, if it is one.

    Raises
    ------
    UserError
        ``unknown method KEY: choose one of ...``.
    """
    keys = [method.key for method in one_form()]
    if key not in keys:
        raise UserError(f"unknown method {key}: choose one of {', '.join(keys)}")
    return key
