"""Arithmetic on bits: what lines come to, and what is wrong with others."""

from __future__ import annotations

from contextlib import suppress

import pytest
from hypothesis import given
from hypothesis import strategies as st

from site_builder.figures.bits.arithmetic import LONGEST, computed, low_bits
from site_builder.values.errors import UserError

NAMES = {"a": 0b01100, "b": 0b00101, "c": 0b00010}


def values(*lines: str, width: int = 5) -> list[int]:
    return [line.value for line in computed(lines, width)]


def expressions() -> st.SearchStrategy[str]:
    """Formulas that Python reads as well."""

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
        lambda formula: len(formula) <= LONGEST
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


@pytest.mark.parametrize(("value", "width", "bits"), [(22, 6, "010110"), (-22, 6, "101010")])
def test_a_negative_number_shows_its_lowest_bits(value: int, width: int, bits: str) -> None:
    assert low_bits(value, width) == bits


@pytest.mark.parametrize(
    ("line", "message"),
    [
        ("x + 1", "unknown name x: give it a value"),
        ("10", "needs 5 bits a number, or #10 for a decimal one, got 10"),
        ("001100", "needs 5 bits a number"),
        ("(1", "is a formula such as -x & x, got"),
        (")", "is a formula such as -x & x, got"),
        ("1)", "is a formula such as -x & x, got"),
        ("1 +", "is a formula such as -x & x, got"),
        ("y =", "is a formula such as -x & x, got"),
        ("1 1", "is a formula such as -x & x, got"),
        ("1 * 1", r"has names, numbers and \|"),
        ("2 = 1", "has names, numbers and"),
        ("\N{ARABIC-INDIC DIGIT ONE}", "has names, numbers and"),
        ("1 << #99999", "a shift goes 0 to 32 places, got 99999"),
        ("1 >> -1", "a shift goes 0 to 32 places, got -1"),
        ("11111 + 1", "a value fits 5 bits"),
        ("#" + "9" * 30, "a value fits 5 bits"),
        ("1" * (LONGEST + 1), f"takes {LONGEST} characters"),
        ("(" * LONGEST, "is a formula such as -x & x, got"),
        ("~" * LONGEST, "is a formula such as -x & x, got"),
        ("0b", "unknown name b: give it a value"),
        ("1(1)", "is a formula such as -x & x, got"),
        ("()", "is a formula such as -x & x, got"),
        ("+1", "is a formula such as -x & x, got"),
        ("#", "has names, numbers and"),
    ],
)
def test_mistake_is_refused_in_one_line(line: str, message: str) -> None:
    with pytest.raises(UserError, match=message) as caught:
        computed([line], 5)
    assert "\n" not in str(caught.value)


@pytest.mark.parametrize("lines", [[], ["1"] * 25])
def test_a_computation_has_some_lines(lines: list[str]) -> None:
    with pytest.raises(UserError, match=r"^a computation has 1 to 24 lines, got \d+: "):
        computed(lines, 5)


@given(st.text(alphabet="ab01#29x|&^~()<>=+- _\n\u0661", max_size=60))
def test_random_lines_are_evaluated_or_refused(line: str) -> None:
    with suppress(UserError):
        assert len(computed([line], 5)) == 1
