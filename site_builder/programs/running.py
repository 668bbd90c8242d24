"""One run of a program to copy, in Python or in C, and what it has printed."""

from __future__ import annotations

import io
import shutil
import subprocess
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor, wait
from contextlib import redirect_stdout
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from tempfile import TemporaryDirectory

COMPILER = "cc"
FLAGS = ("-O2", "-std=c99")
PAUSE = 0.1  # seconds; a wait without end would not hear Ctrl-C


@dataclass(frozen=True, slots=True)
class Run:
    """What one run has told.

    Attributes
    ----------
    counts : tuple of int
        N and the solutions; the fundamental ones, too, where the program knows them.
    tool : str
        What compiled or ran it, with its version; empty for Python, which runs this as well.
    seconds : float or None
        As the program has timed itself; None where the whole call is its time.
    """

    counts: tuple[int, ...]
    tool: str = ""
    seconds: float | None = None


def in_python(text: str) -> Callable[[], Run]:
    """A program in Python, ready to run."""
    program = compile(text, "program", "exec")

    def run() -> Run:
        with redirect_stdout(io.StringIO()) as printed:
            exec(program, {})
        return Run(_numbers(printed.getvalue()))

    return run


def in_c(text: str) -> Callable[[], Run]:
    """A program in C, compiled and ready to run."""
    program, tool = _compiled(text), _compiler()
    return lambda: Run(_numbers(output([str(program)])), tool)


def has_compiler() -> bool:
    """Whether there is one."""
    return shutil.which(COMPILER) is not None


@cache
def _compiled(text: str) -> Path:
    program = Path(_folder().name) / f"program-{len(text)}-{hash(text):x}"
    command = [COMPILER, *FLAGS, "-x", "c", "-", "-o", str(program)]
    subprocess.run(command, input=text, text=True, check=True, capture_output=True)
    return program


@cache
def _folder() -> TemporaryDirectory[str]:
    """Where compiled programs stand until this one ends."""
    return TemporaryDirectory()


@cache
def _compiler() -> str:
    return f"{output([COMPILER, '--version']).splitlines()[0]} {FLAGS[0]}"


def output(command: Sequence[str]) -> str:
    """What a command prints; what ends this program early ends that one, too."""
    quiet = {"stdout": subprocess.PIPE, "stderr": subprocess.DEVNULL}
    with subprocess.Popen(command, text=True, **quiet) as running, ThreadPoolExecutor(1) as pool:  # type: ignore[call-overload]
        try:
            reading = pool.submit(running.communicate)
            while wait([reading], PAUSE).not_done:
                pass
        except BaseException:
            running.kill()
            raise
        printed: str = reading.result()[0]
        return printed


def _numbers(printed: str) -> tuple[int, ...]:
    return tuple(map(int, printed.split()))
