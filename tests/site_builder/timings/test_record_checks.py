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

BITMAP = Subject("bitmap", "recursive")
GOOD = finished(BITMAP, 8, 1e-5)
STOPPED = Reason("stopped", 8, 1.0)
ELIMINATION = Subject("symmetry_elimination", "recursive")


def error_of(record: Record) -> str:
    """What is wrong with a record."""
    with pytest.raises(InvalidRecord) as caught:
        check_record(record)
    return str(caught.value)


def record_of(*cells: Timing, **changes: Any) -> Record:
    """A record of such cells."""
    return replace(Record("zuse-z3", WHOLE, "0.1.0", "2026-01-31", cells), **changes)


def test_sound_records_pass() -> None:
    for record in two_records():
        check_record(record)
    check_record(record_of(Timing(BITMAP, 27, reason=Reason("stopped", 27, 1.0))))
    check_record(record_of(replace(GOOD, fundamental=12)))


@pytest.mark.parametrize(
    ("changes", "message"),
    [
        ({"name": "My Machine"}, "its name must be of small letters, digits and dashes, got"),
        ({"core_version": ""}, '"core_version" must be a version like 0.1.0, got ""'),
        ({"core_version": "1. 2"}, '"core_version" must be a version like 0.1.0, got "1. 2"'),
        ({"core_version": "v1"}, '"core_version" must be a version like'),
        ({"core_version": "1.2<b>"}, '"core_version" must be a version like'),
        ({"core_version": "\u0661.2"}, '"core_version" must be a version like'),
        ({"core_version": "1.2 "}, '"core_version" must have no space at its ends, got "1.2 "'),
        ({"core_version": "1\n2"}, '"core_version" must be one line'),
        ({"date": "2026-02-30"}, '"date" must be a day like 2026-01-31, got "2026-02-30"'),
        ({"date": "20260131"}, '"date" must be a day like'),
        ({"date": ""}, '"date" must be a day like'),
        ({"cells": ()}, '"cells" must hold one at least, got []'),
        ({"machine": replace(WHOLE, processor="")}, '"processor" must be named'),
        ({"machine": replace(WHOLE, system="a\udcff")}, '"system" must be one line of 200'),
        ({"machine": replace(WHOLE, python="p" * 201)}, '"python" must be one line of 200'),
        ({"machine": replace(WHOLE, flags="f" * 1001)}, '"flags" must be one line of 1000'),
        ({"machine": replace(WHOLE, flags=" -O3")}, '"flags" must have no space at its ends'),
        ({"machine": replace(WHOLE, processor=" ")}, '"processor" must have no space at its ends'),
        ({"machine": replace(WHOLE, cores=0)}, '"cores" must be 1..16384, got 0'),
        ({"machine": replace(WHOLE, memory=16)}, '"memory" must be bytes, from 64 MiB on, got 16'),
        ({"machine": replace(WHOLE, memory=1 << 60)}, '"memory" must be bytes'),
    ],
)
def test_the_head_is_checked(changes: dict[str, Any], message: str) -> None:
    assert error_of(record_of(GOOD, **changes)).startswith(message)


@pytest.mark.parametrize("first", ["=", "+", "-", "@"])
@pytest.mark.parametrize("key", ["processor", "system", "python", "compiler"])
def test_no_text_of_a_machine_begins_as_a_formula_does(key: str, first: str) -> None:
    machine = replace(WHOLE, **{key: f"{first}1+1"})
    rule = f'"{key}" must not begin with =, +, - or @, as a formula does'
    assert error_of(record_of(GOOD, machine=machine)) == f'{rule}, got "{first}1+1"'


def test_no_text_of_a_cell_begins_as_a_formula_does() -> None:
    assert error_of(record_of(replace(GOOD, tool="@cc"))).startswith(
        '"tool" must not begin with =, '
    )


@pytest.mark.parametrize("first", ["\t", "\r"])
def test_no_text_begins_with_a_blank_before_a_formula(first: str) -> None:
    machine = replace(WHOLE, processor=f"{first}=1+1")
    assert error_of(record_of(GOOD, machine=machine)).startswith('"processor" must be one line')


def test_flags_may_begin_with_a_dash() -> None:
    check_machine(replace(WHOLE, flags="-O3"))


def test_a_machine_can_be_checked_alone() -> None:
    check_machine(replace(WHOLE, flags="f" * 1000))
    with pytest.raises(InvalidRecord, match=r'^"cores" must be 1\.\.16384, got 0$'):
        check_machine(replace(WHOLE, cores=0))


