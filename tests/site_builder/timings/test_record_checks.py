"""Records with wrong counts, or units that make no sense, are refused; sound ones are not."""

from __future__ import annotations

from dataclasses import replace
from functools import cache
from typing import Any

import pytest

from site_builder.timings.record_checks import (
    InvalidRecord,
    check_machine,
    check_record,
    node_counts,
)
from site_builder.timings.record_files import load_records
from site_builder.timings.records import Reason, Record, Subject, Timing
from tests.helpers.records import (
    ENGINE,
    LISTING,
    PROGRAM_CELLS,
    PUZZLE_CELLS,
    SCALAR_LISTING,
    THREADS,
    WHOLE,
    finished,
    solved,
    two_records,
)
from tests.helpers.sources import ROOT

BITMAP, ITERATIVE = Subject("bitmap", "recursive"), Subject("bitmap", "iterative")
ORDERS, GRIDS = Subject("list", task="permutations"), Subject("cells", task="sudoku")
GOOD = finished(BITMAP, 8, 1e-5)
ELIMINATION = Subject("symmetry_elimination", "recursive")
STOPPED = Reason("stopped", 8, 1.0)


def error_of(record: Record) -> str:
    """What is wrong with a record."""
    with pytest.raises(InvalidRecord) as caught:
        check_record(record)
    return str(caught.value)


def record_of(*cells: Timing, **changes: Any) -> Record:
    """A record of such cells."""
    return replace(Record("zuse-z3", WHOLE, "0.1.0", "2026-01-31", cells), **changes)


def of_machine(**changes: Any) -> Record:
    """A sound record of another machine."""
    return record_of(GOOD, machine=replace(WHOLE, **changes))


def of_subject(subject: Subject, **changes: Any) -> Record:
    """A record in which something else was stopped."""
    return record_of(Timing(replace(subject, **changes), 8, reason=STOPPED))


def changed(cell: Timing, **changes: Any) -> Record:
    """A record whose only cell is changed."""
    return record_of(replace(cell, **changes))


def not_run(subject: Subject, n: int, *reason: Any) -> Record:
    """A record of a cell without a time."""
    return record_of(Timing(subject, n, reason=Reason(*reason)))


@pytest.mark.parametrize(
    "record",
    [
        *two_records(),
        record_of(*PUZZLE_CELLS, *PROGRAM_CELLS),
        record_of(GOOD, replace(GOOD, subject=ITERATIVE)),
        record_of(GOOD, core_version="1.2.dev3+g0a1"),
        of_machine(flags="-O3" + " -g" * 300),
        changed(GOOD, fundamental=12),
        changed(GOOD, samples=(1e-5, 3.0)),  # one slow sample
        changed(GOOD, samples=(1e-5,) * 5000),
        changed(finished(THREADS, 18, 0.04)),  # a thread may find 10 boards in a nanosecond
        *(changed(finished(subject, 16, 14_772_512 / 4e5)) for subject in LISTING),
        not_run(BITMAP, 8, "largest", 7),
        not_run(BITMAP, 8, "smallest", 9),
        not_run(BITMAP, 8, "one_thread", 8),
        not_run(BITMAP, 8, "backend"),
        not_run(BITMAP, 8, "memory", 8),
        not_run(ORDERS, 9, "slow", 8, 0.001),
    ],
)
def test_sound_records_pass(record: Record) -> None:
    check_record(record)


