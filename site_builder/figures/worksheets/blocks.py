"""Worksheets for lessons: one page of paper each, and their answers on another."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from string import ascii_uppercase
from typing import Annotated, Literal

from cy_core import attack_masks, completions, label, orbit
from site_builder.figures.learn_search.blocks import METHOD
from site_builder.figures.searches import method_tree
from site_builder.svg.board import Board, Square, board, draw_board
from site_builder.svg.tree import Node, tree
from site_builder.values.block import Lines, block
from site_builder.values.errors import UserError
from site_builder.values.figure import Figure
from site_builder.values.fundamental import FundamentalSolution
from site_builder.values.notations import readings
from site_builder.values.parsing import fundamental_of, size_of
from site_builder.values.text import column_letter, low_bits, queens_text, square_name, squares

SIZES = range(4, 9)  # of boards to complete
MAX_BOARDS = 6  # to complete, on a page of paper
COMPLETE = "Complete the boards"
MAX_CUT_OUTS = 12  # of a page of paper


@dataclass(frozen=True, slots=True)
class Worksheet(Figure):
    """A page of paper, and its answers on another."""

    kind: Literal["boards", "orbits", "bits", "tree"]  # what a reader works on
    title: str
    sheet: Mapping[str, object]  # what this kind of sheet has, as its template lists it
    maker: Mapping[str, object] | None = None  # the attributes of a form that makes such sheets


# Boards to complete -------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Position:
    """Some queens on a board of side `n`, and the solutions that have them all."""

    letter: str
    n: int
    given: tuple[Square, ...]
    solutions: Sequence[Sequence[int]]

    @property
    def added(self) -> str:
        """The squares of the queens that complete the board, in the first of its solutions."""
        first = enumerate(self.solutions[0])
        return ", ".join(square_name(pair, self.n) for pair in first if pair not in self.given)

    @property
    def label(self) -> str:
        """The label of the first of its solutions."""
        return label(self.solutions[0])

    @property
    def picture(self) -> str:
        """The board as it is on the sheet."""
        return _board(self.n, self.given, f"Board {self.letter}")

    @property
    def answer(self) -> str:
        """The board with the queens of the first of its solutions, the added ones in outline."""
        added = [pair for pair in enumerate(self.solutions[0]) if pair not in self.given]
        return _board(self.n, self.given, f"Board {self.letter}, completed", hollow=added)


@block("worksheet-coins", "4: c4")
def worksheet_coins(lines: Annotated[Sequence[str], Lines(str)]) -> Worksheet:
    """Sheets of boards to complete with coins, and one of their answers."""
    positions = positions_of(lines)
    sizes = sorted({position.n for position in positions})
    sheet = {"positions": positions, "pages": coin_pages(positions)}
    return Worksheet("boards", COMPLETE, sheet, sizes=(*sizes,))


def coin_pages(positions: Sequence[Position]) -> list[list[Position]]:
    """What each sheet of paper has room for: two boards of the smallest size, or one board."""
    pages: list[list[Position]] = []
    for position in positions:
        shares = pages and len(pages[-1]) == 1 and pages[-1][0].n == position.n == SIZES[0]
        if shares:
            pages[-1].append(position)
        else:
            pages.append([position])
    return pages


@block("worksheet-maker", "6: b6 d5")
def worksheet_maker(lines: Annotated[Sequence[str], Lines(str)]) -> Worksheet:
    """A form that makes sheets of boards to complete; without script, one such sheet."""
    positions = positions_of(lines)
    maker = {
        "n": positions[0].n,
        "given": len(positions[0].given),
        "boards": len(positions),
        "sizes": [*SIZES],
        "max": MAX_BOARDS,
    }
    return Worksheet("boards", COMPLETE, {"positions": positions}, maker, sizes=(*SIZES,))


def positions_of(lines: Sequence[str]) -> list[Position]:
    """The positions that lines such as ``6: b6 d5`` describe: N, and the squares of the queens."""
    if len(lines) > MAX_BOARDS:
        raise UserError(f"a worksheet has at most {MAX_BOARDS} boards, got {len(lines)}")
    return [_position(line, letter) for line, letter in zip(lines, ascii_uppercase, strict=False)]


def _position(line: str, letter: str) -> Position:
    size, _, names = line.partition(":")
    n = size_of(size, SIZES[0], SIZES[-1], "a board to complete has")
    given = readings(names, n)[0].queens
    solutions = completions(n, given).tolist()
    if not solutions:
        raise UserError(f"no solution of N = {n} has {names.strip()}: take a queen away")
    return Position(letter, n, given, solutions)


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


def _board(n: int, queens: Sequence[Square], title: str, hollow: Sequence[Square] = ()) -> str:
    """A board that readers write on."""
    return draw_board(
        Board(n, queens, hollow, coordinates=True),
        title=title,
        description=queens_text(square_name(queen, n) for queen in queens),
        style_class="qa-board",
    )
