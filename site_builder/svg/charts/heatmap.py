"""A grid of counts, the stronger the colour the larger the count, written where there is room."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator, Sequence

from site_builder.svg.canvas import (
    BASELINE,
    MIN_FONT,
    Drawing,
    Element,
    draw,
    inline,
    number,
    number_width,
    text,
)
from site_builder.values.errors import UserError

_WIDTH = 360
_MAX_SQUARE = 60
_GAP = 1
_MAX_FONT = 13


def heatmap(counts: Sequence[Sequence[int]], *, title: str, description: str) -> str:
    """How many queens stand on each square.

    Parameters
    ----------
    counts : sequence of sequences of int
        N rows of N counts, none below 0.
    title, description : str
        What a screen reader says.

    Raises
    ------
    UserError
        ``a heat map takes N rows of N counts from 0 up, got ...``.
    """
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
    """One path for each distinct count: symmetry makes them few."""
    places: defaultdict[int, list[str]] = defaultdict(list)
    edge = number(side - _GAP)
    for row, line in enumerate(counts):
        for column, count in enumerate(line):
            corner = f"M{number(column * side)} {number(row * side)}"
            places[int(count)].append(f"{corner}h{edge}v{edge}h-{edge}z")
    most = max(places) or 1
    return [
        draw.path("".join(path), class_="qa-heat", fill_opacity=number(0.06 + 0.94 * count / most))
        for count, path in sorted(places.items())
    ]


def _numbers(counts: Sequence[Sequence[int]], side: float) -> Iterator[Element]:
    longest = max((str(count) for line in counts for count in line), key=len)
    size = min(_MAX_FONT, (side - _GAP) / number_width(longest))
    if size < MIN_FONT:
        return
    group = draw.g(class_="qa-label", text_anchor="middle", font_size=number(size))
    for row, line in enumerate(counts):
        for column, count in enumerate(line):
            x, y = (column + 0.5) * side, (row + 0.5) * side
            group.add(text(count, x - _GAP / 2, y - _GAP / 2 + BASELINE * size))
    yield group
