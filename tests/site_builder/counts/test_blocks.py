"""Blocks on large counts: tables, charts, cards and estimates, from the records of a site."""

from __future__ import annotations

import re
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from syrupy.assertion import SnapshotAssertion

from cy_core import known_census
from site_builder.counts.blocks import NOT_PLANNED, LedgerRow
from site_builder.values.block import BLOCKS
from site_builder.values.census import count_claims
from site_builder.values.config import SiteConfig
from site_builder.values.figure import Chart, Charts, Tables
from tests.helpers.blocks import block_figure
from tests.helpers.records import PLANS, site_with, summary
from tests.helpers.sources import ROOT
from tests.helpers.tables import chart_snapshot, table_snapshot

UNPREPARED = replace(PLANS[0].quickest, preparing_seconds=0.0)
SEVERAL_MACHINES = (replace(PLANS[0], cores=64), PLANS[1])
# (block type, its text, the plans of the site). For a case without plans, `site_with` writes the
# summary of a finished count instead, which the block shows.
SHOWN = {
    "plans": ("table plans", "18-28", PLANS),
    "plans of several machines": ("table plans", "18-28", SEVERAL_MACHINES),
    "a plan without its time to prepare": (
        *("table plans", "20"),
        (replace(PLANS[0], searches=(UNPREPARED,)),),
    ),
    "shares": ("table shares", "", PLANS),
    "counts": ("table ledgers", "", ()),
    "hours": ("chart hours", "", PLANS),
    "steps": ("chart steps", "", PLANS),
}


def drawn(name: str, text: str, config: SiteConfig) -> Any:
    """Return what a block of type `name` with this text draws in a site with these options.

    It is the list of tables or charts, or else the figure itself.
    """
    figure = BLOCKS[name].figure(text.split("\n"), config)
    return figure.shown if isinstance(figure, Charts | Tables) else figure


@pytest.mark.parametrize("name", SHOWN)
def test_tables_and_charts_have_their_times_shares_and_intervals(
    name: str, tmp_path: Path, snapshot: SnapshotAssertion
) -> None:
    block, text, plans = SHOWN[name]
    (value,) = drawn(block, text, site_with(tmp_path, plans, [] if plans else [summary(21)]))
    assert (
        chart_snapshot(value) if isinstance(value, Chart) else table_snapshot(value)
    ) == snapshot
    assert drawn(block, text, SiteConfig(records=tmp_path / "none")) == NOT_PLANNED


def test_plans_without_neighbours_have_no_steps(tmp_path: Path) -> None:
    assert drawn("chart steps", "", site_with(tmp_path, PLANS[2:], [])) == NOT_PLANNED


def test_estimate_has_the_times_of_both_searches_and_of_many_cores(tmp_path: Path) -> None:
    config = site_with(tmp_path, PLANS, [])
    finding = drawn("estimate", "24", config)
    numbers = (
        "N = 24",
        "210 days",
        "10 %",
        "100 days",
        "2 cores",
        "5.0 hours",
        "57 MB",
        "420 days",
    )
    assert re.search(".*".join(numbers), finding)
    assert drawn("estimate", "23", config) == NOT_PLANNED


def ledger(config: SiteConfig) -> dict[int, LedgerRow]:
    """Return the rows of the table in the block `numbers`, by N."""
    drawn = block_figure("numbers", config=config)
    return {row.census.n: row for row in drawn.rows}


def test_each_known_n_has_a_row_with_its_counts_claims_and_time() -> None:
    drawn = ledger(SiteConfig(records=ROOT / "records"))
    assert list(drawn) == list(range(1, 28))
    for n, row in drawn.items():
        assert row.census.total == known_census(n).total
        assert {*row.found, *row.confirmed} <= set(count_claims())
        assert re.fullmatch(r".+ on .+ \((measured|estimated)\)", row.time), row.time
    assert drawn[12].orbits == "4 of 2, 18 of 4, 1,765 of 8"
    assert drawn[2].orbits == "none"
    assert [n for n, row in drawn.items() if row.cited] == [24, 25, 26, 27]
    assert drawn[26].cited == "Queens@TUD, Dresden, July 2009"
    # A row has the claim about its N rather than a claim about several N.
    assert [claim.who for claim in drawn[8].found] == ["Nauck"]
    assert [claim.who for claim in drawn[9].found] == ["several"]
    assert [claim.who for claim in drawn[23].confirmed] == ["Somers", "Queens Atlas"]


def test_rows_link_the_galleries_of_the_site_and_need_no_times(tmp_path: Path) -> None:
    drawn = ledger(SiteConfig(range(4, 6), range(13, 14), records=tmp_path))
    linked = {n: row.gallery for n, row in drawn.items() if row.gallery}
    assert linked == {4: "boards/4/index.md", 5: "boards/5/index.md", 13: "boards/13/index.md"}
    assert {row.time for row in drawn.values()} == {""}
