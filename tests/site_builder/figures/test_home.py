"""Figures of the first page and of the wall: each board once, and what they load."""

from __future__ import annotations

import re

import pytest

from cy_core import census, count, label, orbit, solution, solutions
from site_builder.figures.home import all_boards, orbit_boards
from site_builder.figures.learn.search import search_letters
from site_builder.figures.wall import SIZES
from site_builder.values.config import SiteConfig
from site_builder.values.fundamental import fundamental_solutions
from site_builder.values.text import MOVES_IN_WORDS
from tests.helpers.blocks import figure_of, parsed, shown
from tests.helpers.markup import sound_part


def test_all_92_boards_are_links_in_12_orbits() -> None:
    html = shown("all-boards", "8")
    named = re.findall(r'<a href="[^"]*8\.\d\.\d+[^"]*" aria-label="(8[\d.]+), ', html)
    assert len(named) == census(8).total == 92
    assert len(set(named)) == census(8).fundamental == 12
    assert html.count('<path class="qa-dot"') == 92
    assert len(html) < 50_000


@pytest.mark.parametrize("n", range(4, 9))
def test_every_solution_is_drawn_once_in_its_orbit(n: int) -> None:
    drawn = [
        (one.label, board.columns)
        for one in fundamental_solutions(n)
        for board in orbit_boards(one)
    ]
    expected = [(label(columns), columns) for columns in map(tuple, solutions(n).tolist())]
    assert sorted(drawn) == sorted(expected)


def test_the_move_makes_the_board_of_its_representative() -> None:
    for one in fundamental_solutions(8):
        for board in orbit_boards(one):
            (symmetry,) = (key for key, words in MOVES_IN_WORDS.items() if words == board.move)
            assert orbit(solution(one.label)).images[symmetry] == board.columns


def test_boards_lead_to_their_galleries_where_solutions_have_no_pages() -> None:
    figure = all_boards(5, SiteConfig(solution_pages=0))
    targets = [orbit_block.target for orbit_block in figure.orbits]
    assert targets == ["boards/5/index.md#5.2.1", "boards/5/index.md#5.8.1"]
    alone = all_boards(5, SiteConfig(galleries=range(8, 9), long_galleries=range(0)))
    assert [each.target for each in alone.orbits] == [None, None]


@pytest.mark.parametrize(
    ("block", "line"),
    [("live-orbit", "8.8.1"), ("live-search", "4"), ("live-blocks", "4 2 0 3 1")],
)
def test_each_has_a_still_picture_and_a_button(block: str, line: str) -> None:
    html = shown(block, line)
    assert html.count('<svg class="qa-board"') == html.count("<button") == 1


def test_search_tries_every_square_of_the_core() -> None:
    html = shown("live-search", "4")
    assert re.findall('data-qa-letters="([pxb]+)"', html) == [search_letters(4)]


def test_only_the_first_block_is_shown_at_first() -> None:
    html = shown("live-blocks", "4 2 0 3 1", "8.4.1")
    assert re.findall(r'<div class="qa-live-example"( hidden)?>', html) == ["", " hidden"]
    assert "```queens board\n8.4.1\n```" in html


def test_pages_get_the_parts_of_their_boards() -> None:
    assert figure_of("live-orbit", "8.8.1").sizes == (8,)
    assert figure_of("live-search", "5").sizes == (5,)
    assert figure_of("live-blocks", "8.4.1", "4 2 0 3 1", "5.8.1").sizes == (5, 8)


def test_a_wall_offers_every_size_and_begins_with_the_named_one() -> None:
    figure = figure_of("wall", "9")
    sizes = [button for button in parsed(figure).iter("button") if button.get("value")]
    assert [int(button.get("value", "")) for button in sizes] == [*SIZES]
    chosen = [button.text for button in sizes if button.get("aria-pressed") == "true"]
    assert chosen == ["9"]
    assert figure.sizes == (*SIZES,)


def test_without_script_the_wall_has_every_board_of_eight_queens() -> None:
    tree = sound_part(figure_of("wall", "12").still)
    squares = [path for path in tree.iter() if path.get("class") == "qa-dark"]
    assert sum((path.get("d") or "").count("M") for path in squares) == count(8).total
