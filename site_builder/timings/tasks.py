"""Specifications of all tasks: how subjects of a task are measured, checked and shown."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from functools import cache, partial
from math import factorial, perm
from typing import Any, Literal, NamedTuple

from cy_core import (
    BASELINE,
    ENGINE,
    FORMS,
    MAX_KNOWN_N,
    METHOD_KEYS,
    MIN_ENGINE_N,
    Census,
    chosen_search,
    count,
    first_method_listing,
    fundamental,
    fundamental_scalar,
    known_census,
    solutions,
)
from cy_core.puzzles import (
    PERMUTATION_FORMS,
    SUDOKU_METHODS,
    count_permutations,
    example_puzzles,
    sudoku,
)
from site_builder.programs.browser import engine_in_browser, in_browser
from site_builder.programs.running import ProgramRun, in_c, in_python, program_path, with_n
from site_builder.timings.records import Subject, Task
from site_builder.values.cache import disk_cache
from site_builder.values.census import nodes

SCALAR_LISTING = Subject(first_method_listing("fundamental").key, "recursive", task="fundamental")
# The file extensions of programs to copy.
EXTENSIONS: Mapping[Task, str] = {"python": "py", "c": "c"}
# The N at which browsers are compared. They need some milliseconds for it.
CALIBRATION_N = 11
PROGRAM_SIZES = range(6, 21)
# For each backend of WebAssembly, its name in our pages.
BROWSER_BACKENDS = {"portable": "wasm", "wasm": "wasm-simd"}
# Up to this n, nodes are counted again to check a record, because this takes only milliseconds.
MAX_RECOUNTED_N = 7


class Counts(NamedTuple):
    """The counts of a call, measured or known. An unknown count is None."""

    total: int | None
    fundamental: int | None = None
    nodes: int | None = None
    tool: str = ""
    # The time in seconds, if a program measured it itself. Otherwise None.
    seconds: float | None = None


def _known_counts(n: int) -> Counts:
    known = known_census(n)
    return Counts(known.total, known.fundamental)


@dataclass(frozen=True, slots=True)
class TaskSpec:
    """The specification of a task: how its subjects are measured, checked and shown."""

    # The keys of the methods of the task. The methods of a puzzle are compared with the first.
    methods: tuple[str, ...]
    # The forms of subjects other than the engine, or only an empty text if there is no choice.
    forms: tuple[str, ...]
    # Returns the function to time, which takes no arguments.
    prepare: Callable[[Subject, int], Callable[[], Any]]
    # Reads the counts from the result of the timed function.
    read_counts: Callable[[Subject, Any], Counts]
    # Returns the published counts for n, without nodes.
    known_counts: Callable[[int], Counts] = _known_counts
    # Returns the nodes of the search. None if they are not counted, or too many to be counted
    # again.
    nodes: Callable[[Subject, int], int | None] = lambda subject, n: None
    # The n that can be measured.
    sizes: range = range(1, MAX_KNOWN_N + 1)
    # The count that a record must have. If it is "fundamental", the record has no total.
    kept_count: Literal["total", "fundamental"] = "total"
    # The smallest n in tables and charts. The call takes longer than the search of a smaller n.
    # Only the classic tables show smaller n.
    min_shown_n: int = 4
    # Whether larger n take longer. If so, they are skipped after a run that is too long.
    grows: bool = True
    # The name of n for readers.
    size_name: str = "N"
    # The title of a puzzle. Empty for tasks with queens.
    title: str = ""

    @property
    def span(self) -> str:
        """The first and the last of the sizes, such as `8-10`."""
        return f"{self.sizes[0]}-{self.sizes[-1]}"


def counted_by(subject: Subject, n: int) -> str | None:
    """Return the search that the core chooses for a count by the engine.

    Return None for other subjects.
    """
    if subject.method != ENGINE or subject.task != "count":
        return None
    return chosen_search(n, subject.backend, subject.threads)


def _counting(subject: Subject, n: int) -> Callable[[], Census]:
    if subject.method == ENGINE:
        return lambda: count(n, threads=subject.threads, backend=subject.backend)
    return lambda: count(n, method=subject.method, form=subject.form)  # type: ignore[arg-type]


def _census_counts(subject: Subject, result: Census) -> Counts:
    return Counts(
        result.total, result.fundamental, None if subject.method == ENGINE else result.nodes
    )


def _queens_placed(subject: Subject, n: int) -> int | None:
    if subject.method == ENGINE or n > MAX_RECOUNTED_N:
        return None
    return nodes(subject.method, subject.form, n)


def _listing_fundamental(subject: Subject, n: int) -> Callable[[], Any]:
    if subject.method == ENGINE:
        return lambda: fundamental(n, backend=subject.backend)
    return lambda: fundamental_scalar(n)


def _orbit_counts(subject: Subject, result: Any) -> Counts:
    """Return the counts of the solutions that a list has, which are found from orbit sizes.

    The engine returns the orbit sizes after the boards. Other programs have them in the last
    column.
    """
    sizes = result[1] if subject.method == ENGINE else result[:, -1]
    return Counts(int(sizes.sum()), len(sizes))


@cache
@disk_cache
def digits_placed(method: str, n: int) -> int:
    """Return the number of digits that a method places in example puzzle `n`, counted from 1."""
    # `cells` has the same number of nodes as `bits`, which counts them faster.
    return sudoku(example_puzzles()[n - 1], "bits" if method == "cells" else method, 2).nodes


def _program(subject: Subject, n: int) -> str:
    path = program_path(subject.method, EXTENSIONS[subject.task])
    return with_n(path.read_text(encoding="utf-8"), n)


def _printed_counts(subject: Subject, result: ProgramRun) -> Counts:
    _, total, *rest = result.counts
    fundamental = rest[0] if rest else None
    return Counts(total, fundamental, tool=result.tool, seconds=result.seconds)


_PROGRAM = TaskSpec(
    METHOD_KEYS,
    ("",),
    lambda subject, n: in_c(_program(subject, n)),
    _printed_counts,
    sizes=PROGRAM_SIZES,
    min_shown_n=PROGRAM_SIZES[0],
)
TASK_SPECS: Mapping[Task, TaskSpec] = {
    "count": TaskSpec(
        (*METHOD_KEYS, ENGINE),
        FORMS,
        _counting,
        _census_counts,
        nodes=_queens_placed,
    ),
    "fundamental": TaskSpec(
        (SCALAR_LISTING.method, ENGINE),
        (SCALAR_LISTING.form,),
        _listing_fundamental,
        _orbit_counts,
        kept_count="fundamental",
    ),
    "solutions": TaskSpec(
        (ENGINE,),
        (),
        lambda subject, n: lambda: solutions(n, backend=subject.backend),
        lambda subject, result: Counts(len(result)),
    ),
    "permutations": TaskSpec(
        PERMUTATION_FORMS,
        ("",),
        lambda subject, n: lambda: count_permutations(n, subject.method),
        lambda subject, result: Counts(result.total, nodes=result.nodes),
        lambda n: Counts(factorial(n)),
        lambda subject, n: sum(perm(n, length) for length in range(1, n + 1)),
        sizes=range(8, 11),
        size_name="things",
        title="Orders of things",
    ),
    "sudoku": TaskSpec(
        SUDOKU_METHODS,
        ("",),
        # With a limit of two solutions, the search goes through the whole tree of a proper puzzle,
        # because it never finds a second solution.
        lambda subject, n: partial(sudoku, example_puzzles()[n - 1], subject.method, 2),
        lambda subject, result: Counts(
            len(result.solutions) if result.complete else None, nodes=result.nodes
        ),
        lambda n: Counts(1),
        lambda subject, n: digits_placed(subject.method, n),
        sizes=range(1, len(example_puzzles()) + 1),
        min_shown_n=1,
        grows=False,
        size_name="puzzle",
        title="Sudoku puzzles of our own",
    ),
    "python": replace(_PROGRAM, prepare=lambda subject, n: in_python(_program(subject, n))),
    "c": _PROGRAM,
    "javascript": TaskSpec(
        (BASELINE,),
        ("",),
        lambda subject, n: in_browser(n),
        _printed_counts,
        sizes=range(CALIBRATION_N, PROGRAM_SIZES[-1] + 1),
    ),
    "browser": TaskSpec(
        (ENGINE,),
        (),
        lambda subject, n: engine_in_browser(n, BROWSER_BACKENDS[subject.backend]),
        _printed_counts,
        sizes=range(8, PROGRAM_SIZES[-1] + 1),
        min_shown_n=MIN_ENGINE_N,
    ),
}
PROGRAMS: tuple[Task, ...] = ("python", "c", "javascript")
PUZZLES: tuple[Task, ...] = tuple(task for task, spec in TASK_SPECS.items() if spec.title)
# The keys of all methods that can be measured.
MEASURABLE_METHODS = tuple(
    dict.fromkeys(key for spec in TASK_SPECS.values() for key in spec.methods)
)
