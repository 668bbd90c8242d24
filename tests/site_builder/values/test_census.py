"""The counts of one N: computed where that is quick, cited where it is not."""

from __future__ import annotations

import pytest

import cy_core
from cy_core import known_census
from site_builder.values.census import census, known_counts


def test_known_counts_end_at_n_27() -> None:
    rows = known_counts()
    assert [row.census.n for row in rows] == list(range(1, 28))
    assert [row.census.n for row in rows if row.computed] == list(range(1, 15))
    assert rows[11].census.total == 14200
    assert rows[26].census.total == 234907967154122528


def test_census_counts_up_to_n_14_and_looks_up_the_rest(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    counted: list[int] = []
    monkeypatch.setattr(cy_core, "census", lambda n: counted.append(n) or known_census(n))
    known_counts.cache_clear()
    assert [census(n) for n in range(1, 28)] == [known_census(n) for n in range(1, 28)]
    assert counted == list(range(1, 15))
