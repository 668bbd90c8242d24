"""What holds for every figure."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from collections import Counter
from xml.etree import ElementTree

import pytest

from site_builder.svg import palette
from site_builder.svg.canvas import Drawing
from site_builder.values.errors import UserError
from tests.helpers.drawings import DEFINITIONS, FILES, HREF, INLINE, TITLES, all_classes, parse
from tests.helpers.markup import sound_part
from tests.helpers.sources import ROOT

PRINT_ALL = "from tests.helpers import drawings as d; print(d.INLINE, d.FILES, d.DEFINITIONS)"


def drawn_with(seed: str) -> bytes:
    """All figures, as another process draws them."""
    environment = os.environ | {"PYTHONHASHSEED": seed, "PYTHONIOENCODING": "utf-8"}
    command = [sys.executable, "-c", PRINT_ALL]
    return subprocess.run(
        command, cwd=ROOT, env=environment, check=True, capture_output=True
    ).stdout


def references(markup: str) -> set[str]:
    """The ids that a figure points to."""
    return set(re.findall(r'(?:href="|url\()#([^")]+)', markup))


@pytest.mark.parametrize("markup", [*INLINE.values(), *FILES.values()])
def test_drawing_has_title_and_description(markup: str) -> None:
    root = parse(markup)
    title, description = list(root)[:2]
    assert root.get("role") == "img"
    assert (title.tag, title.text) == ("title", TITLES["title"])
    assert (description.tag, description.text) == ("desc", TITLES["description"])


@pytest.mark.parametrize("markup", [*INLINE.values(), DEFINITIONS])
def test_drawing_is_sound_html_without_xml_namespaces(markup: str) -> None:
    sound_part(markup)
    assert "xmlns" not in markup


@pytest.mark.parametrize("markup", [*INLINE.values(), DEFINITIONS])
def test_drawing_has_no_plain_href(markup: str) -> None:
    assert " href=" not in markup


@pytest.mark.parametrize("markup", [*INLINE.values(), *FILES.values()])
def test_drawing_has_a_view_box_and_inline_no_fixed_size(markup: str) -> None:
    root = parse(markup)
    _, _, width, height = map(float, root.get("viewBox", "").split())
    assert width > 0
    assert height > 0
    assert (root.get("width") is None) == (markup in INLINE.values())


def test_ids_are_written_by_us_and_only_once() -> None:
    ids = Counter(re.findall(r' id="([^"]+)"', DEFINITIONS + "".join(INLINE.values())))
    assert set(ids.values()) == {1}
    assert all(name.startswith("qa-") for name in ids)


@pytest.mark.parametrize("markup", INLINE.values())
def test_shared_parts_are_in_the_definitions(markup: str) -> None:
    assert references(markup) <= set(re.findall(r' id="([^"]+)"', DEFINITIONS))


DRAWN = ("rect", "path", "text")


@pytest.mark.parametrize("markup", FILES.values())
def test_a_file_needs_nothing_but_itself(markup: str) -> None:
    assert markup.startswith('<?xml version="1.0" encoding="utf-8"?>\n<svg ')
    assert not re.search(r"url\(|var\(|[^:]href=|@media|<style|<marker", markup)
    shared = {f"#{name}" for name in re.findall(r' id="([^"]+)"', markup)}
    assert {*re.findall(r' xlink:href="([^"]+)"', markup)} == shared
    assert markup.count("href=") == markup.count("<use ")


@pytest.mark.parametrize("markup", FILES.values())
def test_parts_of_a_file_have_colours_of_the_light_palette(markup: str) -> None:
    root = parse(markup)
    parents = {child: parent for parent in root.iter() for child in parent}

    def colour(element: ElementTree.Element, name: str) -> str | None:
        here = element.get(name)
        above = parents.get(element)
        return here if here or above is None else colour(above, name)

    for element in root.iter():
        # A queen that is shared has the colour of where it is shown.
        is_queen = element.get(HREF) == "#queen"
        if element.get("id") != "queen" and (element.tag in DRAWN or is_queen):
            fill, stroke = colour(element, "fill"), colour(element, "stroke")
            worn = {paint for paint in (fill, stroke) if paint not in (None, "none")}
            assert worn
            assert fill is not None
            assert worn <= set(palette.LIGHT.values())


@pytest.mark.parametrize("markup", [*INLINE.values(), *FILES.values(), DEFINITIONS])
def test_every_class_has_a_style(markup: str) -> None:
    root = parse(markup)
    own_names = set(root.get("class", "").split())
    assert all_classes(root) - own_names <= set(re.findall(r"\.(qa-[a-z0-9-]+)", palette.rules()))


@pytest.mark.parametrize("markup", INLINE.values())
def test_inline_drawing_has_no_literal_colour(markup: str) -> None:
    assert re.findall(r'(?:fill|stroke)="(?!none)[^"]*"|#[0-9a-f]{6}', markup) == []


def test_every_process_draws_the_same_bytes() -> None:
    assert drawn_with("1") == drawn_with("2") == drawn_with("random")


@pytest.mark.parametrize("words", [("", "shown"), ("named", " ")])
def test_drawing_without_title_or_description_is_refused(words: tuple[str, str]) -> None:
    with pytest.raises(UserError, match=r"^a figure needs a title and a description, got .*$"):
        Drawing(*words, (0, 0, 1, 1), [], "qa-board")
