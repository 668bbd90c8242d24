"""Short runs print nothing. Long runs show progress, and leave a terminal clean."""

from __future__ import annotations

import io
import re
from contextlib import suppress

import pytest

from site_builder.terminal import progress
from site_builder.terminal.progress import Progress, waiting
from tests.helpers.waiting import wait_until

CONTROL = re.compile(r"\x1b\[[0-9;?]*[A-Za-z]")
LINE = r"counting N=16 \.\.\. [\d.e-]+ seconds"


class Watched(io.StringIO):
    """A stream that may claim to be a terminal."""

    def __init__(self, *, terminal: bool) -> None:
        super().__init__()
        self.terminal = terminal

    def isatty(self) -> bool:
        return self.terminal


@pytest.fixture
def at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let progress begin without its silence at the start, and without pauses between lines."""
    monkeypatch.setattr(progress, "SILENCE", 0.0)
    monkeypatch.setattr(progress, "PAUSE", 0.0)
    monkeypatch.setenv("TERM", "xterm")


@pytest.mark.soak
@pytest.mark.parametrize("terminal", [True, False])
def test_short_run_prints_nothing(terminal: bool) -> None:
    stream = Watched(terminal=terminal)
    with waiting("counting N=8", stream=stream):
        pass
    assert stream.getvalue() == ""


@pytest.mark.soak
@pytest.mark.usefixtures("at_once")
@pytest.mark.parametrize("terminal", [True, False])
def test_progress_is_printed_each_time(terminal: bool) -> None:
    stream = Watched(terminal=terminal)
    work = Progress()
    with waiting("counting N=16", work, stream=stream):
        wait_until(lambda: "counting" in stream.getvalue())
        work.begin(100)
        work.reach(99)
        wait_until(lambda: " 99%" in CONTROL.sub("", stream.getvalue()))
        work.note = "the disk is full"
        wait_until(lambda: "full" in stream.getvalue())


@pytest.mark.soak
@pytest.mark.usefixtures("at_once")
@pytest.mark.parametrize("end", [None, KeyboardInterrupt])
def test_a_terminal_shows_one_line_and_is_left_as_it_was(end: type[BaseException] | None) -> None:
    stream = Watched(terminal=True)
    with suppress(KeyboardInterrupt), waiting("counting N=16", stream=stream):
        wait_until(lambda: "counting" in stream.getvalue())
        if end:
            raise end
    assert stream.getvalue().startswith("\x1b[?25l"), "no cursor"
    assert stream.getvalue().endswith("\x1b[?25h\r\x1b[1A\x1b[2K"), "a cursor, and no bar"


@pytest.mark.soak
@pytest.mark.usefixtures("at_once")
@pytest.mark.parametrize("terminal", [True, False])
def test_a_log_or_a_terminal_that_erases_nothing_gets_whole_lines(
    terminal: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("TERM", "dumb")
    stream = Watched(terminal=terminal)
    with waiting("counting N=16", stream=stream):
        wait_until(lambda: bool(stream.getvalue()))
    assert re.fullmatch(f"({LINE}\n)+", stream.getvalue())


@pytest.mark.soak
@pytest.mark.usefixtures("at_once")
def test_a_name_with_escapes_is_one_clean_line() -> None:
    stream = Watched(terminal=True)
    with waiting("writing a\n\x1b[31mb [red]:smile:", stream=stream):
        wait_until(lambda: "writing" in stream.getvalue())
    assert r"writing a\n\x1b[31mb [red]:smile: " in CONTROL.sub("", stream.getvalue())


@pytest.mark.soak
@pytest.mark.usefixtures("at_once")
def test_a_log_on_a_full_disk_does_not_matter() -> None:
    class Full(Watched):
        def flush(self) -> None:
            raise OSError(28, "No space left on device")

    stream = Full(terminal=False)
    with waiting("counting N=16", stream=stream):
        wait_until(lambda: bool(stream.getvalue()))


@pytest.mark.parametrize(
    ("total", "before", "reached", "share"),
    [(200, 0, 50, 0.25), (100, 50, 50, 0.5), (100, 50, 100.1, 1.0), (0, 0, 0, None)],
)
def test_a_share_is_relative_to_all_work(
    total: float, before: float, reached: float, share: float | None
) -> None:
    work = Progress()
    assert (work.share, work.text()) == (None, "")
    work.begin(total, before=before)
    work.reach(reached)
    assert work.share == share
