"""The records of new terms: counts, time, machine and day of each run of a program."""

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
    """One run of a program for one n."""

    # The side of the board.
    n: int
    # The key of the program in its subject.
    program: str
    # The counts that the program found.
    counts: Counts
    # The processor time in seconds.
    seconds: float
    # The brand name of the processor.
    processor: str
    # The version of the core.
    core: str
    # The day of the run in UTC, such as `2026-11-25`.
    date: str


@dataclass(frozen=True, slots=True)
class Agreed:
    """The counts of a subject for one n, which both programs have found."""

    # The counts, which are equal for both programs.
    counts: Counts
    # The run of each program, in the order in which the subject lists its programs.
    runs: tuple[TermsRun, ...]


def keep_run(path: Path, run: TermsRun) -> None:
    """Add a run to a file. It replaces a run of the same n and program."""
    others = [
        other for other in load_runs(path) if (other.n, other.program) != (run.n, run.program)
    ]
    runs = sorted([*others, run], key=lambda run: (run.n, run.program))
    lines = ",\n".join(json.dumps(asdict(run)) for run in runs)
    write_file(path, f"[\n{lines}\n]\n")


def agreed_counts(folder: Path, subject: str) -> dict[int, Agreed]:
    """Return the counts of a subject for each n that both programs have counted.

    Raise a UserError if the counts of the programs differ.
    """
    path = record_path(folder, subject)
    by_n: dict[int, dict[str, TermsRun]] = {}
    for run in load_runs(path):
        by_n.setdefault(run.n, {})[run.program] = run
    keys = [program.key for program in SUBJECTS[subject].programs]
    return {
        n: _merge_runs(path, tuple(runs[key] for key in keys))
        for n, runs in sorted(by_n.items())
        if runs.keys() >= set(keys)
    }


def _merge_runs(path: Path, runs: tuple[TermsRun, ...]) -> Agreed:
    if any(run.counts != runs[0].counts for run in runs):
        rule = f"{path}: n = {runs[0].n}: the programs disagree"
        raise UserError(f"{rule}: publish nothing until you know why")
    return Agreed(runs[0].counts, runs)


def load_runs(path: Path) -> tuple[TermsRun, ...]:
    """Return the runs in a file, sorted by n and program. Return no runs if the file is missing."""
    if not path.exists():
        return ()
    try:
        rows = json.loads(read_file(path, MAX_BYTES, REMEDY))
        return tuple(TermsRun(**row) for row in rows)
    except (TypeError, ValueError) as error:
        raise UserError(f"{path} is no record of runs: {REMEDY}") from error


def record_path(folder: Path, subject: str) -> Path:
    """Return the path of the file with the runs of a subject."""
    return folder / f"{subject}.json"
