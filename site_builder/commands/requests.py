"""What each command of `queens` was asked for: the words of a person as one frozen value."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import Any

from cy_core import Form
from site_builder.cluster.places import Place, Sample
from site_builder.timings.records import Task
from site_builder.values.config import SiteConfig


@dataclass(frozen=True, slots=True)
class Count:
    """Count the solutions of one n; `threads` is None for as many as there are cores."""

    n: int
    method: str | None
    form: Form
    threads: int | None
    search: str | None
    resume: Path | None
    cluster: Place | None
    verify: Sample | None
    json: bool


@dataclass(frozen=True, slots=True)
class MakePlan:
    """Tell what counting one n would take; `search` is None for all that there are."""

    n: int
    search: str | None
    backend: str | None
    error: float
    seconds: float
    seed: int
    whole: bool
    json: bool


@dataclass(frozen=True, slots=True)
class ShowLedger:
    """Show how far a long count is; or, of a complete one, what is to be kept as a `summary`."""

    file: Path
    summary: bool
    json: bool


@dataclass(frozen=True, slots=True)
class List:
    """List solutions; to standard output where `output` is None."""

    n: int
    all: bool
    format: str
    output: Path | None


@dataclass(frozen=True, slots=True)
class Show:
    """Show the solution of a label, write its drawing to `svg`, or print it as a `kind` of copy."""

    label: str
    svg: Path | None
    kind: str | None
    site: str | None
    json: bool


@dataclass(frozen=True, slots=True)
class Identify:
    """Find the label of a solution."""

    board: tuple[str, ...]
    json: bool


@dataclass(frozen=True, slots=True)
class Complete:
    """Count what completes a begun board, and list the first; `n` is None where the board tells."""

    board: tuple[str, ...]
    n: int | None
    limit: int
    json: bool


@dataclass(frozen=True, slots=True)
class ClassicTable:
    """Print the classic table of counts and times."""

    first: int
    last: int
    method: str | None
    form: Form


@dataclass(frozen=True, slots=True)
class Permutations:
    """Count every order of n things, or list them."""

    n: int
    form: str
    list: bool
    json: bool


@dataclass(frozen=True, slots=True)
class Sudoku:
    """Solve puzzles: those given, or those of a file, or of standard input."""

    puzzles: tuple[str, ...]
    file: Path | None
    method: str
    all: bool
    format: str


@dataclass(frozen=True, slots=True)
class Bench:
    """Measure, or with `report` show what was measured."""

    methods: tuple[str, ...]
    forms: tuple[str, ...]
    backends: tuple[str, ...]
    threads: tuple[int, ...]
    tasks: tuple[Task, ...]
    n: tuple[int, ...]
    repeats: int
    time_limit: float
    output: Path
    again: bool
    report: bool


@dataclass(frozen=True, slots=True)
class Check:
    """Look at timing records, or at folders of them."""

    files: tuple[Path, ...]


@dataclass(frozen=True, slots=True)
class Export:
    """Write a folder of data.

    `formats` are None for all that can be written, `timings` for the usual folder, if there is one.
    """

    folder: Path
    n: tuple[int, ...]
    formats: tuple[str, ...] | None
    timings: Path | None


@dataclass(frozen=True, slots=True)
class New:
    """Write a new project of MkDocs."""

    folder: Path


@dataclass(frozen=True, slots=True)
class Build:
    """Write a docs folder."""

    docs: Path
    content: Path
    config: SiteConfig

    @classmethod
    def of(cls, docs: Path, content: Path, **options: Any) -> Build:
        """The same, with each option of a site by its name; Markdown has no place for cards."""
        return cls(docs, content, SiteConfig(cards=False, **options))
