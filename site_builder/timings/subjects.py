"""The subjects that can be measured here, their sizes, and their names."""

from __future__ import annotations

import os
from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import get_args

from cy_core import (
    BACKENDS,
    ENGINE,
    FORMS,
    MAX_ONE_THREAD_N,
    MAX_THREADS,
    METHOD_KEYS,
    METHODS,
    MIN_ENGINE_N,
    has_backend,
)
from site_builder.programs.browser import find_browser
from site_builder.programs.running import has_compiler, program_path
from site_builder.timings.records import Subject, Task
from site_builder.timings.tasks import BROWSER_BACKENDS, EXTENSIONS, MEASURABLE_METHODS, TASK_SPECS
from site_builder.values.text import counted, method_title

BACKEND_NAMES = {
    "portable": "portable",
    "sse": "SSE4",
    "neon": "NEON",
    "wasm": "WebAssembly",
    "avx2": "AVX2",
    "avx512": "AVX-512",
}
# A processor has at most one of these, so they can share a line style.
BACKENDS_OF_128_BITS = ("sse", "neon", "wasm")
WIDTHS = (("portable",), BACKENDS_OF_128_BITS, ("avx2",), ("avx512",))
BROWSER_NAMES = {"portable": "in the browser without vectors", "wasm": "in the browser"}
# The language in which the ladder is compiled.
COMPILED = "Cython"
LANGUAGES: Mapping[Task, str] = {"python": "Python", "c": "C", "javascript": "JavaScript"}
TASKS: tuple[Task, ...] = get_args(Task)


def default_threads() -> tuple[int, ...]:
    """Return 1, 2, 4, ... and the number of cores, up to the most threads of the engine."""
    most = min(cores(), MAX_THREADS)
    powers = [1 << i for i in range(most.bit_length())]
    return tuple(sorted({*powers, most}))


def cores() -> int:
    """Return the number of logical cores of this machine."""
    return os.cpu_count() or 1


def chosen_subjects(
    methods: Sequence[str] = MEASURABLE_METHODS,
    forms: Sequence[str] = FORMS,
    backends: Sequence[str] = BACKENDS,
    threads: Sequence[int] = (1,),
    tasks: Sequence[Task] = TASKS,
) -> tuple[Subject, ...]:
    """Return the chosen subjects that this machine can run, in the order of a record.

    With more than one thread, and for listing all solutions, only the fastest backend is included.
    """
    chosen = (
        subject
        for subject in _all_subjects(forms, backends, threads)
        if subject.task in tasks and subject.method in methods and _is_available(subject)
    )
    return tuple(sorted(dict.fromkeys(chosen), key=subject_order))


def _is_available(subject: Subject) -> bool:
    """Return whether this machine can run the subject.

    A program to copy needs a compiler, or for JavaScript a browser.
    """
    if subject.task in ("javascript", "browser"):
        return find_browser() is not None
    if subject.backend in BACKENDS_OF_128_BITS:
        return has_backend(subject.backend)
    if subject.task not in EXTENSIONS:
        return True
    has_language = subject.task == "python" or has_compiler()
    return has_language and program_path(subject.method, EXTENSIONS[subject.task]).is_file()


def _all_subjects(
    forms: Sequence[str], backends: Sequence[str], threads: Sequence[int]
) -> Iterator[Subject]:
    best = best_backend(backends)
    for task, spec in TASK_SPECS.items():
        others = [method for method in spec.methods if method != ENGINE]
        for form in spec.forms:
            if not form or form in forms:
                yield from (Subject(method, form, task=task) for method in others)
    for count in threads:
        for backend in backends if count == 1 else filter(None, [best]):
            yield Subject(ENGINE, backend=backend, threads=count)
    for backend in backends:
        yield Subject(ENGINE, backend=backend, task="fundamental")
        if backend in BROWSER_BACKENDS:
            yield Subject(ENGINE, backend=backend, task="browser")
    if best:
        yield Subject(ENGINE, backend=best, task="solutions")


