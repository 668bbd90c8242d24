"""Plans and summaries of ledgers: what is written comes back, if it can be true."""

from __future__ import annotations

import json
import re
from collections import defaultdict
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from cy_core import BACKENDS, DEPTH_FIRST, ENGINE, Estimate, Span
from site_builder.plans.records import (
    CountPlan,
    plan_text,
    planned,
    read_plan,
    read_summary,
    site_plans,
    site_summaries,
    summary_text,
)
from site_builder.timings.record_files import site_records
from site_builder.timings.records import Subject
from site_builder.values.config import SiteConfig
from site_builder.values.errors import UserError
from tests.helpers.plans import PLANS, site_with, summary
from tests.helpers.sources import ROOT

FOUND = Estimate(
    20, "join", "avx512", 511, 200, Span(30.1234567, 2.5), Span(3.9e10, 4e9), 0.62545, 57_000_000
)
PLAN = CountPlan(20, "0.1.0", "2026-11-22", "Abacus", 2, 0.5, 1, (planned(FOUND),))
PLAN_DATA = json.loads(plan_text(PLAN))
(SEARCH,) = PLAN_DATA["searches"]
SUMMARY_DATA = json.loads(summary_text(summary(21)))


def test_plans_and_summaries_survive_a_round_trip() -> None:
    assert read_plan("20.json", plan_text(PLAN).encode()) == PLAN
    assert read_summary("21.json", summary_text(summary(21)).encode()) == summary(21)


def test_derived_values_are_written_and_the_quickest_search_is_known() -> None:
    assert SEARCH["core_seconds"] == 30.1235
    assert SEARCH["core_hours"] == 0.008368
    assert SEARCH["days_on_1000_cores"] == 7.582e-06
    slow = replace(PLAN.searches[0], search="depth-first", core_seconds=100.0)
    assert replace(PLAN, searches=(slow, *PLAN.searches)).quickest.search == "join"


def plan_with(**wrong: Any) -> bytes:
    """A plan with other values."""
    return json.dumps(PLAN_DATA | wrong).encode()


def search_with(**wrong: Any) -> bytes:
    """A plan whose search has other values."""
    return plan_with(searches=[SEARCH | wrong])


def summary_with(**wrong: Any) -> bytes:
    """A summary with other values."""
    return json.dumps(SUMMARY_DATA | wrong).encode()


@pytest.mark.parametrize(
    ("content", "message"),
    [
        (b"", "Input data was truncated"),
        (b"[]", "Expected `object`, got `array`"),
        (b"[" * 100_000, "Expected `object`"),
        (plan_with(n=14), "Expected `int` >= 15 - at `$.n`"),
        (plan_with(date="2026"), "at `$.date`"),
        (plan_with(processor=""), "Expected `str` of length >= 1 - at `$.processor`"),
        (plan_with(processor="\ud800"), "JSON is malformed"),
        (plan_with(searches=[]), "Expected `array` of length >= 1 - at `$.searches`"),
        (plan_with(searches=[SEARCH] * 2), "each search must stand once, got ['join', 'join']"),
        (search_with(search="x"), "Expected `str` matching regex"),
        (search_with(draws=0), "Expected `int` >= 1 - at `$.searches[0].draws`"),
        (search_with(core_seconds=0), "at `$.searches[0].core_seconds`"),
        (search_with(boards_margin=float("nan")), "JSON is malformed"),
    ],
)
def test_a_plan_that_cannot_be_is_refused(content: bytes, message: str) -> None:
    refused(read_plan, content, message, "queens plan --json")