@pytest.mark.parametrize("version", ["1", "0.1.0", "1.2rc1", "1.2.dev3+g0a1"])
def test_version_may_have_a_suffix(version: str) -> None:
    check_record(record_of(GOOD, core_version=version))


@pytest.mark.parametrize(
    ("subject", "message"),
    [
        (Subject("quantum", "recursive"), '"method" must be one of brute_force, '),
        (Subject("bitmap"), '"form" must be one of recursive, iterative, got ""'),
        (Subject("bitmap", "recursive", "avx2"), '"backend" must be left out, got "avx2"'),
        (Subject("bitmap", "recursive", threads=2), '"threads" must be 1..1, got 2'),
        (Subject("bitmap", "recursive", task="solutions"), '"method" must be one of engine'),
        (
            Subject("symmetry_elimination", "iterative", task="fundamental"),
            '"form" must be one of recursive, got "iterative"',
        ),
        (
            Subject("cells", task="permutations"),
            '"method" must be one of list, bits, iterative, got',
        ),
        (Subject("bits", "recursive", task="sudoku"), '"form" must be left out, got "recursive"'),
        (Subject("bits", backend="avx2", task="sudoku"), '"backend" must be left out, got "avx2"'),
        (Subject("bits", threads=2, task="sudoku"), '"threads" must be 1..1, got 2'),
        (Subject("bits"), '"method" must be one of brute_force, '),
        (Subject("engine"), '"backend" must be one of portable, sse, neon, wasm, '),
        (Subject("engine", "recursive", "avx2"), '"form" must be left out, got "recursive"'),
        (Subject("engine", backend="mmx"), '"backend" must be one of'),
        (Subject("engine", backend="avx2", threads=3), '"threads" must be 1..2, got 3'),
        (Subject("engine", backend="avx2", threads=0), '"threads" must be 1..2, got 0'),
        (Subject("engine", backend="avx2", task="sort"), '"task" must be one of count'),  # type: ignore[arg-type]
    ],
)
def test_a_subject_is_one_of_ours(subject: Subject, message: str) -> None:
    assert error_of(record_of(Timing(subject, 8, reason=STOPPED))).startswith(message)


@pytest.mark.parametrize(
    ("cell", "message"),
    [
        (replace(GOOD, total=93), 'bitmap, recursive, n = 8: "total" must be 92, got 93'),
        (replace(GOOD, total=None), '"total" must be 92, got null'),
        (replace(GOOD, fundamental=13), '"fundamental" must be 12, got 13'),
        (replace(GOOD, nodes=None), '"nodes" must be 92 at least, got null'),
        (replace(GOOD, nodes=91), '"nodes" must be 92 at least, got 91'),
        (replace(finished(BITMAP, 7, 1e-5), nodes=552), '"nodes" must be 551, got 552'),
        (replace(finished(ENGINE[0], 8, 1e-5), nodes=5), '"nodes" must be left out, got 5'),
        (
            replace(finished(SCALAR_LISTING, 8, 1e-5), fundamental=None),
            '"fundamental" must be 12, got',
        ),
        (replace(finished(SCALAR_LISTING, 8, 1e-5), total=92), '"total" must be left out, got 92'),
        (replace(finished(LISTING[-1], 8, 1e-5), total=12), '"total" must be 92, got 12'),
        (replace(GOOD, reason=STOPPED), '"seconds" or "reason" must be given, and not both'),
        (Timing(BITMAP, 8), '"seconds" or "reason" must be given, and not both, got []'),
        (Timing(BITMAP, 8, total=0, reason=STOPPED), "what was not run counts nothing"),
        (replace(GOOD, search="join"), '"search" must be left out, got "join"'),
        (replace(GOOD, n=28), '"n" must be 1..27, got 28'),
        (replace(GOOD, n=0), '"n" must be 1..27, got 0'),
    ],
)
def test_wrong_values_of_a_cell_are_refused(cell: Timing, message: str) -> None:
    assert message in error_of(record_of(cell))


