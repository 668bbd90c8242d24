"""`queens terms`."""

from __future__ import annotations

import time
from datetime import UTC, datetime
from pathlib import Path

import numpy  # noqa: F401  # loaded here, before Ctrl-C raises: see `run`

from cy_core import MAX_KNOWN_N, __version__, known_census
from cy_core.terms import SUBJECTS, count_terms
from site_builder.bench.machine import processor_name
from site_builder.cli.group import argument, command, json_option, option
from site_builder.cli.parameters import Choice, file_path, whole_number
from site_builder.new_terms.records import TermsRun, keep_run, load_runs, record_path
from site_builder.terminal.lines import echo_fields
from site_builder.terminal.progress import Progress, waiting
from site_builder.values.errors import UserError

SUBJECT_NAMES = (*SUBJECTS,)
PROGRAMS = tuple(dict.fromkeys(each.key for it in SUBJECTS.values() for each in it.programs))
MAX_N = max(subject.max_n for subject in SUBJECTS.values())


@command("terms", "queens terms torus 12")
@argument("SUBJECT", Choice(SUBJECT_NAMES), f"One of {', '.join(SUBJECT_NAMES)}.")
@argument("N", whole_number(1, MAX_N), "Side of the board.")
@option(
    "--program PROGRAM",
    Choice(PROGRAMS),
    "Run one program: masks or cliques for superqueens that a turn fixes, else list or search.",
    show_default="both, compared",
)
@option("--record FOLDER", file_path, "Keep each run in FOLDER/SUBJECT.json.")
@json_option
def terms(subject: str, n: int, program: str | None, record: Path | None, as_json: bool) -> None:
    """Count new terms of sequences, by two programs each.

    Each subject has two programs that share no code but the rules. Without --program both count,
    and the command compares their counts.
    """
    if record and not record.is_dir():
        raise UserError(f"--record must be a folder that exists, got {record}: make it first")
    path = record_path(record, subject) if record else None
    if path:
        load_runs(path)  # a damaged record is known before the long work
    keys = [program] if program else [each.key for each in SUBJECTS[subject].programs]
    runs, unkept = list[TermsRun](), None
    for key in keys:
        runs.append(_run(subject, n, key))
        try:
            if path:
                keep_run(path, runs[-1])
        except UserError as error:  # what was counted is printed all the same
            unkept = error
    if any(run.counts != runs[0].counts for run in runs):
        found = " and ".join(f"{run.program} counts {run.counts}" for run in runs)
        raise UserError(f"{subject}, n = {n}: the programs disagree: {found}")
    seconds = {f"seconds_{run.program}": run.seconds for run in runs}
    echo_fields({"subject": subject, "n": n, **runs[0].counts, **seconds}, as_json)
    if unkept:
        raise unkept


def _run(subject: str, n: int, program: str) -> TermsRun:
    progress = Progress()
    if program == "list" and n <= MAX_KNOWN_N:
        progress.begin(known_census(n).fundamental or 0)
    with waiting(f"counting {subject} N={n} by {program}", progress):
        start = time.process_time()
        counts = count_terms(subject, n, program, progress.reach)
        seconds = time.process_time() - start
    day = datetime.now(UTC).date().isoformat()
    return TermsRun(n, program, counts, round(seconds, 3), processor_name(), __version__, day)
