"""What a timing record must keep to: counts that are right, and units that make sense."""

from __future__ import annotations

import json
import re
from collections.abc import Container, Iterator
from contextlib import contextmanager
from dataclasses import replace
from datetime import datetime

from cy_core import BACKENDS, ENGINE, JOIN
from site_builder.timings.records import Machine, Reason, Record, Subject, Timing
from site_builder.timings.subjects import TASKS, subject_words
from site_builder.timings.tasks import WORKS, is_within
from site_builder.values.errors import UserError
from site_builder.values.table import FORMULA

# Bounds that no machine which can run the core comes near, in either direction.
MIN_MEMORY, MAX_MEMORY = 1 << 26, 1 << 50
MAX_CORES = 1 << 14
SHORTEST_CALL, LONGEST_CALL = 1e-8, 1e7
SLOWEST_NODES, FASTEST_NODES = 1e6, 2e9  # queens a second
FASTEST_BOARDS = 1e10  # a second and thread: more than the clocks of a core
SLOWEST_JOIN = 2e6  # boards a second: machines that were measured find 45 times as many and more
ANY_CALL = 1.0  # seconds that even the smallest call may take: a busy machine lets it wait
MAX_SAMPLES = 5000  # of a cell: what `queens bench` takes at most, whatever is asked of it
LONGEST_TEXT = 200
LONGEST_FLAGS = 1000  # distributions build with many
VERSION = r"[0-9]+(\.[0-9]+)*[a-z0-9.+]*"


class Unsound(Exception):
    """What is wrong with the content of a record, and the value that is."""

    def __init__(self, rule: str, *value: object) -> None:
        super().__init__(", got ".join([rule, *map(_short, value)]))


@contextmanager
def told_of(file: str, remedy: str) -> Iterator[None]:
    """Tell what is unsound in a file, or nested beyond all measure, as a mistake of a person.

    Raises
    ------
    UserError
        ``FILE: RULE, got VALUE: REMEDY``.
    """
    try:
        yield
    except (Unsound, RecursionError) as error:
        raise UserError(f"{file}: {error}: {remedy}") from error


def check_record(record: Record) -> None:
    """Look at everything that a machine which is not here may have got wrong.

    Raises
    ------
    Unsound
        ``RULE, got VALUE``.
    """
    plain = re.fullmatch("[a-z0-9]+(-[a-z0-9]+)*", record.name)
    require(plain, "its name must be of small letters, digits and dashes", record.name)
    require_text("core_version", record.core_version)
    version = re.fullmatch(VERSION, record.core_version)
    require(version, '"core_version" must be a version like 0.1.0', record.core_version)
    require_day("date", record.date)
    check_machine(record.machine)
    require(record.cells, '"cells" must hold one at least', [])
    seen: set[tuple[Subject, int]] = set()
    for cell in record.cells:
        _check_cell(cell, record.machine.cores)
        require((cell.subject, cell.n) not in seen, "each cell must stand once", _name(cell))
        seen.add((cell.subject, cell.n))
    node_counts(record)


def check_machine(machine: Machine) -> None:
    """Look at a machine alone, which can be done before anything is measured on it.

    Raises
    ------
    Unsound
        ``RULE, got VALUE``.
    """
    for key in ("processor", "system", "python", "compiler"):
        require_text(key, getattr(machine, key))
    _require_line("flags", machine.flags, LONGEST_FLAGS)  # compilers' own begin with a dash
    require(machine.processor, '"processor" must be named', machine.processor)
    require(1 <= machine.cores <= MAX_CORES, f'"cores" must be 1..{MAX_CORES}', machine.cores)
    memory = MIN_MEMORY if machine.memory is None else machine.memory
    rule = '"memory" must be bytes, from 64 MiB on'
    require(MIN_MEMORY <= memory <= MAX_MEMORY, rule, memory)


def node_counts(record: Record) -> dict[tuple[str, int], int]:
    """Nodes that each method met at each n, whatever its form.

    Raises
    ------
    Unsound
        ``SUBJECT, n = N: "nodes" must be COUNT in both forms, got VALUE``.
    """
    counts: dict[tuple[str, int], int] = {}
    for cell in record.cells:
        if cell.nodes is not None:
            method = subject_words(replace(cell.subject, form=""))
            right = counts.setdefault((method, cell.n), cell.nodes)
            rule = f'{_name(cell)}: "nodes" must be {right} in both forms'
            require(cell.nodes == right, rule, cell.nodes)
    return counts


def _check_cell(cell: Timing, cores: int) -> None:
    _check_subject(cell.subject, cores)
    require_text("tool", cell.tool)
    sizes = WORKS[cell.subject.task].sizes
    require(cell.n in sizes, f'"n" must be {sizes[0]}..{sizes[-1]}', cell.n)
    rule = f'{_name(cell)}: "seconds" or "reason" must be given, and not both'
    require(bool(cell.samples) != (cell.reason is not None), rule, list(cell.samples))
    counts_boards = cell.subject.method == ENGINE and cell.subject.task == "count"
    rule = f'{_name(cell)}: "search" must be left out'
    require(cell.search is None or (counts_boards and cell.samples), rule, cell.search)
    if cell.reason is None:
        _check_samples(cell)
        _check_counts(cell)
        _check_pace(cell)
    else:
        _check_reason(cell, cell.reason)
        counts = (cell.total, cell.fundamental, cell.nodes)
        counted = any(count is not None for count in counts)
        require(not counted, f"{_name(cell)}: what was not run counts nothing", counts)


