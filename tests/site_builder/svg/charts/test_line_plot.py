"""Line plots: every series drawn, told apart without colour, and named without overlap."""

from __future__ import annotations

import re
from collections.abc import Callable
from itertools import combinations, pairwise

import pytest

from site_builder.svg.canvas import NARROW, WIDE, Point
from site_builder.svg.charts.line_plot import LinePlots, Range, linear_lines, log_lines
from site_builder.svg.charts.scale import duration_label
from site_builder.values.errors import UserError
from tests.helpers.drawings import SERIES, TITLES, parse, svg_texts

AXES = {"x_title": "N", "y_title": "seconds", **TITLES}
EIGHTEEN = {f"series {i}": [(2, 10.0**-i), (7 + i % 3, 2 * 10.0**-i)] for i in range(18)}


def lines_of(series: dict[str, list[Point]]) -> list[list[list[float]]]:
    """The points of every line, in places of the drawing."""
    lines = parse(log_lines(series, **AXES).wide).findall(".//polyline[@class='qa-line']")
    pairs = [line.get("points", "").split() for line in lines]
    return [[[float(number) for number in pair.split(",")] for pair in line] for line in pairs]


def test_every_point_is_on_its_line() -> None:
    assert [len(line) for line in lines_of(SERIES)] == [2, 3]


def test_more_time_stands_higher_and_larger_n_further_right() -> None:
    (line,) = lines_of({"a": [(4, 0.1), (6, 10), (5, 1)]})
    (x4, y4), (x5, y5), (x6, y6) = line
    assert x5 - x4 == pytest.approx(x6 - x5, abs=0.02)
    assert y4 - y5 == pytest.approx(y5 - y6, abs=0.02)
    assert y4 > y5


def test_ticks_speak_the_given_language() -> None:
    ticks = svg_texts(parse(log_lines(SERIES, y_label=duration_label, **AXES).wide))
    assert {"100 µs", "1 ms", "10 ms", "100 ms"} <= set(ticks)
    assert {"N", "seconds", "4", "5", "6"} <= set(ticks)


def test_a_few_lines_have_their_last_value_below_their_name() -> None:
    series = {"slow": [(4, 1.0), (6, 30.0)], "fast": [(5, 0.5), (4, 0.1)]}
    plots = log_lines(series, value_label=duration_label, **AXES)
    for markup in (plots.wide, plots.narrow):
        words = svg_texts(parse(markup))
        assert [words[words.index(name) + 1] for name in series] == ["30 s", "500 ms"]
    linear = linear_lines({"a": [(4, 1.25)]}, value_label="{:.2f}".format, parts=10, **AXES)
    assert "1.25" in svg_texts(parse(linear.wide))


def test_many_lines_of_one_frame_have_no_values_and_small_frames_have_them_with_their_x() -> None:
    series = {f"series {i}": [(4, 10.0**i), (5 + i, 3 * 10.0**i)] for i in range(4)}
    plots = log_lines(series, value_label="value {:g}".format, **AXES)
    assert not [word for word in svg_texts(parse(plots.wide)) if "value" in word]
    values = {word for word in svg_texts(parse(plots.narrow)) if "value" in word}
    assert values == {f"N = {5 + i}: value {3 * 10**i}" for i in range(4)}


def styles_of(markup: str) -> list[tuple[object, ...]]:
    """Colour, dash and mark of every line, in the order of the series."""
    styles: list[tuple[object, ...]] = []
    for group in parse(markup).iter("g"):
        line, mark = group.find("polyline[@class='qa-line']"), group.find("path[last()]")
        if line is not None and mark is not None:
            shape = mark.get("d", "").partition("m")[2].partition("M")[0]
            dash = line.get("stroke-dasharray")
            styles.append((group.get("class"), dash, (mark.get("class"), shape)))
    return styles


