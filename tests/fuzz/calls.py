"""Calls of the core with any values, and what each must not do; made in a process of its own."""

from __future__ import annotations

import inspect
import pickle
from collections.abc import Callable, Iterable, Mapping, Sequence
from itertools import islice
from threading import Thread
from typing import Any, NamedTuple

import numpy as np

import cy_core
from cy_core import InputError, methods, symmetry
from cy_core.engine import binding
from cy_core.engine.binding import CompletionLister, Counter, Lister, Parts, Stop
from cy_core.methods.listing_scalar import fundamental_scalar
from tests.fuzz.values import SOUND, VALUES

STEPS = 200  # of what yields without an end


class Call(NamedTuple):
    """A function of `FUNCTIONS`, and the names of its values."""

    function: str
    values: tuple[str, ...]


def _count(n: Any, method: Any, form: Any, threads: Any) -> Any:
    return cy_core.count(n, method=method, form=form, threads=threads)


def _iter_fundamental(n: Any, chunk: Any) -> Any:
    return [*islice(cy_core.iter_fundamental(n, chunk), STEPS)]


def _trace(n: Any, method: Any, form: Any) -> Any:
    return [*islice(cy_core.trace(n, method, form), STEPS)]


def _of_n(search: Callable[[Any], Any]) -> Callable[[Any], Any]:
    return lambda n: search(n)


PUBLIC: Mapping[str, Callable[..., Any]] = {
    "count": _count,
    "count(n)": lambda n: cy_core.count(n),
    "census": lambda n: cy_core.census(n),
    "known_census": lambda n: cy_core.known_census(n),
    "solutions": lambda n: cy_core.solutions(n),
    "fundamental": lambda n: cy_core.fundamental(n),
    "iter_fundamental": _iter_fundamental,
    "canonical": lambda solution: cy_core.canonical(solution),
    "orbit": lambda solution: cy_core.orbit(solution),
    "completions": lambda n, squares: cy_core.completions(n, squares),
    "count_completions": lambda n, squares: cy_core.count_completions(n, (), squares),
    "label": lambda solution: cy_core.label(solution),
    "label_index": lambda n: cy_core.label_index(n),
    "solution": lambda label: cy_core.solution(label),
    "method_source": lambda key, part: cy_core.method_source(key, part),
    "program_lines": lambda key, form: cy_core.program_lines(key, form),
    "trace": _trace,
    **{f"METHODS, {method.key} {method.form}": _of_n(method.search) for method in cy_core.METHODS},
}


def _split_while_counted(parts: Parts) -> None:
    """Some parts are counted while all of them are split."""
    counter = Counter("portable", Stop())
    thread = Thread(target=lambda: _all_of(lambda number: counter.boards(parts, number)))
    thread.start()
    try:
        for _ in range(4):
            parts.split()
    finally:
        thread.join()


def _counted_twice(counter: Counter, parts: Parts) -> None:
    """One counter counts for two threads at once."""
    threads = [
        Thread(target=lambda: _all_of(lambda number: counter.boards(parts, number)))
        for _ in range(2)
    ]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()


def _all_of(call: Callable[[int], object]) -> None:
    try:
        for number in range(10_000):
            call(number)
    except Exception:
        return