@pytest.mark.parametrize(
    ("record", "message"),
    [
        (record_of(GOOD, name="My Machine"), "its name must be of small letters, digits and dash"),
        (
            record_of(GOOD, core_version="1.2<b>"),
            '"core_version" must be a version like 0.1.0, got',
        ),
        (record_of(GOOD, date="2026-02-30"), '"date" must be a day like 2026-01-31, got "2026-02'),
        (record_of(), '"cells" must hold one at least, got []'),
        (of_machine(processor=""), '"processor" must be named'),
        (of_machine(processor="\t=1+1"), '"processor" must be one line of 200'),
        (of_machine(system="a\udcff"), '"system" must be one line of 200'),
        (of_machine(compiler="=1"), '"compiler" must not begin with =, +, - or @'),
        (of_machine(python=" 3"), '"python" must have no space at its ends'),
        (of_machine(flags="f" * 1001), '"flags" must be one line of 1000'),
        (of_machine(cores=0), '"cores" must be 1..16384, got 0'),
        (of_machine(memory=16), '"memory" must be bytes, from 64 MiB on, got 16'),
        (of_subject(BITMAP, method="quantum"), '"method" must be one of brute_force, '),
        (of_subject(BITMAP, form=""), '"form" must be one of recursive, iterative, got ""'),
        (of_subject(BITMAP, backend="avx2"), '"backend" must be left out, got "avx2"'),
        (of_subject(BITMAP, threads=2), '"threads" must be 1..1, got 2'),
        (of_subject(BITMAP, task="solutions"), '"method" must be one of engine'),
        (of_subject(GRIDS, task="permutations"), '"method" must be one of list, bits, iterative'),
        (of_subject(ENGINE[1], backend=""), '"backend" must be one of portable, sse, neon, wasm,'),
        (of_subject(ENGINE[1], threads=3), '"threads" must be 1..2, got 3'),
        (of_subject(ENGINE[1], task="sort"), '"task" must be one of count'),
        (changed(GOOD, total=93), 'bitmap, recursive, n = 8: "total" must be 92, got 93'),
        (changed(GOOD, fundamental=13), '"fundamental" must be 12, got 13'),
        (changed(GOOD, nodes=None), '"nodes" must be 92 at least, got null'),
        (changed(GOOD, nodes=91), '"nodes" must be 92 at least, got 91'),
        (changed(finished(BITMAP, 7, 1e-5), nodes=552), '"nodes" must be 551, got 552'),
        (changed(finished(ENGINE[0], 8, 1e-5), nodes=5), '"nodes" must be left out, got 5'),
        (changed(finished(SCALAR_LISTING, 8, 1e-5), fundamental=None), '"fundamental" must be 12'),
        (changed(GOOD, reason=STOPPED), '"seconds" or "reason" must be given, and not both'),
        (record_of(Timing(BITMAP, 8)), '"seconds" or "reason" must be given, and not both'),
        (changed(Timing(BITMAP, 8, total=0, reason=STOPPED)), "what was not run counts nothing"),
        (changed(GOOD, search="join"), '"search" must be left out, got "join"'),
        (changed(GOOD, n=28), '"n" must be 1..27, got 28'),
        (changed(GOOD, samples=(1e-5, float("nan"))), '"seconds" must be seconds, each of them'),
        (changed(GOOD, samples=(1e-5,) * 5001), '"seconds" must be 5000 samples at most'),
        (changed(solved(ORDERS, 8), total=40319), '"total" must be 40320, got 40319'),
        (changed(solved(ORDERS, 8), nodes=109601), '"nodes" must be 109600, got 109601'),
        (changed(solved(ORDERS, 8), n=11), '"n" must be 8..10, got 11'),
        (changed(solved(GRIDS, 4), total=2), 'cells, sudoku, n = 4: "total" must be 1, got 2'),
        (changed(PROGRAM_CELLS[-1], tool="Chrome\n156"), '"tool" must be one line of 200'),
        (not_run(BITMAP, 8, "largest", 8), "must explain that it was not run, got 8"),
        (not_run(BITMAP, 8, "slow", 9), "must explain that it was not run, got 9"),
        (not_run(BITMAP, 8, "smallest", 8), "must explain that it was not run, got 8"),
        (not_run(BITMAP, 8, "memory"), "must explain that it was not run, got null"),
        (not_run(GRIDS, 4, "slow", 3, 3.0), "must explain that it was not run, got 3"),
        (not_run(BITMAP, 8, "stopped", 8), '"limit" in "reason" must be seconds'),
        (not_run(BITMAP, 8, "memory", 8, 3.0), '"limit" in "reason" must be left out'),
        (record_of(GOOD, GOOD), 'each cell must stand once, got "bitmap, recursive, n = 8"'),
        (
            record_of(GOOD, replace(GOOD, subject=ITERATIVE, nodes=2055)),
            'bitmap, iterative, n = 8: "nodes" must be 2056 in both forms, got 2055',
        ),
    ],
)
def test_what_cannot_be_is_refused_with_its_rule_and_value(record: Record, message: str) -> None:
    assert message in error_of(record)


def test_a_machine_can_be_checked_alone() -> None:
    with pytest.raises(InvalidRecord, match=r'^"cores" must be 1\.\.16384, got 0$'):
        check_machine(replace(WHOLE, cores=0))


@cache
def measured() -> Record:
    """The committed record that was measured."""
    return load_records(ROOT / "timings")[0]


@pytest.mark.parametrize("n", [14, 18])
def test_no_cell_of_one_thread_passes_in_milliseconds(n: int) -> None:
    check_record(measured())
    cells = [cell for cell in measured().cells if cell.n == n and cell.samples]
    alone = [cell for cell in cells if cell.subject.threads == 1]
    assert {cell.nodes is None for cell in alone} == {True, False}
    for cell in alone:
        slower = replace(cell, samples=tuple(sample * 1000 for sample in cell.samples))
        error = error_of(replace(measured(), cells=(slower,)))
        assert "must be seconds, the least of them" in error


def test_no_cell_passes_in_minutes() -> None:
    elimination = replace(finished(BITMAP, 8, 92.9), subject=ELIMINATION, n=18, total=666090624)
    for cell in (replace(elimination, nodes=12_449_746_228), finished(ENGINE[-1], 18, 1.45)):
        check_record(record_of(cell))
        faster = replace(cell, samples=tuple(sample / 60 for sample in cell.samples))
        assert "must be seconds, the least of them" in error_of(record_of(faster))


def test_nodes_are_those_of_both_forms() -> None:
    assert node_counts(record_of(GOOD, finished(ENGINE[0], 8, 1e-5))) == {("bitmap", 8): 2056}
