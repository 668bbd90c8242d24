"""Waiting for the thing itself, never for a time to go by."""

from __future__ import annotations

import time
from collections.abc import Callable

PATIENCE = 300.0  # seconds: more than any machine needs


def until(is_so: Callable[[], object], *, patience: float = PATIENCE) -> None:
    """Return as soon as it is so; a test that waits for what never comes fails."""
    end = time.monotonic() + patience
    while not is_so():
        assert time.monotonic() < end, "waited in vain"
        time.sleep(0.002)