def test_ten_series_differ_in_colour_and_in_dash_or_mark_and_the_others_in_mark() -> None:
    styles = styles_of(log_lines(EIGHTEEN, **AXES).wide)
    assert len(styles) == 18
    for style, other in combinations(styles[:10], 2):
        assert style[0] != other[0]
        assert style[1:] != other[1:]
    assert len({mark for _, _, mark in styles[9:]}) == 9
    assert {color for color, _, _ in styles[9:]} == {"qa-series-10"}


@pytest.mark.parametrize("draw", [log_lines, linear_lines])
def test_a_style_goes_with_the_name_and_not_with_the_place(draw: Callable[..., LinePlots]) -> None:
    styles = {"series 3": 3, "series 9": 9}
    few = {name: EIGHTEEN[name] for name in ("series 9", "series 3")}
    whole = styles_of(draw(EIGHTEEN, **AXES).wide)
    assert styles_of(draw(few, styles=styles, **AXES).wide) == [whole[9], whole[3]]


def test_two_series_of_the_same_style_still_differ() -> None:
    first, second = styles_of(log_lines(SERIES, styles={"slow": 4, "fast": 4 + 18}, **AXES).wide)
    assert first != second


def test_names_do_not_overlap_and_stay_inside() -> None:
    root = parse(log_lines(EIGHTEEN, **AXES).wide)
    names = [text for text in root.iter("text") if (text.text or "").startswith("series")]
    heights = sorted(float(text.get("y", "")) for text in names)
    assert len(heights) == 18
    assert min(b - a for a, b in pairwise(heights)) >= 18.9
    _, _, _, bottom = map(float, root.get("viewBox", "").split())
    assert heights[0] > 12
    assert heights[-1] < bottom


def bars_of(markup: str) -> list[list[float]]:
    """Every bar as x, lower end and upper end."""
    paths = parse(markup).findall(".//path[@class='qa-range']")
    bars = re.findall(r"M([\d.]+) ([\d.]+)V([\d.]+)", "".join(p.get("d", "") for p in paths))
    return [[float(number) for number in bar] for bar in bars]


def test_a_bar_reaches_from_the_least_to_the_greatest_value() -> None:
    ends: dict[str, list[Point]] = {"a": [(4, 1), (5, 10)], "b": [(4, 10), (5, 1000)]}
    (low4, low5), (high4, high5) = lines_of(ends)
    spreads: dict[str, list[Range]] = {"a": [(4, 1, 10), (5, 10, 1000)]}
    assert bars_of(log_lines(ends, ranges=spreads, **AXES).wide) == [
        [low4[0], low4[1], high4[1]],
        [low5[0], low5[1], high5[1]],
    ]


def test_a_bar_that_is_higher_than_all_points_has_room() -> None:
    (bar,) = bars_of(log_lines({"a": [(4, 1)]}, ranges={"a": [(4, 1, 5000)]}, **AXES).wide)
    assert 0 < bar[2] < bar[1]


def test_points_alone_have_no_bars() -> None:
    assert bars_of(log_lines(SERIES, **AXES).wide) == []


def test_ticks_of_a_linear_scale_may_be_parts_of_a_whole() -> None:
    markup = linear_lines({"a": [(4, 1.24), (5, 1.61)]}, parts=10, **AXES).wide
    labels = {text.text for text in parse(markup).iter() if text.tag.endswith("text")}
    assert {"1.2", "1.3", "1.4", "1.5", "1.6", "1.7"} <= labels


def test_equal_differences_are_equally_far_apart_on_a_linear_scale() -> None:
    markup = linear_lines({"a": [(4, 2.0), (5, 3.5), (6, 5.0)]}, **AXES).wide
    line = parse(markup).findall(".//polyline[@class='qa-line']")[0].get("points", "")
    first, second, third = (float(pair.split(",")[1]) for pair in line.split())
    assert first - second == pytest.approx(second - third, abs=0.02)
    assert first > second
    assert {"2", "3", "4", "5"} <= set(svg_texts(parse(markup), "qa-tick"))


