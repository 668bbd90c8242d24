"""The pictures on the cards of the chapters of the course."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Iterator, Mapping, Sequence
from itertools import count

import cy_core
from cy_core import StepKind, trace
from site_builder.figures.boards import reach_board
from site_builder.figures.race.blocks import race_of
from site_builder.svg.board import Board, queen_paths_on
from site_builder.svg.canvas import (
    BASELINE,
    Point,
    SvgElement,
    draw,
    group,
    number,
    text,
)
from site_builder.svg.card import ART, BOLD, PLAIN, card_board
from site_builder.values.errors import UserError
from site_builder.values.text import bit_rows

# The N of most pictures.
_N = 8
# The race whose search trees are drawn.
_RACE = race_of("backtracking mirror symmetry_elimination 6")

Drawing = Callable[[], list[SvgElement]]
_DRAWINGS: dict[str, Drawing] = {}


def picture(name: str) -> Callable[[Drawing], Drawing]:
    """Return a decorator that registers a function under the name of the picture that it draws.

    The picture is `ART` pixels wide and high.
    """

    def register(drawing: Drawing) -> Drawing:
        _DRAWINGS[name] = drawing
        return drawing

    return register


@picture("reach")
def _reach() -> list[SvgElement]:
    """Draw a queen and every square that it attacks."""
    queen = (4, 3)
    attacked = reach_board(_N, queen).marks.crosses
    return [card_board(Board(_N, [queen], tints=attacked), ART)]


@picture("dead end")
def _dead_end() -> list[SvgElement]:
    """Draw the first dead end of backtracking: no square of the next row is free."""
    n = 4
    first = next(step for step in trace(n, _RACE.methods[0]) if step.kind is StepKind.BACKTRACK)
    queens = [*first.queens, (first.row, first.column)]
    crosses = [(len(queens), column) for column in range(n)]
    return [card_board(Board(n, queens, crosses=crosses), ART)]


@picture("calls")
def _calls() -> list[SvgElement]:
    """Draw the boards of a stack of calls."""
    return stack_of_boards((1, 3, 0, 2))


@picture("questions")
def _questions() -> list[SvgElement]:
    """Draw the checks of backtracking for a square: a line to each queen above it."""
    queens = [(0, 0), (1, 3), (2, 1), (3, 6)]
    square = (4, 4)
    lines = [(square, queen) for queen in queens]
    return [card_board(Board(_N, queens, lines=lines, dots=[square], rings=[square]), ART)]


@picture("row")
def _row_as_number() -> list[SvgElement]:
    """Draw a row as the number 5."""
    return row_of_queens("00101", "= 5")


@picture("attacks")
def _attacks() -> list[SvgElement]:
    """Draw how the attacks of a queen move down the board."""
    n = 5
    middle = 2
    attacked = [(row, middle + step * row) for row in range(1, n) for step in (-1, 0, 1)]
    tints = [(row, column) for row, column in attacked if 0 <= column < n]
    arrows = [
        ((0.5, middle - 0.5), (2, 0)),
        ((0.5, middle), (4, middle)),
        ((0.5, middle + 0.5), (2, n - 1)),
    ]
    return [card_board(Board(n, [(0, middle)], tints=tints, lines=arrows), ART)]


@picture("lowest bit")
def _lowest_bit() -> list[SvgElement]:
    """Draw x, -x and x & -x."""
    x = 0b01101000
    values = {"x": x, "-x": -x, "x and -x": x & -x}
    rows = {name: f"{value & 0xFF:08b}" for name, value in values.items()}
    return named_bits(rows, rows["x and -x"].index("1"))


@picture("bits")
def _bits() -> list[SvgElement]:
    """Draw a solution as the bits of its rows."""
    return square_of_bits([row.bits for row in bit_rows(cy_core.solution("8.8.1"))])


@picture("orbit")
def _orbit() -> list[SvgElement]:
    """Draw the eight images of a solution."""
    images = cy_core.orbit(cy_core.solution("5.8.1")).images
    return ring_of_boards(list(images.values()), "8")


@picture("trees")
def _trees() -> list[SvgElement]:
    """Draw the search trees of three methods."""
    return search_trees([_nodes(key) for key in _RACE.methods])


def _nodes(key: str) -> Search:
    """Return the search of the method `key` as depths and solutions."""
    steps = list(trace(_RACE.n, key))
    depths = [step.depth for step in steps if step.kind is StepKind.PLACE]
    return depths, [step.nodes - 1 for step in steps if step.kind is StepKind.SOLUTION]


def lesson_picture(name: str) -> list[SvgElement]:
    """Draw the picture `name`, `ART` pixels wide and high."""
    if name not in _DRAWINGS:
        raise UserError(f"unknown picture {name}: choose one of {', '.join(_DRAWINGS)}")
    return _DRAWINGS[name]()


# Drawings -----------------------------------------------------------------------------------------

# A search as two lists: the depth of each node, in the order of the search; and the indexes of the
# nodes that complete a solution.
Search = tuple[Sequence[int], Sequence[int]]

_ROUND = {"stroke_linecap": "round"}


def stack_of_boards(solution: Sequence[int]) -> list[SvgElement]:
    """Draw the boards of a stack of calls.

    Each call has one more queen than its caller, and is drawn in front.
    """
    n = len(solution)
    side = ART * 0.55
    step = (ART - side) / (n - 1)
    queens = list(enumerate(solution))
    edge = side / n / 10
    elements = list[SvgElement]()
    for call in range(n):
        x = number(call * step - edge)
        size = number(side + 2 * edge)
        elements.append(draw.rect((x, x), (size, size), class_="qa-background"))
        elements.append(card_board(Board(n, queens[: call + 1]), side, (call * step, call * step)))
    return elements


def ring_of_boards(solutions: Sequence[Sequence[int]], word: str) -> list[SvgElement]:
    """Draw eight boards around a word."""
    side = ART * 0.29
    step = ART * 0.355
    # For each board its column and row in a grid of three by three, clockwise from the top left.
    cells = [(0, 0), (1, 0), (2, 0), (2, 1), (2, 2), (1, 2), (0, 2), (0, 1)]
    boards = [
        card_board(Board(len(solution), list(enumerate(solution))), side, (x * step, y * step))
        for solution, (x, y) in zip(solutions, cells, strict=True)
    ]
    return [*boards, _word(word, ART / 2, ART / 2, 150)]


def square_of_bits(rows: Sequence[str]) -> list[SvgElement]:
    """Draw the bits of `rows`, one row below another, as a square."""
    cell = ART / len(rows)
    return [part for row, bits in enumerate(rows) for part in _row(bits, row * cell)]


def named_bits(rows: Mapping[str, str], highlighted: int) -> list[SvgElement]:
    """Draw rows of bits, each below its name. Every 1 in the column `highlighted` is in colour."""
    step = ART / len(rows)
    size = 60
    style = {"class_": "qa-label", "font_size": size, "font_family": PLAIN}
    elements = list[SvgElement]()
    for index, (name, bits) in enumerate(rows.items()):
        elements.append(text(name, 2, index * step + size, **style))
        elements += _row(bits, index * step + 1.3 * size, highlighted)
    return elements


def _row(bits: str, y: float, highlighted: int | None = None) -> Iterator[SvgElement]:
    """Draw a row of bits as cells, dark for 1, because digits would be too small to read."""
    cell = ART / len(bits)
    side = number(cell - 4)
    for column, digit in enumerate(bits):
        one_class = "qa-untried" if column == highlighted else "qa-bit-set"
        style_class = one_class if digit == "1" else "qa-light"
        corner = (number(column * cell + 2), number(y + 2))
        yield draw.rect(corner, (side, side), rx=6, class_=style_class)


def row_of_queens(bits: str, value: str) -> list[SvgElement]:
    """Draw a row of a board with a queen for each 1 in `bits`, then the bits, then `value`."""
    n = len(bits)
    columns = [column for column, bit in enumerate(bits) if bit == "1"]
    squares = [
        draw.rect((column, 0), (1, 1), class_="qa-dark" if column % 2 else "qa-light")
        for column in range(n)
    ]
    cell = ART / n
    queens = queen_paths_on((0, column) for column in columns)
    row = group([*squares, queens], transform=f"translate(0 50) scale({number(cell)})")
    digits = [
        _word(bit, (column + 0.5) * cell, 50 + 1.5 * cell, 0.8 * cell, _BIT_CLASSES[bit])
        for column, bit in enumerate(bits)
    ]
    return [row, *digits, _word(value, ART / 2, 50 + 3.3 * cell, 190)]


_BIT_CLASSES = {"1": "qa-stressed", "0": "qa-tick"}


def search_trees(searches: Sequence[Search]) -> list[SvgElement]:
    """Draw search trees one below another, all with the same scale."""
    leaves = max(sum(_is_leaf(depths)) for depths, _ in searches)
    height = ART / len(searches)
    elements = list[SvgElement]()
    for index, (depths, solutions) in enumerate(searches):
        level = (height - 30) / max(depths)
        points = [
            (x * ART / leaves, index * height + depth * level)
            for x, depth in zip(node_positions(depths), [0, *depths], strict=True)
        ]
        lines = (line_path(points[parent], points[node]) for node, parent in tree_edges(depths))
        # `points` begins with the root, which is not a node of `depths`, so the index of a node is
        # 1 more.
        ends = (points[node + 1] for node in solutions)
        marks = (f"M{number(x)} {number(y)}v14" for x, y in ends)
        elements.append(draw.path("".join(lines), class_="qa-edge", stroke_width=2, **_ROUND))
        elements.append(draw.path("".join(marks), class_="qa-outline", stroke_width=7))
    return elements


def line_path(start: Point, end: Point) -> str:
    """Return the SVG path of a line."""
    x, y = map(number, start)
    end_x, end_y = map(number, end)
    return f"M{x} {y}L{end_x} {end_y}"


def node_positions(depths: Sequence[int]) -> list[float]:
    """Return the x of the root, then the x of each node. The unit is the width of a leaf.

    A node is in the middle between its first and its last child.
    """
    leaf_positions = count(0.5)
    positions = [next(leaf_positions) if is_leaf else 0.0 for is_leaf in _is_leaf(depths)]
    # For each depth, the positions of the nodes that wait for their parent, from right to left.
    without_parent: defaultdict[int, list[float]] = defaultdict(list)
    for node in reversed(range(len(depths))):
        depth = depths[node]
        if children := without_parent.pop(depth + 1, None):
            positions[node] = (children[0] + children[-1]) / 2
        without_parent[depth].append(positions[node])
    children = without_parent[1]
    return [(children[0] + children[-1]) / 2, *positions]


def _is_leaf(depths: Sequence[int]) -> list[bool]:
    """Return for each node whether it has no child: the next node is then not deeper."""
    return [next_depth <= depth for depth, next_depth in zip(depths, [*depths[1:], 0], strict=True)]


def tree_edges(depths: Sequence[int]) -> Iterator[tuple[int, int]]:
    """Yield each node and its parent.

    The root has the number 0, and the first node has the number 1.
    """
    last_at_depth = {0: 0}
    for node, depth in enumerate(depths, 1):
        last_at_depth[depth] = node
        yield node, last_at_depth[depth - 1]


def _word(
    content: str, x: float, y: float, size: float, style_class: str = "qa-label"
) -> SvgElement:
    """Write a word in bold letters, centred on the point (x, y)."""
    style = {"font_size": number(size), "font_family": BOLD, "text_anchor": "middle"}
    return text(content, x, y + BASELINE * size, class_=style_class, **style)
