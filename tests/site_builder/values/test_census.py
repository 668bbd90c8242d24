"""The counts of one N: computed where that is quick, counted before, or cited."""

from __future__ import annotations

from datetime import date, datetime

import pytest

import cy_core
from cy_core import known_census
from site_builder.plans.records import site_plans, site_summaries
from site_builder.timings.record_files import load_records
from site_builder.values.census import MAX_COMPUTED_N, census, known_counts
from site_builder.values.config import SiteConfig
from tests.helpers.sources import ROOT


def test_known_counts_end_at_n_27() -> None:
    rows = known_counts()
    assert [row.census.n for row in rows] == list(range(1, 28))
    assert [row.census.n for row in rows if row.origin == "computed"] == list(range(1, 15))
    assert rows[11].census.total == 14200
    assert rows[26].census.total == 234907967154122528


def test_the_counts_that_are_ours_are_those_of_our_records() -> None:
    """Each count of a record of ours is called counted, on the day of its latest record."""
    engine = {
        cell.n: date.fromisoformat(record.date)
        for record in load_records(ROOT / "timings")
        for cell in record.cells
        if (cell.subject.task, cell.subject.method) == ("count", "engine") and cell.samples
    }
    config = SiteConfig(timings=ROOT / "timings")
    whole = {
        plan.n: date.fromisoformat(plan.date)
        for plan in site_plans(config)
        if plan.quickest.is_whole
    }
    ledgers = {
        one.n: datetime.fromisoformat(one.last or "").date() for one in site_summaries(config)
    }
    recorded = {n: day for n, day in (engine | whole | ledgers).items() if n > MAX_COMPUTED_N}
    counted = {row.census.n: row.source for row in known_counts() if row.origin == "counted"}
    assert [*counted] == sorted(recorded)
    for n, day in recorded.items():
        assert f"this atlas, {day.day} {day:%B %Y}, " in counted[n]
    assert {row.origin for row in known_counts()[MAX_COMPUTED_N + len(recorded) :]} == {"cited"}


def test_census_counts_up_to_n_14_and_looks_up_the_rest(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    counted: list[int] = []
    monkeypatch.setattr(cy_core, "census", lambda n: counted.append(n) or known_census(n))
    known_counts.cache_clear()
    assert [census(n) for n in range(1, 28)] == [known_census(n) for n in range(1, 28)]
    assert counted == list(range(1, 15))
