"""Rows of bits, and boards with their bits beside them."""

from __future__ import annotations

import re
from itertools import pairwise
from xml.etree.ElementTree import Element

import pytest

from site_builder.svg import palette
from site_builder.svg.bits import MAX_WIDTH, ROOM, Line, beside_board, cell_of, stack
from site_builder.svg.board import definitions
from site_builder.values.errors import UserError
from tests.helpers.drawings import EIGHT, TITLES, all_classes, parse, svg_texts
from tests.helpers.sources import ROOT

TWO = [Line("x", "0110", "6"), Line("-x", "1010", "10", ruled=True)]


def drawn(lines: list[Line], **options: object) -> Element:
    return parse(stack(lines, **TITLES, **options))  # type: ignore[arg-type]


def digits(root: Element) -> list[tuple[str, float, float]]:
    """Each digit of the bits, with its place."""
    groups = [g for g in root.iter("g") if g.get("class") == "qa-code"]
    return [
        (text.text or "", float(text.get("x", "")), float(text.get("y", "")))
        for group in groups
        for text in group.iter("text")
    ]


def cells(root: Element, style: str) -> int:
    """How many cells have exactly these classes."""
    return sum(p.get("d", "").count("M") for p in root.iter("path") if p.get("class") == style)


def box(root: Element) -> list[float]:
    return [*map(float, root.get("viewBox", "").split())]


def test_each_bit_stands_in_its_column_at_one_distance_from_the_next() -> None:
    drawn_digits = digits(drawn(TWO))
    assert "".join(bit for bit, _, _ in drawn_digits) == "01101010"
    assert [x for _, x, _ in drawn_digits[:4]] == [x for _, x, _ in drawn_digits[4:]]
    steps = {round(b - a, 6) for a, b in pairwise(x for _, x, _ in drawn_digits[:4])}
    assert steps == {cell_of(4)}
    assert len({y for _, _, y in drawn_digits}) == 2


def test_ones_without_end_stand_at_the_left_of_a_negative_number() -> None:
    negative = [TWO[0], TWO[1]._replace(endless=True)]
    plain, root = drawn(TWO), drawn(negative)
    assert [text for text in svg_texts(root) if "…" in text] == ["…1"]
    moved = {round(b[1] - a[1], 6) for a, b in zip(digits(plain), digits(root), strict=True)}
    assert len(moved) == 1
    assert moved.pop() > 20


def test_a_set_bit_differs_by_its_digit_and_its_cell() -> None:
    root = drawn(TWO)
    assert (cells(root, "qa-bit qa-bit-set"), cells(root, "qa-bit")) == (4, 4)
    styles = {(t.text, t.get("class")) for t in root.iter("text") if t.text in ("0", "1")}
    assert styles == {("1", "qa-bit-one"), ("0", "qa-tick")}


def test_names_and_values_stand_beside_and_a_rule_above_what_follows() -> None:
    root = drawn(TWO, heading="Two lines")
    assert svg_texts(root, "qa-label") == ["Two lines", "x", "-x"]
    assert [w for w in svg_texts(root, "qa-tick") if w not in "01"] == ["6", "10"]
    assert len([p for p in root.iter("path") if p.get("class") == "qa-rule"]) == 1


def test_long_names_stand_above_their_bits() -> None:
    name = "mask & ~(left | down | right)"
    beside, above = (drawn([Line(n, "10110", "22")]) for n in ("x", name))
    (label,) = [t for t in above.iter("text") if t.text == name]
    assert digits(beside)[0][1] > digits(above)[0][1] == cell_of(5) / 2
    assert float(label.get("y", "")) < digits(above)[0][2]
    assert box(above)[2] <= ROOM


def test_sums_stand_behind_the_values_where_all_have_room() -> None:
    line = Line("", "1001", "9", sum="= 8 + 1")
    wide = Line("", "1" * 16, "65535", sum="= 32768 + 16384 and so on")
    assert "= 8 + 1" in svg_texts(drawn([line]))
    assert wide.sum not in svg_texts(drawn([wide]))


def test_the_value_of_each_bit_stands_above_its_column() -> None:
    root = drawn([Line("", "1001", "9")], heads=["8", "4", "2", "1"])
    group = next(g for g in root.iter("g") if g.get("class") == "qa-tick")
    assert svg_texts(group) == ["8", "4", "2", "1"]
    assert [float(t.get("x", "")) for t in group.iter("text")] == [x for _, x, _ in digits(root)]


