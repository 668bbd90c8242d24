"""The counts of each N, by where they come from, and the claims about them."""

from __future__ import annotations

from datetime import date, datetime
from urllib.parse import urlsplit

import pytest

import cy_core
from cy_core import known_census
from site_builder.counts.plans import site_plans, site_summaries
from site_builder.timings.record_files import load_records
from site_builder.values.census import (
    MAX_COMPUTED_N,
    census,
    claims_text,
    count_claims,
    known_counts,
    own_claim,
)
from site_builder.values.config import SiteConfig
from tests.helpers.sources import ROOT


def test_known_counts_end_at_n_27() -> None:
    rows = known_counts()
    assert [row.census.n for row in rows] == list(range(1, 28))
    assert [row.census.n for row in rows if row.origin == "computed"] == list(range(1, 15))
    assert rows[11].census.total == 14200
    assert rows[26].census.total == 234907967154122528


def test_the_counts_that_are_ours_agree_with_our_records() -> None:
    config = SiteConfig(records=ROOT / "records")
    engine = {
        cell.n: date.fromisoformat(record.date)
        for record in load_records(config.records / "timings")
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
    assert {row.census.n for row in known_counts() if row.origin == "counted"} == set(claims)
    days = {n: datetime.strptime(claim.when, "%d %B %Y").date() for n, claim in claims.items()}
    # The records may be newer than the claims, because times may be measured again later.
    assert all(days[n] <= recorded[n] for n in days)
    assert {n: days[n] for n in ledgers} == ledgers


def test_census_counts_up_to_n_14_and_looks_up_the_rest(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    counted_sizes: list[int] = []
    monkeypatch.setattr(cy_core, "census", lambda n: counted_sizes.append(n) or known_census(n))
    known_counts.cache_clear()
    assert [census(n) for n in range(1, 28)] == [known_census(n) for n in range(1, 28)]
    assert counted_sizes == list(range(1, 15))


def test_every_count_is_found_and_confirmed() -> None:
    claimed = {
        (entry.claim, n) for entry in count_claims() for n in range(entry.first_n, entry.last_n + 1)
    }
    assert claimed == {(claim, n) for claim in ("found", "confirmed") for n in range(1, 28)}


def test_claim_addresses_are_web_addresses() -> None:
    addresses = [entry.address for entry in count_claims() if entry.address]
    assert len(addresses) > 10
    assert all(urlsplit(address).scheme in ("http", "https") for address in addresses)
    assert all(entry.source for entry in count_claims() if entry.address)


def test_both_claims_stand_side_by_side() -> None:
    lines = claims_text().splitlines()
    assert lines[0] == "| N | found by | confirmed by |"
    (line,) = (line for line in lines if line.startswith("| 26 |"))
    count, confirmed = line.split(" | ")[1:]
    assert count.startswith("Queens@TUD, Dresden, July 2009, on FPGAs ([Queens@TUD](http:")
    assert confirmed.startswith("MC# project, August 2009, on two supercomputers ([")
    assert len(lines) == 2 + len({entry.first_n for entry in count_claims()})
    (row,) = claims_text([23]).splitlines()[2:]
    assert "; Queens Atlas" in row.partition("Somers")[2], "all who confirmed it"
