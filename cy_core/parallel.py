"""One count on several threads; the compiled searches release the interpreter's lock."""

from __future__ import annotations

from collections.abc import Iterable
from concurrent.futures import ThreadPoolExecutor, wait
from functools import partial
from threading import Event

from cy_core.methods.symmetry_elimination import branch
from cy_core.model import Census
from cy_core.partition import partition


def add(n: int, parts: Iterable[Census]) -> Census:
    """The census of the whole from those of its parts."""
    counted = list(parts)
    orbits = {s: sum((part.orbits_by_size or {})[s] for part in counted) for s in (1, 2, 4, 8)}
    total = sum(part.total for part in counted)
    return Census(n, total, sum(orbits.values()), orbits, sum(part.nodes or 0 for part in counted))


def count_on_threads(n: int, threads: int) -> Census:
    """Count n > 1 by symmetry elimination; Ctrl-C ends every thread."""
    cancelled = Event()
    count_part = partial(branch, n, cancelled=cancelled)
    with ThreadPoolExecutor(threads) as pool:
        try:
            running = [pool.submit(count_part, *part) for part in partition(n)]
            # Windows hears Ctrl-C only between two waits.
            while wait(running, timeout=0.2).not_done:
                pass
            return add(n, (future.result() for future in running))
        except BaseException:
            cancelled.set()
            pool.shutdown(cancel_futures=True)
            raise
