"""The two sums of one N, and their picture."""

from __future__ import annotations

import pytest

from site_builder.figures.symmetry.sums import SUMMED, orbits_of, over_orbits, over_symmetries
from site_builder.values.text import TIMES
from tests.helpers.blocks import expanded

LINES = {
    4: ("1 * 2 = 2", "(2 + 2 + 2 + 2) / 8 = 1"),
    5: ("1 * 2 + 1 * 8 = 10", "(10 + 2 + 2 + 2) / 8 = 2"),
    6: ("1 * 4 = 4", "(4 + 4) / 8 = 1"),
    7: ("2 * 4 + 4 * 8 = 40", "(40 + 8) / 8 = 6"),
    8: ("1 * 4 + 11 * 8 = 92", "(92 + 4) / 8 = 12"),
}


@pytest.mark.parametrize("n", SUMMED)
def test_both_sums_of_every_size(n: int) -> None:
    columns = orbits_of(n)
    total, fundamental = LINES[n]
    assert over_orbits(columns).line == total.replace("*", TIMES)
    assert over_symmetries(columns).line == fundamental


def test_terms_are_described() -> None:
    columns = orbits_of(8)
    assert over_orbits(columns).meaning == "solutions of 8 queens: 1 orbit of 4, 11 orbits of 8"
    assert "92 for identity, 4 for" in over_symmetries(columns).meaning


def test_the_block_shows_both_sums_around_their_picture() -> None:
    html, problems = expanded("sum", "5")
    assert problems == ()
    first, picture, second = (html.index(word) for word in ("= 10", "<svg", "/ 8 = 2"))
    assert first < picture < second


@pytest.mark.parametrize("line", ["3", "9"])
def test_other_sizes_are_refused_with_the_range(line: str) -> None:
    (problem,) = expanded("sum", line)[1]
    assert "N = 4 to 8" in problem.message
