"""Posters: what they are made of, and how large their files are."""

from __future__ import annotations

from xml.etree import ElementTree

import pytest

from site_builder.figures.posters import MAX_ALL, MAX_FUNDAMENTAL, chosen_boards
from site_builder.svg.poster import PAPERS, SHAPES, Poster, Shape, poster_svg
from site_builder.values.errors import UserError

MAX_BYTES = 5_000_000


@pytest.mark.parametrize(
    "what", [("8", "all"), (f"{MAX_ALL}", "all"), (f"{MAX_FUNDAMENTAL}", "fundamental")]
)
def test_files_are_small_and_all_paths(what: tuple[str, str]) -> None:
    boards = chosen_boards(*what)
    shapes: list[Shape] = ["queens", "squares", "dots"]
    assert (*shapes, "holes") == SHAPES
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


def test_a_laser_cuts_holes_and_plates_by_half_its_kerf_beside_their_lines() -> None:
    board, square = [(1, 3, 0, 2)], Poster([(1, 3, 0, 2)]).layout.square
    for kerf in (0, 150):
        root = ElementTree.fromstring(poster_svg(Poster(board, shape="holes", kerf=kerf)))
        _, engraved, inner, outer = root
        assert [each.get("stroke") for each in (engraved, inner, outer)] == [
            None,
            "#ff0000",
            "#0000ff",
        ]
        assert f"a{3 * square // 10 - kerf // 2} " in inner.get("d", "")
        assert f"h{4 * square + 2 * (kerf // 2)}v" in outer.get("d", "")
    with pytest.raises(UserError, match="needs squares of 2 mm"):
        poster_svg(Poster(chosen_boards("9", "all"), shape="holes"))
