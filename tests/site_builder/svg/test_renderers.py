"""What two programs draw of the files that a reader takes along: resvg and a browser."""

from __future__ import annotations

from base64 import b64encode
from collections.abc import Callable, Iterator, Sequence
from xml.etree import ElementTree

import pytest
from playwright.sync_api import Page
from resvg_py import svg_to_bytes

from cy_core import solution
from site_builder.figures.boards import picture_file
from site_builder.figures.copies import LabelledBoard
from site_builder.pages.solutions import orbit_picture
from site_builder.svg.palette import LIGHT
from site_builder.svg.poster import Poster, Shape, poster_svg
from site_builder.values.fundamental import FundamentalSolution

Colour = tuple[int, int, int]
Point = tuple[float, float]
Renderer = Callable[[str, Sequence[Point]], list[Colour]]
WIDE = 1000  # pixels
LABELS = ("1.1.1", "8.4.1", "18.8.54221901")
# The colours of an image at some of its pixels.
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
    """A light colour of ours."""
    digits = LIGHT[f"--qa-{name}"].removeprefix("#")
    return tuple(bytes.fromhex(digits))  # type: ignore[return-value]


def faint(name: str) -> Colour:
    """The same as boards have it that were met before."""
    pairs = zip(colour(name), colour("paper"), strict=True)
    return tuple(round(0.4 * its + 0.6 * under) for its, under in pairs)  # type: ignore[return-value]


@pytest.fixture(params=["resvg", "browser"])
def renderer(request: pytest.FixtureRequest, page: Page) -> Renderer:
    """The colours that each program draws at points, in units of the file."""

    def drawn(svg: str, points: Sequence[Point]) -> list[Colour]:
        left, top, width, _ = map(float, ElementTree.fromstring(svg).get("viewBox", "").split())
        kind, image = "svg+xml", svg.encode()
        if request.param == "resvg":
            kind, image = "png", svg_to_bytes(svg_string=svg, width=WIDE, dpi=96)
        scale = WIDE / width
        pixels = [[int((x - left) * scale), int((y - top) * scale)] for x, y in points]
        source = f"data:image/{kind};base64,{b64encode(image).decode()}"
        found: list[list[int]] = page.evaluate(COLOURS, [source, WIDE, pixels])
        return [(red, green, blue) for red, green, blue in found]

    return drawn


def squares(columns: tuple[int, ...]) -> Iterator[tuple[Point, str]]:
    """In each square a point that no queen covers, one at her foot, and their colours' names."""
    n = len(columns)
    for row, queen in enumerate(columns):
        for column in range(n):
            square = "square-light" if (n - 1 - row + column) % 2 else "square-dark"
            yield (column + 0.1, row + 0.1), square
            yield (column + 0.5, row + 0.85), "queen" if column == queen else square


def near(first: Colour, other: Colour) -> bool:
    """Programs round in their own ways."""
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
    found = renderer(picture_file(board), [point for point, _ in expected])
    pairs = zip(expected, found, strict=True)
    assert [square for square, seen in pairs if not near(seen, colour(square[1]))] == []


@pytest.mark.soak
def test_all_eight_images_of_a_sheet_are_drawn(renderer: Renderer) -> None:
    """Four of them are faint: this solution looks the same after half a turn."""
    sheet = orbit_picture(FundamentalSolution("8.4.1", solution("8.4.1"), 4))
    points, expected = list[Point](), list[Colour]()
    for index, image in enumerate(ElementTree.fromstring(sheet)[-1][2:]):
        across, down = map(float, image.get("transform", "")[len("translate(") : -1].split(","))
        scale = float(image[0].get("transform", "")[len("scale(") : -1])
        queens, *veil = image[0][1:]
        columns = tuple(int(queen.get("x", "")) for queen in queens)
        assert bool(veil) == (index in (2, 3, 5, 7)), index
        for (x, y), name in squares(columns):
            points.append((across + x * scale, down + y * scale))
            expected.append((faint if veil else colour)(name))
    found = renderer(sheet, points)
    assert all(near(seen, wanted) for seen, wanted in zip(found, expected, strict=True))


@pytest.mark.parametrize("label", ["8.4.1", "5.2.1"])
def test_words_have_no_sign_that_a_font_may_lack(label: str) -> None:
    board = solution(label)
    entry = FundamentalSolution(label, board, int(label.split(".")[1]))
    for svg in (orbit_picture(entry), picture_file(LabelledBoard(label, board))):
        words = [text.text or "" for text in ElementTree.fromstring(svg).iter()]
        assert "".join(words).encode("latin-1")


@pytest.mark.soak
@pytest.mark.parametrize("shape", ["queens", "squares", "dots"])
def test_a_poster_has_its_ink_where_its_queens_are(renderer: Renderer, shape: Shape) -> None:
    columns = solution("8.4.1")
    poster = Poster([columns], shape=shape, ink="#9a3b2e")
    square = poster.layout.square / 1000
    left, top = poster.margin / 1000, (297 - 8 * square) / 2
    points = [
        (left + (column + 0.5) * square, top + (row + 0.6) * square)
        for row in range(8)
        for column in range(8)
    ]
    has_ink = [near(each, colour("accent")) for each in renderer(poster_svg(poster), points)]
    assert has_ink == [column == queen for queen in columns for column in range(8)]
