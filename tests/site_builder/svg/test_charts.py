"""Charts: scales, bars, lines and the names of lines."""

from __future__ import annotations

import random
import re
from collections.abc import Mapping, Sequence
from dataclasses import replace
from itertools import combinations, pairwise
from math import dist
from typing import Any
from xml.etree.ElementTree import Element

import pytest

from site_builder.svg.canvas import SHEETS, Point, Sheet, text_width
from site_builder.svg.charts.renderer import draw_chart, line_samples, wrapped
from site_builder.svg.charts.scale import (
    Bands,
    Linear,
    Log,
    count_label,
    duration_label,
    factor_label,
    spread,
)
from site_builder.svg.charts.spec import Axis, ChartSpec, Range
from site_builder.values.errors import UserError
from tests.helpers.drawings import (
    SECONDS,
    SERIES,
    columns,
    factor_bars,
    layers,
    line_spec,
    orbit_dots,
    parse,
    svg_texts,
)

LOG, LINEAR = SECONDS, Axis("seconds")
Box = tuple[float, float, float, float]
Lines = Mapping[str, Mapping[int, float]]
EIGHTEEN: Lines = {f"series {i}": {2: 10.0**-i, 7 + i % 3: 2 * 10.0**-i} for i in range(18)}
MANY: Lines = {f"line {i}": {4: 1.0 + i, 9: 100.0 + i} for i in range(5)}
# Curves with steep ends that are far apart: labels beside the ends would overlap other curves even
# on a wide page.
STEEP: Lines = {
    f"A method {i}": {n: 10.0 ** (0.75 * n - 0.15 * i) for n in range(4, 16 + i // 3)}
    for i in range(10)
}
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


def random_series(seed: int) -> Lines:
    """Return three to ten lines, some of which begin late, stop early or are single points."""
    chance = random.Random(seed)
    series = dict[str, dict[int, float]]()
    for name in METHODS[: 3 + seed % 8]:
        first = chance.randrange(4, 12)
        last = chance.randrange(first, 18)
        height = chance.uniform(-6, -2)
        series[name] = {
            n: 10 ** (height + (n - first) * chance.uniform(0.2, 0.8))
            for n in range(first, last + 1)
        }
    return series


def drawn_lines(root: Element, style_class: str = "qa-line") -> list[list[Point]]:
    """Return the corners of each line of a class in a chart."""
    lines = root.findall(f".//polyline[@class='{style_class}']")
    corners = ([pair.split(",") for pair in line.get("points", "").split()] for line in lines)
    return [[(float(x), float(y)) for x, y in line] for line in corners]


def panels(root: Element) -> list[Element]:
    """Return the small frames of a chart, one for each line. A chart with one frame has none."""
    return [group for group in root.iter("g") if group.get("transform")]


def styles_of(root: Element) -> list[tuple[object, ...]]:
    """Return (class of the colour, dash, mark) of every line in a chart, in the series' order."""
    styles: list[tuple[object, ...]] = []
    for group in root.iter("g"):
        line = group.find("polyline[@class='qa-line']")
        mark = group.find("path[last()]")
        if line is not None and mark is not None:
            shape = mark.get("d", "").partition("m")[2].partition("M")[0]
            dash = line.get("stroke-dasharray")
            styles.append((group.get("class"), dash, (mark.get("class"), shape)))
    return styles


def spec(lines: Lines, y: Axis = LOG, **options: Any) -> ChartSpec:
    """Return the spec of a line chart that labels lines with their names, not with values."""
    valued = line_spec(lines, y, **options)
    return replace(valued, series=[replace(series, labels=()) for series in valued.series])


def wide(lines: Lines, y: Axis = LOG, **options: Any) -> Element:
    """Draw the chart of `spec` for a wide page."""
    return parse(draw_chart(spec(lines, y, **options))[0])


# Lines -------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("y", "values"), [(LOG, (0.1, 1.0, 10.0)), (LINEAR, (2.0, 3.5, 5.0))])
def test_higher_values_stand_higher_at_one_distance(y: Axis, values: Sequence[float]) -> None:
    ((low, middle, high),) = drawn_lines(wide({"a": dict(zip((4, 5, 6), values, strict=True))}, y))
    assert middle[0] - low[0] == pytest.approx(high[0] - middle[0], abs=0.02)
    assert low[1] - middle[1] == pytest.approx(middle[1] - high[1], abs=0.02)
    assert low[1] > high[1]


def test_a_line_is_broken_where_an_x_is_left_out() -> None:
    assert [len(line) for line in drawn_lines(wide({"a": {1: 1, 4: 2, 5: 10, 6: 4}}))] == [1, 3]


def test_axes_have_their_titles_and_ticks_in_the_language_of_the_axis() -> None:
    ticks = set(svg_texts(wide(SERIES)))
    assert {"100 µs", "1 ms", "10 ms", "100 ms", "N", "seconds", "4", "5", "6"} <= ticks


def test_a_few_lines_have_their_last_value_below_their_name() -> None:
    for markup in draw_chart(line_spec({"slow": {4: 1, 6: 30}, "fast": {5: 0.5, 4: 0.1}})):
        words = svg_texts(parse(markup))
        assert [words[words.index(name) + 1] for name in ("slow", "fast")] == ["30", "0.5"]


def test_small_frames_have_last_values_with_their_x_and_one_frame_has_none() -> None:
    lines = {f"series {i}": {4: 10.0**i, 5 + i: 3 * 10.0**i} for i in range(4)}
    one_frame, small_frames = map(parse, draw_chart(line_spec(lines)))
    assert sorted(svg_texts(one_frame, "qa-label")) == list(lines)
    values = {words for words in svg_texts(small_frames) if ": " in words}
    assert values == {f"N = {5 + i}: {3 * 10**i}" for i in range(4)}


def test_ten_series_differ_in_colour_and_in_dash_or_mark_and_the_others_in_mark() -> None:
    styles = styles_of(wide(EIGHTEEN))
    assert len(styles) == 18
    for style, other in combinations(styles[:10], 2):
        assert style[0] != other[0]
        assert style[1:] != other[1:]
    assert len({mark for _, _, mark in styles[9:]}) == 9
    assert {color for color, _, _ in styles[9:]} == {"qa-series-10"}


def test_more_lines_than_styles_are_refused() -> None:
    with pytest.raises(UserError, match="at most 18 lines, got 19"):
        line_spec({str(i): {1: 1} for i in range(19)})


def test_a_style_goes_with_the_name_and_not_with_the_place() -> None:
    few = {name: EIGHTEEN[name] for name in ("series 9", "series 3")}
    all_styles = styles_of(wide(EIGHTEEN))
    styles = {"series 3": 3, "series 9": 9}
    assert styles_of(wide(few, styles=styles)) == [all_styles[9], all_styles[3]]


def test_two_series_of_the_same_style_still_differ_and_so_does_a_reference() -> None:
    first, second = styles_of(wide(SERIES, styles={"slow": 4, "fast": 4 + 18}))
    assert first != second
    reference = styles_of(wide(SERIES, LINEAR, reference="fast"))
    assert [color for color, *_ in reference] == ["qa-series-1", "qa-series-0"]


def test_a_bar_reaches_from_the_least_to_the_greatest_value() -> None:
    spreads: dict[str, list[Range]] = {"a": [(4, 1, 10), (5, 10, 1000)]}
    root = wide({"a": {4: 1, 5: 10}, "b": {4: 10, 5: 1000}}, ranges=spreads)
    paths = "".join(path.get("d", "") for path in root.findall(".//path[@class='qa-range']"))
    bars = re.findall(r"M([\d.]+) ([\d.]+)V([\d.]+)", paths)
    expected = [(low[0], low[1], high[1]) for low, high in zip(*drawn_lines(root), strict=True)]
    assert [tuple(map(float, bar)) for bar in bars] == expected


def test_legend_samples_have_the_styles_of_their_lines() -> None:
    lines = wide(SERIES).findall(".//polyline[@class='qa-line']")
    samples = line_samples(spec(SERIES))
    assert list(samples) == list(SERIES)
    for line, sample in zip(lines, samples.values(), strict=True):
        (piece,) = parse(sample).findall("polyline")
        assert piece.get("stroke-dasharray") == line.get("stroke-dasharray")


# Frames ------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("series", "frames"), [(SERIES, 1), (MANY, len(MANY))])
def test_a_phone_has_small_frames_from_three_lines_on(series: Lines, frames: int) -> None:
    roots = list(map(parse, draw_chart(spec(series))))
    assert len(roots[1].findall(".//line[@class='qa-cursor']")) == frames
    for sheet, root in zip(SHEETS, roots, strict=True):
        assert root.get("viewBox", "").split()[2] == str(sheet.width)
        assert sheet.style_class in root.get("class", "").split()
        # The script that moves the cursor reads the scale of a frame from these attributes.
        for cursor in root.findall(".//line[@class='qa-cursor']"):
            low, high, start, end = (
                float(cursor.get(f"data-qa-{name}", "")) for name in ("low", "high", "start", "end")
            )
            xs = [x for values in series.values() for x in values]
            assert (low, high) == (min(xs), max(xs))
            assert start < end == float(cursor.get("x1", ""))
    lines = "polyline[@class='qa-line']"
    groups = [group for group in roots[1].iter("g") if group.find(lines) is not None]
    marks = [path.get("d", "").count("M") for g in groups for path in g.findall("path")]
    assert marks == [1] * len(series), "only the ends have a mark"


@pytest.mark.parametrize("sheet", SHEETS, ids=["wide", "narrow"])
def test_small_frames_stand_apart_with_one_line_its_name_and_all_others(sheet: Sheet) -> None:
    root = parse(draw_chart(spec(STEEP))[SHEETS.index(sheet)])
    _, _, width, height = map(float, root.get("viewBox", "").split())
    frames = panels(root)
    assert svg_texts(root, "qa-panel-name") == list(STEEP)
    assert len({group.get("transform") for group in frames}) == len(STEEP)
    for group in frames:
        x, y = map(float, group.get("transform", "")[10:-1].split())
        axis = group.find("line[@class='qa-axis']")
        assert axis is not None
        assert x + float(axis.get("x2", "")) <= width
        assert y + float(axis.get("y2", "")) <= height
        room = float(axis.get("x2", "")) - float(axis.get("x1", ""))
        names = svg_texts(group, "qa-panel-name")
        assert all(text_width(name, sheet.font) <= room for name in names)
        (trail,) = group.findall("path[@class='qa-trail']")
        assert trail.get("d", "").count("M") == len(STEEP)
        assert len(group.findall(".//polyline[@class='qa-line']")) == 1


# Names -------------------------------------------------------------------------------------------


def box(word: Element) -> Box:
    """Return left, top, right and bottom of the text in an element."""
    x, y = float(word.get("x", "")), float(word.get("y", ""))
    width = text_width(word.text or "", 16)
    left = x - {"middle": width / 2, "end": width}.get(word.get("text-anchor", ""), 0)
    return left, y - 12, left + width, y + 4


def meet(first: Box, other: Box) -> bool:
    return (
        first[0] < other[2] and other[0] < first[2] and first[1] < other[3] and other[1] < first[3]
    )


def crossing(first: Sequence[Point], other: Sequence[Point]) -> bool:
    """Return whether two line segments cross."""

    def sides(piece: Sequence[Point], ends: Sequence[Point]) -> list[float]:
        (x1, y1), (x2, y2) = piece
        return [(x2 - x1) * (y - y1) - (y2 - y1) * (x - x1) for x, y in ends]

    return all(min(s) < 0 < max(s) for s in (sides(first, other), sides(other, first)))


@pytest.mark.parametrize("y", [LOG, LINEAR], ids=["log", "linear"])
@pytest.mark.parametrize("seed", range(25))
def test_line_names_overlap_neither_each_other_nor_lines_nor_the_edge(y: Axis, seed: int) -> None:
    root = wide(random_series(seed), y)
    if panels(root):
        return
    _, _, width, height = map(float, root.get("viewBox", "").split())
    boxes = [box(word) for word in root.iter("text") if word.get("class") == "qa-label"]
    assert not [pair for pair in combinations(boxes, 2) if meet(*pair)]
    assert all(min(b) >= 0 and b[2] - 0.1 <= width and b[3] <= height for b in boxes)
    lines = [piece for line in drawn_lines(root) for piece in pairwise(line)]
    for (x1, y1), (x2, y2) in lines:
        points = [(x1 + s / 20 * (x2 - x1), y1 + s / 20 * (y2 - y1)) for s in range(21)]
        assert not [(x, y) for x, y in points if any(meet(b, (x, y, x, y)) for b in boxes)]
    ties = [piece for line in drawn_lines(root, "qa-leader") for piece in pairwise(line)]
    assert not [pair for pair in combinations(ties, 2) if crossing(*pair)]
    # A leader leads from a line to its name. It begins near the mark at the end of its line, at
    # most about seven units from the end.
    far = [(tie, line) for tie in ties for line in lines if dist(tie[0], line[1]) > 7.1]
    assert not [pair for pair in far if crossing(*pair)]


@pytest.mark.parametrize("seed", range(5))
def test_every_name_is_written_once(seed: int) -> None:
    labels = svg_texts(wide(random_series(seed)), "qa-label")
    assert sorted(labels) == sorted(line for name in random_series(seed) for line in wrapped(name))


@pytest.mark.parametrize(("seed", "is_fitting"), [(0, False), (2, True)])
def test_names_that_would_cross_get_small_frames(seed: int, is_fitting: bool) -> None:
    assert (panels(wide(random_series(seed))) == []) == is_fitting


def test_names_of_eighteen_lines_stand_apart_inside() -> None:
    root = wide(EIGHTEEN)
    names = [text for text in root.iter("text") if (text.text or "").startswith("series")]
    heights = sorted(float(text.get("y", "")) for text in names)
    assert len(heights) == 18
    assert min(b - a for a, b in pairwise(heights)) >= 18.9
    assert heights[0] > 12
    assert heights[-1] < float(root.get("viewBox", "").split()[3])


def test_names_at_the_right_stand_in_the_order_of_the_ends() -> None:
    lines = {"low": {4: 1, 18: 2}, "a": {4: 1, 18: 90}, "b": {4: 1, 18: 80}}
    assert svg_texts(wide(lines), "qa-label") == ["a", "b", "low"]


@pytest.mark.parametrize(("last", "is_inside"), [(9, True), (11, True), (12, False)])
def test_a_line_that_ends_before_the_last_x_is_named_where_it_ends(
    last: int, is_inside: bool
) -> None:
    long = {x: 1.5**x for x in range(4, 13)}
    root = wide({"long": long, "short": {x: 9.0**x for x in range(4, last + 1)}})
    (name,) = (text for text in root.iter("text") if text.text == "short")
    assert (float(name.get("x", "")) < drawn_lines(root)[0][-1][0]) == is_inside


def test_number_and_noun_stay_on_one_line() -> None:
    assert wrapped("Engine, AVX-512, 2 threads") == (
        "Engine, AVX-512,",
        "2\N{NO-BREAK SPACE}threads",
    )
    assert [wrapped(name) for name in ("", "a" * 40)] == [("",), ("a" * 40,)]


def boxes(path: Element) -> list[Box]:
    """Return left, top, width and height of each rectangle of a path."""
    boxes_found = re.findall(r"M(\S+) (\S+)h(\S+)v(\S+)h\S+?z", path.get("d", ""))
    return [
        (float(x), float(y), float(width), float(height)) for x, y, width, height in boxes_found
    ]


def bars(markup: str, style_class: str = "qa-bar") -> list[Box]:
    """Return the rectangles of a class in a drawing, in the order in which they are drawn."""
    paths = [path for path in parse(markup).iter("path") if path.get("class") == style_class]
    return [box for path in paths for box in boxes(path)]


def test_columns_are_as_high_as_their_values_and_stand_on_one_line() -> None:
    rectangles = bars(columns([4, 8, 0]))
    assert [height for *_, height in rectangles] == [75, 150], "a value of 0 has none"
    assert len({top + height for _, top, _, height in rectangles}) == 1


def test_every_count_of_orbits_has_a_mark_in_the_shape_of_its_size() -> None:
    rows = {1: {1: 1}, 2: {}, 5: {2: 1, 8: 1}, 12: {2: 4, 4: 18, 8: 1765}}
    paths = [
        (group.get("class", "").removeprefix("qa-orbit-"), group[0].get("d", ""))
        for group in parse(orbit_dots(rows)).iter("g")
    ]
    legend = paths[:4]
    marks = paths[4:]
    assert len({shape.partition("m")[2] for _, shape in legend}) == 4
    assert {size: path.count("M") for size, path in marks} == {"1": 1, "2": 2, "4": 1, "8": 2}


def test_layers_are_as_long_as_their_counts_and_follow_each_other() -> None:
    markup = layers([(0, 1, 1, 2), (0, 2, 8, 20)])
    (_, first, second), (_, third), (_, fourth, fifth) = (
        bars(markup, f"qa-layer{texture}") for texture in (" qa-layer-solid", " qa-layer-lines", "")
    )
    one = first[2]
    widths = [width / one for _, _, width, _ in (first, fourth, second, third, fifth)]
    assert widths == pytest.approx([1, 1, 2, 6, 12], rel=0.01)
    for before, after in ((first, fourth), (second, third), (third, fifth)):
        assert before[0] + before[2] == pytest.approx(after[0], abs=0.02)


def test_equal_factors_are_equally_long_on_either_side_of_one() -> None:
    # Bars are drawn in the reverse order of the factors, so that the first bar is "a tenth".
    factors = {"a hundred": 100, "ten": 10, "a tenth": 0.1}
    (left, _, tenth, _), (_, _, ten, _), (one, _, hundred, _) = bars(factor_bars(factors)[0])
    assert hundred == pytest.approx(2 * ten, abs=0.02)
    assert tenth == pytest.approx(ten, abs=0.02)
    assert left + tenth == pytest.approx(one, abs=0.02)


@pytest.mark.parametrize("sheet", SHEETS)
@pytest.mark.parametrize("factor", [1e-9, 1e9, 1, 0.2, 5])
def test_words_stay_inside_and_off_the_bars(factor: float, sheet: Sheet) -> None:
    names = ("Engine, AVX-512, 2 threads", "Engine, in the browser without vectors")
    drawings = factor_bars(dict.fromkeys(names, factor))
    root = parse(drawings[SHEETS.index(sheet)])
    _, _, width, height = map(float, root.get("viewBox", "").split())
    assert width == sheet.width
    for words in root.iter("text"):
        x = float(words.get("x", ""))
        size = text_width(words.text or "", sheet.font)
        left = x - {"middle": size / 2, "end": size}.get(words.get("text-anchor", ""), 0)
        assert 0 <= left <= left + size <= width
        assert float(words.get("y", "")) < height
    if sheet is not SHEETS[0]:
        above = [float(words.get("y", "")) for words in root.iter("text") if words.text in names]
        tops = sorted(top for _, top, _, _ in bars(drawings[1]))
        assert all(top - name > sheet.font / 4 for name, top in zip(above, tops, strict=False))


def test_no_axis_on_a_phone_crosses_the_name_of_a_bar() -> None:
    names = ("Engine, AVX-512, 2 threads", "Symmetry elimination")
    drawing = factor_bars(dict.fromkeys(names, 5))[1]
    root = parse(drawing)
    baselines = [float(words.get("y", "")) for words in root.iter("text") if words.text in names]
    (axis,) = (path.get("d", "") for path in root.iter("path") if path.get("class") == "qa-rule")
    starts = [float(top) for top in re.findall(r"M\S+ (\S+)v16", axis)]
    tops = sorted(top for _, top, _, _ in bars(drawing))
    assert all(
        name + 3 < start < top for name, start, top in zip(baselines, starts, tops, strict=True)
    )
    assert all(float(line.get("y1", "")) > max(tops) for line in root.iter("line"))


def test_a_linear_scale_meets_its_ends() -> None:
    scale = Linear(4, 14, 100, 300)
    assert [scale(4), scale(9), scale(14)] == [100, 200, 300]


def test_bands_are_numbered_from_their_start_and_have_their_position_in_the_middle() -> None:
    bands = Bands(3, 10, 20)
    assert [bands(index) for index in bands.ticks(99)] == [20, 40, 60]
    assert bands.end == 70


@pytest.mark.parametrize(
    ("low", "high", "ticks"),
    [(4, 12, list(range(4, 13))), (1, 27, [5, 10, 15, 20, 25]), (4, 16, [4, 6, 8, 10, 12, 14, 16])],
)
def test_ticks_are_round_and_far_enough_apart(low: int, high: int, ticks: list[int]) -> None:
    assert Linear(low, high, 0, 100).ticks(apart=10) == ticks


def test_ticks_may_be_fractions_of_a_whole() -> None:
    scale = Linear.over([1.15, 1.61], 0, 60, parts=10)
    assert scale.ticks(apart=20) == [1.2, 1.4, 1.6]
    assert (scale.low, scale.high) == (1.1, 1.7)


def test_powers_hold_all_values() -> None:
    scale = Log.over([0.002, 30], 400, 0)
    assert (scale.low, scale.high) == (-3, 2)
    assert [scale(0.001), scale(100)] == [400, 0]
    one_value = Log.over([7], 0, 100)
    assert 0 <= one_value(7) <= 100


def test_labelled_decades_keep_their_distance() -> None:
    assert Log(0, 18, 0, 360).ticks(apart=40) == [10.0**power for power in range(0, 19, 2)]
    assert Log(-5, 2, 0, 700).ticks(apart=40) == [10.0**power for power in range(-5, 3)]


def test_every_decade_has_its_words() -> None:
    assert [count_label(10.0**e) for e in (0, 1, 2, 3, 4, 17)] == [
        "1",
        "10",
        "100",
        "1,000",
        "10⁴",
        "10¹⁷",
    ]
    assert [duration_label(10.0**e) for e in range(-9, 4)] == [
        *("1 ns", "10 ns", "100 ns", "1 µs", "10 µs", "100 µs"),
        *("1 ms", "10 ms", "100 ms", "1 s", "10 s", "100 s", "1,000 s"),
    ]


def test_crowded_places_are_spread_and_stay_inside() -> None:
    positions = spread([5.0, 5.0, 6.0, 90.0, 99.0, 99.0], 10, 0, 100)
    assert positions == sorted(positions)
    assert min(b - a for a, b in pairwise(positions)) >= 10
    assert positions[0] >= 0
    assert positions[-1] <= 100


def test_spread_keeps_the_order() -> None:
    first, second = spread([80, 20], 10, 0, 100)
    assert (first, second) == (45, 55)


@pytest.mark.parametrize(
    ("values", "ends"), [([3.7, 6.2], (3, 7)), ([5.0], (5, 6)), ([-0.5, 0.5], (-1, 1))]
)
def test_a_linear_scale_goes_from_whole_value_to_whole_value(
    values: list[float], ends: tuple[int, int]
) -> None:
    scale = Linear.over(values, 400, 0)
    assert (scale.low, scale.high) == ends
    assert all(0 <= scale(value) <= 400 for value in values)


def test_factors_are_spelt_out_as_far_as_they_are_short() -> None:
    labels = [factor_label(10.0**power) for power in (-4, -3, -1, 0, 3, 4)]
    times = "\N{MULTIPLICATION SIGN}"
    assert labels == [f"{word}{times}" for word in ("10⁻⁴", "0.001", "0.1", "1", "1,000", "10⁴")]


def test_a_small_frame_names_its_last_x_as_the_axis_does() -> None:
    axis = Axis("queens", tick_label=lambda exponent: count_label(10**exponent))
    lines = {"low": {1: 1.0, 7: 2.0}, "middle": {1: 3.0, 7: 4.0}, "high": {1: 5.0, 7: 6.0}}
    _, narrow = draw_chart(replace(line_spec(lines, LINEAR), x=axis))
    texts = svg_texts(parse(narrow))
    assert any(text.startswith("queens = 10\u2077: ") for text in texts)
