"""Arguments and options, and the kinds of value that several commands take, beside Click's."""

from __future__ import annotations

import math
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any

import click
from click.shell_completion import CompletionItem

from cy_core import FORMS, MAX_COUNTABLE_N, MAX_KNOWN_N, MAX_THREADS, METHOD_KEYS, format_value
from site_builder.terminal.lines import echo
from site_builder.values.errors import UserError
from site_builder.values.files import require_writable, write_file
from site_builder.values.parsing import span

Decorator = Callable[[Any], Any]
Kind = click.ParamType[Any] | Callable[[str], Any]

STANDARD_STREAM = Path("-")  # compared with `is`: ./- is a file


def argument(metavar: str, kind: Kind, text: str, name: str = "", **settings: Any) -> Decorator:
    """Add an argument, which the function has by its name in lower case, or by another `name`."""
    name = name or metavar.lower()
    return click.argument(name, metavar=metavar, type=kind, help=text, **settings)


def option(names: str, kind: Kind, text: str, name: str = "", **settings: Any) -> Decorator:
    """Add an option, such as ``--threads COUNT``."""
    option, _, metavar = names.partition(" ")
    settings |= {"metavar": metavar or None, "type": kind, "help": text}
    return click.option(*filter(None, [option, name]), **settings)


def flag(option: str, text: str, name: str = "") -> Decorator:
    """Add an option without a value."""
    return click.option(*filter(None, [option, name]), is_flag=True, help=text)


json_option = flag("--json", "Write JSON, for programs.", name="as_json")


def require_one(options: Mapping[str, object]) -> None:
    """Refuse two options of which each prints something else."""
    given = [name for name, value in options.items() if value]
    if len(given) > 1:
        raise UserError(f"{' and '.join(given)} exclude each other: leave one out")


# Numbers and words --------------------------------------------------------------------------------


def whole_number(least: int, most: int) -> click.IntRange:
    """A whole number within bounds, which errors name."""
    kind = click.IntRange(least, most)
    kind.name = f"whole number from {least} to {most}"
    return kind


countable_size = whole_number(1, MAX_COUNTABLE_N)
thread_count = whole_number(1, MAX_THREADS)


class Number(click.FloatRange):
    """A number within bounds; Click takes ``nan`` for one."""

    name = "number"

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> Any:
        """The number."""
        number = super().convert(value, param, ctx)
        if math.isnan(number):
            self.fail(f"{value!r} is not in the range {self._describe_range()}.", param, ctx)
        return number


# Seconds; timers of some systems end at four million.
seconds = Number(0, 1_000_000, min_open=True)


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


class Key(click.Choice[str]):
    """A key such as carry_chain, in which a hyphen stands for an underscore."""

    def convert(self, value: str, param: click.Parameter | None, ctx: click.Context | None) -> Any:
        """The key."""
        return super().convert(value.replace("-", "_"), param, ctx)


class SomeOf(Key):
    """Some keys with commas between them, or ``all``."""

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


def method_options(function: Any) -> Any:
    """Add the options ``--method`` and ``--form``."""
    method = option(
        "--method METHOD",
        Key(METHOD_KEYS),
        f"One of {', '.join(METHOD_KEYS)}.",
        show_default="the fast engine",
    )
    how = "Form of the program; it needs a --method."
    return method(option("--form", click.Choice(FORMS), how, show_default=FORMS[0])(function))


# Files and addresses ------------------------------------------------------------------------------


def file_or_stream(word: str) -> Path:
    """The name of a file; `STANDARD_STREAM` for ``-``."""
    return STANDARD_STREAM if word == "-" else file_path(word)


def output_file(word: str) -> Path:
    """The name of a file to write, in a folder that exists; `STANDARD_STREAM` for ``-``."""
    path = file_or_stream(word)
    if path is not STANDARD_STREAM:
        require_writable(path)
    return path


def file_path(word: str) -> Path:
    """The name of a file or a folder."""
    if word in ("", "-") or "\0" in word:
        rule = "a file or a folder must have a name here"
        raise UserError(f"{rule}, got {word!r}: type ./- if that is its name")
    return Path(word)


def write_text(text: str, output: Path) -> None:
    """Write a text to a file, or to standard output."""
    if output is STANDARD_STREAM:
        echo(text.removesuffix("\n"))
    else:
        write_file(output, text)


output_option = option(
    "--output FILE", output_file, "File to write; - is standard output.", default="-"
)
