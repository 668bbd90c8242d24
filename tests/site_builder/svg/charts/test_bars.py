"""Bars, dots and cells: as long, as many and as strong as their values say."""

from __future__ import annotations

import re
from xml.etree.ElementTree import Element

import pytest

from site_builder.svg.canvas import SHEETS, Sheet, text_width
from tests.helpers.drawings import columns, factor_bars, layers, orbit_dots, parse

Box = tuple[float, float, float, float]


def boxes(path: Element) -> list[Box]:
    """Left, top, width and height of each rectangle of a path."""
    found = re.findall(r"M(\S+) (\S+)h(\S+)v(\S+)h\S+?z", path.get("d", ""))
    return [(float(x), float(y), float(width), float(height)) for x, y, width, height in found]


def bars(markup: str, style_class: str = "qa-bar") -> list[Box]:
    """The rectangles of a class, in the order in which they are drawn."""
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
    legend, marks = paths[:4], paths[4:]
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
    # The last is in front, so it is drawn first.
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
        x, size = float(words.get("x", "")), text_width(words.text or "", sheet.font)
        left = x - {"middle": size / 2, "end": size}.get(words.get("text-anchor", ""), 0)
        assert 0 <= left <= left + size <= width
        assert float(words.get("y", "")) < height
    if sheet is not SHEETS[0]:
        above = [float(words.get("y", "")) for words in root.iter("text") if words.text in names]
        tops = sorted(top for _, top, _, _ in bars(drawings[1]))
        assert all(top - name > sheet.font / 4 for name, top in zip(above, tops, strict=False))
