"""Every kind of drawing: compared with snapshots, and rendered by two programs."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from base64 import b64encode
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from functools import partial
from xml.etree import ElementTree

import pytest
from playwright.sync_api import Page
from resvg_py import svg_to_bytes
from syrupy.assertion import SnapshotAssertion

from cy_core import solution
from exhibits.algorithms_engine import lanes
from site_builder.figures.boards import picture_file
from site_builder.figures.finder.copies import LabelledBoard
from site_builder.pages.solutions import orbit_picture
from site_builder.svg import bits, board, palette, wall
from site_builder.svg.board import Board, draw_board
from site_builder.svg.canvas import Svg, inline_sized
from site_builder.svg.palette import LIGHT
from site_builder.values.errors import UserError
from site_builder.values.fundamental import FundamentalSolution
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
from tests.helpers.markup import parse_fragment
from tests.helpers.sources import ROOT

ALL = {**INLINE, **FILES, **CARDS, "definitions": DEFINITIONS}
REGIONS = (ROOT / "site_builder/figures/play/queens-play.css").read_text(encoding="utf-8")
PRINT_ALL = "from tests.helpers import drawings as d; print(d.INLINE, d.FILES, d.DEFINITIONS)"
DRAWN = ("rect", "path", "text")

every_figure = pytest.mark.parametrize("markup", [*INLINE.values(), *FILES.values()])
inline_figure = pytest.mark.parametrize("markup", INLINE.values())
file_figure = pytest.mark.parametrize("markup", FILES.values())


@pytest.mark.parametrize("name", ALL)
def test_drawing_looks_as_it_did(name: str, snapshot: SnapshotAssertion) -> None:
    assert ALL[name].replace("><", ">\n<") == snapshot


def test_every_process_draws_the_same_bytes() -> None:
    def draw_all(seed: str) -> bytes:
        environment = os.environ | {"PYTHONHASHSEED": seed, "PYTHONIOENCODING": "utf-8"}
        command = [sys.executable, "-c", PRINT_ALL]
        return subprocess.check_output(command, cwd=ROOT, env=environment)

    assert draw_all("1") == draw_all("2")


@every_figure
def test_drawing_has_a_title_a_description_and_a_size(markup: str) -> None:
    root = parse(markup)
    title, description = list(root)[:2]
    assert root.get("role") == "img"
    assert (title.tag, title.text) == ("title", TITLES["title"])
    assert (description.tag, description.text) == ("desc", TITLES["description"])
    _, _, width, height = map(float, root.get("viewBox", "").split())
    assert min(width, height) > 0
    assert (root.get("height") is None) == (markup in INLINE.values())


@pytest.mark.parametrize("markup", [*INLINE.values(), DEFINITIONS])
def test_inline_drawing_is_sound_html_in_colours_of_the_style_sheet(markup: str) -> None:
    parse_fragment(markup)
    assert not re.search(r'xmlns| href=|(?:fill|stroke)="(?!none)[^"]*"|#[0-9a-f]{6}', markup)
    own_names = set(parse(markup).get("class", "").split())
    looks = set(re.findall(r"\.(qa-[a-z0-9-]+)", palette.rules() + REGIONS))
    assert all_classes(parse(markup)) - own_names <= looks


@inline_figure
def test_shared_parts_are_in_the_definitions(markup: str) -> None:
    used = set(re.findall(r'(?:href="|url\()#([^")]+)', markup))
    assert used <= set(re.findall(r' id="([^"]+)"', DEFINITIONS))


def test_ids_are_written_by_us_and_only_once() -> None:
    ids = Counter(re.findall(r' id="([^"]+)"', DEFINITIONS + "".join(INLINE.values())))
    assert set(ids.values()) == {1}
    assert all(name.startswith("qa-") for name in ids)


@file_figure
def test_a_file_needs_nothing_but_itself(markup: str) -> None:
    assert markup.startswith('<?xml version="1.0" encoding="utf-8"?>\n<svg ')
    assert not re.search(r"url\(|var\(|[^:]href=|@media|<style|<marker", markup)
    shared = {f"#{name}" for name in re.findall(r' id="([^"]+)"', markup)}
    assert set(re.findall(r' xlink:href="([^"]+)"', markup)) == shared


@file_figure
def test_parts_of_a_file_have_colours_of_the_light_palette(markup: str) -> None:
    root = parse(markup)
    parents = {child: parent for parent in root.iter() for child in parent}

    def colour(element: ElementTree.Element, name: str) -> str | None:
        here = element.get(name)
        above = parents.get(element)
        return here if here or above is None else colour(above, name)

    for element in root.iter():
        # The shared definition of a queen has no colour: each element that uses it has one.
        is_queen = element.get(HREF) == "#queen"
        if element.get("id") != "queen" and (element.tag in DRAWN or is_queen):
            fill = colour(element, "fill")
            stroke = colour(element, "stroke")
            worn = {paint for paint in (fill, stroke) if paint not in (None, "none")}
            assert fill is not None
            assert worn
            assert worn <= set(palette.LIGHT.values())


@pytest.mark.parametrize("markup", CARDS.values())
def test_cards_have_only_letters_of_their_fonts(markup: str) -> None:
    root = parse(markup)
    fonts = (ROOT / "templates" / "fonts" / "SOURCE").read_text(encoding="utf-8")
    assert all(text.get("font-family", "") in fonts for text in root.iter("text"))
    assert re.fullmatch("[A-Za-z0-9 .,:=()-]+", "".join(svg_texts(root)))


@inline_figure
def test_a_sized_drawing_has_a_unit_for_each_pixel(markup: str) -> None:
    root = parse(markup)
    assert root.get("width") in (None, root.get("viewBox", "").split()[2])


@pytest.mark.parametrize(
    ("width", "px"), [(0.5, 80), (80, 80), (80.1, 120), (399, 400), (900, 560)]
)
def test_drawings_of_any_size_get_a_width_in_steps(width: float, px: int) -> None:
    root = parse(inline_sized(Svg("A", "B", (-1, -2, width, 7), [], "qa-tree")))
    assert root.get("class") == f"qa-tree{' qa-scrolls' if px > 328 else ''}"
    assert root.get("width") == f"{px}"


MARKED = partial(draw_board, **TITLES)


def rows(*lines: str) -> str:
    """Draw rows of bits, such as `101`, without names beside them."""
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


Colour = tuple[int, int, int]
Point = tuple[float, float]
Renderer = Callable[[str, Sequence[Point]], list[Colour]]
WIDE = 1000  # pixels
LABELS = ("1.1.1", "8.4.1", "18.8.54221901")
# Return the colours of an image, scaled to the width `wide`, at some pixels.
COLOURS = """async ([source, wide, points]) => {
    const image = new Image();
    image.src = source;
    await image.decode();
    const canvas = document.createElement("canvas");
    canvas.width = wide;
    canvas.height = Math.round(wide * image.height / image.width);
    const context = canvas.getContext("2d");
    context.drawImage(image, 0, 0, canvas.width, canvas.height);
    return points.map(([x, y]) => [...context.getImageData(x, y, 1, 1).data].slice(0, 3));
}"""


def colour(name: str) -> Colour:
    """Return a colour of the light palette as red, green and blue, 0 to 255."""
    digits = LIGHT[f"--qa-{name}"].removeprefix("#")
    return tuple(bytes.fromhex(digits))  # type: ignore[return-value]


def faint(name: str) -> Colour:
    """Return a colour of the light palette under the veil that covers repeated boards."""
    pairs = zip(colour(name), colour("paper"), strict=True)
    return tuple(round(0.4 * top + 0.6 * under) for top, under in pairs)  # type: ignore[return-value]


@pytest.fixture(params=["resvg", "browser"])
def renderer(request: pytest.FixtureRequest, page: Page) -> Renderer:
    """Return a function that renders an SVG file, and returns its colours at some points.

    The points are in the units of the file's `viewBox`.
    """

    def render(svg: str, points: Sequence[Point]) -> list[Colour]:
        left, top, width, _ = map(float, ElementTree.fromstring(svg).get("viewBox", "").split())
        kind = "svg+xml"
        image = svg.encode()
        if request.param == "resvg":
            kind = "png"
            image = svg_to_bytes(svg_string=svg, width=WIDE, dpi=96)
        scale = WIDE / width
        pixels = [[int((x - left) * scale), int((y - top) * scale)] for x, y in points]
        source = f"data:image/{kind};base64,{b64encode(image).decode()}"
        colours: list[list[int]] = page.evaluate(COLOURS, [source, WIDE, pixels])
        return [(red, green, blue) for red, green, blue in colours]

    return render


def squares(columns: tuple[int, ...]) -> Iterator[tuple[Point, str]]:
    """Yield two points in each square of a board, with the names of their colours.

    The first point is never covered by a queen. The second is at the foot of a queen, if there is
    one.
    """
    n = len(columns)
    for row, queen in enumerate(columns):
        for column in range(n):
            square = "square-light" if (n - 1 - row + column) % 2 else "square-dark"
            yield (column + 0.1, row + 0.1), square
            yield (column + 0.5, row + 0.85), "queen" if column == queen else square


def near(first: Colour, other: Colour) -> bool:
    """Return whether two colours are equal, except for rounding by the renderer."""
    return all(abs(a - b) <= 2 for a, b in zip(first, other, strict=True))


@pytest.mark.soak
@pytest.mark.parametrize("label", LABELS)
def test_every_square_of_a_board_has_its_colour(renderer: Renderer, label: str) -> None:
    board = LabelledBoard(label, solution(label))
    half = max(0.01, 0.004 * board.n)
    expected = [
        *squares(board.columns),
        ((board.n / 2, -half), "frame"),
        ((board.n / 2, -2 * half - 0.02 * board.n), "paper"),
    ]
    colours = renderer(picture_file(board), [point for point, _ in expected])
    pairs = zip(expected, colours, strict=True)
    assert [square for square, actual in pairs if not near(actual, colour(square[1]))] == []


@pytest.mark.soak
def test_all_eight_images_of_a_sheet_are_drawn(renderer: Renderer) -> None:
    """Four of the images are faint, because this solution looks the same after half a turn."""
    sheet = orbit_picture(FundamentalSolution("8.4.1", solution("8.4.1"), 4))
    points = list[Point]()
    expected = list[Colour]()
    for index, image in enumerate(ElementTree.fromstring(sheet)[-1][2:]):
        across, down = map(float, image.get("transform", "")[len("translate(") : -1].split(","))
        scale = float(image[0].get("transform", "")[len("scale(") : -1])
        queens, *veil = image[0][1:]
        columns = tuple(int(queen.get("x", "")) for queen in queens)
        assert bool(veil) == (index in (2, 3, 5, 7)), index
        for (x, y), name in squares(columns):
            points.append((across + x * scale, down + y * scale))
            expected.append((faint if veil else colour)(name))
    colours = renderer(sheet, points)
    assert all(
        near(actual, expected_colour)
        for actual, expected_colour in zip(colours, expected, strict=True)
    )


@pytest.mark.parametrize("label", ["8.4.1", "5.2.1"])
def test_words_have_no_sign_that_a_font_may_lack(label: str) -> None:
    board = solution(label)
    entry = FundamentalSolution(label, board, int(label.split(".")[1]))
    for svg in (orbit_picture(entry), picture_file(LabelledBoard(label, board))):
        words = [text.text or "" for text in ElementTree.fromstring(svg).iter()]
        assert "".join(words).encode("latin-1")
