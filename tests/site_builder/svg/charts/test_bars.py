"""Bars, dots and heat maps: as long, as many and as strong as their values say."""

from __future__ import annotations

from collections import Counter

import pytest

from site_builder.svg.canvas import SHEETS, Sheet, text_width
from site_builder.svg.charts.bars import bars, orbit_dots
from site_builder.svg.charts.depths import depth_bars
from site_builder.svg.charts.factors import factor_bars
from site_builder.svg.charts.heatmap import heatmap
from tests.helpers.drawings import TITLES, parse


def shapes(markup: str) -> list[tuple[str, float, float]]:
    """The class of every bar, its left end and its width."""
    return [
        (bar.get("class", ""), float(bar.get("x", "")), float(bar.get("width", "")))
        for bar in parse(markup).iter("rect")
    ]


def drawn(*factors: float) -> list[tuple[str, float, float]]:
    """The bars of these factors."""
    rows = [(f"method {value:g}", value, f"{value:g}") for value in factors]
    return shapes(factor_bars(rows, x_title="times", **TITLES)[0])


def test_bars_are_as_high_as_their_values_and_stand_on_one_line() -> None:
    rects = list(parse(bars([4, 8, 0], "abc", **TITLES)).iter("rect"))
    heights = [float(rect.get("height", "")) for rect in rects]
    assert heights == [75, 150, 0]
    assert [float(rect.get("y", "")) for rect in rects] == [-height for height in heights]


def test_every_count_of_orbits_but_zero_has_a_mark_in_the_shape_of_its_size() -> None:
    rows = [(1, {1: 1}), (2, {}), (5, {2: 1, 4: 0, 8: 1}), (12, {2: 4, 4: 18, 8: 1765})]
    paths = [
        (group.get("class", "").removeprefix("qa-orbit-"), group[0].get("d", ""))
        for group in parse(orbit_dots(rows, **TITLES)).iter("g")
        if group.get("class", "").startswith("qa-orbit-")
    ]
    legend, marks = paths[:4], Counter[str]()
    assert len({shape.partition("m")[2] for _, shape in legend}) == 4
    for size, path in paths[4:]:
        marks[size] += path.count("M")
    assert marks == {"1": 1, "2": 2, "4": 1, "8": 2}


def test_layers_of_depths_are_as_long_as_their_counts_and_follow_each_other() -> None:
    layers = {"kept": (1, 2), "cut": (0, 6), "left": (1, 12)}
    legend, found = (part := shapes(depth_bars(layers, **TITLES)))[:3], part[3:]
    solid, lines, empty = (name for name, _, _ in legend)
    assert [name for name, _, _ in found] == [solid, empty, solid, lines, empty]
    one = found[0][2]
    assert [width / one for _, _, width in found] == pytest.approx([1, 1, 2, 6, 12], rel=0.01)
    ends = [left + width for _, left, width in found[-3:]]
    assert [left for _, left, _ in found[-2:]] == pytest.approx(ends[:-1], abs=0.02)


def test_a_depth_without_boards_has_no_bar() -> None:
    assert len(shapes(depth_bars({"a": (0, 0)}, **TITLES))) == 1  # the legend


def test_equal_factors_are_equally_long_on_either_side_of_one() -> None:
    (_, one, hundred), (_, _, ten), (_, left, tenth) = drawn(100, 10, 0.1)
    assert hundred == pytest.approx(2 * ten, abs=0.02)
    assert tenth == pytest.approx(ten, abs=0.02)
    assert left + tenth == pytest.approx(one, abs=0.02)
    assert [name for name, _, _ in drawn(2, 0.5)] == ["qa-bar", "qa-bar-slower"]


def test_a_bar_has_the_colour_of_the_line_of_its_method() -> None:
    rows = [("Mirror", 2.0, "2"), ("List based", 0.1, "0.1"), ("another", 3.0, "3")]
    styles = {"Mirror": 6, "List based": 3}
    markup = factor_bars(rows, x_title="x", styles=styles, **TITLES)[0]
    names = ["qa-bar-of qa-series-7", "qa-bar-of qa-series-4", "qa-bar"]
    assert [name for name, _, _ in shapes(markup)] == names


@pytest.mark.parametrize("sheet", SHEETS)
@pytest.mark.parametrize("factors", [(1e-9, 1e9), (1,), (0.2, 0.3), (3, 5)])
def test_words_stay_inside_and_off_the_bars(factors: tuple[float, ...], sheet: Sheet) -> None:
    rows = [("Engine, AVX-512, 2 threads", value, f"{value:g}") for value in factors]
    drawings = factor_bars(rows, x_title="times as fast", **TITLES)
    root = parse(drawings[SHEETS.index(sheet)])
    _, _, width, height = map(float, root.get("viewBox", "").split())
    assert width == sheet.width
    for word in root.iter("text"):
        x, size = float(word.get("x", "")), text_width(word.text or "", sheet.font)
        left = x - {"middle": size / 2, "end": size}.get(word.get("text-anchor", ""), 0)
        assert 0 <= left <= left + size <= width
        assert float(word.get("y", "")) < height
    if sheet is not SHEETS[0]:
        names = [float(word.get("y", "")) for word in root.iter("text") if word.get("x") == "0"]
        tops = [float(bar.get("y", "")) for bar in root.iter("rect")]
        assert all(top - name > sheet.font / 3 for name, top in zip(names, tops, strict=True))


def test_the_larger_the_count_the_stronger_the_square() -> None:
    paths = list(parse(heatmap([[0, 4], [4, 8]], **TITLES)).iter("path"))
    strengths = [float(path.get("fill-opacity", "")) for path in paths]
    assert [path.get("d", "").count("M") for path in paths] == [1, 2, 1]
    assert strengths == sorted(strengths)
    assert 0 < strengths[0] < 0.1
    assert strengths[-1] == 1
    (empty,) = parse(heatmap([[0, 0], [0, 0]], **TITLES)).iter("path")
    assert float(empty.get("fill-opacity", "")) < 0.1
