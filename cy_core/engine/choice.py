"""Choose the search and the instruction set of a count that the caller has not named."""

from __future__ import annotations

import os

from cy_core.checks import checked_choice
from cy_core.engine.binding import AVAILABLE_BACKENDS, BACKENDS
from cy_core.engine.joining import MAX_JOIN_N, MIN_JOIN_N
from cy_core.memory import is_too_large, require_memory
from cy_core.model import InputError

BACKEND_VARIABLE = "QUEENS_ENGINE"
# The smallest n for which the engine is used. For a smaller n, starting it takes longer than the
# fastest method takes in all. The method takes 0.4 times as long as the engine for n = 10, and 1.6
# times as long for n = 11; `python benchmarks/thresholds.py` measures this.
MIN_ENGINE_N = 11


def chosen_backend(backend: str | None = None) -> str:
    """Return `backend`, or else the backend that `QUEENS_ENGINE` names, or else the fastest.

    Raise an `InputError` if the backend is unknown, or this processor lacks it.
    """
    if backend is not None:
        return checked_backend(backend)
    forced = os.environ.get(BACKEND_VARIABLE)
    return checked_backend(forced, BACKEND_VARIABLE) if forced else AVAILABLE_BACKENDS[-1]


def checked_backend(backend: str, name: str = "backend") -> str:
    """Check that this processor has `backend`, and return it.

    `name` is the name of the option or variable in the error message.
    """
    checked_choice(name, BACKENDS, backend)
    if backend not in AVAILABLE_BACKENDS:
        remedy = f"leave {name} empty, or set it to {AVAILABLE_BACKENDS[-1]}"
        raise InputError(f"this processor has no {backend}: {remedy}")
    return backend


DEPTH_FIRST, JOIN = SEARCHES = ("depth-first", "join")

# The smallest n for which the join is faster, by backend. `benchmarks/thresholds.py` measured on an
# AMD EPYC the time of the depth-first search divided by the time of the join: portable 0.46 and 1.8
# for n = 13 and 14, SSE 0.86 and 1.1 for n = 16 and 17, AVX2 0.52 and 1.1 for n = 15 and 16. NEON
# has as many lanes as SSE. WASM has as many too, but its value was measured in a browser. AVX-512
# had 1.1 for n = 16 before its depth-first search became 1.16 times as fast.
JOIN_FROM_N = {"portable": 14, "sse": 17, "neon": 17, "wasm": 16, "avx2": 16, "avx512": 17}

# Memory of a join in megabytes by n, rounded up: the tables of a family, and the lists of a thread.
TABLES_MB = {18: 4, 19: 6, 20: 26, 21: 42, 22: 200, 23: 370, 24: 1700}
THREAD_MB = {18: 3, 19: 4, 20: 6, 21: 11, 22: 30, 23: 80, 24: 200}
DEPTH_FIRST_MEMORY = 1_000_000  # bytes of a thread, for any n


def chosen_search(n: int, backend: str, threads: int, search: str | None = None) -> str:
    """Return `search`, or if it is None, the faster search whose memory fits.

    Raise an `InputError` if the named search is unknown, or cannot take this n, or does not fit
    into memory.
    """
    if search is None:
        faster = JOIN_FROM_N[backend] <= n <= MAX_JOIN_N
        return JOIN if faster and not is_too_large(join_memory(n, threads)) else DEPTH_FIRST
    if checked_search(search) == JOIN:
        if not MIN_JOIN_N <= n <= MAX_JOIN_N:
            raise InputError(f"the join takes n = {MIN_JOIN_N} to {MAX_JOIN_N}, got {n}")
        plural = "s" if threads > 1 else ""
        what = f"joining n = {n} on {threads} thread{plural}"
        remedy = "use fewer threads, or search depth-first"
        require_memory(what, join_memory(n, threads), remedy)
    return search


def checked_search(search: str) -> str:
    """Check that `search` names a search, and return it."""
    checked_choice("search", SEARCHES, search)
    return search


def join_memory(n: int, threads: int) -> int:
    """Return the bytes that a join needs at most.

    When the join changes from one family of parts to the next, it needs the tables of both
    families.
    """
    tables = TABLES_MB.get(n, 1)
    lists = THREAD_MB.get(n, 1)
    return (2 * tables + threads * lists) * 1_000_000


def search_memory(n: int, search: str) -> int:
    """Return the bytes that a search needs on one thread."""
    return join_memory(n, 1) if search == JOIN else DEPTH_FIRST_MEMORY
