"""The seam: entries in the order of a gallery, and nothing computed twice."""

from __future__ import annotations

import pytest

from site_builder import core
from site_builder.core import known_census, label, solution
from site_builder.values import census
from site_builder.values.census import Entry, entries, ledger, queens_per_square, rank_labels


def test_entries_have_the_labels_of_the_core() -> None:
    for entry in entries(8):
        assert label(entry.solution) == entry.label
        assert solution(entry.label) == entry.solution


def test_ranks_count_each_size_apart() -> None:
    labels = ["12.8.1", "12.4.1", "12.8.2", "12.8.3", "12.4.2"]
    assert list(rank_labels(12, [8, 4, 8, 8, 4])) == labels


def test_entries_are_in_order_of_size_then_rank() -> None:
    keys = [tuple(map(int, entry.label.split(".")[1:])) for entry in entries(12)]
    assert keys == sorted(keys)
    assert len(keys) == 1787


@pytest.mark.parametrize("n", [2, 3])
def test_where_there_are_no_solutions_there_are_no_entries(n: int) -> None:
    assert entries(n) == ()
    assert sum(map(sum, queens_per_square(n))) == 0


def test_each_row_and_column_of_the_heat_map_counts_all_solutions() -> None:
    counts = queens_per_square(8)
    assert {sum(row) for row in counts} == {92}
    assert {sum(column) for column in zip(*counts, strict=True)} == {92}
    assert counts[0] == (4, 8, 16, 18, 18, 16, 8, 4)


def test_the_ledger_ends_with_what_is_known() -> None:
    rows = ledger()
    assert [row.census.n for row in rows] == list(range(1, 28))
    assert [row.census.n for row in rows if row.computed] == list(range(1, 15))
    assert rows[11].census.total == 14200
    assert rows[26].census.total == 234907967154122528


def test_what_the_ledger_computes_is_counted_and_the_rest_is_cited(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    counted: list[int] = []
    monkeypatch.setattr(census, "census", lambda n: counted.append(n) or known_census(n))
    ledger.cache_clear()
    assert [row.census for row in ledger()] == [known_census(n) for n in range(1, 28)]
    assert counted == list(range(1, 15))


def test_what_was_enumerated_is_remembered(monkeypatch: pytest.MonkeyPatch) -> None:
    known = entries(9)

    def never(n: int) -> None:
        raise AssertionError(f"enumerated N = {n} again")

    monkeypatch.setattr(core, "fundamental", never)
    assert entries(9) is known


def test_an_entry_knows_its_n() -> None:
    assert Entry("5.2.1", (3, 0, 2, 4, 1), 2).n == 5
