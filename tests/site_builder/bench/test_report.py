"""The report of a record: the largest boards, times and ratios, and what they were measured on."""

from __future__ import annotations

from dataclasses import replace

from site_builder.bench.report import report
from site_builder.timings.records import Reason, Record, Subject, Timing
from tests.helpers.records import (
    ENGINE,
    LISTING,
    PARTIAL,
    SCALAR_LISTING,
    THREADS,
    WHOLE,
    two_records,
)

BITMAP = Subject("bitmap", "recursive")
MIRROR = Subject("mirror", "iterative")
ELIMINATION = Subject("symmetry_elimination", "recursive")


def timing(subject: Subject, n: int, seconds: float) -> Timing:
    """A cell of which only the time matters."""
    return Timing(subject, n, (seconds * 2, seconds))


CELLS = (
    *(timing(BITMAP, n, 1.0) for n in range(4, 13)),
    timing(MIRROR, 11, 0.5),
    Timing(MIRROR, 12, reason=Reason("stopped", 12, 1.0)),
    timing(ELIMINATION, 12, 0.25),
    timing(ENGINE[2], 12, 0.004),
    timing(THREADS, 12, 0.002),
    timing(SCALAR_LISTING, 12, 0.03),
    timing(LISTING[3], 12, 0.01),
    timing(LISTING[4], 12, 0.1),
    timing(Subject("list", task="permutations"), 8, 0.5),
    timing(Subject("bits", task="permutations"), 8, 0.25),
    timing(Subject("cells", task="sudoku"), 1, 0.5),
    timing(Subject("bits", task="sudoku"), 1, 0.1),
)


def tables(record: Record) -> dict[str, dict[str, list[str]]]:
    """Each table by its title: its columns under an empty name, and the cells of each row."""
    _, *parts, _ = report(record).split("\n\n")
    by_title = {}
    for part in parts:
        title, header, *rows = part.splitlines()
        # Columns stand under their headings, nine characters each.
        count = header.count("n =")
        edge = len(header) - 9 * count
        lines = ["", *rows]
        by_title[title] = {
            line[:edge].strip(): [line[edge + 9 * i :][:9].strip() for i in range(count)]
            for line in [header, *lines[1:]]
        }
    return by_title


RECORD = Record("zuse", WHOLE, "0.1.0", "2026-01-31", CELLS)
TABLES = tables(RECORD)


def test_the_seven_largest_sizes_are_shown() -> None:
    assert TABLES["counting, best time"][""] == [f"n = {n}" for n in range(6, 13)]


def test_report_shows_times_and_reasons() -> None:
    counting = TABLES["counting, best time"]
    assert counting["bitmap, recursive"] == ["1.00 s"] * 7
    assert counting["mirror, iterative"] == ["-"] * 5 + ["500 ms", "-"]
    assert counting["engine, avx512, 2 threads"][-1] == "2.00 ms"


def test_report_shows_ratios_to_the_reference() -> None:
    bitmap = TABLES["times as fast as bitmap, recursive"]
    assert bitmap["mirror, iterative"][-2:] == ["2.00", "-"]
    assert bitmap["engine, avx512"][-1] == "250"
    elimination = TABLES["times as fast as symmetry_elimination, recursive"]
    assert elimination["engine, avx512"] == ["62.5"]
    assert set(elimination) == {"", "engine, avx512", "engine, avx512, 2 threads"}
    assert TABLES["times as fast as one thread"]["engine, avx512, 2 threads"] == ["2.00"]


def test_lists_are_compared_with_the_scalar_lister() -> None:
    assert TABLES["listing, best time"]["engine, avx512, solutions"] == ["100 ms"]
    ratios = TABLES["times as fast as the scalar lister"]
    assert ratios["engine, avx512, fundamental"] == ["3.00"]
    assert "engine, avx512, solutions" not in ratios


def test_puzzles_are_compared_with_their_first_method() -> None:
    assert TABLES["permutations, best time"]["list, permutations"] == ["500 ms"]
    assert TABLES["times as fast as list, permutations"]["bits, permutations"] == ["2.00"]
    assert TABLES["sudoku, best time"][""] == ["n = 1"]
    assert TABLES["times as fast as cells, sudoku"]["bits, sudoku"] == ["5.00"]
    assert "list, permutations" not in TABLES["listing, best time"]


def test_a_table_without_a_number_is_left_out() -> None:
    alone = tables(replace(RECORD, cells=CELLS[:9]))
    assert list(alone) == ["counting, best time", "times as fast as bitmap, recursive"]


def test_the_head_names_machine_compiler_and_versions() -> None:
    full, partial = two_records()
    assert report(full).splitlines()[:2] == [
        "Test Whole, 2 cores, 8 GiB",
        "Linux 6.1, CPython 3.11.2, GCC 12.2.0 -O3, core 0.1.0, measured 2026-01-31",
    ]
    assert report(partial).splitlines()[:2] == [
        "Test Partial, 4 cores",
        "Windows 11, CPython 3.13.0, core 0.1.0, measured 2025-12-24",
    ]
    assert report(replace(full, machine=replace(PARTIAL, cores=1))).startswith(
        "Test Partial, 1 core\n"
    )


def test_no_line_is_wider_than_a_page() -> None:
    for record in (RECORD, *two_records()):
        assert max(map(len, report(record).splitlines())) <= 112
