"""The paper of figures: those of a size of their own get a class of the style sheet."""

from __future__ import annotations

import re

import pytest

from site_builder.svg.canvas import Drawing, inline_sized
from tests.helpers.drawings import TITLES, parse
from tests.helpers.sources import ROOT

SHEET = (ROOT / "templates/assets/site/queens-atlas.css").read_text(encoding="utf-8")


@pytest.mark.parametrize(
    ("width", "wide"), [(0.5, 80), (80, 80), (80.1, 120), (399, 400), (400, 400), (900, 560)]
)
def test_width_is_one_of_the_style_sheet(width: float, wide: int) -> None:
    figure = Drawing(TITLES["title"], TITLES["description"], (-1, -2, width, 7), [], "qa-tree")
    root = parse(inline_sized(figure))
    assert root.get("class") == f"qa-tree qa-px-{wide}{' qa-scrolls' if wide > 328 else ''}"
    assert f".qa-px-{wide} {{ width: {wide}px; }}" in SHEET
    assert root.get("viewBox", "").split() == ["-1", "-2", f"{max(width, wide):g}", "7"]


def test_the_style_sheet_has_every_width() -> None:
    assert {*range(80, 561, 40)} <= {int(size) for size in re.findall(r"\.qa-px-(\d+) ", SHEET)}
