"""What each task asks of the core: of whom, for which n, how it is called, and what is right."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import cache, partial
from math import factorial, inf, perm
from typing import Any, Literal, NamedTuple

from cy_core import (
    ENGINE,
    MAX_KNOWN_N,
    METHODS,
    PLAIN,
    Census,
    chosen_search,
    count,
    first_to_list,
    fundamental,
    fundamental_scalar,
    known_census,
    solutions,
)
from cy_core.puzzles import (
    PERMUTATION_FORMS,
    SUDOKU_METHODS,
    SudokuSolutions,
    count_permutations,
    example_puzzles,
    sudoku,
)
from site_builder.programs.browser import in_browser
from site_builder.programs.running import Run, in_c, in_python
from site_builder.programs.texts import program_path, with_n
from site_builder.timings.records import Subject, Task
from site_builder.values.census import nodes

METHOD_KEYS = tuple(dict.fromkeys(method.key for method in METHODS))
FORMS = ("recursive", "iterative")
EMITTER = Subject(first_to_list("fundamental").key, "recursive", task="fundamental")
ENDINGS: Mapping[Task, str] = {"python": "py", "c": "c"}  # of the files of programs to copy
CALIBRATED = 11  # the N at which machines are compared: some milliseconds in a browser
PROGRAM_SIZES = range(6, 21)
RECOUNTED = 7  # up to this n nodes are searched again, which takes milliseconds


class Counts(NamedTuple):
    """What a call has found, or should; None where it is not known."""

    total: int | None
    fundamental: int | None = None
    nodes: int | None = None
    tool: str = ""
    seconds: float | None = None  # as a program has timed itself


# The least and the most that it may be.
Span = tuple[int, float]


def is_within(count: int | None, span: Span) -> bool:
    """Whether something was counted, and no less and no more than it may be."""
    return count is not None and span[0] <= count <= span[1]


@dataclass(frozen=True, slots=True)
class Work:
    """What there is to know of a task, whoever does it.

    Attributes
    ----------
    told : str
        What stands behind the name of a method, where several tasks meet; empty for the usual.
    methods : tuple of str
        Whose keys a subject may have; of a puzzle, the others are compared with the first.
    forms : tuple of str
        Of those that are not the engine; an empty one where there is no choice.
    call : callable of (Subject, int) to callable
        The function of the core, ready to be called.
    counted : callable of (Subject, object) to Counts
        What the core returned, counted.
    right : callable of (int) to Counts
        The same as it is known to be, without the nodes.
    nodes : callable of (Subject, int) to Span or None
        How many nodes there may be; None where they are not counted.
    sizes : range
        Every n that can be measured.
    has : {"total", "fundamental"}
        The count that is kept of every call.
    slowest : float
        Boards a second, where no nodes are counted: slower is no machine.
    shown_from : int
        Smaller n take no longer than the call; only the classic tables show them.
    grows : bool
        Whether a larger n takes longer, so that a long run leaves no hope for it.
    size, sized : str
        What n is, and one n in words.
    page : str
        Source path of the page that explains it; empty where each method has one.
    title : str
        Of a puzzle; empty where queens are placed.
    """

    told: str
    methods: tuple[str, ...]
    forms: tuple[str, ...]
    call: Callable[[Subject, int], Callable[[], Any]]
    counted: Callable[[Subject, Any], Counts]
    right: Callable[[int], Counts]
    nodes: Callable[[Subject, int], Span | None]
    sizes: range = range(1, MAX_KNOWN_N + 1)
    has: Literal["total", "fundamental"] = "total"
    slowest: float = 3e5
    shown_from: int = 4
    grows: bool = True
    size: str = "N"
    sized: str = "N = {}"
    page: str = ""
    title: str = ""

    @property
    def span(self) -> str:
        """The first and the last of its sizes."""
        return f"{self.sizes[0]}-{self.sizes[-1]}"


def counted_by(subject: Subject, n: int) -> str | None:
    """The search that the core chooses for a count of the engine; None for all else."""
    if subject.method != ENGINE or subject.task != "count":
        return None
    return chosen_search(n, subject.backend, subject.threads)


def _counting(subject: Subject, n: int) -> Callable[[], Census]:
    if subject.method == ENGINE:
        return lambda: count(n, threads=subject.threads, backend=subject.backend)
    return lambda: count(n, method=subject.method, form=subject.form)  # type: ignore[arg-type]


def _census_counts(subject: Subject, found: Census) -> Counts:
    return Counts(found.total, found.fundamental, None if subject.method == ENGINE else found.nodes)


def _known_counts(n: int) -> Counts:
    known = known_census(n)
    return Counts(known.total, known.fundamental)


def _queens_placed(subject: Subject, n: int) -> Span | None:
    """Exactly where that is soon found; else each board that is met has a last queen of its own."""
    if subject.method == ENGINE:
        return None
    if n <= RECOUNTED:
        exact = nodes(subject.method, subject.form, n) or 0
        return exact, exact
    known = known_census(n)
    lists = next(method.lists for method in METHODS if method.key == subject.method)
    least = {"solutions": known.total, "half": known.total // 2}
    return least.get(lists or "", known.fundamental or 0), inf


def _listing_fundamental(subject: Subject, n: int) -> Callable[[], Any]:
    if subject.method == ENGINE:
        return lambda: fundamental(n, backend=subject.backend)
    return lambda: fundamental_scalar(n)


def _orbit_counts(subject: Subject, found: Any) -> Counts:
    """Of boards with the sizes of their orbits beside them, or in their last column."""
    sizes = found[1] if subject.method == ENGINE else found[:, -1]
    return Counts(int(sizes.sum()), len(sizes))


def _no_nodes(subject: Subject, n: int) -> None:
    return None


def _things_placed(subject: Subject, n: int) -> Span:
    exact = sum(perm(n, length) for length in range(1, n + 1))
    return exact, exact


def _solving(subject: Subject, n: int) -> Callable[[], SudokuSolutions]:
    """A limit of two: the search ends on its own where there is one solution."""
    return partial(sudoku, example_puzzles()[n - 1], subject.method, 2)


def _sudoku_counts(subject: Subject, found: SudokuSolutions) -> Counts:
    return Counts(len(found.solutions) if found.complete else None, nodes=found.nodes)


def _digits_placed(subject: Subject, n: int) -> Span:
    """`cells` places what `bits` does, in a multiple of the time."""
    exact = _solved("bits" if subject.method == "cells" else subject.method, n)
    return exact, exact


@cache
def _solved(method: str, n: int) -> int:
    return sudoku(example_puzzles()[n - 1], method, 2).nodes


def _python(subject: Subject, n: int) -> Callable[[], Run]:
    return in_python(_program(subject, n))


def _c(subject: Subject, n: int) -> Callable[[], Run]:
    return in_c(_program(subject, n))


def _program(subject: Subject, n: int) -> str:
    path = program_path(subject.method, ENDINGS[subject.task])
    return with_n(path.read_text(encoding="utf-8"), n)


def _printed_counts(subject: Subject, found: Run) -> Counts:
    total, fundamental = (*found.counts[1:], None)[:2]
    return Counts(total, fundamental, tool=found.tool, seconds=found.seconds)


WORKS: Mapping[Task, Work] = {
    "count": Work(
        "",
        (*METHOD_KEYS, ENGINE),
        FORMS,
        _counting,
        _census_counts,
        _known_counts,
        _queens_placed,
        slowest=1e6,
    ),
    "fundamental": Work(
        "listing fundamental",
        (EMITTER.method, ENGINE),
        (EMITTER.form,),
        _listing_fundamental,
        _orbit_counts,
        _known_counts,
        _no_nodes,
        has="fundamental",
    ),
    "solutions": Work(
        "listing solutions",
        (ENGINE,),
        (),
        lambda subject, n: lambda: solutions(n, backend=subject.backend),
        lambda subject, found: Counts(len(found)),
        _known_counts,
        _no_nodes,
    ),
    "permutations": Work(
        "permutations",
        PERMUTATION_FORMS,
        ("",),
        lambda subject, n: lambda: count_permutations(n, subject.method),
        lambda subject, found: Counts(found.total, nodes=found.nodes),
        lambda n: Counts(factorial(n)),
        _things_placed,
        sizes=range(8, 11),
        size="things",
        sized="{} things",
        page="bit-tricks/permutations.md",
        title="Orders of things",
    ),
    "sudoku": Work(
        "sudoku",
        SUDOKU_METHODS,
        ("",),
        _solving,
        _sudoku_counts,
        lambda n: Counts(1),
        _digits_placed,
        sizes=range(1, len(example_puzzles()) + 1),
        shown_from=1,
        grows=False,
        size="puzzle",
        sized="puzzle {}",
        page="bit-tricks/sudoku.md",
        title="Sudoku puzzles of our own",
    ),
    "python": Work(
        "in Python",
        METHOD_KEYS,
        ("",),
        _python,
        _printed_counts,
        _known_counts,
        _no_nodes,
        sizes=PROGRAM_SIZES,
        slowest=0.05,  # as brute force finds them
        shown_from=PROGRAM_SIZES[0],
    ),
    "c": Work(
        "in C",
        METHOD_KEYS,
        ("",),
        _c,
        _printed_counts,
        _known_counts,
        _no_nodes,
        sizes=PROGRAM_SIZES,
        shown_from=PROGRAM_SIZES[0],
    ),
    "javascript": Work(
        "in JavaScript",
        (PLAIN,),
        ("",),
        lambda subject, n: in_browser(n),
        _printed_counts,
        _known_counts,
        _no_nodes,
        sizes=range(CALIBRATED, PROGRAM_SIZES[-1] + 1),
    ),
}
PROGRAMS: tuple[Task, ...] = ("python", "c", "javascript")
PUZZLES: tuple[Task, ...] = tuple(task for task, work in WORKS.items() if work.title)
# All keys that a subject may have.
MEASURED_KEYS = tuple(dict.fromkeys(key for work in WORKS.values() for key in work.methods))
