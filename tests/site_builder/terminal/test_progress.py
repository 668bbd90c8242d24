"""Short runs are silent; long ones say what they do, and a terminal is left clean."""

from __future__ import annotations

import io
import re
from itertools import chain, repeat

import pytest

from site_builder.terminal import progress
from site_builder.terminal.progress import Meter, waiting
from tests.helpers.patience import until

LINE = r"counting N=16 \.\.\. \d+ s"


class Watched(io.StringIO):
    """A stream that may pass for a terminal."""

    def __init__(self, *, terminal: bool) -> None:
        super().__init__()
        self.terminal = terminal

    def isatty(self) -> bool:
        return self.terminal


@pytest.fixture
def at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """No silence at the start, and no pause between two lines."""
    monkeypatch.setattr(progress, "SILENCE", 0.0)
    monkeypatch.setattr(progress, "PAUSE", 0.0)


@pytest.mark.soak
@pytest.mark.parametrize("terminal", [True, False])
def test_a_short_run_says_nothing(terminal: bool) -> None:
    stream = Watched(terminal=terminal)
    with waiting("counting N=8", stream=stream):
        pass
    assert stream.getvalue() == ""


@pytest.mark.soak
@pytest.mark.usefixtures("at_once")
def test_what_there_is_to_add_is_asked_for_each_time() -> None:
    stream = Watched(terminal=True)
    shares = chain(["99%, about 100 s left", "100%"], repeat(""))
    with waiting("counting N=16", more=lambda: next(shares), stream=stream):
        until(lambda: stream.getvalue().count("\r") > 2)
    first, second, third, *_ = stream.getvalue().split("\r")[1:]
    assert re.fullmatch(f"{LINE}, 99%, about 100 s left", first)
    assert re.fullmatch(f"{LINE}, 100% +", second)
    assert re.fullmatch(f"{LINE} +| +", third)
    assert len(first) == len(second) == len(third)


@pytest.mark.soak
@pytest.mark.usefixtures("at_once")
def test_a_terminal_shows_one_line_and_erases_it() -> None:
    stream = Watched(terminal=True)
    with waiting("counting N=16", stream=stream):
        until(lambda: bool(stream.getvalue()))
    start, *shown, blank, end = stream.getvalue().split("\r")
    assert shown
    assert all(re.fullmatch(LINE, line) for line in shown)
    assert (start, blank, end) == ("", " " * len(shown[-1]), "")


@pytest.mark.soak
@pytest.mark.usefixtures("at_once")
def test_a_log_gets_whole_lines() -> None:
    stream = Watched(terminal=False)
    with waiting("counting N=16", stream=stream):
        until(lambda: bool(stream.getvalue()))
    assert re.fullmatch(f"({LINE}\n)+", stream.getvalue())


@pytest.mark.soak
def test_ctrl_c_before_it_begins_is_ctrl_c(monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupted(*_: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(progress.Thread, "start", interrupted)
    with pytest.raises(KeyboardInterrupt), waiting("counting N=16"):
        pass


@pytest.mark.soak
@pytest.mark.usefixtures("at_once")
def test_where_no_thread_is_left_the_work_goes_on(monkeypatch: pytest.MonkeyPatch) -> None:
    def refused(*_: object) -> None:
        raise RuntimeError("can't start new thread")

    monkeypatch.setattr(progress.Thread, "start", refused)
    with waiting("counting N=16"):
        done = True
    assert done


@pytest.mark.soak
@pytest.mark.usefixtures("at_once")
def test_a_name_with_escapes_is_one_clean_line() -> None:
    stream = Watched(terminal=True)
    with waiting("writing a\n\x1b[31mb", stream=stream):
        until(lambda: bool(stream.getvalue()))
    assert stream.getvalue().startswith("\r" + r"writing a\n\x1b[31mb ... ")


@pytest.mark.soak
@pytest.mark.usefixtures("at_once")
@pytest.mark.parametrize("terminal", [True, False])
def test_a_terminal_that_takes_nothing_more_does_not_matter(terminal: bool) -> None:
    class Full(Watched):
        def flush(self) -> None:
            raise OSError(28, "No space left on device")

    stream = Full(terminal=terminal)
    with waiting("counting N=16", stream=stream):
        until(lambda: bool(stream.getvalue()))


def test_the_time_left_is_never_negative(monkeypatch: pytest.MonkeyPatch) -> None:
    now = [0.0]
    monkeypatch.setattr(progress.time, "monotonic", lambda: now[0])
    meter = Meter(100, before=50)
    now[0] = 10.0
    meter.reach(100.1)
    assert meter.said() == "100%, about 0 s left"
    meter.reach(40)
    assert meter.said() == ""


def test_a_meter_tells_the_share_and_the_time_left(monkeypatch: pytest.MonkeyPatch) -> None:
    now = [100.0]
    monkeypatch.setattr(progress.time, "monotonic", lambda: now[0])
    meter = Meter(200)
    assert meter.said() == ""
    now[0] = 110.0
    meter.reach(1)
    assert meter.said() == "", "one half per cent tells nothing"
    meter.reach(50)
    assert meter.said() == "25%, about 30 s left"


def test_a_meter_does_not_take_credit_for_an_earlier_run(monkeypatch: pytest.MonkeyPatch) -> None:
    now = [0.0]
    monkeypatch.setattr(progress.time, "monotonic", lambda: now[0])
    meter = Meter(100, before=50)
    assert meter.said() == ""
    now[0] = 60.0
    meter.reach(60)
    assert meter.said() == "60%, about 4 min left"
    assert Meter().said() == ""
