"""Boards and tables of methods that use symmetry: halves, forbidden squares, rings, duplicates."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cache, partial
from typing import Annotated, Literal

from cy_core import (
    Branch,
    first_method_listing,
    forbidden_squares,
    images,
    orbit,
    ring_codes,
    ring_positions,
    ring_square,
    ring_weight,
    solutions,
    trace,
)
from queens_atlas.blocks import (
    AnnotatedBoard,
    Board,
    Lines,
    Row,
    Square,
    Table,
    UserError,
    block,
    columns_text,
    number,
    number_columns,
    size,
    sizes,
    solution,
    square_name,
    squares_text,
    text_columns,
)
from site_builder.figures.boards import rays
from site_builder.values.parsing import solution_of
from site_builder.values.table import or_dash
from site_builder.values.text import TIMES

Columns = tuple[int, ...]
Solution = Annotated[Columns, solution(5, 14)]
BoardSize = Annotated[int, size(4, 16)]


# The half that is searched ------------------------------------------------------------------------


@block("halves", "4 2 0 3 1")
def halves_board(solution: Solution) -> AnnotatedBoard:
    """The queens of a solution, and in outline those of its mirror image that stand elsewhere."""
    n = len(solution)
    row = int(n % 2 == 1 and solution[0] == n // 2)
    found, other = sorted([solution, tuple(n - 1 - column for column in solution)])
    half, middle = n // 2, n % 2
    names = [(0, half, "searched"), (half, middle, "middle"), (half + middle, half, "mirrored")]
    marks = Board(
        n,
        queens=tuple(enumerate(found)),
        hollow=tuple(square for square in enumerate(other) if square[1] != found[square[0]]),
        tints=[(row, column) for column in range(half)],
        outlines=[(row, 0, 1, half)],
        dashed_lines=[((-0.5, n / 2 - 0.5), (n - 0.5, n / 2 - 0.5))],
        above=[name for name in names if name[1]],
    )
    where = "second row: the first queen is in the middle" if row else "first row"
    caption = (
        f"Solid: {columns_text(found)}, found in the left half of the {where}. "
        f"Hollow: its mirror image {columns_text(other)}, counted without a search."
    )
    return AnnotatedBoard(marks, f"A solution of N = {n} and its mirror image", caption, caption)


# Forbidden squares --------------------------------------------------------------------------------


@block("forbidden", "8 bound 2")
def forbidden(
    n: BoardSize,
    rule: Literal["corner", "bound", "numbered"],
    bit: Annotated[int | None, number(1, 14, "bit")] = None,
) -> list[AnnotatedBoard]:
    """The squares that symmetry elimination forbids, for one queen's bit or for each of them."""
    draw, bits = {
        "corner": (corner_board, range(2, n - 1)),
        "bound": (bounded_board, range(1, n // 2)),
        "numbered": (numbered_board, range(1, n // 2)),
    }[rule]
    if bit is not None and bit not in bits:
        raise UserError(f"the bit of {n} {rule} is {bits[0]} to {bits[-1]}, got {bit}")
    return [draw(n, each) for each in (bits if bit is None else [bit])]


def corner_board(n: int, bound: int) -> AnnotatedBoard:
    """The first queen in the corner, and the second at a bit of the next row."""
    second, tie = (1, n - 1 - bound), (bound, n - 2)
    crosses = crossed_squares(n, corner=True, bound=bound, below=1)
    marks = Board(
        n,
        queens=((0, n - 1), second),
        letters=[(tie, "=")],
        crosses=crosses,
        outlines=[(1, 0, 1, n), (0, n - 2, n, 1)],
        faint_lines=[(second, tie)],
        dashed_lines=[((-0.5, n - 0.5), (n - 0.5, -0.5))],
        coordinates=True,
    )
    rows = f"rows 2 to {bound - 1} are" if bound > 3 else "row 2 is"
    caption = (
        "The anti-diagonal (dashed) exchanges the second row and the second column from the "
        f"right. In this column {rows if crosses else 'no square is'} forbidden (crossed). "
        "A queen on = would give a tie, but it would attack the queen of row 1."
    )
    description = (
        f"Queens on {squares_text(marks.queens, n)}. Forbidden: {squares_text(crosses, n)}."
    )
    return AnnotatedBoard(
        marks, f"Corner case, N = {n}, second queen at bit {bound}", description, caption
    )


def numbered_board(n: int, bound: int) -> AnnotatedBoard:
    """The forbidden squares of a first queen, each with the number of its rule."""
    last, second = n - 1, n - 1 - bound
    rules = [
        ((row, c), "1" if row < bound else "2" if c in (0, last) else "3")
        for row, c in crossed_squares(n, corner=False, bound=bound, below=0)
    ]
    marks = Board(n, queens=((0, second),), letters=rules, tints=[square for square, _ in rules])
    caption = (
        f"1: side columns above row {bound}, BOUND1. 2: side columns below row {second}, BOUND2. "
        "3: the ends of the last row, LASTMASK."
    )
    squares = (
        f"{rule}: {squares_text([square for square, its in rules if its == rule], n)}"
        for rule in sorted({rule for _, rule in rules})
    )
    description = f"Queen on {square_name((0, second), n)}. {'. '.join(squares)}"
    return AnnotatedBoard(marks, f"Three rules, N = {n}, bound = {bound}", description, caption)


@block("bounds", "8")
def bounds_board(n: BoardSize) -> AnnotatedBoard:
    """Each first queen at its square, and beside each row the queen for which it is a bound."""
    bounds = range(1, n // 2)
    marks = Board(
        n,
        letters=[((0, n - 1 - bound), str(bound)) for bound in bounds],
        outlines=[(0, n - 1 - bound, 1, 1) for bound in bounds],
        beside=[[_bound_of(row, n, bounds)] for row in range(n)],
    )
    listed = "; ".join(f"{bound}: rows {bound} and {n - 1 - bound}" for bound in bounds)
    caption = (
        f"When the first queen moves from bit {bounds[0]} to {bounds[-1]}, BOUND1 moves down and "
        "BOUND2 moves up (rows marked at the right)."
    )
    return AnnotatedBoard(
        marks, f"BOUND1 and BOUND2, N = {n}", f"By first queen, {listed}.", caption
    )


def _bound_of(row: int, n: int, bounds: Sequence[int]) -> str:
    """For which first queen the row is BOUND1 or BOUND2; empty if it is neither."""
    if row in bounds:
        return f"{row}: BOUND1"
    return f"{n - 1 - row}: BOUND2" if n - 1 - row in bounds else ""


@block("middle-queen", "5")
def middle_queen(n: BoardSize) -> AnnotatedBoard:
    """A first queen in the middle, and the queens that would then be in the middle of all edges."""
    if n % 2 == 0:
        raise UserError(f"only an odd N has a middle column, got {n}: write {n + 1}")
    half, last = n // 2, n - 1
    marks = Board(
        n,
        queens=((0, half),),
        hollow=((half, 0), (half, last), (last, half)),
        faint_lines=[((half, 0), (half, last)), ((0, half), (last, half))],
    )
    caption = (
        "A first queen in the middle: no other edge may have its queen nearer to a corner, "
        "so all four would stand in the middle. But queens on opposite edges attack each other."
    )
    return AnnotatedBoard(marks, f"First queen in the middle, N = {n}", caption, caption)


def bounded_board(n: int, bound: int) -> AnnotatedBoard:
    """Draw the first queen between the middle and the corner, and the squares A, B and C."""
    queen = (0, n - 1 - bound)
    crosses = crossed_squares(n, corner=False, bound=bound, below=0)
    tests = [*zip(Branch(n, corner=False, bound=bound).checks, "ABC", strict=True)]
    lines = [*rays(n, queen)]
    marks = Board(n, (queen,), letters=tests, crosses=crosses, faint_lines=lines, coordinates=True)
    caption = (
        f"First queen at bit {bound}; the crossed squares are forbidden. "
        "If a queen stands on A, compare with the board turned by 270°; on B by 180°; on C by "
        "90°. The lines end on squares that the first queen attacks."
    )
    description = (
        f"Queen on {square_name(queen, n)}. Forbidden: {squares_text(crosses, n)}. "
        f"A, B, C: {squares_text([square for square, _ in tests], n)}."
    )
    return AnnotatedBoard(
        marks, f"Forbidden squares, N = {n}, first queen at bit {bound}", description, caption
    )


def crossed_squares(n: int, *, corner: bool, bound: int, below: int) -> list[Square]:
    """Return the forbidden squares of the rows after row `below`, which the search fills.

    `corner` and `bound` name a branch of symmetry elimination, as in `cy_core.Branch`.
    """
    rows = list(enumerate(forbidden_squares(n, corner, bound)))[below + 1 :]
    return [(row, c) for row, bits in rows for c in range(n) if bits >> n - 1 - c & 1]


# Rings --------------------------------------------------------------------------------------------

SIDES = ("top", "right", "bottom", "left")


@block("rings", "1 6 2 5 7 4 0 3")
def rings(
    solutions: Annotated[Sequence[Columns], Lines(partial(solution_of, least=5, largest=14))],
) -> list[AnnotatedBoard]:
    """The two outer rings of solutions, in the order in which the carry chain fills them."""
    return [ring_board(solution) for solution in solutions]


def ring_board(solution: Columns) -> AnnotatedBoard:
    """A solution whose queens in the two outer rings have numbers."""
    n, queens = len(solution), tuple(enumerate(solution))
    rings = rings_of(solution)
    inner = range(2, n - 2)
    frame = [(2, 2, n - 4, n - 4)] if inner else []
    marks = Board(
        n,
        queens=tuple(queen for queen in queens if queen not in rings),
        numbered=rings,
        tints=[(r, c) for r in range(n) for c in range(n) if not (r in inner and c in inner)],
        outlines=[(0, 0, n, n), *frame],
        coordinates=True,
    )
    caption = f"{columns_text(solution)}. {_rings_text(solution)}"
    description = f"Queens of the rings, as they are placed: {squares_text(rings, n)}. {caption}"
    return AnnotatedBoard(
        marks,
        f"A solution of N = {n}, the queens of its outer rings numbered",
        description,
        caption,
    )


def _rings_text(solution: Columns) -> str:
    n, queens = len(solution), tuple(enumerate(solution))
    chain = ring_codes(n, ring_positions(n, queens))
    codes = ", ".join(f"{side} {code}" for side, code in zip(SIDES, chain, strict=True))
    weight = ring_weight(n, queens)
    distinct = {8: "eight", 4: "four", 2: "two"}
    why = f"they have {distinct[weight]} different images" if weight else "another reading is less"
    turned = [_turn_text("half a turn", chain[:2] == chain[2:], orbit(solution).size < 8)]
    if len(set(chain)) == 1:
        turned.append(_turn_text("a quarter turn", True, orbit(solution).size < 4))
    return f"Codes: {codes}. Weight of the rings: {weight}, for {why}. {' '.join(turned)}"


def _turn_text(turn: str, rings: bool, board: bool) -> str:
    if rings == board:
        return f"After {turn} rings and board are {'the same' if rings else 'different'}."
    return f"After {turn} the rings are the same, the board is not."


@block("table pairs", "1 6 2 5 7 4 0 3")
def pairs_table(solution: Solution) -> Table:
    """The two positions on each side of the rings, and the code of each side.

    >>> [row[-1] for row in pairs_table((2, 4, 1, 7, 0, 6, 3, 5)).rows]
    [20, 29, 20, 29]
    """
    n = len(solution)
    taken = ring_positions(n, tuple(enumerate(solution)))
    pairs = zip(taken[::2], taken[1::2], strict=True)
    codes = ring_codes(n, taken)
    rows = tuple(
        (side, outer, inner, f"{outer} {TIMES} {n} + {inner}", code)
        for side, (outer, inner), code in zip(SIDES, pairs, codes, strict=True)
    )
    columns = (*text_columns("side"), *number_columns("outer line", "inner line", "sum", "code"))
    return Table(f"The four codes of {columns_text(solution)}", columns, rows)


@block("table inside", "1 6 2 5 7 4 0 3")
def inside_table(solution: Solution) -> Table:
    """The free squares of each row inside the rings, once the rings are full."""
    n = len(solution)
    rings = rings_of(solution)
    rows = tuple(_inside(n, row, solution[row], rings, solution) for row in range(2, n - 2))
    columns = (
        *number_columns("row"),
        *number_columns("columns", "rising", "falling", "free", mark="code"),
        *text_columns("its queen"),
    )
    note = (
        f"Queens of the rings: {squares_text(rings, n)}. "
        "Bits as they are drawn, column 0 at the left."
    )
    return Table(f"The rows inside {columns_text(solution)}", columns, rows, note)


def rings_of(solution: Sequence[int]) -> list[Square]:
    """The queens of the rings, in the order in which they are placed."""
    n = len(solution)
    taken = ring_positions(n, tuple(enumerate(solution)))
    squares = (ring_square(n, line, at) for line, at in enumerate(taken) if at is not None)
    return list(dict.fromkeys(squares))


def _inside(n: int, row: int, column: int, rings: Sequence[Square], board: Sequence[int]) -> Row:
    if (row, column) in rings:
        return row, None, None, None, None, f"column {column}, of the rings: the row is passed over"
    queens = [*rings, *((above, board[above]) for above in range(2, row))]
    masks = (
        {c for _, c in queens},
        {r + c - row for r, c in queens},
        {c - r + row for r, c in queens},
    )
    free = {*range(n)} - set[int]().union(*masks)
    drawn = ("".join(str(int(c in its)) for c in range(n)) for its in (*masks, free))
    return row, *drawn, f"column {column}"


# Duplicates ---------------------------------------------------------------------------------------


@block("table duplicates", "4-8")
def duplicates_table(sizes: Annotated[range, sizes(4, 10)]) -> Table:
    """The work of three ways to count each orbit once."""
    work = ("boards judged", "images made", "comparisons", "kept", "bytes", "found")
    columns = (*number_columns("N"), *text_columns("way"), *number_columns(*work, format=or_dash))
    rows = tuple(row for n in sizes for row in _duplicates(n))
    note = (
        "Images: how many turned or mirrored boards the program makes. It stops at the first one "
        "that is greater or already known. Comparisons: pairs of boards compared. Bytes: memory "
        "for the boards kept."
    )
    return Table("Three ways to count each orbit once", columns, rows, note)


@cache  # computed once for all rebuilds of `mkdocs serve`
def _duplicates(n: int) -> tuple[Row, ...]:
    ways = {
        "greatest of eight": greatest_image(n),
        "store and compare": store_and_compare(n),
        "symmetry elimination": symmetry_elimination(n),
    }
    return tuple(
        (n, way, c.looked_at, c.made, c.compared, c.kept, c.kept * n, c.found)
        for way, c in ways.items()
    )


OTHERS = 7  # images of a board except itself


@dataclass(frozen=True, slots=True)
class Cost:
    """The work of one way for all solutions of one N."""

    looked_at: int  # full boards without an attack that it judged
    made: int  # images that it made of them
    # comparisons of a board or its image with a board in memory, or of a board with its own image
    compared: int
    kept: int  # boards in memory at the end
    found: int  # fundamental solutions


def greatest_image(n: int) -> Cost:
    """Make images of each solution until one is greater; count the solution if none is.

    >>> greatest_image(5)
    Cost(looked_at=10, made=33, compared=33, kept=0, found=2)
    """
    boards = _solutions(n)
    greater = [_first_greater(board) for board in boards]
    made = sum(number or OTHERS for number in greater)
    return Cost(len(boards), made, made, 0, greater.count(None))


def _first_greater(board: Columns) -> int | None:
    """The number of the first image that is greater than the board, from 1; None if none is."""
    others = enumerate(images(board)[1:], 1)
    return next((number for number, image in others if image > board), None)


def store_and_compare(n: int) -> Cost:
    """Keep the first board of each orbit; search each new board and its images among these.

    >>> store_and_compare(5)
    Cost(looked_at=10, made=46, compared=73, kept=2, found=2)
    """
    boards = _solutions(n)
    kept: list[Columns] = []
    made = compared = 0
    for board in boards:
        images_made, comparisons, is_new = _look_up(board, kept)
        made, compared = made + images_made, compared + comparisons
        if is_new:
            kept.append(board)
    return Cost(len(boards), made, compared, len(kept), len(kept))


def _look_up(board: Columns, kept: list[Columns]) -> tuple[int, int, bool]:
    """The images made, the comparisons, and whether no image of the board was kept before."""
    compared = 0
    for made, image in enumerate(images(board)):
        for other in kept:
            compared += 1
            if image == other:
                return made, compared, False
    return OTHERS, compared, True


def symmetry_elimination(n: int) -> Cost:
    """Forbid squares that lead to greater images; judge the remaining boards by their rotations.

    >>> symmetry_elimination(5)
    Cost(looked_at=2, made=1, compared=1, kept=0, found=2)
    """
    steps = trace(n, first_method_listing("fundamental").key)
    judged = [step for step in steps if step.kind != "place" and step.depth == n]
    boards = [tuple(column for _, column in sorted(step.queens)) for step in judged]
    found = sum(step.kind == "solution" for step in judged)
    made = sum(map(_rotations, boards))
    return Cost(len(boards), made, made, 0, found)


def _rotations(board: Columns) -> int:
    """How many rotations judge a board: a queen on C, B or A makes one necessary."""
    last = len(board) - 1
    bound = last - board[0]
    if bound == 0:
        return 0
    needed = (board[bound] == 0, board[last] == bound, board[last - bound] == last)
    made = 0
    for turned, is_needed in zip(images(board)[1:4], needed, strict=True):
        if is_needed:
            made += 1
            if turned > board or (turned == board and made == 1 and needed[0]):
                break
    return made


def _solutions(n: int) -> list[Columns]:
    return [tuple(board) for board in solutions(n).tolist()]


@block("table turned", "6 1 5 2 0 3 7 4")
def turned_table(solution: Solution) -> Table:
    """A board and those of its rotations with which symmetry elimination compares it."""
    last, bound = len(solution) - 1, len(solution) - 1 - solution[0]
    if not 0 < 2 * bound < last:
        rule = "the first queen stands right of the middle and not in the corner"
        raise UserError(f"{rule}, got column {solution[0]}: turn or flip the board")
    squares = {"C": (bound, 0), "B": (last, bound), "A": (last - bound, last)}
    rows = list[Row]()
    for turns, (letter, (row, column)) in enumerate(squares.items(), 1):
        if solution[row] == column:
            rows += _compared(letter, 90 * turns, solution, images(solution)[turns])
    columns = (
        *text_columns("queen on", "turned by"),
        *number_columns("row", "column", "column, turned"),
    )
    return Table(
        f"{columns_text(solution)} beside its rotations",
        (*columns, *text_columns("so far")),
        tuple(rows),
        "" if rows else "No queen stands on A, B or C: there is nothing to compare.",
    )


def _compared(letter: str, degrees: int, board: Columns, turned: Columns) -> Iterator[Row]:
    """Yield the rows of a board and of a rotation, up to the first that differs."""
    for row, (own, other) in enumerate(zip(board, turned, strict=True)):
        greater = "the board" if own > other else "the turned board"
        result = "the same" if own == other else f"{greater} is greater"
        yield letter, f"{degrees}°", row, own, other, result
        if own != other:
            return
