"""The programs to copy: their files, and one run of them in Python or in C."""

from __future__ import annotations

import io
import os
import re
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

FOLDER = Path("content/programs")  # below the folder where the command runs, as `records` is
COMPILER = "cc"
FLAGS = ("-O2", "-std=c99")
REMEDY = "repair it, or leave c out of --tasks"
PAUSE = 0.1  # seconds; Ctrl-C would not end a wait without a limit


@dataclass(frozen=True, slots=True)
class ProgramRun:
    """The result of one run of a program."""

    # n, the solutions, and the fundamental solutions if the program counts them
    counts: tuple[int, ...]
    # compiler or browser with its version; empty for Python, which runs this module, too
    tool: str = ""
    # The time that the program measured itself; None where the whole call is timed.
    seconds: float | None = None


def program_path(method: str, ending: str) -> Path:
    """The file of the program of a method.

    >>> program_path("lowest_zero", "py").as_posix()
    'content/programs/lowest-zero.py'
    """
    return FOLDER / f"{method.replace('_', '-')}.{ending}"


def with_n(text: str, n: int) -> str:
    r"""The text of a program with another N.

    >>> with_n("enum { N = 12 };\n", 9)
    'enum { N = 9 };\n'
    """
    return re.sub(r"\bN = \d+", f"N = {n}", text, count=1)


def in_python(text: str) -> Callable[[], ProgramRun]:
    """A function that runs a program in Python."""
    program = compile(text, "program", "exec")

    def run() -> ProgramRun:
        with redirect_stdout(io.StringIO()) as printed:
            exec(program, {})
        return ProgramRun(_read_counts(printed.getvalue(), "python"))

    return run


def in_c(text: str) -> Callable[[], ProgramRun]:
    """A function that runs a program in C, which is compiled here."""
    program, tool = _compiled(text), _compiler()
    return lambda: ProgramRun(_read_counts(output([str(program)], REMEDY), "c"), tool)


def has_compiler() -> bool:
    """Whether this machine has a C compiler."""
    return shutil.which(COMPILER) is not None


@cache
def _compiled(text: str) -> Path:
    program = Path(_folder().name) / f"program-{len(text)}-{hash(text):x}"
    command = [COMPILER, *FLAGS, "-x", "c", "-", "-o", str(program)]
    with _os_errors(COMPILER, REMEDY):
        compiled = subprocess.run(
            command, input=text, text=True, errors="replace", capture_output=True
        )
    if compiled.returncode or not shutil.which(program):
        reason = (
            compiled.stderr.partition("\n")[0] or f"no program and status {compiled.returncode}"
        )
        raise UserError(f"{COMPILER} must compile the programs to copy, got {reason}: {REMEDY}")
    return program


@cache
def _folder() -> TemporaryDirectory[str]:
    """The folder of the compiled programs, which is removed when this process ends."""
    return TemporaryDirectory()


@cache
def _compiler() -> str:
    version = output([COMPILER, "--version"], REMEDY).strip().partition("\n")[0]
    return f"{version or COMPILER} {FLAGS[0]}"


def output(command: Sequence[str], remedy: str) -> str:
    """What a command prints; if this process is interrupted, the command and its children end.

    The command reads no input: outside the group of the terminal, reading would stop it.
    """
    with (
        _os_errors(command[0], remedy),
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
def _os_errors(program: str, remedy: str) -> Iterator[None]:
    try:
        yield
    except OSError as error:
        raise UserError(f"cannot run {program}: {error.strerror}: {remedy}") from error


def _kill(running: subprocess.Popen[str]) -> None:
    """Kill the whole group: a child that is left would keep the pipe open."""
    if hasattr(os, "killpg"):  # not on Windows
        with suppress(ProcessLookupError, PermissionError):  # it has just ended
            os.killpg(running.pid, signal.SIGKILL)
    else:
        running.kill()


def _read_counts(printed: str, task: str) -> tuple[int, ...]:
    """The numbers that a program has printed."""
    words = printed.split()
    with suppress(ValueError):
        if len(words) > 1:
            return tuple(map(int, words))
    rule = f"a program must print N and its solutions, got {' '.join(words) or 'nothing'}"
    raise UserError(f"{rule}: repair it, or leave {task} out of --tasks")
