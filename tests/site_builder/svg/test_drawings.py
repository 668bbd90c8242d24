"""One example of every drawing: what it looks like, and what holds for all of them."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from collections import Counter
from collections.abc import Callable
from functools import partial
from xml.etree import ElementTree

import pytest
from syrupy.assertion import SnapshotAssertion

from site_builder.svg import bits, board, lanes, palette, wall
from site_builder.svg.board import Board, draw_board
from site_builder.svg.canvas import Svg, inline_sized
from site_builder.values.errors import UserError
from tests.helpers.drawings import (
    CARDS,
    DEFINITIONS,
    FILES,
    HREF,
    INLINE,
    TITLES,
    all_classes,
    parse,
    svg_texts,
)
from tests.helpers.markup import sound_part
from tests.helpers.sources import ROOT

ALL = {**INLINE, **FILES, **CARDS, "definitions": DEFINITIONS}
STYLES = ROOT / "frontend" / "src"
SHEET = (STYLES / "site" / "figures.css").read_text(encoding="utf-8")
REGIONS = (STYLES / "play" / "queens-play.css").read_text(encoding="utf-8")
WIDTHS = {
    name: int(px)
    for name, px in re.findall(r"^\.(qa-px-\d+) \{ width: (\d+)px; \}", SHEET, re.MULTILINE)
}
PRINT_ALL = "from tests.helpers import drawings as d; print(d.INLINE, d.FILES, d.DEFINITIONS)"
DRAWN = ("rect", "path", "text")

every_figure = pytest.mark.parametrize("markup", [*INLINE.values(), *FILES.values()])
inline_figure = pytest.mark.parametrize("markup", INLINE.values())
file_figure = pytest.mark.parametrize("markup", FILES.values())


@pytest.mark.parametrize("name", ALL)
def test_drawing_looks_as_it_did(name: str, snapshot: SnapshotAssertion) -> None:
    assert ALL[name].replace("><", ">\n<") == snapshot


def test_every_process_draws_the_same_bytes() -> None:
    def drawn_with(seed: str) -> bytes:
        environment = os.environ | {"PYTHONHASHSEED": seed, "PYTHONIOENCODING": "utf-8"}
        command = [sys.executable, "-c", PRINT_ALL]
        return subprocess.check_output(command, cwd=ROOT, env=environment)

    assert drawn_with("1") == drawn_with("2")


@every_figure
def test_drawing_has_a_title_a_description_and_a_size(markup: str) -> None:
    root = parse(markup)
    title, description = list(root)[:2]
    assert root.get("role") == "img"
    assert (title.tag, title.text) == ("title", TITLES["title"])
    assert (description.tag, description.text) == ("desc", TITLES["description"])
    _, _, width, height = map(float, root.get("viewBox", "").split())
    assert min(width, height) > 0
    assert (root.get("width") is None) == (markup in INLINE.values())


@pytest.mark.parametrize("markup", [*INLINE.values(), DEFINITIONS])
def test_inline_drawing_is_sound_html_in_colours_of_the_style_sheet(markup: str) -> None:
    sound_part(markup)
    assert not re.search(r'xmlns| href=|(?:fill|stroke)="(?!none)[^"]*"|#[0-9a-f]{6}', markup)
    own_names = {*parse(markup).get("class", "").split()}
    looks = {*re.findall(r"\.(qa-[a-z0-9-]+)", palette.rules() + REGIONS)}
    assert all_classes(parse(markup)) - own_names <= looks


@inline_figure
def test_shared_parts_are_in_the_definitions(markup: str) -> None:
    used = {*re.findall(r'(?:href="|url\()#([^")]+)', markup)}
    assert used <= {*re.findall(r' id="([^"]+)"', DEFINITIONS)}


def test_ids_are_written_by_us_and_only_once() -> None:
    ids = Counter(re.findall(r' id="([^"]+)"', DEFINITIONS + "".join(INLINE.values())))
    assert {*ids.values()} == {1}
    assert all(name.startswith("qa-") for name in ids)


@file_figure
def test_a_file_needs_nothing_but_itself(markup: str) -> None:
    assert markup.startswith('<?xml version="1.0" encoding="utf-8"?>\n<svg ')
    assert not re.search(r"url\(|var\(|[^:]href=|@media|<style|<marker", markup)
    shared = {f"#{name}" for name in re.findall(r' id="([^"]+)"', markup)}
    assert {*re.findall(r' xlink:href="([^"]+)"', markup)} == shared


@file_figure
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
            assert fill is not None
            assert worn
            assert worn <= {*palette.LIGHT.values()}


@pytest.mark.parametrize("markup", CARDS.values())
def test_cards_have_only_letters_of_their_fonts(markup: str) -> None:
    root = parse(markup)
    fonts = (ROOT / "templates" / "fonts" / "SOURCE").read_text(encoding="utf-8")
    assert all(text.get("font-family", "") in fonts for text in root.iter("text"))
    assert re.fullmatch("[A-Za-z0-9 .,:=()-]+", "".join(svg_texts(root)))


@inline_figure
def test_a_sized_drawing_is_as_wide_as_its_class(markup: str) -> None:
    root = parse(markup)
    for name in {*root.get("class", "").split()}.intersection(WIDTHS):
        assert float(root.get("viewBox", "").split()[2]) == WIDTHS[name]


@pytest.mark.parametrize(
    ("width", "px"), [(0.5, 80), (80, 80), (80.1, 120), (399, 400), (900, 560)]
)
def test_drawings_of_any_size_get_a_width_of_the_style_sheet(width: float, px: int) -> None:
    root = parse(inline_sized(Svg("A", "B", (-1, -2, width, 7), [], "qa-tree")))
    assert root.get("class") == f"qa-tree qa-px-{px}{' qa-scrolls' if px > 328 else ''}"
    assert WIDTHS[f"qa-px-{px}"] == px


MARKED = partial(draw_board, **TITLES)


def rows(*lines: str) -> str:
    """Rows of bits without names."""
    return bits.stack([bits.BitLine("", line) for line in lines], **TITLES)


@pytest.mark.parametrize(
    ("draw", "message"),
    [
        (
            lambda: Svg("", "shown", (0, 0, 1, 1), [], "a"),
            "a figure needs a title and a desc",
        ),
        (
            lambda: Svg("named", " ", (0, 0, 1, 1), [], "a"),
            "a figure needs a title and a desc",
        ),
        (lambda: rows(), r"rows of bits have one width, 1\.\.16, got"),
        (lambda: rows("01", "011"), r"rows of bits have one width, 1\.\.16, got"),
        (lambda: bits.beside_board(range(17), **TITLES), r"rows of bits have .* 1\.\.16, got 17"),
        (lambda: board.board((1,), **TITLES), r"a board of N = 1\.\.32 rows takes .*, got 1"),
        (lambda: board.board((0, -1), **TITLES), r"a board .* takes columns 0\.\.N-1, got 0 -1"),
        (lambda: board.board_file(range(33), **TITLES), r"a board of N = 1\.\.32 rows"),
        (lambda: board.definitions(4, 33), r"a board has 1\.\.32 rows, got 33"),
        (lambda: lanes.lane_steps([], **TITLES), r"steps have the same lanes, 1\.\.16, got none"),
        (lambda: lanes.lane_steps([("",), ("", "")], **TITLES), r"steps have .*, got 1 and 2"),
        (lambda: MARKED(Board(33)), r"a board of N = 1\.\.32 rows takes squares"),
        (lambda: MARKED(Board(4, queens=[(0, 4)])), r"a board .* takes squares"),
        (lambda: board.orbit_sheet([], **TITLES), "an orbit has images of one size, got"),
        (lambda: MARKED(Board(0)), r"a board of N = 1\.\.32 rows takes squares of rows"),
        (lambda: MARKED(Board(4, rings=[(0, 4)])), r"a board of N = 1\.\.32 rows takes squares"),
        (lambda: MARKED(Board(4, pointer=4)), r"a board of N = 1\.\.32 rows takes squares of rows"),
        (lambda: wall.wall([], **TITLES), "a wall takes one orbit or more, got none"),
    ],
)
def test_what_cannot_be_drawn_is_refused(draw: Callable[[], object], message: str) -> None:
    with pytest.raises(UserError, match=message):
        draw()
