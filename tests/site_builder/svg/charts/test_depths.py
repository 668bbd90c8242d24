"""Bars by depth: layers side by side, told apart by their texture."""

from __future__ import annotations

import pytest

from site_builder.svg.charts.depths import depth_bars
from site_builder.values.errors import UserError
from tests.helpers.drawings import TITLES, parse, svg_texts

LAYERS = {"kept": (1, 2), "cut": (0, 6), "left": (1, 12)}


def test_layers_are_as_long_as_their_counts() -> None:
    root = parse(depth_bars(LAYERS, **TITLES))
    widths = [(part.get("class", ""), float(part.get("width", ""))) for part in root.iter("rect")]
    legend, bars = widths[:3], widths[3:]
    solid, lines, empty = (name for name, _ in legend)
    assert (solid, lines) == ("qa-layer qa-layer-solid", "qa-layer qa-layer-lines")
    assert [name for name, _ in bars] == [solid, empty, solid, lines, empty]
    assert bars[4][1] == pytest.approx(12 * bars[0][1], rel=0.01)
    assert bars[3][1] == pytest.approx(6 * bars[0][1], rel=0.01)


def test_each_layer_begins_where_the_one_before_ends() -> None:
    shapes = [*parse(depth_bars(LAYERS, **TITLES)).iter("rect")][-3:]
    starts = [float(shape.get("x", "")) for shape in shapes]
    ends = [float(s.get("x", "")) + float(s.get("width", "")) for s in shapes]
    assert starts[1:] == pytest.approx(ends[:-1], abs=0.02)


def test_depths_names_and_sums_are_written() -> None:
    written = svg_texts(parse(depth_bars(LAYERS, axis="queens", **TITLES)))
    assert written == ["kept", "cut", "left", "queens", "1", "2", "2", "20"]


def test_the_hatched_layer_has_lines_within_it() -> None:
    root = parse(depth_bars({"a": (0,), "b": (9,)}, **TITLES))
    (_, bar) = (part for part in root.iter("rect") if "lines" in part.get("class", ""))
    hatching = [p.get("d", "") for p in root.iter("path")][-1]
    places = [float(stroke.split()[0]) for stroke in hatching.split("M")[1:]]
    start = float(bar.get("x", ""))
    assert len(places) > 10
    assert all(start < x < start + float(bar.get("width", "")) for x in places)


def test_a_depth_without_boards_has_no_bar() -> None:
    assert "rect" in depth_bars({"a": (0, 0)}, **TITLES)
    assert len([*parse(depth_bars({"a": (0, 0)}, **TITLES)).iter("rect")]) == 1


@pytest.mark.parametrize(
    "layers",
    [{}, {"a": ()}, {"a": (1,), "b": (1, 2)}, {"a": (-1,)}, dict.fromkeys("abcd", (1,))],
)
def test_other_layers_are_refused(layers: dict[str, tuple[int, ...]]) -> None:
    with pytest.raises(UserError, match=r"^bars take one to three layers of as many counts"):
        depth_bars(layers, **TITLES)
