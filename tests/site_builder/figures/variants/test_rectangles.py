"""Figures of rectangles: a card for each orbit, or for each image."""

from __future__ import annotations

import pytest

from site_builder.figures.variants.rectangles import (
    RectangleCard,
    rectangle_gallery,
    rectangle_orbits,
)
from site_builder.values.errors import UserError
from site_builder.values.figure import Figure


def cards(figure: Figure) -> list[RectangleCard]:
    return list(figure.context["cards"])  # type: ignore[call-overload]


def test_a_gallery_has_one_board_of_each_orbit() -> None:
    shown = cards(rectangle_gallery(["2 x 3", "3 x 5"]))
    names = [(card.name, card.columns) for card in shown]
    of_five = [("2 images", "420"), ("4 images", "413"), ("4 images", "403"), ("4 images", "302")]
    assert names == [("2 images", "20"), *of_five]


def test_the_images_of_an_orbit_stand_together_and_repeats_are_named() -> None:
    shown = cards(rectangle_orbits("3 x 5"))
    assert len(shown) == 4 * 4
    assert len({card.columns for card in shown}) == 14
    assert [card.same_as for card in shown[:5]] == ["", "", "⇄ left-right", "identity", ""]


@pytest.mark.parametrize("line", ["x", "3 x 3", "5 x 3", "3 x 7", "0 x 2"])
def test_other_boards_are_refused(line: str) -> None:
    with pytest.raises(UserError, match=rf"^a rectangle is ROWS x COLUMNS .*, got {line}: write"):
        rectangle_orbits(line)
