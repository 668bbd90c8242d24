"""A block is stopped at its limit, and Ctrl-C is what it was before."""

from __future__ import annotations

import signal
import sys
import time
from pathlib import Path
from threading import Condition, Thread

import pytest

from site_builder.bench.session import TimeLimitReached, time_limit
from tests.helpers.children import ON_POSIX, EndedProcess, run_in_process

pytestmark = pytest.mark.soak


def search_for(seconds: float) -> None:
    """Looks for signals all the time, as the core does."""
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        pass


def test_time_limit_stops_a_block() -> None:
    with pytest.raises(TimeLimitReached), time_limit(0.01):
        search_for(600)


def test_block_within_its_limit_runs_to_its_end_and_the_signal_handler_is_restored() -> None:
    before = signal.getsignal(signal.SIGINT)
    with time_limit(60):
        assert signal.getsignal(signal.SIGINT) is not before
    assert signal.getsignal(signal.SIGINT) is before


def test_ctrl_c_raises_keyboard_interrupt_before_and_within_the_limit(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    def interrupted(*_: object) -> None:
        raise KeyboardInterrupt

    before = signal.signal(signal.SIGINT, signal.default_int_handler)
    try:
        with pytest.raises(KeyboardInterrupt), time_limit(60):
            signal.raise_signal(signal.SIGINT)
        monkeypatch.setattr(Thread, "start", interrupted)
        with pytest.raises(KeyboardInterrupt), time_limit(60):
            pass
    finally:
        signal.signal(signal.SIGINT, before)


def end_at_any_moment() -> int:
    """Whether a limit is reached when locks are slow and it falls before, in and after them."""
    enter, reached = Condition.__enter__, 0

    def slow(lock: Condition) -> bool:
        entered = enter(lock)
        search_for(0.002)
        return entered

    Condition.__enter__ = slow  # type: ignore[method-assign]
    sys.setswitchinterval(0.0001)
    for step in range(60):
        try:
            with time_limit(step * 0.0002):
                search_for(0.006)
        except TimeLimitReached:
            reached += 1
    return 0 if reached else 1


@ON_POSIX
def test_limit_reached_at_the_end_of_a_block_leaves_no_lock(tmp_path: Path) -> None:
    assert run_in_process(end_at_any_moment, box=tmp_path, here=tmp_path) == EndedProcess(0, "", "")
