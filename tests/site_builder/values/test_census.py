"""The counts of one N: computed where that is quick, cited where it is not."""

from __future__ import annotations

import pytest

import cy_core
from cy_core import known_census
from site_builder.values.census import census, known_counts


def test_the_ledger_ends_with_what_is_known() -> None:
    rows = known_counts()
    assert [row.census.n for row in rows] == list(range(1, 28))
    assert [row.census.n for row in rows if row.computed] == list(range(1, 15))
    assert rows[11].census.total == 14200
    assert rows[26].census.total == 234907967154122528


def test_what_the_ledger_computes_is_counted_and_the_rest_is_cited(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    counted: list[int] = []
    monkeypatch.setattr(cy_core, "census", lambda n: counted.append(n) or known_census(n))
    known_counts.cache_clear()
    assert [census(n) for n in range(1, 28)] == [known_census(n) for n in range(1, 28)]
    assert counted == list(range(1, 15))
