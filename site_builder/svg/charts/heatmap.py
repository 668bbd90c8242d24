"""Draws a heat map: a grid of counts, with a stronger colour for a larger count."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator, Sequence

from site_builder.svg.canvas import (
    BASELINE,
    MIN_FONT,
    Drawing,
    Element,
    draw,
    group,
    inline,
    number,
    number_width,
    rectangle_path,
    text,
)
from site_builder.values.errors import UserError

_WIDTH = 360
_MAX_SQUARE = 60
_GAP = 1
_MAX_FONT = 13


def heatmap(counts: Sequence[Sequence[int]], *, title: str, description: str) -> str:
    """Draw how many queens stand on each square in all solutions."""
    _check(counts)
    n = len(counts)
    side = min(_WIDTH / n, _MAX_SQUARE)
    drawn = [*_squares(counts, side), *_numbers(counts, side)]
    box = (0, 0, _WIDTH, n * side)
    return inline(Drawing(title, description, box, drawn, "qa-chart qa-heatmap"))


def _check(counts: Sequence[Sequence[int]]) -> None:
    rows = [len(row) for row in counts]
    if not rows or any(length != len(rows) for length in rows):
        raise UserError(f"a heat map takes N rows of N counts from 0 up, got rows of {rows}")
    if (least := min(map(min, counts))) < 0:
        raise UserError(f"a heat map takes N rows of N counts from 0 up, got {least}")


def _squares(counts: Sequence[Sequence[int]], side: float) -> list[Element]:
    """Draw one path for each distinct count: symmetry makes them few."""
    squares: defaultdict[int, list[str]] = defaultdict(list)
    edge = side - _GAP
    for row, line in enumerate(counts):
        for column, count in enumerate(line):
            squares[int(count)].append(rectangle_path(column * side, row * side, edge, edge))
    largest = max(squares) or 1
    return [
        draw.path(
            "".join(path), class_="qa-heat", fill_opacity=number(0.06 + 0.94 * count / largest)
        )
        for count, path in sorted(squares.items())
    ]


def _numbers(counts: Sequence[Sequence[int]], side: float) -> Iterator[Element]:
    longest = max((str(count) for line in counts for count in line), key=len)
    size = min(_MAX_FONT, (side - _GAP) / number_width(longest))
    if size < MIN_FONT:
        return
    shift = BASELINE * size - _GAP / 2
    numbers = (
        text(count, (column + 0.5) * side - _GAP / 2, (row + 0.5) * side + shift)
        for row, line in enumerate(counts)
        for column, count in enumerate(line)
    )
    yield group(numbers, class_="qa-label", text_anchor="middle", font_size=number(size))