@pytest.mark.parametrize(
    ("reason", "message"),
    [
        *(
            (Reason(kind, 8), '"n" in "reason" must explain that it was not run, got 8')  # type: ignore[arg-type]
            for kind in ("largest", "slow", "smallest", "backend")
        ),
        *(
            (Reason(kind, 9), "must explain that it was not run, got 9")  # type: ignore[arg-type]
            for kind in ("largest", "slow", "stopped", "memory")
        ),
        *(
            (Reason(kind, 7), "must explain that it was not run, got 7")  # type: ignore[arg-type]
            for kind in ("one_thread", "smallest")
        ),
        (Reason("smallest", 28), "must explain that it was not run, got 28"),
        (Reason("stopped", 0, 1.0), "must explain that it was not run, got 0"),
        (Reason("memory"), "must explain that it was not run, got null"),
        (Reason("stopped", 8), '"limit" in "reason" must be seconds, 1e-08..1e+07, got null'),
        (Reason("slow", 7, float("nan")), '"limit" in "reason" must be seconds'),
        (Reason("stopped", 8, 0.0), '"limit" in "reason" must be seconds'),
        (Reason("memory", 8, 3.0), '"limit" in "reason" must be left out, got 3.0'),
        (Reason("backend", None, 3.0), '"limit" in "reason" must be left out, got 3.0'),
    ],
)
def test_reason_must_have_its_values(reason: Reason, message: str) -> None:
    error = error_of(record_of(Timing(BITMAP, 8, reason=reason)))
    assert error.startswith("bitmap, recursive, n = 8: ")
    assert message in error


@pytest.mark.parametrize(
    "reason",
    [
        *(Reason("largest", 7), Reason("smallest", 9), Reason("one_thread", 8), Reason("backend")),
        *(Reason("memory", 8), Reason("stopped", 7, 3.0), Reason("slow", 7, 3.0)),
    ],
)
def test_every_kind_of_reason_is_accepted(reason: Reason) -> None:
    check_record(record_of(Timing(BITMAP, 8, reason=reason)))


@pytest.mark.parametrize("sample", [0.0, -1.0, 1e-9, 1.1e7, float("nan"), float("inf")])
def test_a_sample_is_a_time(sample: float) -> None:
    assert '"seconds" must be seconds, each of them 1e-08..1e+07, got' in error_of(
        record_of(replace(GOOD, samples=(1e-5, sample)))
    )


def test_a_cell_holds_no_more_samples_than_are_ever_taken() -> None:
    check_record(record_of(replace(GOOD, samples=(1e-5,) * 5000)))
    message = error_of(record_of(replace(GOOD, samples=(1e-5,) * 5001)))
    assert message == 'bitmap, recursive, n = 8: "seconds" must be 5000 samples at most, got 5001'


@pytest.mark.parametrize("subject", [BITMAP, Subject("carry_chain", "iterative")])
@pytest.mark.parametrize("factor", [1000, 1 / 3600])
def test_cell_in_another_unit_is_refused(subject: Subject, factor: float) -> None:
    true = finished(subject, 12, 5e-3)
    check_record(record_of(true))
    other = replace(true, samples=tuple(sample * factor for sample in true.samples))
    assert '"seconds" must be seconds, the least of them ' in error_of(record_of(other))


@cache
def measured() -> Record:
    """The committed record that was measured."""
    return load_records(ROOT / "timings")[0]


def scaled(cell: Timing, factor: float) -> Timing:
    """A cell with its seconds in another unit."""
    return replace(cell, samples=tuple(sample * factor for sample in cell.samples))


@pytest.mark.parametrize("factor", [1000, 1 / 60])
def test_a_record_in_another_unit_is_refused(factor: float) -> None:
    check_record(measured())
    slower = tuple(scaled(cell, factor) for cell in measured().cells)
    assert '"seconds" must be seconds' in error_of(replace(measured(), cells=slower))


@pytest.mark.parametrize("n", [14, 18])
def test_no_cell_of_one_thread_passes_in_milliseconds(n: int) -> None:
    alone = [cell for cell in measured().cells if cell.subject.threads == 1]
    cells = [cell for cell in alone if cell.n == n and cell.samples]
    assert {cell.nodes is None for cell in cells} == {True, False}
    for cell in cells:
        message = error_of(replace(measured(), cells=(scaled(cell, 1000),)))
        assert "must be seconds, the least of them" in message


def counted(subject: Subject, n: int, seconds: float, nodes: int) -> Timing:
    """A finished cell of the ladder at an n too large to search again."""
    return replace(finished(replace(subject, form=""), n, seconds), subject=subject, nodes=nodes)


@pytest.mark.parametrize("factor", [1000, 1 / 60])
@pytest.mark.parametrize(
    "cell",
    [
        counted(BITMAP, 14, 0.169, 27_358_552),
        counted(ELIMINATION, 14, 0.046, 6_093_360),
        counted(ELIMINATION, 18, 92.9, 12_449_746_228),
        finished(ENGINE[-1], 14, 0.00169),
        finished(ENGINE[1], 18, 3.84),
        finished(ENGINE[-1], 18, 1.45),
        finished(THREADS, 18, 0.73),
    ],
    ids=lambda cell: f"{cell.subject.method}-{cell.subject.backend}-{cell.n}",
)
def test_a_fast_cell_passes_in_seconds_only(cell: Timing, factor: float) -> None:
    check_record(record_of(cell))
    assert "must be seconds, the least of them" in error_of(record_of(scaled(cell, factor)))


