"""Signals that end a command: the first one counts, and those that follow are ignored."""

from __future__ import annotations

import math
import signal
import time
from collections.abc import Iterator
from contextlib import contextmanager
from threading import current_thread, main_thread
from types import FrameType

QUIET = 1.0  # seconds after a signal in which another would only disturb the end it has begun
NAMES = ("SIGINT", "SIGTERM", "SIGHUP")  # Windows has no terminal that hangs up


@contextmanager
def ended_in_order() -> Iterator[Ending]:
    """Ctrl-C is a KeyboardInterrupt, and so is any other wish to end the process.

    So whoever ends it, or closes its terminal, leaves no temporary file behind, and reads how to go
    on. What was there before comes back at the end. A signal that is ignored, as after ``nohup``,
    stays so.
    """
    ending = Ending()
    before = {}
    try:
        for number in _heard() if current_thread() is main_thread() else ():
            before[number] = signal.signal(number, ending.on_signal)
        yield ending
    finally:
        ending.quiet_until = math.inf
        for number, handler in before.items():
            signal.signal(number, handler)


class Ending:
    """What a signal does, and until when another does nothing; the first is kept as `number`."""

    def __init__(self) -> None:
        self.quiet_until = -math.inf
        self.number: int = signal.SIGINT

    def on_signal(self, number: int, frame: FrameType | None) -> None:
        """Raise what ends the command, once."""
        now = time.monotonic()
        if now < self.quiet_until:
            return
        self.quiet_until, self.number = now + QUIET, number
        raise KeyboardInterrupt


def _heard() -> list[signal.Signals]:
    """The signals that are not ignored, nor handled by other than Python."""
    known = [getattr(signal, name) for name in NAMES if hasattr(signal, name)]
    return [one for one in known if signal.getsignal(one) not in (signal.SIG_IGN, None)]
