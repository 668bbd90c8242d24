"""The search of any method as a stream of steps, for explanations; counting does not use it."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import accumulate

from cy_core.model import Form, Step, StepKind, countable_n
from cy_core.registry import find_method
from cy_core.rings import CarryChain
from cy_core.rules import (
    Backtracking,
    Bitmap,
    BruteForce,
    Choice,
    ListBased,
    LowestZero,
    Mirror,
    PlacementFlags,
    Queens,
    Rules,
    SymmetryElimination,
)

Searches = Callable[[int], tuple[Rules, ...]]


def trace(n: int, method: str, form: Form = "recursive") -> Iterator[Step]:
    """The steps of a search, one by one; both forms of a method take the same.

    Parameters
    ----------
    n : int
        Side of the board, 1..28.
    method : str
        Key of a method in `METHODS`.
    form : {"recursive", "iterative"}
        Which of the two ways back is taken: through calls, or through arrays.

    Yields
    ------
    Step
        As many of kind `PLACE` as the compiled method counts nodes.

    Raises
    ------
    InputError
        `unknown method bitmaps: choose one of ...`, `n must be between 1 and 32, got 40`, and
        their kin; at once, not at the first step.

    >>> [step.kind.value for step in trace(2, "bitmap")]
    ['place', 'backtrack', 'place', 'backtrack']
    >>> [step.column for step in trace(5, "bitmap") if step.kind == "solution"][:3]
    [1, 2, 0]
    """
    find_method(method, form)
    return _Walk(countable_n(n)).all(SEARCHES[method], form)


def _symmetry_elimination(n: int) -> tuple[Rules, ...]:
    below_corner = (SymmetryElimination(n, True, bound) for bound in range(2, n - 1))
    bounded = (SymmetryElimination(n, False, bound) for bound in range(1, n // 2))
    return (*below_corner, *bounded)


SEARCHES: dict[str, Searches] = {
    "brute_force": lambda n: (BruteForce(n),),
    "backtracking": lambda n: (Backtracking(n),),
    "placement_flags": lambda n: (PlacementFlags(n),),
    "list_based": lambda n: (ListBased(n),),
    "bitmap": lambda n: (Bitmap(n),),
    "lowest_zero": lambda n: (LowestZero(n),),
    "mirror": lambda n: tuple(Mirror(n, halved) for halved in range(n % 2 + 1)),
    "symmetry_elimination": _symmetry_elimination,
    "carry_chain": lambda n: (CarryChain(n),),
}


class _Walk:
    """The counts of one search, and its two forms."""

    def __init__(self, n: int) -> None:
        self.n = n
        self.nodes = self.solutions = 0

    def all(self, searches: Searches, form: Form) -> Iterator[Step]:
        one_square = (Bitmap(self.n),)  # of N = 1 there is nothing to halve, and no ring
        for rules in searches(self.n) if self.n > 1 else one_square:
            yield from self.recursive(rules, ()) if form == "recursive" else self.iterative(rules)

    def recursive(self, rules: Rules, queens: Queens) -> Iterator[Step]:
        for choice, free in _with_rest(rules, queens):
            row, column, stands = choice
            if not stands:
                yield self._step(StepKind.REJECT, choice, queens, free)
                continue
            board = (*queens, (row, column))
            yield self._place(choice, board, free)
            weight = rules.verdict(board)
            if weight is not None:
                yield self._judge(weight, choice, board, free)
                continue
            yield from self.recursive(rules, board)
            yield self._step(StepKind.BACKTRACK, choice, queens, free)

    def iterative(self, rules: Rules) -> Iterator[Step]:
        queens: list[Queens] = [()]
        lines = [_with_rest(rules, ())]
        place = [-1]
        while lines:
            place[-1] += 1
            if place[-1] == len(lines[-1]):
                for memory in (queens, lines, place):
                    memory.pop()
                if lines:
                    choice, free = lines[-1][place[-1]]
                    yield self._step(StepKind.BACKTRACK, choice, queens[-1], free)
                continue
            choice, free = lines[-1][place[-1]]
            if not choice[2]:
                yield self._step(StepKind.REJECT, choice, queens[-1], free)
                continue
            board = (*queens[-1], choice[:2])
            yield self._place(choice, board, free)
            weight = rules.verdict(board)
            if weight is not None:
                yield self._judge(weight, choice, board, free)
                continue
            queens.append(board)
            lines.append(_with_rest(rules, board))
            place.append(-1)

    def _place(self, choice: Choice, board: Queens, free: int) -> Step:
        self.nodes += 1
        return self._step(StepKind.PLACE, choice, board, free)

    def _judge(self, weight: int, choice: Choice, board: Queens, free: int) -> Step:
        self.solutions += weight
        return self._step(StepKind.SOLUTION if weight else StepKind.REJECT, choice, board, free)

    def _step(self, kind: StepKind, choice: Choice, queens: Queens, free: int) -> Step:
        row, column, _ = choice
        return Step(kind, self.n, row, column, queens, free, self.nodes, self.solutions)


def _with_rest(rules: Rules, queens: Queens) -> list[tuple[Choice, int]]:
    """The squares to look at, each with those of its row that come after it, as bits."""
    choices = list(rules.choices(queens))
    in_one_row = len({row for row, _, _ in choices}) <= 1
    bits = [stands << (rules.n - 1 - column) for _, column, stands in choices]
    rests = [*accumulate(reversed(bits), int.__or__, initial=0)][-2::-1]
    return list(zip(choices, rests if in_one_row else [0] * len(bits), strict=True))
