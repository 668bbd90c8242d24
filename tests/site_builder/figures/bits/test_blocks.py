"""Blocks of bits: each form, each mistake, and that the masks are those of the search."""

from __future__ import annotations

import re

import pytest

from cy_core import InputError, StepKind, trace
from site_builder.figures.bits.blocks import BLOCK_TYPES
from site_builder.values.config import SiteConfig
from site_builder.values.errors import UserError
from site_builder.values.figure import Figure, Picture
from tests.helpers.drawings import parse, svg_texts

MINUS = "\N{MINUS SIGN}"


def block(kind: str, *body: str) -> Figure:
    figure = BLOCK_TYPES[kind].figure(body, SiteConfig())
    assert isinstance(figure, Figure)
    return figure


def pictures(kind: str, *body: str) -> list[Picture]:
    drawings = block(kind, *body).context["pictures"]
    assert isinstance(drawings, list)
    return drawings


def descriptions(kind: str, *body: str) -> list[str]:
    """The descriptions of the drawings."""
    return [parse(p.svg).findtext("desc") or "" for p in pictures(kind, *body)]


def test_each_row_of_a_solution_with_its_masks() -> None:
    texts = descriptions("bits", "4 2 0 3 1")
    assert len(texts) == 5
    assert texts[0] == (
        "left 00000 0, down 00000 0, right 00000 0, free 11111 31, queen 00001 1, board 00001."
    )
    assert texts[3] == (
        "left 11000 24, down 10101 21, right 01001 9, free 00010 2, queen 00010 2, board 00010."
    )


def test_masks_equal_those_of_the_search() -> None:
    steps = [*trace(6, "bitmap")]
    end = next(i for i, step in enumerate(steps) if step.kind is StepKind.SOLUTION)
    solution = dict(steps[end].queens)
    placed = {s.row: s for s in steps[:end] if s.kind is StepKind.PLACE and s.depth == s.row + 1}
    texts = descriptions("bits", " ".join(str(solution[row]) for row in range(6)))
    for row, description in enumerate(texts):
        masks = dict(re.findall(r"(\w+) [01]{6} (\d+)", description))
        step = placed[row]
        names = ("left", "down", "right", "queen")
        expected = [step.left, step.down, step.right, step.bit]
        assert [int(masks[name]) for name in names] == expected
        # What the search has yet to try, and what it has tried.
        tried = (step.bit << 1) - 1
        assert int(masks["free"]) & ~tried == step.untried
        assert int(masks["free"]) & step.bit


def test_a_label_names_a_solution() -> None:
    assert pictures("bits", "5.8.1") == pictures("bits", "4 2 0 3 1")
    assert pictures("bits", "5.8.1 after") == pictures("bits", "42031 after")


def test_masks_after_a_row_equal_those_of_the_next_row() -> None:
    texts = descriptions("bits", "4 2 0 3 1 after")
    assert texts[0] == "board 00001, position 00001 1, left 00010 2, right 00000 0."
    assert texts[2] == "board 10000, position 10101 21, left 11000 24, right 01001 9."
    before = descriptions("bits", "4 2 0 3 1")[3]
    assert "left 11000 24, down 10101 21, right 01001 9" in before
    assert texts[4] == "board 01000, position 11111 31, left 11000 24, right 00110 6."


def test_the_rows_of_a_board_as_numbers() -> None:
    (text,) = descriptions("bits", "4 2 0 3 1 queens")
    assert "00001 = 1, 00100 = 4, 10000 = 16, 00010 = 2, 01000 = 8" in text
    assert block("bits", "4 2 0 3 1 queens").sizes == (5,)


def test_figure_names_the_board_sizes_it_needs() -> None:
    assert block("bits", "4 2 0 3 1").sizes == (5,)
    assert block("bits", "bounds 8").sizes == (8,)
    assert block("bits", "rows 4: 1").sizes == ()


def test_thirty_two_numbers_are_not_too_many() -> None:
    assert pictures("bits", "rows 4: " + " ".join("1" * 32))


def test_the_value_of_each_bit_stands_above_rows_of_ten_and_not_of_eleven() -> None:
    for width, named in ((10, 1), (11, 0)):
        (picture,) = pictures("bits", f"rows {width}: 1 2")
        assert svg_texts(parse(picture.svg), "qa-tick").count("512") == named


def test_numbers_as_rows_of_squares() -> None:
    (picture,) = pictures("bits", "rows 4: 1 2 4 8 9 15")
    root = parse(picture.svg)
    assert root.findtext("desc") == "0001 1, 0010 2, 0100 4, 1000 8, 1001 9, 1111 15."
    labels = svg_texts(root)
    assert labels.count("= 8 + 1") == labels.count("= 8 + 4 + 2 + 1") == 1


