"""Draws how many boards a search visits at each depth: a bar for each depth, in layers."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Literal

from site_builder.svg.canvas import Drawing, Element, draw, inline, number, paths, text, text_width
from site_builder.values.errors import UserError
from site_builder.values.text import grouped

Texture = Literal["solid", "lines", "open"]

_WIDTH = 330
_FONT = 13
_ROW = 30
_BAR = 20
_LEFT = 24
_GAP = 5  # between hatching lines
_TEXTURES: dict[Texture, str] = {
    "solid": "qa-layer qa-layer-solid",
    "lines": "qa-layer qa-layer-lines",
    "open": "qa-layer",
}


def depth_bars(
    layers: Mapping[str, Sequence[int]], *, title: str, description: str, axis: str = "queens"
) -> str:
    """Draw a bar for each depth from 1 on, with a layer for each name."""
    rows = [*zip(*layers.values(), strict=False)]
    lengths = {len(counts) for counts in layers.values()}
    if (
        not 1 <= len(layers) <= len(_TEXTURES)
        or lengths != {len(rows)}
        or not rows
        or min(map(min, rows)) < 0
    ):
        got = ", ".join(f"{name}: {[*counts]}" for name, counts in layers.items()) or "none"
        raise UserError(f"bars take one to three layers of as many counts from 0 up, got {got}")
    most = max(map(sum, rows)) or 1
    room = _WIDTH - _LEFT - 8 - text_width(grouped(most), _FONT)
    drawn: list[Element] = [*_legend(list(layers))]
    top = len(layers) * 22 + 26
    drawn.append(text(axis, 0, top - 8, class_="qa-tick", font_size=_FONT))
    for place, counts in enumerate(rows):
        drawn += _row(place + 1, counts, top + place * _ROW, room / most)
    box = (0, 0, _WIDTH, top + len(rows) * _ROW)
    return inline(Drawing(title, description, box, drawn, "qa-depths"))


def _legend(names: Sequence[str]) -> list[Element]:
    drawn = []
    for place, (name, texture) in enumerate(zip(names, _TEXTURES, strict=False)):
        y = place * 22 + 1
        drawn += _layer(1, y, 26, 14, texture)
        drawn.append(text(name, 36, y + 12, class_="qa-label", font_size=_FONT))
    return drawn


def _row(depth: int, counts: Sequence[int], top: float, scale: float) -> list[Element]:
    """Draw the depth, its layers side by side, and their sum."""
    base = top + _BAR / 2 + 0.35 * _FONT
    drawn = [text(depth, _LEFT - 10, base, class_="qa-label", font_size=_FONT, text_anchor="end")]
    start: float = _LEFT
    for count, texture in zip(counts, _TEXTURES, strict=False):
        drawn += _layer(start, top, count * scale, _BAR, texture) if count else []
        start += count * scale
    total = grouped(sum(counts))
    return [*drawn, text(total, start + 6, base, class_="qa-label", font_size=_FONT)]


def _layer(x: float, y: float, width: float, height: float, texture: Texture) -> list[Element]:
    """Draw a part of a bar; the textures distinguish layers without colour."""
    corner, size = (number(x), number(y)), (number(width), number(height))
    drawn = [draw.rect(corner, size, class_=_TEXTURES[texture])]
    if texture == "lines":
        places = [
            x + _GAP * step for step in range(1, int(width / _GAP) + 1) if _GAP * step < width
        ]
        strokes = (f"M{number(place)} {number(y)}v{number(height)}" for place in places)
        drawn += paths(strokes, "qa-layer-line")
    return drawn
