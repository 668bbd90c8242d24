"""The kinds of value the command line takes: each a function from a word to a value."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path
from typing import Any, TypeVar

from cy_core import (
    BACKENDS,
    MAX_COUNTABLE_N,
    MAX_KNOWN_N,
    MAX_THREADS,
    MIN_N,
    shown,
)
from cy_core.puzzles import MAX_ORDERED_N
from site_builder.cluster.places import MAX_SEED
from site_builder.data.listings import FORMATS
from site_builder.timings.records import Task
from site_builder.timings.subjects import TASKS, cores
from site_builder.timings.tasks import FORMS, MEASURED_KEYS, METHOD_KEYS
from site_builder.values.config import default_of, read_option
from site_builder.values.errors import UserError
from site_builder.values.reading import number_within

MAX_SAMPLES = 1000
MAX_LISTED = 1_000_000
LONGEST_LIMIT = 1e6  # seconds; timers of some systems end at four million

Word = TypeVar("Word", bound=str)


def web_address(word: str) -> str:
    """The address of a site.

    Raises
    ------
    UserError
        `a site has an address such as https://example.org/queens/, got queens`.
    """
    if not re.fullmatch(r"https?://[^\s\"<>{}\\]+", word):
        raise UserError(
            f"a site has an address such as https://example.org/queens/, got {shown(word)}"
        )
    return word


def countable_size(word: str) -> int:
    """A number of queens whose solutions can be counted."""
    return board_size(word, MAX_COUNTABLE_N)


def listed_size(word: str) -> int:
    """A number of queens whose solutions can be listed, if there is the time and the room."""
    return board_size(word, MAX_KNOWN_N)


def ordered_size(word: str) -> int:
    """A number of things whose orders can be counted."""
    return board_size(word, MAX_ORDERED_N)


def measured_sizes(word: str) -> tuple[int, ...]:
    """One size, or the first and the last; a time counts only with a result known to be right.

    >>> measured_sizes("4-7"), measured_sizes("8")
    ((4, 5, 6, 7), (8,))

    Raises
    ------
    UserError
        ``n must be an integer between 1 and 27, got 28``;
        ``n must ascend, as in 4-12, got 9-5``.
    """
    first, _, last = word.partition("-")
    ends = (board_size(end, MAX_KNOWN_N) for end in (first, last or first))
    sizes = tuple(range(next(ends), next(ends) + 1))
    if not sizes:
        raise UserError(f"n must ascend, as in 4-12, got {word}")
    return sizes


def board_size(word: str, largest: int) -> int:
    """A number of queens.

    >>> board_size("12", 28)
    12

    Raises
    ------
    UserError
        ``n must be an integer between 1 and 28, got x``.
    """
    rule = f"n must be an integer between {MIN_N} and {largest}"
    return _within(MIN_N, largest, rule, word)


def method_key(word: str) -> str:
    """The key of a method.

    Raises
    ------
    UserError
        ``method must be one of brute_force, ..., got WORD``.
    """
    return _one_of("method", METHOD_KEYS, word)


def measured_methods(word: str) -> tuple[str, ...]:
    """Keys of methods, ``engine`` and those of puzzles, with commas between them, or ``all``.

    Raises
    ------
    UserError
        ``method must be one of brute_force, ..., engine, got WORD``.
    """
    return MEASURED_KEYS if word == "all" else _some_of("method", MEASURED_KEYS, word)


def forms(word: str) -> tuple[str, ...]:
    """Forms of a method, with commas between them.

    Raises
    ------
    UserError
        ``form must be one of recursive, iterative, got WORD``.
    """
    return _some_of("form", FORMS, word)


def backends(word: str) -> tuple[str, ...]:
    """Backends of the engine, with commas between them.

    Raises
    ------
    UserError
        ``backend must be one of portable, avx2, avx512, got WORD``.
    """
    return _some_of("backend", BACKENDS, word)


def tasks(word: str) -> tuple[Task, ...]:
    """What is asked of the core, with commas between them.

    Raises
    ------
    UserError
        ``task must be one of count, fundamental, ..., sudoku, got WORD``.
    """
    return _some_of("task", TASKS, word)


def list_formats(word: str) -> tuple[str, ...]:
    """Formats of lists of solutions, with commas between them, each once.

    Raises
    ------
    UserError
        ``format must be one of text, csv, json, npy, parquet, got WORD``.
    """
    return tuple(dict.fromkeys(_some_of("format", FORMATS, word)))


def thread_counts(word: str) -> tuple[int, ...]:
    """Numbers of threads, with commas between them.

    Raises
    ------
    UserError
        As for `thread_count`, or ``this machine has 2 cores for threads, got 8``.
    """
    counts = tuple(map(thread_count, word.split(",")))
    if max(counts) > cores():
        raise UserError(f"this machine has {cores()} cores for threads, got {max(counts)}")
    return counts


def thread_count(word: str) -> int:
    """How many threads to use.

    Raises
    ------
    UserError
        ``threads must be between 1 and 1024, got WORD``.
    """
    return _within(1, MAX_THREADS, f"threads must be between 1 and {MAX_THREADS}", word)


def site_option(name: str) -> Callable[[str], Any]:
    """What reads an option of a site.

    >>> site_option("solution_pages")("8"), site_option("folder")("8")
    (8, '8')
    """
    is_number = isinstance(default_of(name), int)

    def read(word: str) -> Any:
        number = is_number and re.fullmatch("[0-9]{1,9}", word)
        return read_option(name, int(word) if number else word)

    return read


def file_name(word: str) -> Path:
    """Where a file or a folder is, or will be.

    Raises
    ------
    UserError
        ``a file or a folder must have a name, got ''``.
    """
    if not word or "\0" in word:
        raise UserError(f"a file or a folder must have a name, got {word!r}")
    return Path(word)


def listed_count(word: str) -> int:
    """How many solutions to list.

    Raises
    ------
    UserError
        ``a limit must be 0 to 1000000, got WORD``.
    """
    return _within(0, MAX_LISTED, f"a limit must be 0 to {MAX_LISTED}", word)


def sample_count(word: str) -> int:
    """How many samples to take.

    Raises
    ------
    UserError
        ``samples must be 1 to 1000, got WORD``.
    """
    return _within(1, MAX_SAMPLES, f"samples must be 1 to {MAX_SAMPLES}", word)


def seconds(word: str) -> float:
    """A duration.

    Raises
    ------
    UserError
        ``a time limit must be a number of seconds above 0, got WORD``;
        ``a time limit must be a million seconds at most, got WORD``.
    """
    number = r"([0-9]+\.?[0-9]*|\.[0-9]+)([eE][+-]?[0-9]+)?"
    value = float(word) if re.fullmatch(number, word) else 0.0
    if value > LONGEST_LIMIT:
        raise UserError(f"a time limit must be a million seconds at most, got {word}")
    if value > 0:
        return value
    raise UserError(f"a time limit must be a number of seconds above 0, got {word}")


def percent(word: str) -> float:
    """A share of a hundred, as a share of one.

    Raises
    ------
    UserError
        ``an error must be 0.1 to 100 percent, got WORD``.
    """
    value = float(word) if re.fullmatch(r"[0-9]{1,3}(\.[0-9]{1,6})?", word) else 0.0
    if 0.1 <= value <= 100:
        return value / 100
    raise UserError(f"an error must be 0.1 to 100 percent, got {word}")


def seed(word: str) -> int:
    """Where random numbers begin.

    Raises
    ------
    UserError
        ``a seed must be 0 to 1000000, got WORD``.
    """
    return _within(0, MAX_SEED, f"a seed must be 0 to {MAX_SEED}", word)


def _within(least: int, most: int, rule: str, word: str) -> int:
    number = number_within(word, least, most)
    if number is None:
        raise UserError(f"{rule}, got {word}")
    return number


def _some_of(name: str, values: tuple[Word, ...], word: str) -> tuple[Word, ...]:
    return tuple(_one_of(name, values, part) for part in word.split(","))


def _one_of(name: str, values: tuple[Word, ...], word: str) -> Word:
    for value in values:
        if value == word:
            return value
    raise UserError(f"{name} must be one of {', '.join(values)}, got {word}")
