"""The small figures that move: what they begin with, and the parts that their pages need."""

from __future__ import annotations

import re

import pytest

from site_builder.figures.home.live import live_blocks, live_orbit, live_search
from site_builder.figures.learn.hand_search import search_letters
from site_builder.values.block_type import Block
from site_builder.values.errors import UserError
from tests.helpers.blocks import expanded


@pytest.mark.parametrize(
    ("block", "line", "boards"),
    [("live-orbit", "8.8.1", 1), ("live-search", "4", 1), ("live-blocks", "4 2 0 3 1", 1)],
)
def test_each_has_a_still_picture_and_a_button(block: str, line: str, boards: int) -> None:
    html, problems = expanded(block, line)
    assert problems == ()
    assert html.count('<svg class="qa-board"') == boards
    assert html.count("<button") == 1


def test_search_tries_every_square_of_the_core() -> None:
    html, _ = expanded("live-search", "4")
    assert re.findall('data-qa-letters="([pxb]+)"', html) == [search_letters(4)]


def test_only_the_first_block_is_shown_at_first() -> None:
    html, _ = expanded("live-blocks", "4 2 0 3 1", "8.4.1")
    assert re.findall(r'<div class="qa-live-example"( hidden)?>', html) == ["", " hidden"]
    assert "```queens board\n8.4.1\n```" in html


def test_pages_get_the_parts_of_their_boards() -> None:
    assert live_orbit(Block(["8.8.1"], "orbit", "")).sizes == (8,)
    assert live_search(Block(["5"], "search", "")).sizes == (5,)
    assert live_blocks(Block(["8.4.1", "4 2 0 3 1", "5.8.1"], "group", "")).sizes == (5, 8)


def test_what_takes_too_long_to_watch_is_refused() -> None:
    with pytest.raises(UserError, match="a search that moves takes N = 4 to 6, got 7"):
        live_search(Block(["7"], "search", ""))
    with pytest.raises(UserError, match="an orbit that moves has N = 4 to 12, got 1"):
        live_orbit(Block(["0"], "orbit", ""))
