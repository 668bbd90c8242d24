"""Rows as numbers: the figures, their questions, and the facts of their chapter."""

from __future__ import annotations

import re

import pytest

from site_builder.figures.learn.rows import (
    OPERATIONS,
    WIDTHS,
    evaluated,
)
from site_builder.values.parsing import bits_of
from tests.helpers.blocks import shown
from tests.helpers.sources import ROOT

PAGE = (ROOT / "content" / "learn" / "rows.md").read_text(encoding="utf-8")


@pytest.mark.parametrize("name", OPERATIONS)
def test_operations_have_the_values_of_python(name: str) -> None:
    for width in WIDTHS:
        a, b, mask = 0b1100, 0b0101, 2**width - 1
        assert evaluated(a, b, width)[name] == eval(name, {"a": a, "b": b, "mask": mask})


def test_figure_without_script_shows_the_row_and_its_sum() -> None:
    html = shown("row-number", "10110")
    assert "16 + 4 + 2 = 22" in html


def test_figure_of_operations_draws_each_of_them() -> None:
    html = shown("row-operations", "01100 00101")
    assert all(f"{name} is" in html.replace("&amp;", "&") for name in OPERATIONS)
    assert "\N{MINUS SIGN}13" in html


def test_links_of_the_text_show_rows_and_operations() -> None:
    links = re.findall(r"\[`(\d+)`\]\([^)]*\)\{ data-qa-row=\"(\d+)\" \}", PAGE)
    assert links
    for text, bits in links:
        assert text == bits_of(bits, 4, 8)
    lights = re.findall(r'data-qa-light="([^"]+)"', PAGE)
    assert {*lights} == {*OPERATIONS}


@pytest.mark.parametrize(
    ("value", "text"),
    [
        (0b00101, "is 4 + 1 = 5"),
        (0b11111, 'data-qa-row="11111" } is 31'),
        (0b0101, 'data-qa-row="0101" } is 5 again'),
        (22, f'data-qa-row="{22:05b}"'),
        (1 << 3, f"`1 << 3` is a 1 that has moved 3 places to the left: [`{1 << 3:05b}`]"),
        (~12, " is -13."),
        ((1 << 5) - 1, "that is 32 - 1 = 31, in binary `11111`"),
        (((1 << 5) - 1) & ~12, f"19, in binary `{19:05b}`"),
    ],
)
def test_numbers_in_the_text_are_right(value: int, text: str) -> None:
    assert text in PAGE
    decimal, binary = rf"(?<!\d)-?{abs(value)}(?!\d)", f"(?<!\\d)0*{value:b}(?!\\d)"
    assert re.search(f"{decimal}|{binary}", text)
