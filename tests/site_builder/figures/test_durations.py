"""How long each method takes in each language: measured times, and estimates that hold."""

from __future__ import annotations

from dataclasses import replace
from itertools import pairwise
from pathlib import Path

from cy_core import METHODS
from site_builder.figures.durations import (
    SIZES,
    TimedProgram,
    browser_seconds,
    durations_table,
    timed_programs,
)
from site_builder.timings.record_files import NOT_MEASURED, site_records
from site_builder.timings.records import Record, Subject, Timing
from site_builder.values.block import BLOCKS
from site_builder.values.config import SiteConfig
from tests.helpers.blocks import figure_of, parsed
from tests.helpers.records import two_records, write_records
from tests.helpers.sources import ROOT

(OURS, *_) = site_records(SiteConfig(records=ROOT / "records"))
WHOLE, PARTIAL = two_records()


def by_name(record: Record) -> dict[tuple[str, str], TimedProgram]:
    """The programs of a record, each once, by method and language."""
    programs = timed_programs(record)
    named = {(program.method, program.language): program for program in programs}
    assert len(named) == len(programs)
    return named


def test_every_method_has_the_languages_of_its_programs() -> None:
    named = by_name(OURS)
    keys = {method.key for method in METHODS if OURS.of(Subject(method.key, "recursive"))}
    assert {(key, language) for key in keys for language in ("cython", "python")} < {*named}
    assert {key for key, language in named if language == "c"} >= {"mirror", "engine"}
    assert [key for key, language in named if language == "javascript"] == ["bitmap"]


def test_measured_durations_are_not_estimated() -> None:
    program = by_name(OURS)["bitmap", "cython"]
    cells = {cell.n: cell for cell in OURS.of(Subject("bitmap", "recursive"))}
    for n, duration in zip(SIZES, program.durations, strict=True):
        assert duration.is_measured == (n in cells)
        if n in cells:
            assert duration.seconds == cells[n].best


def test_estimates_and_their_margins_grow() -> None:
    for program in timed_programs(OURS):
        is_measured = [duration.is_measured for duration in program.durations]
        last = len(is_measured) - is_measured[::-1].index(True) if True in is_measured else 0
        for first, other in pairwise(program.durations[max(last, 1) - 1 :]):
            assert other.seconds > first.seconds
            assert other.doubt > first.doubt


def without(program: TimedProgram, last: int) -> Record:
    """Our record as if this program had been measured less far, and counted no further."""

    def stays(cell: Timing) -> bool:
        language = "cython" if cell.subject.task == "count" else cell.subject.task
        if cell.subject.method == "engine":
            language = "c"
        own = (cell.subject.method, language) == (program.method, program.language)
        return not own or cell.n <= program.measured_to - last

    of_method = (cell for cell in OURS.cells if cell.subject.method == program.method)
    return replace(OURS, cells=tuple(filter(stays, of_method)))


def test_nine_in_ten_estimates_hold_on_measured_times() -> None:
    within_margin = []
    for program in timed_programs(OURS):
        for last in (1, 2, 3, 4):
            first = program.measured_to - last + 1
            if first <= (10 if program.language == "python" else 11):
                continue  # short runs learn, and begin with a process
            tried = by_name(without(program, last))[program.method, program.language]
            for n in range(first, program.measured_to + 1):
                estimate, truth = (timed.durations[n - SIZES[0]] for timed in (tried, program))
                assert not estimate.is_measured
                low, high = estimate.seconds / estimate.doubt, estimate.seconds * estimate.doubt
                within_margin.append(low <= truth.seconds <= high)
    assert len(within_margin) > 100
    assert sum(within_margin) / len(within_margin) > 0.9


def test_the_table_has_no_estimate() -> None:
    programs = timed_programs(PARTIAL)
    rows = durations_table(programs).rows
    assert [row[1] for row in rows] == [program.language_title for program in programs]
    assert [value is None for value in rows[0][2:]] == [n not in (8, 9) for n in SIZES]


def test_a_browser_is_known_and_measures_only_where_one_was_timed(tmp_path: Path) -> None:
    (cell, *_) = WHOLE.of(Subject("bitmap", task="javascript"))
    assert (browser_seconds(WHOLE), browser_seconds(PARTIAL)) == (cell.best, None)
    write_records(tmp_path / "timings")
    (tmp_path / "timings" / "test-whole-2-cores.json").unlink()
    config = SiteConfig(records=tmp_path)
    figure = figure_of("duration", "8 bitmap cython", config=config)
    (element,) = parsed(figure).iter("queens-duration")
    assert element.get("reference") is None


def test_without_records_there_are_no_times() -> None:
    config = SiteConfig(records=Path("nowhere"))
    assert BLOCKS["duration"].figure(["16 bitmap python"], config) == NOT_MEASURED
