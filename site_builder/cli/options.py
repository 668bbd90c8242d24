"""Arguments, options, and types of values that several commands share and that Click lacks."""

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

# The value for ``-``. Code compares it with `is`, because ``./-`` is a file.
STANDARD_STREAM = Path("-")


def argument(metavar: str, kind: Kind, text: str, name: str = "", **settings: Any) -> Decorator:
    """Return a decorator that adds an argument to a command.

    `text` is the help. The parameter of the function is `name`, by default `metavar` in lower case.
    """
    name = name or metavar.lower()
    return click.argument(name, metavar=metavar, type=kind, help=text, **settings)


def option(names: str, kind: Kind, text: str, name: str = "", **settings: Any) -> Decorator:
    """Return a decorator that adds an option to a command.

    `names` has the option and its metavar, such as ``--threads COUNT``. `text` is the help.
    """
    option, _, metavar = names.partition(" ")
    settings |= {"metavar": metavar or None, "type": kind, "help": text}
    return click.option(*filter(None, [option, name]), **settings)


def flag(option: str, text: str, name: str = "") -> Decorator:
    """Return a decorator that adds an option without a value to a command.

    `text` is the help. The parameter of the function is `name`, by default the name of the option.
    """
    return click.option(*filter(None, [option, name]), is_flag=True, help=text)


json_option = flag("--json", "Write JSON, for programs.", name="as_json")


def require_one(options: Mapping[str, object]) -> None:
    """Raise a UserError if more than one of these options has a value."""
    given = [name for name, value in options.items() if value]
    if len(given) > 1:
        raise UserError(f"{' and '.join(given)} exclude each other: leave one out")


# Numbers and words --------------------------------------------------------------------------------


def whole_number(least: int, most: int) -> click.IntRange:
    """Return the type of a whole number from `least` to `most`.

    Its error messages name the bounds.
    """
    kind = click.IntRange(least, most)
    kind.name = f"whole number from {least} to {most}"
    return kind


countable_size = whole_number(1, MAX_COUNTABLE_N)
thread_count = whole_number(1, MAX_THREADS)


class Number(click.FloatRange):
    """A number within bounds. It rejects ``nan``, which Click accepts."""

    name = "number"

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> Any:
        """Parse the number."""
        number = super().convert(value, param, ctx)
        if math.isnan(number):
            self.fail(f"{value!r} is not in the range {self._describe_range()}.", param, ctx)
        return number


# The upper limit is 1,000,000, because timers of some systems end at about 4,000,000 seconds.
seconds = Number(0, 1_000_000, min_open=True)


def sizes(word: str) -> tuple[int, ...]:
    """Parse one N, or the first and the last N. The largest N is the last with known solutions.

    >>> sizes("4-7"), sizes("8")
    ((4, 5, 6, 7), (8,))
    """
    numbers = span(word)
    if not numbers or numbers[0] < 1 or numbers[-1] > MAX_KNOWN_N:
        rule = f"n must be a number or a range within 1-{MAX_KNOWN_N}, such as 8 or 4-12"
        raise UserError(f"{rule}, got {format_value(word)}")
    return tuple(numbers)


class HyphenChoice(click.Choice[str]):
    """A choice of keys such as carry_chain, in which the user may type hyphens for underscores."""

    def convert(self, value: str, param: click.Parameter | None, ctx: click.Context | None) -> Any:
        """Return the key that the user typed, with underscores for hyphens."""
        return super().convert(value.replace("-", "_"), param, ctx)


class MultiChoice(HyphenChoice):
    """Some keys with commas between them, or ``all`` of them."""

    def convert(self, value: str, param: click.Parameter | None, ctx: click.Context | None) -> Any:
        """Return the keys that the user typed, each once."""
        words = self.choices if value == "all" else value.split(",")
        keys = [super(MultiChoice, self).convert(word, param, ctx) for word in words]
        return tuple(dict.fromkeys(keys))

    def get_metavar(self, param: click.Parameter, ctx: click.Context) -> str | None:
        """Return no metavar, because the help text lists the keys."""
        return None

    def shell_complete(
        self, ctx: click.Context, param: click.Parameter, incomplete: str
    ) -> list[CompletionItem[str]]:
        """Return completions for the last of the keys that the user has typed."""
        head, comma, last = incomplete.rpartition(",")
        return [
            CompletionItem(f"{head}{comma}{item.value}")
            for item in super().shell_complete(ctx, param, last)
        ]


def method_options(function: Any) -> Any:
    """Add the options ``--method`` and ``--form`` to a command."""
    method = option(
        "--method METHOD",
        HyphenChoice(METHOD_KEYS),
        f"One of {', '.join(METHOD_KEYS)}.",
        show_default="the fast engine",
    )
    how = "Form of the program; it needs a --method."
    return method(option("--form", click.Choice(FORMS), how, show_default=FORMS[0])(function))


# Files and addresses ------------------------------------------------------------------------------


def file_or_stream(word: str) -> Path:
    """Parse the name of a file. Return `STANDARD_STREAM` for ``-``."""
    return STANDARD_STREAM if word == "-" else file_path(word)


def output_file(word: str) -> Path:
    """Parse the name of a file that can be written. Return `STANDARD_STREAM` for ``-``."""
    path = file_or_stream(word)
    if path is not STANDARD_STREAM:
        require_writable(path)
    return path


def file_path(word: str) -> Path:
    """Parse the name of a file or a folder."""
    if word in ("", "-") or "\0" in word:
        rule = "a file or a folder must have a name here"
        raise UserError(f"{rule}, got {word!r}: type ./- if that is its name")
    return Path(word)


def write_text(text: str, output: Path) -> None:
    """Write a text to the file `output`, or to standard output."""
    if output is STANDARD_STREAM:
        echo(text.removesuffix("\n"))
    else:
        write_file(output, text)


output_option = option(
    "--output FILE", output_file, "File to write; - is standard output.", default="-"
)
