"""Boards that show how methods use symmetry: halves, forbidden squares, rings."""

from __future__ import annotations

import re
from collections.abc import Sequence

from cy_core import (
    Branch,
    forbidden_squares,
    orbit,
    ring_codes,
    ring_positions,
    ring_square,
    ring_weight,
)
from site_builder.figures.boards.annotated_board import AnnotatedBoard
from site_builder.figures.boards.attacks import rays
from site_builder.svg.board import Square
from site_builder.svg.marked import Annotations
from site_builder.values.errors import UserError
from site_builder.values.reading import size_of, solution_of
from site_builder.values.text import columns_text, squares_text

MAX_MARKED, MAX_LISTED = 16, 14
SIDES = ("top", "right", "bottom", "left")
WEIGHTS = {
    8: "eight different images",
    4: "four different images",
    2: "two different images",
}


def mirrored_halves(line: str) -> AnnotatedBoard:
    """A solution and its mirror image on one board, with the half of the row that is searched.

    >>> mirrored_halves("4 2 0 3 1").marks.above
    [(0, 2, 'searched'), (2, 1, 'middle'), (3, 2, 'mirrored')]
    """
    solution = solution_of(line, 4, MAX_LISTED)
    n = len(solution)
    row = int(n % 2 == 1 and solution[0] == n // 2)
    found, other = sorted([solution, tuple(n - 1 - column for column in solution)])
    half, middle = n // 2, n % 2
    names = [(0, half, "searched"), (half, middle, "middle"), (half + middle, half, "mirrored")]
    marks = Annotations(
        n,
        queens=tuple(enumerate(found)),
        hollow=tuple(square for square in enumerate(other) if square[1] != found[square[0]]),
        tints=[(row, column) for column in range(half)],
        outlines=[(row, 0, 1, half)],
        dashes=[((-0.5, n / 2 - 0.5), (n - 0.5, n / 2 - 0.5))],
        above=[name for name in names if name[1]],
    )
    where = "second row: the first queen is in the middle" if row else "first row"
    caption = (
        f"Solid: {columns_text(found)}, found in the left half of the {where}. "
        f"Hollow: its mirror image {columns_text(other)}, counted without a search."
    )
    return AnnotatedBoard(marks, f"A solution of N = {n} and its mirror image", caption, caption)


def forbidden_boards(line: str) -> list[AnnotatedBoard]:
    """The squares that symmetry elimination forbids, or the reason for one of its rules."""
    match line.split():
        case [size]:
            n = size_of(size, 4, MAX_MARKED, "this board has")
            corner = _corner(n, min(n - 2, n // 2 + 1))
            return [corner, *(_bounded(n, bound) for bound in range(1, n // 2))]
        case [size, "corner", bit]:
            return [_corner(size_of(size, 4, MAX_MARKED, "this board has"), _bit(bit))]
        case [size, "bound", bit]:
            return [_bounded(size_of(size, 4, MAX_MARKED, "this board has"), _bit(bit))]
        case [size, "numbered", bit]:
            return [_numbered(size_of(size, 4, MAX_MARKED, "this board has"), _bit(bit))]
        case [size, "bounds"]:
            return [_bounds(size_of(size, 4, MAX_MARKED, "this board has"))]
        case [size, "left"]:
            return [_left(size_of(size, 3, MAX_MARKED, "this board has"))]
        case [size, "middle"]:
            return [_middle(size_of(size, 3, MAX_MARKED, "this board has"))]
    forms = "8, 8 corner 4, 8 bound 2, 8 left or 5 middle"
    raise UserError(f"forbidden squares are of N and a case, got {line}: write {forms}")


def _corner(n: int, bound: int) -> AnnotatedBoard:
    _check_bound("second queen", bound, 2, n - 2, n)
    second, tie = (1, n - 1 - bound), (bound, n - 2)
    crosses = _crossed(n, corner=True, bound=bound, below=1)
    marks = Annotations(
        n,
        queens=((0, n - 1), second),
        letters=[(tie, "=")],
        crosses=crosses,
        outlines=[(1, 0, 1, n), (0, n - 2, n, 1)],
        lines=[(second, tie)],
        dashes=[((-0.5, n - 0.5), (n - 0.5, -0.5))],
    )
    rows = f"Rows 2 to {bound - 1} of it are" if bound > 3 else "Row 2 of it is"
    caption = (
        "Compared: the second row and the second column from the right, which the anti-diagonal "
        f"(dashed) exchanges. {rows if crosses else 'No square is'} forbidden (crossed). "
        "On = they would tie, but those two queens attack each other."
    )
    description = (
        f"Queens in the corner and in row 1, column {second[1]}. "
        f"Forbidden: {squares_text(crosses)}."
    )
    return AnnotatedBoard(
        marks, f"Corner case, N = {n}, second queen at bit {bound}", description, caption
    )


def _bounded(n: int, bound: int) -> AnnotatedBoard:
    _check_bound("first queen", bound, 1, n // 2 - 1, n)
    queen = (0, n - 1 - bound)
    crosses = _crossed(n, corner=False, bound=bound, below=0)
    tests = [*zip(Branch(n, corner=False, bound=bound).checks, "ABC", strict=True)]
    marks = Annotations(n, queens=(queen,), letters=tests, crosses=crosses, lines=[*rays(n, queen)])
    caption = (
        f"First queen at bit {bound}; the crossed squares are forbidden. "
        "A queen on A asks for the rotation by 270°, on B by 180°, on C by 90°. "
        "The lines end where the mirror images of C, B and A would stand."
    )
    description = (
        f"Queen in row 0, column {queen[1]}. Forbidden: {squares_text(crosses)}. "
        f"A, B, C: {squares_text([square for square, _ in tests])}."
    )
    return AnnotatedBoard(
        marks, f"Forbidden squares, N = {n}, first queen at bit {bound}", description, caption
    )


def _numbered(n: int, bound: int) -> AnnotatedBoard:
    _check_bound("first queen", bound, 1, n // 2 - 1, n)
    last, second = n - 1, n - 1 - bound
    rules = [
        ((row, c), "1" if row < bound else "2" if c in (0, last) else "3")
        for row, c in _crossed(n, corner=False, bound=bound, below=0)
    ]
    marks = Annotations(
        n, queens=((0, second),), letters=rules, tints=[square for square, _ in rules]
    )
    caption = (
        f"1: side columns above row {bound}, BOUND1. 2: side columns below row {second}, BOUND2. "
        "3: the ends of the last row, LASTMASK."
    )
    squares = (
        f"{rule}: {squares_text([square for square, its in rules if its == rule])}"
        for rule in sorted({rule for _, rule in rules})
    )
    description = f"Queen in row 0, column {second}. {'. '.join(squares)}"
    return AnnotatedBoard(marks, f"Three rules, N = {n}, bound = {bound}", description, caption)


def _bounds(n: int) -> AnnotatedBoard:
    bounds = range(1, n // 2)
    marks = Annotations(
        n,
        letters=[((0, n - 1 - bound), str(bound)) for bound in bounds],
        outlines=[(0, n - 1 - bound, 1, 1) for bound in bounds],
        heads=("",),
        beside=[[_bound_of(row, n, bounds)] for row in range(n)],
    )
    listed = "; ".join(f"{bound}: rows {bound} and {n - 1 - bound}" for bound in bounds)
    caption = (
        f"First queen on {', '.join(map(str, bounds))}: at the right, the rows that are BOUND1 and "
        "BOUND2 then. One moves down as the other moves up."
    )
    return AnnotatedBoard(
        marks, f"BOUND1 and BOUND2, N = {n}", f"By first queen, {listed}.", caption
    )


def _bound_of(row: int, n: int, bounds: Sequence[int]) -> str:
    """For which first queen the row is BOUND1 or BOUND2; empty if it is neither."""
    if row in bounds:
        return f"{row}: BOUND1"
    return f"{n - 1 - row}: BOUND2" if n - 1 - row in bounds else ""


def _left(n: int) -> AnnotatedBoard:
    column = (n // 2 - 1) // 2
    mirror = n - 1 - column
    marks = Annotations(
        n,
        queens=((0, column),),
        hollow=((0, mirror),),
        crosses=[(0, c) for c in range(n // 2) if c != column],
        outlines=[(0, 0, 1, n // 2)],
        dashes=[((-0.5, n / 2 - 0.5), (n - 0.5, n / 2 - 0.5))],
    )
    caption = (
        f"A first queen in the left half: its mirror image begins with {mirror} "
        f"in place of {column}, so it is the greater one."
    )
    return AnnotatedBoard(marks, f"First queen in the left half, N = {n}", caption, caption)


def _middle(n: int) -> AnnotatedBoard:
    if n % 2 == 0:
        raise UserError(f"only an odd N has a middle column, got {n}: write {n + 1} middle")
    half, last = n // 2, n - 1
    marks = Annotations(
        n,
        queens=((0, half),),
        hollow=((half, 0), (half, last), (last, half)),
        lines=[((half, 0), (half, last)), ((0, half), (last, half))],
    )
    caption = (
        "A first queen in the middle: no other edge may have its queen nearer to a corner, "
        "so all four would stand in the middle. But queens on opposite edges attack each other."
    )
    return AnnotatedBoard(marks, f"First queen in the middle, N = {n}", caption, caption)


def _crossed(n: int, *, corner: bool, bound: int, below: int) -> list[Square]:
    """The forbidden squares of the rows that the search fills."""
    rows = list(enumerate(forbidden_squares(n, corner, bound)))[below + 1 :]
    return [(row, c) for row, bits in rows for c in range(n) if bits >> n - 1 - c & 1]


def ring_board(line: str) -> AnnotatedBoard:
    """A solution with its two outer rings, in the order in which the carry chain fills them."""
    given = solution_of(line, 4, MAX_LISTED)
    solution, n = _followed(given) if "." in line else given, len(given)
    queens = tuple(enumerate(solution))
    taken = ring_positions(n, queens)
    walk = [ring_square(n, place, at) for place, at in enumerate(taken) if at is not None]
    rings = tuple(dict.fromkeys(walk))
    inner = range(2, n - 2)
    frame = [(2, 2, n - 4, n - 4)] if inner else []
    marks = Annotations(
        n,
        queens=tuple(queen for queen in queens if queen not in rings),
        numbered=rings,
        tints=[(r, c) for r in range(n) for c in range(n) if not (r in inner and c in inner)],
        outlines=[(0, 0, n, n), *frame],
    )
    name = line.strip() if "." in line else columns_text(given)
    caption = f"{name}. {_rings_text(solution)}"
    description = f"Queens of the rings, as they are placed: {squares_text(rings)}. {caption}"
    return AnnotatedBoard(marks, f"Rings of {name}", description, caption)


def _followed(solution: tuple[int, ...]) -> tuple[int, ...]:
    """The image whose rings the carry chain follows: no other reading of them is less."""
    n, images = len(solution), orbit(solution).images.values()
    return next(image for image in images if ring_weight(n, tuple(enumerate(image))))


def _rings_text(solution: tuple[int, ...]) -> str:
    n, queens = len(solution), tuple(enumerate(solution))
    chain = ring_codes(n, ring_positions(n, queens))
    codes = ", ".join(f"{side} {code}" for side, code in zip(SIDES, chain, strict=True))
    weight = ring_weight(n, queens)
    why = f"they have {WEIGHTS[weight]}" if weight else "another reading is less"
    turned = [_turn_text("half a turn", chain[:2] == chain[2:], orbit(solution).size < 8)]
    if len(set(chain)) == 1:
        turned.append(_turn_text("a quarter turn", True, orbit(solution).size < 4))
    return f"Codes: {codes}. Weight of the rings: {weight}, for {why}. {' '.join(turned)}"


def _turn_text(turn: str, rings: bool, board: bool) -> str:
    if rings == board:
        return f"After {turn} rings and board are {'the same' if rings else 'different'}."
    return f"After {turn} the rings are the same, the board is not."


def _bit(text: str) -> int:
    if not re.fullmatch("[0-9]{1,4}", text):
        raise UserError(f"a bit is a whole number, 0 at the right edge, got {text}")
    return int(text)


def _check_bound(whose: str, bit: int, first: int, last: int, n: int) -> None:
    if not first <= bit <= last:
        raise UserError(f"the {whose} of N = {n} has bit {first} to {last} here, got {bit}")
