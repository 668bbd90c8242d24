"""Posters: what they are made of, and how large their files are."""

from __future__ import annotations

from xml.etree import ElementTree

import pytest

from site_builder.figures.posters import MAX_ALL, MAX_FUNDAMENTAL, chosen_boards
from site_builder.svg.poster import PAPERS, SHAPES, Poster, Shape, poster_svg

MAX_BYTES = 5_000_000


@pytest.mark.parametrize(
    "what", [("8", "all"), (f"{MAX_ALL}", "all"), (f"{MAX_FUNDAMENTAL}", "fundamental")]
)
def test_files_are_small_and_all_paths(what: tuple[str, str]) -> None:
    boards = chosen_boards(*what)
    shapes: list[Shape] = ["queens", "squares", "dots"]
    assert (*shapes,) == SHAPES
    for paper, shape in ((paper, shape) for paper in PAPERS for shape in shapes):
        text = poster_svg(Poster(boards, paper, shape))
        assert len(text) < MAX_BYTES, (paper, shape)
        tags = {each.tag.partition("}")[2] for each in ElementTree.fromstring(text).iter()}
        assert tags == {"svg", "title", "g", "path"}


def test_queens_have_a_millimetre_or_are_dots() -> None:
    boards = chosen_boards("9", "all")
    assert [Poster(boards, paper).drawn_shape for paper in PAPERS] == ["dots", *["queens"] * 3]
    assert Poster(boards, "A4", "squares").drawn_shape == "squares"


def test_boards_stay_within_the_margins() -> None:
    for count in range(1, 60):
        poster = Poster([(1, 3, 0, 2)] * count, caption="below")
        layout, gap = poster.layout, poster.layout.step - poster.n
        size = [layout.square * (of * layout.step - gap) for of in (layout.across, layout.down)]
        assert layout.across * layout.down >= count
        assert all(used <= room for used, room in zip(size, poster.room, strict=True))
