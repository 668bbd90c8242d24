"""What is known of a count before a browser counts: totals, and the times of a machine."""

from __future__ import annotations

import pytest

from cy_core import known_census
from site_builder.figures.laboratories.blocks import BLOCK_TYPES
from site_builder.figures.laboratories.count_here import SIZES, known_counts
from site_builder.timings.record_files import load_records
from site_builder.timings.selections import best_engine
from site_builder.values.config import SiteConfig
from site_builder.values.errors import UserError
from tests.helpers.sources import ROOT


def test_totals_are_those_of_the_ledger() -> None:
    assert [count.n for count in known_counts(())] == [*SIZES]
    assert all(count.total == known_census(count.n).total for count in known_counts(()))
    assert {count.time for count in known_counts(())} == {""}


def test_times_are_those_of_the_fastest_engine_on_one_thread() -> None:
    records = load_records(ROOT / "timings")
    (subject,) = best_engine(records[0])
    measured = {cell.n for cell in records[0].of(subject) if cell.best}
    timed = {count.n for count in known_counts(records) if count.time}
    assert timed == measured.intersection(SIZES)


@pytest.mark.parametrize("line", ["7", "21"])
def test_other_sizes_are_refused(line: str) -> None:
    with pytest.raises(UserError, match="a count takes"):
        BLOCK_TYPES["count-here"].figure([line], SiteConfig())
