"""Blocks that draw searches: strips of steps, trees, boards in the order they are found."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence
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
from site_builder.values.block_type import Block, BlockType, chart_type, figure_type, table_type
from site_builder.values.errors import UserError
from site_builder.values.figure import Figure, pictures
from site_builder.values.reading import (
    fundamental_of,
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


def _strip(block: Block) -> Figure:
    """Steps of a method, or a solution whose board is built row by row."""
    line = block.line()
    if not re.match("[A-Za-z_]", line):
        solution = fundamental_of(line)
        n_within(solution.n, 1, MAX_BUILT, "a board is built for")
        return pictures(built_pictures(solution), solution.n)
    words = line.split()
    if not 2 <= len(words) <= 3:
        raise UserError(
            f"a strip takes a method, N and which steps, got {line}: write bitmap 5 1-9"
        )
    method = method_named(words[0])
    n = size_of(words[1], 1, largest_traced(method), f"a strip of {method} takes")
    steps = _selected_steps(method, n, *words[2:])
    if not 1 <= len(steps) <= LONGEST_STRIP:
        got = f"{counted(len(steps), 'step')} of {method} for N = {n}"
        raise UserError(f"a strip shows 1 to {LONGEST_STRIP} steps, got {got}: choose others")
    return pictures([step_picture(method, number, step) for number, step in steps], n)


def _selected_steps(method: str, n: int, which: str = "") -> Sequence[Numbered]:
    """The steps that a block names; without a name all steps if they are few, or the key steps."""
    steps = enumerate(trace(n, method), 1)
    match which:
        case "":
            first = list(islice(steps, SHOWN_WHOLE + 1))
            return first if len(first) <= SHOWN_WHOLE else key_steps(method, n)
        case "moves":
            return _moves(steps)
        case "solutions":
            return [numbered for numbered in steps if numbered[1].kind is StepKind.SOLUTION]
    return _range(list(steps), which)


def _moves(steps: Iterable[Numbered]) -> list[Numbered]:
    """The queens placed and removed until the first solution, with numbers of their own."""
    moves = list[Step]()
    for _, step in steps:
        if step.kind is not StepKind.REJECT or step.is_of_board:
            moves.append(step)
        if step.kind is StepKind.SOLUTION:
            break
    return [*enumerate(moves, 1)]


def _range(steps: Sequence[Numbered], which: str) -> Sequence[Numbered]:
    numbers = span(which)
    if not numbers or numbers[0] < 1 or numbers[-1] > len(steps):
        raise UserError(f"steps are solutions, or a range within 1-{len(steps)}, got {which}")
    return steps[numbers[0] - 1 : numbers[-1]]


def _found(block: Block) -> Figure:
    key, size = block.pair()
    method, n = method_named(key), size_of(size, 1, MAX_FOUND, "a list of what is found takes")
    solutions = found_solutions(method, n)
    if not solutions:
        raise UserError(
            f"there is a solution for N = 1 and from 4 on, got {n}: choose one of these"
        )
    return pictures([found_picture(method, *one) for one in enumerate(solutions, 1)], n)


def _tree(block: Block) -> Figure:
    subject, size = block.pair()
    n = number_of(size)
    match subject:
        case "permutations":
            return pictures([permutations_picture(n)])
        case "permutations-of-lists":
            return pictures([permutations_picture(n, with_lists=True)])
        case "cuts":
            return pictures([cuts_picture(n)])
    return pictures([tree_picture(method_named(subject), n)])


BLOCK_TYPES: Mapping[str, BlockType] = {
    "steps": figure_type("strip of steps", "bitmap 4", _strip),
    "tree": figure_type("tree", "bitmap 4", _tree),
    "found": figure_type("list of what is found", "bitmap 5", _found),
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
