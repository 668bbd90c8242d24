"""The stepper: the traces that it plays, and what it shows of each method.

A trace is written as short as its reader, `templates/assets/queens-trace.js`, can take it: a
number for each step, and masks only where the reader's guess would be wrong. What the reader
guesses stands here too, in `_guess`, so a guess that is wrong is never left out.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from itertools import pairwise
from typing import Literal, NamedTuple

from site_builder.core import Step, StepKind, forbidden_squares, method_source, program_lines, trace
from site_builder.values.page import TEMPLATES, Asset

SCRIPTS = ("assets/queens-trace.js", "assets/queens-stepper.js")
STYLESHEET = "assets/queens-stepper.css"
TRACES = "assets/traces"

Form = Literal["recursive", "iterative"]

_SIZES = (4, 5, 6, 7, 8)
_SIZES_BY_METHOD = {"brute_force": (4, 5)}  # N = 6 takes 111,972 steps
_LARGEST_INLINE = 8_000  # characters of a trace that travels within the page
_KINDS = tuple(StepKind)


@dataclass(frozen=True, slots=True)
class Memory:
    """What a method remembers while it searches, by the names of its source.

    Attributes
    ----------
    calls : tuple of str
        Variables of one call of the recursive form.
    arrays : tuple of str
        Arrays of the iterative form that have a value for each row.
    shared : tuple of str
        What all calls and all rows share.
    refusal : str
        Why a whole board is refused; empty where none is.
    """

    calls: tuple[str, ...]
    arrays: tuple[str, ...]
    shared: tuple[str, ...] = ()
    refusal: str = ""


_MASKS = ("left", "down", "right", "free")
_BITMAP = Memory((*_MASKS, "bit"), _MASKS)
MEMORIES: Mapping[str, Memory] = {
    "brute_force": Memory(("column",), ("columns",), refusal="two of its queens attack each other"),
    "backtracking": Memory(("column",), ("columns",)),
    "placement_flags": Memory(
        ("column",), ("columns",), ("taken.column", "taken.rising", "taken.falling")
    ),
    "list_based": Memory(("columns_left", "index"), ("columns_left", "index")),
    "bitmap": _BITMAP,
    "lowest_zero": Memory(
        ("left", "down", "right", "occupied", "bit"), ("left", "down", "right", "occupied")
    ),
    "mirror": _BITMAP,
    "symmetry_elimination": Memory(
        (*_MASKS, "bit"), (*_MASKS, "forbidden"), refusal="one of its images is greater"
    ),
    "carry_chain": Memory(
        ("line", "position", "row", "free"),
        ("position", "rows", "free"),
        ("chain.code",),
        "another reading of the rings is less",
    ),
}


class Masks(NamedTuple):
    """The bits of one row, bit 0 at the right: squares still to be tried, and those attacked."""

    free: int
    left: int
    down: int
    right: int


@dataclass(frozen=True, slots=True)
class Line:
    """A line of a program, and the steps that happen at it: ``place solution``."""

    text: str
    marks: str


@dataclass(frozen=True, slots=True)
class Program:
    """One form of a method: its source, and the columns of the table of what it remembers."""

    form: Form
    title: str
    lines: tuple[Line, ...]
    caption: str
    head: str
    columns: tuple[str, ...]


def sizes_offered(key: str) -> tuple[int, ...]:
    """Every N that the stepper of a method can show.

    >>> sizes_offered("brute_force")
    (4, 5)
    """
    return _SIZES_BY_METHOD.get(key, _SIZES)


def assets(key: str) -> Iterator[Asset]:
    """What the stepper of a method loads: scripts, style sheet, and a trace for each N."""
    for path in (*SCRIPTS, STYLESHEET):
        yield Asset(path, (TEMPLATES / path).read_text(encoding="utf-8"))
    for n in sizes_offered(key):
        yield Asset(f"{TRACES}/{key}/{n}.json", encoded(key, n))


@cache  # the same through all rebuilds of `mkdocs serve`
def encoded(key: str, n: int) -> str:
    """A trace as the script reads it.

    Parameters
    ----------
    key : str
        Key of a method.
    n : int
        Side of the board, one of `sizes_offered`.

    Returns
    -------
    str
        JSON: ``n``; ``weights``, how many boards each solution stands for, in order; ``steps``,
        each ``kind + 4 * (row * n + column)``, kinds in the order of `StepKind`. A step whose
        masks cannot be guessed is a list of that number, `free`, and if need be the others of
        `Masks`. For symmetry elimination also ``forbidden``: the masks by row, branch by branch.

    >>> encoded("mirror", 2)
    '{"n":2,"weights":[],"steps":[[0,0],2]}'
    """
    steps = tuple(trace(n, key))
    found: dict[str, object] = {"n": n, "weights": _weights(steps), "steps": [*_codes(steps)]}
    if key == "symmetry_elimination":
        found["forbidden"] = [*_forbidden(steps)]
    return json.dumps(found, separators=(",", ":"))


def inline_trace(key: str, n: int) -> str:
    """The trace as it stands in the page itself; empty where it is long and is loaded."""
    text = encoded(key, n)
    return text if len(text) <= _LARGEST_INLINE else ""


def programs(key: str) -> tuple[Program, Program]:
    """Both forms of a method, as the stepper shows them side by side."""
    memory = MEMORIES[key]
    arrays = tuple(f"{name}[]" for name in memory.arrays)
    by_rows = key != "carry_chain"
    of_calls = ("Call stack", "row" if by_rows else "call", memory.calls)
    of_arrays = ("Arrays", "row" if by_rows else "place", arrays)
    return (
        Program("recursive", "Recursive", _lines(key, "recursive"), *of_calls),
        Program("iterative", "Iterative", _lines(key, "iterative"), *of_arrays),
    )


def _lines(key: str, form: Form) -> tuple[Line, ...]:
    marked = program_lines(key, form)
    source = method_source(key, form).splitlines()
    return tuple(
        Line(text, " ".join(kind for kind, line in marked.items() if line == place))
        for place, text in enumerate(source)
    )


def _weights(steps: Iterable[Step]) -> list[int]:
    counts = [0, *(step.solutions for step in steps if step.kind is StepKind.SOLUTION)]
    return [after - before for before, after in pairwise(counts)]


def _forbidden(steps: Iterable[Step]) -> Iterator[tuple[int, ...]]:
    for first, second in pairwise(steps):
        if first.kind is StepKind.PLACE and first.row == 0:
            corner = first.bit == 1
            bound = (second if corner else first).bit.bit_length() - 1
            yield forbidden_squares(first.n, corner, bound)


def _codes(steps: Iterable[Step]) -> Iterator[int | list[int]]:
    seen: list[tuple[int, Masks]] = []  # the row of each queen on the board, and the current one
    for step in steps:
        depth = step.depth - step.is_of_board
        guessed, masks = _guess(step, seen, depth), _masks(step, seen[depth:])
        code = _KINDS.index(step.kind) + 4 * (step.row * step.n + step.column)
        seen[depth:] = [(step.row, masks)]
        if masks == guessed:
            yield code
        else:
            yield [code, *(masks[:1] if masks[1:] == guessed[1:] else masks)]


def _masks(step: Step, seen: Sequence[tuple[int, Masks]]) -> Masks:
    if seen and seen[0][0] == step.row:  # below the same queens: a third faster
        return Masks(step.free, *seen[0][1][1:])
    return Masks(step.free, step.left, step.down, step.right)


def _guess(step: Step, seen: Sequence[tuple[int, Masks]], depth: int) -> Masks:
    """What a row is like if it has been seen, or if nothing but queens forbids its squares."""
    if depth < len(seen):
        masks = seen[depth][1]
    elif depth:
        masks = _below(seen[-1][1], 1 << (step.n - 1 - step.queens[depth - 1][1]), step.n)
    else:
        masks = Masks((1 << step.n) - 1, 0, 0, 0)
    tried = step.bit if step.kind is StepKind.PLACE else 0
    return Masks(masks.free & ~tried, *masks[1:])


def _below(masks: Masks, bit: int, n: int) -> Masks:
    full = (1 << n) - 1
    left, down, right = (masks.left | bit) << 1 & full, masks.down | bit, (masks.right | bit) >> 1
    return Masks(full & ~(left | down | right), left, down, right)
