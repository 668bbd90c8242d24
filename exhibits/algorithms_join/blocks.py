"""Figures of the quadrant join.

They are a board in quadrants, the diagonals that quadrants share, and tables. The tables have the
images of a board, and the jobs into which a count is split.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cache
from typing import Annotated, NamedTuple

from cy_core import Symmetry, images, join_jobs
from queens_atlas.blocks import (
    AnnotatedBoard,
    Board,
    Cell,
    Row,
    Table,
    UserError,
    Words,
    block,
    columns_text,
    counted,
    disk_cache,
    grouped,
    number_columns,
    sizes,
    squares_text,
    text_columns,
)
from site_builder.svg.board import Position
from site_builder.values.parsing import solution_of
from site_builder.values.text import plain_name

QUADRANTS = ("a", "b", "c", "d")
Lines = tuple[int, ...]


class Sets(NamedTuple):
    """The rows and columns that have a queen in two opposite quadrants.

    `a` has the rows and `b` the columns of the upper left quadrant, `c` the rows and `d` the
    columns of the lower right one. Rows and columns are counted from the quadrant's corner of the
    board.
    """

    a: Lines
    b: Lines
    c: Lines
    d: Lines


def _even_solution(text: str) -> tuple[int, ...]:
    """Parse the columns of a solution.

    Raise a `UserError` if it is not a solution or its N is odd.
    """
    solution = solution_of(text, 6, 12)
    if len(solution) % 2:
        raise UserError(f"quadrants need an even N, got {len(solution)}: write 0 4 7 5 2 6 1 3")
    return solution


EvenSolution = Annotated[tuple[int, ...], Words(_even_solution)]


@block("quadrants", "0 4 7 5 2 6 1 3")
def quadrants(solution: EvenSolution) -> AnnotatedBoard:
    """Draw a board with its quadrants, and a caption with the sets `a` to `d`."""
    n = len(solution)
    half = n // 2
    sets = quadrant_sets(solution)
    queens = tuple(enumerate(solution))
    marks = Board(
        n,
        queens=queens,
        tints=[(r, c) for r in range(n) for c in range(n) if (r < half) == (c < half)],
        outlines=_outlines(half),
    )
    sets_text = "; ".join(
        f"{name} = {_set_text(lines)}" for name, lines in zip(QUADRANTS, sets, strict=True)
    )
    caption = (
        f"Four quadrants of N = {n}. The tinted ones have {counted(len(sets.a), 'queen')} each, "
        f"the others {half - len(sets.a)}. {sets_text}."
    )
    description = f"Queens: {squares_text(queens, n)}. {caption}"
    return AnnotatedBoard(marks, f"Quadrants of N = {n}", description, caption)


@block("frame", "0 4 7 5 2 6 1 3")
def frame(solution: EvenSolution) -> list[AnnotatedBoard]:
    """Draw two boards with the diagonals that more than one quadrant can reach.

    The first board has the rising diagonals, the second the falling ones.
    """
    return [shared_diagonals(solution, step) for step in (1, -1)]


def shared_diagonals(solution: Sequence[int], step: int) -> AnnotatedBoard:
    """Draw a board and its diagonals of one direction that more than one quadrant can reach.

    The diagonals rise for a `step` of 1, and fall for -1.
    """
    n = len(solution)
    half = n // 2
    kind = "rising" if step > 0 else "falling"
    marks = Board(
        n,
        queens=tuple(enumerate(solution)),
        outlines=_outlines(half),
        faint_lines=list(_diagonal_ends(n, step)),
    )
    caption = (
        f"The {2 * half - 1} {kind} diagonals that more than one quadrant can reach. Each has a "
        "bit of the word."
    )
    return AnnotatedBoard(marks, f"Shared {kind} diagonals of N = {n}", caption, caption)


def _outlines(half: int) -> list[tuple[int, int, int, int]]:
    """Return an outline for each quadrant.

    It has the first row, the first column, the number of rows and the number of columns.
    """
    return [(row, column, half, half) for row in (0, half) for column in (0, half)]


def _diagonal_ends(n: int, step: int) -> Iterator[tuple[Position, Position]]:
    """Yield both ends of each diagonal that quadrants share.

    The diagonals rise for a `step` of 1, and fall for -1.
    """
    # On a rising diagonal row + column is constant.
    for total in range(n // 2, n // 2 + n - 1):
        first = max(0, total - n + 1)
        last = total - first
        if step > 0:
            yield (first, last), (last, first)
        else:
            yield (first, n - 1 - last), (last, n - 1 - first)


@block("table quadrants", "0 4 7 5 2 6 1 3")
def images_table(solution: EvenSolution) -> Table:
    """Return a table of the eight images of a board: their sets, and whether a join counts them."""
    half = len(solution) // 2
    image_sets = [quadrant_sets(image) for image in images(solution)]
    count = sum(_is_counted(sets, half) for sets in image_sets)
    rows: tuple[Row, ...] = tuple(
        _image_row(move, sets, half) for move, sets in zip(Symmetry, image_sets, strict=True)
    )
    count_text = "1 of the 8 images is counted, and counts for all 8."
    if count > 1:
        count_text = f"{count} of the 8 images are counted, and each counts for {8 // count}."
    note = (
        "Rows and columns are numbered from the corner of each quadrant. Sets are compared by "
        f"their smallest numbers first. {count_text}"
    )
    columns = (*text_columns("image"), *number_columns(*QUADRANTS), *text_columns("a is the least"))
    return Table(f"The eight images of {columns_text(solution)}", columns, rows, note)


def _image_row(move: Symmetry, sets: Sets, half: int) -> Row:
    """Return the table row of one image: its symmetry, its sets, and whether a join counts it."""
    cell = Cell("yes", mark="best") if _is_counted(sets, half) else Cell(None)
    return plain_name(move), *map(_set_text, sets), cell


def _is_counted(sets: Sets, half: int) -> bool:
    """Return whether a join counts the image with these sets: whether `a` is the least set.

    `half` is N / 2. If each set has half of the lines of a quadrant, `a` is compared with the
    complements of the sets, too.
    """
    if 2 * len(sets.a) != half:
        return 2 * len(sets.a) < half and sets.a == min(sets)
    complements = [tuple(line for line in range(half) if line not in lines) for lines in sets]
    return sets.a == min(*sets, *complements)


def quadrant_sets(solution: Sequence[int]) -> Sets:
    """Return the rows and columns that the queens of two opposite quadrants occupy.

    >>> quadrant_sets((0, 4, 7, 5, 2, 6, 1, 3))
    Sets(a=(0,), b=(0,), c=(2,), d=(1,))
    """
    last = len(solution) - 1
    half = len(solution) // 2
    queens = list(enumerate(solution))
    turned_queens = [(last - row, last - column) for row, column in queens]
    upper_left = [(row, column) for row, column in queens if row < half and column < half]
    lower_right = [(row, column) for row, column in turned_queens if row < half and column < half]
    return Sets(
        a=tuple(sorted(row for row, _ in upper_left)),
        b=tuple(sorted(column for _, column in upper_left)),
        c=tuple(sorted(row for row, _ in lower_right)),
        d=tuple(sorted(column for _, column in lower_right)),
    )


def _set_text(lines: Lines) -> str:
    """Return a set as text: ``{0, 2}``."""
    return f"{{{', '.join(map(str, lines))}}}"


# The tables below end at N = 16 and N = 20 because of their time: counting all jobs of N = 16, or
# the first job of N = 20, takes a quarter of a second.


@block("table halves", "8-16")
def halves_table(sizes: Annotated[range, sizes(4, 16)]) -> Table:
    """Return a table of all jobs that a join has, with a row for each even N.

    A row has the number of jobs, the pairs of half boards that they compare, and the total of their
    boards.
    """
    columns = (
        *number_columns("N", "jobs", "halves in the west", "in the east", "classes", "pairs"),
        *number_columns("left by classes", "boards"),
    )
    note = "Halves: average number per job. Left by classes: pairs that still have to be compared."
    rows = tuple(_halves(n) for n in sizes if n % 2 == 0)
    return Table("Half boards, and the pairs that have to be compared", columns, rows, note)


@cache
@disk_cache
def _halves(n: int) -> Row:
    jobs = list(join_jobs(n))
    pairs = sum(job.pairs for job in jobs)
    compared_pairs = sum(job.compared for job in jobs)
    west = _average(sum(job.west for job in jobs), len(jobs))
    east = _average(sum(job.east for job in jobs), len(jobs))
    total = sum(job.boards for job in jobs)
    share = _share(compared_pairs, pairs)
    return n, len(jobs), west, east, jobs[0].classes, pairs, share, total


def _average(total: int, count: int) -> Cell:
    average = total / count
    return Cell(average, text=f"{average:,.0f}")


@block("table job", "16-20")
def job_table(sizes: Annotated[range, sizes(4, 20)]) -> Table:
    """Return a table of the first job of each even N.

    The first job is the job whose sets have most placements.
    """
    even = [n for n in sizes if n % 2 == 0]
    jobs = [next(join_jobs(n, [0])) for n in even]
    rows: dict[str, Sequence[str | Cell]] = {
        "rows a": [_set_text(job.first) for job in jobs],
        "rows c": [_set_text(job.opposite) for job in jobs],
        "halves in the west": [grouped(job.west) for job in jobs],
        "halves in the east": [grouped(job.east) for job in jobs],
        "pairs": [grouped(job.pairs) for job in jobs],
        "classes of each list": [grouped(job.classes) for job in jobs],
        "left by classes": [_share(job.compared, job.pairs) for job in jobs],
        "boards, by weight": [grouped(job.boards) for job in jobs],
    }
    columns = (*text_columns("of the job"), *number_columns(*(f"N = {n}" for n in even)))
    note = "By weight: the pairs that fit, each times the boards that it stands for."
    table_rows = tuple((heading, *cells) for heading, cells in rows.items())
    return Table("The first job of a join", columns, table_rows, note)


@cache
def _share(part: int, whole: int) -> Cell:
    share = part / whole if whole else 0.0
    return Cell(share, text=f"{100 * share:.2g} %")
