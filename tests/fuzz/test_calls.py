"""Calls of the core with any values: each returns or raises; none ends the process."""

from __future__ import annotations

from pathlib import Path
from random import Random

from tests.fuzz.calls import FUNCTIONS, INTERNAL, PARAMETERS, PUBLIC, Call, run_calls
from tests.fuzz.fuzzer import HANGS, ON_POSIX, Fault, Fuzzer, without_some
from tests.fuzz.values import LIKELY, VALUES
from tests.helpers.children import last_exception, run_in_process

pytestmark = ON_POSIX

CALLS = 10  # in a process: starting one takes longer than most of them
Calls = tuple[Call, ...]


def calls(random: Random) -> Calls:
    """Some calls, of which most have values of the kind that the function takes."""
    return tuple(_call(random) for _ in range(CALLS))


def _call(random: Random) -> Call:
    function = random.choice([*random.choice((PUBLIC, INTERNAL))])
    return Call(function, tuple(_value(random, name) for name in PARAMETERS[function]))


def _value(random: Random, parameter: str) -> str:
    return random.choice([*random.choices((LIKELY[parameter], VALUES), (80, 20))[0]])


class Core:
    """Judges calls."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder

    def fault(self, calls: Calls) -> Fault | None:
        """What is wrong with how a process ended that made the calls."""
        if not calls:
            return None
        done = run_in_process(run_calls, calls, box=self.folder, here=self.folder)
        last_line = done.out.splitlines()[-1] if done.out else ""
        last = next((name for name in FUNCTIONS if f"function={name!r}" in last_line), "")
        if done.status is None:
            return Fault(f"{last} {HANGS}", last_line)
        if done.status < 0:
            return Fault(f"{last} ends the process by signal {-done.status}", last_line)
        if done.err:
            return Fault(f"{last}: {last_exception(done.err)}", done.err)
        return Fault(last_line, last_line) if done.status else None


def test_random_calls_return_or_raise(fuzz: Fuzzer, tmp_path: Path) -> None:
    fuzz.run(60, calls, Core(tmp_path).fault, without_some)
