"""The row laboratory: what follows a number, what is drawn without script, and mistakes."""

from __future__ import annotations

import pytest

from site_builder.figures.laboratories.rows import (
    FORMULAS,
    evaluated,
    row_laboratory,
    row_pictures,
)
from site_builder.values.errors import UserError
from tests.helpers.drawings import parse


def described(*lines: str) -> list[str]:
    """What the pictures say."""
    return [parse(p.svg).findtext("desc") or "" for p in row_pictures(row_laboratory(lines))]


def test_the_formulas_of_22() -> None:
    values = evaluated(0b00010110, 8)
    assert {name: f"{value:08b}" for name, value in values.items()} == {
        "~x": "11101001",
        "-x": "11101010",
        "-x & x": "00000010",
        "x - 1": "00010101",
        "x & (x - 1)": "00010100",
        "bit - 1": "00000001",
        "popcount(bit - 1)": "00000001",
        "x + 1": "00010111",
        "(x + 1) & ~x": "00000001",
        "x << 1": "00101100",
        "x >> 1": "00001011",
    }


def test_carry_beyond_the_width_is_lost() -> None:
    zero, full = evaluated(0, 4), evaluated(15, 4)
    assert (zero["-x"], zero["x - 1"], zero["-x & x"]) == (0, 15, 0)
    assert (full["x + 1"], full["(x + 1) & ~x"], full["x << 1"]) == (0, 0, 14)


def test_each_line_is_shown_once_after_its_inputs() -> None:
    lines = row_laboratory(["0110", "(x + 1) & ~x", "-x & x", "-x & x"]).lines
    assert [(line.label, line.carries) for line in lines if line.is_selected] == [
        ("~x", False),
        ("-x = ~x + 1", True),
        ("bit = -x & x", False),
        ("x + 1", True),
        ("(x + 1) & ~x", False),
    ]
    assert {line.formula for line in lines} == {*evaluated(0, 4)}


def test_formula_without_script_is_drawn_with_its_inputs() -> None:
    assert described("0110", "-x & x", "x >> 1") == [
        "x is 0110, ~x is 1001, -x = ~x + 1 is 1010, bit = -x & x is 0010.",
        "x is 0110, x >> 1 is 0011.",
    ]
    assert described("10110") == ["x is 10110."]


def test_count_stands_below_its_picture() -> None:
    (picture,) = row_pictures(row_laboratory(["01000", "popcount(bit - 1)"]))
    assert picture.caption == "popcount(bit - 1) = 3"


@pytest.mark.parametrize(
    ("lines", "message"),
    [
        (["101"], "a row laboratory begins with 4 to 16 bits, got 101: write 00010110"),
        (["1" * 17], f"a row laboratory begins with 4 to 16 bits, got {'1' * 17}: write 00010110"),
        (["12"], "a row laboratory begins with 4 to 16 bits, got 12: write 00010110"),
        (["0110", "x"], f"unknown formula x: choose some of {', '.join(FORMULAS)}"),
    ],
)
def test_mistake_is_refused_in_one_line(lines: list[str], message: str) -> None:
    with pytest.raises(UserError) as caught:
        row_laboratory(lines)
    assert str(caught.value) == message
