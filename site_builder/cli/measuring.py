"""`queens bench`, `check` and `terms`: measurements and counts for the records."""

from __future__ import annotations

import time
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import click
from click.exceptions import Exit

from cy_core import BACKENDS, FORMS, MAX_KNOWN_N, __version__, known_census
from cy_core.terms import SUBJECTS, count_terms
from site_builder.bench.bench import bench, record_path
from site_builder.bench.machine import processor_name, recent_load
from site_builder.bench.report import report, shown_progress
from site_builder.bench.sampling import SampleRules
from site_builder.bench.session import Plan
from site_builder.cli.group import command
from site_builder.cli.options import (
    MultiChoice,
    argument,
    file_path,
    flag,
    json_option,
    option,
    seconds,
    sizes,
    thread_count,
    whole_number,
)
from site_builder.new_terms.records import TermsRun, keep_run, load_runs
from site_builder.new_terms.records import record_path as runs_path
from site_builder.terminal.lines import echo, echo_fields, note
from site_builder.terminal.progress import waiting
from site_builder.timings.record_files import load_record
from site_builder.timings.subjects import TASKS, chosen_subjects, cores, default_threads
from site_builder.timings.tasks import MEASURABLE_METHODS, PUZZLES, TASK_SPECS
from site_builder.values.config import SiteConfig
from site_builder.values.errors import UserError, one_line
from site_builder.values.text import sizes_text

# Times --------------------------------------------------------------------------------------------

MAX_SAMPLES = 1000
# The largest load, in running programs on average, at which the machine is not called busy.
BUSY = 0.5


def thread_counts(word: str) -> tuple[int, ...]:
    """Parse numbers of threads with commas between them."""
    counts = tuple(thread_count(number) for number in word.split(","))
    if max(counts) > cores():
        raise UserError(f"this machine has {cores()} cores for threads, got {max(counts)}")
    return counts


@command("bench", "queens bench --methods bitmap,engine --n 4-16 --time-limit 20")
@option(
    "--methods METHODS",
    MultiChoice(MEASURABLE_METHODS),
    f"Some of {', '.join(MEASURABLE_METHODS)}, with commas between them.",
    default="all",
)
@option(
    "--forms FORMS",
    MultiChoice(FORMS),
    f"Forms of the methods: some of {', '.join(FORMS)}, with commas between them.",
    default="all",
)
@option(
    "--backends BACKENDS",
    MultiChoice(BACKENDS),
    f"Instruction sets of the engine: some of {', '.join(BACKENDS)}.",
    default="all",
)
@option(
    "--threads COUNTS",
    thread_counts,
    "Threads of the engine: numbers with commas between them.",
    default=",".join(map(str, default_threads())),
)
@option(
    "--tasks TASKS",
    MultiChoice(TASKS),
    f"What to measure: some of {', '.join(TASKS)}.",
    default="all",
)
@option(
    "--n FIRST-LAST",
    sizes,
    "Sizes of the board; puzzles have sizes of their own: "
    + ", ".join(f"{task} {TASK_SPECS[task].span}" for task in PUZZLES)
    + ".",
    default="1-18",
)
@option(
    "--repeats COUNT",
    whole_number(1, MAX_SAMPLES),
    "Take at least this many samples of a short run.",
    default=5,
)
@option(
    "--time-limit SECONDS",
    seconds,
    "Longest time to spend on one cell of the tables.",
    default=3,
)
@option("--output DIR", file_path, "Folder of the record.", default="records/timings")
@flag("--again", "Measure again what the record already has.")
@flag("--report", "Print the tables of the record without measuring.", name="only_report")
def bench_command(
    n: tuple[int, ...],
    repeats: int,
    time_limit: float,
    output: Path,
    again: bool,
    only_report: bool,
    **choices: Any,
) -> None:
    """Measure the methods and the engine, and keep the times.

    The times go into the record of this machine, which a site can show.
    """
    file = record_path(output)
    if only_report:
        if not file.exists():
            raise UserError(f"no record of this machine, got {file}: run `queens bench`")
        echo(report(load_record(file)))
        return
    plan = Plan(chosen_subjects(**choices), n, SampleRules(repeats, time_limit))
    if not plan.cells:
        raise UserError(
            "methods, tasks and sizes have nothing in common, got "
            f"{', '.join(choices['methods'])}; {', '.join(choices['tasks'])}; {sizes_text(n)}: "
            "leave out --methods, --tasks or --n"
        )
    try:
        with shown_progress(plan.cells) as progress:
            load = recent_load()
            if load > BUSY:
                progress.note(f"the machine is busy (load {load:.1f}): times will be too long")
            record = bench(plan, output, progress, again=again)
    except KeyboardInterrupt as error:
        kept = f"finished cells are in {file}" if file.exists() else "no cell was finished"
        raise KeyboardInterrupt(f"{kept}; run it again to go on") from error
    echo(f"{one_line(str(file))}\n\n{report(record)}")


