"""The counts of one N: computed where that is quick, counted before, or cited."""

from __future__ import annotations

from datetime import date, datetime

import pytest

import cy_core
from cy_core import known_census
from site_builder.plans.records import site_plans, site_summaries
from site_builder.timings.record_files import load_records
from site_builder.values.census import MAX_COMPUTED_N, census, known_counts
from site_builder.values.claims import own_claim
from site_builder.values.config import SiteConfig
from tests.helpers.sources import ROOT


def test_known_counts_end_at_n_27() -> None:
    rows = known_counts()
    assert [row.census.n for row in rows] == list(range(1, 28))
    assert [row.census.n for row in rows if row.origin == "computed"] == list(range(1, 15))
    assert rows[11].census.total == 14200
    assert rows[26].census.total == 234907967154122528


def test_the_counts_that_are_ours_are_those_of_our_records() -> None:
    config = SiteConfig(timings=ROOT / "timings")
    engine = {
        cell.n: date.fromisoformat(record.date)
        for record in load_records(config.timings)
        for cell in record.cells
        if (cell.subject.task, cell.subject.method) == ("count", "engine") and cell.samples
    }
    plans = {
        plan.n: date.fromisoformat(plan.date)
        for plan in site_plans(config)
        if plan.quickest.is_whole
    }
    ledgers = {
        one.n: datetime.fromisoformat(one.last or "").date() for one in site_summaries(config)
    }
    recorded = {n: day for n, day in (engine | plans | ledgers).items() if n > MAX_COMPUTED_N}
    claims = {n: claim for n in range(MAX_COMPUTED_N + 1, 28) if (claim := own_claim(n))}
    assert sorted(claims) == sorted(recorded)
    assert {row.census.n for row in known_counts() if row.origin == "counted"} == {*claims}
    days = {n: datetime.strptime(claim.when, "%d %B %Y").date() for n, claim in claims.items()}
    assert all(days[n] <= recorded[n] for n in days)  # times may be measured again later
    assert {n: days[n] for n in ledgers} == ledgers


def test_census_counts_up_to_n_14_and_looks_up_the_rest(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    counted: list[int] = []
    monkeypatch.setattr(cy_core, "census", lambda n: counted.append(n) or known_census(n))
    known_counts.cache_clear()
    assert [census(n) for n in range(1, 28)] == [known_census(n) for n in range(1, 28)]
    assert counted == list(range(1, 15))
