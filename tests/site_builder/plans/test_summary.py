"""Summaries of ledgers: what is written comes back, if it is true."""

from __future__ import annotations

from dataclasses import replace

import pytest

from cy_core import known_census
from site_builder.plans.summary import CountSummary, read_summary, summary_text
from site_builder.values.errors import UserError

KNOWN = known_census(21)
SUMMARY = CountSummary(
    n=21,
    search="join",
    core="0.1.0",
    parts=9718,
    rows=9718,
    digest="ab" * 32,
    checksum="cd" * 32,
    total=KNOWN.total,
    fundamental=KNOWN.fundamental or 0,
    orbits_by_size=dict(KNOWN.orbits_by_size or {}),
    seconds=1294.0,
    processors=("Abacus",),
    backends=("avx512",),
    first="2026-11-22T11:00:00Z",
    last="2026-11-22T11:29:55Z",
)


def test_summary_survives_a_round_trip() -> None:
    assert read_summary("21.json", summary_text(SUMMARY).encode()) == SUMMARY


@pytest.mark.parametrize(
    ("wrong", "message"),
    [
        (replace(SUMMARY, total=1), "N = 21 has 314666222712 solutions, got 1"),
        (replace(SUMMARY, rows=9717), "a count has all its rows, got 9717 of 9718"),
        (replace(SUMMARY, n="21"), 'n: expected `int`, got "21"'),
        (replace(SUMMARY, n=0), "n: expected `int` >= 1, got 0"),
        (replace(SUMMARY, n=28), "n: expected `int` <= 27, got 28"),
        (replace(SUMMARY, search="x"), "regex '^(depth-first|join)\\\\Z', got \"x\""),
        (replace(SUMMARY, core=""), "core: expected `str` matching regex"),
        (replace(SUMMARY, parts=0, rows=0), "parts: expected `int` >= 1, got 0"),
        (replace(SUMMARY, digest="ab"), "digest: expected `str` matching regex"),
        (replace(SUMMARY, checksum="CD" * 32), "checksum: expected `str` matching regex"),
        (replace(SUMMARY, fundamental=1), "N = 21 has 39333324973 fundamental solutions, got 1"),
        (replace(SUMMARY, orbits_by_size={}), "39333230881} orbits by size, got {}"),
        (replace(SUMMARY, orbits_by_size={"x": 0}), 'orbits_by_size: expected `int`, got {"x": 0}'),
        (replace(SUMMARY, seconds=-1.0), "seconds: expected `float` >= 0.0, got -1.0"),
        (replace(SUMMARY, seconds=float("nan")), "seconds: expected `float` >= 0.0, got NaN"),
        (replace(SUMMARY, processors=("",)), "processors[0]: expected `str` of length >= 1"),
        (replace(SUMMARY, processors=("a", "\ud800")), '"processors" must be one line of 200'),
        (replace(SUMMARY, backends=("mmx",)), "backends[0]: expected `str` matching regex"),
        (replace(SUMMARY, first=""), '"first" must be a moment like 2026-01-31T12:00:00Z, got ""'),
        (replace(SUMMARY, last="2026-99-99T99:99:99Z"), '"last" must be a moment like 2026-01-31T'),
    ],
)
def test_false_summary_is_refused(wrong: CountSummary, message: str) -> None:
    with pytest.raises(UserError) as caught:
        read_summary("21.json", summary_text(wrong).encode())
    error = str(caught.value)
    assert error.startswith("21.json must be what queens ledger --summary writes: ")
    assert message in error
    assert error.endswith(": move it away")
    assert "\n" not in error
