"""Summaries of ledgers: what is written comes back, if it is true."""

from __future__ import annotations

from dataclasses import replace

import pytest

from site_builder.core import known_census
from site_builder.plans.summary import CountSummary, read_summary, summary_text
from site_builder.values.errors import UserError

KNOWN = known_census(21)
SUMMARY = CountSummary(
    n=21,
    search="join",
    core="0.1.0",
    parts=9718,
    rows=9718,
    digest="ab",
    checksum="cd",
    total=KNOWN.total,
    fundamental=KNOWN.fundamental or 0,
    orbits_by_size=dict(KNOWN.orbits_by_size or {}),
    seconds=1294.0,
    processors=("Abacus",),
    paths=("avx512",),
    first="2026-11-22T11:00:00Z",
    last="2026-11-22T11:29:55Z",
)


def test_a_summary_comes_back() -> None:
    assert read_summary("21.json", summary_text(SUMMARY).encode()) == SUMMARY


@pytest.mark.parametrize(
    ("wrong", "said"),
    [
        (replace(SUMMARY, total=1), "N = 21 has 314666222712 solutions, got 1"),
        (replace(SUMMARY, rows=9717), "a count has all its rows, got 9717 of 9718"),
        (replace(SUMMARY, n="21"), "Expected `int`, got `str`"),
    ],
)
def test_what_is_not_true_is_refused(wrong: CountSummary, said: str) -> None:
    with pytest.raises(UserError) as caught:
        read_summary("21.json", summary_text(wrong).encode())
    assert said in str(caught.value)
    assert "\n" not in str(caught.value)
