"""Timing records: the record of one machine holds a timing for each subject and n."""

from __future__ import annotations

from dataclasses import dataclass
from statistics import median
from typing import Literal

from site_builder.values.text import counted

Task = Literal[
    "count",
    "fundamental",
    "solutions",
    "permutations",
    "sudoku",
    "python",
    "c",
    "javascript",
    "browser",
]


@dataclass(frozen=True, slots=True)
class Subject:
    """What is timed: a task and the way to do it."""

    method: str  # key of a method of the ladder, or `engine`; of a puzzle, how it is searched
    # `recursive` or `iterative`; empty for the engine and for puzzles, which have one only
    form: str = ""
    backend: str = ""  # instruction set of the engine, one of `BACKENDS`; empty for a method
    threads: int = 1  # number of threads, from 1
    # `count`; `fundamental` or `solutions`, which list boards; a puzzle, `permutations` or
    # `sudoku`; the language of a program to copy, `python`, `c` or `javascript`; or `browser`,
    # where the engine counts as WebAssembly.
    task: Task = "count"


@dataclass(frozen=True, slots=True)
class Timing:
    """One cell of a record: the times of a subject at one n."""

    subject: Subject  # what ran
    # side of the board, 1..27; for puzzles the number of things, or the number of the sudoku
    n: int
    # Wall-clock seconds of each run, in the order they were measured; empty if none was finished
    samples: tuple[float, ...] = ()
    # Number of solutions, which was checked; None if no run was finished, or if the subject lists
    # fundamental solutions only.
    total: int | None = None
    # Number of fundamental solutions; None also if the method cannot know it.
    fundamental: int | None = None
    # Queens, things or digits that the search placed; None if it does not count them.
    nodes: int | None = None
    limit: float | None = None  # seconds after which the first run was stopped; None if it was not
    # How the engine counted; None for all else, and in older records, which counted depth first.
    search: str | None = None
    tool: str = ""  # compiler of a program to copy, or browser; empty for all else

    def exceeds(self, limit: float) -> bool:
        """Whether the first run was stopped, after as many seconds as this limit or more."""
        return self.limit is not None and limit <= self.limit

    @property
    def best(self) -> float | None:
        """The least sample in seconds: the run that was disturbed least."""
        return min(self.samples, default=None)

    @property
    def spread(self) -> float | None:
        """How far the median lies above the best, as a share of it; None below two samples."""
        if len(self.samples) < 2:
            return None
        return median(self.samples) / min(self.samples) - 1


@dataclass(frozen=True, slots=True)
class Machine:
    """The machine that samples were measured on; a text is empty where it is not known."""

    processor: str  # name that the processor gives itself
    cores: int  # logical cores of the machine
    memory: int | None  # Bytes; None where the system does not say.
    system: str  # operating system and its version
    python: str  # interpreter and its version
    compiler: str  # C compiler of the core
    flags: str  # its optimisation flags


@dataclass(frozen=True, slots=True)
class Record:
    """All timings of one machine."""

    name: str  # name of the file without `.json`, made from the processor's
    machine: Machine  # the machine that measured them
    core_version: str  # version of `cy_core`
    date: str  # day of the last measurement, `YYYY-MM-DD`
    cells: tuple[Timing, ...]  # in the order of the subjects, then by n

    @property
    def title(self) -> str:
        """What the machine is called: its processor and the number of its cores."""
        return f"{self.machine.processor}, {counted(self.machine.cores, 'core')}"

    @property
    def where_and_when(self) -> str:
        """The machine and the day of the record, as a sentence below a picture."""
        return f"{self.title}, {self.date}."

    @property
    def provenance(self) -> str:
        """The machine with its software, the version of the core and the day of the record."""
        machine = self.machine
        compiler = " ".join(filter(None, [machine.compiler, machine.flags]))
        parts = (self.title, machine.system, machine.python, compiler)
        return "; ".join([*filter(None, parts), f"core {self.core_version}; {self.date}"])

    @property
    def finished(self) -> int:
        """The number of cells with samples."""
        return sum(bool(cell.samples) for cell in self.cells)

    def of(self, subject: Subject) -> tuple[Timing, ...]:
        """The finished cells of one subject, by n."""
        cells = [cell for cell in self.cells if cell.subject == subject and cell.samples]
        return tuple(sorted(cells, key=lambda cell: cell.n))

    def subjects(self) -> tuple[Subject, ...]:
        """All subjects that have a cell, in the order of the record."""
        return tuple(dict.fromkeys(cell.subject for cell in self.cells))
