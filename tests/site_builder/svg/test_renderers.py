"""What two programs draw of the files that a reader takes along: resvg and the browser."""

from __future__ import annotations

from base64 import b64encode
from collections.abc import Callable, Iterator
from io import BytesIO
from xml.etree import ElementTree

import pytest
import resvg_py
from PIL import Image
from playwright.sync_api import Page

from cy_core import solution
from site_builder.figures.boards.copies import Copied
from site_builder.figures.boards.files import picture
from site_builder.pages.solutions import orbit_picture
from site_builder.svg.palette import LIGHT
from site_builder.values.fundamental import FundamentalSolution

Colour = tuple[int, int, int]
Point = tuple[float, float]
WIDE = 1000  # pixels
LABELS = ("1.1.1", "8.4.1", "18.8.54221901")


def by_resvg(svg: str, page: Page) -> bytes:
    """By resvg, as programs other than browsers draw."""
    return bytes(resvg_py.svg_to_bytes(svg, width=WIDE))


def by_browser(svg: str, page: Page) -> bytes:
    """As a browser draws a file: without the style of a page."""
    data = b64encode(svg.encode()).decode()
    page.set_content(f"<img width={WIDE} src='data:image/svg+xml;base64,{data}'>")
    return page.locator("img").screenshot()


def colour(name: str) -> Colour:
    """A light colour of ours."""
    digits = LIGHT[f"--qa-{name}"].removeprefix("#")
    return tuple(bytes.fromhex(digits))  # type: ignore[return-value]


def faint(name: str) -> Colour:
    """The same as boards have it that were met before."""
    pairs = zip(colour(name), colour("paper"), strict=True)
    return tuple(round(0.4 * its + 0.6 * under) for its, under in pairs)  # type: ignore[return-value]


@pytest.fixture(params=[by_resvg, by_browser])
def seen(request: pytest.FixtureRequest, desk: Page) -> Callable[[str], Callable[[Point], Colour]]:
    """What each of them draws of a file: the colour at a point, in units of the file."""

    def drawn(svg: str) -> Callable[[Point], Colour]:
        image = Image.open(BytesIO(request.param(svg, desk))).convert("RGB")
        left, top, width, _ = map(float, ElementTree.fromstring(svg).get("viewBox", "").split())
        scale = image.width / width
        return lambda at: image.getpixel((int((at[0] - left) * scale), int((at[1] - top) * scale)))

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
def test_every_square_of_a_board_has_its_colour(
    seen: Callable[[str], Callable[[Point], Colour]], label: str
) -> None:
    board = Copied(label, solution(label))
    at = seen(picture(board))
    wrong = [
        (square, name)
        for square, name in squares(board.columns)
        if not near(at(square), colour(name))
    ]
    assert wrong == []
    half = max(0.01, 0.004 * board.n)
    assert near(at((board.n / 2, -half)), colour("frame"))
    assert near(at((board.n / 2, -2 * half - 0.02 * board.n)), colour("paper"))


@pytest.mark.soak
def test_all_eight_images_of_a_sheet_are_drawn(
    seen: Callable[[str], Callable[[Point], Colour]],
) -> None:
    """Four of them are faint: this solution looks the same after half a turn."""
    sheet = orbit_picture(FundamentalSolution("8.4.1", solution("8.4.1"), 4))
    at = seen(sheet)
    for index, image in enumerate(ElementTree.fromstring(sheet)[-1][2:]):
        across, down = map(float, image.get("transform", "")[len("translate(") : -1].split(","))
        scale = float(image[0].get("transform", "")[len("scale(") : -1])
        queens, *veil = image[0][1:]
        columns = tuple(int(queen.get("x", "")) for queen in queens)
        of = faint if veil else colour
        assert (of is faint) == (index in (2, 3, 5, 7)), index
        for (x, y), name in squares(columns):
            assert near(at((across + x * scale, down + y * scale)), of(name)), (index, x, y)


@pytest.mark.parametrize("label", ["8.4.1", "5.2.1"])
def test_words_have_no_sign_that_a_font_may_lack(label: str) -> None:
    board = solution(label)
    entry = FundamentalSolution(label, board, int(label.split(".")[1]))
    for svg in (orbit_picture(entry), picture(Copied(label, board))):
        words = [text.text or "" for text in ElementTree.fromstring(svg).iter()]
        assert "".join(words).encode("latin-1")
