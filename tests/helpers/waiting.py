"""Wait for a condition, never for a fixed time."""

from __future__ import annotations

import time
from collections.abc import Callable

# Seconds, longer than the slowest machine needs.
TIMEOUT = 300.0


def wait_until(condition: Callable[[], object], *, timeout: float = TIMEOUT) -> None:
    """Return as soon as `condition()` is true; fail after `timeout` seconds."""
    end = time.monotonic() + timeout
    while not condition():
        assert time.monotonic() < end, "the condition did not come true in time"
        time.sleep(0.002)
