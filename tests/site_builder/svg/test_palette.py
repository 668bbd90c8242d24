"""Colours that everyone can tell from what is behind them."""

from __future__ import annotations

import re
from collections.abc import Mapping
from itertools import combinations

import pytest

from site_builder.svg import palette

MODES = pytest.mark.parametrize("colors", [palette.LIGHT, palette.DARK], ids=["light", "dark"])
Color = tuple[float, float, float]


def color(text: str) -> Color:
    """Red, green and blue, 0..255."""
    red, green, blue = (int(text[i : i + 2], 16) for i in (1, 3, 5))
    return red, green, blue


def luminance(rgb: Color) -> float:
    """How bright a colour looks, 0..1.

    Source: WCAG 2.2, relative luminance.
    """
    shares = (value / 255 for value in rgb)
    linear = [v / 12.92 if v <= 0.04045 else ((v + 0.055) / 1.055) ** 2.4 for v in shares]
    return sum(weight * v for weight, v in zip((0.2126, 0.7152, 0.0722), linear, strict=True))


def contrast(one: Color, other: Color) -> float:
    """From 1 (the same) to 21 (black on white)."""
    low, high = sorted([luminance(one), luminance(other)])
    return (high + 0.05) / (low + 0.05)


def mixed(top: Color, below: Color, opacity: float) -> Color:
    """What is seen of `below` through `top`."""
    red, green, blue = (opacity * a + (1 - opacity) * b for a, b in zip(top, below, strict=True))
    return red, green, blue


def test_light_and_dark_set_the_same_properties() -> None:
    assert list(palette.LIGHT) == list(palette.DARK)


@MODES
def test_words_can_be_read_on_the_paper(colors: Mapping[str, str]) -> None:
    paper = color(colors["--qa-paper"])
    written = [n for n in colors if re.search("ink|muted|accent|orbit|series", n)]
    weak = {name: colors[name] for name in written if contrast(color(colors[name]), paper) < 4.5}
    assert weak == {}


@MODES
def test_queens_stand_out_from_both_squares(colors: Mapping[str, str]) -> None:
    queen = color(colors["--qa-queen"])
    for square in ("--qa-square-light", "--qa-square-dark"):
        assert contrast(queen, color(colors[square])) >= 7
    light, dark = color(colors["--qa-square-light"]), color(colors["--qa-square-dark"])
    assert contrast(light, dark) >= 1.2


@MODES
def test_numbers_can_be_read_on_every_strength_of_the_heat_map(colors: Mapping[str, str]) -> None:
    ink, heat, paper = (color(colors[f"--qa-{name}"]) for name in ("ink", "heat", "paper"))
    for percent in range(101):
        assert contrast(ink, mixed(heat, paper, percent / 100)) >= 4.5


@MODES
def test_numbers_can_be_read_on_the_squares_of_a_numbered_board(colors: Mapping[str, str]) -> None:
    for square in ("--qa-square-light", "--qa-square-dark"):
        assert contrast(color(colors["--qa-ink"]), color(colors[square])) >= 4.5


@MODES
def test_marks_stand_out_from_the_squares_tinted_or_not(colors: Mapping[str, str]) -> None:
    accent = color(colors["--qa-accent"])
    for square in ("--qa-square-light", "--qa-square-dark"):
        plain = color(colors[square])
        tinted = mixed(accent, plain, 0.16)
        assert contrast(color(colors["--qa-muted"]), plain) >= 3
        assert min(contrast(accent, plain), contrast(accent, tinted)) >= 3
        assert contrast(color(colors["--qa-ink"]), tinted) >= 4.5


@MODES
def test_no_two_series_share_a_colour(colors: Mapping[str, str]) -> None:
    series = [color(value) for name, value in colors.items() if "series" in name]
    assert len(series) == palette.SERIES_COLORS
    distances = [
        sum((a - b) ** 2 for a, b in zip(*pair, strict=True)) ** 0.5
        for pair in combinations(series, 2)
    ]
    assert min(distances) > 60


def test_the_rules_use_only_properties_that_are_set() -> None:
    assert set(re.findall(r"var\((--[a-z0-9-]+)\)", palette.rules())) <= set(palette.LIGHT)


def test_a_file_follows_the_light_of_its_reader() -> None:
    sheet = palette.file_style()
    before, after = sheet.split("@media(prefers-color-scheme:dark)")
    assert palette.properties(palette.LIGHT) in before
    assert palette.properties(palette.DARK) in after
