"""Draws an empty board that the script of a stepper fills with the steps of a search."""

from __future__ import annotations

from site_builder.svg.board import require_board_size
from site_builder.svg.canvas import Svg, draw, inline, use

_EDGE = 0.62  # space for the pointer at the left, in squares
_BESIDE = 0.72  # space for the marks of rows at the right
_FRAME = 0.12  # around the whole board, outside its squares


def search_board(n: int, *, title: str, description: str, has_bounds: bool = False) -> str:
    """Draw an empty board that a script fills; the page needs the `definitions` of its N.

    The script finds its parts by ``data-qa-part``. ``queens`` is a polyline whose middle points,
    ``column,row``, are the queens. Five parts are empty paths: ``attacked`` for crosses,
    ``untried`` for dots, ``pointer`` for the wedge beside the current row, ``act`` for the mark of
    the step, ``forbidden`` for hatched squares. Two are groups for text: ``letters`` in squares,
    ``names`` above queens. A square is one unit wide.
    """
    require_board_size(n)
    drawn = [use(f"qa-squares-{n}")]
    for part in ("forbidden", "attacked", "untried", "pointer", "act"):
        drawn.append(draw.path("", class_=f"qa-{part}", data_qa_part=part))
    centred = {"text_anchor": "middle", "font_weight": 600}
    drawn.append(draw.g(class_="qa-label", data_qa_part="letters", **centred))
    markers = {"marker_mid": "url(#qa-queen)", "data_qa_part": "queens"}
    drawn.append(draw.polyline([], fill="none", **markers))
    drawn.append(draw.g(class_="qa-names", data_qa_part="names"))
    width = n + _EDGE + _FRAME + (_BESIDE if has_bounds else 0)
    box = (-_EDGE, -_FRAME, width, n + 2 * _FRAME)
    return inline(Svg(title, description, box, drawn, "qa-state"))
