"""What a ledger tells of its count agrees with its rows."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from site_builder.core import count_parts
from site_builder.ledger.report import LedgerReport, ledger_report
from site_builder.ledger.rows import Header, Ledger, PartRow, header_of, row_of

N = 15
PARTS = count_parts(N)
HEADER = header_of(N, PARTS)
NAMES = {"processor": "a machine", "path": "portable", "finished": "2026-11-21T21:30:12Z"}


def report(rows: list[PartRow], header: Header = HEADER, damaged: int = 0) -> LedgerReport:
    """Of a ledger with these rows."""
    return ledger_report(Path("file"), Ledger(header, {row.number: row for row in rows}, damaged))


def row(number: int, boards: int = 800, seconds: float | None = 2.0) -> PartRow:
    """A finished part."""
    return replace(row_of(PARTS[number], boards), seconds=seconds, **NAMES)


def test_a_ledger_without_rows_knows_no_speed() -> None:
    told = report([])
    assert (told.finished, told.boards, told.core_seconds) == (0, 0, 0)
    assert (told.boards_per_second, told.core_seconds_left, told.last) == (None, None, None)
    assert told.for_people()["parts"] == "0 of 2401, 0.0%"


def test_rate_and_time_left_follow_from_the_rows() -> None:
    told = report([row(0), row(1), replace(row(2), finished="2026-11-22T00:00:00Z")])
    assert told.boards == 2400
    assert told.core_seconds == 6.0
    assert told.boards_per_second == 400
    done = sum(PARTS.efforts[:3])
    assert told.core_seconds_left == pytest.approx(6.0 * sum(PARTS.efforts[3:]) / done)
    assert told.last == "2026-11-22T00:00:00Z"
    assert told.for_people()["total so far"] == 2400
    assert told.for_people()["time left"]


def test_rows_without_a_time_count_for_no_speed() -> None:
    told = report([row(0), row(1, seconds=None)])
    assert told.boards == 1600
    assert told.boards_per_second == 400
    left = sum(PARTS.efforts[2:]) / PARTS.efforts[0]
    assert told.core_seconds_left == pytest.approx(2.0 * left)


def test_the_parts_of_another_version_have_no_known_effort() -> None:
    told = report([row(0)], replace(HEADER, core="0.0.1"))
    assert told.core_seconds_left is None
    assert told.boards_per_second == 400


def test_damage_is_told() -> None:
    assert report([], damaged=2).for_people()["damaged"] == "2, to be counted again"
    assert report([]).for_people()["damaged"] is None


def test_machines_and_paths_are_told_once() -> None:
    told = report([row(0), row(1), replace(row(2), processor="another", path="avx2")])
    assert told.processors == ("a machine", "another")
    assert told.paths == ("avx2", "portable")