def _check_reason(cell: Timing, reason: Reason) -> None:
    """It names what one of its kind does, and an n that explains that of the cell."""
    work = WORKS[cell.subject.task]
    sizes = work.sizes if work.grows else ()
    smaller = [n for n in sizes if n < cell.n]
    larger = [n for n in sizes if n > cell.n]
    explaining: dict[str, Container[int | None]] = {
        **dict.fromkeys(("largest", "slow"), smaller),
        **dict.fromkeys(("memory", "stopped"), (*smaller, cell.n)),
        "one_thread": (cell.n, *larger),
        "smallest": larger,
        "backend": (None,),
    }
    rule = f'{_name(cell)}: "n" in "reason" must explain that it was not run'
    require(reason.n in explaining[reason.kind], rule, reason.n)
    rule = f'{_name(cell)}: "limit" in "reason" must be '
    if reason.kind in ("stopped", "slow"):
        fits = reason.limit is not None and SHORTEST_CALL <= reason.limit <= LONGEST_CALL
        require(fits, f"{rule}seconds, {SHORTEST_CALL:g}..{LONGEST_CALL:g}", reason.limit)
    else:
        require(reason.limit is None, f"{rule}left out", reason.limit)


def _check_subject(subject: Subject, cores: int) -> None:
    of_engine = subject.method == ENGINE
    _one_of("task", subject.task, TASKS)
    work = WORKS[subject.task]
    _one_of("method", subject.method, work.methods)
    _one_of("form", subject.form, ("",) if of_engine else work.forms)
    _one_of("backend", subject.backend, BACKENDS if of_engine else ("",))
    most = cores if of_engine else 1
    require(1 <= subject.threads <= most, f'"threads" must be 1..{most}', subject.threads)


def _check_samples(cell: Timing) -> None:
    rule = f'{_name(cell)}: "seconds" must be {MAX_SAMPLES} samples at most'
    require(len(cell.samples) <= MAX_SAMPLES, rule, len(cell.samples))
    span = f"{SHORTEST_CALL:g}..{LONGEST_CALL:g}"
    rule = f'{_name(cell)}: "seconds" must be seconds, each of them {span}'
    for sample in cell.samples:
        require(SHORTEST_CALL <= sample <= LONGEST_CALL, rule, sample)


def _check_counts(cell: Timing) -> None:
    work = WORKS[cell.subject.task]
    right, has_total = work.right(cell.n), work.has == "total"
    _check_count(cell, "total", cell.total, right.total if has_total else None)
    finds = not has_total or cell.fundamental is not None
    _check_count(cell, "fundamental", cell.fundamental, right.fundamental if finds else None)
    span = work.nodes(cell.subject, cell.n)
    least, most = span or (None, None)
    if least == most:
        _check_count(cell, "nodes", cell.nodes, least)
    else:
        rule = f'{_name(cell)}: "nodes" must be {least} at least'
        require(span and is_within(cell.nodes, span), rule, cell.nodes)


def _check_count(cell: Timing, key: str, count: int | None, right: int | None) -> None:
    rule = f'"{key}" must be {right}' if right is not None else f'"{key}" must be left out'
    require(count == right, f"{_name(cell)}: {rule}", count)


def _check_pace(cell: Timing) -> None:
    """Milliseconds, minutes and the sum of all runs do not pass for the seconds of one."""
    task = WORKS[cell.subject.task]
    work, slowest, fastest = cell.nodes, SLOWEST_NODES, FASTEST_NODES
    if work is None:
        work = task.right(cell.n).total or 0
        slowest = SLOWEST_JOIN if cell.search == JOIN else task.slowest
        fastest = FASTEST_BOARDS * cell.subject.threads
    best, shortest, longest = min(cell.samples), work / fastest, ANY_CALL + work / slowest
    rule = (
        f'{_name(cell)}: "seconds" must be seconds, the least of them {shortest:.2g}..{longest:.2g}'
    )
    require(shortest <= best <= longest, rule, best)


def _one_of(key: str, value: str, values: tuple[str, ...]) -> None:
    rule = f"one of {', '.join(values)}" if any(values) else "left out"
    require(value in values, f'"{key}" must be {rule}', value)


def require_text(key: str, text: str) -> None:
    """Raise `Unsound` unless a text is one line that every page and file can hold; empty, too."""
    _require_line(key, text, LONGEST_TEXT)
    rule = f'"{key}" must not begin with =, +, - or @, as a formula does'
    require(not text.startswith(FORMULA), rule, text)


def _require_line(key: str, text: str, longest: int) -> None:
    sound = text.isprintable() and len(text) <= longest
    require(sound, f'"{key}" must be one line of {longest} characters at most', text)
    require(text == text.strip(), f'"{key}" must have no space at its ends', text)


def require_day(key: str, text: str) -> None:
    """Raise `Unsound` unless a text is a day of the calendar, ``YYYY-MM-DD``."""
    require(_is_time(text, "%Y-%m-%d"), f'"{key}" must be a day like 2026-01-31', text)


def require_moment(key: str, text: str) -> None:
    """Raise `Unsound` unless a text is a second of a day in UTC."""
    like = "2026-01-31T12:00:00Z"
    require(_is_time(text, "%Y-%m-%dT%H:%M:%SZ"), f'"{key}" must be a moment like {like}', text)


def _is_time(text: str, form: str) -> bool:
    try:
        return datetime.strptime(text, form).strftime(form) == text
    except ValueError:
        return False


def require(holds: object, rule: str, value: object) -> None:
    """Raise `Unsound` with the rule and the value unless it holds."""
    if not holds:
        raise Unsound(rule, value)


def _name(cell: Timing) -> str:
    return f"{subject_words(cell.subject)}, n = {cell.n}"


def _short(value: object) -> str:
    text = json.dumps(value, default=repr)
    return text if len(text) <= 60 else f"{text[:57]}..."
