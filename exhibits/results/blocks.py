"""Figures of new terms of sequences: tables of terms, times of both programs, and b-files."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from itertools import count
from pathlib import Path
from typing import Literal

from cy_core.terms import SUBJECTS, Counts
from exhibits.results.sequences import (
    GROUPS,
    SEQUENCES,
    OeisSequence,
    Terms,
    published,
    read_terms,
)
from queens_atlas.blocks import Asset, Cell, Column, Row, SiteConfig, Table, block, text_columns
from site_builder.new_terms.records import Agreed, agreed_counts
from site_builder.timings.text import format_seconds

# The last row of the four triangles of conflicts that their entries in the OEIS have.
LAST_PUBLISHED_ROW = 16
TITLES = {
    "superqueens": "Orbits of superqueens by size",
    "torus": "Classes of solutions on the torus",
    "lines": "Solutions without three queens in a line",
}
# The time in seconds that the slower program must take. Runs with a shorter time are left out of
# the table.
MIN_SECONDS = 1.0


@block("table new-terms", "torus")
def new_terms(
    group: Literal["superqueens", "torus", "lines", "conflicts"], config: SiteConfig
) -> list[Table]:
    """Return the tables of a group of sequences, with b-files of the sequences that have new terms.

    If both programs have long runs, a table of their times follows.
    """
    folder = config.records / "terms"
    tables = conflict_tables(folder) if group == "conflicts" else [terms_table(folder, group)]
    if tables:
        tables[-1] = replace(tables[-1], others=tuple(_b_files(folder, group)))
    runs = runs_table(folder, GROUPS[group])
    return [*tables, runs] if runs.rows else tables


def terms_table(folder: Path, group: str) -> Table:
    """Return a table with a row for each n: the terms of all sequences of `group`.

    Terms that are not published anywhere are bold.
    """
    terms = read_terms(folder, group)
    sizes = sorted({n for by_n in terms.values() for n in by_n})
    columns = (Column("n", "N"), *(Column(sequence.key, _heading(sequence)) for sequence in terms))
    rows: list[Row] = [
        (n, *(_cell(sequence, by_n, n) for sequence, by_n in terms.items())) for n in sizes
    ]
    return Table(TITLES[group], columns, tuple(rows), path=f"results/{group}")


def conflict_tables(folder: Path) -> list[Table]:
    """Return a table for each row of the four triangles of conflicts that is not published yet."""
    by_n = agreed_counts(folder, "conflicts").items()
    return [_conflict_table(n, agreed.counts) for n, agreed in by_n if n > LAST_PUBLISHED_ROW]


def _conflict_table(n: int, counts: Counts) -> Table:
    sequences = [sequence for sequence in SEQUENCES if sequence.group == "conflicts"]
    columns = (
        Column("k", "k"),
        *(Column(sequence.heading, _heading(sequence)) for sequence in sequences),
    )
    rows = ((k, *(counts[sequence.heading][k] for sequence in sequences)) for k in range(n + 1))
    rows_with_solutions = tuple(row for row in rows if any(row[1:]))
    title = f"Solutions of N = {n} by k"
    return Table(title, columns, rows_with_solutions, path=f"results/conflicts-{n}")


def _heading(sequence: OeisSequence) -> str:
    return f"{sequence.heading} ({sequence.key})" if sequence.is_in_oeis else sequence.heading


def _cell(sequence: OeisSequence, terms: Terms, n: int) -> Cell:
    if n not in terms:
        return Cell(None)
    return Cell(terms[n], mark="best" if sequence.is_new(n) else "")


def runs_table(folder: Path, subjects: Sequence[str]) -> Table:
    """Return a table of the times of both programs, with the command that repeats each count.

    Counts for which both programs take less than `MIN_SECONDS` are left out.
    """
    rows = tuple(
        _runs_row(subject, agreed)
        for subject in subjects
        for agreed in agreed_counts(folder, subject).values()
        if max(run.seconds for run in agreed.runs) >= MIN_SECONDS
    )
    programs = [program.key for program in SUBJECTS[subjects[0]].programs]
    columns = (
        *text_columns("command", mark="code"),
        *(Column(key, key, "seconds", format_seconds) for key in programs),
        *text_columns("processor", "day"),
    )
    title = f"Time of both programs: {SUBJECTS[subjects[0]].title}"
    note = "Processor time of one core, while other programs ran."
    return Table(title, columns, rows, note)


def _runs_row(subject: str, agreed: Agreed) -> Row:
    last = agreed.runs[-1]
    seconds = (run.seconds for run in agreed.runs)
    return f"queens terms {subject} {last.n}", *seconds, last.processor, last.date


def _b_files(folder: Path, group: str) -> Iterator[Asset]:
    """Yield the b-file of each sequence of `group` with new terms in the records of `folder`."""
    for sequence, terms in read_terms(folder, group).items():
        if any(map(sequence.is_new, terms)):
            name = f"b{sequence.key[1:]}" if sequence.is_in_oeis else sequence.key
            yield Asset(f"results/{name}.txt", b_file(sequence, terms))


def b_file(sequence: OeisSequence, terms: Terms) -> str:
    """Return the text of a b-file, with a line for each n up to the first gap in the terms.

    It has the published terms and `terms`.
    """
    return "".join(f"{n} {term}\n" for n, term in _without_gaps(sequence, terms).items())


def _without_gaps(sequence: OeisSequence, terms: Terms) -> Terms:
    """Return the published terms and `terms` by n, from the first n up to the first gap."""
    known = published(sequence.key)
    all_terms = (known.by_n() if known else {}) | terms
    first = min(all_terms)
    end = next(n for n in count(first) if n not in all_terms)
    return {n: all_terms[n] for n in range(first, end)}
