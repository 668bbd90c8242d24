"""Waiting for a condition, never for a fixed time."""

from __future__ import annotations

import time
from collections.abc import Callable

PATIENCE = 300.0  # seconds: longer than the slowest machine needs


def until(is_so: Callable[[], object], *, patience: float = PATIENCE) -> None:
    """Return as soon as `is_so()` is true; fail after `patience` seconds."""
    end = time.monotonic() + patience
    while not is_so():
        assert time.monotonic() < end, "waited in vain"
        time.sleep(0.002)
