"""The colours of the palette contrast with their background, also for colour-blind readers."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from itertools import combinations
from math import dist

import pytest

from site_builder.svg import palette

MODES = pytest.mark.parametrize("colors", [palette.LIGHT, palette.DARK], ids=["light", "dark"])
Color = tuple[float, float, float]


def color(text: str) -> Color:
    """Parse a colour such as `#22252a` into red, green and blue, 0 to 255."""
    red, green, blue = (int(text[i : i + 2], 16) for i in (1, 3, 5))
    return red, green, blue


def linear(rgb: Color) -> Color:
    """Convert red, green and blue from sRGB, 0 to 255, to linear light, 0 to 1."""
    shares = (value / 255 for value in rgb)
    red, green, blue = (v / 12.92 if v <= 0.04045 else ((v + 0.055) / 1.055) ** 2.4 for v in shares)
    return red, green, blue


def luminance(rgb: Color) -> float:
    """Return the relative luminance of a colour, 0 to 1.

    Source: WCAG 2.2, relative luminance.
    """
    return sum(w * v for w, v in zip((0.2126, 0.7152, 0.0722), linear(rgb), strict=True))


def contrast(first: Color, other: Color) -> float:
    """Return the contrast of two colours, from 1 (equal) to 21 (black on white)."""
    low, high = sorted([luminance(first), luminance(other)])
    return (high + 0.05) / (low + 0.05)


def mixed(top: Color, below: Color, opacity: float) -> Color:
    """Return the colour of `below` seen through `top`, whose opacity is 0 to 1."""
    red, green, blue = (opacity * a + (1 - opacity) * b for a, b in zip(top, below, strict=True))
    return red, green, blue


def test_light_and_dark_set_the_same_properties() -> None:
    assert list(palette.LIGHT) == list(palette.DARK)


@MODES
def test_words_and_series_stand_out_from_the_paper(colors: Mapping[str, str]) -> None:
    paper = color(colors["--qa-paper"])
    for name, value in colors.items():
        if re.search("ink|muted|accent|orbit|series", name):
            minimum = 3 if "series" in name else 4.5
            assert contrast(color(value), paper) >= minimum, name


@MODES
def test_bars_of_the_engine_stand_out_from_the_paper_and_from_other_bars(
    colors: Mapping[str, str],
) -> None:
    (percent,) = re.findall(
        r"color-mix\(in srgb,var\(--qa-orbit-4\) (\d+)%,#000\)", palette.rules()
    )
    bar = color(colors["--qa-orbit-4"])
    engine_bar = mixed(bar, (0, 0, 0), int(percent) / 100)
    assert luminance(engine_bar) < luminance(bar)
    assert contrast(engine_bar, bar) >= 1.8
    assert contrast(engine_bar, color(colors["--qa-paper"])) >= 3


@MODES
def test_queens_numbers_and_marks_stand_out_from_both_squares(colors: Mapping[str, str]) -> None:
    queen, accent, muted, ink = (
        color(colors[f"--qa-{name}"]) for name in ("queen", "accent", "muted", "ink")
    )
    light, dark = (color(colors[f"--qa-square-{name}"]) for name in ("light", "dark"))
    assert 1.49 <= contrast(light, dark) <= 1.6
    for square in (light, dark):
        tinted = mixed(accent, square, 0.16)
        assert contrast(queen, square) >= 7
        assert min(contrast(ink, square), contrast(ink, tinted)) >= 4.5
        assert min(contrast(accent, square), contrast(accent, tinted)) >= 3
        assert contrast(muted, square) >= 3


@MODES
def test_numbers_can_be_read_on_every_strength_of_the_heat_map(colors: Mapping[str, str]) -> None:
    ink, heat, paper = (color(colors[f"--qa-{name}"]) for name in ("ink", "heat", "paper"))
    for percent in range(101):
        assert contrast(ink, mixed(heat, paper, percent / 100)) >= 4.5


# For each kind of sight, a matrix for linear light. It gives the light that people see who have all
# cones, or none for red, green or blue. Source: Machado, Oliveira and Fernandes (2009), severity 1.
SIGHTS = {
    "all cones": ((1.0, 0.0, 0.0), (0.0, 1.0, 0.0), (0.0, 0.0, 1.0)),
    "no red": ((0.152, 1.053, -0.205), (0.115, 0.786, 0.099), (-0.004, -0.048, 1.052)),
    "no green": ((0.367, 0.861, -0.228), (0.280, 0.673, 0.047), (-0.012, 0.043, 0.969)),
    "no blue": ((1.256, -0.077, -0.179), (-0.078, 0.931, 0.148), (0.005, 0.691, 0.304)),
}
LMS = ((0.4122, 0.5363, 0.0514), (0.2119, 0.6807, 0.1074), (0.0883, 0.2817, 0.6300))
LAB = ((0.2105, 0.7936, -0.0041), (1.9780, -2.4286, 0.4506), (0.0259, 0.7828, -0.8087))


def times(matrix: Sequence[Color], vector: Color) -> Color:
    """Return the product of a matrix and a vector."""
    red, green, blue = (sum(a * b for a, b in zip(row, vector, strict=True)) for row in matrix)
    return red, green, blue


def simulated(rgb: Color, sight: Sequence[Color]) -> Color:
    """Return a colour as seen with a kind of sight (see `SIGHTS`), in the colour space OKLab.

    In this space, distances agree with perceived differences.

    Source: Ottosson (2020), OKLab.
    """
    light = times(sight, linear(rgb))
    red, green, blue = (min(max(v, 0.0), 1.0) for v in light)
    cones = (v ** (1 / 3) for v in times(LMS, (red, green, blue)))
    long, medium, short = cones
    return times(LAB, (long, medium, short))


@MODES
@pytest.mark.parametrize("sight", SIGHTS.values(), ids=SIGHTS)
def test_no_two_series_look_alike_with_any_sight(
    colors: Mapping[str, str], sight: Sequence[Color]
) -> None:
    series = [simulated(color(value), sight) for name, value in colors.items() if "series" in name]
    assert len(series) == palette.SERIES_COLORS == 10
    assert min(dist(*pair) for pair in combinations(series, 2)) > 0.05


def test_the_rules_use_only_properties_that_are_set() -> None:
    assert set(re.findall(r"var\((--[a-z0-9-]+)\)", palette.rules())) <= set(palette.LIGHT)
