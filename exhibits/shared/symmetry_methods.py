"""Boards and tables about methods that use symmetry.

They are about the half that is searched, forbidden squares, rings, and duplicate boards.
"""

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
    """Draw a solution with solid queens, and its mirror image with hollow queens.

    If both boards have a queen on the same square, only the solid queen is drawn.
    """
    n = len(solution)
    mirror_image = tuple(n - 1 - column for column in solution)
    # The solution and its mirror image are a pair. The search finds the smaller board of a pair,
    # which is the board in the left half of the row that it halves.
    left, right = sorted([solution, mirror_image])
    half = n // 2
    middle = n % 2
    is_first_in_middle = middle == 1 and solution[0] == half
    # If the first queen is in the middle column, the search halves the second row.
    row = 1 if is_first_in_middle else 0
    names = [(0, half, "searched"), (half, middle, "middle"), (half + middle, half, "mirrored")]
    marks = Board(
        n,
        queens=tuple(enumerate(left)),
        hollow=tuple((line, column) for line, column in enumerate(right) if column != left[line]),
        tints=[(row, column) for column in range(half)],
        outlines=[(row, 0, 1, half)],
        dashed_lines=[((-0.5, n / 2 - 0.5), (n - 0.5, n / 2 - 0.5))],
        above=[(first, width, name) for first, width, name in names if width],
    )
    where = "first row"
    if is_first_in_middle:
        where = "second row: the first queen is in the middle"
    caption = (
        f"Solid: {columns_text(left)}, found in the left half of the {where}. "
        f"Hollow: its mirror image {columns_text(right)}, counted without a search."
    )
    return AnnotatedBoard(marks, f"A solution of N = {n} and its mirror image", caption, caption)


# Forbidden squares --------------------------------------------------------------------------------


