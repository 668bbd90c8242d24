"""Plans and summaries of ledgers survive writing and reading, and invalid files are rejected."""

from __future__ import annotations

import json
from collections import defaultdict
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from cy_core import BACKENDS, DEPTH_FIRST, ENGINE, Estimate, Span
from site_builder.counts.plans import CountPlan, plan_text, planned, site_plans, site_summaries
from site_builder.timings.record_files import site_records
from site_builder.timings.records import Subject
from site_builder.values.config import SiteConfig
from site_builder.values.errors import UserError
from tests.helpers.records import PLANS, site_with, summary, summary_text
from tests.helpers.sources import ROOT

FOUND = Estimate(
    20, "join", "avx512", 511, 200, Span(30.1234567, 2.5), Span(3.9e10, 4e9), 0.62545, 57_000_000
)
PLAN = CountPlan(20, "0.1.0", "2026-11-22", "Abacus", 2, 0.5, 1, (planned(FOUND),))
PLAN_DATA = json.loads(plan_text(PLAN))
(SEARCH,) = PLAN_DATA["searches"]
SUMMARY_DATA = json.loads(summary_text(summary(21)))


def test_plans_and_summaries_survive_a_round_trip(tmp_path: Path) -> None:
    config = site_with(tmp_path, [PLANS[2], PLAN], [summary(21)])
    assert site_plans(config) == (PLAN, PLANS[2])
    assert site_summaries(config) == (summary(21),)


def test_derived_values_are_written_and_the_quickest_search_is_known() -> None:
    assert SEARCH["core_seconds"] == 30.1235
    assert SEARCH["core_hours"] == 0.008368
    assert SEARCH["days_on_1000_cores"] == 7.582e-06
    slow = replace(PLAN.searches[0], search="depth-first", core_seconds=100.0)
    assert replace(PLAN, searches=(slow, *PLAN.searches)).quickest.search == "join"


def plan_with(**wrong: Any) -> str:
    """Return the JSON of a plan, in which `wrong` replaces valid values."""
    return json.dumps(PLAN_DATA | wrong)


def search_with(**wrong: Any) -> str:
    """Return the JSON of a plan, in whose only search `wrong` replaces valid values."""
    return plan_with(searches=[SEARCH | wrong])


def summary_with(**wrong: Any) -> str:
    """Return the JSON of a summary, in which `wrong` replaces valid values."""
    return json.dumps(SUMMARY_DATA | wrong)


@pytest.mark.parametrize(
    ("folder", "content", "message"),
    [
        ("plans", "", "Input data was truncated"),
        ("plans", "[]", "Expected `object`, got `array`"),
        ("plans", plan_with(n=14), "Expected `int` >= 15 - at `$.n`"),
        ("plans", plan_with(searches=[]), "Expected `array` of length >= 1 - at `$.searches`"),
        ("plans", search_with(search="x"), "Expected `str` matching regex"),
        ("plans", search_with(core_seconds=0), "at `$.searches[0].core_seconds`"),
        ("ledgers", summary_with(n=28), "Expected `int` <= 27 - at `$.n`"),
        ("ledgers", summary_with(total=1), "N = 21 has 314666222712 solutions, got 1"),
        ("ledgers", summary_with(fundamental=1), "has 39333324973 fundamental solutions, got 1"),
        ("ledgers", summary_with(orbits_by_size={}), "39333230881} orbits by size, got {}"),
    ],
)
def test_a_record_that_cannot_be_is_refused_in_one_line(
    folder: str, content: str, message: str, tmp_path: Path
) -> None:
    config = site_with(tmp_path, [], [])
    (tmp_path / folder / "a.json").write_text(content)
    with pytest.raises(UserError) as refused:
        site_plans(config)
    error = str(refused.value)
    assert error.startswith(f"{tmp_path / folder / 'a.json'} must be what queens ")
    assert message in error
    assert error.endswith(": move it away")
    assert "\n" not in error


def test_a_count_in_full_has_one_time(tmp_path: Path) -> None:
    counts = replace(summary(21), seconds=1234.0)
    (plan,) = site_plans(site_with(tmp_path, PLANS[1:2], [counts]))
    depth_first, join = plan.searches
    assert depth_first == PLANS[1].searches[0]
    assert (join.core_seconds, join.is_whole) == (1234.0, True)
    elsewhere = replace(counts, processors=("Sundial",))
    (tmp_path / "ledgers" / "21.json").write_text(summary_text(elsewhere))
    assert site_plans(SiteConfig(records=tmp_path)) == PLANS[1:2]


def test_the_times_of_our_own_records_agree(tmp_path: Path) -> None:
    """A page may show the plan, the ledger and the times of a count side by side."""
    config = SiteConfig(records=ROOT / "records")
    (tmp_path / "plans").symlink_to(config.records / "plans")
    seconds = defaultdict[tuple[int, str, str], list[float]](list)
    # These records have no ledgers, so that plans keep their own times.
    for plan in site_plans(SiteConfig(records=tmp_path)):
        for search in plan.searches:
            seconds[plan.n, search.search, search.backend].append(search.core_seconds)
    for count in site_summaries(config):
        seconds[count.n, count.search, count.backends[0]].append(count.seconds)
    for record in site_records(config):
        for backend in BACKENDS:
            for timing in record.of(Subject(ENGINE, backend=backend)):
                search_key = timing.search or DEPTH_FIRST
                seconds[timing.n, search_key, backend].append(timing.best or 0)
    shared = {key: times for key, times in seconds.items() if len(times) > 1}
    assert {n for n, _, _ in shared} >= {18, 21, 22}
    assert {key: times for key, times in shared.items() if max(times) > 1.5 * min(times)} == {}
