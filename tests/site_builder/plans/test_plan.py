"""Plans as records: what is written comes back."""

from __future__ import annotations

import json
from dataclasses import replace

import pytest

from site_builder.core import Estimate, Span
from site_builder.plans.plan import CountPlan, plan_text, planned, read_plan
from site_builder.values.errors import UserError

FOUND = Estimate(
    20, "join", "avx512", 511, 200, Span(30.1234567, 2.5), Span(3.9e10, 4e9), 0.62545, 57_000_000
)
PLAN = CountPlan(20, "0.1.0", "2026-11-22", "Abacus", 2, 0.5, 1, (planned(FOUND),))


def test_a_plan_comes_back() -> None:
    assert read_plan("20.json", plan_text(PLAN).encode()) == PLAN


def test_what_follows_stands_beside_it() -> None:
    (one,) = json.loads(plan_text(PLAN))["searches"]
    assert one["core_seconds"] == 30.1235
    assert one["core_hours"] == 0.008368
    assert one["days_on_1000_cores"] == 7.582e-06


def test_the_quickest_search_is_known() -> None:
    slow = replace(PLAN.searches[0], search="depth-first", core_seconds=100.0)
    assert replace(PLAN, searches=(slow, *PLAN.searches)).quickest.search == "join"


@pytest.mark.parametrize("content", [b"", b"[]", b"{}", b'{"n": "20"}', b"[" * 100_000])
def test_what_is_no_plan_is_refused(content: bytes) -> None:
    with pytest.raises(UserError, match=r"20\.json must be what queens plan --json writes: "):
        read_plan("20.json", content)
