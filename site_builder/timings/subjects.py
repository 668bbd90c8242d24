"""What can be measured: methods, forms, backends, threads and tasks, and how far each goes."""

from __future__ import annotations

import os
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from typing import get_args

from cy_core import (
    BACKENDS,
    ENGINE,
    MAX_ONE_THREAD_N,
    MAX_THREADS,
    METHODS,
    MIN_ENGINE_N,
    has_backend,
)
from site_builder.programs.browser import find_browser
from site_builder.programs.running import has_compiler
from site_builder.programs.texts import program_path
from site_builder.timings.records import Reason, Subject, Task
from site_builder.timings.tasks import ENDINGS, FORMS, MEASURED_KEYS, METHOD_KEYS, WORKS
from site_builder.values.text import counted, method_title

BACKEND_NAMES = {"portable": "portable", "avx2": "AVX2", "avx512": "AVX-512"}
COMPILED = "Cython"  # the language of the ladder
LANGUAGES: Mapping[Task, str] = {"python": "Python", "c": "C", "javascript": "JavaScript"}
TASKS: tuple[Task, ...] = get_args(Task)


@dataclass(frozen=True, slots=True)
class Choice:
    """Which subjects to measure; each attribute leaves out the subjects that it does not name.

    Attributes
    ----------
    methods : tuple of str
        Keys of the ladder, ``engine``, and those of puzzles.
    forms : tuple of str
        Of the methods of the ladder.
    backends : tuple of str
        Of the engine.
    threads : tuple of int
        Of the engine; more than one for the fastest of the backends only, as is listing all.
    tasks : tuple of str
        Counting, listing fundamental solutions, listing all, the puzzles, and the languages of
        programs to copy; of these only what this machine has.
    """

    methods: tuple[str, ...] = MEASURED_KEYS
    forms: tuple[str, ...] = FORMS
    backends: tuple[str, ...] = BACKENDS
    threads: tuple[int, ...] = (1,)
    tasks: tuple[Task, ...] = TASKS


def usual_threads() -> tuple[int, ...]:
    """1, 2, 4, ... and the number of cores, as far as that many can be asked for."""
    most = min(cores(), MAX_THREADS)
    powers = [1 << i for i in range(most.bit_length())]
    return tuple(sorted({*powers, most}))


def cores() -> int:
    """Logical cores of this machine."""
    return os.cpu_count() or 1


def chosen_subjects(choice: Choice) -> tuple[Subject, ...]:
    """Every subject of a choice, in the order of a record."""
    there = filter(_is_there, _all_subjects(choice))
    chosen = [subject for subject in there if subject.task in choice.tasks]
    return in_order(subject for subject in chosen if subject.method in choice.methods)


def _is_there(subject: Subject) -> bool:
    """Whether this machine has what a program to copy needs; the core is always there."""
    if subject.task == "javascript":
        return find_browser() is not None
    if subject.task not in ENDINGS:
        return True
    runs = subject.task == "python" or has_compiler()
    return runs and program_path(subject.method, ENDINGS[subject.task]).is_file()


def _all_subjects(choice: Choice) -> Iterator[Subject]:
    """Those of the forms, backends and threads of a choice."""
    best = best_backend(choice.backends)
    for task, work in WORKS.items():
        forms = [form for form in work.forms if not form or form in choice.forms]
        others = [method for method in work.methods if method != ENGINE]
        yield from (Subject(method, form, task=task) for method in others for form in forms)
    for threads in choice.threads:
        for backend in choice.backends if threads == 1 else filter(None, [best]):
            yield Subject(ENGINE, backend=backend, threads=threads)
    for backend in choice.backends:
        yield Subject(ENGINE, backend=backend, task="fundamental")
    if best:
        yield Subject(ENGINE, backend=best, task="solutions")


def best_backend(backends: Iterable[str]) -> str | None:
    """The fastest of these backends that this processor has."""
    return next(
        (backend for backend in reversed(BACKENDS) if backend in backends and has_backend(backend)),
        None,
    )


def in_order(subjects: Iterable[Subject]) -> tuple[Subject, ...]:
    """Each once: by task, then as in the registry, then by form, backend and threads."""
    return tuple(sorted(dict.fromkeys(subjects), key=subject_order))


