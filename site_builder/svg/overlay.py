"""Draws a board with what shows a property: lines, rings, dots, and the board around its edges."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import product

from site_builder.svg.board import Square, board_box, queen_shape, queens
from site_builder.svg.canvas import (
    Element,
    Svg,
    defs,
    draw,
    group,
    inline,
    number,
    paths,
    rectangle_path,
    use,
)
from site_builder.svg.glyph import GLYPH_UNITS

Place = tuple[float, float]  # row, column, as of a square; fractions lie between squares
Segment = tuple[Place, Place]

_RING = 0.47


@dataclass(frozen=True, slots=True)
class Overlay:
    """What is drawn on a board."""

    lines: Sequence[Segment] = ()  # strong, between the middles of squares
    faint: Sequence[Segment] = ()  # the same, faint
    hooks: Sequence[Sequence[Place]] = ()  # lines with corners
    rings: Sequence[Square] = ()  # around queens
    dots: Sequence[Square] = ()  # small
    tints: Sequence[Square] = ()  # tinted squares
    moved: Sequence[Square] = ()  # queens in outline
    # whether the board stands among copies of itself, as on the torus; without coordinates
    wraps: bool = False


def shown_board(
    solution: Sequence[int],
    shown: Overlay,
    *,
    title: str,
    description: str,
    coordinates: bool = True,
) -> str:
    """Draw a solution with what shows a property; the page needs the `definitions` of its N."""
    n = len(solution)
    names = [use(f"qa-coordinates-{n}")] if coordinates else []
    around = [*_around(solution)] if shown.wraps else names
    ground = [use(f"qa-squares-{n}"), *_tints(shown)]
    drawn = [*around, *ground, *_lines(shown), queens(solution), *_over(solution, shown)]
    box = (-n / 2, -n / 2, 2 * n, 2 * n) if shown.wraps else board_box(n, coordinates)
    return inline(Svg(title, description, box, drawn, "qa-board qa-shown"))


def _around(solution: Sequence[int]) -> Iterator[Element]:
    """Draw the eight copies around a board, pale."""
    n, name = len(solution), _name("around", solution)
    first = group([use(f"qa-squares-{n}"), queens(solution)], id=name)
    moves = [move for move in product((0, -n, n), repeat=2) if any(move)]
    copies = [use(name, transform=f"translate({right} {down})") for down, right in moves]
    yield defs(first)
    yield group(copies, opacity=0.35, aria_hidden="true")


def _tints(shown: Overlay) -> list[Element]:
    return paths((rectangle_path(column, row, 1, 1) for row, column in shown.tints), "qa-tint")


def _lines(shown: Overlay) -> Iterator[Element]:
    """Draw lines; queens stand on them."""
    yield from paths((_path(line) for line in shown.faint), "qa-faint")
    yield from paths((_path(line) for line in (*shown.lines, *shown.hooks)), "qa-act")


def _over(solution: Sequence[int], shown: Overlay) -> Iterator[Element]:
    """Draw rings, dots, and queens in outline."""
    for row, column in shown.rings:
        yield draw.circle((column + 0.5, row + 0.5), _RING, class_="qa-act")
    dots = (f"M{column + 0.5} {row + 0.5}h0" for row, column in shown.dots)
    yield from paths(dots, "qa-hop")
    if shown.moved:
        name, scale = _name("moved", solution), f"scale({1 / GLYPH_UNITS})"
        style = {"class_": "qa-hollow-queen", "stroke_width": 3}
        yield defs(group(queen_shape(), id=name, transform=scale, **style))
        for row, column in shown.moved:
            yield use(name, transform=f"translate({column} {row})")


def _name(part: str, solution: Sequence[int]) -> str:
    """Return the id of a part of the picture of one solution."""
    return f"qa-{part}-{'-'.join(map(str, solution))}"


def _path(places: Sequence[Place]) -> str:
    return "M" + "L".join(f"{number(column + 0.5)} {number(row + 0.5)}" for row, column in places)
