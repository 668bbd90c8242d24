"""A block is stopped at its limit, and Ctrl-C is what it was before."""

from __future__ import annotations

import signal
import time
from threading import Timer

import pytest

from site_builder.bench.deadline import TimeLimitReached, time_limit


def search_for_ever() -> None:
    """Looks for signals all the time, as the core does."""
    while True:
        time.sleep(0.001)


@pytest.mark.soak
def test_a_block_is_stopped_at_its_limit() -> None:
    with pytest.raises(TimeLimitReached), time_limit(0.01):
        search_for_ever()


@pytest.mark.soak
def test_a_block_within_its_limit_is_left_alone() -> None:
    with time_limit(60):
        done = True
    assert done


@pytest.mark.soak
def test_the_handler_is_put_back() -> None:
    before = signal.getsignal(signal.SIGINT)
    with time_limit(60):
        assert signal.getsignal(signal.SIGINT) is not before
    assert signal.getsignal(signal.SIGINT) is before


@pytest.mark.soak
def test_ctrl_c_before_the_limit_has_begun_is_ctrl_c(monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupted(*_: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(Timer, "start", interrupted)
    with pytest.raises(KeyboardInterrupt), time_limit(60):
        pass


@pytest.mark.soak
def test_ctrl_c_is_no_time_limit() -> None:
    before = signal.signal(signal.SIGINT, signal.default_int_handler)
    try:
        with pytest.raises(KeyboardInterrupt), time_limit(60):
            signal.raise_signal(signal.SIGINT)
    finally:
        signal.signal(signal.SIGINT, before)
