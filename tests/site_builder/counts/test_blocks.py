"""What large counts take: tables, charts, cards and estimates, from records of a site."""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import pytest
from syrupy.assertion import SnapshotAssertion

from cy_core import known_census
from site_builder.counts.blocks import (
    NOTHING,
    NumberCard,
    estimate_finding,
    hours_chart,
    plans_table,
    shares_table,
    steps_chart,
    summaries_table,
)
from site_builder.values.block import BLOCKS
from site_builder.values.census import count_claims
from site_builder.values.config import SiteConfig
from site_builder.values.figure import Figure
from tests.helpers.blocks import figure_of
from tests.helpers.plans import PLANS, site_with, summary
from tests.helpers.sources import ROOT
from tests.helpers.tables import shown, shown_chart

UNPREPARED = replace(PLANS[0].quickest, preparing_seconds=0.0)
SHOWN: dict[str, Callable[[], str]] = {
    "plans": lambda: shown(plans_table(PLANS)),
    "plans of several machines": lambda: shown(
        plans_table([replace(PLANS[0], cores=64), PLANS[1]])
    ),
    "a plan without its time to prepare": lambda: shown(
        plans_table([replace(PLANS[0], searches=(UNPREPARED,))])
    ),
    "shares": lambda: shown(shares_table(PLANS)),
    "counts": lambda: shown(summaries_table([summary(21)])),
    "hours": lambda: shown_chart(hours_chart(PLANS)),
    "steps": lambda: shown_chart(steps_chart(PLANS)),
}
OF_RECORDS = {
    "estimate": "24",
    "table plans": "20-28",
    "table shares": "",
    "table ledgers": "",
    "chart hours": "",
    "chart steps": "",
}


@pytest.mark.parametrize("name", SHOWN)
def test_tables_and_charts_have_their_times_shares_and_intervals(
    name: str, snapshot: SnapshotAssertion
) -> None:
    assert SHOWN[name]() == snapshot


def figure(name: str, config: SiteConfig) -> Figure | str:
    """A block of a site; text if it has nothing to show."""
    return BLOCKS[name].figure(OF_RECORDS[name].split("\n"), config)


@pytest.mark.parametrize("name", OF_RECORDS)
def test_every_block_shows_its_records_and_without_them_how_to_plan(
    name: str, tmp_path: Path
) -> None:
    assert figure(name, SiteConfig(records=tmp_path / "none")) == NOTHING
    assert isinstance(figure(name, site_with(tmp_path, PLANS, [summary(21)])), Figure)


def test_plans_without_neighbours_have_no_steps(tmp_path: Path) -> None:
    config = site_with(tmp_path, PLANS[2:], [])
    assert figure("chart steps", config) == NOTHING
    assert figure("chart hours", config) != NOTHING


def test_estimate_has_the_times_of_both_searches_and_of_many_cores() -> None:
    finding = estimate_finding(PLANS[2])
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
    assert re.search(".*".join(numbers), f"{finding.sentence} {finding.details}")


def cards(config: SiteConfig) -> dict[int, NumberCard]:
    """The cards of Numbers by N."""
    drawn = figure_of("numbers", config=config)
    return {card.census.n: card for card in drawn.context["cards"]}


def test_each_known_n_has_a_card_with_its_counts_claims_and_time() -> None:
    drawn = cards(SiteConfig(records=ROOT / "records"))
    assert [*drawn] == [*range(1, 28)]
    for n, card in drawn.items():
        assert card.census.total == known_census(n).total
        assert {*card.found, *card.confirmed} <= {*count_claims()}
        assert re.fullmatch(r".+ on .+ \((measured|estimated)\)", card.time), card.time
    assert drawn[12].orbits == "4 of 2, 18 of 4, 1,765 of 8"
    assert drawn[2].orbits == "none"
    # A claim about one N goes before one about several.
    assert [claim.who for claim in drawn[8].found] == ["Nauck"]
    assert [claim.who for claim in drawn[9].found] == ["several"]
    assert [claim.who for claim in drawn[23].confirmed] == ["Somers", "Queens Atlas"]


def test_cards_link_the_galleries_of_the_site_and_need_no_times(tmp_path: Path) -> None:
    drawn = cards(SiteConfig(range(4, 6), range(13, 14), records=tmp_path))
    linked = {n: card.gallery for n, card in drawn.items() if card.gallery}
    assert linked == {4: "boards/4/index.md", 5: "boards/5/index.md", 13: "boards/13/index.md"}
    assert {card.time for card in drawn.values()} == {""}
