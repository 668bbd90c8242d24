"""One example of every drawing, and functions that read a drawing."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any
from xml.etree import ElementTree

from exhibits.algorithms_engine import lanes
from site_builder.figures.lesson_pictures import (
    named_bits,
    ring_of_boards,
    row_of_queens,
    search_trees,
    square_of_bits,
    stack_of_boards,
)
from site_builder.svg import bits, board, puzzles, tree, wall
from site_builder.svg.board import Board, draw_board
from site_builder.svg.canvas import SMALL
from site_builder.svg.card import ART as SIDE
from site_builder.svg.card import PreviewCard, card_board, card_file, lesson_file
from site_builder.svg.charts.renderer import draw_chart
from site_builder.svg.charts.scale import count_label, duration_label, factor_label
from site_builder.svg.charts.spec import (
    BAR,
    LAYERS,
    ORBITS,
    Axis,
    ChartSpec,
    Mark,
    Series,
    Style,
    line_series,
)

TITLES = {"title": "A title", "description": "What & whether it < shows"}
EIGHT = (7, 3, 0, 2, 5, 1, 6, 4)
HALF_TURN = (5, 3, 6, 0, 7, 1, 4, 2)
SERIES = {"slow": {4: 0.001, 5: 0.02}, "fast": {4: 0.0001, 5: 0.0003, 6: 0.002}}
IMAGES = [("identity", HALF_TURN, False), ("turned by 180°", HALF_TURN, True)]
MARKS = Board(
    8,
    queens=[(0, 3)],
    hollow=[(0, 4)],
    numbered=[(1, 1)],
    # The letter L is on a line, so it gets a plate behind it that covers the line.
    letters=[((2, 0), "LDR"), ((1, 2), "L")],
    crosses=[(5, 5)],
    tints=[(6, 6)],
    outlines=[(6, 6, 1, 2)],
    faint_lines=[((0, 3), (3, 0))],
    dashed_lines=[((0, 7), (7, 0))],
    above=[(0, 4, "half")],
    heads=["left"],
    beside=[(), ["16"]],
    below=[("00010000", "left = 16")],
)
STATE = Board(
    8,
    queens=[(0, 3), (1, 1)],
    crosses=[(1, 2), (1, 3)],
    dots=[(1, 6), (1, 7)],
    rings=[(1, 1)],
    dashed_rings=[(2, 5)],
    refused=[(3, 5)],
    pointer=1,
)
PROPERTIES = Board(
    4,
    queens=list(enumerate((1, 3, 0, 2))),
    lines=[((0, 1), (2, 1), (2, 0)), ((1, 3), (3, 2))],
    coordinates=True,
)

COMPUTATION = [
    bits.BitLine("x", "00010110", "22", sum="= 16 + 4 + 2"),
    bits.BitLine("-x", "11101010", "-22", ruled=True, endless=True),
    bits.BitLine("mask & ~(left | down | right)", "00000010", "2"),
]
BRANCH = tree.Node("3", (tree.Node("1", look="kept", is_end=True),), "second", refused=2)
LEGEND = {"refused": tree.Node("", is_dead=True)}

SECONDS = Axis("seconds", is_log=True, tick_label=duration_label)


def line_spec(
    lines: Mapping[str, Mapping[int, float]],
    y: Axis = SECONDS,
    **options: Any,
) -> ChartSpec:
    """Return a line chart with a line for each name in `lines`, which maps x to y.

    `options` may have `styles`, and options of `line_series`.
    """
    series = line_series(lines, options.pop("styles", {}), "{:g}".format, **options)
    return ChartSpec(**TITLES, mark="line", x=Axis("N"), y=y, series=series)


def columns(values: Sequence[int]) -> str:
    """Draw a vertical bar for each value, with the value above it."""
    ranges = [(column, 0, value) for column, value in enumerate(values)]
    x = Axis(bands=list(map(str, range(len(values)))))
    return _small("bar", x, Axis(), [Series(BAR, ranges=ranges, labels=list(map(str, values)))])


def layers(rows: Sequence[Sequence[int]]) -> str:
    """Draw a stacked bar for each row. A row lists the ends of its layers, beginning with 0."""
    series = [
        Series(
            style, name, ranges=[(row, *ends[layer : layer + 2]) for row, ends in enumerate(rows)]
        )
        for layer, (style, name) in enumerate(zip(LAYERS, ("kept", "cut", "left"), strict=True))
    ]
    y = Axis("queens", bands=[str(row + 1) for row in range(len(rows))])
    return _small("bar", Axis(tick_label=None), y, series)


def orbit_dots(rows: Mapping[int, Mapping[int, int]]) -> str:
    """Draw a row of dots for each N. `rows[N]` maps orbit sizes to numbers of orbits."""
    series = [
        Series(
            style,
            f"of {size}",
            [(row[size], y) for y, row in enumerate(rows.values()) if size in row],
        )
        for size, style in ORBITS.items()
    ]
    x = Axis("orbits", is_log=True, tick_label=count_label)
    return _small("dot", x, Axis("N", bands=list(map(str, rows))), series)


def heat_map(counts: Sequence[Sequence[int]]) -> str:
    """Draw a heat map of counts, row by row. Each cell is a separate series of the chart."""
    most = max(map(max, counts))
    series = [
        Series(Style("qa-heat", opacity=count / most), points=[(x, y)], labels=[str(count)])
        for y, row in enumerate(counts)
        for x, count in enumerate(row)
    ]
    bands = Axis(bands=[""] * len(counts))
    return _small("cell", bands, bands, series)


def _small(mark: Mark, x: Axis, y: Axis, series: Sequence[Series]) -> str:
    (svg,) = draw_chart(ChartSpec(**TITLES, mark=mark, x=x, y=y, series=series, sheets=[SMALL]))
    return svg


def factor_bars(factors: Mapping[str, float]) -> tuple[str, ...]:
    """Draw bars from 1 to each factor; return the chart for a wide page and for a phone."""
    series = [
        Series(BAR, ranges=[(row, 1, factor)], labels=[f"{factor:g} times"])
        for row, factor in enumerate(factors.values())
    ]
    x, y = Axis("times", is_log=True, tick_label=factor_label), Axis(bands=list(factors))
    return draw_chart(ChartSpec(**TITLES, mark="bar", x=x, y=y, series=series, reference=1))


LINES = draw_chart(line_spec(SERIES, ranges={"slow": [(5, 0.02, 0.2)]}))
FACTORS = factor_bars({"Symmetry elimination": 20, "slow": 0.3})

INLINE = {
    "board": board.board(EIGHT, **TITLES),
    "bits": bits.stack([bits.BitLine("x", "10", "2"), bits.BitLine("y", "01", row=0)], **TITLES),
    "bits of a computation": bits.stack(COMPUTATION, heading="Two lines", edge=5, **TITLES),
    "bits with their values": bits.stack(
        [bits.BitLine("", "1001", "9", sum="= 8 + 1")], heads=["8", "4", "2", "1"], **TITLES
    ),
    "bits without room for their sum": bits.stack(
        [bits.BitLine("", "1" * 16, "65535", sum="= 32768 + 16384 and so on")], **TITLES
    ),
    "bits beside a board": bits.beside_board(EIGHT, **TITLES, depth=7),
    "board with coordinates": board.board(EIGHT, coordinates=True, glyph=False, **TITLES),
    "rectangle": board.rectangle((0, 2), 4, **TITLES),
    "marked": draw_board(MARKS, **TITLES),
    "state": draw_board(STATE, style_class="qa-state", **TITLES),
    "properties": draw_board(PROPERTIES, style_class="qa-board qa-shown", **TITLES),
    "solution": draw_board(Board(2, [(0, 1)], frame="solid"), **TITLES),
    "full board refused": draw_board(Board(2, [(0, 1), (1, 0)], frame="dashed"), **TITLES),
    "strip": draw_board(
        Board(2, [(0, 1)], faint_lines=[((0, 1), (2, 1))], has_strip=True), **TITLES
    ),
    "tree": tree.tree(tree.Node("", (BRANCH,)), levels=["row 0"], legend=LEGEND, **TITLES),
    "broad tree": tree.tree(
        tree.Node("", (BRANCH, *(tree.Node(str(index)) for index in range(8)))), **TITLES
    ),
    "bits taken": tree.tree(tree.Node("1", (tree.Node("0", edge="1"),)), **TITLES),
    "sudoku": puzzles.sudoku_grid(
        [
            puzzles.SudokuCell("5", True, is_tinted=True),
            puzzles.SudokuCell("7", is_outlined=True),
            puzzles.SudokuCell(candidates="159"),
            *[puzzles.SudokuCell()] * 78,
        ],
        **TITLES,
    ),
    "column of a sudoku": puzzles.sudoku_column(
        [puzzles.ColumnCell("5", True), *[puzzles.ColumnCell("", False, "4", "only 4", True)] * 8],
        **TITLES,
    ),
    "depths": layers([(0, 1, 4, 9), (0, 2, 6, 6)]),
    "wall": wall.wall([[EIGHT, HALF_TURN], [EIGHT]], **TITLES),
    "lanes": lanes.lane_steps([("0", lanes.IDLE), ("1", lanes.BACK)], **TITLES),
    "bands of lanes": lanes.lane_steps([("0", "1")] * 22, **TITLES),
    "regions": puzzles.regions_board([[0, 1], [0, 0]], [(0, 1), (1, 0)], **TITLES),
    "heat map": heat_map([[0, 12], [345, 14200]]),
    "bars": columns([1, 20, 0]),
    "bars without numbers": columns([8070] * 13),
    "orbit dots": orbit_dots({1: {1: 1}, 2: {}, 12: {2: 4, 4: 18, 8: 1765}}),
    "lines": LINES[0],
    "lines on a phone": LINES[1],
    "small frames": draw_chart(line_spec({**SERIES, "third": {4: 1}}))[1],
    "lines on a linear scale": draw_chart(line_spec(SERIES, Axis("factor"), reference="fast"))[0],
    **dict(zip(("factors", "factors on a phone"), FACTORS, strict=True)),
}
FILES = {
    "board file": board.board_file(EIGHT, **TITLES),
    "orbit sheet": board.orbit_sheet(IMAGES, **TITLES),
}
SOLUTION = (1, 3, 0, 2)
ART = {
    "stack of boards": stack_of_boards(SOLUTION),
    "ring of boards": ring_of_boards([SOLUTION] * 8, "8"),
    "marked board": [
        card_board(Board(4, [(0, 1)], tints=[(2, 0)], crosses=[(1, 0)], rings=[(3, 2)]), SIDE)
    ],
    "square of bits": square_of_bits(["01", "10"]),
    "named bits": named_bits({"x": "0110"}, highlighted=2),
    "row of queens": row_of_queens("101", "= 5"),
    # Two queens in the top row: one queen below the first, two queens below the second.
    "search trees": search_trees([([1, 2, 1, 2, 2], [4])]),
}
CARDS = {
    "card": card_file(
        PreviewCard("8", "queens", ("12 fundamental", "among 92"), ((8, EIGHT), (2, ())))
    ),
    **{
        f"lesson with {name}": lesson_file("Half, then an eighth", "Chapter 9 of 10", picture)
        for name, picture in ART.items()
    },
}
DEFINITIONS = board.definitions(2, 4, 5, 8)
XLINK = "http://www.w3.org/1999/xlink"
# The name of the attribute `xlink:href` in the notation of ElementTree.
HREF = f"{{{XLINK}}}href"


def parse(markup: str) -> ElementTree.Element:
    """Parse a figure, and remove the namespace of its tags.

    If the namespace xlink is not declared, declare it, because inline figures lack it.
    """
    if "xmlns:xlink" not in markup:
        markup = markup.replace("<svg", f'<svg xmlns:xlink="{XLINK}"', 1)
    root = ElementTree.fromstring(markup.encode())
    for element in root.iter():
        element.tag = element.tag.rpartition("}")[2]
    return root


def svg_texts(root: ElementTree.Element, style_class: str = "") -> list[str]:
    """Return the texts of a drawing, or only those inside elements of `style_class`."""
    parts = [part for part in root.iter() if style_class in part.get("class", "").split()]
    return [
        text.text or "" for part in (parts if style_class else [root]) for text in part.iter("text")
    ]


def all_classes(root: ElementTree.Element) -> set[str]:
    """Return all classes of all elements of a figure."""
    return {name for part in root.iter() for name in part.get("class", "").split()}


def nodes_below(node: tree.Node) -> Iterator[tree.Node]:
    """Yield all nodes of a tree except its root."""
    for child in node.children:
        yield child
        yield from nodes_below(child)
