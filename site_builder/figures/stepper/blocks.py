"""The stepper: a search that a reader plays step by step, beside its program.

A trace is a number for each step. `stepper/trace.js` predicts the masks of a step; where its
prediction would be wrong, the trace has the masks, too. `_predict` makes the same prediction.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import asdict
from functools import cache
from itertools import pairwise
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
from site_builder.figures.searches import key_steps, sizes_within, step_picture
from site_builder.figures.stepper.programs import askable_methods, language_named, programs
from site_builder.values.block import Lines, block
from site_builder.values.cache import disk_cache
from site_builder.values.errors import UserError
from site_builder.values.figure import Element, SiteLink
from site_builder.values.page import Asset
from site_builder.values.parsing import method_named, size_of
from site_builder.values.text import MOVES_IN_WORDS

LANGUAGE = "language:"  # begins a line that names the language of the program that is shown first
TRACES = "assets/traces"
MASKS = ("left", "down", "right", "free", "untried", "bit")
_IN_BITS = {"untried", "occupied"}  # a search with bits stores one of these for each row
_SIZES = range(4, 9)
_MAX_QUEENS = 10_000  # of a search; brute force places 55,986 for N = 6
_MAX_INLINE = 8_000  # characters of a trace that is part of the page


@block("stepper", "bitmap 5", is_public=True)
def stepper(lines: Annotated[Sequence[str], Lines(str)]) -> Element:
    """A search that a reader plays step by step; with `predict`, it asks before it decides."""
    languages = [line.removeprefix(LANGUAGE) for line in lines if line.startswith(LANGUAGE)]
    language = language_named(languages[-1].strip()) if languages else "Python"
    words = " ".join(line for line in lines if not line.startswith(LANGUAGE)).split()
    asks = words[2:] == ["predict"]
    if len(words) != 2 + asks:
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
        [step_picture(key, *here) for here in key_steps(key, n)],
        assets=(*trace_assets(key),),
        sizes=sizes,
        style_class="qa-stepper",
    )


def _masks(memory: Sequence[str]) -> Sequence[str]:
    """The masks shown below the board; a search without `down` has only those that it stores."""
    if "remaining" in memory:
        return memory
    return MASKS if _IN_BITS & {*memory} else ()


def sizes_offered(key: str) -> tuple[int, ...]:
    """Every N that the stepper of a method can show.

    >>> sizes_offered("brute_force")
    (4, 5)
    """
    return sizes_within(key, _SIZES, _MAX_QUEENS)


def trace_assets(key: str) -> Iterator[Asset]:
    """The trace of a method for each N, as files."""
    for n in sizes_offered(key):
        yield Asset(f"{TRACES}/{key}/{n}.json", encoded_trace(key, n))


def within_page(trace: str) -> str | None:
    """A trace that is short enough for the page; otherwise nothing, so that it is loaded."""
    return trace if len(trace) <= _MAX_INLINE else None


# Traces -------------------------------------------------------------------------------------------

_KINDS = tuple(StepKind)


class Seen(NamedTuple):
    """One row: the squares still to try, as bits, and the masks that attack it."""

    row: int
    untried: int
    masks: Masks


@cache  # computed once for all rebuilds of `mkdocs serve`
@disk_cache
def encoded_trace(key: str, n: int) -> str:
    """A trace as JSON for the script.

    >>> encoded_trace("mirror", 2)
    '{"n":2,"weights":[],"steps":[[0,0],2]}'
    """
    steps = tuple(trace(n, key))
    values: dict[str, object] = {"n": n, "weights": _weights(steps), "steps": [*_codes(steps)]}
    if has_branches(key):
        values["branches"] = [
            {"forbidden": branch.forbidden, "bounds": branch.bounds, "checks": branch.checks}
            for branch in symmetry_branches(n)
        ]
    if has_rivals(key):
        values["compared"] = _compared(key, n)
        values["rivals"] = [*_rivals(key, steps)]
    return json.dumps(values, separators=(",", ":"))


def has_branches(key: str) -> bool:
    """Whether a method forbids squares, different ones in each branch of its search."""
    return "forbidden" in find_method(key, "iterative").memory


def has_rivals(key: str) -> bool:
    """Whether a method rejects boards because of one of their images."""
    method = find_method(key)
    return bool(method.refusal) and method.checks == "placing"


def _weights(steps: Iterable[Step]) -> list[int]:
    counts = [0, *(step.solutions for step in steps if step.kind is StepKind.SOLUTION)]
    return [after - before for before, after in pairwise(counts)]


def _compared(key: str, n: int) -> list[object]:
    """The word for what an image is compared by, ``row`` or ``side``, and all of these."""
    sides = find_method(key).order == "rings"
    return ["side", "top", "right", "bottom", "left"] if sides else ["row", *range(n)]


def _rivals(key: str, steps: Iterable[Step]) -> Iterator[tuple[object, ...]]:
    for step in steps:
        if step.is_of_board and step.kind is StepKind.REJECT:
            rival = find_rival(key, step.n, step.queens)
            if rival is None:
                raise AssertionError(f"{key} refused {step.queens} for no image")
            move = MOVES_IN_WORDS[rival.symmetry]
            yield move, rival.queens, rival.own, rival.other, rival.first, rival.area


def _codes(steps: Iterable[Step]) -> Iterator[int | list[int]]:
    seen: list[Seen] = []  # the row of each queen on the board, and the current one
    for step in steps:
        depth = step.depth - step.is_of_board
        predicted, here = _predict(step, seen, depth), _looked_at(step, seen[depth:])
        code = _KINDS.index(step.kind) + 4 * (step.row * step.n + step.column)
        seen[depth:] = [here]
        if here.masks != predicted.masks:
            yield [code, here.untried, *here.masks]
        else:
            yield code if here.untried == predicted.untried else [code, here.untried]


def _looked_at(step: Step, seen: Sequence[Seen]) -> Seen:
    if seen and seen[0].row == step.row:  # the queens above are the same: saves a third of the time
        return Seen(step.row, step.untried, seen[0].masks)
    return Seen(step.row, step.untried, step.masks)


def _predict(step: Step, seen: Sequence[Seen], depth: int) -> Seen:
    """Predict a row: as it was seen before, or with only the queens forbidding its squares."""
    if depth < len(seen):
        row, untried, masks = seen[depth]
    else:
        masks = Masks(0, 0, 0)
        if depth:
            masks = seen[-1].masks.below(1 << (step.n - 1 - step.queens[depth - 1][1]), step.n)
        row, untried = step.row, (1 << step.n) - 1 & ~masks.attacked
    tried = step.bit if step.kind is StepKind.PLACE else 0
    return Seen(row, untried & ~tried, masks)
