"""Plans as records: what is written comes back."""

from __future__ import annotations

import json
from dataclasses import replace
from typing import Any

import pytest

from cy_core import Estimate, Span
from site_builder.plans.plan import CountPlan, plan_text, planned, read_plan
from site_builder.values.errors import UserError

FOUND = Estimate(
    20, "join", "avx512", 511, 200, Span(30.1234567, 2.5), Span(3.9e10, 4e9), 0.62545, 57_000_000
)
PLAN = CountPlan(20, "0.1.0", "2026-11-22", "Abacus", 2, 0.5, 1, (planned(FOUND),))


def test_plan_survives_a_round_trip() -> None:
    assert read_plan("20.json", plan_text(PLAN).encode()) == PLAN


def test_derived_values_are_written() -> None:
    (search,) = json.loads(plan_text(PLAN))["searches"]
    assert search["core_seconds"] == 30.1235
    assert search["core_hours"] == 0.008368
    assert search["days_on_1000_cores"] == 7.582e-06


def test_the_quickest_search_is_known() -> None:
    slow = replace(PLAN.searches[0], search="depth-first", core_seconds=100.0)
    assert replace(PLAN, searches=(slow, *PLAN.searches)).quickest.search == "join"


@pytest.mark.parametrize("content", [b"", b"[]", b"{}", b'{"n": "20"}', b"[" * 100_000])
def test_text_that_is_not_a_plan_is_refused(content: bytes) -> None:
    with pytest.raises(UserError, match=r"20\.json must be what queens plan --json writes: "):
        read_plan("20.json", content)


@pytest.mark.parametrize(
    ("wrong", "message"),
    [
        ({"n": 14}, "n: expected `int` >= 15, got 14"),
        ({"n": 29}, "n: expected `int` <= 28, got 29"),
        ({"core": "new"}, "core: expected `str` matching regex"),
        ({"date": "2026-99-99"}, '"date" must be a day like 2026-01-31, got "2026-99-99"'),
        ({"processor": ""}, "processor: expected `str` of length >= 1"),
        ({"processor": "\ud800"}, '"processor" must be one line of 200 characters at most, got "'),
        ({"processor": "a\0b"}, '"processor" must be one line of 200 characters at most, got "'),
        ({"processor": "=1"}, '"processor" must not begin with =, +, - or @'),
        ({"cores": 0}, "cores: expected `int` >= 1, got 0"),
        ({"cores": 10**30}, "cores: expected `int` <= 16384, got 1" + 30 * "0"),
        ({"load": -0.5}, "load: expected `float` >= 0.0, got -0.5"),
        ({"seed": -1}, "seed: expected `int` >= 0, got -1"),
        ({"searches": []}, "searches: expected `array` of length >= 1, got []"),
    ],
)
def test_impossible_value_is_named(wrong: dict[str, Any], message: str) -> None:
    assert message in error_of(wrong)


@pytest.mark.parametrize(
    ("wrong", "message"),
    [
        (
            {"search": "x"},
            "search: expected `str` matching regex '^(depth-first|join)\\\\Z', got \"x\"",
        ),
        ({"backend": "mmx"}, "backend: expected `str` matching regex"),
        ({"parts": 0}, "parts: expected `int` >= 1, got 0"),
        ({"draws": 0}, "draws: expected `int` >= 1, got 0"),
        ({"core_seconds": 0}, "core_seconds: expected `float` >= 1e-09, got 0"),
        ({"core_seconds": 1e308}, "core_seconds: expected `float` <= 1e+21, got 1e+308"),
        ({"core_seconds_margin": -1}, "core_seconds_margin: expected `float` >= 0.0, got -1"),
        ({"boards": 0}, "boards: expected `float` >= 1e-09, got 0"),
        ({"boards_margin": float("nan")}, "boards_margin: expected `float` >= 0.0, got NaN"),
        ({"preparing_seconds": -1}, "preparing_seconds: expected `float` >= 0.0, got -1"),
        ({"memory_bytes": -1}, "memory_bytes: expected `int` >= 0, got -1"),
        ({"memory_bytes": 10**30}, "memory_bytes: expected `int` <= 1125899906842624, got 1000"),
    ],
)
def test_impossible_search_is_named(wrong: dict[str, Any], message: str) -> None:
    (search,) = json.loads(plan_text(PLAN))["searches"]
    assert f"searches[0].{message}" in error_of({"searches": [search | wrong]})


def test_repeated_search_is_refused() -> None:
    searches = 2 * json.loads(plan_text(PLAN))["searches"]
    message = 'each search must stand once, got ["join", "join"]'
    assert message in error_of({"searches": searches})


def error_of(wrong: dict[str, Any]) -> str:
    """What is said of a plan with other values."""
    with pytest.raises(UserError) as caught:
        read_plan("20.json", json.dumps(json.loads(plan_text(PLAN)) | wrong).encode())
    message = str(caught.value)
    assert message.startswith("20.json must be what queens plan --json writes: ")
    assert message.endswith(": move it away")
    assert "\n" not in message
    return message
