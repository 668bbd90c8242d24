"""The first signal ends what goes on, and those that follow at once do not disturb the end."""

from __future__ import annotations

import signal
from collections.abc import Iterator
from threading import Thread

import pytest

from site_builder.cli import group as signals
from site_builder.cli.group import ended_in_order

HEARD = [getattr(signal, name) for name in signals.SIGNALS if hasattr(signal, name)]


@pytest.fixture(autouse=True)
def usual() -> Iterator[None]:
    """What a process begins with; where the tests run in the background, Ctrl-C is ignored."""
    before = {number: signal.getsignal(number) for number in HEARD}
    for number in HEARD:
        signal.signal(number, signal.SIG_DFL)
    signal.signal(signal.SIGINT, signal.default_int_handler)
    yield
    for number, handler in before.items():
        signal.signal(number, handler)


@pytest.fixture
def now(monkeypatch: pytest.MonkeyPatch) -> list[float]:
    """A clock that is set by hand."""
    time = [0.0]
    monkeypatch.setattr(signals.time, "monotonic", lambda: time[0])
    return time


@pytest.mark.soak
@pytest.mark.parametrize("number", HEARD)
def test_any_signal_interrupts_and_a_second_one_is_not_heard_at_once(
    number: int, now: list[float]
) -> None:
    with ended_in_order() as signals_that_came:
        with pytest.raises(KeyboardInterrupt):
            signal.raise_signal(number)
        assert signals_that_came == [number]
        now[0] += 0.1
        for second in HEARD:
            signal.raise_signal(second)


@pytest.mark.soak
def test_a_second_signal_is_heard_where_the_end_takes_long(now: list[float]) -> None:
    with ended_in_order():
        for now[0] in (0.0, signals.QUIET):
            with pytest.raises(KeyboardInterrupt):
                signal.raise_signal(signal.SIGINT)


@pytest.mark.soak
def test_previous_handlers_are_restored() -> None:
    before = [signal.getsignal(number) for number in HEARD]
    with ended_in_order():
        assert [signal.getsignal(number) for number in HEARD] != before
    assert [signal.getsignal(number) for number in HEARD] == before
    with pytest.raises(KeyboardInterrupt), ended_in_order():
        raise KeyboardInterrupt
    assert [signal.getsignal(number) for number in HEARD] == before


@pytest.mark.soak
def test_signal_while_handlers_are_restored_is_ignored(monkeypatch: pytest.MonkeyPatch) -> None:
    put_back = signal.signal

    def pressed(number: int, handler: signal.Handlers) -> object:
        if number == signal.SIGINT:
            signal.raise_signal(number)
        return put_back(number, handler)

    with ended_in_order():
        monkeypatch.setattr(signals.signal, "signal", pressed)
    monkeypatch.undo()
    assert signal.getsignal(signal.SIGINT) is signal.default_int_handler


@pytest.mark.soak
def test_ignored_signal_stays_ignored() -> None:
    """As after `nohup`, or in the background of a script."""
    for number in HEARD:
        signal.signal(number, signal.SIG_IGN)
    with ended_in_order():
        for number in HEARD:
            signal.raise_signal(number)


@pytest.mark.soak
def test_another_thread_leaves_signals_alone() -> None:
    seen: list[object] = []

    def look() -> None:
        with ended_in_order():
            seen.append(signal.getsignal(signal.SIGINT))

    thread = Thread(target=look)
    thread.start()
    thread.join()
    assert seen == [signal.default_int_handler]
