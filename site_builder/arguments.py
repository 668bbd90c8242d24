"""The kinds of value the command line takes: each a function from a word to a value."""

from __future__ import annotations

import math
import re

from site_builder.census import METHODS
from site_builder.errors import UserError

METHOD_KEYS = tuple(dict.fromkeys(method.key for method in METHODS))
FORMS = ("recursive", "iterative")
SMALLEST_N, LARGEST_N = 1, 32


def board_size(word: str) -> int:
    """A number of queens.

    >>> board_size("12")
    12

    Raises
    ------
    UserError
        ``n must be an integer between 1 and 32, got x``.
    """
    if re.fullmatch("[0-9]{1,4}", word) and SMALLEST_N <= int(word) <= LARGEST_N:
        return int(word)
    raise UserError(f"n must be an integer between {SMALLEST_N} and {LARGEST_N}, got {word}")


def board_sizes(word: str) -> tuple[int, ...]:
    """One size, or the first and the last.

    >>> board_sizes("4-7"), board_sizes("8")
    ((4, 5, 6, 7), (8,))

    Raises
    ------
    UserError
        As for `board_size`, or ``n must ascend, as in 4-12, got 9-5``.
    """
    first, _, last = word.partition("-")
    sizes = tuple(range(board_size(first), board_size(last or first) + 1))
    if not sizes:
        raise UserError(f"n must ascend, as in 4-12, got {word}")
    return sizes


def method_key(word: str) -> str:
    """The key of a method.

    Raises
    ------
    UserError
        ``method must be one of brute_force, ..., got WORD``.
    """
    return _one_of("method", METHOD_KEYS, word)


def method_keys(word: str) -> tuple[str, ...]:
    """Keys of methods with commas between them, or ``all``; errors as for `method_key`."""
    return METHOD_KEYS if word == "all" else tuple(method_key(key) for key in word.split(","))


def forms(word: str) -> tuple[str, ...]:
    """Forms of a method, with commas between them.

    Raises
    ------
    UserError
        ``form must be one of recursive, iterative, got WORD``.
    """
    return tuple(_one_of("form", FORMS, form) for form in word.split(","))


def positive_integer(word: str) -> int:
    """How often, or how many.

    Raises
    ------
    UserError
        ``a number of runs or threads must be an integer from 1 on, got WORD``.
    """
    if re.fullmatch("[0-9]{1,9}", word) and int(word) > 0:
        return int(word)
    raise UserError(f"a number of runs or threads must be an integer from 1 on, got {word}")


def seconds(word: str) -> float:
    """A duration.

    Raises
    ------
    UserError
        ``a time limit must be a number of seconds above 0, got WORD``.
    """
    try:
        value = float(word)
    except ValueError:
        value = math.nan
    if 0 < value < math.inf:
        return value
    raise UserError(f"a time limit must be a number of seconds above 0, got {word}")


def _one_of(name: str, values: tuple[str, ...], word: str) -> str:
    if word in values:
        return word
    raise UserError(f"{name} must be one of {', '.join(values)}, got {word}")
