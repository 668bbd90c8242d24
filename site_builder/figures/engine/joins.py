"""Tables of the jobs of a join: half boards, their classes, and the pairs to compare."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

from cy_core import JoinJob, join_jobs
from site_builder.figures.engine.quadrants import set_text
from site_builder.values.cache import disk_cache
from site_builder.values.table import Cell, Row, Table, number_columns, text_columns
from site_builder.values.text import grouped

# Counting all jobs of N = 16, or the first job of N = 20, takes a quarter of a second.
WHOLE, SINGLE = range(4, 17), range(4, 21)


def halves_table(sizes: Sequence[int]) -> Table:
    """All jobs of each N: what they compare, and the sum of their boards."""
    columns = (
        *number_columns("N", "jobs", "halves in the west", "in the east", "classes", "pairs"),
        *number_columns("left by classes", "boards"),
    )
    note = "Halves: of a job, on average. Left by classes: pairs whose classes may go together."
    rows = tuple(_halves(n) for n in sizes)
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


def job_table(sizes: Sequence[int]) -> Table:
    """The first job of each N: the one whose sets have the most placements."""
    jobs = [_first_job(n) for n in sizes]
    rows: dict[str, Sequence[str | Cell]] = {
        "rows a": [set_text(job.first) for job in jobs],
        "rows c": [set_text(job.opposite) for job in jobs],
        "halves in the west": [grouped(job.west) for job in jobs],
        "halves in the east": [grouped(job.east) for job in jobs],
        "pairs": [grouped(job.pairs) for job in jobs],
        "classes of each list": [grouped(job.classes) for job in jobs],
        "left by classes": [_share(job.compared, job.pairs) for job in jobs],
        "boards, by weight": [grouped(job.boards) for job in jobs],
    }
    columns = (*text_columns("of the job"), *number_columns(*(f"N = {n}" for n in sizes)))
    note = "By weight: each pair that goes together counts for all the boards that it stands for."
    return Table("The first job of a join", columns, tuple((k, *v) for k, v in rows.items()), note)


@cache
def _first_job(n: int) -> JoinJob:
    return next(join_jobs(n, [0]))


def _share(part: int, whole: int) -> Cell:
    share = part / whole if whole else 0.0
    return Cell(share, text=f"{100 * share:.2g} %")
