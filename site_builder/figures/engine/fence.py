"""Blocks that explain the engine: its crosses, its lanes, its sums."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import partial

from site_builder.figures.engine.crosses import cross_boards
from site_builder.figures.engine.lanes import BACK, IDLE, Step, buffered, busy, placed, stacked
from site_builder.figures.engine.tables import ROOM, burnside_table, crosses_table, lanes_table
from site_builder.svg import lanes as drawing
from site_builder.values.config import SiteConfig
from site_builder.values.errors import UserError
from site_builder.values.figure import Draw, Figure, Picture
from site_builder.values.reading import number_of, only_line, words_of
from site_builder.values.table import Table

SIZES, LANES = range(4, 7), range(2, 9)
WAYS: Mapping[str, Callable[[int, int], Sequence[Step]]] = {
    "A stack for each lane": stacked,
    "A buffer for each row": partial(buffered, room=ROOM),
}


def _crosses(body: Sequence[str], config: SiteConfig) -> Figure:
    boards = cross_boards(only_line(body, "block of crosses", "8 or 8 9 21 28"))
    pictures = [board.picture() for board in boards]
    return Figure("pictures.html.jinja", {"pictures": pictures}, (boards[0].marks.n,))


def _lanes(body: Sequence[str], config: SiteConfig) -> Figure:
    n, lanes = map(number_of, words_of(only_line(body, "block of lanes", "6 4"), 2, "6 4"))
    if n not in SIZES or lanes not in LANES:
        rule = f"lanes are drawn for N = {SIZES[0]} to {SIZES[-1]}, {LANES[0]} to {LANES[-1]} of"
        raise UserError(f"{rule} them, got N = {n} and {lanes}: write 6 4")
    pictures = [_way(name, n, search(n, lanes)) for name, search in WAYS.items()]
    return Figure("pictures.html.jinja", {"pictures": pictures})


def _way(name: str, n: int, steps: Sequence[Step]) -> Picture:
    words = {IDLE: drawing.IDLE, BACK: drawing.BACK}
    named = [[words.get(row, str(row)) for row in step] for step in steps]
    lanes = len(steps[0])
    said = f"N = {n}: {lanes} lanes place {placed(steps)} queens in {len(steps)} steps."
    share = f"{100 * busy(steps):.0f} of 100 places for a queen are used."
    svg = drawing.lane_steps(named, title=f"{name}, N = {n}", description=f"{said} {share}")
    return Picture(svg, f"{name}. {said} {share}")


KINDS: Mapping[str, Draw] = {"crosses": _crosses, "lanes": _lanes}

TABLES: Mapping[str, Callable[[str], Table]] = {
    "crosses": crosses_table,
    "burnside": burnside_table,
    "lanes": lanes_table,
}