@pytest.mark.parametrize(
    ("content", "message"),
    [
        (summary_with(total=1), "N = 21 has 314666222712 solutions, got 1"),
        (summary_with(fundamental=1), "N = 21 has 39333324973 fundamental solutions, got 1"),
        (summary_with(orbits_by_size={}), "39333230881} orbits by size, got {}"),
        (summary_with(orbits_by_size={"x": 0}), "at `key` in `$.orbits_by_size`"),
        (summary_with(rows=9717), "a count has all its rows, got 9717 of 9718"),
        (summary_with(n=28), "Expected `int` <= 27 - at `$.n`"),
        (summary_with(checksum="CD" * 32), "at `$.checksum`"),
        (summary_with(seconds=-1.0), "Expected `float` >= 0.0 - at `$.seconds`"),
        (summary_with(backends=["mmx"]), "at `$.backends[0]`"),
        (summary_with(last="2026-99"), "at `$.last`"),
    ],
)
def test_false_summary_is_refused(content: bytes, message: str) -> None:
    refused(read_summary, content, message, "queens ledger --summary")


def refused(read: Callable[[str, bytes], Any], content: bytes, message: str, command: str) -> None:
    """A file is refused in one line, which names it, the rule, the value and the remedy."""
    with pytest.raises(UserError) as caught:
        read("a.json", content)
    error = str(caught.value)
    assert error.startswith(f"a.json must be what {command} writes: ")
    assert message in error
    assert error.endswith(": move it away")
    assert "\n" not in error


def test_plan_may_have_any_file_name_but_only_one_file(tmp_path: Path) -> None:
    config = site_with(tmp_path, PLANS[:1], [])
    first = tmp_path / "plans" / "20.json"
    other = first.rename(first.with_name("21.json"))
    assert [plan.n for plan in site_plans(config)] == [20]
    first.write_bytes(other.read_bytes())
    message = f"{other}: N = 20 stands in {first} as well: move one of them away"
    with pytest.raises(UserError, match=re.escape(message)):
        site_plans(config)


def test_a_ledger_has_one_summary(tmp_path: Path) -> None:
    config = site_with(tmp_path, [], [summary(21)])
    first = tmp_path / "ledgers" / "21.json"
    other = first.with_name("22.json")
    other.write_text(summary_text(replace(summary(21), checksum="ab" * 32)))
    assert [entry.n for entry in site_summaries(config)] == [21, 21]
    other.write_bytes(first.read_bytes())
    message = f"{other}: N = 21 stands in {first} as well: move one of them away"
    with pytest.raises(UserError, match=re.escape(message)):
        site_summaries(config)


def test_a_count_in_full_has_one_time(tmp_path: Path) -> None:
    counted = replace(summary(21), seconds=1234.0)
    (plan,) = site_plans(site_with(tmp_path, PLANS[1:2], [counted]))
    depth_first, join = plan.searches
    assert depth_first == PLANS[1].searches[0]
    assert (join.core_seconds, join.is_whole) == (1234.0, True)
    elsewhere = replace(counted, processors=("Sundial",))
    (tmp_path / "ledgers" / "21.json").write_text(summary_text(elsewhere))
    assert site_plans(SiteConfig(records=tmp_path)) == PLANS[1:2]


def test_the_times_of_our_own_records_agree() -> None:
    """Plans, ledgers and timing records of the same count stand on the same pages."""
    config = SiteConfig(records=ROOT / "records")
    seconds = defaultdict[tuple[int, str, str], list[float]](list)
    for path in (ROOT / "records" / "plans").glob("*.json"):
        plan = read_plan(str(path), path.read_bytes())
        for search in plan.searches:
            seconds[plan.n, search.search, search.backend].append(search.core_seconds)
    for count in site_summaries(config):
        assert count.search
        seconds[count.n, count.search, count.backends[0]].append(count.seconds)
    for record in site_records(config):
        for backend in BACKENDS:
            for timing in record.of(Subject(ENGINE, backend=backend)):
                search = timing.search or DEPTH_FIRST
                seconds[timing.n, search, backend].append(timing.best or 0)
    shared = {key: times for key, times in seconds.items() if len(times) > 1}
    assert {n for n, _, _ in shared} >= {18, 21, 22}
    assert {key: times for key, times in shared.items() if max(times) > 1.5 * min(times)} == {}
