"""Numbers that stand in the text of our pages are those that the core computes."""

from __future__ import annotations

from collections.abc import Callable
from itertools import count as numbers
from math import exp

import pytest

from cy_core import JOIN, MAX_KNOWN_N, StepKind, count, count_parts, known_census, trace
from cy_core.engine.choice import search_memory
from cy_core.variants import count_reflecting, full_placements
from site_builder.figures.totals import QUEENS_CONSTANT
from site_builder.figures.variants import solutions_without
from site_builder.values.text import bytes_text
from tests.helpers.sources import ROOT


def nodes(method: str, n: int) -> str:
    return f"{count(n, method=method).nodes:,}"


def parts(n: int) -> str:
    return f"{len(count_parts(n, JOIN)):,} parts"


def memory(n: int) -> str:
    return bytes_text(search_memory(n, JOIN))


def lookups(n: int) -> int:
    """How many flags a search asks: of each square the column, then the two diagonals."""
    asked, flags = 0, [set[int](), set[int](), set[int]()]

    def place(row: int) -> None:
        nonlocal asked
        for column in range(n if row < n else 0):
            numbers = (column, row + column, row - column)
            for taken, number in zip(flags, numbers, strict=True):
                asked += 1
                if number in taken:
                    break
            else:
                for taken, number in zip(flags, numbers, strict=True):
                    taken.add(number)
                place(row + 1)
                for taken, number in zip(flags, numbers, strict=True):
                    taken.remove(number)

    place(0)
    return asked


def in_frame(n: int) -> int:
    """The queens that carry chain puts on the two outermost lines of each side."""
    placed = (step for step in trace(n, "carry_chain") if step.kind is StepKind.PLACE)
    return sum(not {step.row, step.column} <= {*range(2, n - 2)} for step in placed)


def smallest(solvable: Callable[[int], object]) -> int:
    """The smallest N beyond 1 for which there is a solution."""
    return next(n for n in numbers(2) if solvable(n))


def attacks(a: tuple[int, int], b: tuple[int, int]) -> bool:
    down, across = abs(a[0] - b[0]), abs(a[1] - b[1])
    return not down or not across or down == across


def squares(n: int) -> list[tuple[int, int]]:
    return [(row, column) for row in range(n) for column in range(n)]


def is_dominated_by_one(n: int) -> bool:
    return any(all(attacks(a, b) for b in squares(n)) for a in squares(n))


def has_two_in_peace(n: int) -> bool:
    return any(not attacks(a, b) for a in squares(n) for b in squares(n))


def ratio_to_limit() -> float:
    total = known_census(MAX_KNOWN_N).total
    return total / (MAX_KNOWN_N * exp(-QUEENS_CONSTANT)) ** MAX_KNOWN_N


STATED: dict[str, list[Callable[[], str]]] = {
    "algorithms/backtracking.md": [lambda: f"{nodes('backtracking', 8)} for N = 8"],
    "algorithms/brute-force.md": [lambda: f"For N = 6 it tests {6**6:,} boards"],
    "algorithms/carry-chain.md": [lambda: f"| of them in the frame | {in_frame(8)} (91 %) |"],
    "algorithms/join.md": [lambda: f"There are {parts(19)}"],
    "algorithms/large.md": [lambda: f"The join cuts N = 22 into {parts(22)}"],
    "algorithms/many-machines.md": [
        lambda: f"N = 22 into {parts(22)}",
        lambda: f"{memory(20)} for N = 20, {memory(22)} for N = 22, {memory(24)} for N = 24",
    ],
    "algorithms/race.md": [
        lambda: f"It has {nodes('carry_chain', 6)} nodes where bitmap has {nodes('bitmap', 6)}"
    ],
    "data.md": [
        lambda: f"one file of {sum(known_census(n).fundamental or 0 for n in range(1, 13)):,} rows"
    ],
    "learn/faster.md": [
        lambda: f"that makes {lookups(8):,} lookups",
        lambda: f"write {6 * (count(8, method='backtracking').nodes or 0):,} flags",
    ],
    "learn/symmetry.md": [
        lambda: f"placed become {nodes('mirror', 8)}",
        lambda: f"leave {nodes('symmetry_elimination', 8)}, about a quarter",
    ],
    "numbers.md": [lambda: f"a value {ratio_to_limit():.0f} times too small"],
    "teach/index.md": [
        lambda: f"{nodes('bitmap', 8)} for N = 8, and {nodes('bitmap', 10)} for N = 10",
        lambda: f"half of the queens: {nodes('mirror', 8)} for N = 8",
    ],
    "variants/index.md": [
        lambda: f"joined. | N = {smallest(lambda n: solutions_without('torus', n))} |",
        lambda: f"knight, too. | N = {smallest(lambda n: solutions_without('superqueens', n))} |",
        lambda: f"board. | N = {smallest(count_reflecting)} |",
        lambda: "| 1 against 1 on {0} x {0} squares |".format(smallest(has_two_in_peace)),
        lambda: "| 1 queen on {0} x {0} squares |".format(smallest(is_dominated_by_one)),
        lambda: f"| 2 queens on 2 x {smallest(lambda n: len(full_placements(2, n)))} squares |",
    ],
    "variants/superqueens.md": [
        lambda: f"N = 12 has {len(solutions_without('superqueens', 12))}:",
    ],
}


@pytest.mark.parametrize("page", STATED)
def test_pages_state_what_the_core_computes(page: str) -> None:
    text = (ROOT / "content" / page).read_text(encoding="utf-8")
    assert [sentence for each in STATED[page] if (sentence := each()) not in text] == []
