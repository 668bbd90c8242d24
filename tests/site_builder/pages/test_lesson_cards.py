"""The pictures that go with links to chapters."""

from __future__ import annotations

import re
import struct

import pytest
from mkdocs.utils.meta import get_data

from site_builder.pages.lesson_cards import PICTURES, lesson_card
from site_builder.values.errors import UserError
from tests.helpers.sources import ROOT

CHAPTERS = [get_data(path.read_text("utf-8")) for path in (ROOT / "content/learn").glob("*.md")]


def test_every_chapter_has_a_picture_of_its_own() -> None:
    chosen = [meta["card"] for _, meta in CHAPTERS if "chapter" in meta]
    assert sorted(chosen) == sorted(PICTURES)


def test_titles_of_chapters_have_only_letters_of_the_fonts() -> None:
    for text, _ in CHAPTERS:
        assert re.search("^# [A-Za-z0-9 .,:=()-]+$", text, re.MULTILINE)


@pytest.mark.parametrize("picture", PICTURES)
def test_a_card_has_the_declared_size_and_is_small(picture: str) -> None:
    content = lesson_card(picture, "Place queens", "Chapter 1 of 10")
    assert struct.unpack(">II", content[16:24]) == (1200, 630)
    assert len(content) < 60_000


def test_an_unknown_picture_is_refused() -> None:
    with pytest.raises(UserError, match=r"^unknown card king: choose one of reach,"):
        lesson_card("king", "Place kings", "")
