"""Pictures of a page have colours without a style sheet, and with it the same as before."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from xml.etree.ElementTree import Element

import pytest

from site_builder.svg.charts.renderer import line_samples
from site_builder.svg.light_colors import with_light_colors
from site_builder.svg.palette import LIGHT, presentation_attributes
from site_builder.svg.puzzles import REGION_COLORS
from site_builder.svg.wall import tile
from tests.helpers.drawings import DEFINITIONS, EIGHT, INLINE, SERIES, line_spec, parse
from tests.helpers.sources import ROOT

PICTURES = {
    **INLINE,
    "definitions": DEFINITIONS,
    "tile": tile(EIGHT),
    "sample": line_samples(line_spec(SERIES))["slow"],
}
DRAWN = ("circle", "line", "path", "polyline", "rect", "text")
COLORS = {*LIGHT.values(), *REGION_COLORS}
every_picture = pytest.mark.parametrize("picture", PICTURES.values(), ids=PICTURES)

Style = Mapping[str, str]


def drawn_parts(picture: str, *, has_sheet: bool) -> Iterator[tuple[Element, Style]]:
    """Yield each visible element with its own and its inherited attributes.

    If `has_sheet` is true, the rules of the style sheet for its classes override its attributes.
    """

    def walk(element: Element, inherited: Style) -> Iterator[tuple[Element, Style]]:
        sheet = presentation_attributes(element.get("class", "")) if has_sheet else {}
        style = {**inherited, **element.attrib, **sheet}
        if element.tag in DRAWN:
            yield element, style
        for child in element:
            yield from walk(child, style)

    return walk(parse(picture), {})


@every_picture
def test_each_part_has_a_colour_of_its_own_or_of_its_group(picture: str) -> None:
    for element, style in drawn_parts(with_light_colors(picture), has_sheet=False):
        paints = {style.get("fill", "none"), style.get("stroke", "none")} - {"none"}
        if "currentColor" in paints:
            paints = paints - {"currentColor"} | {style["color"]}
        # These elements have no visible line: queens are markers on an invisible line, and only a
        # script shows the cursor of a chart.
        is_unseen = "marker-mid" in style or element.get("class") == "qa-cursor"
        is_line = element.tag == "line" or element.get("class") == "qa-layer-line"
        assert paints <= COLORS
        assert paints or is_unseen
        assert "fill" in style or is_line


@every_picture
def test_the_style_sheet_overrides_each_colour(picture: str) -> None:
    before = drawn_parts(picture, has_sheet=True)
    after = drawn_parts(with_light_colors(picture), has_sheet=True)
    for (element, old), (_, new) in zip(before, after, strict=True):
        added = new.keys() - old.keys()
        assert {name: new[name] for name in old} == dict(old)
        # Other attributes may be added only to lines, which have no interior, and to regions.
        # `figures.css` sets the width and the display of pictures.
        if element.tag != "line" and "qa-region" not in element.get("class", ""):
            assert added <= {"width", "display"}


def test_the_style_sheet_has_the_colours_of_regions() -> None:
    path = ROOT / "site_builder/figures/play/queens-play.css"
    sheet = path.read_text(encoding="utf-8")
    assert tuple(re.findall(r"--region: (#\w+);", sheet)) == REGION_COLORS


def test_a_text_has_no_outline() -> None:
    haloed = '<svg><text class="qa-label qa-haloed">1</text></svg>'
    assert with_light_colors(haloed) == haloed.replace('haloed">', 'haloed" fill="#22252a">')


def test_of_two_widths_of_a_chart_one_is_displayed() -> None:
    wide, narrow = (with_light_colors(INLINE[name]) for name in ("lines", "lines on a phone"))
    assert 'display="none"' in narrow
    assert "display" not in wide
