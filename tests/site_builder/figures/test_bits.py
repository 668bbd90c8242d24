"""Figures of bits: arithmetic equals Python's, and masks equal the masks of the search."""

from __future__ import annotations

import re
from contextlib import suppress

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cy_core import StepKind, trace
from exhibits.shared.bit_tables import complement, lists_and_bits, lowest_bits, zeros
from site_builder.figures.bits import MAX_CHARACTERS, computed
from site_builder.values.errors import UserError
from tests.helpers.blocks import block_pictures
from tests.helpers.drawings import parse
from tests.helpers.tables import cell_texts

NAMES = {"a": 0b01100, "b": 0b00101, "c": 0b00010}


def values(*lines: str, width: int = 5) -> list[int]:
    return [line.value for line in computed(lines, width)]


def expressions() -> st.SearchStrategy[str]:
    """Return a Hypothesis strategy for formulas that blocks and Python can evaluate."""

    def larger(inner: st.SearchStrategy[str]) -> st.SearchStrategy[str]:
        pair = st.tuples(inner, st.sampled_from("|^&+-"), inner).map(" ".join)
        return (
            pair
            | inner.map("({})".format)
            | inner.map("~{}".format)
            | inner.map("-{}".format)
            | inner.map("({} << 1)".format)
            | inner.map("({} >> 2)".format)
        )

    return st.recursive(st.sampled_from("abc"), larger, max_leaves=5).filter(
        lambda formula: len(formula) <= MAX_CHARACTERS
    )


@given(expressions())
def test_formulas_equal_those_of_python(formula: str) -> None:
    expected = eval(formula, {}, dict(NAMES))
    named = [f"{name} = #{value}" for name, value in NAMES.items()]
    assert values(*named, formula, width=16)[-1] == expected


def test_numbers_are_bits_of_the_width_or_decimal() -> None:
    assert values("10110", "#22", "22", "0b110", "1", "#10", "x = 00010 << 1") == [
        *(22, 22, 22, 6, 1, 10),
        4,
    ]


def test_a_number_may_be_as_long_as_the_board() -> None:
    (line,) = computed(["left = 01100"], 8, edge=5)
    assert (line.name, line.value) == ("left", 12)


def test_lines_use_the_names_above_and_a_name_may_get_a_new_value() -> None:
    assert values("x = 10110", "x = x & (x - 1)", "x") == [22, 20, 20]


def test_each_line_is_shown_as_it_was_written_but_numbers_by_their_name() -> None:
    lines = computed(["x =  #22", "00001", "y = x", "bit =  -x  &  x", "x ^ #2"], 6 - 1)
    assert [line.name for line in lines] == ["x", "", "y = x", "bit = -x & x", "x ^ 2"]
    assert [line.is_given for line in lines] == [True, True, True, False, False]


@pytest.mark.parametrize(
    ("line", "message"),
    [
        ("x + 1", "unknown name x: give it a value"),
        ("10", "needs 5 bits a number, or #10 for a decimal one, got 10"),
        ("(1", "is a formula such as -x & x, got"),
        ("1 +", "is a formula such as -x & x, got"),
        ("1 1", "is a formula such as -x & x, got"),
        ("1 * 1", r"has names, numbers and \|"),
        ("1 << #99999", "a shift goes 0 to 32 places, got 99999"),
        ("1 >> -1", "a shift goes 0 to 32 places, got -1"),
        ("11111 + 1", "a value fits 5 bits"),
        ("1" * (MAX_CHARACTERS + 1), f"takes {MAX_CHARACTERS} characters"),
        ("(" * MAX_CHARACTERS, "is a formula such as -x & x, got"),
        ("0b", "unknown name b: give it a value"),
        ("()", "is a formula such as -x & x, got"),
        ("+1", "is a formula such as -x & x, got"),
    ],
)
def test_formula_with_a_mistake_is_refused(line: str, message: str) -> None:
    with pytest.raises(UserError, match=message) as caught:
        computed([line], 5)
    assert "\n" not in str(caught.value)


@given(st.text(alphabet="ab01#29x|&^~()<>=+- _\n\u0661", max_size=60))
def test_random_lines_are_evaluated_or_refused(line: str) -> None:
    with suppress(UserError):
        assert len(computed([line], 5)) == 1


MINUS = "\N{MINUS SIGN}"


def descriptions(kind: str, *body: str) -> list[str]:
    """Return the description of each drawing of a block of type `kind`."""
    return [parse(p.svg).findtext("desc") or "" for p in block_pictures(kind, *body)]