def test_the_masks_of_symmetry_elimination() -> None:
    fixed, *bounded = descriptions("bits", "bounds 8")
    assert fixed == "TOPBIT 10000000 128, SIDEMASK 10000001 129."
    assert bounded == [
        "row 0 00000010, ENDBIT 01000000 64, LASTMASK 10000001 129.",
        "row 0 00000100, ENDBIT 00100000 32, LASTMASK 11000011 195.",
        "row 0 00001000, ENDBIT 00010000 16, LASTMASK 11100111 231.",
    ]


def test_arithmetic_shows_bits_and_signed_numbers() -> None:
    (picture,) = pictures("arithmetic", "width 6", "x = #22", "-x", "bit = -x & x")
    root = parse(picture.svg)
    described = f"x 010110 22, -x …101010 {MINUS}22, bit = -x & x 000010 2."
    assert root.findtext("desc") == described
    assert len([p for p in root.iter("path") if p.get("class") == "qa-rule"]) == 2


def test_arithmetic_dashes_the_bits_beyond_the_board() -> None:
    lines = ["width 8 edge 5", "taken = 01111", "~taken"]
    root = parse(pictures("arithmetic", *lines)[0].svg)
    assert "~taken …11110000" in (root.findtext("desc") or "")
    dashed = [p for p in root.iter("path") if p.get("class") == "qa-bit qa-bit-beyond"]
    assert [(p.get("d") or "").count("M") for p in dashed] == [3, 3]


def test_titles_of_drawings_are_unique() -> None:
    bodies = ("4 2 0 3 1", "4 2 0 3 1 after", "4 2 0 3 1 queens", "bounds 8")
    names = [parse(p.svg).findtext("title") for body in bodies for p in pictures("bits", body)]
    assert len(set(names)) == len(names) == 5 + 5 + 1 + 4


def test_the_table_of_lists_takes_a_label() -> None:
    assert block("table lists-and-bits", "5.8.1") == block("table lists-and-bits", "4 2 0 3 1")


@pytest.mark.parametrize("n", range(1, 17))
def test_every_allowed_size_is_drawn(n: int) -> None:
    assert pictures("arithmetic", f"width {n}", "1")
    assert pictures("bits", f"rows {n}: 1")
    assert n < 4 or len(pictures("bits", f"bounds {n}")) == n // 2


@pytest.mark.parametrize(
    ("kind", "body"),
    [
        ("bits", []),
        ("bits", ["4 2 0 3 1", "4 2 0 3 1"]),
        *(
            ("bits", [line])
            for line in (
                *("x", "rows", "rows 4", "rows 4:", "rows 4: 16", "rows 4: -1", "rows 17: 1"),
                *(
                    "rows 0: 0",
                    "rows 4: 1 x",
                    "rows 4: 1 99999999999",
                    "rows 4: " + " ".join("1" * 33),
                ),
                "rows 4: " + "1" * 99 + "x",
                *("bounds", "bounds 3", "bounds 17", "bounds x", "bounds 8 8", "bounds \u0668"),
                *("4 2 0 3", "4 2 0 3 0", "5.8.9", "after", "queens", "queens 4 2 0 3 1"),
                *("4 2 0 3 1 before", "-1", "\u0664\u0662\u0660\u0663\u0661", "9" * 5000),
                *("1 3 5 7 9 11 13 15 17 0 2 4 6 8 10 12 14 16", "\u0665.8.1"),
            )
        ),
        *(("table complement", [text]) for text in ("", "1", "6", "4 4", "-4", "\u0664")),
        *(
            (kind, [text])
            for kind in ("table lowest-bits", "table zeros")
            for text in ("", "5", "5 32", "17 1", "0 0", "5 -1", "5 x", "5 1 2", "9" * 5000)
        ),
        ("table lowest-bits", ["5 0"]),
        *(
            ("arithmetic", body)
            for body in (
                *([], ["x = 1"], ["width 5"], ["width"], ["width 0", "1"], ["width 17", "1"]),
                *(["width 5 edge 6", "1"], ["width 5 edge 0", "1"], ["width \u0665", "1"]),
                *(["width 5", "y"], ["width 99999", "1"], ["width 5", "1 << 99"]),
            )
        ),
    ],
)
def test_mistake_is_refused_in_one_line(kind: str, body: list[str]) -> None:
    with pytest.raises((UserError, InputError)) as caught:
        block(kind, *body)
    assert str(caught.value)
    assert "\n" not in str(caught.value)
