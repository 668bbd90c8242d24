"""What a ledger tells of its count agrees with its rows."""

from __future__ import annotations

from dataclasses import replace
from functools import cache
from pathlib import Path

import pytest

from cy_core import Worker, count_parts, known_census
from site_builder.counts.checkpoint import Checkpoint
from site_builder.counts.ledger import Header, Ledger, PartRow, header_of, row_of
from site_builder.counts.report import LedgerReport, ledger_report
from site_builder.values.errors import UserError

N = 15
PARTS = count_parts(N)
HERE = Worker("", "a machine", "portable", "0.1.0")
FINISHED = "2026-11-21T21:30:12Z"


@cache
def header() -> Header:
    """Of N and its parts; to go over all of these takes long."""
    return header_of(PARTS)


def report(rows: list[PartRow], damaged: tuple[int, ...] = (), **changed: object) -> LedgerReport:
    """Of a ledger with these rows."""
    start = replace(header(), **changed)  # type: ignore[arg-type]
    return ledger_report(Path("file"), Ledger(start, {row.number: row for row in rows}, damaged))


def row(number: int, boards: int = 800, seconds: float = 2.0) -> PartRow:
    """A finished part."""
    return replace(row_of(number, boards, seconds, HERE), finished=FINISHED)


def test_empty_ledger_has_no_rate() -> None:
    result = report([])
    assert (result.finished, result.boards, result.core_seconds) == (0, 0, 0)
    assert (result.boards_per_second, result.core_seconds_left, result.last) == (None, None, None)
    assert result.for_people()["parts"] == "0 of 2401, 0.0% of the work"
    assert result.for_people()["damaged"] is None
    assert report([], damaged=(8, 9)).for_people()["damaged"] == "2, to be counted again"


def test_rate_and_time_left_follow_from_the_rows() -> None:
    result = report([row(0), row(1), replace(row(2), finished="2026-11-22T00:00:00Z")])
    assert result.boards == 2400
    assert result.core_seconds == 6.0
    assert result.boards_per_second == 400
    done = sum(PARTS.efforts[:3])
    assert result.core_seconds_left == pytest.approx(6.0 * sum(PARTS.efforts[3:]) / done)
    assert result.last == "2026-11-22T00:00:00Z"
    assert result.for_people()["total so far"] == 2400
    assert result.for_people()["time left"]


def test_the_share_is_that_of_the_progress_bar() -> None:
    numbers = PARTS.counting_order()[:240]  # the heaviest tenth
    result, followed = report([row(number) for number in numbers]), Checkpoint()
    followed.begin(N, "portable", PARTS)
    for number in numbers:
        followed.finished(number, 800, 2.0)
    assert result.share == pytest.approx(followed.progress.share)
    assert result.for_people()["parts"] == f"240 of 2401, {result.share:.1%} of the work"


def test_the_parts_of_another_version_have_no_known_effort() -> None:
    result = report([row(0)], core="0.0.1")
    assert result.core_seconds_left is None
    assert result.for_people()["parts"] == "1 of 2401"
    assert result.boards_per_second == 400


def test_machines_and_workers_are_listed_once() -> None:
    result = report([row(0), row(1), replace(row(2), processor="another", backend="avx2")])
    assert result.processors == ("a machine", "another")
    assert result.backends == ("avx2", "portable")
    by = {"worker": "tcp://b"}
    rows = [row(0), replace(row(1), worker="tcp://a"), *(replace(row(n), **by) for n in (2, 3))]
    result = report([*rows, replace(row(4, seconds=0.0), worker="tcp://c")])
    assert [(worker.name, worker.parts, worker.core_seconds) for worker in result.workers] == [
        ("tcp://b", 2, 4.0),
        ("tcp://a", 1, 2.0),
        ("tcp://c", 1, 0.0),
    ]
    lines = result.for_people()
    assert lines["workers"] == 3
    assert lines["tcp://b"] == "2 parts in 4.0 seconds, 400 boards a second, portable on a machine"
    assert report([row(0)]).for_people()["workers"] is None


def test_slowest_parts_are_listed() -> None:
    result = report([row(number, seconds=float(number)) for number in range(9)])
    assert [slow.number for slow in result.slowest] == [8, 7, 6]
    assert result.for_people()["slowest parts"] == "8 took 8 s, 7 took 7 s, 6 took 6 s"


def test_verified_parts_are_reported() -> None:
    again = replace(row(0), worker="tcp://a", again="tcp://b", again_backend="avx2")
    result = report(
        [again, replace(again, number=1, again="tcp://a", again_backend="portable"), row(2)]
    )
    assert result.for_people()["counted again"] == (
        "2 parts, with the same result: 1 by another worker, 1 by another backend"
    )
    assert report([row(0)]).for_people()["counted again"] is None


def complete() -> list[PartRow]:
    """A row of each part, whose sum is the published one."""
    rest = known_census(N).total - sum(part.weight for part in PARTS[1:])
    return [row(part.number, part.weight if part.number else rest) for part in PARTS]


def test_proof_needs_a_complete_ledger() -> None:
    proof = "2401 rows, one of each part, each under its checksum, add up to 2279184, as published"
    assert report(complete()).proof == proof
    assert report(complete()[1:]).proof is None


def test_altered_header_is_refused() -> None:
    message = "^file has a header that fits no count of this version: name another file, or"
    with pytest.raises(UserError, match=message):
        report([row(0)], n=16)


def test_a_complete_ledger_must_have_the_published_total() -> None:
    rows = complete()
    rows[3] = replace(rows[3], boards=rows[3].boards + 8)
    with pytest.raises(UserError, match=r"^remove file, or name another file: n = 15 has 2279184 "):
        report(rows)
