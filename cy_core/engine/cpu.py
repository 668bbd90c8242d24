"""When the engine counts, and with which instruction set: the best one, or the one named."""

from __future__ import annotations

import os

from cy_core.checks import checked_choice
from cy_core.engine.binding import AVAILABLE_BACKENDS, BACKENDS
from cy_core.model import InputError

BACKEND_VARIABLE = "QUEENS_ENGINE"
# For a smaller n the engine takes longer to start than the fastest method takes in all. That method
# takes 0.4 of the engine's time for n = 10, and 1.6 times as long for n = 11, as
# `python benchmarks/thresholds.py` measures.
MIN_ENGINE_N = 11


def chosen_backend(backend: str | None = None) -> str:
    """The backend of the engine: the argument, or else that of `QUEENS_ENGINE`, or the fastest."""
    if backend is not None:
        return checked_backend(backend)
    forced = os.environ.get(BACKEND_VARIABLE)
    return checked_backend(forced, BACKEND_VARIABLE) if forced else AVAILABLE_BACKENDS[-1]


def checked_backend(backend: str, name: str = "backend") -> str:
    """Check that this processor has a backend; `name` is for the message."""
    checked_choice(name, BACKENDS, backend)
    if backend not in AVAILABLE_BACKENDS:
        remedy = f"leave {name} empty, or set it to {AVAILABLE_BACKENDS[-1]}"
        raise InputError(f"this processor has no {backend}: {remedy}")
    return backend
