"""The cards of all N."""

from __future__ import annotations

import re

from cy_core import known_census
from site_builder.blocks.registry import draw_block
from site_builder.plans.number_cards import NumberCard
from site_builder.values.claims import count_claims
from site_builder.values.config import SiteConfig
from site_builder.values.figure import Figure
from tests.helpers.sources import ROOT


def cards(config: SiteConfig) -> dict[int, NumberCard]:
    figure = draw_block("numbers", [], config)
    assert isinstance(figure, Figure)
    drawn = figure.context["cards"]
    assert isinstance(drawn, list)
    return {card.census.n: card for card in drawn}


def test_each_known_n_has_a_card_with_its_counts() -> None:
    drawn = cards(SiteConfig(timings=ROOT / "timings"))
    assert [*drawn] == [*range(1, 28)]
    for n, card in drawn.items():
        assert card.census.total == known_census(n).total
        assert {*card.found, *card.confirmed} <= {*count_claims()}
        assert re.fullmatch(r".+ on .+ \((measured|estimated)\)", card.time), card.time
    assert drawn[12].orbits == "4 of 2, 18 of 4, 1,765 of 8"
    assert drawn[2].orbits == "none"


def test_a_claim_about_one_n_goes_before_one_about_several() -> None:
    drawn = cards(SiteConfig())
    assert [claim.who for claim in drawn[8].found] == ["Nauck"]
    assert [claim.who for claim in drawn[9].found] == ["several"]
    assert [claim.who for claim in drawn[23].confirmed] == ["Somers", "Queens Atlas"]


def test_cards_link_the_galleries_of_the_site() -> None:
    drawn = cards(SiteConfig(galleries=range(4, 6), long_galleries=range(13, 14)))
    linked = {n: card.gallery for n, card in drawn.items() if card.gallery}
    assert linked == {4: "boards/4/index.md", 5: "boards/5/index.md", 13: "boards/13/index.md"}


def test_without_times_a_card_has_none(tmp_path) -> None:
    assert {card.time for card in cards(SiteConfig(timings=tmp_path)).values()} == {""}
