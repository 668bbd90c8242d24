"""What was measured, as values: a record of one machine holds a timing for each subject and n."""

from __future__ import annotations

from dataclasses import dataclass
from statistics import median
from typing import Literal

Task = Literal[
    "count", "fundamental", "solutions", "permutations", "sudoku", "python", "c", "javascript"
]
ReasonKind = Literal["largest", "smallest", "one_thread", "backend", "memory", "stopped", "slow"]


@dataclass(frozen=True, slots=True)
class Subject:
    """One way to do a task; all that tells the columns of a comparison apart.

    Attributes
    ----------
    method : str
        Key of a method of the ladder, or ``engine``; of a puzzle, how it is searched.
    form : str
        ``recursive`` or ``iterative``; empty for the engine and for puzzles, which have one only.
    backend : str
        Instructions that the engine used: ``portable``, ``avx2`` or ``avx512``; empty for a method.
    threads : int
        How many it used, from 1.
    task : str
        What was asked of `cy_core`: ``count``, to list boards (``fundamental``, ``solutions``), or
        a puzzle (``permutations``, ``sudoku``); or the language of a program to copy that counts:
        ``python``, ``c`` or ``javascript``.
    """

    method: str
    form: str = ""
    backend: str = ""
    threads: int = 1
    task: Task = "count"


@dataclass(frozen=True, slots=True)
class Reason:
    """Why a cell was not run.

    Attributes
    ----------
    kind : str
        ``largest``: its method goes up to `n`. ``smallest``: the engine begins at `n`.
        ``one_thread``: up to `n` the engine uses one. ``backend``: the processor lacks the
        instructions. ``memory``: that of the machine is too small for `n`. ``stopped``: `n` took
        longer than `limit`. ``slow``: `n` took so much of `limit` that a larger one was not begun.
    n : int or None
        The side of the board that it names; None for ``backend``.
    limit : float or None
        Seconds that a cell was given, for ``stopped`` and ``slow``.
    """

    kind: ReasonKind
    n: int | None = None
    limit: float | None = None

    def holds(self, limit: float) -> bool:
        """Whether it keeps a run with this limit, too, from the cell.

        >>> Reason("stopped", 16, 3.0).holds(2.0), Reason("stopped", 16, 3.0).holds(100.0)
        (True, False)
        """
        return self.limit is not None and limit <= self.limit


@dataclass(frozen=True, slots=True)
class Timing:
    """One cell of the tables: a subject at one n.

    Attributes
    ----------
    subject : Subject
        What ran.
    n : int
        Side of the board, 1..27: the largest with a known count; the number of things, or of the
        puzzle.
    samples : tuple of float
        Wall-clock seconds of each run, in the order they were measured; empty when none was.
    total : int or None
        Solutions found, checked before the time was kept; None when the cell was not run, or
        where the subject lists fundamental solutions only.
    fundamental : int or None
        The same for fundamental solutions; None too where the method cannot know it.
    nodes : int or None
        Queens, things or digits placed by the search; None where it does not count them.
    reason : Reason or None
        Why the cell was not run; None when it was.
    search : {"depth-first", "join"} or None
        By which the engine counted; None for all else, and in records from before there was a
        choice, when it was depth first.
    tool : str
        What compiled or ran a program to copy; empty where the machine tells that.
    """

    subject: Subject
    n: int
    samples: tuple[float, ...] = ()
    total: int | None = None
    fundamental: int | None = None
    nodes: int | None = None
    reason: Reason | None = None
    search: str | None = None
    tool: str = ""

    @property
    def best(self) -> float | None:
        """Least of the samples in seconds: the run that was disturbed the least."""
        return min(self.samples, default=None)

    @property
    def spread(self) -> float | None:
        """How far the median lies above the best, as a share of it; None below two samples."""
        if len(self.samples) < 2:
            return None
        return median(self.samples) / min(self.samples) - 1


@dataclass(frozen=True, slots=True)
class Machine:
    """What the samples were measured on.

    Attributes
    ----------
    processor : str
        Name the processor gives itself.
    cores : int
        Logical cores of the machine.
    memory : int or None
        Bytes; None where the system does not tell.
    system, python, compiler, flags : str
        Operating system, interpreter, and the C compiler and optimisation flags of the core, as
        far as they can be known; empty where not.
    """

    processor: str
    cores: int
    memory: int | None
    system: str
    python: str
    compiler: str
    flags: str


@dataclass(frozen=True, slots=True)
class Record:
    """All timings of one machine.

    Attributes
    ----------
    name : str
        Name of the file without ``.json``, made from the processor's.
    machine : Machine
        Where it was measured.
    core_version : str
        Version of `cy_core`.
    date : str
        Day of the last measurement, ``YYYY-MM-DD``.
    cells : tuple of Timing
        In the order of the subjects, then by n.
    """

    name: str
    machine: Machine
    core_version: str
    date: str
    cells: tuple[Timing, ...]

    @property
    def finished(self) -> int:
        """How many cells have samples."""
        return sum(bool(cell.samples) for cell in self.cells)

    def of(self, subject: Subject) -> tuple[Timing, ...]:
        """The finished cells of one subject, by n."""
        cells = [cell for cell in self.cells if cell.subject == subject and cell.samples]
        return tuple(sorted(cells, key=lambda cell: cell.n))

    def subjects(self) -> tuple[Subject, ...]:
        """All subjects that have a cell, in the order of the record."""
        return tuple(dict.fromkeys(cell.subject for cell in self.cells))