def subject_order(subject: Subject) -> tuple[int, ...]:
    """What the order of a record goes by."""
    return (
        TASKS.index(subject.task),
        WORKS[subject.task].methods.index(subject.method),
        ("", *FORMS).index(subject.form),
        ("", *BACKENDS).index(subject.backend),
        subject.threads,
    )


def obstacle(subject: Subject, n: int) -> Reason | None:
    """Why a subject cannot be measured at one n, on this machine; None where it can."""
    if subject.method != ENGINE:
        reach = _reach(subject)
        return Reason("largest", reach) if n > reach else None
    if not has_backend(subject.backend):
        return Reason("backend")
    if n < MIN_ENGINE_N:
        return Reason("smallest", MIN_ENGINE_N)
    if subject.threads > 1 and n <= MAX_ONE_THREAD_N:
        return Reason("one_thread", MAX_ONE_THREAD_N)
    return None


def reason_words(subject: Subject, reason: Reason) -> str:
    """Why a subject was not run, in words.

    >>> reason_words(Subject("brute_force", "recursive"), Reason("largest", 8))
    'brute_force goes up to n = 8'
    >>> reason_words(Subject("bitmap", "recursive"), Reason("slow", 15, 3.0))
    'n = 15 took more than a third of the limit of 3 s'
    """
    match reason.kind:
        case "largest":
            return f"{subject.method} goes up to n = {reason.n}"
        case "smallest":
            return f"the engine begins at n = {reason.n}"
        case "one_thread":
            return f"up to n = {reason.n} the engine uses one thread"
        case "backend":
            return f"this processor has no {subject.backend}"
        case "memory":
            return f"n = {reason.n} needs more memory than there is"
        case "stopped":
            return f"n = {reason.n} takes longer than {reason.limit:g} s"
        case "slow":
            return f"n = {reason.n} took more than a third of the limit of {reason.limit:g} s"


def _reach(subject: Subject) -> int:
    """Largest n of what is not the engine."""
    reaches = (method.max_n for method in METHODS if method.key == subject.method)
    return next(reaches, WORKS[subject.task].sizes[-1])


def subject_words(subject: Subject) -> str:
    """A subject in words.

    >>> subject_words(Subject("engine", backend="avx2", threads=2))
    'engine, avx2, 2 threads'
    >>> subject_words(Subject("symmetry_elimination", "recursive", task="fundamental"))
    'symmetry_elimination, recursive, fundamental'
    """
    threads = f"{subject.threads} threads" if subject.threads > 1 else ""
    task = "" if subject.task == "count" else subject.task
    words = (subject.method, subject.form, subject.backend, threads, task)
    return ", ".join(word for word in words if word)


def subject_title(subject: Subject, *, with_form: bool = True) -> str:
    """What stands for a subject of a timing; the form may be left out where a caption tells it.

    >>> subject_title(Subject("bitmap", "recursive"))
    'Bitmap, recursive'
    >>> subject_title(Subject("engine", backend="avx512", threads=2))
    'Engine, AVX-512, 2 threads'
    """
    if subject.method != ENGINE:
        named = [method_title(subject.method), subject.form if with_form else ""]
    else:
        named = ["Engine", BACKEND_NAMES.get(subject.backend, subject.backend)]
    several = [counted(subject.threads, "thread")] if subject.threads > 1 else []
    return ", ".join([*filter(None, named), *several])


def line_style(subject: Subject) -> int:
    """Number of its style in every chart: the ladder, then the engine's backends, then its threads.

    Both forms of a method share one, as no chart has both; so do counting and listing fundamental
    solutions. Listing all solutions has one of its own.

    >>> line_style(Subject("brute_force", "iterative"))
    0
    >>> line_style(Subject("engine", backend="portable"))
    9
    >>> [line_style(Subject("engine", backend="avx2", threads=count)) for count in (2, 3, 4, 16)]
    [13, 13, 14, 16]
    """
    if subject.method != ENGINE:
        return METHOD_KEYS.index(subject.method)
    engine = len(METHOD_KEYS)
    if subject.task == "solutions":
        return engine + len(BACKENDS)
    if subject.threads == 1:
        return engine + BACKENDS.index(subject.backend)
    return engine + len(BACKENDS) + subject.threads.bit_length() - 1
