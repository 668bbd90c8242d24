"""Moments of a search: queens and marks stand on their squares."""

from __future__ import annotations

import re
from collections.abc import Mapping
from xml.etree import ElementTree

import pytest

from site_builder.svg import palette
from site_builder.svg.strip import rows_with_bits, stage, state
from site_builder.values.errors import UserError
from tests.helpers.drawings import HREF, TITLES, all_classes, parse, svg_texts
from tests.site_builder.svg.test_palette import color, contrast


def drawn(*arguments: object, **style: object) -> ElementTree.Element:
    """A state as a figure."""
    return parse(state(*arguments, **TITLES, **style))  # type: ignore[arg-type]


def marked(root: ElementTree.Element, style_class: str) -> list[tuple[float, float]]:
    """Where the strokes of a class begin, as row and column."""
    paths = [part.get("d", "") for part in root.iter("path") if part.get("class") == style_class]
    starts = re.findall(r"M([-\d.]+) ([-\d.]+)", "".join(paths))
    return [(int(float(y)), int(float(x))) for x, y in starts]


def test_queens_are_the_points_of_one_line() -> None:
    (line,) = drawn(5, [(0, 4), (1, 2)]).iter("polyline")
    assert line.get("points", "").split()[1:-1] == ["4,0", "2,1"]
    assert line.get("marker-mid") == "url(#qa-queen)"


def test_an_empty_board_has_no_line() -> None:
    assert [*drawn(5, []).iter("polyline")] == []


def test_attacked_squares_are_crossed_but_not_those_with_a_queen() -> None:
    root = drawn(4, [(0, 3), (1, 1)], row=1, attacked={1: 0b0111})
    assert marked(root, "qa-attacked") == [(1, 2), (1, 3)]


def test_free_squares_have_a_dot_from_bit_0_at_the_right() -> None:
    root = drawn(5, [], row=2, untried=0b10001)
    assert marked(root, "qa-untried") == [(2, 0), (2, 4)]


def test_a_square_is_free_or_attacked_never_both() -> None:
    root = drawn(3, [], row=0, attacked={0: 0b111}, untried=0b010)
    assert marked(root, "qa-attacked") == [(0, 0), (0, 2)]
    assert marked(root, "qa-untried") == [(0, 1)]


def test_other_rows_can_be_attacked_too() -> None:
    root = drawn(4, [], row=1, attacked={1: 0, 2: 0b1111})
    assert marked(root, "qa-attacked") == [(2, 0), (2, 1), (2, 2), (2, 3)]


def test_the_row_is_marked_at_the_edge() -> None:
    root = drawn(4, [], row=2)
    (wedge,) = (part for part in root.iter("path") if part.get("class") == "qa-pointer")
    assert wedge.get("d", "").startswith("M-.5 2.24")
    assert float(root.get("viewBox", "").split()[0]) <= -0.5
    assert float(drawn(4, []).get("viewBox", "").split()[0]) > -0.2


@pytest.mark.parametrize("act", ["backtrack", "solution", "fail"])
def test_each_act_has_a_frame_of_its_own(act: str) -> None:
    (frame,) = drawn(4, [(0, 1)], square=(0, 1), act=act).iter("rect")
    assert frame.get("class") == f"qa-act qa-act-{act}"
    is_whole = act in ("solution", "fail")
    assert (float(frame.get("width", "")) > 4) == is_whole
    half = 0.06 if is_whole else 0
    assert float(frame.get("x", "")) + half == (0 if is_whole else 1.06)  # it covers no square


def test_a_square_refused_has_a_heavy_cross() -> None:
    assert marked(drawn(4, [], square=(2, 3), act="reject"), "qa-act") == [(2, 3)]


def test_bits_stand_beside_their_rows() -> None:
    root = parse(rows_with_bits(3, [(0, 2), (1, 0)], ["001", "100"], **TITLES))
    assert svg_texts(root) == [*"001100"]
    heights = [part.get("y") for part in root.iter("text")]
    assert len({*heights[:3]}) == len({*heights[3:]}) == 1
    assert [part.text for part in root.iter("text") if part.get("font-weight")] == ["1", "1"]


@pytest.mark.parametrize(
    ("n", "queens", "style"),
    [
        (0, [], {}),
        (33, [], {}),
        (4, [(4, 0)], {}),
        (4, [(0, -1)], {}),
        (4, [], {"square": (0, 4)}),
        (4, [], {"row": 4}),
    ],
)
def test_squares_off_the_board_are_refused(
    n: int, queens: list[tuple[int, int]], style: Mapping[str, object]
) -> None:
    with pytest.raises(UserError, match=r"^a board of N = 1..32 rows takes squares of rows"):
        drawn(n, queens, **style)


def test_more_bits_than_rows_are_refused() -> None:
    with pytest.raises(UserError, match="got N = 2"):
        rows_with_bits(2, [], ["00", "00", "00"], **TITLES)


@pytest.mark.parametrize("colors", [palette.LIGHT, palette.DARK], ids=["light", "dark"])
def test_marks_stand_out_from_both_squares(colors: Mapping[str, str]) -> None:
    for square in ("--qa-square-light", "--qa-square-dark"):
        for mark in ("--qa-muted", "--qa-accent"):
            assert contrast(color(colors[mark]), color(colors[square])) >= 3


def test_every_mark_has_a_look() -> None:
    root = drawn(4, [(0, 1)], row=1, attacked={1: 0b1110}, untried=1, square=(0, 1))
    looks = set(re.findall(r"\.(qa-[a-z0-9-]+)", palette.rules()))
    assert all_classes(root) - {"qa-state"} <= looks


PARTS = {"queens", "letters", "names", "forbidden", "attacked", "untried", "pointer", "act"}


def test_every_part_of_a_stage_is_there_once_and_empty() -> None:
    parts = [part for part in parse(stage(5, **TITLES)).iter() if part.get("data-qa-part")]
    assert sorted(part.attrib["data-qa-part"] for part in parts) == sorted(PARTS)
    assert [part for part in parts if part.get("d") or part.get("points")] == []


def test_stage_has_a_title_and_room_for_the_pointer() -> None:
    root = parse(stage(5, **TITLES))
    assert root.get("role") == "img"
    assert (root.findtext("title"), root.findtext("desc")) == tuple(TITLES.values())
    left, top, width, height = map(float, root.attrib["viewBox"].split())
    assert left < -0.5
    assert top < 0
    assert left + width > 5
    assert top + height > 5


def test_a_stage_with_bounds_is_wider_at_the_right_only() -> None:
    boxes = [parse(stage(5, **TITLES, has_bounds=has)).attrib["viewBox"] for has in (False, True)]
    plain, bounded = ([float(side) for side in box.replace(",", " ").split()] for box in boxes)
    assert bounded[2] > plain[2] + 0.5
    assert bounded[:2] + bounded[3:] == plain[:2] + plain[3:]


def test_a_stage_uses_the_squares_of_its_size_and_the_marker_of_queens() -> None:
    root = parse(stage(7, **TITLES))
    assert [use.get(HREF) for use in root.iter("use")] == ["#qa-squares-7"]
    assert [line.get("marker-mid") for line in root.iter("polyline")] == ["url(#qa-queen)"]


@pytest.mark.parametrize("n", [0, -1, 33])
def test_a_stage_of_no_size_is_refused(n: int) -> None:
    with pytest.raises(UserError, match=rf"^a board has 1\.\.32 rows, got {n}$"):
        stage(n, **TITLES)