@pytest.mark.parametrize(
    ("kind", "body", "numbers", "described"),
    [
        ("bits", "4 2 0 3 1", 5, "left 11000 24, down 10101 21, right 01001 9, free 00010 2, "),
        (
            "bits",
            "4 2 0 3 1 after",
            5,
            "board 10000, position 10101 21, left 11000 24, right 01001",
        ),
        ("bits", "4 2 0 3 1 queens", 1, "00001 = 1, 00100 = 4, 10000 = 16, 00010 = 2, 01000 = 8"),
        ("bits", "rows 4: 1 2 8 9 15", 1, "0001 1, 0010 2, 1000 8, 1001 9, 1111 15."),
        ("bits", "bounds 8", 4, "TOPBIT 10000000 128, SIDEMASK 10000001 129."),
        ("bits", "bounds 8", 4, "row 0 00000100, ENDBIT 00100000 32, LASTMASK 11000011 195."),
        ("arithmetic", "width 6\nx = #22\n-x", 1, f"x 010110 22, -x …101010 {MINUS}22."),
        ("arithmetic", "width 8 edge 5\ntaken = 01111\n~taken", 1, "~taken …11110000"),
    ],
)
def test_drawings_of_bits_have_their_numbers(
    kind: str, body: str, numbers: int, described: str
) -> None:
    cell_texts = descriptions(kind, *body.split("\n"))
    assert len(cell_texts) == numbers
    assert any(described in text for text in cell_texts)


def test_masks_agree_with_the_search() -> None:
    steps = list(trace(6, "bitmap"))
    end = next(i for i, step in enumerate(steps) if step.kind is StepKind.SOLUTION)
    solution = dict(steps[end].queens)
    placed = {s.row: s for s in steps[:end] if s.kind is StepKind.PLACE and s.depth == s.row + 1}
    cell_texts = descriptions("bits", " ".join(str(solution[row]) for row in range(6)))
    for row, description in enumerate(cell_texts):
        masks = dict(re.findall(r"(\w+) [01]{6} (\d+)", description))
        step = placed[row]
        names = ("left", "down", "right", "queen")
        expected = [step.left, step.down, step.right, step.bit]
        assert [int(masks[name]) for name in names] == expected
        # The search has tried the bits up to the bit of its queen, and no other free bits.
        tried = (step.bit << 1) - 1
        assert int(masks["free"]) & ~tried == step.untried
        assert int(masks["free"]) & step.bit


def test_complements_agree_with_numbers_of_this_width() -> None:
    for width in (2, 3, 4, 5):
        modulus = 1 << width
        rows = cell_texts(complement(width))
        assert len(rows) == modulus
        for x, (bits, unsigned, signed, turned, negative, _, lowest) in enumerate(rows):
            assert (int(bits, 2), int(unsigned)) == (x, x)
            expected = x - modulus if x >= modulus // 2 else x
            assert int(signed.replace(MINUS, "-")) == expected
            assert int(turned, 2) == modulus - 1 - x
            assert int(negative, 2) == -x % modulus
            assert int(lowest, 2) == x & -x
    assert cell_texts(complement(4))[6][5] == f"{MINUS}6"


def test_table_takes_the_bits_of_22_one_by_one() -> None:
    assert cell_texts(lowest_bits(6, 22)) == [
        ["010110", "101010", "000010", "000001", "1", "010100"],
        ["010100", "101100", "000100", "000011", "2", "010000"],
        ["010000", "110000", "010000", "001111", "4", "000000"],
    ]


def test_table_takes_the_zeros_of_a_row_one_by_one() -> None:
    assert cell_texts(zeros(5, 20)) == [
        ["10100", "10101", "01011", "00001", "10101"],
        ["10101", "10110", "01010", "00010", "10111"],
        ["10111", "11000", "01000", "01000", "11111"],
        ["11111", "100000", "100000", "100000", "\N{EN DASH}"],
    ]


def test_the_columns_left_as_a_list_and_as_bits() -> None:
    rows = cell_texts(lists_and_bits((4, 2, 0, 3, 1)))
    assert rows[0] == ["0", "[0, 1, 2, 3, 4]", "11111", "4", "00001"]
    assert rows[2] == ["2", "[0, 1, 3]", "11010", "0", "10000"]
    assert rows[4] == ["4", "[1]", "01000", "1", "01000"]