def test_a_reference_has_a_style_that_no_other_has() -> None:
    root = parse(linear_lines(SERIES, reference="fast", **AXES).wide)
    drawn = [
        g.get("class") for g in root.iter("g") if g.find("polyline[@class='qa-line']") is not None
    ]
    assert drawn == ["qa-series-1", "qa-series-0"]


def test_a_line_is_broken_where_an_x_is_left_out() -> None:
    assert [len(run) for run in lines_of({"a": [(1, 1), (4, 2), (5, 10), (6, 4)]})] == [1, 3]


def test_one_point_is_enough() -> None:
    assert "alone" in svg_texts(parse(log_lines({"alone": [(8, 92)]}, **AXES).wide))


@pytest.mark.parametrize("draw", [log_lines, linear_lines])
@pytest.mark.parametrize("series", [{}, {"a": []}, {str(i): [(1, 1)] for i in range(19)}])
def test_no_series_or_too_many_are_refused(
    draw: Callable[..., LinePlots], series: dict[str, list[Point]]
) -> None:
    with pytest.raises(UserError, match=r"^a plot takes 1\.\.18 series with points, got .*$"):
        draw(series, **AXES)


@pytest.mark.parametrize("y", [0, -1, float("inf"), float("nan")])
def test_values_without_logarithm_are_refused(y: float) -> None:
    with pytest.raises(
        UserError, match=r"^a logarithmic scale shows positive values only, got .*$"
    ):
        log_lines({"a": [(1, y)]}, **AXES)


FEW: dict[str, list[Point]] = {name: SERIES[name] for name in SERIES}
MANY: dict[str, list[Point]] = {f"line {i}": [(4, 1.0 + i), (9, 100.0 + i)] for i in range(5)}


@pytest.mark.parametrize("series", [FEW, MANY])
def test_a_drawing_for_a_phone_is_as_wide_as_a_phone(series: dict[str, list[Point]]) -> None:
    plots = log_lines(series, **AXES)
    for sheet, markup in ((WIDE, plots.wide), (NARROW, plots.narrow)):
        root = parse(markup)
        assert root.get("viewBox", "").split()[2] == str(sheet.width)
        assert sheet.style_class in root.get("class", "").split()


def test_a_phone_has_small_frames_from_three_lines_on() -> None:
    frames = [len(cursors(log_lines(series, **AXES).narrow)) for series in (FEW, MANY)]
    assert frames == [1, len(MANY)]


def cursors(markup: str) -> list[dict[str, float]]:
    """What a script knows of each frame."""
    lines = parse(markup).findall(".//line[@class='qa-cursor']")
    return [{key: float(value) for key, value in line.items() if key != "class"} for line in lines]


@pytest.mark.parametrize("narrow", [False, True])
def test_every_frame_has_the_data_of_its_x_range(narrow: bool) -> None:
    plots = log_lines(MANY, **AXES)
    for frame in cursors(plots.narrow if narrow else plots.wide):
        assert (frame["data-qa-low"], frame["data-qa-high"]) == (4, 9)
        assert frame["data-qa-start"] < frame["data-qa-end"] == frame["x1"] == frame["x2"]


def test_legend_sample_has_the_style_of_its_line() -> None:
    plots = log_lines(SERIES, **AXES)
    lines = parse(plots.wide).findall(".//polyline[@class='qa-line']")
    for line, sample in zip(lines, plots.samples.values(), strict=True):
        (piece,) = parse(sample).findall("polyline")
        assert piece.get("stroke-dasharray") == line.get("stroke-dasharray")
    assert list(plots.samples) == list(SERIES)


@pytest.mark.parametrize(("series", "frames"), [(FEW, 1), (MANY, len(MANY))])
def test_on_a_phone_only_the_ends_have_a_mark(series: dict[str, list[Point]], frames: int) -> None:
    root = parse(log_lines(series, **AXES).narrow)
    assert len(root.findall(".//line[@class='qa-cursor']")) == frames
    groups = [g for g in root.iter("g") if g.find("polyline[@class='qa-line']") is not None]
    marks = [path.get("d", "").count("M") for g in groups for path in g.findall("path")]
    assert marks == [1] * len(series)
