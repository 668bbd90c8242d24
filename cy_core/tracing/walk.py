"""The search of any method as a stream of steps, for explanations; counting does not use it."""

from __future__ import annotations

from collections.abc import Generator, Iterator
from itertools import accumulate
from typing import NamedTuple

from cy_core.checks import countable_n
from cy_core.methods.registry import find_method
from cy_core.model import Form, Square, Step, StepKind
from cy_core.tracing.rings import Queens
from cy_core.tracing.rules import RULES, Bitmap, Rules

_PLACE, _REJECT, _BACKTRACK, _SOLUTION = StepKind


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
        `unknown method bitmaps: choose one of ...`, `n must be between 1 and 28, got 40`, and
        their kin; at once, not at the first step.

    >>> [step.kind.value for step in trace(2, "bitmap")]
    ['place', 'backtrack', 'place', 'backtrack']
    >>> [step.column for step in trace(5, "bitmap") if step.kind == "solution"][:3]
    [1, 2, 0]
    """
    find_method(method, form)
    return _Walk(countable_n(n)).all(RULES[method], form)


class _Choice(NamedTuple):
    """A square to look at, whether a queen may stand there, and the untried squares after it."""

    square: Square
    stands: bool
    untried: int


class _Walk:
    """The counts of one search, and its two forms."""

    def __init__(self, n: int) -> None:
        self.n = n
        self.nodes = self.solutions = 0

    def all(self, method: type[Rules], form: Form) -> Iterator[Step]:
        method = method if self.n > 1 else Bitmap  # one square has no halves and no rings
        for rules in method.searches(self.n):
            yield from self.recursive(rules, ()) if form == "recursive" else self.iterative(rules)

    def recursive(self, rules: Rules, queens: Queens) -> Iterator[Step]:
        for choice in _choices(rules, queens):
            board = yield from self._looked_at(rules, choice, queens)
            if board:
                yield from self.recursive(rules, board)
                yield self._step(_BACKTRACK, choice, queens)

    def iterative(self, rules: Rules) -> Iterator[Step]:
        queens: list[Queens] = [()]
        lines = [_choices(rules, ())]
        place = [-1]
        while lines:
            place[-1] += 1
            if place[-1] == len(lines[-1]):
                for memory in (queens, lines, place):
                    memory.pop()
                if lines:
                    yield self._step(_BACKTRACK, lines[-1][place[-1]], queens[-1])
                continue
            board = yield from self._looked_at(rules, lines[-1][place[-1]], queens[-1])
            if board:
                queens.append(board)
                lines.append(_choices(rules, board))
                place.append(-1)

    def _looked_at(
        self, rules: Rules, choice: _Choice, queens: Queens
    ) -> Generator[Step, None, Queens]:
        """The steps at one square; returns the board to go on from, empty where there is none."""
        if not choice.stands:
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
    """The squares to look at, each with those of its row that come after it, as bits."""
    looked_at = list(rules.choices(queens))
    in_one_row = len({row for row, _, _ in looked_at}) <= 1
    bits = [stands << (rules.n - 1 - column) for _, column, stands in looked_at]
    # Collected from the last bit to the first, then turned round; the first sum has all of them.
    rests = [*accumulate(reversed(bits), int.__or__, initial=0)][-2::-1]
    return [
        _Choice((row, column), stands, rest if in_one_row else 0)
        for (row, column, stands), rest in zip(looked_at, rests, strict=True)
    ]