@pytest.mark.parametrize("subject", LISTING)
def test_listing_may_be_slower_than_counting(subject: Subject) -> None:
    slow = finished(subject, 16, 14_772_512 / 4e5)
    check_record(record_of(slow))
    assert "must be seconds, the least" in error_of(
        record_of(replace(slow, samples=(14_772_512 / 2e5,)))
    )
    count = finished(ENGINE[0], 16, 14_772_512 / 4e5)
    assert "must be seconds, the least" in error_of(record_of(count))


def test_unit_of_engine_times_is_checked_by_boards_per_second() -> None:
    usual = finished(ENGINE[-1], 18, 1.6)
    check_record(record_of(usual))
    for wrong in (1.6e6, 1.6 / 60):
        assert "must be seconds, the least of them" in error_of(
            record_of(replace(usual, samples=(wrong,)))
        )
    check_record(record_of(replace(usual, subject=THREADS, samples=(0.04,))))


def test_single_slow_sample_is_accepted() -> None:
    check_record(record_of(replace(GOOD, samples=(1e-5, 3.0))))


def test_slow_call_on_a_busy_machine_is_accepted() -> None:
    check_record(record_of(replace(GOOD, samples=(0.9,))))


def test_each_cell_stands_once() -> None:
    assert (
        error_of(record_of(GOOD, GOOD))
        == 'each cell must stand once, got "bitmap, recursive, n = 8"'
    )
    check_record(record_of(GOOD, replace(GOOD, subject=Subject("bitmap", "iterative"))))


ORDERS, GRIDS = Subject("list", task="permutations"), Subject("cells", task="sudoku")


@pytest.mark.parametrize(
    ("cell", "message"),
    [
        (replace(solved(ORDERS, 8), total=40319), '"total" must be 40320, got 40319'),
        (replace(solved(ORDERS, 8), nodes=109601), '"nodes" must be 109600, got 109601'),
        (replace(solved(ORDERS, 8), fundamental=1), '"fundamental" must be left out, got 1'),
        (replace(solved(ORDERS, 8), n=11), '"n" must be 8..10, got 11'),
        (replace(solved(ORDERS, 8), samples=(2.0,)), '"seconds" must be seconds, the least of'),
        (replace(solved(GRIDS, 4), total=2), 'cells, sudoku, n = 4: "total" must be 1, got 2'),
        (replace(solved(GRIDS, 4), nodes=None), '"nodes" must be 39972, got null'),
        (replace(solved(GRIDS, 4), nodes=1637), '"nodes" must be 39972, got 1637'),
        (replace(solved(GRIDS, 4), n=7), '"n" must be 1..6, got 7'),
        (
            Timing(GRIDS, 4, reason=Reason("slow", 3, 3.0)),
            "must explain that it was not run, got 3",
        ),
        (Timing(GRIDS, 4, reason=Reason("stopped", 3, 3.0)), "must explain that it was not run"),
    ],
)
def test_wrong_values_of_a_puzzle_cell_are_refused(cell: Timing, message: str) -> None:
    assert message in error_of(record_of(cell))


def test_the_tool_of_a_program_is_one_line() -> None:
    message = error_of(record_of(replace(PROGRAM_CELLS[-1], tool="Chrome\n156")))
    assert message.startswith('"tool" must be one line of 200 characters at most')


def test_cells_of_puzzles_can_be_sound() -> None:
    check_record(record_of(*PUZZLE_CELLS, *PROGRAM_CELLS))
    check_record(record_of(Timing(GRIDS, 4, reason=Reason("stopped", 4, 3.0))))
    check_record(record_of(Timing(ORDERS, 9, reason=Reason("slow", 8, 0.001))))


def test_both_forms_place_as_many_queens() -> None:
    other = replace(GOOD, subject=Subject("bitmap", "iterative"), nodes=2055)
    message = 'bitmap, iterative, n = 8: "nodes" must be 2056 in both forms, got 2055'
    assert error_of(record_of(GOOD, other)) == message
    assert node_counts(record_of(GOOD, finished(ENGINE[0], 8, 1e-5))) == {("bitmap", 8): 2056}
