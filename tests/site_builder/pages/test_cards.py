"""The pictures that go with links, as files of a site."""

from __future__ import annotations

import struct
from dataclasses import replace

import pytest

from site_builder.pages.cards import cards, png
from site_builder.pages.galleries import overview_page
from site_builder.pages.site import build_site
from site_builder.svg.card import Card
from site_builder.values.config import SiteConfig
from site_builder.values.page import Asset, Page
from site_builder.values.site_paths import SitePaths

SMALL = SiteConfig(galleries=range(4, 6), long_galleries=range(13, 14), solution_pages=4)


@pytest.fixture(scope="module")
def site_cards() -> dict[str, str | bytes]:
    """Those of a small site, by path."""
    return {asset.path: asset.content for asset in cards(SitePaths(SMALL))}


def test_overview_galleries_and_solutions_have_a_card_each(
    site_cards: dict[str, str | bytes],
) -> None:
    galleries = [f"boards/{n}/card.png" for n in (4, 5, 13)]
    assert [*site_cards] == ["boards/card.png", *galleries, "boards/4/4.2.1-card.png"]
    assert len({*site_cards.values()}) == len(site_cards)


def test_cards_have_the_declared_size(site_cards: dict[str, str | bytes]) -> None:
    for content in site_cards.values():
        assert isinstance(content, bytes)
        assert content[:8] == b"\x89PNG\r\n\x1a\n"
        assert struct.unpack(">II", content[16:24]) == (1200, 630)
        assert len(content) < 60_000


def test_cards_use_our_fonts_and_are_reproducible() -> None:
    first, second = (Card(head, "queens", (), ((1, (0,)),)) for head in "89")
    assert png(first) != png(second), "without a font no letter is drawn"
    assert png.__wrapped__(first) == png(first)


def test_cards_can_be_switched_off() -> None:
    items = build_site(replace(SMALL, cards=False))
    assert not [item.path for item in items if item.path.endswith(".png")]


def test_every_page_links_to_an_existing_card(site_cards: dict[str, str | bytes]) -> None:
    items = [*build_site(SMALL)]
    named = {item.card for item in items if isinstance(item, Page)}
    assert named == {item.path for item in items if isinstance(item, Asset)} & {*site_cards}
    assert overview_page(SitePaths(SMALL)).card == "boards/card.png"
