"""The stepper: a search that a reader plays step by step, beside its program.

A trace has a number for each step. The script `trace.js` predicts the masks of a step. If its
prediction would be wrong, the trace has the masks, too. `_predict` makes the same prediction.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import asdict
from functools import cache
from itertools import islice, pairwise
from typing import Annotated, NamedTuple

from cy_core import (
    Masks,
    Step,
    StepKind,
    find_method,
    find_rival,
    symmetry_branches,
    trace,
)
from site_builder.figures.searches import key_steps, sizes_within, step_picture, step_text
from site_builder.figures.stepper.programs import askable_methods, language_named, programs
from site_builder.values.block import Lines, block
from site_builder.values.cache import disk_cache
from site_builder.values.errors import UserError
from site_builder.values.figure import Element, SiteLink
from site_builder.values.page import Asset
from site_builder.values.parsing import method_named, size_of
from site_builder.values.text import MOVES_IN_WORDS, counted, method_title

# The start of a line that names the language of the program that is shown first.
LANGUAGE = "language:"
# The folder of the traces in the site.
TRACES = "assets/traces"
MASKS = ("left", "down", "right", "free", "untried", "bit")
# A search with bits stores one of these for each row.
_IN_BITS = {"untried", "occupied"}
_SIZES = range(4, 9)
# The most queens that a search places; brute force places 55,986 for N = 6.
_MAX_QUEENS = 10_000
# The most characters of a trace that is part of the page.
_MAX_INLINE = 8_000
# The most steps in the text of a stepper.
_MAX_LISTED = 20


@block("stepper", "bitmap 5", is_public=True)
def stepper(lines: Annotated[Sequence[str], Lines(str)]) -> Element:
    """Show a search that a reader plays step by step; with `predict`, it asks before it decides."""
    languages = [line.removeprefix(LANGUAGE) for line in lines if line.startswith(LANGUAGE)]
    language = language_named(languages[-1].strip()) if languages else "Python"
    words = " ".join(line for line in lines if not line.startswith(LANGUAGE)).split()
    asks = words[2:] == ["predict"]
    if not asks and len(words) != 2:
        got = " ".join(words) or "nothing"
        raise UserError(f"a stepper takes a method and N, got {got}: write bitmap 5")
    key = method_named(words[0])
    if asks and key not in askable_methods():
        offered = " or ".join(askable_methods())
        raise UserError(f"a stepper of {key} asks nothing: leave out predict, or take {offered}")
    sizes = sizes_offered(key)
    n = size_of(words[1], sizes[0], sizes[-1], f"a stepper of {key} takes")
    method = find_method(key)
    data = {
        "method": key,
        "n": n,
        "sizes": sizes,
        "masks": _masks(method.memory),
        "shared": method.shared,
        "refusal": method.refusal,
        "asks": "" if asks else None,
        "traces": SiteLink(f"{TRACES}/{key}"),
        "trace": within_page(encoded_trace(key, n)),
        "programs": [asdict(program) for program in programs(key, language)],
    }
    return Element(
        "queens-stepper",
        f"Stepper: {method.title}",
        data,
        [step_picture(key, *numbered) for numbered in key_steps(key, n)],
        assets=tuple(trace_assets(key)),
        sizes=sizes,
        style_class="qa-stepper",
        in_words=steps_in_words(key, n),
    )


def steps_in_words(key: str, n: int) -> str:
    """Return the first steps of a search as a list, and the number of all others.

    >>> steps_in_words("bitmap", 4).splitlines()[:3]
    ['Bitmap, N = 4, step by step:', '', '1. queen to d4']
    >>> steps_in_words("bitmap", 4).splitlines()[-1]
    '12 more steps.'
    """
    first = islice(trace(n, key), _MAX_LISTED)
    lines = [f"{number}. {step_text(key, step)}" for number, step in enumerate(first, 1)]
    more = len(json.loads(encoded_trace(key, n))["steps"]) - len(lines)
    title = f"{method_title(key)}, N = {n}, step by step:\n\n"
    return title + "\n".join(lines) + (f"\n\n{counted(more, 'more step')}." if more else "")


def _masks(memory: Sequence[str]) -> Sequence[str]:
    """Return the masks to show below the board; empty for a search without bits.

    A search with the variable `remaining`, which has no mask `down`, shows the masks that it
    stores.
    """
    if "remaining" in memory:
        return memory
    return MASKS if _IN_BITS & set(memory) else ()


def sizes_offered(key: str) -> tuple[int, ...]:
    """Return every N that the stepper of a method can show.

    >>> sizes_offered("brute_force")
    (4, 5)
    """
    return sizes_within(key, _SIZES, _MAX_QUEENS)


def trace_assets(key: str) -> Iterator[Asset]:
    """Yield the traces of a method, a file for each N."""
    for n in sizes_offered(key):
        yield Asset(f"{TRACES}/{key}/{n}.json", encoded_trace(key, n))


def within_page(trace: str) -> str | None:
    """Return `trace` if it is short enough for the page; otherwise None, so that it is loaded."""
    return trace if len(trace) <= _MAX_INLINE else None


# Traces -------------------------------------------------------------------------------------------

_KINDS = tuple(StepKind)


class RowState(NamedTuple):
    """The state of a row: the squares still to try, as bits, and the masks that attack it."""

    row: int
    untried: int
    masks: Masks


# Cached, so that it is computed once for all rebuilds of `mkdocs serve`.
@cache
@disk_cache
def encoded_trace(key: str, n: int) -> str:
    """Return a trace as JSON for the script.

    >>> encoded_trace("mirror", 2)
    '{"n":2,"weights":[],"steps":[[0,0],2]}'
    """
    steps = tuple(trace(n, key))
    values: dict[str, object] = {"n": n, "weights": _weights(steps), "steps": list(_codes(steps))}
    if has_branches(key):
        values["branches"] = [
            {"forbidden": branch.forbidden, "bounds": branch.bounds, "checks": branch.checks}
            for branch in symmetry_branches(n)
        ]
    if has_rivals(key):
        values["compared"] = _compared(key, n)
        values["rivals"] = list(_rivals(key, steps))
    return json.dumps(values, separators=(",", ":"))


def has_branches(key: str) -> bool:
    """Return whether a method forbids squares, different ones in each branch of its search."""
    return "forbidden" in find_method(key, "iterative").memory


def has_rivals(key: str) -> bool:
    """Return whether a method rejects boards because of one of their images."""
    method = find_method(key)
    return bool(method.refusal) and method.checks == "placing"


def _weights(steps: Iterable[Step]) -> list[int]:
    """Return the number of boards that each solution of a search counts as."""
    counts = [0, *(step.solutions for step in steps if step.kind is StepKind.SOLUTION)]
    return [after - before for before, after in pairwise(counts)]


def _compared(key: str, n: int) -> list[object]:
    """Return the unit by which a method compares images, ``row`` or ``side``, and all units."""
    sides = find_method(key).order == "rings"
    return ["side", "top", "right", "bottom", "left"] if sides else ["row", *range(n)]


def _rivals(key: str, steps: Iterable[Step]) -> Iterator[tuple[object, ...]]:
    """Yield the image that rejects each rejected board, and the comparison with the board."""
    for step in steps:
        if step.is_of_board and step.kind is StepKind.REJECT:
            rival = find_rival(key, step.n, step.queens)
            if rival is None:
                raise AssertionError(f"{key} refused {step.queens} for no image")
            move = MOVES_IN_WORDS[rival.symmetry]
            yield move, rival.queens, rival.own, rival.other, rival.first, rival.area


def _codes(steps: Iterable[Step]) -> Iterator[int | list[int]]:
    """Yield the code of each step, with the values that the script cannot predict."""
    # The row of each queen on the board, and the current row.
    rows: list[RowState] = []
    for step in steps:
        depth = step.depth - 1 if step.is_of_board else step.depth
        predicted = _predict(step, rows, depth)
        current = _row_state(step, rows[depth:])
        code = _KINDS.index(step.kind) + 4 * (step.row * step.n + step.column)
        rows[depth:] = [current]
        if current.masks != predicted.masks:
            yield [code, current.untried, *current.masks]
        elif current.untried != predicted.untried:
            yield [code, current.untried]
        else:
            yield code


def _row_state(step: Step, known: Sequence[RowState]) -> RowState:
    """Return the row of a step. `known` begins with the last state at this depth, if it has one."""
    # In the same row, the queens above are the same. To reuse the masks saves a third of the time.
    if known and known[0].row == step.row:
        return RowState(step.row, step.untried, known[0].masks)
    return RowState(step.row, step.untried, step.masks)


def _predict(step: Step, rows: Sequence[RowState], depth: int) -> RowState:
    """Predict the row of a step: as in `rows`; if it is new, as if only queens forbid squares."""
    if depth < len(rows):
        row, untried, masks = rows[depth]
    else:
        masks = Masks(0, 0, 0)
        if depth:
            last_column = step.queens[depth - 1][1]
            masks = rows[-1].masks.below(1 << (step.n - 1 - last_column), step.n)
        row = step.row
        untried = (1 << step.n) - 1 & ~masks.attacked
    tried = step.bit if step.kind is StepKind.PLACE else 0
    return RowState(row, untried & ~tried, masks)
