"""Trace the search of any method step by step, for explanations; counts do not use it."""

from __future__ import annotations

from collections.abc import Generator, Iterator
from itertools import accumulate
from typing import NamedTuple, SupportsIndex

from cy_core.checks import countable_n
from cy_core.methods.registry import find_method
from cy_core.model import Form, Square, Step, StepKind
from cy_core.tracing.rules import RULES, Bitmap, Queens, Rules

_PLACE, _REJECT, _BACKTRACK, _SOLUTION = StepKind


def trace(n: SupportsIndex, method: str, form: Form = "recursive") -> Iterator[Step]:
    """Trace the search of a method step by step; both forms of a method take the same steps.

    Parameters
    ----------
    n : int
        Side of the board, 1..28.
    method : str
        Key of a method in `METHODS`.
    form : {"recursive", "iterative"}
        Whether the trace itself is made by recursive calls or by a loop.

    Yields
    ------
    Step
        The number of `PLACE` steps is the number of nodes that the compiled method counts.

    Raises
    ------
    InputError
        `unknown method bitmaps: choose one of ...`; `n must be between 1 and 28, got 40`; raised
        by the call, not at the first step.

    Examples
    --------
    >>> [step.kind.value for step in trace(2, "bitmap")]
    ['place', 'backtrack', 'place', 'backtrack']
    >>> [step.column for step in trace(5, "bitmap") if step.kind == "solution"][:3]
    [1, 2, 0]
    """
    rules = RULES[find_method(method, form).key]
    return _Walk(countable_n(n)).steps(rules, form)


class _Choice(NamedTuple):
    """A square to look at, whether it is allowed, and the untried squares of its row after it."""

    square: Square
    allowed: bool
    untried: int


class _Walk:
    """One walk through the rules of a method, with its counts."""

    def __init__(self, n: int) -> None:
        self.n = n
        self.nodes = self.solutions = 0

    def steps(self, method: type[Rules], form: Form) -> Iterator[Step]:
        method = method if self.n > 1 else Bitmap  # one square has no halves and no rings
        for rules in method.searches(self.n):
            yield from self.recursive(rules, ()) if form == "recursive" else self.iterative(rules)

    def recursive(self, rules: Rules, queens: Queens) -> Iterator[Step]:
        for choice in _choices(rules, queens):
            board = yield from self._try(rules, choice, queens)
            if board:
                yield from self.recursive(rules, board)
                yield self._step(_BACKTRACK, choice, queens)

    def iterative(self, rules: Rules) -> Iterator[Step]:
        # By depth: the queens, the choices of the next line, and the index of the current choice.
        queens: list[Queens] = [()]
        choices = [_choices(rules, ())]
        index = [-1]
        while choices:
            index[-1] += 1
            if index[-1] == len(choices[-1]):
                for stack in (queens, choices, index):
                    stack.pop()
                if choices:
                    yield self._step(_BACKTRACK, choices[-1][index[-1]], queens[-1])
                continue
            board = yield from self._try(rules, choices[-1][index[-1]], queens[-1])
            if board:
                queens.append(board)
                choices.append(_choices(rules, board))
                index.append(-1)

    def _try(self, rules: Rules, choice: _Choice, queens: Queens) -> Generator[Step, None, Queens]:
        """The steps at one square; returns the board to continue from, or () if there is none."""
        if not choice.allowed:
            yield self._step(_REJECT, choice, queens)
            return ()
        board = (*queens, choice.square)
        self.nodes += 1
        yield self._step(_PLACE, choice, board)
        weight = rules.verdict(board)
        if weight is None:
            return board
        self.solutions += weight
        yield self._step(_SOLUTION if weight else _REJECT, choice, board)
        return ()

    def _step(self, kind: StepKind, choice: _Choice, queens: Queens) -> Step:
        row, column = choice.square
        return Step(kind, self.n, row, column, queens, choice.untried, self.nodes, self.solutions)


def _choices(rules: Rules, queens: Queens) -> list[_Choice]:
    """The squares to look at, each with the allowed squares of its row that come after it."""
    squares = list(rules.choices(queens))
    in_one_row = len({row for row, _, _ in squares}) <= 1
    bits = [allowed << (rules.n - 1 - column) for _, column, allowed in squares]
    # For each square the union of the bits after it: accumulated from the end, then reversed.
    untried = [*accumulate(reversed(bits), int.__or__, initial=0)][-2::-1]
    return [
        _Choice((row, column), allowed, rest if in_one_row else 0)
        for (row, column, allowed), rest in zip(squares, untried, strict=True)
    ]
