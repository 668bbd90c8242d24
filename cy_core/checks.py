"""What a value must be to go further in: each check gives it back as it is used, or refuses it."""

from __future__ import annotations

from operator import index

from cy_core.model import InputError

MIN_N, MAX_N = 1, 32
MAX_COUNTABLE_N = 28  # by the growth from N = 26 to 27, the total of N = 29 passes 2**63
MAX_THREADS = 1024  # more than the cores of any machine: they would only take turns
LONGEST_SHOWN = 200  # characters of a value in a message


def shown(value: object, expected: type = object) -> str:
    r"""A value as a message tells it: on one line, and cut where it is long.

    One that is not of the expected type is written as in Python, so that its type can be seen.

    >>> print(shown(8), shown("a\nb"), shown(""), shown(10**5000), sep="; ")
    8; 'a\nb'; ''; a value too long to show
    >>> print(shown("8", str), shown("8", int))
    8 '8'
    """
    try:
        text = str(value) if isinstance(value, expected) else repr(value)
    except (ValueError, RecursionError):  # a number of more than 4300 digits, lists in lists
        return "a value too long to show"
    clean = text if text and text.isprintable() else repr(text)
    return clean if len(clean) <= LONGEST_SHOWN else f"{clean[:LONGEST_SHOWN]}..."


def whole_number(value: object) -> int:
    """An integer of any type as an int.

    Raises
    ------
    TypeError
        It is none; a truth value is none either.
    """
    if isinstance(value, bool):
        raise TypeError("a truth value is no number")
    return index(value)  # type: ignore[arg-type]


def checked_whole(name: str, value: object) -> int:
    """An integer of any type as an int; its name stands in the message.

    Raises
    ------
    InputError
        `threads must be an integer, got 'x'`.
    """
    try:
        return whole_number(value)
    except TypeError:
        raise InputError(f"{name} must be an integer, got {shown(value, int)}") from None


def checked_n(n: object, largest: int = MAX_N) -> int:
    """The side of a board as an int.

    Raises
    ------
    InputError
        `n must be an integer, got 8.5`; `n must be between 1 and 32, got 40`.

    >>> checked_n(8)
    8
    """
    whole = checked_whole("n", n)
    if not MIN_N <= whole <= largest:
        raise InputError(f"n must be between {MIN_N} and {largest}, got {shown(whole)}")
    return whole


def countable_n(n: object) -> int:
    """The side of a board whose total fits 64 bits.

    Raises
    ------
    InputError
        `n must be an integer, got 8.5`; `n must be between 1 and 28, got 40`.
    """
    return checked_n(n, MAX_COUNTABLE_N)


def checked_threads(value: object) -> int:
    """A number of threads as an int.

    Raises
    ------
    InputError
        `threads must be an integer, got 'x'`; `threads must be between 1 and 1024, got 0`.
    """
    whole = checked_whole("threads", value)
    if not 1 <= whole <= MAX_THREADS:
        raise InputError(f"threads must be between 1 and {MAX_THREADS}, got {shown(whole)}")
    return whole


def positive(name: str, value: object) -> int:
    """A number from 1 on as an int.

    Raises
    ------
    InputError
        `chunk must be an integer, got 'x'`; `chunk must be 1 or more, got 0`.
    """
    whole = checked_whole(name, value)
    if whole < 1:
        raise InputError(f"{name} must be 1 or more, got {shown(whole)}")
    return whole


def checked_choice(name: str, choices: tuple[str, ...], value: object) -> int:
    """The place of a value among those that may be chosen.

    Raises
    ------
    InputError
        `form must be list, bits or iterative, got x`.
    """
    if isinstance(value, str) and value in choices:
        return choices.index(value)
    *others, last = choices
    raise InputError(f"{name} must be {', '.join(others)} or {last}, got {shown(value, str)}")
