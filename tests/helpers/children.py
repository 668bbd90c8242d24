"""Processes of their own, which can neither end nor starve nor alter the tests.

They are forked from one process that has everything loaded already, which takes milliseconds.
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

from tests.helpers.patience import PATIENCE

MEMORY = 3 << 29  # bytes one may take: what reads a file without end is found, not waited for
ENVIRONMENT = {
    "OPENBLAS_NUM_THREADS": "1",  # threads do not survive a fork
    "NO_MKDOCS_2_WARNING": "1",
    "PYTHONHASHSEED": "4711",  # in what order sets go: another one than where our site is built
}


ON_POSIX = pytest.mark.skipif(sys.platform == "win32", reason="Windows cannot fork")


@dataclass(frozen=True, slots=True)
class EndedProcess:
    """How a process ended.

    Attributes
    ----------
    status : int or None
        Its exit status, the number of the signal that ended it below 0, or None: it hung.
    out, err : str
        What it wrote.
    """

    status: int | None
    out: str
    err: str


def run_in_process(
    task: Callable[..., Any], *arguments: Any, box: Path, here: Path
) -> EndedProcess:
    """Run a function of a module in a process, whose exit status is what it returns.

    Parameters
    ----------
    task : callable
        Gets the arguments.
    box : Path
        A folder for what it writes to its standard streams.
    here : Path
        The folder it runs in.
    """
    for name in ("out", "err"):
        (box / name).unlink(missing_ok=True)
    child = _server().Process(target=_run, args=(task, arguments, box, here))
    child.start()
    child.join(PATIENCE)
    if child.exitcode is None:
        child.kill()
        child.join()
        status = None
    else:
        status = child.exitcode
    child.close()
    out, err = (_text(box / name) for name in ("out", "err"))
    return EndedProcess(status, out, err)


@cache
def _server() -> BaseContext:
    from multiprocessing.forkserver import ensure_running

    context = multiprocessing.get_context("forkserver")
    context.set_forkserver_preload(["tests.helpers.preloaded"])
    with mock.patch.dict(os.environ, ENVIRONMENT):
        ensure_running()
    return context


def _run(task: Callable[..., Any], arguments: Iterable[Any], box: Path, here: Path) -> None:
    import resource

    if sys.platform == "linux":  # macOS refuses a limit below what it maps at once, and keeps none
        resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
    resource.setrlimit(resource.RLIMIT_CORE, (0, 0))
    for number, name in ((1, "out"), (2, "err")):
        opened = os.open(box / name, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600)
        os.dup2(opened, number)
        os.close(opened)
    os.chdir(here)
    sys.exit(task(*arguments))


def _text(path: Path) -> str:
    return path.read_bytes().decode("utf-8", "surrogateescape") if path.exists() else ""
