"""Timing records: the record of one machine has a timing for each subject and n."""

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
    """A subject of measurements: a task, and the program that does it."""

    # The key of a method of the ladder, `engine`, or for a puzzle the key of a search.
    method: str
    # `recursive` or `iterative`. Empty for the engine and for puzzles, which exist in one form
    # only.
    form: str = ""
    # The instruction set of the engine, one of `BACKENDS`. Empty for a method.
    backend: str = ""
    # The number of threads, from 1.
    threads: int = 1
    # `count`; `fundamental` or `solutions`, which list boards; `permutations` or `sudoku`, which
    # are puzzles; `python`, `c` or `javascript`, which are the language of a program to copy; or
    # `browser`, which is the engine as WebAssembly.
    task: Task = "count"


@dataclass(frozen=True, slots=True)
class Timing:
    """One cell of a record, with the times of a subject at one n."""

    # The subject that was timed.
    subject: Subject
    # The side of the board, 1..27. For permutations the number of things, for sudoku the number of
    # the puzzle.
    n: int
    # The wall-clock seconds of each run, in the order of measurement. Empty if no run was finished.
    samples: tuple[float, ...] = ()
    # The number of solutions, which was checked. None if no run was finished, or if the subject
    # lists fundamental solutions only.
    total: int | None = None
    # The number of fundamental solutions. None if no run was finished, or if the method does not
    # find out this number.
    fundamental: int | None = None
    # The number of queens, things or digits that the search placed. None if the program does not
    # count them.
    nodes: int | None = None
    # The seconds after which the first run was stopped, or None if it was not stopped.
    limit: float | None = None
    # The search that the engine used. None for other subjects, and for old records, in which it was
    # depth first.
    search: str | None = None
    # The compiler of a program to copy, or the browser. Empty for other subjects.
    tool: str = ""

    def exceeds(self, limit: float) -> bool:
        """Return whether the first run was stopped after at least `limit` seconds."""
        return self.limit is not None and limit <= self.limit

    @property
    def best(self) -> float | None:
        """The least sample in seconds. It is the best estimate, because it was disturbed least."""
        return min(self.samples, default=None)

    @property
    def spread(self) -> float | None:
        """The difference between the median and the best time, divided by the best time.

        None if there are fewer than two samples.
        """
        if len(self.samples) < 2:
            return None
        return median(self.samples) / min(self.samples) - 1


@dataclass(frozen=True, slots=True)
class Machine:
    """The machine on which the samples were measured. Unknown texts are empty."""

    # The name of the processor, as the processor reports it.
    processor: str
    # The number of logical cores.
    cores: int
    # The memory in bytes, or None if the system does not report it.
    memory: int | None
    # The operating system and its version.
    system: str
    # The interpreter and its version.
    python: str
    # The C compiler of the core.
    compiler: str
    # The optimisation flags of the compiler.
    flags: str


@dataclass(frozen=True, slots=True)
class Record:
    """All timings of one machine."""

    # The name of the file without `.json`. It is made from the name of the processor.
    name: str
    # The machine that measured the timings.
    machine: Machine
    # The version of `cy_core`.
    core_version: str
    # The day of the last measurement as `YYYY-MM-DD`.
    date: str
    # The cells in the order of the subjects, then by n.
    cells: tuple[Timing, ...]

    @property
    def title(self) -> str:
        """The name of the machine: its processor and the number of its cores."""
        return f"{self.machine.processor}, {counted(self.machine.cores, 'core')}"

    @property
    def where_and_when(self) -> str:
        """The machine and the day of the record, as a sentence below a picture."""
        return f"{self.title}, {self.date}."

    @property
    def provenance(self) -> str:
        """The machine, its software, the version of the core, and the day of the record."""
        machine = self.machine
        compiler = " ".join(filter(None, [machine.compiler, machine.flags]))
        parts = (self.title, machine.system, machine.python, compiler)
        return "; ".join([*filter(None, parts), f"core {self.core_version}; {self.date}"])

    @property
    def finished(self) -> int:
        """The number of cells with samples."""
        return sum(1 for cell in self.cells if cell.samples)

    def of(self, subject: Subject) -> tuple[Timing, ...]:
        """Return the finished cells of one subject, sorted by n."""
        cells = [cell for cell in self.cells if cell.subject == subject and cell.samples]
        return tuple(sorted(cells, key=lambda cell: cell.n))

    def subjects(self) -> tuple[Subject, ...]:
        """Return the subjects that have a cell, in the order of the record."""
        return tuple(dict.fromkeys(cell.subject for cell in self.cells))
