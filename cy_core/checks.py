"""Checks of arguments.

Each check returns the value in the type that is used, or raises an error.
"""

from __future__ import annotations

from operator import index

from cy_core.arrays import Boards
from cy_core.model import InputError

MIN_N, MAX_N = 1, 32
# If totals grow as from N = 26 to 27, the total of N = 29 exceeds 2**63.
MAX_COUNTABLE_N = 28
# The most threads that a caller may ask for. If a machine has fewer cores, its threads take turns.
MAX_THREADS = 1024
MAX_VALUE_LENGTH = 200  # characters


def format_value(value: object, expected: type = object) -> str:
    """Format a value for an error message: on one line, shortened if it is long.

    A value of the type `expected` is shown as `str` does, any other value as `repr` does.
    """
    try:
        text = str(value) if isinstance(value, expected) else repr(value)
    except (ValueError, RecursionError):
        # Python refuses to print numbers of more than 4300 digits and very deeply nested lists.
        return "a value too long to show"
    clean = text if text and text.isprintable() else repr(text)
    return clean if len(clean) <= MAX_VALUE_LENGTH else f"{clean[:MAX_VALUE_LENGTH]}..."


def whole_number(value: object) -> int:
    """Convert an integer of any type, such as a NumPy integer, to an int.

    Raise a `TypeError` for any other value, and for True and False.
    """
    if isinstance(value, bool):
        raise TypeError("a truth value is not a number")
    return index(value)  # type: ignore[arg-type]


def checked_int(name: str, value: object) -> int:
    """Convert an integer of any type to an int. An error message calls the argument `name`."""
    try:
        return whole_number(value)
    except TypeError:
        raise InputError(f"{name} must be an integer, got {format_value(value, int)}") from None


def checked_range(name: str, value: object, least: int, most: int) -> int:
    """Convert an integer from `least` to `most` to an int. An error calls the argument `name`."""
    number = checked_int(name, value)
    if not least <= number <= most:
        raise InputError(f"{name} must be between {least} and {most}, got {format_value(number)}")
    return number


def checked_n(n: object, largest: int = MAX_N) -> int:
    """Convert the side of a board to an int.

    >>> checked_n(8)
    8
    """
    return checked_range("n", n, MIN_N, largest)


def countable_n(n: object) -> int:
    """Convert the side of a board to an int, at most the largest whose total fits 64 bits."""
    return checked_n(n, MAX_COUNTABLE_N)


def positive(name: str, value: object) -> int:
    """Convert an integer of 1 or more to an int. An error message calls the argument `name`."""
    number = checked_int(name, value)
    if number < 1:
        raise InputError(f"{name} must be 1 or more, got {format_value(number)}")
    return number


def checked_choice(name: str, choices: tuple[str, ...], value: object) -> int:
    """Return the index of `value` in `choices`. An error message calls the argument `name`."""
    if isinstance(value, str) and value in choices:
        return choices.index(value)
    *others, last = choices
    rule = f"{name} must be {', '.join(others)} or {last}"
    raise InputError(f"{rule}, got {format_value(value, str)}")


def side_of(boards: Boards) -> int:
    """Return the side n of boards of shape (count, n), or of one board of shape (n,).

    Raise an `InputError` if n or a column is out of range.
    """
    n = int(boards.shape[-1])
    if not MIN_N <= n <= MAX_N:
        raise InputError(f"a solution has {MIN_N} to {MAX_N} queens, got {n}")
    greatest = int(boards.max(initial=0))
    if greatest >= n:
        raise InputError(f"columns of {n} queens are 0 to {n - 1}, got {greatest}")
    return n
