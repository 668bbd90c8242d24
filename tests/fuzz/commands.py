"""A command in a process of its own, and what must be so however it ends."""

from __future__ import annotations

import json
from collections.abc import Sequence

from tests.fuzz.fuzzer import HANGS, Fault
from tests.fuzz.words import unclean, unclean_complaint
from tests.helpers.children import EndedProcess, last_exception


def run(words: Sequence[str], room: int | None = None) -> int:
    """What the command does, in a process of its own whose files can have so many bytes."""
    from site_builder.cli import main

    if room is not None:
        import resource

        resource.setrlimit(resource.RLIMIT_FSIZE, (room, room))
    return main(words)


def wrong(words: Sequence[str], done: EndedProcess, room: int | None = None) -> Fault | None:
    """What is wrong with how a command ended, and with what it said."""
    outcome = f"{done.status}: {done.err}"
    if done.status is None:
        return Fault(f"{words[:1]} {HANGS}", outcome)
    if done.status < 0:
        return Fault(f"it is ended by signal {-done.status}", outcome)
    if "Traceback" in done.err:
        return Fault(f"a traceback: {last_exception(done.err)}", outcome)
    if done.status not in (0, 2):
        return Fault(f"its exit status is {done.status}", outcome)
    if "memory of this machine" in done.err:
        return Fault("it takes all memory", outcome)
    if len(done.err.encode("utf-8", "surrogateescape")) == room:
        return None  # standard error is a file, too, and full: its end is cut off
    return unclean_complaint(done.err) if done.status == 2 else _unclean_output(words, done)


def _unclean_output(words: Sequence[str], done: EndedProcess) -> Fault | None:
    binary = {"npy", "--format=npy", "parquet", "--format=parquet"} & {*words}
    lines = [*done.err.splitlines(), *([] if binary else done.out.split("\n"))]
    if fault := next(filter(None, map(_unprintable, filter(None, lines))), None):
        return fault
    if done.out.startswith("{") and "--json" in words:
        json.loads(done.out)
    return None


def _unprintable(text: str) -> Fault | None:
    """A fault of a line of the output, which may be as long as a solution is."""
    return unclean(text[:500])
