"""The pictures that go with links, as files of a site."""

from __future__ import annotations

import re
import struct
from dataclasses import replace

import pytest
from mkdocs.utils.meta import get_data

from site_builder.figures.learn.course import PICTURES
from site_builder.pages.cards import cards, lesson_card, png
from site_builder.pages.site import build_site
from site_builder.svg.card import PreviewCard
from site_builder.values.config import SiteConfig
from site_builder.values.errors import UserError
from site_builder.values.page import Asset, Page
from site_builder.values.site_paths import SitePaths
from tests.helpers.sources import ROOT

LEARN = ROOT / "content" / "learn"
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
    for content in site_cards.values():
        assert_fits(content)


def assert_fits(content: str | bytes) -> None:
    """A card has the size that pages declare, and is small."""
    assert isinstance(content, bytes)
    assert content[:8] == b"\x89PNG\r\n\x1a\n"
    assert struct.unpack(">II", content[16:24]) == (1200, 630)
    assert len(content) < 60_000


def test_cards_use_our_fonts_and_are_reproducible() -> None:
    first, second = (PreviewCard(head, "queens", (), ((1, (0,)),)) for head in "89")
    assert png(first) != png(second), "without a font no letter is drawn"
    assert png.__wrapped__(first) == png(first)


def test_every_page_links_to_an_existing_card(site_cards: dict[str, str | bytes]) -> None:
    items = [*build_site(SMALL)]
    named = {item.card for item in items if isinstance(item, Page)}
    assert named == {item.path for item in items if isinstance(item, Asset)} & {*site_cards}
    without = build_site(replace(SMALL, cards=False))
    assert not [item.path for item in without if item.path.endswith(".png")]


def test_every_chapter_has_a_picture_of_its_own_in_letters_of_the_fonts() -> None:
    pages = [get_data(path.read_text("utf-8")) for path in LEARN.glob("*.md")]
    chapters = {meta["card"]: text for text, meta in pages if "chapter" in meta}
    assert sorted(chapters) == sorted(PICTURES)
    for text in chapters.values():
        assert re.search("^# [A-Za-z0-9 .,:=()-]+$", text, re.MULTILINE)
    for picture in PICTURES:
        assert_fits(lesson_card(picture, "Place queens", "Chapter 1 of 10"))
    with pytest.raises(UserError, match=r"^unknown picture king: choose one of reach,"):
        lesson_card("king", "Place kings", "")
