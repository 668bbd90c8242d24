"""The records of new terms: what each program counted, when, in what time and on what machine."""

from __future__ import annotations

import json
from dataclasses import asdict, dataclass
from pathlib import Path

from cy_core.terms import SUBJECTS, Counts
from site_builder.values.errors import UserError
from site_builder.values.files import read_file, write_file

MAX_BYTES = 1 << 22
REMEDY = "move it away and run `queens terms`"


@dataclass(frozen=True, slots=True)
class TermsRun:
    """One run of a program."""

    n: int  # side of the board
    program: str  # key of the program in its subject
    counts: Counts  # what it counted
    seconds: float  # processor time
    processor: str  # brand name of the processor
    core: str  # version of the core
    date: str  # Day of the run, in UTC: `2026-11-25`.


@dataclass(frozen=True, slots=True)
class Agreed:
    """What both programs of a subject have counted for one n."""

    counts: Counts  # the counts, the same of both
    runs: tuple[TermsRun, ...]  # the run of each program, in the order of the subject


def keep_run(path: Path, run: TermsRun) -> None:
    """Add a run to a file; it replaces the run of the same n and program."""
    others = [
        other for other in load_runs(path) if (other.n, other.program) != (run.n, run.program)
    ]
    runs = sorted([*others, run], key=lambda run: (run.n, run.program))
    lines = ",\n".join(json.dumps(asdict(run)) for run in runs)
    write_file(path, f"[\n{lines}\n]\n")


def agreed_counts(folder: Path, subject: str) -> dict[int, Agreed]:
    """The counts of a subject by n, where both programs have counted and agree."""
    path = record_path(folder, subject)
    by_n: dict[int, dict[str, TermsRun]] = {}
    for run in load_runs(path):
        by_n.setdefault(run.n, {})[run.program] = run
    keys = [program.key for program in SUBJECTS[subject].programs]
    return {
        n: _agreed(path, tuple(runs[key] for key in keys))
        for n, runs in sorted(by_n.items())
        if runs.keys() >= {*keys}
    }


def _agreed(path: Path, runs: tuple[TermsRun, ...]) -> Agreed:
    if any(run.counts != runs[0].counts for run in runs):
        rule = f"{path}: n = {runs[0].n}: the programs disagree"
        raise UserError(f"{rule}: publish nothing until you know why")
    return Agreed(runs[0].counts, runs)


def load_runs(path: Path) -> tuple[TermsRun, ...]:
    """The runs in a file, by n and program; none if there is no file."""
    if not path.exists():
        return ()
    try:
        rows = json.loads(read_file(path, MAX_BYTES, REMEDY))
        return tuple(TermsRun(**row) for row in rows)
    except (TypeError, ValueError) as error:
        raise UserError(f"{path} is no record of runs: {REMEDY}") from error


def record_path(folder: Path, subject: str) -> Path:
    """The file that has the runs of a subject."""
    return folder / f"{subject}.json"
