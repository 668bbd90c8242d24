"""What each command of `queens` does with its arguments, once they are known to be sound."""

from __future__ import annotations

import json
import os
import stat
import time
from argparse import Namespace
from collections.abc import Iterator, Mapping
from contextlib import contextmanager, nullcontext
from dataclasses import asdict
from pathlib import Path
from typing import BinaryIO

from site_builder import core
from site_builder.bench.bench import bench, record_path
from site_builder.bench.machine import processor_name, recent_load
from site_builder.bench.progress import following
from site_builder.bench.report import report
from site_builder.bench.sampling import Rules
from site_builder.bench.session import Follower, Plan
from site_builder.commands.docs import write_docs
from site_builder.commands.export import list_all, list_fundamental, write_listing
from site_builder.commands.text_board import text_board
from site_builder.core import ENGINE, METHODS, Census, Orbit, Symmetry, countable_n
from site_builder.ledger.checkpoint import Checkpoint
from site_builder.ledger.file import read_ledger
from site_builder.ledger.report import ledger_report
from site_builder.pages.pages import picture
from site_builder.terminal.lines import complain, say, standard_output
from site_builder.terminal.progress import Meter, waiting
from site_builder.timings.record_files import checked, load_record
from site_builder.timings.selections import CLASSIC_HEADER, ClassicRow, classic_line
from site_builder.timings.site_records import site_records
from site_builder.timings.subjects import Choice, chosen_subjects, usual_threads
from site_builder.values.census import Entry
from site_builder.values.config import SiteConfig
from site_builder.values.errors import UserError, one_line
from site_builder.values.files import replacing, require_regular, write_file
from site_builder.values.reading import parse_columns
from site_builder.values.text import canonical_label, squares

BUSY = 0.5  # programs at work on average, when there should be none


def run_count(arguments: Namespace) -> None:
    """count the solutions of one n"""
    _check_reach(arguments.method, arguments.n)
    if arguments.resume and arguments.method:
        raise UserError(f"only the engine can go on, got --method {arguments.method}: leave it out")
    if arguments.resume:  # a small n does not look at it
        require_regular(arguments.resume)
    cores = 1 if arguments.method else usual_threads()[-1]
    threads = arguments.threads or cores
    with Checkpoint(arguments.resume, processor_name(), complain) as checkpoint:
        found, seconds = _timed_count(arguments.n, arguments, threads, checkpoint)
    fields = {
        "n": found.n,
        "method": arguments.method or ENGINE,
        "form": arguments.form if arguments.method else None,
        "total": found.total,
        "fundamental": found.fundamental,
        "orbits_by_size": dict(found.orbits_by_size) if found.orbits_by_size else None,
        "nodes": found.nodes,
        "seconds": round(seconds, 9),
    }
    if arguments.json:
        say(json.dumps(fields))
    else:
        say(_lines(fields | {"seconds": f"{seconds:.6f}"}))


def run_ledger(arguments: Namespace) -> None:
    """show how far a long count is, from the ledger that --resume keeps"""
    ledger = read_ledger(arguments.file)
    with waiting(f"reading {arguments.file}"):
        report = ledger_report(arguments.file, ledger)
    if arguments.json:
        say(json.dumps(asdict(report)))
    else:
        say(_lines(report.for_people()))


def run_list(arguments: Namespace) -> None:
    """list the fundamental solutions of one n, or all of them"""
    target = replacing(arguments.output) if arguments.output else _binary_output(arguments.format)
    with target as stream:  # a place that cannot be written is known before the long work
        with waiting(f"listing N={arguments.n}"):
            listing = list_all(arguments.n) if arguments.all else list_fundamental(arguments.n)
        meter = Meter(listing.count)
        progress = waiting(f"writing N={arguments.n}", more=meter.said)
        with progress if arguments.output or _goes_to_a_file() else nullcontext():
            write_listing(listing, arguments.format, stream, meter.reach)


@contextmanager
def _binary_output(format: str) -> Iterator[BinaryIO]:
    with standard_output() as stream:
        if format == "npy" and stream.isatty():
            raise UserError("npy is not for a terminal: add --output FILE, or redirect the output")
        yield stream.buffer


def _goes_to_a_file() -> bool:
    """Whether nobody sees the output; a pager at the end of a pipe has the same terminal."""
    return stat.S_ISREG(os.fstat(1).st_mode)


def run_show(arguments: Namespace) -> None:
    """show the fundamental solution that has a label"""
    with waiting(f"looking for {arguments.label}"):
        solution = core.solution(arguments.label)
    label, orbit = canonical_label(arguments.label), core.orbit(solution)
    if arguments.svg:
        write_file(arguments.svg, picture(Entry(label, solution, orbit.size)))
        return
    fields = {
        "label": label,
        "columns": solution,
        "squares": squares(solution),
        "orbit_size": orbit.size,
        "symmetry_class": orbit.symmetry_class,
        "stabilizer": orbit.stabilizer,
    }
    if arguments.json:
        say(json.dumps(fields))
    else:
        say(f"{text_board(solution)}\n\n{_lines(fields)}")


