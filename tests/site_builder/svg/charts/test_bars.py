"""Bars and dots: as many as there are values, as long as the values say."""

from __future__ import annotations

import pytest

from site_builder.svg.charts.bars import bars, orbit_dots
from site_builder.values.errors import UserError
from tests.helpers.drawings import TITLES, parse, svg_texts


def test_bars_are_as_high_as_their_values_and_stand_on_one_line() -> None:
    rects = list(parse(bars([4, 8, 0], "abc", **TITLES)).iter("rect"))
    heights = [float(rect.get("height", "")) for rect in rects]
    assert heights == [75, 150, 0]
    assert [float(rect.get("y", "")) for rect in rects] == [-height for height in heights]


def test_every_bar_has_its_value_and_its_label() -> None:
    root = parse(bars([4, 1234, 14200], [1, 2, 3], **TITLES))
    assert svg_texts(root, "qa-label") == ["4", "1234", "14,200"]
    assert svg_texts(root, "qa-tick") == ["1", "2", "3"]


def test_values_that_would_be_too_small_to_read_are_left_out() -> None:
    root = parse(bars([8070] * 13, range(13), **TITLES))
    assert svg_texts(root, "qa-label") == []
    assert len(svg_texts(root, "qa-tick")) == 13


def test_no_solutions_at_all_make_an_empty_chart() -> None:
    root = parse(bars([0, 0], "ab", **TITLES))
    assert {rect.get("height") for rect in root.iter("rect")} == {"0"}


@pytest.mark.parametrize(("values", "labels"), [([], []), ([1, 2], ["a"]), ([-1], ["a"])])
def test_bars_without_value_or_label_are_refused(values: list[int], labels: list[str]) -> None:
    with pytest.raises(UserError, match=r"^a bar chart takes values from 0 up and a label .*$"):
        bars(values, labels, **TITLES)


ROWS = [(1, {1: 1}), (2, {}), (5, {2: 1, 4: 0, 8: 1}), (12, {2: 4, 4: 18, 8: 1765})]


def marks_of(markup: str) -> dict[str, int]:
    """How many marks of each size are drawn, the one in the legend not counted."""
    groups = [g for g in parse(markup).iter("g") if g.get("class", "").startswith("qa-orbit-")]
    heights: dict[str, int] = {}
    for group in groups:
        (path,) = group
        name = group.get("class", "")
        heights[name] = heights.get(name, -1) + path.get("d", "").count("M")
    return heights


def test_every_count_but_zero_has_a_mark() -> None:
    assert marks_of(orbit_dots(ROWS, **TITLES)) == {
        "qa-orbit-1": 1,
        "qa-orbit-2": 2,
        "qa-orbit-4": 1,
        "qa-orbit-8": 2,
    }


def test_every_n_has_a_line_and_every_size_a_shape_of_its_own() -> None:
    root = parse(orbit_dots(ROWS, **TITLES))
    sizes, rows = ["1", "2", "4", "8"], ["1", "2", "5", "12"]
    assert svg_texts(root, "qa-label") == sizes + rows
    legend = [g[0] for g in root.iter("g") if g.get("class", "").startswith("qa-orbit-")][:4]
    assert len({path.get("d", "").partition("m")[2] for path in legend}) == 4


def test_an_n_without_solutions_is_shown_empty() -> None:
    assert set(marks_of(orbit_dots([(2, {}), (3, {8: 0})], **TITLES)).values()) == {0}


def test_an_orbit_of_three_is_refused() -> None:
    with pytest.raises(UserError, match=r"^orbits have 1, 2, 4 or 8 boards, got 3$"):
        orbit_dots([(5, {3: 1})], **TITLES)