INTERNAL: Mapping[str, Callable[..., Any]] = {
    **{
        f"{key}.{form}": _of_n(getattr(getattr(methods, key), form))
        for key in sorted({method.key for method in cy_core.METHODS})
        for form in ("recursive", "iterative")
    },
    "fundamental_scalar": lambda n: fundamental_scalar(n),
    "permutation": lambda solution: symmetry.permutation(solution),
    "checked_solution": lambda solution: symmetry.checked_solution(solution),
    "images": lambda solution: symmetry.images(solution),
    "has_backend": lambda backend: binding.has_backend(backend),
    "Parts": lambda n: Parts(n),
    "Parts.squares": lambda parts, number: Parts.squares(parts, number),
    "Parts.weight": lambda parts, number: Parts.weight(parts, number),
    "Parts.work": lambda parts: Parts.work(parts),
    "Parts.split": lambda parts: Parts.split(parts),
    "Parts.split during a count": lambda parts: _split_while_counted(parts),
    "Counter": lambda backend, stop: Counter(backend, stop),
    "Counter.boards": lambda counter, parts, number: Counter.boards(counter, parts, number),
    "Counter.boards twice": lambda counter, parts: _counted_twice(counter, parts),
    "Counter.completions": lambda counter, n, squares: Counter.completions(counter, n, squares),
    "Counter.census": lambda counter, n, total: Counter.census(counter, n, total),
    "Lister": lambda n, backend: Lister(n, backend),
    "Lister, first": lambda n, solution: [*islice(Lister(n, "portable", solution), STEPS)],
    "CompletionLister": lambda n, squares: [
        *islice(CompletionLister(n, "portable", squares, ()), STEPS)
    ],
    "Lister.__next__": lambda lister: [*islice(Lister.__iter__(lister), STEPS)],
    "Lister.__new__": lambda n: Lister.__new__(Lister, n, "portable"),
}
FUNCTIONS = {**PUBLIC, **INTERNAL}
PARAMETERS = {name: tuple(inspect.signature(f).parameters) for name, f in FUNCTIONS.items()}


def run_calls(calls: Sequence[Call]) -> int:
    """Make the calls; print each before, and what is wrong with the last that was printed."""
    before = constants()
    for call in calls:
        print(call, flush=True)
        if wrong := fault_of(call):
            print(f"{call.function}: {wrong}", flush=True)
            return 1
    if constants() != before:
        print(f"{calls[-1].function}: the constants of the core have changed", flush=True)
        return 1
    return 0


def fault_of(call: Call) -> str:
    """What is wrong with how one call ends."""
    values = [VALUES[name]() for name in call.values]
    public = call.function in PUBLIC
    try:
        result = FUNCTIONS[call.function](*values)
    except InputError:
        return ""
    except Exception as error:
        return f"{type(error).__name__} instead of InputError" if public else ""
    if not public:
        return ""
    fresh = (VALUES[name]() for name in call.values)
    for name, value in zip(PARAMETERS[call.function], fresh, strict=True):
        if not SOUND[name](value):
            return f"it takes a bad {name}"
    return _altered(result)


def _altered(result: Any) -> str:
    """What of a result can be changed, or not be kept, though it should be a value."""
    if isinstance(result, cy_core.Census | cy_core.Orbit):
        if not _has_hash(result):
            return f"{type(result).__name__} has no hash"
        if pickle.loads(pickle.dumps(result)) != result:
            return f"{type(result).__name__} is another when it is unpickled"
    for part in _parts_of(result):
        if not _refuses(part):
            return f"{type(part).__name__} can be changed"
    return ""


def _has_hash(result: Any) -> bool:
    try:
        hash(result)
    except TypeError:
        return False
    return True


def _parts_of(result: Any) -> Iterable[Any]:
    if isinstance(result, cy_core.Census):
        return [part for part in (result.orbits_by_size,) if part is not None]
    return [result.images] if isinstance(result, cy_core.Orbit) else []


def _refuses(part: Any) -> bool:
    try:
        part[next(iter(part))] = 99
    except TypeError:
        return True
    return False


def constants() -> tuple[object, ...]:
    """Some results that no call may change."""
    boards, sizes = cy_core.fundamental(6)
    listed = (boards.tolist(), sizes.tolist(), cy_core.solutions(5).tolist())
    boards[...], sizes[...] = np.uint8(0), np.uint8(0)  # ours to change, as nobody keeps them
    known = [repr(cy_core.known_census(n)) for n in (1, 6, 8, 27)]
    named = cy_core.solution("8.4.1"), cy_core.label((4, 2, 0, 3, 1))
    return (*listed, known, named, repr(cy_core.count(8)), repr(cy_core.orbit((1, 3, 0, 2))))
