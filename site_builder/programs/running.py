"""One run of a program to copy, in Python or in C, and what it has printed."""

from __future__ import annotations

import io
import os
import shutil
import signal
import subprocess
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor, wait
from contextlib import contextmanager, redirect_stdout, suppress
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from tempfile import TemporaryDirectory

from site_builder.values.errors import UserError

COMPILER = "cc"
FLAGS = ("-O2", "-std=c99")
REMEDY = "repair it, or leave c out of --tasks"
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
    """A program in Python, ready to run.

    Raises
    ------
    UserError
        As `_counts`.
    """
    program = compile(text, "program", "exec")

    def run() -> Run:
        with redirect_stdout(io.StringIO()) as printed:
            exec(program, {})
        return Run(_counts(printed.getvalue(), "python"))

    return run


def in_c(text: str) -> Callable[[], Run]:
    """A program in C, compiled and ready to run.

    Raises
    ------
    UserError
        ``cc must compile the programs to copy, got REASON: repair it, or leave c out of --tasks``;
        as `output` and `_counts`.
    """
    program, tool = _compiled(text), _compiler()
    return lambda: Run(_counts(output([str(program)], REMEDY), "c"), tool)


def has_compiler() -> bool:
    """Whether there is one."""
    return shutil.which(COMPILER) is not None


@cache
def _compiled(text: str) -> Path:
    program = Path(_folder().name) / f"program-{len(text)}-{hash(text):x}"
    command = [COMPILER, *FLAGS, "-x", "c", "-", "-o", str(program)]
    with _can_run(COMPILER, REMEDY):
        made = subprocess.run(command, input=text, text=True, errors="replace", capture_output=True)
    if made.returncode or not shutil.which(program):
        said = made.stderr.partition("\n")[0] or f"no program and status {made.returncode}"
        raise UserError(f"{COMPILER} must compile the programs to copy, got {said}: {REMEDY}")
    return program


@cache
def _folder() -> TemporaryDirectory[str]:
    """Where compiled programs stand until this one ends."""
    return TemporaryDirectory()


@cache
def _compiler() -> str:
    told = output([COMPILER, "--version"], REMEDY).strip().partition("\n")[0]
    return f"{told or COMPILER} {FLAGS[0]}"


def output(command: Sequence[str], remedy: str) -> str:
    """What a command prints; what ends this program early ends that one and its group.

    It reads nothing: a group that is not the one of the terminal would be stopped when it tries.

    Raises
    ------
    UserError
        ``cannot run PROGRAM: REASON: REMEDY``.
    """
    with (
        _can_run(command[0], remedy),
        subprocess.Popen(
            command,
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            text=True,
            errors="replace",
            process_group=0,
        ) as running,
        ThreadPoolExecutor(1) as pool,
    ):
        try:
            reading = pool.submit(running.communicate)
            while wait([reading], PAUSE).not_done:
                pass
        except BaseException:
            _kill(running)
            raise
        return reading.result()[0]


@contextmanager
def _can_run(program: str, remedy: str) -> Iterator[None]:
    try:
        yield
    except OSError as error:
        raise UserError(f"cannot run {program}: {error.strerror}: {remedy}") from error


def _kill(running: subprocess.Popen[str]) -> None:
    """A child of it would keep the pipe open, and be waited for."""
    if hasattr(os, "killpg"):  # not on Windows
        with suppress(ProcessLookupError, PermissionError):  # it has just ended
            os.killpg(running.pid, signal.SIGKILL)
    else:
        running.kill()


def _counts(printed: str, task: str) -> tuple[int, ...]:
    """What a program has counted.

    Raises
    ------
    UserError
        ``a program must print N and its solutions, got nothing: repair it, or leave c out of
        --tasks``.
    """
    words = printed.split()
    with suppress(ValueError):
        if len(words) > 1:
            return tuple(map(int, words))
    rule = f"a program must print N and its solutions, got {' '.join(words) or 'nothing'}"
    raise UserError(f"{rule}: repair it, or leave {task} out of --tasks")
