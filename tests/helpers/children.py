"""Run functions in separate processes, so that they cannot end or change the process of the tests.

The processes are forked in milliseconds from a server process that has imported everything
already.
"""

from __future__ import annotations

import multiprocessing
import os
import sys
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from functools import cache
from multiprocessing.context import BaseContext
from pathlib import Path
from typing import Any
from unittest import mock

import pytest

from tests.helpers.waiting import TIMEOUT

# Bytes that a process may use, so that reading an endless file fails at once.
MAX_MEMORY = 3 << 29
ENVIRONMENT = {
    # NumPy may use only one thread, because threads do not survive a fork.
    "OPENBLAS_NUM_THREADS": "1",
    "NO_MKDOCS_2_WARNING": "1",
    # The order of sets differs from their order in the build of our site, so that tests notice if
    # an output depends on it.
    "PYTHONHASHSEED": "4711",
}


ON_POSIX = pytest.mark.skipif(sys.platform == "win32", reason="Windows cannot fork")


@dataclass(frozen=True, slots=True)
class EndedProcess:
    """The result of a process.

    `status` is its exit status, minus the number of the signal that ended it, or None if it hung.
    `out` and `err` are its standard output and standard error.
    """

    status: int | None
    out: str
    err: str


def run_in_process(
    task: Callable[..., Any], *arguments: Any, folder: Path, cwd: Path
) -> EndedProcess:
    """Run `task(*arguments)` in a process and wait for its end.

    `task` must be a function of a module, and its result is the exit status of the process.
    `folder` is where the output is captured. `cwd` is the working directory.
    """
    for name in ("out", "err"):
        (folder / name).unlink(missing_ok=True)
    child = _server().Process(target=_run, args=(task, arguments, folder, cwd))
    child.start()
    child.join(TIMEOUT)
    if child.exitcode is None:
        child.kill()
        child.join()
        status = None
    else:
        status = child.exitcode
    child.close()
    out, err = (_text(folder / name) for name in ("out", "err"))
    return EndedProcess(status, out, err)


@cache
def _server() -> BaseContext:
    from multiprocessing.forkserver import ensure_running

    context = multiprocessing.get_context("forkserver")
    context.set_forkserver_preload(["tests.helpers.preloaded"])
    with mock.patch.dict(os.environ, ENVIRONMENT):
        ensure_running()
    return context


def _run(task: Callable[..., Any], arguments: Iterable[Any], folder: Path, cwd: Path) -> None:
    import resource

    # macOS does not enforce limits, and rejects a limit below the memory of a new process.
    if sys.platform == "linux":
        resource.setrlimit(resource.RLIMIT_AS, (MAX_MEMORY, MAX_MEMORY))
    resource.setrlimit(resource.RLIMIT_CORE, (0, 0))
    for number, name in ((1, "out"), (2, "err")):
        descriptor = os.open(folder / name, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600)
        os.dup2(descriptor, number)
        os.close(descriptor)
    os.chdir(cwd)
    sys.exit(task(*arguments))


def _text(path: Path) -> str:
    return path.read_bytes().decode("utf-8", "surrogateescape") if path.exists() else ""
