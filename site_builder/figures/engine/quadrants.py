"""A board in four quadrants: their sets of lines, shared diagonals, and the eight images."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import NamedTuple

from cy_core import Symmetry, images
from site_builder.figures.boards.annotated_board import AnnotatedBoard
from site_builder.svg.marked import Annotations, Place
from site_builder.values.errors import UserError
from site_builder.values.reading import solution_of
from site_builder.values.table import Cell, Row, Table, number_columns, text_columns
from site_builder.values.text import columns_text, counted, plain_name, squares_text

MIN_N, MAX_N = 6, 12
_NAMES = ("a", "b", "c", "d")
Lines = tuple[int, ...]


class Sets(NamedTuple):
    """Rows and columns of two opposite quadrants, each counted from its own corner."""

    a: Lines
    b: Lines
    c: Lines
    d: Lines


def quadrant_boards(line: str) -> list[AnnotatedBoard]:
    """A board in its quadrants."""
    solution = even_board(line)
    n, half, sets = len(solution), len(solution) // 2, quadrant_sets(solution)
    queens = tuple(enumerate(solution))
    marks = Annotations(
        n,
        queens=queens,
        tints=[(r, c) for r in range(n) for c in range(n) if (r < half) == (c < half)],
        outlines=[(row, column, half, half) for row in (0, half) for column in (0, half)],
    )
    named = zip(_NAMES, sets, strict=True)
    listed = "; ".join(f"{name} = {set_text(lines)}" for name, lines in named)
    caption = (
        f"Four quadrants of N = {n}. The tinted ones have {counted(len(sets.a), 'queen')} each, "
        f"the others {half - len(sets.a)}. {listed}."
    )
    description = f"Queens: {squares_text(queens)}. {caption}"
    return [AnnotatedBoard(marks, f"Quadrants of N = {n}", description, caption)]


def frame_boards(line: str) -> list[AnnotatedBoard]:
    """The diagonals that more than one quadrant can reach: the rising, then the falling ones.

    Parameters and errors are those of `quadrant_boards`.
    """
    solution = even_board(line)
    return [_diagonals(solution, 1), _diagonals(solution, -1)]


def _diagonals(solution: tuple[int, ...], step: int) -> AnnotatedBoard:
    n, half = len(solution), len(solution) // 2
    kind = "rising" if step > 0 else "falling"
    marks = Annotations(
        n,
        queens=tuple(enumerate(solution)),
        outlines=[(row, column, half, half) for row in (0, half) for column in (0, half)],
        lines=[*_shared(n, step)],
    )
    caption = (
        f"The {2 * half - 1} {kind} diagonals that more than one quadrant can reach. Each has a "
        "bit of the word."
    )
    return AnnotatedBoard(marks, f"Shared {kind} diagonals of N = {n}", caption, caption)


def _shared(n: int, step: int) -> Iterator[tuple[Place, Place]]:
    """Yield the ends of each shared diagonal; row + column is constant on a rising one."""
    for total in range(n // 2, n // 2 + n - 1):
        first = max(0, total - n + 1)
        ends = (first, total - first), (total - first, first)
        (row, column), (other_row, other_column) = ends
        if step > 0:
            yield (row, column), (other_row, other_column)
        else:
            yield (row, n - 1 - column), (other_row, n - 1 - other_column)


def even_board(line: str) -> tuple[int, ...]:
    """A solution of an even N."""
    solution = solution_of(line, MIN_N, MAX_N)
    if len(solution) % 2:
        raise UserError(f"quadrants are of an even N, got {len(solution)}: write 0 4 7 5 2 6 1 3")
    return solution


def images_table(solution: tuple[int, ...]) -> Table:
    """The four sets of each of the eight images of a board, and which of them a join counts."""
    half, sets_of = len(solution) // 2, [quadrant_sets(image) for image in images(solution)]
    first = sum(_is_first(sets, half) for sets in sets_of)
    rows: tuple[Row, ...] = tuple(
        (plain_name(move), *map(set_text, sets), Cell("yes", mark="best") if yes else Cell(None))
        for move, sets in zip(Symmetry, sets_of, strict=True)
        for yes in [_is_first(sets, half)]
    )
    shared = "One of them is counted, for all eight."
    if first > 1:
        shared = f"{first} of them are counted, and share the eight."
    note = (
        "Sets are counted from the corner of their quadrant. The least one is that whose first "
        f"numbers are least. {shared}"
    )
    columns = (*text_columns("image"), *number_columns(*_NAMES), *text_columns("a is the least"))
    return Table(f"The eight images of {columns_text(solution)}", columns, rows, note)


def _is_first(sets: Sets, half: int) -> bool:
    """Whether a is the least set; if all have half of the lines, their complements count too."""
    if 2 * len(sets.a) != half:
        return 2 * len(sets.a) < half and sets.a == min(sets)
    others = [tuple(line for line in range(half) if line not in lines) for lines in sets]
    return sets.a == min(*sets, *others)


def quadrant_sets(solution: tuple[int, ...]) -> Sets:
    """The sets of rows and columns that the queens of two opposite quadrants take.

    >>> quadrant_sets((0, 4, 7, 5, 2, 6, 1, 3))
    Sets(a=(0,), b=(0,), c=(2,), d=(1,))
    """
    last, half = len(solution) - 1, len(solution) // 2
    upper = [(row, column) for row, column in enumerate(solution) if row < half > column]
    lower = [
        (last - row, last - column)
        for row, column in enumerate(solution)
        if last - row < half > last - column
    ]
    return Sets(*(_line(squares, which) for squares in (upper, lower) for which in (0, 1)))


def _line(squares: Iterable[tuple[int, int]], which: int) -> Lines:
    return tuple(sorted(square[which] for square in squares))


def set_text(lines: Lines) -> str:
    """A set as text: ``{0, 2}``."""
    return f"{{{', '.join(map(str, lines))}}}"
