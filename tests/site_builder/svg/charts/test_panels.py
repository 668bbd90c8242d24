"""Small frames: one for each line, all alike, with all lines in each."""

from __future__ import annotations

from xml.etree import ElementTree

import pytest

from site_builder.svg.canvas import NARROW, WIDE, Point, Sheet, text_width
from site_builder.svg.charts.line_plot import log_lines
from tests.helpers.drawings import TITLES, parse, svg_texts

# The lines end apart and steep, so that their names would cross on a wide page, too.
SERIES: dict[str, list[Point]] = {
    f"A method {i}": [(n, 10.0 ** (0.75 * n - 0.15 * i)) for n in range(4, 16 + i // 3)]
    for i in range(10)
}
SHEETS = pytest.mark.parametrize("sheet", [WIDE, NARROW], ids=["wide", "narrow"])


def frames(sheet: Sheet) -> tuple[ElementTree.Element, list[ElementTree.Element]]:
    """The drawing and the groups that are its frames."""
    plots = log_lines(SERIES, x_title="N", y_title="time", **TITLES)
    root = parse(plots.wide if sheet is WIDE else plots.narrow)
    return root, [group for group in root.iter("g") if group.get("transform")]


@SHEETS
def test_each_line_has_a_frame_with_its_name_and_the_others_behind_it(sheet: Sheet) -> None:
    root, panels = frames(sheet)
    assert svg_texts(root, "qa-panel-name") == list(SERIES)
    trails = [group.findall("path[@class='qa-trail']") for group in panels]
    assert [len(group.findall(".//polyline[@class='qa-line']")) for group in panels] == [1] * 10
    assert {path.get("d", "").count("M") for (path,) in trails} == {len(SERIES)}


@SHEETS
def test_frames_stand_apart_and_inside_the_drawing(sheet: Sheet) -> None:
    root, panels = frames(sheet)
    _, _, width, height = map(float, root.get("viewBox", "").split())
    places = [group.get("transform", "")[10:-1].split() for group in panels]
    assert len({(x, y) for x, y in places}) == len(SERIES)
    for group, (x, y) in zip(panels, places, strict=True):
        axis = group.find("line[@class='qa-axis']")
        assert axis is not None
        assert float(x) + float(axis.get("x2", "")) <= width
        assert float(y) + float(axis.get("y2", "")) <= height


@SHEETS
def test_a_name_is_no_wider_than_its_frame(sheet: Sheet) -> None:
    _, panels = frames(sheet)
    for group in panels:
        axis = group.find("line[@class='qa-axis']")
        assert axis is not None
        room = float(axis.get("x2", "")) - float(axis.get("x1", ""))
        assert (
            max(text_width(word, sheet.font) for word in svg_texts(group, "qa-panel-name")) <= room
        )
