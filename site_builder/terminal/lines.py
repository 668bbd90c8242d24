"""Output of lines for people and programs. Each output is one write, so that no line is cut off."""

from __future__ import annotations

import io
import json
import os
import stat
import sys
from collections.abc import Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager, suppress
from typing import BinaryIO, TextIO

from site_builder.values.errors import UserError, one_line

MAX_TEXT_BYTES = 10_000
# The least width of a column of numbers.
MIN_WIDTH = 7


def echo(text: str) -> None:
    """Write one or more lines to standard output in one write.

    Characters that the output cannot encode, such as the sign of a microsecond, are escaped.
    """
    with standard_output() as stream:
        encoding = stream.encoding or "utf-8"
        stream.write(f"{text}\n".encode(encoding, "backslashreplace").decode(encoding))


def echo_fields(fields: Mapping[str, object], as_json: bool, **for_people: object) -> None:
    """Write a result as JSON, or as lines in which `for_people` replaces some values."""
    echo(json.dumps(fields) if as_json else field_lines({**fields, **for_people}))


def field_lines(fields: Mapping[str, object]) -> str:
    """Return a line ``name value`` for each field.

    Fields with an unknown value (None) are left out.
    """
    known = {name.replace("_", " "): value for name, value in fields.items() if value is not None}
    width = max(map(len, known))
    return "\n".join(f"{name:<{width}}  {_text(value)}" for name, value in known.items())


def _text(value: object) -> str:
    if isinstance(value, Mapping):
        counts = (f"{count} of size {size}" for size, count in value.items() if count)
        return ", ".join(counts) or "none"
    return " ".join(map(str, value)) if isinstance(value, tuple) else str(value)


def text_table(headings: Sequence[str], rows: Iterable[Sequence[str]]) -> str:
    """Return a table as lines of equal length.

    The first column is left-aligned, all others are right-aligned.

    >>> print(text_table(["", "n = 8"], [["bitmap", "12 µs"], ["mirror", "-"]]))
              n = 8
    bitmap    12 µs
    mirror        -
    """
    lines = [headings, *rows]
    first, *others = (max(map(len, column)) for column in zip(*lines, strict=True))
    widths = [max(width, MIN_WIDTH) for width in others]
    return "\n".join(
        "  ".join([name.ljust(first), *map(str.rjust, values, widths)]) for name, *values in lines
    )


def text_of_standard_input(remedy: str) -> str:
    """Read a short text from standard input. Remove surrounding spaces and a byte order mark.

    `remedy` ends the error for a text that is too long.
    """
    content = standard_input().read(MAX_TEXT_BYTES + 1)
    if len(content) > MAX_TEXT_BYTES:
        rule = f"standard input must have {MAX_TEXT_BYTES} bytes at most"
        raise UserError(f"{rule}, got more: {remedy}")
    return content.decode("utf-8-sig", "replace").strip()


def standard_input() -> BinaryIO:
    """Return standard input, for which users type ``-``. On a terminal, first ask for the text."""
    if sys.stdin is None:
        raise UserError("cannot read standard input: it is closed")
    if sys.stdin.isatty():
        note("reading from the terminal: type a line, or more, and end with Ctrl-D")
    return sys.stdin.buffer


def note(text: str) -> None:
    """Write a remark as one line to standard error. Ignore errors of the stream."""
    show(f"{one_line(text)}\n", standard_error())


def show(text: str, stream: TextIO) -> None:
    """Write a text to a stream at once. Ignore errors of the stream, so that the work continues."""
    with suppress(OSError):
        stream.write(text)
        stream.flush()


@contextmanager
def standard_output() -> Iterator[TextIO]:
    """Yield standard output, and flush it at the end of the block.

    Raise a UserError if it cannot be written.
    """
    if sys.stdout is None:
        raise UserError("cannot write to standard output: it is closed")
    try:
        yield sys.stdout
        sys.stdout.flush()
    except BrokenPipeError:
        raise
    except OSError as error:
        raise UserError(f"cannot write to standard output: {error.strerror or error}") from error


BINARY = ("npy", "parquet", "png")


@contextmanager
def binary_output(file_format: str, remedy: str) -> Iterator[BinaryIO]:
    """Yield standard output as a stream of bytes. Raise a UserError if it is a terminal."""
    with standard_output() as stream:
        if file_format in BINARY and stream.isatty():
            raise UserError(f"{file_format} is not for a terminal: {remedy}")
        yield stream.buffer


def goes_to_a_file() -> bool:
    """Return whether standard output is a file.

    Pipes do not count, because a pager at the end of a pipe uses the same terminal.
    """
    return stat.S_ISREG(os.fstat(1).st_mode)


def standard_error() -> TextIO:
    """Return standard error, or a stream that discards its input if standard error is closed."""
    return io.StringIO() if sys.stderr is None else sys.stderr