def test_bits_beyond_the_edge_are_dashed_and_the_edge_is_drawn() -> None:
    root = drawn([Line("x", "11100101")], edge=5)
    assert cells(root, "qa-bit qa-bit-beyond") == 3
    assert cells(root, "qa-bit qa-bit-set") == 2
    assert len([p for p in root.iter("path") if p.get("class") == "qa-bit-edge"]) == 1
    assert svg_texts(root, "qa-label") == ["x", "1", "1", "1"]


def test_the_row_of_a_board_has_its_squares_and_its_queens() -> None:
    root = drawn([Line("board", "00101", row=1)])
    (queens,) = root.iter("polyline")
    assert queens.get("points") == "0,0 2,0 4,0 0,0"
    assert queens.get("marker-mid") == "url(#qa-queen)"
    (dark,) = (p.get("d") for p in root.iter("path") if p.get("class") == "qa-dark")
    assert dark == "M1 0h1v1h-1zM3 0h1v1h-1z"
    assert digits(root) == []


@pytest.mark.parametrize("n", [1, 5, 8, 12, 16])
def test_a_board_has_the_bits_of_each_row_beside_it(n: int) -> None:
    solution = [(7 * row) % n for row in range(n)]
    root = parse(beside_board(solution, **TITLES))
    bits = "".join(bit for bit, _, _ in digits(root))
    expected = [1 << (n - 1 - column) for column in solution]
    assert [int(bits[i : i + n], 2) for i in range(0, n * n, n)] == expected
    values = [t.text for t in root.iter("text") if t.get("text-anchor") == "end"]
    assert values == [str(value) for value in expected]
    assert box(root)[2] <= ROOM


def test_board_beside_bits_uses_the_shared_definitions() -> None:
    markup = beside_board(EIGHT, **TITLES)
    used = set(re.findall(r'(?:href="|url\()#([^")]+)', markup))
    assert used == {"qa-squares-8", "qa-queen"}
    assert used <= set(re.findall(r' id="([^"]+)"', definitions(8)))


@pytest.mark.parametrize("width", range(1, MAX_WIDTH + 1))
def test_no_figure_is_wider_than_a_phone_and_no_letter_too_small(width: int) -> None:
    line = Line("position", "1" * width, str((1 << width) - 1))
    for markup in (
        stack([line], **TITLES),
        beside_board([*range(width)], **TITLES),
    ):
        root = parse(markup)
        assert box(root)[2] <= ROOM
        sizes = [float(e.get("font-size", "")) for e in root.iter() if e.get("font-size")]
        assert min(sizes) >= 10
        right = max(float(t.get("x", "")) for t in root.iter("text"))
        assert right <= box(root)[2]


def test_width_is_one_of_the_style_sheet() -> None:
    sheet = (ROOT / "templates/assets/site/queens-atlas.css").read_text(encoding="utf-8")
    known = dict(re.findall(r"\.(qa-px-\d+) \{ width: (\d+)px; \}", sheet))
    for width in range(1, MAX_WIDTH + 1):
        root = parse(stack([Line("", "0" * width)], **TITLES))
        (name,) = (c for c in root.get("class", "").split() if c.startswith("qa-px-"))
        assert float(known[name]) == box(root)[2]


def test_every_class_has_a_rule() -> None:
    root = drawn([Line("x", "11100101", row=None), Line("y", "00000001", row=0)], edge=5)
    styled = {name for name in all_classes(root) if not name.startswith("qa-px-")}
    assert styled <= set(re.findall(r"\.([a-z0-9-]+)", palette.rules()))


@pytest.mark.parametrize("lines", [[], [""], ["01", "011"], ["0" * (MAX_WIDTH + 1)]])
def test_rows_have_one_width(lines: list[str]) -> None:
    with pytest.raises(UserError, match=r"^rows of bits have one width, 1\.\.16, got .+$"):
        stack([Line("", bits) for bits in lines], **TITLES)


@pytest.mark.parametrize("n", [0, 17])
def test_a_board_beside_bits_has_a_size(n: int) -> None:
    with pytest.raises(UserError, match=r"^rows of bits have one width, 1\.\.16, got \d+$"):
        beside_board([*range(n)], **TITLES)
