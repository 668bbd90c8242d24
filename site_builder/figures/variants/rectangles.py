"""Boards with more columns than rows and a queen in each row, up to their symmetries."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from cy_core import Symmetry
from cy_core.variants import full_placements, rectangle_images
from site_builder.svg.board import rectangle
from site_builder.values.errors import UserError
from site_builder.values.figure import Figure
from site_builder.values.text import SYMMETRY_NAMES, columns_text, counted, squares_text

MAX_COLUMNS = 6
Placement = tuple[int, ...]


@dataclass(frozen=True, slots=True)
class RectangleCard:
    """A placement for ``rectangles.html.jinja``: its drawing, and the texts below it."""

    svg: str  # the drawing
    name: str  # what it shows: a symmetry, or the number of different images
    columns: str  # column of the queen in each row
    same_as: str = ""  # the symmetry whose image is the same; empty if none before it is


def rectangle_gallery(lines: Sequence[str]) -> Figure:
    """One placement of each orbit for some boards, such as ``3 x 5``."""
    cards = []
    for rows, columns in map(_sides, lines):
        for placement in _representatives(rows, columns):
            images = counted(len({*rectangle_images(placement, columns).values()}), "image")
            cards.append(_card(placement, columns, f"{rows} x {columns}", images))
    return _figure(cards, "")


def rectangle_orbits(line: str) -> Figure:
    """All placements on one board: a row of four images for each orbit."""
    rows, columns = _sides(line)
    cards = [
        card
        for placement in _representatives(rows, columns)
        for card in _image_cards(placement, columns)
    ]
    return _figure(cards, "qa-eight")


def _figure(cards: Sequence[RectangleCard], style: str) -> Figure:
    # The page needs the queen that all boards share; any size has it.
    return Figure("rectangles.html.jinja", {"cards": cards, "style": style}, (1,))


def _sides(line: str) -> tuple[int, int]:
    """The rows and the columns of a line such as ``3 x 5``."""
    match = re.fullmatch(r"([0-9]{1,2}) x ([0-9]{1,2})", line.strip())
    rows, columns = map(int, match.groups()) if match else (0, 0)
    if not 1 <= rows < columns <= MAX_COLUMNS:
        rule = f"with fewer rows than columns, {MAX_COLUMNS} columns at most"
        raise UserError(f"a rectangle is ROWS x COLUMNS {rule}, got {line.strip()}: write 3 x 5")
    return rows, columns


def _representatives(rows: int, columns: int) -> Sequence[Placement]:
    """The greatest placement of each orbit, in descending order."""
    every = full_placements(rows, columns)
    return sorted({max(rectangle_images(each, columns).values()) for each in every}, reverse=True)


def _image_cards(placement: Placement, columns: int) -> Iterator[RectangleCard]:
    names: dict[Placement, str] = {}
    for symmetry, image in rectangle_images(placement, columns).items():
        name = SYMMETRY_NAMES[Symmetry(symmetry)]
        same_as = names.setdefault(image, name)
        yield _card(image, columns, name, name, "" if same_as == name else same_as)


def _card(
    placement: Placement, columns: int, title: str, name: str, same_as: str = ""
) -> RectangleCard:
    squares = squares_text([*enumerate(placement)])
    svg = rectangle(placement, columns, title=title, description=squares)
    return RectangleCard(svg, name, columns_text(placement), same_as)