def best_backend(backends: Iterable[str]) -> str | None:
    """Return the fastest of these `backends` that this processor has.

    Return None if it has none.
    """
    return next(
        (backend for backend in reversed(BACKENDS) if backend in backends and has_backend(backend)),
        None,
    )


def subject_order(subject: Subject) -> tuple[int, ...]:
    """Return a sort key: by task, method as in the registry, form, backend, and threads."""
    return (
        TASKS.index(subject.task),
        TASK_SPECS[subject.task].methods.index(subject.method),
        ("", *FORMS).index(subject.form),
        ("", *BACKENDS).index(subject.backend),
        subject.threads,
    )


def can_run(subject: Subject, n: int) -> bool:
    """Return whether this machine can measure a subject at one n."""
    if subject.method != ENGINE or subject.task == "browser":
        reaches = (method.max_n for method in METHODS if method.key == subject.method)
        return n <= next(reaches, TASK_SPECS[subject.task].sizes[-1])
    has_threads = subject.threads == 1 or n > MAX_ONE_THREAD_N
    return has_backend(subject.backend) and n >= MIN_ENGINE_N and has_threads


def subject_text(subject: Subject) -> str:
    """Return a subject as text for messages: its parts, with commas between them.

    >>> subject_text(Subject("engine", backend="avx2", threads=2))
    'engine, avx2, 2 threads'
    >>> subject_text(Subject("symmetry_elimination", "recursive", task="fundamental"))
    'symmetry_elimination, recursive, fundamental'
    """
    threads = f"{subject.threads} threads" if subject.threads > 1 else ""
    task = "" if subject.task == "count" else subject.task
    return ", ".join(filter(None, (subject.method, subject.form, subject.backend, threads, task)))


def subject_title(subject: Subject, *, with_form: bool = True) -> str:
    """Return the title of a subject in tables and charts, with or without its form.

    >>> subject_title(Subject("bitmap", "recursive"))
    'Bitmap, recursive'
    >>> subject_title(Subject("engine", backend="avx512", threads=2))
    'Engine, AVX-512, 2 threads'
    >>> subject_title(Subject("engine", backend="wasm", task="browser"))
    'Engine, in the browser'
    >>> subject_title(Subject("engine", backend="avx2", task="solutions"))
    'All: Engine, AVX2'
    """
    names = BROWSER_NAMES if subject.task == "browser" else BACKEND_NAMES
    if subject.method != ENGINE:
        named = [method_title(subject.method), subject.form if with_form else ""]
    else:
        engine = "All: Engine" if subject.task == "solutions" else "Engine"
        named = [engine, names.get(subject.backend, subject.backend)]
    several = [counted(subject.threads, "thread")] if subject.threads > 1 else []
    return ", ".join([*filter(None, named), *several])


def line_style(subject: Subject) -> int:
    """Return the number of the line style of a subject, which is the same in every chart.

    Subjects that no chart shows together can share a style. So both forms of a method have the same
    style, and counting and listing fundamental solutions have the same style. Listing all solutions
    has a style of its own. The engine in the browser has the styles of the slowest methods.

    >>> line_style(Subject("brute_force", "iterative"))
    0
    >>> threads = [line_style(Subject("engine", backend="avx2", threads=n)) for n in (2, 3, 4)]
    >>> threads[0] == threads[1] < threads[2]
    True
    """
    if subject.method != ENGINE:
        return METHOD_KEYS.index(subject.method)
    engine = len(METHOD_KEYS)
    if subject.task == "browser":
        return list(BROWSER_BACKENDS).index(subject.backend)
    if subject.task == "solutions":
        return engine + len(WIDTHS)
    if subject.threads > 1:
        return engine + len(WIDTHS) + subject.threads.bit_length() - 1
    return engine + next(i for i, width in enumerate(WIDTHS) if subject.backend in width)
