"""The stepper: a search that a reader plays step by step, beside a program of the search.

A trace has a number for each step. The script `trace.js` predicts the masks of the step from the
steps before. If this prediction would be wrong, the trace has the masks, too. `_predict` computes
the same prediction, to know which masks the trace needs.
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

# The start of a line of the block that names the language of the program to show first.
LANGUAGE = "language:"
# The folder of the traces in the site.
TRACES = "assets/traces"
MASKS = ("left", "down", "right", "free", "untried", "bit")
# A search that works with bits stores one of these variables for each row.
_IN_BITS = {"untried", "occupied"}
_SIZES = range(4, 9)
# The most queens that a search in a stepper may place. Brute force places 55,986 for N = 6.
_MAX_QUEENS = 10_000
# The most characters of a trace that is embedded in the page. Longer traces are loaded.
_MAX_INLINE = 8_000
# The most steps in the text of a stepper.
_MAX_LISTED = 20


@block("stepper", "bitmap 5", is_public=True)
def stepper(lines: Annotated[Sequence[str], Lines(str)]) -> Element:
    """Show a search that a reader plays step by step.

    With `predict`, the figure asks the reader for the free squares before it shows them.
    """
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
    """Return the first steps of a search as a list, and the number of the other steps.

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
    """Return the masks to show below the board, for a search that stores the variables `memory`.

    The result is empty for a search without bits. A search with the variable `remaining` does not
    have the mask `down`, so it shows its own variables.
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
    """Return `trace` if it is short enough to be in the page, or None if it must be loaded."""
    return trace if len(trace) <= _MAX_INLINE else None


# Traces -------------------------------------------------------------------------------------------

_KINDS = tuple(StepKind)


class RowState(NamedTuple):
    """A row during a search: its index, the squares still to try as bits, and the masks."""

    row: int
    untried: int
    masks: Masks


# Cached, so that it is computed once for all rebuilds of `mkdocs serve`.
@cache
@disk_cache
def encoded_trace(key: str, n: int) -> str:
    """Return the trace of a search as JSON for the script.

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
    """Return whether the search has branches, each of which forbids other squares."""
    return "forbidden" in find_method(key, "iterative").memory


def has_rivals(key: str) -> bool:
    """Return whether a method rejects a board if one of the board's images is greater."""
    method = find_method(key)
    return bool(method.refusal) and method.checks == "placing"


def _weights(steps: Iterable[Step]) -> list[int]:
    """Return the number of boards that each solution of a search counts as."""
    counts = [0, *(step.solutions for step in steps if step.kind is StepKind.SOLUTION)]
    return [after - before for before, after in pairwise(counts)]


def _compared(key: str, n: int) -> list[object]:
    """Return a list for the script: the unit by which images are compared, then its values.

    The unit is ``row`` with the numbers of rows, or ``side`` with the names of sides.
    """
    sides = find_method(key).order == "rings"
    return ["side", "top", "right", "bottom", "left"] if sides else ["row", *range(n)]


def _rivals(key: str, steps: Iterable[Step]) -> Iterator[tuple[object, ...]]:
    """Yield for each rejected board the image that rejects it, and how image and board compare."""
    for step in steps:
        if step.is_of_board and step.kind is StepKind.REJECT:
            rival = find_rival(key, step.n, step.queens)
            if rival is None:
                raise AssertionError(f"{key} refused {step.queens} for no image")
            move = MOVES_IN_WORDS[rival.symmetry]
            yield move, rival.queens, rival.own, rival.other, rival.first, rival.area


def _codes(steps: Iterable[Step]) -> Iterator[int | list[int]]:
    """Yield a number for each step, or a list with the values that the script cannot predict."""
    # The row of each queen on the board, and then the row of the current step.
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
    """Return the state of the row of a step.

    `known` begins with the last state at the depth of the step, if there is one.
    """
    # In the same row, the queens above are the same. Using the same masks again saves a third of
    # the time.
    if known and known[0].row == step.row:
        return RowState(step.row, step.untried, known[0].masks)
    return RowState(step.row, step.untried, step.masks)


def _predict(step: Step, rows: Sequence[RowState], depth: int) -> RowState:
    """Predict the state of the row of a step at this depth, as the script does.

    If `rows` has a state at this depth, it is unchanged, but for the square that is tried.
    Otherwise the row is new, and the prediction is that only queens forbid squares.
    """
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
