"""Small figures that move while in view: an orbit, a search, and blocks with what they draw."""

from __future__ import annotations

from dataclasses import dataclass

from site_builder.figures.learn.search import search_letters
from site_builder.values.block_type import Block
from site_builder.values.figure import Figure
from site_builder.values.fundamental import FundamentalSolution, first_solutions
from site_builder.values.reading import fundamental_of, n_within, size_of

SEARCHED = (4, 5, 6)
TURNED = (4, 12)


@dataclass(frozen=True, slots=True)
class Example:
    """A solution as an author writes it, and what the block draws."""

    line: str
    solution: FundamentalSolution


def live_orbit(block: Block) -> Figure:
    """A solution that goes through its orbit."""
    solution = fundamental_of(block.line())
    n_within(solution.n, *TURNED, "an orbit that moves has")
    return _figure("orbit", (solution.n,), solution=solution)


def live_search(block: Block) -> Figure:
    """A backtracking search that tries one square after the other."""
    n = size_of(block.line(), SEARCHED[0], SEARCHED[-1], "a search that moves takes")
    (solution,) = first_solutions(n, 1)
    return _figure("search", (n,), solution=solution, letters=search_letters(n))


def live_blocks(block: Block) -> Figure:
    """Blocks of solutions and what they draw, one after the other."""
    examples = [Example(line, fundamental_of(line)) for line in block.all_lines()]
    sizes = {example.solution.n for example in examples}
    return _figure("blocks", tuple(sorted(sizes)), examples=examples)


def _figure(shown: str, sizes: tuple[int, ...], **values: object) -> Figure:
    return Figure("live.html.jinja", {"shown": shown, **values}, sizes)
