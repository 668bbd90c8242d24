"""Compute the values that the answer of a question must contain."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from itertools import islice, pairwise

from cy_core import (
    Step,
    StepKind,
    Symmetry,
    attack_masks,
    census,
    count,
    images,
    orbit,
    trace,
)
from site_builder.figures.bits import Computed, computed
from site_builder.svg import strip
from site_builder.values.errors import UserError
from site_builder.values.figure import Picture
from site_builder.values.reading import (
    fundamental_of,
    method_named,
    number_within,
    size_of,
    small_n,
    solution_of,
)
from site_builder.values.text import low_bits, squares_text

_MAX_N = 8
_MAX_STEPS = 100_000
_WIDEST = 16
_MASKS = ("left", "down", "right", "free")


@dataclass(frozen=True, slots=True)
class Finding:
    """The result of a check, as the answer must write it."""

    words: str  # such as `11000` or `row 2, column 4`
    n: int | None = None  # side of the board of `picture`
    picture: Picture | None = None  # the board that the question is about


def finding(check: str) -> Finding:
    """Compute the result of a check.

    >>> finding("bits 5: ~7").words, finding("number 5: ~7").words
    ('11000', '-8')
    >>> finding("next backtracking 5: 0 2").words
    'row 2, column 4'
    """
    word, _, rest = check.partition(" ")
    if word not in CHECKS:
        raise UserError(f"unknown check {word or 'nothing'}: choose one of {', '.join(CHECKS)}")
    return CHECKS[word](rest.strip())


def _bits(text: str) -> Finding:
    width, line = _sum(text)
    return Finding(low_bits(line.value, width))


def _number(text: str) -> Finding:
    return Finding(str(_sum(text)[1].value))


def _sum(text: str) -> tuple[int, Computed]:
    """The width of ``5: x = 10110; -x & x``, and its last line."""
    size, colon, formulas = text.partition(":")
    width = number_within(size, 1, _WIDEST)
    if width is None or not colon:
        rule = f"bits are WIDTH: FORMULA, the width 1 to {_WIDEST}"
        raise UserError(f"{rule}, got {text or 'nothing'}: write 5: ~7")
    lines = [line.strip() for line in formulas.split(";")]
    return width, computed(lines, width)[-1]


def _mask(text: str) -> Finding:
    name, _, board = text.partition(" ")
    if name not in _MASKS:
        raise UserError(f"a mask is {', '.join(_MASKS)}, got {name or 'nothing'}")
    n, columns = _top_queens(board)
    if len(columns) >= n:
        raise UserError(f"a mask needs a row below its queens, got {board}: leave one out")
    found = attack_masks(n, enumerate(columns), len(columns))
    values = {**found._asdict(), "free": (1 << n) - 1 & ~found.attacked}
    return Finding(low_bits(values[name], n), n, _board(n, columns))


def _next(text: str) -> Finding:
    word, _, board = text.partition(" ")
    key, (n, columns) = method_named(word), _top_queens(board)
    queens = tuple(enumerate(columns))
    steps = (step for step in trace(n, key) if step.kind is not StepKind.REJECT)
    for step, after in pairwise(islice(steps, _MAX_STEPS)):
        if step.kind is StepKind.PLACE and step.queens == queens:
            return Finding(_step_words(after), n, _board(n, columns))
    raise UserError(f"{key} does not come by these queens and go on, got {board}")


def _step_words(step: Step) -> str:
    if step.kind is StepKind.PLACE:
        return f"row {step.row}, column {step.column}"
    return f"back to row {step.row}" if step.kind is StepKind.BACKTRACK else "solution"


def _top_queens(text: str) -> tuple[int, tuple[int, ...]]:
    """The N and the columns of ``5: 4 2``."""
    found = re.fullmatch("([0-9]{1,4}):((?: *[0-9]{1,4}\\b)+)", text)
    if not found:
        raise UserError(
            f"queens in the top rows are N: columns, got {text or 'nothing'}: write 5: 4 2"
        )
    n = size_of(found[1], 1, _MAX_N, "a question takes")
    columns = tuple(map(int, found[2].split()))
    if len(columns) > n or max(columns) >= n:
        raise UserError(f"N = {n} takes up to {n} columns from 0 to {n - 1}, got {text}")
    return n, columns


def _board(n: int, columns: tuple[int, ...]) -> Picture:
    queens = [*enumerate(columns)]
    description = f"Queens: {squares_text(queens)}."
    return Picture(strip.state(n, queens, title=f"Board of N = {n}", description=description))


def _nodes(text: str) -> Finding:
    word, _, size = text.partition(" ")
    key = method_named(word)
    n = size_of(size, 1, _MAX_N, "a question takes")
    return Finding(str(count(n, method=key).nodes))


def _image(text: str) -> Finding:
    name, _, board = text.partition(":")
    if name not in [*Symmetry]:
        raise UserError(f"a symmetry is {', '.join(Symmetry)}, got {name or 'nothing'}")
    found = images(solution_of(board.strip()))[[*Symmetry].index(Symmetry(name))]
    return Finding(" ".join(map(str, found)))


CHECKS: Mapping[str, Callable[[str], Finding]] = {
    "bits": _bits,
    "number": _number,
    "mask": _mask,
    "next": _next,
    "nodes": _nodes,
    "solutions": lambda text: Finding(str(census(small_n(text)).total)),
    "fundamental": lambda text: Finding(str(census(small_n(text)).fundamental)),
    "orbit": lambda text: Finding(str(orbit(solution_of(text)).size)),
    "label": lambda text: Finding(fundamental_of(text).label),
    "image": _image,
}
