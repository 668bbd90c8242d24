"""The programs to copy: their files, and one run of a program in Python or in C."""

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

# The folder of the programs, relative to the folder where the command runs.
FOLDER = Path("content/programs")
COMPILER = "cc"
FLAGS = ("-O2", "-std=c99")
REMEDY = "repair it, or leave c out of --tasks"
# Seconds. Waits have a limit, because Ctrl-C would not end a wait without one.
PAUSE = 0.1


@dataclass(frozen=True, slots=True)
class ProgramRun:
    """The result of one run of a program."""

    # N, the solutions, and the fundamental solutions if the program counts them.
    counts: tuple[int, ...]
    # The compiler or browser with its version. Empty for Python, which also runs this module.
    tool: str = ""
    # The time that the program measured itself. If it is None, the whole call is timed.
    seconds: float | None = None


def program_path(method: str, ending: str) -> Path:
    """Return the file of the program of a method.

    >>> program_path("lowest_zero", "py").as_posix()
    'content/programs/lowest-zero.py'
    """
    return FOLDER / f"{method.replace('_', '-')}.{ending}"


def with_n(text: str, n: int) -> str:
    r"""Return the text of a program with another N.

    >>> with_n("enum { N = 12 };\n", 9)
    'enum { N = 9 };\n'
    """
    return re.sub(r"\bN = \d+", f"N = {n}", text, count=1)


def in_python(text: str) -> Callable[[], ProgramRun]:
    """Return a function that runs a program in Python."""
    program = compile(text, "program", "exec")

    def run() -> ProgramRun:
        with redirect_stdout(io.StringIO()) as printed:
            exec(program, {})
        return ProgramRun(_read_counts(printed.getvalue(), "python"))

    return run


def in_c(text: str) -> Callable[[], ProgramRun]:
    """Compile a program in C, and return a function that runs it."""
    program = _compile(text)
    tool = _compiler()
    return lambda: ProgramRun(_read_counts(output([str(program)], REMEDY), "c"), tool)


def has_compiler() -> bool:
    """Return whether this machine has a C compiler."""
    return shutil.which(COMPILER) is not None


@cache
def _compile(text: str) -> Path:
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
    """Return the folder of compiled programs, which is deleted when this process ends."""
    return TemporaryDirectory()


@cache
def _compiler() -> str:
    version = output([COMPILER, "--version"], REMEDY).strip().partition("\n")[0]
    return f"{version or COMPILER} {FLAGS[0]}"


def output(command: Sequence[str], remedy: str) -> str:
    """Return the output of a command.

    If this process is interrupted, the command is killed. The command has no input, because reading
    outside of the terminal's group would stop it.
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
    """Kill the whole process group, because a remaining child would keep the pipe open."""
    # Windows has no process groups.
    if hasattr(os, "killpg"):
        # The process may have just ended.
        with suppress(ProcessLookupError, PermissionError):
            os.killpg(running.pid, signal.SIGKILL)
    else:
        running.kill()


def _read_counts(printed: str, task: str) -> tuple[int, ...]:
    """Return the numbers that a program has printed."""
    words = printed.split()
    with suppress(ValueError):
        if len(words) > 1:
            return tuple(map(int, words))
    rule = f"a program must print N and its solutions, got {' '.join(words) or 'nothing'}"
    raise UserError(f"{rule}: repair it, or leave {task} out of --tasks")
