"""Worksheets for lessons: one page of paper each, and their answers on another."""

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

SIZES = range(4, 9)  # of boards to complete
MAX_BOARDS = 6  # to complete, on a page of paper
WITHOUT_SCRIPT = "This form needs JavaScript. The page Worksheets has sheets as PDF."
MAX_CUT_OUTS = 12  # of a page of paper


@dataclass(frozen=True, slots=True)
class Worksheet(Figure):
    """A page of paper, and its answers on another."""

    kind: Literal["orbits", "bits", "tree"]  # what a reader works on
    title: str
    sheet: Mapping[str, object]  # what this kind of sheet has, as its template lists it


# Boards to complete -------------------------------------------------------------------------------


@block("worksheet-maker", "6 2 6")
def worksheet_maker(
    n: Annotated[int, size(SIZES[0], SIZES[-1], "a board to complete has")],
    given: Annotated[int, number(1, SIZES[-1] - 1, "queens given")],
    boards: Annotated[int, number(1, MAX_BOARDS, "boards")],
) -> Element:
    """Render a form that makes sheets of boards to complete."""
    return Element(
        "queens-worksheet-maker",
        "Maker of worksheets",
        {"n": n, "given": given, "boards": boards, "sizes": [*SIZES], "max": MAX_BOARDS},
        text=WITHOUT_SCRIPT,
        sizes=(*SIZES,),
        style_class="qa-worksheets",
    )


# Boards to sort -----------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class CutOut:
    """A board to cut out, with its letter."""

    letter: str
    columns: tuple[int, ...]

    @property
    def picture(self) -> str:
        """The board."""
        title = f"Board {self.letter}"
        return board(self.columns, title=title, description=queens_text(squares(self.columns)))


@block("worksheet-orbits", "5.8.1")
def worksheet_orbits(
    solutions: Annotated[Sequence[FundamentalSolution], Lines(fundamental_of)],
) -> Worksheet:
    """A sheet of all boards of some orbits, to cut out, turn, and sort by orbit."""
    orbits = [{*orbit(one.columns).images.values()} for one in solutions]
    columns = sorted(set[tuple[int, ...]]().union(*orbits))  # in this order the orbits are mixed
    if len(columns) > MAX_CUT_OUTS:
        rule = f"a page has room for {MAX_CUT_OUTS} boards to cut out"
        raise UserError(f"{rule}, got {len(columns)}: name fewer orbits")
    boards = [CutOut(*pair) for pair in zip(ascii_uppercase, columns, strict=False)]
    sheet = {
        "boards": boards,
        "piles": [
            (solution.label, [each for each in boards if each.columns in images])
            for solution, images in zip(solutions, orbits, strict=True)
        ],
    }
    sizes = sorted({one.n for one in solutions})
    return Worksheet("orbits", "Sort the boards", sheet, sizes=(*sizes,))


# Bits ---------------------------------------------------------------------------------------------

WIDTH = 6  # of the rows of squares, and N of the board
DRAWN = (0b001010, 0b100001)  # rows whose number is asked for
WRITTEN = (22, 41)  # numbers whose row is asked for
LOWEST_WIDTH = 8
LOWEST = (12, 7, 40, 96)  # numbers whose lowest 1 is asked for
QUEENS = 3  # of the board; the row below them is asked for


@block("worksheet-bits", "")
def worksheet_bits() -> Worksheet:
    """A sheet of bits: rows as numbers, the lowest 1, and the free squares of a row."""
    given = [*enumerate(completions(WIDTH, limit=1)[0].tolist())][:QUEENS]
    names = " ".join(square_name(square, WIDTH) for square in given)
    masks = attack_masks(WIDTH, given, QUEENS)
    formulas = {
        **masks._asdict(),
        "left | down | right": masks.attacked,
        "mask & ~(left | down | right)": ~masks.attacked,
    }
    bits = low_bits(~masks.attacked, WIDTH)
    free = [square_name((QUEENS, column), WIDTH) for column in range(WIDTH) if bits[column] == "1"]
    sheet = {
        "rows": [(value, low_bits(value, WIDTH), value in DRAWN) for value in (*DRAWN, *WRITTEN)],
        "worths": [1 << bit for bit in reversed(range(WIDTH))],
        "lowest": {x: _bits({"x": x, "-x": -x, "x & -x": x & -x}, LOWEST_WIDTH) for x in LOWEST},
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
BLANK = "\u00a0"  # a node to write in


@block("worksheet-tree", "")
def worksheet_tree() -> Worksheet:
    """A sheet with the search tree of N = 4, of which only the first branch has names."""
    searched = method_tree(METHOD, TREE_N, TREE_N**TREE_N)
    assert searched is not None
    named = _with_letters(searched.root)
    first, *others = named.children
    begun = named._replace(children=(first, *map(_blank, others)))
    sheet = {
        "n": TREE_N,
        "boards": [_first_queen(column) for column in range(TREE_N)],
        "tree": _tree(begun, "The first branch of the search tree"),
        "answer": _tree(named, "The whole search tree"),
        "nodes": searched.nodes,
        "solutions": searched.ends,
        "dead_ends": sum(node.is_dead for node in _below(named)),
        "half": len([*_below(Node("", named.children[: TREE_N // 2]))]),
    }
    return Worksheet("tree", f"The search tree of N = {TREE_N}", sheet, sizes=(TREE_N,))


def _with_letters(node: Node) -> Node:
    """The same tree with columns named as in chess."""
    children = tuple(map(_with_letters, node.children))
    name = column_letter(int(node.label)) if node.label else ""
    return node._replace(label=name, children=children)


def _blank(node: Node) -> Node:
    """The same nodes, with nothing in them and no marks."""
    return Node(BLANK, tuple(map(_blank, node.children)))


def _below(node: Node) -> Iterator[Node]:
    """All nodes below a node."""
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
    """Draw a board that readers write on."""
    return draw_board(
        Board(n, queens, coordinates=True),
        title=title,
        description=queens_text(square_name(queen, n) for queen in queens),
        style_class="qa-board",
    )
