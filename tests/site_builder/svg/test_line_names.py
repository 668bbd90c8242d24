"""Names of lines: each once, none upon another or upon a line, none cut off."""

from __future__ import annotations

import random
from collections.abc import Callable
from itertools import combinations, pairwise
from xml.etree import ElementTree

import pytest

from site_builder.svg.canvas import Point, text_width
from site_builder.svg.line_plot import linear_lines, log_lines
from site_builder.svg.series import broken
from tests.helpers.drawings import WORDS, parse, words

AXES = {"x_title": "N", "y_title": "seconds", **WORDS}
Box = tuple[float, float, float, float]
METHODS = (
    "Brute force",
    "Backtracking",
    "Placement flags",
    "List based",
    "Bitmap",
    "Lowest zero",
    "Mirror",
    "Symmetry elimination",
    "Carry chain",
    "Engine, AVX-512, 2 threads",
)


def random_series(seed: int) -> dict[str, list[Point]]:
    """Ten lines of which some begin late, stop early or are single points."""
    chance = random.Random(seed)
    series: dict[str, list[Point]] = {}
    for name in METHODS:
        first = chance.randrange(4, 12)
        last = chance.randrange(first, 18)
        height = chance.uniform(-6, -2)
        points = [
            (n, 10 ** (height + (n - first) * chance.uniform(0.2, 0.8)))
            for n in range(first, last + 1)
        ]
        series[name] = points
    return series


def box(word: ElementTree.Element) -> Box:
    """Where a line of text stands: left, top, right, bottom."""
    x, y, width = (
        float(word.get("x", "")),
        float(word.get("y", "")),
        text_width(word.text or "", 16),
    )
    left = x - {"middle": width / 2, "end": width}.get(word.get("text-anchor", ""), 0)
    return left, y - 12, left + width, y + 4


def meet(one: Box, other: Box) -> bool:
    return one[0] < other[2] and other[0] < one[2] and one[1] < other[3] and other[1] < one[3]


def pieces(root: ElementTree.Element) -> list[Point]:
    """Places along every line."""
    places = []
    for line in root.findall(".//polyline[@class='qa-line']"):
        corners = [tuple(map(float, pair.split(","))) for pair in line.get("points", "").split()]
        places += corners
        for (x1, y1), (x2, y2) in pairwise(corners):
            places += [(x1 + s / 20 * (x2 - x1), y1 + s / 20 * (y2 - y1)) for s in range(20)]
    return places


@pytest.mark.parametrize("draw", [log_lines, linear_lines])
@pytest.mark.parametrize("seed", range(25))
def test_no_name_stands_on_another_on_a_line_or_over_the_edge(
    draw: Callable[..., str], seed: int
) -> None:
    root = parse(draw(random_series(seed), **AXES))
    _, _, width, height = map(float, root.get("viewBox", "").split())
    boxes = [box(word) for word in root.iter("text") if word.get("class") == "qa-label"]
    assert not [pair for pair in combinations(boxes, 2) if meet(*pair)]
    assert not [(x, y) for x, y in pieces(root) if any(meet(b, (x, y, x, y)) for b in boxes)]
    assert all(b[0] >= 0 and b[1] >= 0 and b[2] <= width and b[3] <= height for b in boxes)


@pytest.mark.parametrize("seed", range(5))
def test_every_name_is_written_once(seed: int) -> None:
    said = words(parse(log_lines(random_series(seed), **AXES)), "qa-label")
    assert sorted(said) == sorted(line for name in METHODS for line in broken(name))


def test_a_line_that_ends_early_beside_others_is_named_at_the_right() -> None:
    series: dict[str, list[Point]] = {
        "short": [(4, 10), (5, 10), (6, 10)],
        **{f"line {i}": [(x, 7.0 + i) for x in range(4, 13)] for i in range(6)},
    }
    root = parse(log_lines(series, **AXES))
    lefts = {word.text: float(word.get("x", "")) for word in root.iter("text")}
    assert lefts["short"] == lefts["line 0"]


def test_names_at_the_right_stand_in_the_order_of_the_ends() -> None:
    series: dict[str, list[Point]] = {
        "steep": [(4, 1), (16, 30)],
        "low": [(4, 1), (18, 2)],
        "highest": [(4, 1), (17, 10), (18, 90)],
        "early": [(4, 1), (15, 9), (16, 50)],
    }
    said = words(parse(log_lines(series, **AXES)), "qa-label")
    assert said == ["highest", "early", "steep", "low"]


@pytest.mark.parametrize(("last", "at_its_end"), [(9, True), (10, False), (11, False)])
def test_a_line_that_ends_more_than_two_steps_before_the_last_is_named_at_its_end(
    last: int, at_its_end: bool
) -> None:
    series: dict[str, list[Point]] = {
        "long": [(x, 1.5**x) for x in range(4, 13)],
        "short": [(x, 9.0**x) for x in range(4, last + 1)],
    }
    root = parse(log_lines(series, **AXES))
    (name,) = (text for text in root.iter("text") if text.text == "short")
    assert (name.get("text-anchor") == "end") is at_its_end


def test_a_name_above_an_end_stands_clear_of_its_bar() -> None:
    series: dict[str, list[Point]] = {
        "long": [(x, 10.0) for x in range(4, 13)],
        "Brute force": [(4, 1), (5, 9)],
    }
    drawn = log_lines(series, ranges={"Brute force": [(5, 9, 30)]}, **AXES)
    root = parse(drawn)
    (name,) = (text for text in root.iter("text") if text.text == "Brute force")
    (bar,) = root.findall(".//path[@class='qa-range']")
    upper = float(bar.get("d", "").partition("V")[2].partition("m")[0])
    assert name.get("text-anchor") == "middle"
    assert float(name.get("y", "")) < upper


def test_a_number_is_not_parted_from_its_noun() -> None:
    assert broken("Engine, AVX-512, 2 threads") == (
        "Engine,",
        "AVX-512,",
        "2\N{NO-BREAK SPACE}threads",
    )


@pytest.mark.parametrize("name", ["", "a" * 40])
def test_a_name_that_cannot_be_broken_is_one_line(name: str) -> None:
    assert broken(name) == (name,)
