"""Lanes that step together: which of them work in each step, in bands one below another.

One unit is one pixel of a page, and the figure is no wider than the column of a phone.
"""

from __future__ import annotations

from collections.abc import Sequence

from site_builder.svg.canvas import BASELINE, Drawing, Element, draw, inline, number, text
from site_builder.values.errors import UserError

IDLE, BACK = "", "^"
MAX_LANES = 16

_WIDTH = 320
_CELL = 15
_STEPS = 21  # in a band
_HEAD = 15  # above a band: the number of its first step
_GAP = 9
_FONT = 11


def lane_steps(steps: Sequence[Sequence[str]], *, title: str, description: str) -> str:
    """What each lane does in each step.

    Parameters
    ----------
    steps : sequence of sequence of str
        One word for each lane: `IDLE`, `BACK`, or a letter or digit that names its work.
        At least one step, of 1..16 lanes.
    title, description : str
        What a screen reader says.

    Raises
    ------
    UserError
        ``steps have the same lanes, 1..16, got ...``.
    """
    lanes = _checked_lanes(steps)
    pitch = _HEAD + lanes * _CELL + _GAP
    bands = range(0, len(steps), _STEPS)
    drawn = []
    for place, first in enumerate(bands):
        drawn.append(_band(steps[first : first + _STEPS], first + 1, place * pitch + _HEAD))
    box = (-1, 0, _WIDTH, len(bands) * pitch)
    return inline(Drawing(title, description, box, drawn, f"qa-chart qa-lanes qa-px-{_WIDTH}"))


def _checked_lanes(steps: Sequence[Sequence[str]]) -> int:
    widths = sorted({len(step) for step in steps})
    if len(widths) != 1 or not 1 <= widths[0] <= MAX_LANES:
        got = " and ".join(map(str, widths)) or "none"
        raise UserError(f"steps have the same lanes, 1..{MAX_LANES}, got {got}")
    return widths[0]


def _band(steps: Sequence[Sequence[str]], first: int, top: float) -> Element:
    group = draw.g(font_size=_FONT)
    group.add(text(f"step {first}", 0, top - 4, class_="qa-tick"))
    cells = [(x, y, word) for x, step in enumerate(steps) for y, word in enumerate(step)]
    working = [(x, y) for x, y, word in cells if word not in (IDLE, BACK)]
    others = [(x, y) for x, y, word in cells if word in (IDLE, BACK)]
    for style, places in (("qa-bit", others), ("qa-bit qa-bit-set", working)):
        if places:
            group.add(draw.path("".join(_outline(*at, top) for at in places), class_=style))
    if back := [(x, y) for x, y, word in cells if word == BACK]:
        group.add(draw.path("".join(_arrow(*at, top) for at in back), class_="qa-refused"))
    words = draw.g(class_="qa-bit-one", text_anchor="middle")
    for x, y, word in cells:
        if (x, y) in working:
            words.add(text(word, (x + 0.5) * _CELL, top + (y + 0.5) * _CELL + BASELINE * _FONT))
    group.add(words)
    return group


def _outline(x: int, y: int, top: float) -> str:
    side = _CELL - 1
    left, upper = number(x * _CELL + 0.5), number(top + y * _CELL + 0.5)
    return f"M{left} {upper}h{side}v{side}h-{side}z"


def _arrow(x: int, y: int, top: float) -> str:
    """The way back up."""
    middle, upper = number((x + 0.5) * _CELL), number(top + y * _CELL + 5.5)
    return f"M{number(middle - 3)} {number(upper + 4)}L{middle} {upper}l3 4"