@command("check", "queens check records/timings/my-machine.json")
@argument(
    "[FILE]...",
    file_path,
    "Timing records, or folders of them. Without any, the folder records/timings is checked.",
    name="files",
    nargs=-1,
)
def check(files: tuple[Path, ...]) -> None:
    """Check timing records.

    Run it on a record before you open a pull request with it.
    """
    is_valid = True
    for path in files or [SiteConfig().records / "timings"]:
        records = sorted(path.glob("*.json")) if path.is_dir() else [path]
        if not any(record.exists() for record in records):
            raise UserError(f"no record in {path}: run `queens bench`, or name a file")
        for record in records:
            is_valid &= _check(record)
    if not is_valid:
        # Nothing is printed, because each error has been printed already.
        raise Exit(2)


def _check(path: Path) -> bool:
    """Print whether the file is a valid record. Return True if it is."""
    try:
        record = load_record(path)
    except UserError as error:
        note(str(error))
        return False
    stopped = len(record.cells) - record.finished
    echo(one_line(f"{path}: ok, {record.finished} measured, {stopped} stopped at a limit"))
    return True


# New terms ----------------------------------------------------------------------------------------

SUBJECT_NAMES = tuple(SUBJECTS)
PROGRAMS = tuple(
    dict.fromkeys(program.key for subject in SUBJECTS.values() for program in subject.programs)
)
MAX_N = max(subject.max_n for subject in SUBJECTS.values())


@command("terms", "queens terms torus 12")
@argument("SUBJECT", click.Choice(SUBJECT_NAMES), f"One of {', '.join(SUBJECT_NAMES)}.")
@argument("N", whole_number(1, MAX_N), "Side of the board.")
@option(
    "--program PROGRAM",
    click.Choice(PROGRAMS),
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
    path = runs_path(record, subject) if record else None
    if path:
        # Read the record before the long work, so that a damaged record is reported at once.
        load_runs(path)
    programs = SUBJECTS[subject].programs
    keys = [program] if program else [subject_program.key for subject_program in programs]
    runs: list[TermsRun] = []
    record_error = None
    for key in keys:
        runs.append(_run(subject, n, key))
        try:
            if path:
                keep_run(path, runs[-1])
        except UserError as error:
            # Raise the error later, so that the counts are printed even if they cannot be stored.
            record_error = error
    if any(run.counts != runs[0].counts for run in runs):
        counts = " and ".join(f"{run.program} counts {run.counts}" for run in runs)
        raise UserError(f"{subject}, n = {n}: the programs disagree: {counts}")
    seconds = {f"seconds_{run.program}": run.seconds for run in runs}
    echo_fields({"subject": subject, "n": n, **runs[0].counts, **seconds}, as_json)
    if record_error:
        raise record_error


def _run(subject: str, n: int, program: str) -> TermsRun:
    is_list = program == "list" and n <= MAX_KNOWN_N
    total = (known_census(n).fundamental or 0) if is_list else 0
    with waiting(f"counting {subject} N={n} by {program}", total=total) as progress:
        start = time.process_time()
        counts = count_terms(subject, n, program, progress.reach)
        seconds = time.process_time() - start
    day = datetime.now(UTC).date().isoformat()
    return TermsRun(n, program, counts, round(seconds, 3), processor_name(), __version__, day)
