"""Damaged files of `--resume`: a count is right, or refused in one line; it never waits."""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Iterator
from contextlib import closing, nullcontext, suppress
from dataclasses import dataclass, replace
from functools import cache
from pathlib import Path
from random import Random

from cy_core import known_census
from tests.fuzz.commands import run, wrong
from tests.fuzz.fuzzer import ON_POSIX, Fault, Fuzzer, without_some
from tests.fuzz.json_mutations import Change
from tests.fuzz.ledgers import CHANGES, MAGIC, damage, prepared
from tests.fuzz.places import PLACES, scratch
from tests.helpers.children import EndedProcess, run_in_process

pytestmark = ON_POSIX

N = 15  # the smallest that is counted part by part


@dataclass(frozen=True, slots=True)
class Case:
    """A ledger by its N and its share of the parts; what is done to it; where it is.

    A file that is held is one that another count writes.
    """

    n: int
    share: float
    changes: tuple[Change, ...]
    place: str = "resumed"
    held: bool = False


def case(random: Random) -> Case:
    """Most files belong to the count, and have one or two faults."""
    names = random.choices(CHANGES, k=random.choice((0, 1, 1, 1, 2, 3)))
    return Case(
        *random.choice(((N, 0), (N, 0.01), (N, 0.5), (N, 0.99), (N, 1), (N, 1), (N + 1, 1))),
        tuple(Change(name, random.getrandbits(32)) for name in names),
        random.choice(("resumed",) * 9 + (random.choice(PLACES),)),
        random.random() < 0.05,
    )


def smaller(case: Case) -> Iterator[Case]:
    """The case with fewer changes."""
    return (replace(case, changes=fewer) for fewer in without_some(case.changes))


@cache
def ledger(n: int, share: float, at: Path) -> bytes:
    """Return the content of a ledger, which takes longer to write than to copy."""
    path = at / "written"
    prepared(path, n, share)
    raw = path.read_bytes()
    path.unlink()
    return raw


class Files:
    """Judges files of `--resume`."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder

    def fault(self, case: Case) -> Fault | None:
        """What is wrong with how a count went on."""
        with scratch(self.folder) as here:
            path = here / "resumed"
            path.write_bytes(ledger(case.n, case.share, self.folder))
            for change in case.changes:
                damage(path, change)
            words = ("count", str(N), "--json", f"--resume={case.place}")
            with _held(path) if case.held else nullcontext():
                done = run_in_process(run, words, box=self.folder, here=here)
            gone = done.status == 2 and not path.exists()
        return wrong(words, done) or _wrong_total(done) or (Fault("it is gone") if gone else None)


def _held(path: Path) -> closing[sqlite3.Connection]:
    """The file, as another count would hold it."""
    database = sqlite3.connect(path, isolation_level=None, timeout=0)
    if path.read_bytes().startswith(MAGIC):
        with suppress(sqlite3.DatabaseError):  # nobody can hold one that is damaged
            database.execute("BEGIN EXCLUSIVE")
    return closing(database)


def _wrong_total(done: EndedProcess) -> Fault | None:
    if done.status == 0 and json.loads(done.out)["total"] != known_census(N).total:
        return Fault("a wrong total", done.out)
    return None


def test_resumed_count_is_right_or_refuses_the_file(fuzz: Fuzzer, tmp_path: Path) -> None:
    fuzz.run(14, case, Files(tmp_path).fault, smaller)
