"""Blocks that draw searches: strips of steps, trees, boards in the order they are found."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import partial
from itertools import islice

from cy_core import Step, StepKind, trace
from site_builder.figures.searches.charts import depth_chart
from site_builder.figures.searches.strips import built_pictures, found_picture, step_picture
from site_builder.figures.searches.tables import found_table
from site_builder.figures.searches.tree_pictures import (
    cuts_picture,
    permutations_picture,
    tree_picture,
)
from site_builder.figures.searches.walks import Numbered, found_solutions, key_steps, largest_traced
from site_builder.values.block_type import Block, BlockType, block_type, chart_type, table_type
from site_builder.values.config import SiteConfig
from site_builder.values.errors import UserError
from site_builder.values.figure import Figure, pictures
from site_builder.values.gallery import Entry
from site_builder.values.reading import (
    entry_of,
    method_named,
    n_within,
    number_of,
    size_of,
    span,
)
from site_builder.values.text import counted

LONGEST_STRIP = 60
SHOWN_WHOLE = 24
MAX_BUILT = 12
MAX_FOUND = 6
MAX_BY_DEPTH = 9


@dataclass(frozen=True, slots=True)
class Strip:
    """Steps of a method, with their numbers."""

    method: str
    n: int
    steps: Sequence[Numbered]


def _strip(block: Block) -> Strip | Entry:
    """Steps of a method, or a solution whose board is built row by row."""
    line = block.line()
    if not re.match("[A-Za-z_]", line):
        entry = entry_of(line)
        n_within(entry.n, 1, MAX_BUILT, "a board is built for")
        return entry
    words = line.split()
    if not 2 <= len(words) <= 3:
        raise UserError(
            f"a strip takes a method, N and which steps, got {line}: write bitmap 5 1-9"
        )
    method = method_named(words[0])
    n = size_of(words[1], 1, largest_traced(method), f"a strip of {method} takes")
    return Strip(method, n, _shown(method, n, *words[2:]))


def _draw_strip(asked: Strip | Entry, config: SiteConfig) -> Figure:
    if isinstance(asked, Entry):
        return pictures(built_pictures(asked), asked.n)
    return pictures([step_picture(asked.method, *here) for here in asked.steps], asked.n)


def _shown(method: str, n: int, which: str = "") -> Sequence[Numbered]:
    """The steps of a range, or named ones; else all if they are few, or the key steps."""
    steps = enumerate(trace(n, method), 1)
    if which == "moves":
        return _few(_moves(steps), method, n)
    if which == "solutions":
        return _few([here for here in steps if here[1].kind is StepKind.SOLUTION], method, n)
    if which:
        return _few(_range(list(steps), which), method, n)
    first = list(islice(steps, SHOWN_WHOLE + 1))
    return _few(first if len(first) <= SHOWN_WHOLE else key_steps(method, n), method, n)


def _moves(steps: Iterable[Numbered]) -> list[Numbered]:
    """The queens put down and taken off until the first solution, numbered anew."""
    moves = list[Step]()
    for _, step in steps:
        if step.kind is not StepKind.REJECT or step.is_of_board:
            moves.append(step)
        if step.kind is StepKind.SOLUTION:
            break
    return [*enumerate(moves, 1)]


def _range(steps: Sequence[Numbered], which: str) -> Sequence[Numbered]:
    asked = span(which)
    if not asked or asked[0] < 1 or asked[-1] > len(steps):
        raise UserError(f"steps are solutions, or a range within 1-{len(steps)}, got {which}")
    return steps[asked[0] - 1 : asked[-1]]


def _few(shown: Sequence[Numbered], method: str, n: int) -> Sequence[Numbered]:
    if 1 <= len(shown) <= LONGEST_STRIP:
        return shown
    what = f"{counted(len(shown), 'step')} of {method} for N = {n}"
    raise UserError(f"a strip shows 1 to {LONGEST_STRIP} steps, got {what}: choose others")


def _method_and_n(block: Block) -> tuple[str, int]:
    key, size = block.pair()
    return method_named(key), size_of(size, 1, MAX_FOUND, "a list of what is found takes")


def _draw_found(asked: tuple[str, int], config: SiteConfig) -> Figure:
    method, n = asked
    met = found_solutions(method, n)
    if not met:
        raise UserError(
            f"there is a solution for N = 1 and from 4 on, got {n}: choose one of these"
        )
    return pictures([found_picture(method, *here) for here in enumerate(met, 1)], n)


NO_METHODS = ("permutations", "permutations-of-lists", "cuts")


def _tree(block: Block) -> tuple[str, int]:
    subject, size = block.pair()
    n = number_of(size)
    return subject if subject in NO_METHODS else method_named(subject), n


def _draw_tree(asked: tuple[str, int], config: SiteConfig) -> Figure:
    subject, n = asked
    match subject:
        case "permutations":
            return pictures([permutations_picture(n)])
        case "permutations-of-lists":
            return pictures([permutations_picture(n, with_lists=True)])
        case "cuts":
            return pictures([cuts_picture(n)])
    return pictures([tree_picture(subject, n)])


BLOCK_TYPES: Mapping[str, BlockType] = {
    "steps": block_type("strip of steps", "bitmap 4", _strip, _draw_strip),
    "tree": block_type("tree", "bitmap 4", _tree, _draw_tree),
    "found": block_type("list of what is found", "bitmap 5", _method_and_n, _draw_found),
    "table found": table_type(
        "5",
        partial(size_of, least=1, largest=MAX_FOUND, rule="a table of what is found takes"),
        found_table,
    ),
    "chart depth": chart_type(
        "6",
        partial(size_of, least=1, largest=MAX_BY_DEPTH, rule="a chart by depth takes"),
        depth_chart,
    ),
}
