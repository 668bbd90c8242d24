"""Every line is written at once, whatever letters it holds and wherever it goes."""

from __future__ import annotations

import io
import re
import signal
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from site_builder.cli import main
from site_builder.terminal import lines
from site_builder.values.errors import UserError

COMMANDS = (
    "count 4",
    "count 4 --json",
    "count 0",
    "show 4.2.1",
    "show 4.2.1 --json",
    "identify 1 3 0 2",
    "identify 1302 --json",
    "table 1 4",
    "check no.json",
    "--help",
    "--version",
)


class Interrupting(io.TextIOWrapper):
    """A stream that passes each write on at once, and has Ctrl-C pressed after one of them."""

    def __init__(self, press_after: int) -> None:
        self.raw_bytes = io.BytesIO()
        super().__init__(self.raw_bytes, encoding="utf-8", write_through=True)
        self.left = press_after

    def write(self, text: str) -> int:
        """Write, and press."""
        count = super().write(text)
        self.left -= 1
        if not self.left:
            signal.raise_signal(signal.SIGINT)
        return count

    def text(self) -> str:
        """What was written."""
        return self.raw_bytes.getvalue().decode()


@pytest.fixture(autouse=True)
def ctrl_c() -> Iterator[None]:
    """Ctrl-C as a terminal has it, even where the tests run in the background."""
    before = signal.signal(signal.SIGINT, signal.default_int_handler)
    yield
    signal.signal(signal.SIGINT, before)


@pytest.mark.soak
@pytest.mark.parametrize("name", ["stdout", "stderr"])
@pytest.mark.parametrize("line", COMMANDS)
def test_ctrl_c_between_two_writes_leaves_whole_lines(
    line: str, name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    for press_after in range(1, 100):
        stream = Interrupting(press_after)
        monkeypatch.setattr(sys, name, stream)
        main(line.split())
        assert stream.text() == "" or stream.text().endswith("\n")
        assert not re.search(".interrupted", stream.text())
        if stream.left > 0:
            return
    pytest.fail("so many writes")


def test_a_letter_that_the_output_does_not_have_is_escaped(monkeypatch: pytest.MonkeyPatch) -> None:
    raw = io.BytesIO()
    monkeypatch.setattr(sys, "stdout", io.TextIOWrapper(raw, encoding="ascii", newline="\n"))
    lines.echo("1 µs\n2 \udcff")
    assert raw.getvalue() == b"1 \\xb5s\n2 \\udcff\n"


class Full(io.StringIO):
    """A stream that takes nothing more."""

    def flush(self) -> None:
        raise OSError(28, "No space left on device")


def test_output_that_is_closed_or_full_is_an_error(monkeypatch: pytest.MonkeyPatch) -> None:
    for stream, reason in ((None, "it is closed"), (Full(), "No space left on device")):
        monkeypatch.setattr(sys, "stdout", stream)
        with pytest.raises(UserError, match=f"^cannot write to standard output: {reason}$"):
            lines.echo("8")


def test_optional_output_raises_no_error(monkeypatch: pytest.MonkeyPatch) -> None:
    lines.show("8", Full())
    for stream in (Full(), None):
        monkeypatch.setattr(sys, "stderr", stream)
        lines.note("n must be 8")


def test_error_message_is_one_line(monkeypatch: pytest.MonkeyPatch) -> None:
    stream = io.StringIO()
    monkeypatch.setattr(sys, "stderr", stream)
    lines.note(f"cannot write {Path('a')}\n\x1b[31m: {'long ' * 1000}reason")
    assert stream.getvalue().startswith("cannot write a\\n\\x1b[31m: long long ")
    assert stream.getvalue().endswith(" long reason\n")
    assert len(stream.getvalue()) < 600
