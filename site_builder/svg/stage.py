"""A board that script fills, step by step; its marks are those of `site_builder.svg.strip`."""

from __future__ import annotations

from site_builder.core import LARGEST_N
from site_builder.svg.canvas import Drawing, Element, draw, inline, use
from site_builder.values.errors import UserError

_EDGE = 0.62  # room for the mark of the row, in squares
_FRAME = 0.06


def stage(n: int, *, title: str, description: str) -> str:
    """An empty board; the page needs the `definitions` of its N.

    Script finds its parts by ``data-qa-part``. ``queens`` is a polyline whose middle points,
    ``column,row``, are the queens. The others are paths without commands: ``attacked`` for
    crosses, ``free`` for dots, ``pointer`` for the wedge beside the current row, ``act`` for the
    mark of what the step does. A square is one unit wide.

    Parameters
    ----------
    n : int
        Side of the board, 1..32.
    title, description : str
        What a screen reader says; script changes the description with each step.

    Raises
    ------
    UserError
        ``a board has 1..32 rows, got ...``.
    """
    if not 1 <= n <= LARGEST_N:
        raise UserError(f"a board has 1..{LARGEST_N} rows, got {n}")
    marks = map(_path, ("attacked", "free", "pointer", "act"))
    drawn = [use(f"qa-squares-{n}"), *marks, _queens()]
    box = (-_EDGE, -_FRAME, n + _EDGE + _FRAME, n + 2 * _FRAME)
    return inline(Drawing(title, description, box, drawn, "qa-state"))


def _path(part: str) -> Element:
    return draw.path("", class_=f"qa-{part}", data_qa_part=part)


def _queens() -> Element:
    return draw.polyline([], fill="none", marker_mid="url(#qa-queen)", data_qa_part="queens")
