"""All boards of one N: each solution once, with its orbit, its move and its page."""

from __future__ import annotations

import re

import pytest

from cy_core import census, label, orbit, solution, solutions
from site_builder.figures.home.all_boards import all_boards_figure, orbit_boards
from site_builder.values.config import SiteConfig
from site_builder.values.fundamental import fundamental_solutions
from site_builder.values.text import MOVES_IN_WORDS
from tests.helpers.blocks import expanded


def test_all_92_boards_are_links_in_12_orbits() -> None:
    html, problems = expanded("all-boards", "8")
    assert problems == ()
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
    figure = all_boards_figure(5, SiteConfig(solution_pages=0))
    targets = [orbit_block.target for orbit_block in figure.context["orbits"]]  # type: ignore[attr-defined]
    assert targets == ["boards/5/index.md#5.2.1", "boards/5/index.md#5.8.1"]
    alone = all_boards_figure(5, SiteConfig(galleries=range(8, 9), long_galleries=range(0)))
    assert [each.target for each in alone.context["orbits"]] == [None, None]  # type: ignore[attr-defined]
