"""One example of every drawing, and functions that read what a drawing shows."""

from __future__ import annotations

from xml.etree import ElementTree

from site_builder.svg import bits, board, lanes, marked, orbit, regions, strip, sudoku, tree, wall
from site_builder.svg.card import Card, card_file, lesson_file
from site_builder.svg.charts import bars, depths, factors, heatmap, line_plot, scale
from site_builder.svg.lesson_art import (
    marked_board,
    named_bits,
    ring_of_boards,
    row_of_queens,
    search_trees,
    square_of_bits,
    stack_of_boards,
)

TITLES = {"title": "A title", "description": "What & whether it < shows"}
EIGHT = (7, 3, 0, 2, 5, 1, 6, 4)
HALF_TURN = (5, 3, 6, 0, 7, 1, 4, 2)
SERIES: dict[str, list[line_plot.Point]] = {
    "slow": [(4, 0.001), (5, 0.02)],
    "fast": [(4, 0.0001), (5, 0.0003), (6, 0.002)],
}
IMAGES = [("identity", HALF_TURN, False), ("turned by 180°", HALF_TURN, True)]
MARKS = marked.Annotations(
    8,
    queens=[(0, 3)],
    hollow=[(0, 4)],
    numbered=[(1, 1)],
    letters=[((2, 0), "LDR"), ((1, 2), "L")],  # the other one on a line, so on a plate
    crosses=[(5, 5)],
    tints=[(6, 6)],
    outlines=[(6, 6, 1, 2)],
    lines=[((0, 3), (3, 0))],
    dashes=[((0, 7), (7, 0))],
    above=[(0, 4, "half")],
    heads=["left"],
    beside=[(), ["16"]],
    below=[("00010000", "left = 16")],
)

COMPUTATION = [
    bits.Line("x", "00010110", "22", sum="= 16 + 4 + 2"),
    bits.Line("-x", "11101010", "-22", ruled=True, endless=True),
    bits.Line("mask & ~(left | down | right)", "00000010", "2"),
]
BRANCH = tree.Node("3", (tree.Node("1", look="kept", is_end=True),), "second", refused=2)
LEGEND = {"refused": tree.Node("", is_dead=True)}

LINES = line_plot.log_lines(
    SERIES,
    x_title="N",
    y_title="time",
    y_label=scale.duration_label,
    ranges={"slow": [(5, 0.02, 0.2)]},
    **TITLES,
)
FACTORS = factors.factor_bars(
    [("fast", 20.0, "20 times"), ("slow", 0.3, "a third")], x_title="times", **TITLES
)

