"""Draws the pictures on cards of lessons: boards, bits and trees, `ART` pixels wide and high."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator, Mapping, Sequence
from itertools import count

from site_builder.svg.board import Board, queen_paths_on
from site_builder.svg.canvas import (
    BASELINE,
    Point,
    SvgElement,
    draw,
    group,
    number,
    text,
)
from site_builder.svg.card import ART, BOLD, PLAIN, card_board

Search = tuple[Sequence[int], Sequence[int]]

_ROUND = {"stroke_linecap": "round"}


def stack_of_boards(solution: Sequence[int]) -> list[SvgElement]:
    """Draw a board for each call, the first at the back, and each with one more queen."""
    n, side = len(solution), ART * 0.55
    step = (ART - side) / (n - 1)
    squares, edge = [*enumerate(solution)], side / n / 10
    drawn = list[SvgElement]()
    for call in range(n):
        x = number(call * step - edge)
        size = number(side + 2 * edge)
        drawn.append(draw.rect((x, x), (size, size), class_="qa-background"))
        drawn.append(card_board(Board(n, squares[: call + 1]), side, (call * step, call * step)))
    return drawn


def ring_of_boards(solutions: Sequence[Sequence[int]], word: str) -> list[SvgElement]:
    """Draw eight boards around a word."""
    side, step = ART * 0.29, ART * 0.355
    places = [(0, 0), (1, 0), (2, 0), (2, 1), (2, 2), (1, 2), (0, 2), (0, 1)]
    drawn = [
        card_board(Board(len(solution), [*enumerate(solution)]), side, (x * step, y * step))
        for solution, (x, y) in zip(solutions, places, strict=True)
    ]
    return [*drawn, _word(word, ART / 2, ART / 2, 150)]


def square_of_bits(rows: Sequence[str]) -> list[SvgElement]:
    """Draw as many rows of bits as columns."""
    cell = ART / len(rows)
    return [part for row, bits in enumerate(rows) for part in _row(bits, row * cell)]


def named_bits(rows: Mapping[str, str], lit: int) -> list[SvgElement]:
    """Draw rows of bits, each below its name; the ones in column `lit` have the accent colour."""
    step, size = ART / len(rows), 44
    drawn = list[SvgElement]()
    for place, (name, bits) in enumerate(rows.items()):
        style = {"class_": "qa-label", "font_size": size, "font_family": PLAIN}
        drawn.append(text(name, 2, place * step + size, **style))
        drawn += _row(bits, place * step + 1.4 * size, lit)
    return drawn


def _row(bits: str, y: float, lit: int | None = None) -> Iterator[SvgElement]:
    """Draw a row of bits as cells, the ones dark."""
    cell = ART / len(bits)
    for column, digit in enumerate(bits):
        yield from _bit(column * cell, y, cell, digit, is_lit=column == lit)


def _bit(x: float, y: float, cell: float, digit: str, *, is_lit: bool) -> Iterator[SvgElement]:
    ground, ink = ("qa-bit-set", "qa-bit-one") if digit == "1" else ("qa-light", "qa-tick")
    style_class = "qa-untried" if is_lit and digit == "1" else ground
    corner, size = (number(x + 2), number(y + 2)), (number(cell - 4), number(cell - 4))
    yield draw.rect(corner, size, rx=6, class_=style_class)
    yield _word(digit, x + cell / 2, y + cell / 2, 0.56 * cell, ink)


def row_of_queens(bits: str, value: str) -> list[SvgElement]:
    """Draw a row of a board with a queen for each 1, its bits below it, and their value."""
    n = len(bits)
    columns = [column for column, bit in enumerate(bits) if bit == "1"]
    squares = [
        draw.rect((column, 0), (1, 1), class_="qa-dark" if column % 2 else "qa-light")
        for column in range(n)
    ]
    cell = ART / n
    queens = queen_paths_on((0, column) for column in columns)
    row = group([*squares, queens], transform=f"translate(0 50) scale({number(cell)})")
    digits = [
        _word(bit, (column + 0.5) * cell, 50 + 1.5 * cell, 0.8 * cell, _INKS[bit])
        for column, bit in enumerate(bits)
    ]
    return [row, *digits, _word(value, ART / 2, 50 + 3.3 * cell, 190)]


_INKS = {"1": "qa-stressed", "0": "qa-tick"}


def search_trees(searches: Sequence[Search]) -> list[SvgElement]:
    """Draw search trees below one another, all in one scale."""
    leaves = max(sum(_is_leaf(depths)) for depths, _ in searches)
    height = ART / len(searches)
    drawn = list[SvgElement]()
    for place, (depths, solutions) in enumerate(searches):
        level = (height - 30) / max(depths)
        points = [
            (x * ART / leaves, place * height + depth * level)
            for x, depth in zip(_across(depths), [0, *depths], strict=True)
        ]
        ways = (_way(points[above], points[node]) for node, above in _edges(depths))
        marks = (f"M{number(x)} {number(y)}v14" for x, y in (points[at + 1] for at in solutions))
        drawn.append(draw.path("".join(ways), class_="qa-edge", stroke_width=2, **_ROUND))
        drawn.append(draw.path("".join(marks), class_="qa-outline", stroke_width=7))
    return drawn


def _way(start: Point, end: Point) -> str:
    (x, y), (u, v) = ((number(a), number(b)) for a, b in (start, end))
    return f"M{x} {y}L{u} {v}"


def _across(depths: Sequence[int]) -> list[float]:
    """Return where the root and each node stand, in leaves from the left."""
    leaf = count(0.5)
    at = [next(leaf) if is_leaf else 0.0 for is_leaf in _is_leaf(depths)]
    below: defaultdict[int, list[float]] = defaultdict(list)
    for node in reversed(range(len(depths))):
        if children := below.pop(depths[node] + 1, None):
            at[node] = (children[0] + children[-1]) / 2
        below[depths[node]].append(at[node])
    return [(below[1][0] + below[1][-1]) / 2, *at]


def _is_leaf(depths: Sequence[int]) -> list[bool]:
    return [after <= depth for depth, after in zip(depths, [*depths[1:], 0], strict=True)]


def _edges(depths: Sequence[int]) -> Iterator[tuple[int, int]]:
    """Yield each node and the one above it, counted from the root."""
    last = {0: 0}
    for node, depth in enumerate(depths, 1):
        last[depth] = node
        yield node, last[depth - 1]


def _word(content: str, x: float, y: float, size: float, ink: str = "qa-label") -> SvgElement:
    """Write a word around a point."""
    style = {"font_size": number(size), "font_family": BOLD, "text_anchor": "middle"}
    return text(content, x, y + BASELINE * size, class_=ink, **style)
