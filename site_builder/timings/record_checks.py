"""Check a timing record: its counts must be right, and its units must make sense."""

from __future__ import annotations

import json
import re
from collections.abc import Container, Iterator
from contextlib import contextmanager
from dataclasses import replace
from datetime import datetime

from cy_core import BACKENDS, ENGINE, JOIN
from site_builder.timings.records import Machine, Reason, Record, Subject, Timing
from site_builder.timings.subjects import TASKS, subject_text
from site_builder.timings.tasks import TASK_SPECS, is_within
from site_builder.values.errors import UserError
from site_builder.values.table import FORMULA_STARTS

# No machine that can run the core comes near these bounds.
MIN_MEMORY, MAX_MEMORY = 1 << 26, 1 << 50
MAX_CORES = 1 << 14
MIN_SECONDS, MAX_SECONDS = 1e-8, 1e7
MIN_NODES_PER_SECOND, MAX_NODES_PER_SECOND = 1e6, 2e9  # queens a second
MAX_BOARDS_PER_SECOND = 1e10  # of a thread: more than the clock cycles of a core
MIN_JOIN_BOARDS_PER_SECOND = 2e6  # the slowest machine measured finds 45 times as many
CALL_ALLOWANCE = 1.0  # seconds that even the smallest call may take on a busy machine
MAX_SAMPLES = 5000  # of a cell; `queens bench` takes no more, whatever its options
MAX_TEXT_LENGTH = 200
MAX_FLAGS_LENGTH = 1000  # distributions build with many
VERSION = r"[0-9]+(\.[0-9]+)*[a-z0-9.+]*"


class InvalidRecord(Exception):
    """The content of a record breaks a rule; the message is ``RULE, got VALUE``."""

    def __init__(self, rule: str, *value: object) -> None:
        super().__init__(", got ".join([rule, *map(_short, value)]))


@contextmanager
def user_errors(file: str, remedy: str) -> Iterator[None]:
    """Raise a `UserError` that names the file instead of `InvalidRecord` or `RecursionError`."""
    try:
        yield
    except (InvalidRecord, RecursionError) as error:
        raise UserError(f"{file}: {error}: {remedy}") from error


def check_record(record: Record) -> None:
    """Check a whole record, which may come from another machine."""
    is_plain = re.fullmatch("[a-z0-9]+(-[a-z0-9]+)*", record.name)
    require(is_plain, "its name must be of small letters, digits and dashes", record.name)
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
    """Check the description of a machine, before anything is measured on it."""
    for key in ("processor", "system", "python", "compiler"):
        require_text(key, getattr(machine, key))
    _require_line("flags", machine.flags, MAX_FLAGS_LENGTH)  # compilers' own begin with a dash
    require(machine.processor, '"processor" must be named', machine.processor)
    require(1 <= machine.cores <= MAX_CORES, f'"cores" must be 1..{MAX_CORES}', machine.cores)
    memory = MIN_MEMORY if machine.memory is None else machine.memory
    rule = '"memory" must be bytes, from 64 MiB on'
    require(MIN_MEMORY <= memory <= MAX_MEMORY, rule, memory)


def node_counts(record: Record) -> dict[tuple[str, int], int]:
    """Nodes by method and n; both forms of a method must have the same."""
    counts: dict[tuple[str, int], int] = {}
    for cell in record.cells:
        if cell.nodes is not None:
            method = subject_text(replace(cell.subject, form=""))
            nodes = counts.setdefault((method, cell.n), cell.nodes)
            rule = f'{_name(cell)}: "nodes" must be {nodes} in both forms'
            require(cell.nodes == nodes, rule, cell.nodes)
    return counts


def _check_cell(cell: Timing, cores: int) -> None:
    _check_subject(cell.subject, cores)
    require_text("tool", cell.tool)
    sizes = TASK_SPECS[cell.subject.task].sizes
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
    """Check the keys that a reason of its kind has, and that its n explains the cell."""
    spec = TASK_SPECS[cell.subject.task]
    sizes = spec.sizes if spec.grows else ()
    smaller = [n for n in sizes if n < cell.n]
    larger = [n for n in sizes if n > cell.n]
    allowed: dict[str, Container[int | None]] = {
        **dict.fromkeys(("largest", "slow"), smaller),
        **dict.fromkeys(("memory", "stopped"), (*smaller, cell.n)),
        "one_thread": (cell.n, *larger),
        "smallest": larger,
        "backend": (None,),
    }
    rule = f'{_name(cell)}: "n" in "reason" must explain that it was not run'
    require(reason.n in allowed[reason.kind], rule, reason.n)
    rule = f'{_name(cell)}: "limit" in "reason" must be '
    if reason.kind in ("stopped", "slow"):
        fits = reason.limit is not None and MIN_SECONDS <= reason.limit <= MAX_SECONDS
        require(fits, f"{rule}seconds, {MIN_SECONDS:g}..{MAX_SECONDS:g}", reason.limit)
    else:
        require(reason.limit is None, f"{rule}left out", reason.limit)