@block("forbidden", "8 bound 2")
def forbidden(
    n: BoardSize,
    rule: Literal["corner", "bound", "numbered"],
    bit: Annotated[int | None, number(1, 14, "bit")] = None,
) -> list[AnnotatedBoard]:
    """Draw the squares that symmetry elimination forbids, as `rule` says.

    With "corner", the first queen is in the corner, and `bit` is the bit of the second queen. With
    "bound", `bit` is the bit of the first queen. "numbered" is like "bound", but each forbidden
    square has the number of the rule that forbids it. If `bit` is None, draw a board for each
    possible bit.
    """
    boards = {"corner": corner_board, "bound": bounded_board, "numbered": numbered_board}
    draw = boards[rule]
    bits = range(2, n - 1) if rule == "corner" else range(1, n // 2)
    if bit is not None and bit not in bits:
        raise UserError(f"the bit of {n} {rule} is {bits[0]} to {bits[-1]}, got {bit}")
    drawn_bits = bits if bit is None else [bit]
    return [draw(n, bound) for bound in drawn_bits]


def corner_board(n: int, bound: int) -> AnnotatedBoard:
    """Draw the first queen in the corner, and the second queen at bit `bound` of the next row.

    Crosses mark the squares that these queens forbid.
    """
    second = (1, n - 1 - bound)
    tie = (bound, n - 2)
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
    """Draw a first queen at bit `bound`, and on each forbidden square the number of its rule."""
    queen = (0, n - 1 - bound)
    crosses = crossed_squares(n, corner=False, bound=bound, below=0)
    rules = [(square, _rule_number(square, n, bound)) for square in crosses]
    marks = Board(n, queens=(queen,), letters=rules, tints=crosses)
    caption = (
        f"1: side columns above row {bound}, BOUND1. "
        f"2: side columns below row {n - 1 - bound}, BOUND2. "
        "3: the ends of the last row, LASTMASK."
    )
    squares_by_rule: dict[str, list[Square]] = {}
    for square, rule in rules:
        squares_by_rule.setdefault(rule, []).append(square)
    rule_texts = [
        f"{rule}: {squares_text(squares, n)}" for rule, squares in sorted(squares_by_rule.items())
    ]
    description = f"Queen on {square_name(queen, n)}. {'. '.join(rule_texts)}"
    return AnnotatedBoard(marks, f"Three rules, N = {n}, bound = {bound}", description, caption)


def _rule_number(square: Square, n: int, bound: int) -> str:
    """Return the number of the rule that forbids `square` for a first queen at bit `bound`."""
    row, column = square
    if row < bound:
        return "1"
    if column in (0, n - 1):
        return "2"
    return "3"


@block("bounds", "8")
def bounds_board(n: BoardSize) -> AnnotatedBoard:
    """Draw the squares of all possible first queens, and mark the rows that are their bounds."""
    bounds = range(1, n // 2)
    marks = Board(
        n,
        letters=[((0, n - 1 - bound), str(bound)) for bound in bounds],
        outlines=[(0, n - 1 - bound, 1, 1) for bound in bounds],
        beside=[[_bound_of(row, n, bounds)] for row in range(n)],
    )
    rows_text = "; ".join(f"{bound}: rows {bound} and {n - 1 - bound}" for bound in bounds)
    caption = (
        f"When the first queen moves from bit {bounds[0]} to {bounds[-1]}, BOUND1 moves down and "
        "BOUND2 moves up (rows marked at the right)."
    )
    return AnnotatedBoard(
        marks, f"BOUND1 and BOUND2, N = {n}", f"By first queen, {rows_text}.", caption
    )


def _bound_of(row: int, n: int, bounds: Sequence[int]) -> str:
    """Return the text beside a row: the bit of the first queen, and `BOUND1` or `BOUND2`.

    The row is this bound for this first queen. If it is not a bound, return an empty text.
    """
    if row in bounds:
        return f"{row}: BOUND1"
    if n - 1 - row in bounds:
        return f"{n - 1 - row}: BOUND2"
    return ""


@block("middle-queen", "5")
def middle_queen(n: BoardSize) -> AnnotatedBoard:
    """Draw a first queen in the middle of the top row, and hollow queens on the other edges."""
    if n % 2 == 0:
        raise UserError(f"only an odd N has a middle column, got {n}: write {n + 1}")
    half = n // 2
    last = n - 1
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
    """Draw the first queen at bit `bound`, her forbidden squares, and the squares A, B and C."""
    queen = (0, n - 1 - bound)
    crosses = crossed_squares(n, corner=False, bound=bound, below=0)
    tests = list(zip(Branch(n, corner=False, bound=bound).checks, "ABC", strict=True))
    lines = list(rays(n, queen))
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
    """Return the forbidden squares in the rows below row `below`.

    Down to row `below`, all rows have queens. `corner` and `bound` name a branch of symmetry
    elimination, as in `cy_core.Branch`.
    """
    rows = list(enumerate(forbidden_squares(n, corner, bound)))[below + 1 :]
    return [
        (row, column) for row, bits in rows for column in range(n) if bits >> (n - 1 - column) & 1
    ]


# Rings --------------------------------------------------------------------------------------------

SIDES = ("top", "right", "bottom", "left")


@block("rings", "1 6 2 5 7 4 0 3")
def rings(
    solutions: Annotated[Sequence[Columns], Lines(partial(solution_of, least=5, largest=14))],
) -> list[AnnotatedBoard]:
    """Draw the `solutions`, and number the queens of the two outer rings in each.

    The numbers show the order in which the carry chain places the queens.
    """
    return [ring_board(solution) for solution in solutions]


def ring_board(solution: Columns) -> AnnotatedBoard:
    """Draw a solution, and number the queens of its two outer rings.

    The numbers show the order in which the carry chain places the queens.
    """
    n = len(solution)
    queens = tuple(enumerate(solution))
    rings = rings_of(solution)
    inner = range(2, n - 2)
    inner_frame = [(2, 2, n - 4, n - 4)] if inner else []
    marks = Board(
        n,
        queens=tuple(queen for queen in queens if queen not in rings),
        numbered=rings,
        tints=[(r, c) for r in range(n) for c in range(n) if not (r in inner and c in inner)],
        outlines=[(0, 0, n, n), *inner_frame],
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
    """Return sentences on the codes of the rings, their weight, and what turns leave unchanged."""
    n = len(solution)
    queens = tuple(enumerate(solution))
    chain = ring_codes(n, ring_positions(n, queens))
    codes = ", ".join(f"{side} {code}" for side, code in zip(SIDES, chain, strict=True))
    weight = ring_weight(n, queens)
    image_counts = {8: "eight", 4: "four", 2: "two"}
    reason = "another reading is less"
    if weight:
        reason = f"they have {image_counts[weight]} different images"
    are_rings_equal = chain[:2] == chain[2:]
    turn_texts = [_turn_text("half a turn", are_rings_equal, orbit(solution).size < 8)]
    if len(set(chain)) == 1:
        turn_texts.append(_turn_text("a quarter turn", True, orbit(solution).size < 4))
    return f"Codes: {codes}. Weight of the rings: {weight}, for {reason}. {' '.join(turn_texts)}"


def _turn_text(turn: str, are_rings_equal: bool, is_board_equal: bool) -> str:
    """Return a sentence that says whether the rings and the board are the same after a turn."""
    if are_rings_equal == is_board_equal:
        result = "the same" if is_board_equal else "different"
        return f"After {turn} rings and board are {result}."
    return f"After {turn} the rings are the same, the board is not."


@block("table pairs", "1 6 2 5 7 4 0 3")
def pairs_table(solution: Solution) -> Table:
    """Return a table with a row for each side of the rings: its two positions, and its code.

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
    """Return a table of the masks of each row inside the rings, which have all their queens."""
    n = len(solution)
    rings = rings_of(solution)
    rows = tuple(_inside_row(row, rings, solution) for row in range(2, n - 2))
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
    """Return the queens of the two outer rings, in the order of the carry chain."""
    n = len(solution)
    positions = enumerate(ring_positions(n, tuple(enumerate(solution))))
    squares = [
        ring_square(n, line, position) for line, position in positions if position is not None
    ]
    # A queen near a corner is on two lines of the rings.
    return list(dict.fromkeys(squares))


def _inside_row(row: int, rings: Sequence[Square], board: Sequence[int]) -> Row:
    """Return the table row of a row of the board: its masks, its free squares, and its queen.

    If her queen is a queen of the rings, the masks are empty, because the search passes the row
    over.
    """
    n = len(board)
    column = board[row]
    if (row, column) in rings:
        return row, None, None, None, None, f"column {column}, of the rings: the row is passed over"
    queens_above = [(above, board[above]) for above in range(2, row)]
    queens = [*rings, *queens_above]
    columns = {c for _, c in queens}
    rising = {r + c - row for r, c in queens}
    falling = {c - r + row for r, c in queens}
    free = set(range(n)) - columns - rising - falling
    masks = (columns, rising, falling, free)
    bits = ["".join("1" if c in mask else "0" for c in range(n)) for mask in masks]
    return row, *bits, f"column {column}"


# Duplicates ---------------------------------------------------------------------------------------


@block("table duplicates", "4-8")
def duplicates_table(sizes: Annotated[range, sizes(4, 10)]) -> Table:
    """Return a table of three ways to count each orbit once, with the work of each way."""
    work = ("boards judged", "images made", "comparisons", "kept", "bytes", "found")
    columns = (*number_columns("N"), *text_columns("way"), *number_columns(*work, format=or_dash))
    rows = tuple(row for n in sizes for row in _duplicates(n))
    note = (
        "Images: how many turned or mirrored boards the program makes. It stops at the first one "
        "that is greater or already known. Comparisons: pairs of boards compared. Bytes: memory "
        "for the boards kept."
    )
    return Table("Three ways to count each orbit once", columns, rows, note)


# The result is cached, so that rebuilds by `mkdocs serve` do not compute it again.
@cache
def _duplicates(n: int) -> tuple[Row, ...]:
    ways = {
        "greatest of eight": greatest_image(n),
        "store and compare": store_and_compare(n),
        "symmetry elimination": symmetry_elimination(n),
    }
    return tuple(
        (
            n,
            way,
            cost.judged,
            cost.images,
            cost.comparisons,
            cost.stored,
            cost.stored * n,
            cost.fundamental,
        )
        for way, cost in ways.items()
    )


# The number of images of a board, without the board itself.
OTHERS = 7


@dataclass(frozen=True, slots=True)
class Cost:
    """The work of one way to count the orbits of an N, and its result."""

    # The number of full boards without an attack that it judges.
    judged: int
    # The number of images of these boards that it makes.
    images: int
    # The number of times that it compares two boards.
    comparisons: int
    # The number of boards in memory at the end.
    stored: int
    # The number of fundamental solutions, which is the result.
    fundamental: int


def greatest_image(n: int) -> Cost:
    """Count the solutions that are the greatest of their images, and the work of it.

    For each solution, images are made until one is greater.

    >>> greatest_image(5)
    Cost(judged=10, images=33, comparisons=33, stored=0, fundamental=2)
    """
    boards = _solutions(n)
    greater = [_first_greater(board) for board in boards]
    image_count = sum(number or OTHERS for number in greater)
    return Cost(len(boards), image_count, image_count, 0, greater.count(None))


def _first_greater(board: Columns) -> int | None:
    """Return the number of the first image that is greater than the board, counted from 1.

    If the board is the greatest of its images, return None.
    """
    other_images = images(board)[1:]
    for image_number, image in enumerate(other_images, 1):
        if image > board:
            return image_number
    return None


def store_and_compare(n: int) -> Cost:
    """Count orbits by storing the first board of each, and the work of it.

    The images of each board are compared with the stored boards.

    >>> store_and_compare(5)
    Cost(judged=10, images=46, comparisons=73, stored=2, fundamental=2)
    """
    boards = _solutions(n)
    stored: list[Columns] = []
    image_count = 0
    comparisons = 0
    for board in boards:
        lookup = _look_up(board, stored)
        image_count += lookup.images
        comparisons += lookup.comparisons
        if lookup.is_new:
            stored.append(board)
    return Cost(len(boards), image_count, comparisons, len(stored), len(stored))


@dataclass(frozen=True, slots=True)
class _Lookup:
    """The work of comparing a board and its images with the stored boards, and the result."""

    images: int
    comparisons: int
    # Whether the stored boards have no image of the board.
    is_new: bool


def _look_up(board: Columns, stored: Sequence[Columns]) -> _Lookup:
    """Compare the images of `board` with the `stored` boards, until one of them is equal."""
    comparisons = 0
    for image_count, image in enumerate(images(board)):
        for other in stored:
            comparisons += 1
            if image == other:
                return _Lookup(image_count, comparisons, is_new=False)
    return _Lookup(OTHERS, comparisons, is_new=True)


def symmetry_elimination(n: int) -> Cost:
    """Count orbits by symmetry elimination, and the work of it.

    Squares that lead to greater images are forbidden. The full boards that remain are compared with
    some of their rotations.

    >>> symmetry_elimination(5)
    Cost(judged=2, images=1, comparisons=1, stored=0, fundamental=2)
    """
    steps = trace(n, first_method_listing("fundamental").key)
    judged = [step for step in steps if step.kind != "place" and step.depth == n]
    boards = [tuple(column for _, column in sorted(step.queens)) for step in judged]
    fundamental = sum(step.kind == "solution" for step in judged)
    rotations = sum(map(_count_rotations, boards))
    return Cost(len(boards), rotations, rotations, 0, fundamental)


def _count_rotations(board: Columns) -> int:
    """Return the number of rotations with which symmetry elimination compares a full board.

    A queen on C, B or A makes one rotation each necessary. The comparison ends when its result is
    clear.
    """
    last = len(board) - 1
    bound = last - board[0]
    if bound == 0:
        return 0
    is_queen_on_c = board[bound] == 0
    is_queen_on_b = board[last] == bound
    is_queen_on_a = board[last - bound] == last
    necessary = (is_queen_on_c, is_queen_on_b, is_queen_on_a)
    count = 0
    for turned, is_necessary in zip(images(board)[1:4], necessary, strict=True):
        if not is_necessary:
            continue
        count += 1
        # If the first rotation, a quarter turn, does not change the board, further rotations do not
        # change it either.
        is_unchanged = turned == board and count == 1 and is_queen_on_c
        if turned > board or is_unchanged:
            break
    return count


def _solutions(n: int) -> list[Columns]:
    return [tuple(board) for board in solutions(n).tolist()]


@block("table turned", "6 1 5 2 0 3 7 4")
def turned_table(solution: Solution) -> Table:
    """Return a table of a board beside the rotations with which symmetry elimination compares it.

    Raise a `UserError` if the first queen is not between the middle and the right corner.
    """
    last = len(solution) - 1
    bound = last - solution[0]
    if not 0 < 2 * bound < last:
        rule = "the first queen stands right of the middle and not in the corner"
        raise UserError(f"{rule}, got column {solution[0]}: turn or flip the board")
    squares = {"C": (bound, 0), "B": (last, bound), "A": (last - bound, last)}
    rows: list[Row] = []
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
    """Yield the rows of a table that compares a board with a rotation.

    They end with the first row in which the two differ.
    """
    for row, (own, other) in enumerate(zip(board, turned, strict=True)):
        result = "the same"
        if own != other:
            greater = "the board" if own > other else "the turned board"
            result = f"{greater} is greater"
        yield letter, f"{degrees}°", row, own, other, result
        if own != other:
            return
