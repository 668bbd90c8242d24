"""Call the command `queens` in this process. NUMBERS and TEXTS are odd arguments for it."""

from __future__ import annotations

import json
import os
from typing import Any

import pytest

from site_builder.cli import main

# An empty value makes Python buffer the output, so that tests notice if the last line is not
# flushed.
BUFFERED = os.environ | {"PYTHONUNBUFFERED": ""}

# Run `queens` in a new process. It never prints progress, even if a busy machine makes a command
# slow; conftest.py does the same for this process.
RUN_QUEENS = (
    "import sys; from site_builder.terminal import progress; progress.SILENCE = 3600;"
    "from site_builder.cli import main; sys.exit(main())"
)


class Queens:
    """The command `queens`.

    The arguments of each method are a command line, which is split at spaces, and `words`, more
    arguments of the command, which are not split.
    """

    def __init__(self, capsys: pytest.CaptureFixture[str]) -> None:
        self.capsys = capsys

    def run(self, line: str, *words: str) -> tuple[int, str, str]:
        """Run the command; return its exit status, standard output and standard error."""
        return main([*line.split(), *words]), *self.capsys.readouterr()

    def __call__(self, line: str, *words: str) -> str:
        """Run a command that must succeed silently; return its standard output."""
        status, printed, errors = self.run(line, *words)
        assert (status, errors) == (0, "")
        return printed

    def json(self, line: str, *words: str) -> Any:
        """Run the command with `--json`; return its output, parsed."""
        return json.loads(self(f"{line} --json", *words))

    def refusal(self, line: str, *words: str) -> str:
        """Run a command that must be refused; return its one-line error."""
        status, printed, errors = self.run(line, *words)
        assert (status, printed, errors.count("\n"), errors[-1:]) == (2, "", 1, "\n")
        return errors[:-1]


NUMBERS = (
    *("-1", "0", "08", "+2", "1_0", "8.0", "0x8", " 8", "8\n", "\u0668", "\u00b2", "1,2", "1-"),
    *("4-2", "1-99", "1-2-3", "1024", "1025", "nan", "inf", "1e999", "1e-9", "2147483648"),
    *("9223372036854775808", "9" * 400, "9" * 5000),
)
TEXTS = (
    *("", " ", "x", "None", "\u00e4\u00f6\u00fc", "\U0001f451", "-", "--", "-x", "--json=1"),
    *("%s", "{0.x}", "'", '"', "`", "\\", "@x", "~", "*", ",", "..", "8.4.0", "8..1", "x" * 5000),
)
UNPRINTABLE = (
    *("a\nb", "\r", "\x1b[31mred", "\x7f", "\x08", "\x85", "\u2028", "\u202e", "\u200b", "\ufeff8"),
    *("\ud800", "a\udc80b", "8\0"),
)
ODD_WORDS = (*NUMBERS, *TEXTS, *UNPRINTABLE)


def is_clean_line(line: str) -> bool:
    """Return whether a text is one printable line of at most 1000 characters."""
    return line.isprintable() and bool(line.strip()) and len(line) <= 1000
