"""Lanes, step by step: what is drawn for each."""

from __future__ import annotations

import re

import pytest

from site_builder.svg import palette
from site_builder.svg.lanes import BACK, IDLE, lane_steps
from site_builder.values.errors import UserError
from tests.helpers.drawings import TITLES, all_classes, parse, svg_texts
from tests.helpers.sources import ROOT

STEPS = [("0", IDLE), ("1", "0"), (BACK, "1"), (IDLE, BACK)]


def squares(root_class: str, markup: str) -> int:
    """Squares drawn in a style."""
    paths = [p for p in parse(markup).iter("path") if p.get("class") == root_class]
    return sum(path.get("d", "").count("M") for path in paths)


def test_each_lane_of_each_step_has_its_square_and_its_word() -> None:
    markup = lane_steps(STEPS, **TITLES)
    assert squares("qa-bit qa-bit-set", markup) == 4
    assert squares("qa-bit", markup) == 4
    assert squares("qa-refused", markup) == 2
    assert svg_texts(parse(markup), "qa-bit-one") == ["0", "1", "0", "1"]


def test_many_steps_go_on_in_another_band_within_the_width_of_a_phone() -> None:
    root = parse(lane_steps([("0", "1")] * 50, **TITLES))
    assert svg_texts(root, "qa-tick") == ["step 1", "step 22", "step 43"]
    _, _, width, height = map(float, root.get("viewBox", "").split())
    assert width == 320
    assert max(float(t.get("x", "")) for t in root.iter("text")) <= width
    assert max(float(t.get("y", "")) for t in root.iter("text")) <= height


def test_styles_and_width_are_in_the_style_sheet() -> None:
    known = set(re.findall(r"\.([a-z0-9-]+)", palette.rules()))
    sheet = (ROOT / "templates/assets/site/queens-atlas.css").read_text(encoding="utf-8")
    known |= set(re.findall(r"\.(qa-(?:px-\d+|chart|lanes))", sheet))
    assert all_classes(parse(lane_steps(STEPS, **TITLES))) <= known


@pytest.mark.parametrize(
    ("steps", "got"),
    [([], "none"), ([()], "0"), ([("0",), ("0", "1")], "1 and 2"), ([("",) * 17], "17")],
)
def test_steps_have_the_same_lanes(steps: list[tuple[str, ...]], got: str) -> None:
    with pytest.raises(UserError, match=rf"^steps have the same lanes, 1\.\.16, got {got}$"):
        lane_steps(steps, **TITLES)
