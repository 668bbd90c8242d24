"""The command `queens`, called as a person or a program would."""

from __future__ import annotations

import os

import pytest

from site_builder.cli import main

Capture = pytest.CaptureFixture[str]

# An output that is buffered, as a person has it, has more to lose at the end.
BUFFERED = os.environ | {"PYTHONUNBUFFERED": ""}

# Silent however busy the machine, as the tests in this process are: see conftest.py.
RUN = (
    "import sys; from site_builder.terminal import progress; progress.SILENCE = 3600;"
    "from site_builder.cli import main; sys.exit(main())"
)


def output(capsys: Capture, *words: str) -> str:
    """What a command that succeeds prints."""
    assert main(words) == 0
    output_text, errors = capsys.readouterr()
    assert errors == ""
    return output_text


def complaint(capsys: Capture, *words: str) -> str:
    """The one line that a command says that is refused."""
    assert main(words) == 2
    output_text, errors = capsys.readouterr()
    assert output_text == ""
    assert errors.endswith("\n")
    assert errors.count("\n") == 1
    return errors.rstrip("\n")