def run_identify(arguments: Namespace) -> None:
    """find the label and the representative of a solution"""
    solution = parse_columns(arguments.columns)
    orbit = core.orbit(solution)
    with waiting(f"numbering the solutions of N={len(solution)}"):
        label = core.label(solution)
    fields = {
        "label": label,
        "columns": solution,
        "representative": orbit.representative,
        "symmetry": _way_to_representative(orbit, solution),
        "orbit_size": orbit.size,
        "symmetry_class": orbit.symmetry_class,
    }
    if arguments.json:
        say(json.dumps(fields))
    else:
        say(_lines(fields))


def run_table(arguments: Namespace) -> None:
    """print the classic table of counts and times, a line as each N ends"""
    if arguments.first > arguments.last:
        raise UserError(
            f"the first n must not exceed the last, got {arguments.first} {arguments.last}"
        )
    _check_reach(arguments.method, arguments.last)
    say(CLASSIC_HEADER)
    for n in range(arguments.first, arguments.last + 1):
        found, seconds = _timed_count(n, arguments)
        row = ClassicRow(n, found.total, found.fundamental, seconds)
        say(classic_line(row))


def run_bench(arguments: Namespace) -> None:
    """measure the methods and the engine, and keep the times for the site"""
    path = record_path(arguments.output)
    if arguments.report:
        if not path.exists():
            raise UserError(f"no record of this machine, got {path}: run `queens bench`")
        say(report(load_record(path)))
        return
    plan = _plan(arguments)
    try:
        with following(len(plan.subjects) * len(plan.sizes)) as follower:
            _warn_if_busy(follower)
            record = bench(plan, arguments.output, follower, again=arguments.again)
    except KeyboardInterrupt as error:
        kept = f"finished cells are in {path}" if path.exists() else "no cell was finished"
        raise KeyboardInterrupt(f"{kept}; run it again to go on") from error
    say(f"{one_line(str(path))}\n\n{report(record)}")


def _warn_if_busy(follower: Follower) -> None:
    load = recent_load()
    if load > BUSY:
        follower.note(f"the machine is busy (load {load:.1f}): times will be too long")


def _plan(arguments: Namespace) -> Plan:
    """What the options of `queens bench` ask for."""
    asked = (getattr(arguments, key) for key in ("methods", "forms", "paths", "threads", "tasks"))
    subjects = chosen_subjects(Choice(*asked))
    if not subjects:
        methods, tasks = ",".join(arguments.methods), ",".join(arguments.tasks)
        rule = f"--methods and --tasks must leave something to measure, got {methods} and {tasks}"
        raise UserError(f"{rule}: add engine, or count")
    return Plan(subjects, arguments.n, Rules(arguments.repeats, arguments.time_limit))


def run_check(arguments: Namespace) -> None:
    """check timing records, as a pull request that brings one should"""
    verdicts = tuple(checked(arguments.files or [Path(SiteConfig().timings)]))
    for verdict in verdicts:
        say(one_line(verdict.line))
    refused = sum(not verdict.sound for verdict in verdicts)
    if refused:
        raise UserError(f"records must be sound, got {refused} of {len(verdicts)} that are not")


def run_build(arguments: Namespace) -> None:
    """write a docs folder that other site generators can use"""
    config = SiteConfig(
        galleries=arguments.galleries,
        solution_pages=arguments.solution_pages,
        boards_per_page=arguments.boards_per_page,
        coordinates=arguments.coordinates,
        timings=arguments.timings,
        folder=arguments.folder,
    )
    site_records(config)  # a mistake in one is known before the long work
    with waiting(f"writing {arguments.docs}"):
        write_docs(config, arguments.content, arguments.docs)


def _check_reach(key: str | None, n: int) -> None:
    """Refuse an n that cannot be counted, or not by this method, and name one that would."""
    countable_n(n)
    reach = max((m.max_n for m in METHODS if m.key == key), default=n)
    if n > reach:
        others = [f", or use {m.key}" for m in METHODS if m.max_n >= n]
        advice = "leave --method out" + "".join(others[:1])
        raise UserError(f"{key} goes up to n = {reach}, got {n}: {advice}")


def _timed_count(
    n: int, arguments: Namespace, threads: int = 1, checkpoint: Checkpoint | None = None
) -> tuple[Census, float]:
    """The count, by the method and the form asked for, and its seconds."""
    method, form, watcher = arguments.method, arguments.form, checkpoint or Checkpoint()
    with waiting(f"counting N={n}", more=watcher.said):
        start = time.perf_counter()
        found = core.count(n, method=method, form=form, threads=threads, watcher=watcher)
        return found, time.perf_counter() - start


def _way_to_representative(orbit: Orbit, solution: tuple[int, ...]) -> Symmetry:
    """The first symmetry that takes the solution to the representative of its orbit."""
    back = {Symmetry.ROTATE_90: Symmetry.ROTATE_270, Symmetry.ROTATE_270: Symmetry.ROTATE_90}
    ways = {back.get(s, s) for s, image in orbit.images.items() if image == solution}
    return next(symmetry for symmetry in Symmetry if symmetry in ways)


def _lines(fields: Mapping[str, object]) -> str:
    """One `name  value` a line; what is not known is left out."""
    known = {name.replace("_", " "): value for name, value in fields.items() if value is not None}
    width = max(map(len, known))
    return "\n".join(f"{name:<{width}}  {_text(value)}" for name, value in known.items())


def _text(value: object) -> str:
    if isinstance(value, Mapping):
        return (
            ", ".join(f"{count} of size {size}" for size, count in value.items() if count) or "none"
        )
    return " ".join(map(str, value)) if isinstance(value, tuple) else str(value)
