"""The lowest 1: its figure and questions, and the programs and numbers of its text."""

from __future__ import annotations

import re
from math import factorial

import pytest

from cy_core import count
from cy_core.puzzles import count_permutations, permutations
from site_builder.figures.laboratories import evaluated
from site_builder.figures.learn.lowest_bit import WIDTH
from tests.helpers.blocks import shown
from tests.helpers.sources import ROOT

PAGE = (ROOT / "content" / "learn" / "lowest-bit.md").read_text(encoding="utf-8")
(ROW,) = re.findall(r"```queens lowest-bit\n([01]+)\n", PAGE)


def program(name: str) -> str:
    """A program of the page."""
    (text,) = re.findall(rf"``` {{ \.python #{name} }}\n(.*?)```", PAGE, re.DOTALL)
    return str(text)


def test_page_without_script_has_the_lines() -> None:
    html, x = shown("lowest-bit", ROW), int(ROW, 2)
    for formula in ("~x", "-x", "-x & x", "x & (x - 1)"):
        assert f"{evaluated(x, WIDTH)[formula]:08b}" in html


def test_links_of_the_text_show_steps_of_the_row_of_the_figure() -> None:
    x, targets = int(ROW, 2), re.findall(r'data-qa-lowest="(\d+) (\w+)(?: (\d))?"', PAGE)
    lowest = (x & -x).bit_length() - 1
    assert {int(number) for number, _, _ in targets} == {x}
    bits = [int(bit) for _, kind, bit in targets if kind == "carry"]
    assert bits == [lowest - 1, lowest]
    assert {kind for _, kind, _ in targets} == {"flip", "carry", "rest", "and", "take"}


def test_loop_of_the_page_takes_each_1_from_the_right() -> None:
    lines = program("take-loop").replace("# put", "bits.append(bit)  # put")
    names = {"free": int(ROW, 2), "bits": list[int]()}
    exec(lines, names)
    assert names["bits"] == [1 << bit for bit in range(WIDTH) if int(ROW, 2) >> bit & 1]
    assert names["free"] == 0


def test_position_of_the_page_is_that_of_the_bit() -> None:
    (formula,) = re.findall(r"`(bit\.\S+ - 1)`", PAGE)
    assert [eval(formula, {"bit": 1 << place}) for place in range(32)] == [*range(32)]


def test_program_of_the_page_prints_all_permutations(capsys: pytest.CaptureFixture[str]) -> None:
    exec(program("permutation-program"), {})
    printed = [eval(line) for line in capsys.readouterr().out.splitlines()]
    positions = [tuple(bit.bit_length() - 1 for bit in bits) for bits in printed]
    assert positions == [tuple(order) for block in permutations(4) for order in block.tolist()]


def test_numbers_of_orders_in_the_text_are_those_of_the_core() -> None:
    stated = re.findall(r"([\d,]+) for (\d)(?: things)?[,.]", PAGE.partition("N! = ")[2])
    assert [(total, int(n)) for total, n in stated] == [
        (f"{count_permutations(n).total:,}", n) for n in (4, 8)
    ]
    total = count(8).total
    assert f"{factorial(8):,} orders of 8 columns, {total} have no two queens on" in PAGE


def test_replies_about_bits_say_what_they_are() -> None:
    replies = dict(re.findall(r"^reply ([01, ]+): (.*)$", PAGE, re.M))
    said = {int(bits, 2): reply for each, reply in replies.items() for bits in each.split(", ")}
    x, full = 0b10110, 0b11111111
    assert said[~x & full].startswith("That is ~x")
    assert said[-x & full].startswith("That is -x")
    assert said[x].startswith("That is x itself")
    assert said[x & (x - 1)].startswith("That is what the loop leaves")
    for bit in (1 << place for place in range(8) if 1 << place != x & -x):
        assert said[bit].startswith(f"x has a {int(bool(x & bit))} there")
