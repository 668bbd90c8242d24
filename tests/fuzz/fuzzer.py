"""Seeded cases, and what is said of those that fail.

Hypothesis bounds a run by examples, and keeps what it found in a database of its own. Here a run
ends with a time as well, each case has a number by which it is made again, and one run tells of
every kind of fault that it meets.
"""

from __future__ import annotations

import sys
import time
import traceback
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path
from random import Random
from typing import Any, NamedTuple, TypeVar

import pytest

from tests.helpers.sources import PACKAGES, ROOT

LONGEST_SHOWN = 1000
HANGS = "hangs"

Case = TypeVar("Case")
Items = tuple[Any, ...]


class Fault(NamedTuple):
    """What is wrong with a case: its kind, and the details."""

    kind: str
    detail: str = ""


@dataclass(frozen=True, slots=True)
class Fuzzer:
    """Runs the cases of one test.

    Attributes
    ----------
    seed : int
        What all cases are made from, with their numbers.
    seconds : float or None
        How long to go on; None for as many cases as the test wants.
    only : int or None
        The one case to run; None for all.
    """

    seed: int = 0
    seconds: float | None = None
    only: int | None = None

    def run(
        self,
        count: int,
        make: Callable[[Random], Case],
        fault: Callable[[Case], Fault | None],
        smaller: Callable[[Case], Iterator[Case]] = lambda case: iter(()),
    ) -> None:
        """Fail with one case of each kind of fault, as small as `smaller` can make it."""
        reports: dict[str, str] = {}
        for number in self._numbers(count):
            case = make(Random(f"{self.seed} {number}"))
            wrong = judged(fault, case)
            if wrong and wrong.kind not in reports:
                if HANGS not in wrong.kind:  # it takes long to see
                    case, wrong = _smallest(case, wrong, fault, smaller)
                reports.setdefault(wrong.kind, self._report(number, wrong, case))
        if reports:
            pytest.fail("\n\n".join([f"{len(reports)} kinds of fault", *reports.values()]), False)

    def _numbers(self, count: int) -> Iterator[int]:
        if self.only is not None:
            return iter([self.only])
        return iter(range(count)) if self.seconds is None else _until(self.seconds)

    def _report(self, number: int, wrong: Fault, case: object) -> str:
        case_text = ascii(case)[:LONGEST_SHOWN]
        again = f"again with --fuzz-seed {self.seed} --fuzz-case {number}"
        return f"{wrong.kind} ({again})\n  {case_text}\n  {wrong.detail[-LONGEST_SHOWN:]}".rstrip()


def judged(fault: Callable[[Case], Fault | None], case: Case) -> Fault | None:
    """What is wrong with a case; an exception that nobody expected is a fault."""
    try:
        return fault(case)
    except Exception as error:
        return Fault(f"{type(error).__name__} in {_place(error)}", traceback.format_exc())


def without_some(case: Items) -> Iterator[Items]:
    """The case without half of its items, without a quarter, and so on down to one."""
    length = len(case) // 2
    while length:
        for end in range(len(case), 0, -length):
            yield case[: max(end - length, 0)] + case[end:]
        length //= 2
    if len(case) == 1:
        yield ()


def _until(seconds: float) -> Iterator[int]:
    end, number = time.monotonic() + seconds, 0
    while time.monotonic() < end:
        yield number
        number += 1


def _smallest(
    case: Case,
    wrong: Fault,
    fault: Callable[[Case], Fault | None],
    smaller: Callable[[Case], Iterator[Case]],
) -> tuple[Case, Fault]:
    """Smaller and smaller cases, as long as one has a fault of the same kind."""
    for less in smaller(case):
        still = judged(fault, less)
        if still and still.kind == wrong.kind:
            return _smallest(less, still, fault, smaller)
    return case, wrong


def _place(error: Exception) -> str:
    """The innermost line of ours that an exception passed."""
    ours = tuple(str(ROOT / package) for package in PACKAGES)
    frames = traceback.extract_tb(error.__traceback__)
    lines = [frame for frame in frames if frame.filename.startswith(ours)] or frames[-1:]
    return ", ".join(f"{Path(line.filename).name} line {line.lineno}" for line in lines[-1:])


ON_POSIX = pytest.mark.skipif(
    sys.platform == "win32", reason="the cases need forked processes, pipes and signals"
)
