"""Boards with marks: every mark has its shape in its place."""

from __future__ import annotations

import re

import pytest

from site_builder.svg.marked import Marks, marked
from site_builder.values.errors import UserError
from tests.helpers.drawings import TITLES, all_classes, parse, svg_texts

SQUARE = 39.5  # of a board of N = 8: 316 wide


def drawn(**marks: object) -> str:
    """A board of N = 8 with these marks."""
    return marked(Marks(8, **marks), **TITLES)  # type: ignore[arg-type]


def test_queens_are_points_of_one_line() -> None:
    (line,) = parse(drawn(queens=[(0, 3), (2, 5)])).iter("polyline")
    assert line.get("points") == "0,0 3,0 5,2 0,0"


def test_a_hollow_queen_is_drawn_in_its_square_and_in_outline() -> None:
    root = parse(drawn(hollow=[(1, 2)]))
    (shape,) = (part for part in root.iter("g") if part.get("class") == "qa-hollow-queen")
    assert "translate(79,39.5)" in shape.get("transform", "")
    assert len(list(shape)) == 6


def test_letters_stand_in_the_middle_of_their_squares() -> None:
    (letter,) = parse(drawn(letters=[((2, 0), "C")])).iter("text")
    assert (letter.text, letter.get("x")) == ("C", "19.75")
    assert abs(float(letter.get("y", "")) - 2.5 * SQUARE) < 8


@pytest.mark.parametrize("style", ["lines", "dashes"])
@pytest.mark.parametrize("word", ["L", "LD", "LDR"])
def test_a_letter_on_a_line_has_a_plate(word: str, style: str) -> None:
    lines = [((0, 0), (7, 7))]
    plain, plated = (drawn(letters=[((3, 3), word)], **{style: ends}) for ends in ([], lines))
    assert "qa-plate" not in all_classes(parse(plain))
    (plate,) = (p for p in parse(plated).iter("rect") if p.get("class") == "qa-plate")
    assert 8 < float(plate.get("width", "")) < SQUARE


def test_numbers_stand_on_discs_in_their_order() -> None:
    root = parse(drawn(numbered=[(0, 1), (7, 6)]))
    assert svg_texts(root) == ["1", "2"]
    centres = [(c.get("cx"), c.get("cy")) for c in root.iter("circle")]
    assert centres == [("59.25", "19.75"), ("256.75", "296.25")]


def test_crosses_lines_and_dashes_are_paths_of_their_own_look() -> None:
    root = parse(
        drawn(
            crosses=[(0, 0), (1, 1)], lines=[((0, 0), (0, 7))], dashes=[((-0.5, 7.5), (7.5, -0.5))]
        )
    )
    paths = {path.get("class"): path.get("d", "") for path in root.iter("path")}
    assert paths["qa-crossed"].count("M") == 4
    assert paths["qa-attack"] == "M19.75 19.75L296.25 19.75"
    assert paths["qa-dashed"] == "M316 0L0 316"


def test_tinted_squares_can_have_an_outline() -> None:
    root = parse(drawn(tints=[(0, 0)], outlines=[(0, 0, 1, 4)]))
    (outline,) = (r for r in root.iter("rect") if r.get("class") == "qa-outline")
    assert (outline.get("width"), outline.get("height")) == ("158", "39.5")
    assert "qa-tint" in all_classes(root)


def test_texts_enlarge_the_drawing() -> None:
    bare = parse(drawn())
    full = parse(
        drawn(
            above=[(0, 4, "left")], heads=["a"], beside=[(), ["1"]], below=[("00000001", "x = 1")]
        )
    )
    _, top, width, height = map(float, full.get("viewBox", "").split())
    assert top < -20
    assert width > float(bare.get("viewBox", "").split()[2])
    assert svg_texts(full) == ["left", "a", "1", *"00000001", "x = 1"]
    for text in full.iter("text"):
        assert top < float(text.get("y", "")) < top + height
        assert 0 < float(text.get("x", "")) < width


def test_a_set_digit_is_bold() -> None:
    digits = [t for t in parse(drawn(below=[("01000000", "left")])).iter("text") if t.text in "01"]
    assert [d.get("font-weight") for d in digits] == [None, "700", *[None] * 6]


def test_the_width_on_the_page_is_that_of_the_drawing() -> None:
    for n in (4, 8, 16):
        for marks in (Marks(n), Marks(n, heads=["a"])):
            markup = marked(marks, **TITLES)
            width = re.search(r"qa-px-(\d+)", markup)
            assert width
            assert parse(markup).get("viewBox", "").split()[2] == width[1]


@pytest.mark.parametrize(
    "marks",
    [Marks(0), Marks(33), Marks(4, queens=[(0, 4)]), Marks(4, letters=[((-1, 0), "x")])],
)
def test_marks_must_stand_on_the_board(marks: Marks) -> None:
    with pytest.raises(UserError, match=r"^a board of N = 1..32 rows takes squares .*, got"):
        marked(marks, **TITLES)
