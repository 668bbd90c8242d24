"""The kinds of value that arguments and options take: each turns a word into a value."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Any

import click
from click.shell_completion import CompletionItem

from cy_core import FORMS, MAX_COUNTABLE_N, MAX_KNOWN_N, MAX_THREADS, METHOD_KEYS, format_value
from site_builder.cli.group import option
from site_builder.values.errors import UserError, did_you_mean
from site_builder.values.parsing import number_within, span

MAX_SECONDS = 1e6  # timers of some systems end at four million
STANDARD_STREAM = Path("-")  # compared with `is`: ./- is a file


def whole_number(name: str, least: int, most: int) -> Callable[[str], int]:
    """What reads a whole number within bounds.

    >>> whole_number("n", 1, 28)("12")
    12
    """

    def read(word: str) -> int:
        number = number_within(word, least, most)
        if number is None:
            rule = f"{name} must be a whole number from {least} to {most}"
            raise UserError(f"{rule}, got {format_value(word)}")
        return number

    return read


countable_size = whole_number("n", 1, MAX_COUNTABLE_N)
listable_size = whole_number("n", 1, MAX_KNOWN_N)
thread_count = whole_number("--threads", 1, MAX_THREADS)


def sizes(word: str) -> tuple[int, ...]:
    """One N, or the first and the last, as far as their solutions are known.

    >>> sizes("4-7"), sizes("8")
    ((4, 5, 6, 7), (8,))
    """
    numbers = span(word)
    if not numbers or numbers[0] < 1 or numbers[-1] > MAX_KNOWN_N:
        rule = f"n must be a number or a range within 1-{MAX_KNOWN_N}, such as 8 or 4-12"
        raise UserError(f"{rule}, got {format_value(word)}")
    return tuple(numbers)


def seconds(option: str) -> Callable[[str], float]:
    """What reads the duration that an option names.

    >>> seconds("--seconds")("1.5")
    1.5
    """

    def read(word: str) -> float:
        number = r"([0-9]+\.?[0-9]*|\.[0-9]+)([eE][+-]?[0-9]+)?"
        value = float(word) if re.fullmatch(number, word) else 0.0
        if 0 < value <= MAX_SECONDS:
            return value
        rule = "a million seconds at most" if value else "a number of seconds above 0"
        raise UserError(f"{option} must be {rule}, got {format_value(word)}")

    return read


def percent(word: str) -> float:
    """A percentage as a share of one."""
    value = float(word) if re.fullmatch(r"[0-9]{1,3}(\.[0-9]{1,6})?", word) else 0.0
    if 0.1 <= value <= 100:
        return value / 100
    raise UserError(
        f"--error must be a percentage from 0.1 to 100 without a sign, got {format_value(word)}"
    )


def file_or_stream(word: str) -> Path:
    """The name of a file; `STANDARD_STREAM` for ``-``."""
    return STANDARD_STREAM if word == "-" else file_path(word)


def file_path(word: str) -> Path:
    """The name of a file or a folder."""
    if not word or "\0" in word:
        raise UserError(f"a file or a folder must have a name, got {word!r}")
    if word == "-":
        rule = "a file or a folder must have a name here"
        raise UserError(f"{rule}, got -: type ./- if that is its name")
    return Path(word)


def web_address(word: str) -> str:
    """The address of a site."""
    if not re.fullmatch(r"https?://[^\s\"<>{}\\]+", word):
        rule = "a site has an address such as https://example.org/queens/"
        raise UserError(f"{rule}, got {format_value(word)}")
    return word


class OneOf(click.Choice[str]):
    """One of some words; a hyphen stands for an underscore and an underscore for a hyphen."""

    def __init__(self, name: str, choices: Sequence[str]) -> None:
        super().__init__(choices)
        self.word_name = name

    def convert(self, value: str, param: click.Parameter | None, ctx: click.Context | None) -> Any:
        """The choice that a word means."""
        for choice in self.choices:
            if choice.replace("_", "-") == value.replace("_", "-"):
                return choice
        rule = f"{self.word_name} must be one of {', '.join(self.choices)}"
        raise UserError(f"{rule}, got {format_value(value)}{did_you_mean(value, self.choices)}")


class SomeOf(OneOf):
    """Some words with commas between them, or ``all``."""

    def convert(self, value: str, param: click.Parameter | None, ctx: click.Context | None) -> Any:
        """The choices that the words mean, each once."""
        words = self.choices if value == "all" else value.split(",")
        return tuple(dict.fromkeys(super(SomeOf, self).convert(each, param, ctx) for each in words))

    def get_metavar(self, param: click.Parameter, ctx: click.Context) -> str | None:
        """Nothing: the help text lists the words."""
        return None

    def shell_complete(
        self, ctx: click.Context, param: click.Parameter, incomplete: str
    ) -> list[CompletionItem[str]]:
        """Complete the last word."""
        head, comma, last = incomplete.rpartition(",")
        return [
            CompletionItem(f"{head}{comma}{item.value}")
            for item in super().shell_complete(ctx, param, last)
        ]


def require_one(options: Mapping[str, object]) -> None:
    """Refuse two options of which each prints something else."""
    given = [name for name, value in options.items() if value]
    if len(given) > 1:
        raise UserError(f"{' and '.join(given)} exclude each other: leave one out")


def method_options(function: Any) -> Any:
    """Add the options ``--method`` and ``--form``."""
    method = option(
        "--method METHOD",
        OneOf("method", METHOD_KEYS),
        f"One of {', '.join(METHOD_KEYS)}.",
        show_default="the fast engine",
    )
    how = "Form of the program; it needs a --method."
    form = option("--form", OneOf("form", FORMS), how, show_default=FORMS[0])
    return method(form(function))
