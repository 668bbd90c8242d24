"""One example of every drawing, and functions that read what a drawing shows."""

from __future__ import annotations

from xml.etree import ElementTree

from site_builder.svg import bits, board, lanes, marked, orbit, strip, sudoku, tree, wall
from site_builder.svg.charts import bars, depths, factors, heatmap, line_plot, scale

TITLES = {"title": "A title", "description": "What & whether it < shows"}
EIGHT = (7, 3, 0, 2, 5, 1, 6, 4)
HALF_TURN = (5, 3, 6, 0, 7, 1, 4, 2)
SERIES: dict[str, list[line_plot.Point]] = {
    "slow": [(4, 0.001), (5, 0.02)],
    "fast": [(4, 0.0001), (5, 0.0003), (6, 0.002)],
}
IMAGES = [("identity", HALF_TURN, False), ("turned by 180°", HALF_TURN, True)]
MARKS = marked.Marks(
    8,
    queens=[(0, 3)],
    hollow=[(0, 4)],
    numbered=[(1, 1)],
    letters=[((2, 0), "LDR")],
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
    "bits beside a board": bits.beside_board(EIGHT, **TITLES),
    "board with coordinates": board.board(EIGHT, coordinates=True, glyph=False, **TITLES),
    "rectangle": board.rectangle((0, 2), 4, **TITLES),
    "numbered": orbit.numbered([[1, 2], [3, 4]], **TITLES),
    "marked": marked.marked(MARKS, **TITLES),
    "state": strip.state(
        8,
        [(0, 3)],
        row=1,
        attacked={1: 0b00111000},
        untried=3,
        square=(0, 3),
        **TITLES,
    ),
    "solution": strip.state(2, [(0, 1)], act="solution", **TITLES),
    "board with bits": strip.rows_with_bits(2, [(0, 1)], ["01"], **TITLES),
    "tree": tree.tree(tree.Node("", (BRANCH,)), levels=["row 0"], legend=LEGEND, **TITLES),
    "bits taken": tree.tree(tree.Node("1", (tree.Node("0", edge="1"),)), **TITLES),
    "sudoku": sudoku.sudoku_grid(
        [
            sudoku.SudokuCell("5", True, is_tinted=True),
            sudoku.SudokuCell("7", is_outlined=True),
            *[sudoku.SudokuCell(candidates="19")] * 79,
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
    "heat map": heatmap.heatmap([[0, 12], [345, 14200]], **TITLES),
    "bars": bars.bars([1, 20, 0], "abc", **TITLES),
    "orbit dots": bars.orbit_dots([(1, {1: 1}), (12, {2: 4, 4: 18, 8: 1765})], **TITLES),
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
    "board": board.board_file(EIGHT, **TITLES),
    "orbit sheet": orbit.orbit_sheet(IMAGES, **TITLES),
}
DEFINITIONS = board.definitions(8, 2)
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
