"""Numbered boards and sheets of images."""

from __future__ import annotations

import pytest

from site_builder.svg.orbit import numbered, orbit_sheet
from site_builder.values.errors import UserError
from tests.helpers.drawings import HALF_TURN, TITLES, parse, svg_texts


def test_every_square_has_its_number_in_its_place() -> None:
    root = parse(numbered([[1, 2], [3, 4]], **TITLES))
    places = {(t.text, t.get("x"), t.get("y")) for t in root.iter("text")}
    assert places == {
        ("1", "20", "26.5"),
        ("2", "60", "26.5"),
        ("3", "20", "66.5"),
        ("4", "60", "66.5"),
    }


@pytest.mark.parametrize("rows", [[], [[1, 2]], [[1, 2], [3]]])
def test_numbers_must_fill_a_square(rows: list[list[int]]) -> None:
    with pytest.raises(UserError, match=r"^a numbered board takes N rows of N numbers, got .*$"):
        numbered(rows, **TITLES)


def test_eight_images_stand_in_two_rows_with_their_names() -> None:
    images = [(f"image {i}", HALF_TURN, i % 4 > 1) for i in range(8)]
    root = parse(orbit_sheet(images, **TITLES))
    groups = [g for g in root[-1] if g.tag == "g"]
    rows = [g.get("transform", "").strip(")").split(",")[-1] for g in groups]
    assert [svg_texts(g)[0] for g in groups] == [f"image {i}" for i in range(8)]
    assert len(set(rows[:4])) == len(set(rows[4:])) == 1
    assert rows[0] != rows[4]


def test_boards_met_before_are_faint_and_say_so() -> None:
    images = [("identity", HALF_TURN, False), ("half a turn", HALF_TURN, True)]
    first, second = (g for g in parse(orbit_sheet(images, **TITLES))[-1] if g.tag == "g")
    assert svg_texts(first) == ["identity"]
    assert svg_texts(second) == ["half a turn", "same board"]
    veils = [g[0].findall("rect") for g in (first, second)]
    assert [[veil.get("opacity") for veil in rectangles] for rectangles in veils] == [[], ["0.6"]]


@pytest.mark.parametrize("solutions", [[], [(0,), (1, 3, 0, 2)]])
def test_images_of_several_sizes_are_no_orbit(solutions: list[tuple[int, ...]]) -> None:
    images = [("image", solution, False) for solution in solutions]
    with pytest.raises(UserError, match=r"^an orbit has images of one size, got .*$"):
        orbit_sheet(images, **TITLES)
