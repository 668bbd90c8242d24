"""How long a node takes: where it was measured, and when nothing is said of it."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from site_builder.figures.laboratories.node_times import NodeTime, node_times
from site_builder.timings.record_files import load_records
from site_builder.timings.records import Record, Subject
from site_builder.timings.selections import MIN_COMPARED

OURS = Path(__file__).parents[4] / "timings"


@pytest.fixture(scope="module")
def record() -> Record:
    """Ours."""
    return load_records(OURS)[0]


def test_a_node_time_is_the_best_time_by_the_nodes_of_its_n(record: Record) -> None:
    result = node_times((record,))
    assert result is not None
    for key, time in result.of.items():
        (cell,) = (c for c in record.of(Subject(key, "recursive")) if c.n == time.n)
        assert time.seconds * (cell.nodes or 0) == pytest.approx(min(cell.samples))
        assert min(cell.samples) >= MIN_COMPARED


def test_node_times_share_the_smallest_sufficient_n(record: Record) -> None:
    result = node_times((record,))
    assert result is not None
    others = {key: time.n for key, time in result.of.items() if time.n != result.n}
    assert others == {"brute_force": 8}
    before = [record.of(Subject(key, "recursive")) for key in result.of]
    sooner = [min(c.samples) for cells in before for c in cells if c.n == result.n - 1]
    assert min(sooner) < MIN_COMPARED


def test_machine_with_the_most_methods_is_taken(record: Record) -> None:
    some = tuple(cell for cell in record.cells if cell.subject.method != "mirror")
    partial = replace(record, name="partial", cells=some)
    alone, both = node_times((partial,)), node_times((partial, record))
    assert node_times(()) is node_times((replace(record, cells=()),)) is None
    assert alone is not None
    assert both is not None
    assert {*both.of} - {*alone.of} == {"mirror"}
    assert both.page == f"timings/machines/{record.name}/index.md"
    assert both.date == record.date
    assert isinstance(both.of["mirror"], NodeTime)
