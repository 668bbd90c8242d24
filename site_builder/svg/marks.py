"""Small shapes for data points: no chart tells its lines apart by colour alone."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Literal

from site_builder.svg.canvas import Element, draw, number

Shape = Literal["circle", "square", "diamond", "up", "down", "cross", "flat"]

# Each is drawn from its centre on, about ten units wide, all of about the same weight.
_OUTLINES: dict[Shape, str] = {
    "circle": "m-5.2 0a5.2 5.2 0 1 0 10.4 0a5.2 5.2 0 1 0-10.4 0z",
    "square": "m-4.5-4.5h9v9h-9z",
    "diamond": "m0-5.6 5.6 5.6-5.6 5.6-5.6-5.6z",
    "up": "m0-6 6 10.4h-12z",
    "down": "m0 6 6-10.4h-12z",
    "cross": "m-1.8-5.4h3.6v3.6h3.6v3.6h-3.6v3.6h-3.6v-3.6h-3.6v-3.6h3.6z",
    "flat": "m-6-2h12v4h-12z",
}


def marks(points: Iterable[tuple[float, float]], shape: Shape, *, hollow: bool = False) -> Element:
    """One element that draws the shape at every point, in the colour of its surroundings."""
    outline = _OUTLINES[shape]
    places = "".join(f"M{number(x)} {number(y)}{outline}" for x, y in points)
    return draw.path(places, class_="qa-hollow" if hollow else "qa-mark")