def _check_subject(subject: Subject, cores: int) -> None:
    of_engine = subject.method == ENGINE
    _one_of("task", subject.task, TASKS)
    spec = TASK_SPECS[subject.task]
    _one_of("method", subject.method, spec.methods)
    _one_of("form", subject.form, ("",) if of_engine else spec.forms)
    _one_of("backend", subject.backend, BACKENDS if of_engine else ("",))
    most = cores if of_engine else 1
    require(1 <= subject.threads <= most, f'"threads" must be 1..{most}', subject.threads)


def _check_samples(cell: Timing) -> None:
    rule = f'{_name(cell)}: "seconds" must be {MAX_SAMPLES} samples at most'
    require(len(cell.samples) <= MAX_SAMPLES, rule, len(cell.samples))
    span = f"{MIN_SECONDS:g}..{MAX_SECONDS:g}"
    rule = f'{_name(cell)}: "seconds" must be seconds, each of them {span}'
    for sample in cell.samples:
        require(MIN_SECONDS <= sample <= MAX_SECONDS, rule, sample)


def _check_counts(cell: Timing) -> None:
    spec = TASK_SPECS[cell.subject.task]
    known, has_total = spec.known_counts(cell.n), spec.kept_count == "total"
    _check_count(cell, "total", cell.total, known.total if has_total else None)
    has_fundamental = not has_total or cell.fundamental is not None
    right = known.fundamental if has_fundamental else None
    _check_count(cell, "fundamental", cell.fundamental, right)
    node_range = spec.node_range(cell.subject, cell.n)
    least, most = node_range or (None, None)
    if least == most:
        _check_count(cell, "nodes", cell.nodes, least)
    else:
        rule = f'{_name(cell)}: "nodes" must be {least} at least'
        require(node_range and is_within(cell.nodes, node_range), rule, cell.nodes)


def _check_count(cell: Timing, key: str, count: int | None, right: int | None) -> None:
    rule = f'"{key}" must be {right}' if right is not None else f'"{key}" must be left out'
    require(count == right, f"{_name(cell)}: {rule}", count)


def _check_pace(cell: Timing) -> None:
    """Refuse times that are not in seconds, or not those of one run."""
    spec = TASK_SPECS[cell.subject.task]
    placed, slowest, fastest = cell.nodes, MIN_NODES_PER_SECOND, MAX_NODES_PER_SECOND
    if placed is None:
        placed = spec.known_counts(cell.n).total or 0
        slowest = MIN_JOIN_BOARDS_PER_SECOND if cell.search == JOIN else spec.min_boards_per_second
        fastest = MAX_BOARDS_PER_SECOND * cell.subject.threads
    best, shortest = min(cell.samples), placed / fastest
    longest = CALL_ALLOWANCE + placed / slowest
    rule = (
        f'{_name(cell)}: "seconds" must be seconds, the least of them {shortest:.2g}..{longest:.2g}'
    )
    require(shortest <= best <= longest, rule, best)


def _one_of(key: str, value: str, values: tuple[str, ...]) -> None:
    rule = f"one of {', '.join(values)}" if any(values) else "left out"
    require(value in values, f'"{key}" must be {rule}', value)


def require_text(key: str, text: str) -> None:
    """Raise `InvalidRecord` unless a text is empty, or one line that pages and files can hold."""
    _require_line(key, text, MAX_TEXT_LENGTH)
    rule = f'"{key}" must not begin with =, +, - or @, as a formula does'
    require(not text.startswith(FORMULA_STARTS), rule, text)


def _require_line(key: str, text: str, max_length: int) -> None:
    is_line = text.isprintable() and len(text) <= max_length
    require(is_line, f'"{key}" must be one line of {max_length} characters at most', text)
    require(text == text.strip(), f'"{key}" must have no space at its ends', text)


def require_day(key: str, text: str) -> None:
    """Raise `InvalidRecord` unless a text is a day of the calendar, ``YYYY-MM-DD``."""
    require(_is_time(text, "%Y-%m-%d"), f'"{key}" must be a day like 2026-01-31', text)


def require_moment(key: str, text: str) -> None:
    """Raise `InvalidRecord` unless a text is a second of a day in UTC."""
    like = "2026-01-31T12:00:00Z"
    require(_is_time(text, "%Y-%m-%dT%H:%M:%SZ"), f'"{key}" must be a moment like {like}', text)


def _is_time(text: str, form: str) -> bool:
    try:
        return datetime.strptime(text, form).strftime(form) == text
    except ValueError:
        return False


def require(holds: object, rule: str, value: object) -> None:
    """Raise `InvalidRecord` with the rule and the value unless the rule holds."""
    if not holds:
        raise InvalidRecord(rule, value)


def _name(cell: Timing) -> str:
    return f"{subject_text(cell.subject)}, n = {cell.n}"


def _short(value: object) -> str:
    text = json.dumps(value, default=repr)
    return text if len(text) <= 60 else f"{text[:57]}..."