INLINE = {
    "board": board.board(EIGHT, **TITLES),
    "bits": bits.stack([bits.Line("x", "10", "2"), bits.Line("y", "01", row=0)], **TITLES),
    "bits of a computation": bits.stack(COMPUTATION, heading="Two lines", edge=5, **TITLES),
    "bits with their values": bits.stack(
        [bits.Line("", "1001", "9", sum="= 8 + 1")], heads=["8", "4", "2", "1"], **TITLES
    ),
    "bits without room for their sum": bits.stack(
        [bits.Line("", "1" * 16, "65535", sum="= 32768 + 16384 and so on")], **TITLES
    ),
    "bits beside a board": bits.beside_board(EIGHT, **TITLES),
    "board with coordinates": board.board(EIGHT, coordinates=True, glyph=False, **TITLES),
    "rectangle": board.rectangle((0, 2), 4, **TITLES),
    "numbered": orbit.numbered([[1, 2], [3, 4]], **TITLES),
    "marked": marked.marked(MARKS, **TITLES),
    # Neither a square with a queen nor one to try is crossed.
    "state": strip.state(
        8,
        [(0, 3), (1, 1)],
        row=1,
        attacked={1: 0b01111010, 2: 0b11111111},
        untried=0b11,
        square=(1, 1),
        **TITLES,
    ),
    "refused": strip.state(4, [], square=(2, 3), act="reject", **TITLES),
    "taken back": strip.state(4, [(0, 1)], square=(0, 1), act="backtrack", **TITLES),
    "full board refused": strip.state(2, [(0, 1), (1, 0)], act="fail", **TITLES),
    "stage": strip.stage(5, has_bounds=True, **TITLES),
    "solution": strip.state(2, [(0, 1)], act="solution", **TITLES),
    "board with bits": strip.rows_with_bits(2, [(0, 1)], ["01"], **TITLES),
    "tree": tree.tree(tree.Node("", (BRANCH,)), levels=["row 0"], legend=LEGEND, **TITLES),
    "broad tree": tree.tree(
        tree.Node("", (BRANCH, *(tree.Node(str(index)) for index in range(8)))), **TITLES
    ),
    "bits taken": tree.tree(tree.Node("1", (tree.Node("0", edge="1"),)), **TITLES),
    "sudoku": sudoku.sudoku_grid(
        [
            sudoku.SudokuCell("5", True, is_tinted=True),
            sudoku.SudokuCell("7", is_outlined=True),
            sudoku.SudokuCell(candidates="159"),
            *[sudoku.SudokuCell()] * 78,
        ],
        **TITLES,
    ),
    "column of a sudoku": sudoku.sudoku_column(
        [sudoku.ColumnCell("5", True), *[sudoku.ColumnCell("", False, "4", "only 4", True)] * 8],
        **TITLES,
    ),
    "depths": depths.depth_bars({"kept": (1, 2), "cut": (3, 4), "left": (5, 0)}, **TITLES),
    "wall": wall.wall([[EIGHT, HALF_TURN], [EIGHT]], **TITLES),
    "lanes": lanes.lane_steps([("0", lanes.IDLE), ("1", lanes.BACK)], **TITLES),
    "bands of lanes": lanes.lane_steps([("0", "1")] * 22, **TITLES),
    "regions": regions.regions_board([[0, 1], [0, 0]], [(0, 1), (1, 0)], **TITLES),
    "heat map": heatmap.heatmap([[0, 12], [345, 14200]], **TITLES),
    "bars": bars.bars([1, 20, 0], "abc", **TITLES),
    "bars without numbers": bars.bars([8070] * 13, range(13), **TITLES),
    "orbit dots": bars.orbit_dots([(1, {1: 1}), (2, {}), (12, {2: 4, 4: 18, 8: 1765})], **TITLES),
    "lines": LINES.wide,
    "lines on a phone": LINES.narrow,
    "small frames": line_plot.log_lines(
        {**SERIES, "third": [(4, 1)]}, x_title="N", y_title="time", **TITLES
    ).narrow,
    "lines on a linear scale": line_plot.linear_lines(
        SERIES, x_title="N", y_title="factor", reference="fast", **TITLES
    ).wide,
    **dict(zip(("factors", "factors on a phone"), FACTORS, strict=True)),
}
FILES = {
    "board file": board.board_file(EIGHT, **TITLES),
    "orbit sheet": orbit.orbit_sheet(IMAGES, **TITLES),
}
SOLUTION = (1, 3, 0, 2)
ART = {
    "stack of boards": stack_of_boards(SOLUTION),
    "ring of boards": ring_of_boards([SOLUTION] * 8, "8"),
    "marked board": marked_board(4, [(0, 1)], crosses=[(1, 0), (1, 1)], ring=(3, 2)),
    "square of bits": square_of_bits(["01", "10"]),
    "named bits": named_bits({"x": "0110"}, lit=2),
    "row of queens": row_of_queens("101", "= 5"),
    # Two queens in the top row; below the first is one more, and below the second two.
    "search trees": search_trees([([1, 2, 1, 2, 2], [4])]),
}
CARDS = {
    "card": card_file(Card("8", "queens", ("12 fundamental", "among 92"), ((8, EIGHT), (2, ())))),
    **{
        f"lesson with {name}": lesson_file("Half, then an eighth", "Chapter 9 of 10", picture)
        for name, picture in ART.items()
    },
}
DEFINITIONS = board.definitions(2, 4, 5, 8)
XLINK = "http://www.w3.org/1999/xlink"
HREF = f"{{{XLINK}}}href"  # of a `use`, as the standard library reads it


def parse(markup: str) -> ElementTree.Element:
    """The figure as a tree, tags without their namespace; a page declares no xlink, a file does."""
    if "xmlns:xlink" not in markup:
        markup = markup.replace("<svg", f'<svg xmlns:xlink="{XLINK}"', 1)
    root = ElementTree.fromstring(markup.encode())
    for element in root.iter():
        element.tag = element.tag.rpartition("}")[2]
    return root


def svg_texts(root: ElementTree.Element, style_class: str = "") -> list[str]:
    """The texts of a drawing, or of its parts of this class."""
    parts = [part for part in root.iter() if style_class in part.get("class", "").split()]
    return [
        text.text or "" for part in (parts if style_class else [root]) for text in part.iter("text")
    ]


def all_classes(root: ElementTree.Element) -> set[str]:
    """Every class that an element of the figure has."""
    return {name for part in root.iter() for name in part.get("class", "").split()}
