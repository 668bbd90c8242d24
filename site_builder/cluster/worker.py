"""What runs on a worker."""

from __future__ import annotations

import platform
from collections.abc import Callable, Iterable, Sequence

from cy_core import (
    BACKENDS,
    InputError,
    Part,
    Worker,
    __version__,
    chosen_backend,
    has_backend,
    machine_memory,
)
from site_builder.bench.machine import processor_name
from site_builder.cluster.connection import worker_address

Counted = tuple[int, float, Worker]


def count_here(
    task: Callable[[int, Sequence[Part], str], Iterable[tuple[int, float]]],
    n: int,
    batch: Sequence[Part],
    backend: str | None,
    other_than: str | None = None,
) -> list[Counted]:
    """The boards of each part, the seconds it took, and who counted it."""
    used = chosen_backend(backend or _other(other_than))
    me = Worker(worker_address(), processor_name(), used, __version__)
    try:
        return [(boards, seconds, me) for boards, seconds in task(n, batch, used)]
    except InputError as error:
        raise InputError(f"{me.name}: {error}") from None


def host_and_memory() -> tuple[str, int | None]:
    """The name of this machine, and its bytes of memory."""
    return platform.node(), machine_memory()


def _other(backend: str | None) -> str | None:
    others = [other for other in BACKENDS if has_backend(other) and other != backend]
    return others[-1] if backend and others else None
