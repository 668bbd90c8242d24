"""Trace the search of any method step by step. Only explanations use this, not counts."""

from __future__ import annotations

from collections.abc import Iterator
from typing import SupportsIndex

from cy_core.checks import countable_n
from cy_core.methods.registry import find_method
from cy_core.model import Form, Square, Step, StepKind
from cy_core.tracing.search import Search

_KINDS = tuple(StepKind)


def trace(n: SupportsIndex, method: str, form: Form = "recursive") -> Iterator[Step]:
    """Trace the search of a method step by step; both forms of a method take the same steps.

    Parameters
    ----------
    n : int
        Side of the board, 1..28.
    method : str
        Key of a method in `METHODS`.
    form : {"recursive", "iterative"}
        A form that the method has. It makes no difference to the steps.

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
    key = find_method(method, form).key
    n = countable_n(n)
    return _steps(n, Search(n, key))


def _steps(n: int, search: Search) -> Iterator[Step]:
    """Yield a `Step` for each row of the arrays that `search` writes, with the queens added."""
    queens: tuple[Square, ...] = ()
    while len(block := search.next_steps()):
        for number, row, column, depth, untried, nodes, solutions in block.tolist():
            kind = _KINDS[number]
            if kind is StepKind.PLACE:
                queens = (*queens[: depth - 1], (row, column))
            else:
                queens = queens[:depth]
            yield Step(kind, n, row, column, queens, untried, nodes, solutions)
