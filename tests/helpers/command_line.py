"""The command `queens`, called as a person or a program would."""

from __future__ import annotations

import json
import os
from typing import Any

import pytest

from site_builder.cli import main

# An output that is buffered, as a person has it, has more to lose at the end.
BUFFERED = os.environ | {"PYTHONUNBUFFERED": ""}

# Silent however busy the machine, as the tests in this process are: see conftest.py.
RUN = (
    "import sys; from site_builder.terminal import progress; progress.SILENCE = 3600;"
    "from site_builder.cli import main; sys.exit(main())"
)


class Queens:
    """The command: it takes a line of words, and words that hold spaces or nothing."""

    def __init__(self, capsys: pytest.CaptureFixture[str]) -> None:
        self.capsys = capsys

    def ended(self, line: str, *words: str) -> tuple[int, str, str]:
        """Its exit status, its output and its errors."""
        return main([*line.split(), *words]), *self.capsys.readouterr()

    def __call__(self, line: str, *words: str) -> str:
        """What a command that succeeds prints."""
        status, printed, errors = self.ended(line, *words)
        assert (status, errors) == (0, "")
        return printed

    def json(self, line: str, *words: str) -> Any:
        """What it prints for programs."""
        return json.loads(self(f"{line} --json", *words))

    def refusal(self, line: str, *words: str) -> str:
        """The one line that a command says that is refused."""
        status, printed, errors = self.ended(line, *words)
        assert (status, printed, errors.count("\n"), errors[-1:]) == (2, "", 1, "\n")
        return errors[:-1]
