"""What the checks of questions come to, as the core computes it."""

from __future__ import annotations

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
from site_builder.figures.boards import free_squares, stuck_rows
from site_builder.svg.board import Board, Square, draw_board
from site_builder.values.errors import UserError
from site_builder.values.figure import Picture
from site_builder.values.parsing import (
    fundamental_of,
    method_named,
    size_of,
    small_n,
    solution_of,
    square_of,
    whole_number,
)
from site_builder.values.text import low_bits, square_name, squares_text

MAX_N = 8
MAX_STEPS = 100_000
MAX_WIDTH = 16
MASKS = ("left", "down", "right", "free")


@dataclass(frozen=True, slots=True)
class CheckedValue:
    """The result of a check, as the answer must write it."""

    words: str  # such as `11000` or `row 2, column 4`
    n: int | None = None  # side of the board of `picture`
    picture: Picture | None = None  # the board that the question is about
    also: tuple[str, ...] = ()  # other words for the same: `e3`, `Go back`


def computed_answer(check: str) -> CheckedValue:
    """Compute the result of a check.

    >>> computed_answer("bits 5: ~7").words, computed_answer("number 5: ~7").words
    ('11000', '-8')
    >>> computed_answer("next backtracking 5: 0 2").words
    'row 2, column 4'
    """
    word, _, rest = check.partition(" ")
    if word not in CHECKS:
        raise UserError(f"unknown check {word or 'nothing'}: choose one of {', '.join(CHECKS)}")
    return CHECKS[word](rest.strip())


def _bits(text: str) -> CheckedValue:
    width, line = _sum(text)
    return CheckedValue(low_bits(line.value, width))


def _number(text: str) -> CheckedValue:
    return CheckedValue(str(_sum(text)[1].value))


def _sum(text: str) -> tuple[int, Computed]:
    """The width of ``5: x = 10110; -x & x``, and its last line."""
    size, _, formulas = text.partition(":")
    width = whole_number(size, 1, MAX_WIDTH, "width")
    lines = [line.strip() for line in formulas.split(";")]
    return width, computed(lines, width)[-1]


def _mask(text: str) -> CheckedValue:
    name, _, board = text.partition(" ")
    if name not in MASKS:
        raise UserError(f"a mask is {', '.join(MASKS)}, got {name or 'nothing'}")
    n, columns = _top_queens(board)
    if len(columns) >= n:
        raise UserError(f"a mask needs a row below its queens, got {board}: leave one out")
    found = attack_masks(n, enumerate(columns), len(columns))
    values = {**found._asdict(), "free": (1 << n) - 1 & ~found.attacked}
    return CheckedValue(low_bits(values[name], n), n, _board(n, columns))


def _next(text: str, *, shows_rejects: bool = False) -> CheckedValue:
    """The step after these queens stand, or after the last of them is ``lifted``."""
    word, _, board = text.removesuffix(" lifted").partition(" ")
    key, (n, columns) = method_named(word), _top_queens(board)
    queens = [*enumerate(columns)]
    start = StepKind.BACKTRACK if text.endswith(" lifted") else StepKind.PLACE
    steps = trace(n, key)
    if not shows_rejects:
        steps = (step for step in steps if step.kind is not StepKind.REJECT)
    for step, after in pairwise(islice(steps, MAX_STEPS)):
        lifted = [(step.row, step.column)] if step.kind is StepKind.BACKTRACK else []
        if step.kind is start and [*step.queens, *lifted] == queens:
            return CheckedValue(_step_words(after), n, _board(n, columns), _step_square(after))
    raise UserError(f"{key} does not come by these queens and go on, got {board}")


def _step_words(step: Step) -> str:
    if step.kind in (StepKind.PLACE, StepKind.REJECT):
        return f"row {step.row}, column {step.column}"
    return f"back to row {step.row}" if step.kind is StepKind.BACKTRACK else "solution"


def _step_square(step: Step) -> tuple[str, ...]:
    """The same for readers of a board; a solution has no other words."""
    if step.kind is StepKind.BACKTRACK:
        return ("Go back",)
    square = square_name((step.row, step.column), step.n)
    return () if step.kind is StepKind.SOLUTION else (square,)


def _free(text: str) -> CheckedValue:
    n, queens = _queens(text)
    return CheckedValue(" ".join(square_name(square, n) for square in free_squares(n, queens)))


def _stuck(text: str) -> CheckedValue:
    n, queens = _queens(text)
    words = " and ".join(f"row {n - row}" for row in stuck_rows(n, queens)) or "no row"
    return CheckedValue(words, also=(words.capitalize(),))


def _queens(text: str) -> tuple[int, tuple[Square, ...]]:
    """N and the squares of ``6: a4 d3 f1``."""
    size, _, names = text.partition(":")
    n = size_of(size, 1, MAX_N, "a question takes")
    return n, tuple(square_of(name, n) for name in names.split())


def _top_queens(text: str) -> tuple[int, tuple[int, ...]]:
    """The N and the columns of ``5: 4 2``."""
    size, _, columns = text.partition(":")
    n = size_of(size, 1, MAX_N, "a question takes")
    queens = tuple(whole_number(word, 0, n - 1, "column") for word in columns.split())
    if len(queens) > n:
        raise UserError(f"N = {n} takes up to {n} queens, got {text}")
    return n, queens


def _board(n: int, columns: tuple[int, ...]) -> Picture:
    queens = [*enumerate(columns)]
    description = f"Queens: {squares_text(queens)}."
    title = f"Board of N = {n}"
    board = Board(n, queens)
    svg = draw_board(board, title=title, description=description, style_class="qa-state")
    return Picture(svg)


def _nodes(text: str) -> CheckedValue:
    word, _, size = text.partition(" ")
    key = method_named(word)
    n = size_of(size, 1, MAX_N, "a question takes")
    return CheckedValue(str(count(n, method=key).nodes))


def _image(text: str) -> CheckedValue:
    name, _, board = text.partition(":")
    if name not in [*Symmetry]:
        raise UserError(f"a symmetry is {', '.join(Symmetry)}, got {name or 'nothing'}")
    found = images(solution_of(board.strip()))[[*Symmetry].index(Symmetry(name))]
    return CheckedValue(" ".join(map(str, found)))


CHECKS: Mapping[str, Callable[[str], CheckedValue]] = {
    "bits": _bits,
    "number": _number,
    "mask": _mask,
    "next": _next,
    "tries": lambda text: _next(text, shows_rejects=True),
    "free": _free,
    "stuck": _stuck,
    "ones": lambda text: CheckedValue(str(text.count("1"))),
    "nodes": _nodes,
    "solutions": lambda text: CheckedValue(str(census(small_n(text)).total)),
    "fundamental": lambda text: CheckedValue(str(census(small_n(text)).fundamental)),
    "orbit": lambda text: CheckedValue(str(orbit(solution_of(text)).size)),
    "label": lambda text: CheckedValue(fundamental_of(text).label),
    "image": _image,
}
