"""Figures of the quadrant join: a board in quadrants, shared diagonals, the jobs of a count."""

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
    """Rows and columns of two opposite quadrants, each counted from its own corner."""

    a: Lines
    b: Lines
    c: Lines
    d: Lines


def _even_solution(text: str) -> tuple[int, ...]:
    solution = solution_of(text, 6, 12)
    if len(solution) % 2:
        raise UserError(f"quadrants need an even N, got {len(solution)}: write 0 4 7 5 2 6 1 3")
    return solution


EvenSolution = Annotated[tuple[int, ...], Words(_even_solution)]


@block("quadrants", "0 4 7 5 2 6 1 3")
def quadrants(solution: EvenSolution) -> AnnotatedBoard:
    """A board in its four quadrants, with the sets of rows and columns of their queens."""
    n, half, sets = len(solution), len(solution) // 2, quadrant_sets(solution)
    queens = tuple(enumerate(solution))
    marks = Board(
        n,
        queens=queens,
        tints=[(r, c) for r in range(n) for c in range(n) if (r < half) == (c < half)],
        outlines=_outlines(half),
    )
    named = zip(QUADRANTS, sets, strict=True)
    listed = "; ".join(f"{name} = {_set_text(lines)}" for name, lines in named)
    caption = (
        f"Four quadrants of N = {n}. The tinted ones have {counted(len(sets.a), 'queen')} each, "
        f"the others {half - len(sets.a)}. {listed}."
    )
    description = f"Queens: {squares_text(queens, n)}. {caption}"
    return AnnotatedBoard(marks, f"Quadrants of N = {n}", description, caption)


@block("frame", "0 4 7 5 2 6 1 3")
def frame(solution: EvenSolution) -> list[AnnotatedBoard]:
    """The diagonals that more than one quadrant can reach: the rising, then the falling ones."""
    return [shared_diagonals(solution, step) for step in (1, -1)]


def shared_diagonals(solution: Sequence[int], step: int) -> AnnotatedBoard:
    """The shared diagonals of one direction: rising ones for a step of 1, falling ones for -1."""
    n, half = len(solution), len(solution) // 2
    kind = "rising" if step > 0 else "falling"
    marks = Board(
        n,
        queens=tuple(enumerate(solution)),
        outlines=_outlines(half),
        faint_lines=[*_ends(n, step)],
    )
    caption = (
        f"The {2 * half - 1} {kind} diagonals that more than one quadrant can reach. Each has a "
        "bit of the word."
    )
    return AnnotatedBoard(marks, f"Shared {kind} diagonals of N = {n}", caption, caption)


def _outlines(half: int) -> list[tuple[int, int, int, int]]:
    """The quadrants, each by its first row and column and its size."""
    return [(row, column, half, half) for row in (0, half) for column in (0, half)]


def _ends(n: int, step: int) -> Iterator[tuple[Position, Position]]:
    """Yield the ends of each shared diagonal; row + column is constant on a rising one."""
    for total in range(n // 2, n // 2 + n - 1):
        first = max(0, total - n + 1)
        ends = (first, total - first), (total - first, first)
        (row, column), (other_row, other_column) = ends
        if step > 0:
            yield (row, column), (other_row, other_column)
        else:
            yield (row, n - 1 - column), (other_row, n - 1 - other_column)


@block("table quadrants", "0 4 7 5 2 6 1 3")
def images_table(solution: EvenSolution) -> Table:
    """The four sets of each of the eight images of a board, and which of them a join counts."""
    half, sets_of = len(solution) // 2, [quadrant_sets(image) for image in images(solution)]
    first = sum(_is_first(sets, half) for sets in sets_of)
    rows: tuple[Row, ...] = tuple(
        (plain_name(move), *map(_set_text, sets), Cell("yes", mark="best") if yes else Cell(None))
        for move, sets in zip(Symmetry, sets_of, strict=True)
        for yes in [_is_first(sets, half)]
    )
    shared = "1 of the 8 images is counted, and counts for all 8."
    if first > 1:
        shared = f"{first} of the 8 images are counted, and each counts for {8 // first}."
    note = (
        "Rows and columns are numbered from the corner of each quadrant. Sets are compared by "
        f"their smallest numbers first. {shared}"
    )
    columns = (*text_columns("image"), *number_columns(*QUADRANTS), *text_columns("a is the least"))
    return Table(f"The eight images of {columns_text(solution)}", columns, rows, note)


def _is_first(sets: Sets, half: int) -> bool:
    """Whether a is the least set; if all have half of the lines, their complements count too."""
    if 2 * len(sets.a) != half:
        return 2 * len(sets.a) < half and sets.a == min(sets)
    others = [tuple(line for line in range(half) if line not in lines) for lines in sets]
    return sets.a == min(*sets, *others)


def quadrant_sets(solution: Sequence[int]) -> Sets:
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
    return Sets(
        *(
            tuple(sorted(square[axis] for square in squares))
            for squares in (upper, lower)
            for axis in (0, 1)
        )
    )


def _set_text(lines: Lines) -> str:
    """A set as text: ``{0, 2}``."""
    return f"{{{', '.join(map(str, lines))}}}"


# Counting all jobs of N = 16, or the first job of N = 20, takes a quarter of a second.


@block("table halves", "8-16")
def halves_table(sizes: Annotated[range, sizes(4, 16)]) -> Table:
    """All jobs of each even N: what they compare, and the sum of their boards."""
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
    jobs = [*join_jobs(n)]
    pairs, met = sum(job.pairs for job in jobs), sum(job.compared for job in jobs)
    sides = (sum(job.west for job in jobs), sum(job.east for job in jobs))
    averages = (Cell(side / len(jobs), text=f"{side / len(jobs):,.0f}") for side in sides)
    classes, total = jobs[0].classes, sum(job.boards for job in jobs)
    return n, len(jobs), *averages, classes, pairs, _share(met, pairs), total


@block("table job", "16-20")
def job_table(sizes: Annotated[range, sizes(4, 20)]) -> Table:
    """The first job of each even N: the one whose sets have the most placements."""
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
    return Table("The first job of a join", columns, tuple((k, *v) for k, v in rows.items()), note)


@cache
def _share(part: int, whole: int) -> Cell:
    share = part / whole if whole else 0.0
    return Cell(share, text=f"{100 * share:.2g} %")
