"""Worksheets for lessons. Each is a page of paper, and its answers are on a second page."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from string import ascii_uppercase
from typing import Annotated, Literal

from cy_core import attack_masks, completions, orbit
from queens_atlas.blocks import (
    Board,
    Element,
    Figure,
    Lines,
    Square,
    TextPart,
    UserError,
    block,
    draw_board,
    number,
    queens_text,
    size,
    square_name,
    squares,
)
from site_builder.figures.searches import method_tree
from site_builder.svg.board import board
from site_builder.svg.tree import Node, tree
from site_builder.values.fundamental import FundamentalSolution
from site_builder.values.parsing import fundamental_of
from site_builder.values.text import column_letter, low_bits

# The sizes N of the boards that a reader completes.
SIZES = range(4, 9)
# The most boards to complete that fit a page of paper.
MAX_BOARDS = 6
# The most boards to cut out that fit a page of paper.
MAX_CUT_OUTS = 12
FALLBACK_TEXT = "This form needs JavaScript. The page Worksheets has sheets as PDF."


@dataclass(frozen=True, slots=True)
class Worksheet(Figure):
    """A worksheet of one page, with its answers on a second page."""

    # The subject of the sheet.
    kind: Literal["orbits", "bits", "tree"]
    title: str
    # The content of the sheet. Its keys depend on `kind`; the template uses them.
    sheet: Mapping[str, object]

    def text_parts(self, address: str) -> Sequence[TextPart]:
        """Return the title of the sheet only, because the sheet is made for paper."""
        where = f", to print from {address}" if address else ""
        return [TextPart(f"Worksheet: {self.title}, one page and its answers{where}.")]


# Boards to complete -------------------------------------------------------------------------------


@block("worksheet-maker", "6 2 6")
def worksheet_maker(
    n: Annotated[int, size(SIZES[0], SIZES[-1], "a board to complete has")],
    given: Annotated[int, number(1, SIZES[-1] - 1, "queens given")],
    boards: Annotated[int, number(1, MAX_BOARDS, "boards")],
) -> Element:
    """Return a form that makes worksheets with boards to complete.

    `given` is the number of queens on each board, and `boards` the number of boards on a sheet.
    """
    return Element(
        "queens-worksheet-maker",
        "Maker of worksheets",
        {"n": n, "given": given, "boards": boards, "sizes": list(SIZES), "max": MAX_BOARDS},
        text=FALLBACK_TEXT,
        sizes=tuple(SIZES),
        style_class="qa-worksheets",
    )


# Boards to sort -----------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class CutOut:
    """A board that the reader cuts out of the paper, with its letter."""

    letter: str
    columns: tuple[int, ...]

    @property
    def picture(self) -> str:
        """The drawing of the board, as SVG."""
        title = f"Board {self.letter}"
        return board(self.columns, title=title, description=queens_text(squares(self.columns)))


@block("worksheet-orbits", "5.8.1")
def worksheet_orbits(
    solutions: Annotated[Sequence[FundamentalSolution], Lines(fundamental_of)],
) -> Worksheet:
    """Return a sheet with all boards of some orbits.

    The reader cuts them out and sorts them by orbit.
    """
    orbits = [set(orbit(solution.columns).images.values()) for solution in solutions]
    # Sort the boards by their columns, so that the boards of different orbits are mixed.
    columns = sorted(set[tuple[int, ...]]().union(*orbits))
    if len(columns) > MAX_CUT_OUTS:
        rule = f"a page has room for {MAX_CUT_OUTS} boards to cut out"
        raise UserError(f"{rule}, got {len(columns)}: name fewer orbits")
    boards = [CutOut(*pair) for pair in zip(ascii_uppercase, columns, strict=False)]
    piles = [
        (solution.label, [board for board in boards if board.columns in images])
        for solution, images in zip(solutions, orbits, strict=True)
    ]
    sheet = {"boards": boards, "piles": piles}
    sizes = sorted({solution.n for solution in solutions})
    return Worksheet("orbits", "Sort the boards", sheet, sizes=tuple(sizes))


# Bits ---------------------------------------------------------------------------------------------

# The number of squares in a row, and the N of the board.
WIDTH = 6
# Rows of squares, as bits, whose number the reader writes down.
ROWS_TO_READ = (0b001010, 0b100001)
# Numbers for which the reader fills the squares of a row.
NUMBERS_TO_DRAW = (22, 41)
# Numbers whose lowest 1 the reader finds, and the number of bits in which they are written.
NUMBERS_WITH_LOWEST_BIT = (12, 7, 40, 96)
LOWEST_BIT_WIDTH = 8
# The number of queens on the board. The reader finds the free squares of the row below them.
QUEENS = 3


@block("worksheet-bits", "")
def worksheet_bits() -> Worksheet:
    """Return a sheet about bits: rows as numbers, the lowest 1, and the free squares of a row."""
    given = list(enumerate(completions(WIDTH, limit=1)[0].tolist()))[:QUEENS]
    names = " ".join(square_name(square, WIDTH) for square in given)
    masks = attack_masks(WIDTH, given, QUEENS)
    formulas = {
        **masks._asdict(),
        "left | down | right": masks.attacked,
        "mask & ~(left | down | right)": ~masks.attacked,
    }
    bits = low_bits(~masks.attacked, WIDTH)
    free = [square_name((QUEENS, column), WIDTH) for column in range(WIDTH) if bits[column] == "1"]
    numbers = (*ROWS_TO_READ, *NUMBERS_TO_DRAW)
    sheet = {
        "rows": [(x, low_bits(x, WIDTH), x in ROWS_TO_READ) for x in numbers],
        "worths": [1 << bit for bit in reversed(range(WIDTH))],
        "lowest": {
            x: _bits({"x": x, "-x": -x, "x & -x": x & -x}, LOWEST_BIT_WIDTH)
            for x in NUMBERS_WITH_LOWEST_BIT
        },
        "board": _board(WIDTH, given, f"Queens on {names}"),
        "row": WIDTH - QUEENS,
        "masks": _bits(formulas, WIDTH),
        "free": ", ".join(free),
    }
    return Worksheet("bits", "Rows of bits", sheet, sizes=(WIDTH,))


def _bits(values: Mapping[str, int], width: int) -> Mapping[str, str]:
    return {formula: low_bits(value, width) for formula, value in values.items()}


# The search tree ----------------------------------------------------------------------------------

METHOD = "backtracking"
TREE_N = 4
# The label of a node in which the reader writes: a space that is not collapsed.
BLANK = "\u00a0"


@block("worksheet-tree", "")
def worksheet_tree() -> Worksheet:
    """Return a sheet with the search tree of N = 4.

    The nodes after the first branch are without labels.
    """
    search = method_tree(METHOD, TREE_N, TREE_N**TREE_N)
    assert search is not None
    answer = _with_letters(search.root)
    first, *others = answer.children
    task = answer._replace(children=(first, *map(_blank, others)))
    left_half = Node("", answer.children[: TREE_N // 2])
    sheet = {
        "n": TREE_N,
        "boards": [_first_queen(column) for column in range(TREE_N)],
        "tree": _tree(task, "The first branch of the search tree"),
        "answer": _tree(answer, "The whole search tree"),
        "nodes": search.nodes,
        "solutions": search.ends,
        "dead_ends": sum(node.is_dead for node in _below(answer)),
        "half": len(list(_below(left_half))),
    }
    return Worksheet("tree", f"The search tree of N = {TREE_N}", sheet, sizes=(TREE_N,))


def _with_letters(node: Node) -> Node:
    """Return a copy of the tree in which the labels are letters of columns instead of numbers."""
    children = tuple(map(_with_letters, node.children))
    name = column_letter(int(node.label)) if node.label else ""
    return node._replace(label=name, children=children)


def _blank(node: Node) -> Node:
    """Return a copy of the tree with blank labels and without marks."""
    return Node(BLANK, tuple(map(_blank, node.children)))


def _below(node: Node) -> Iterator[Node]:
    """Yield all nodes below a node, in depth-first order."""
    for child in node.children:
        yield child
        yield from _below(child)


def _tree(root: Node, title: str) -> str:
    levels = tuple(f"row {TREE_N - row}" for row in range(TREE_N))
    title = f"{title}, N = {TREE_N}"
    return tree(root, title=title, description="One node a queen", levels=levels)


def _first_queen(column: int) -> str:
    name = square_name((0, column), TREE_N)
    return _board(TREE_N, [(0, column)], f"Begin with {name}")


def _board(n: int, queens: Sequence[Square], title: str) -> str:
    """Draw a board for a worksheet, on which readers write."""
    return draw_board(
        Board(n, queens, coordinates=True),
        title=title,
        description=queens_text(square_name(queen, n) for queen in queens),
        style_class="qa-board",
    )
