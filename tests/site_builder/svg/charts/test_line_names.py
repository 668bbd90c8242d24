"""Names of lines: each once, none upon another or upon a line, none cut off."""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence
from itertools import combinations, pairwise
from math import dist
from xml.etree import ElementTree

import pytest

from site_builder.svg.canvas import Point, text_width
from site_builder.svg.charts.line_plot import LinePlots, linear_lines, log_lines
from site_builder.svg.charts.series import broken
from tests.helpers.drawings import TITLES, parse, svg_texts

AXES = {"x_title": "N", "y_title": "seconds", **TITLES}
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
    """Three to ten lines of which some begin late, stop early or are single points."""
    chance = random.Random(seed)
    series: dict[str, list[Point]] = {}
    for name in METHODS[: 3 + seed % 8]:
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


def meet(first: Box, other: Box) -> bool:
    return (
        first[0] < other[2] and other[0] < first[2] and first[1] < other[3] and other[1] < first[3]
    )


def pieces(root: ElementTree.Element) -> list[Point]:
    """Places along every line."""
    places = []
    for line in root.findall(".//polyline[@class='qa-line']"):
        corners = [tuple(map(float, pair.split(","))) for pair in line.get("points", "").split()]
        places += corners
        for (x1, y1), (x2, y2) in pairwise(corners):
            places += [(x1 + s / 20 * (x2 - x1), y1 + s / 20 * (y2 - y1)) for s in range(20)]
    return places


def in_one_frame(root: ElementTree.Element) -> bool:
    return not [group for group in root.iter("g") if group.get("transform")]


def crossing(first: Sequence[Point], other: Sequence[Point]) -> bool:
    """Whether two straight pieces cross."""

    def sides(piece: Sequence[Point], ends: Sequence[Point]) -> list[float]:
        (x1, y1), (x2, y2) = piece
        return [(x2 - x1) * (y - y1) - (y2 - y1) * (x - x1) for x, y in ends]

    return all(min(s) < 0 < max(s) for s in (sides(first, other), sides(other, first)))


def straight(root: ElementTree.Element, style_class: str) -> list[list[tuple[Point, Point]]]:
    """The straight pieces of each line of this class."""
    lines = root.findall(f".//polyline[@class='{style_class}']")
    corners = ([pair.split(",") for pair in line.get("points", "").split()] for line in lines)
    return [[*pairwise((float(x), float(y)) for x, y in line)] for line in corners]


@pytest.mark.parametrize("draw", [log_lines, linear_lines])
@pytest.mark.parametrize("seed", range(25))
def test_line_names_overlap_neither_each_other_nor_lines_nor_the_edge(
    draw: Callable[..., LinePlots], seed: int
) -> None:
    root = parse(draw(random_series(seed), **AXES).wide)
    _, _, width, height = map(float, root.get("viewBox", "").split())
    if in_one_frame(root):
        boxes = [box(word) for word in root.iter("text") if word.get("class") == "qa-label"]
        assert not [pair for pair in combinations(boxes, 2) if meet(*pair)]
        assert not [(x, y) for x, y in pieces(root) if any(meet(b, (x, y, x, y)) for b in boxes)]
        assert all(min(b) >= 0 and b[2] - 0.1 <= width and b[3] <= height for b in boxes)
        ties = [piece for line in straight(root, "qa-leader") for piece in line]
        lines = [piece for line in straight(root, "qa-line") for piece in line]
        assert not [pair for pair in combinations(ties, 2) if crossing(*pair)]
        # A hairline begins at the mark of its own line, seven units from its end.
        assert not [
            (tie, line)
            for tie in ties
            for line in lines
            if crossing(tie, line) and dist(tie[0], line[1]) > 7.1
        ]


@pytest.mark.parametrize(("seed", "fitting"), [(0, False), (2, True)])
def test_names_that_would_cross_get_small_frames_and_others_do_not(
    seed: int, fitting: bool
) -> None:
    assert in_one_frame(parse(log_lines(random_series(seed), **AXES).wide)) is fitting


@pytest.mark.parametrize("seed", range(5))
def test_every_name_is_written_once(seed: int) -> None:
    labels = svg_texts(parse(log_lines(random_series(seed), **AXES).wide), "qa-label")
    assert sorted(labels) == sorted(line for name in random_series(seed) for line in broken(name))


def test_a_line_that_ends_early_beside_others_is_named_at_the_right() -> None:
    series: dict[str, list[Point]] = {
        "short": [(4, 10), (5, 10), (6, 10)],
        **{f"line {i}": [(x, 7.0 + i) for x in range(4, 13)] for i in range(6)},
    }
    root = parse(log_lines(series, **AXES).wide)
    lefts = {word.text: float(word.get("x", "")) for word in root.iter("text")}
    assert lefts["short"] == lefts["line 0"]


def test_names_at_the_right_stand_in_the_order_of_the_ends() -> None:
    series: dict[str, list[Point]] = {
        "low": [(4, 1), (18, 2)],
        "highest": [(4, 1), (18, 90)],
        "second": [(4, 1), (18, 80)],
    }
    labels = svg_texts(parse(log_lines(series, **AXES).wide), "qa-label")
    assert labels == ["highest", "second", "low"]


@pytest.mark.parametrize(("last", "anchor"), [(9, "start"), (11, "start"), (12, None)])
def test_a_line_that_ends_before_the_last_x_is_named_where_it_ends(
    last: int, anchor: str | None
) -> None:
    series: dict[str, list[Point]] = {
        "long": [(x, 1.5**x) for x in range(4, 13)],
        "short": [(x, 9.0**x) for x in range(4, last + 1)],
    }
    root = parse(log_lines(series, **AXES).wide)
    (name,) = (text for text in root.iter("text") if text.text == "short")
    assert name.get("text-anchor") == anchor


def test_a_name_stands_clear_of_the_bar_at_its_end() -> None:
    series: dict[str, list[Point]] = {
        "long": [(x, 10.0) for x in range(4, 13)],
        "Brute force": [(4, 1), (5, 9)],
    }
    drawn = log_lines(series, ranges={"Brute force": [(5, 9, 30)]}, **AXES).wide
    root = parse(drawn)
    (name,) = (text for text in root.iter("text") if text.text == "Brute force")
    (bar,) = root.findall(".//path[@class='qa-range']")
    x, _, lower = bar.get("d", "").removeprefix("M").partition("V")[0].partition(" ")
    upper = bar.get("d", "").partition("V")[2].partition("m")[0]
    left, top, right, bottom = box(name)
    assert not meet((left, top, right, bottom), (float(x), float(upper), float(x), float(lower)))


def test_number_and_noun_stay_on_one_line() -> None:
    assert broken("Engine, AVX-512, 2 threads", 14) == (
        "Engine,",
        "AVX-512,",
        "2\N{NO-BREAK SPACE}threads",
    )


@pytest.mark.parametrize("name", ["", "a" * 40])
def test_a_name_that_cannot_be_broken_is_one_line(name: str) -> None:
    assert broken(name) == (name,)
