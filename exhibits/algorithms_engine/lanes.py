"""Draw the work of all lanes in each step of a vector computation.

The steps stand side by side in bands, and the bands below each other. One unit is one pixel of a
page, and the figure is no wider than a page on a phone.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from queens_atlas.blocks import UserError
from site_builder.svg.canvas import (
    BASELINE,
    Svg,
    SvgElement,
    group,
    inline,
    number,
    paths,
    rectangle_path,
    text,
)

# Values of a lane that places no queen: it has no board, or it goes back to the row above.
IDLE = ""
BACK = "^"
MAX_LANES = 16

_WIDTH = 320
# The side of the square that shows one lane in one step, in pixels.
_CELL = 15
# The number of steps in a band.
_STEPS = 21
# The height of the space above a band, for the number of its first step, in pixels.
_HEAD = 15
# The height of the space below a band, in pixels.
_GAP = 9
_FONT = 11


def lane_steps(steps: Sequence[Sequence[str]], *, title: str, description: str) -> str:
    """Return an SVG that shows the work of each lane in each step.

    A step has a text for each lane: a letter if the lane works, `BACK` if it goes back, and `IDLE`
    if it has no board.
    """
    lanes = _check_lanes(steps)
    pitch = _HEAD + lanes * _CELL + _GAP
    bands = range(0, len(steps), _STEPS)
    groups = []
    for index, first in enumerate(bands):
        band = _band(steps[first : first + _STEPS], first + 1, index * pitch + _HEAD)
        groups.append(group(band, font_size=_FONT))
    box = (-1, 0, _WIDTH, len(bands) * pitch)
    return inline(Svg(title, description, box, groups, "qa-chart qa-lanes"), width=_WIDTH)


def _check_lanes(steps: Sequence[Sequence[str]]) -> int:
    """Return the number of lanes.

    Raise a `UserError` if the steps have different numbers of lanes, or too many.
    """
    counts = sorted({len(step) for step in steps})
    if len(counts) != 1 or not 1 <= counts[0] <= MAX_LANES:
        got = " and ".join(map(str, counts)) or "none"
        raise UserError(f"steps have the same lanes, 1..{MAX_LANES}, got {got}")
    return counts[0]


def _band(steps: Sequence[Sequence[str]], first: int, top: float) -> Iterator[SvgElement]:
    """Draw consecutive steps side by side, with a square for each lane.

    `first` is the number of the first step, and `top` is the y of the squares.
    """
    yield text(f"step {first}", 0, top - 4, class_="qa-tick")
    cells = [
        (column * _CELL, top + lane * _CELL, letter)
        for column, step in enumerate(steps)
        for lane, letter in enumerate(step)
    ]
    idle = [(x, y) for x, y, letter in cells if letter in (IDLE, BACK)]
    working = [(x, y, letter) for x, y, letter in cells if letter not in (IDLE, BACK)]
    yield from paths((_outline(x, y) for x, y in idle), "qa-bit")
    yield from paths((_outline(x, y) for x, y, _ in working), "qa-bit qa-bit-set")
    yield from paths((_arrow(x, y) for x, y, letter in cells if letter == BACK), "qa-refused")
    middle = 0.5 * _CELL
    baseline = middle + BASELINE * _FONT
    letters = (text(letter, x + middle, y + baseline) for x, y, letter in working)
    yield group(letters, class_="qa-bit-one", text_anchor="middle")


def _outline(x: float, y: float) -> str:
    return rectangle_path(x + 0.5, y + 0.5, _CELL - 1, _CELL - 1)


def _arrow(x: float, y: float) -> str:
    """Return the path of an arrow upwards in the square at (x, y), for a lane that goes back."""
    middle = number(x + 0.5 * _CELL)
    upper = number(y + 5.5)
    return f"M{number(middle - 3)} {number(upper + 4)}L{middle} {upper}l3 4"
