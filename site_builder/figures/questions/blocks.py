"""Questions with folded answers.

The core checks the answers, and a reader may try to answer first.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import partial
from itertools import groupby, islice, pairwise
from typing import Annotated, NamedTuple

from markupsafe import Markup

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
from site_builder.figures.boards import AnnotatedBoard, free_squares, stuck_rows
from site_builder.figures.symmetry.blocks import image_cards
from site_builder.svg.bits import BitLine, stack
from site_builder.svg.board import Board, Square, draw_board
from site_builder.values.block import Lines, block
from site_builder.values.errors import UserError
from site_builder.values.figure import Passage, Picture, Question
from site_builder.values.inline_markdown import inline_markdown
from site_builder.values.parsing import (
    bits_of,
    fundamental_of,
    method_named,
    size_of,
    small_n,
    solution_of,
    square_of,
    whole_number,
)
from site_builder.values.text import column_letter, grouped, low_bits, square_name, squares_text

EXAMPLE = "In five bits, what is `~7`?\ncheck bits 5: ~7\nanswer: `11000`."
MAX_N = 12
# The keys of lines that give the right answer.
KINDS = ("number", "bits", "squares", "square", "right")
MAX_WIDTH = 16
_bits = partial(bits_of, least=1, largest=MAX_WIDTH, rule="a question takes")
NO_RIGHT_ANSWER = "a question needs its right answer, got nothing: write right: 4"


class Directive(NamedTuple):
    """A line between a question and its answer, such as ``bits x: 00010110``."""

    key: str
    name: str
    value: str


@block("question", EXAMPLE, is_public=True)
def question(lines: Annotated[Sequence[str], Lines(str)]) -> Question:
    """Ask a question with a folded answer. For each line ``check``, the core checks the answer."""
    start = next((index for index, line in enumerate(lines) if line.startswith("answer:")), 0)
    before = lines[:start]
    first, *others = lines[start:] or [""]
    answer = [first.removeprefix("answer:").strip(), *others]
    checks = dict.fromkeys(line for line in before if line.startswith("check "))
    directives = [directive for line in before if (directive := _directive(line))]
    text = [line for line in before if line not in checks and not _directive(line)]
    if not text or not answer[0]:
        rule = "a question is followed by its answer"
        raise UserError(f"{rule}, got {' '.join(lines)[:60]}: write {EXAMPLE!r}")
    right = [directive.value for directive in directives if directive.key in KINDS]
    if not right and any(directive.key in ("choice", "reply") for directive in directives):
        raise UserError(NO_RIGHT_ANSWER)
    plain = " ".join([*right, *answer]).replace("`", "").replace("\N{MINUS SIGN}", "-")
    results = [_confirmed(check, plain) for check in checks]
    result_pictures = dict.fromkeys(result.picture for result in results if result.picture)
    board = _board(directives)
    passages = _passages(text)
    given_pictures = [_board_picture(board, text[0])] if board else _rows(directives)
    images = [
        image
        for directive in directives
        if directive.key == "images"
        for image in image_cards(fundamental_of(directive.value))
    ]
    sizes = {board.n} if board else {result.n for result in results if result.n}
    return Question(
        task="" if right else _task(passages),
        question=passages,
        answer=_passages(answer),
        pictures=given_pictures or list(result_pictures),
        asked=_asked(directives, board) if right else None,
        images=images,
        sizes=tuple(sorted(sizes)),
    )


def _task(passages: Iterable[Passage]) -> str:
    """Return what the reader is asked to do, as a heading above the question."""
    return "Find the bug" if any(passage.is_program for passage in passages) else "Predict"


def _confirmed(check: str, answer: str) -> CheckedValue:
    """Compute the result of `check`, a line of a question such as ``check bits 5: ~7``.

    Raise a UserError if `answer`, the author's folded answer without backticks, does not contain
    the result.
    """
    check = check.removeprefix("check ").strip()
    result = computed_answer(check)
    forms = {result.words, *result.also}
    if result.words.isdigit():
        forms.add(grouped(int(result.words)))
    if not any(re.search(rf"(?<![\w.-]){re.escape(form)}(?![\w-]|\.\w)", answer) for form in forms):
        raise UserError(
            f"{check} comes to {result.words}, got the answer {answer}: mend one of them"
        )
    return result


def _passages(lines: Sequence[str]) -> tuple[Passage, ...]:
    """Join consecutive lines: lines with a bar become a program, others a paragraph."""
    groups = groupby(lines, key=lambda line: line.startswith("|"))
    return tuple(
        Passage(True, "\n".join(re.sub(r"^\| ?", "", line) or " " for line in group))
        if is_program
        else Passage(False, Markup(inline_markdown(" ".join(group))))
        for is_program, group in groups
    )


# Answers of the reader ----------------------------------------------------------------------------


def _directive(line: str) -> Directive | None:
    """Parse a line as a directive. Return None if the line is not a directive."""
    keys = "|".join([*KINDS, "choice", "reply", "board", "crosses", "row", "images"])
    # The name ends at the first colon, because a choice may contain more: `choice: def
    # place(row):`.
    match = re.fullmatch(rf"({keys})\b ?(.*?):(?: (.*))?", line)
    return Directive(*match.groups("")) if match else None


def _board(directives: Sequence[Directive]) -> Board | None:
    """Return the board that the lines ``board 6: a4 d3`` and ``crosses: f1`` describe.

    Return None without a line ``board``.
    """
    for directive in directives:
        if directive.key == "board":
            n = size_of(directive.name, 1, MAX_N, "a question takes")
            queens = _squares(directive.value, n)
            names = [other.value for other in directives if other.key == "crosses"]
            crosses = _squares(" ".join(names), n)
            return Board(n, queens, crosses=crosses, coordinates=True)
    return None


def _board_picture(board: Board, title: str) -> Picture:
    description = f"Queens: {squares_text(board.queens, board.n)}."
    return AnnotatedBoard(board, title, description, "").picture()


def _squares(names: str, n: int) -> list[Square]:
    return [square_of(name, n) for name in names.split()]


def _rows(directives: Sequence[Directive]) -> list[Picture]:
    """Draw the bits of all lines such as ``row x: 00010110``, one row below another."""
    rows = [
        BitLine(directive.name, _bits(directive.value))
        for directive in directives
        if directive.key == "row"
    ]
    description = ", ".join(f"{row.name} {row.bits}".strip() for row in rows)
    return [Picture(stack(rows, title="Bits", description=description))] if rows else []


def _asked(directives: Sequence[Directive], board: Board | None) -> Mapping[str, object]:
    """Return the data for the script of a question."""
    answer = next(directive for directive in directives if directive.key in KINDS)
    choices = [directive.value for directive in directives if directive.key in ("choice", "right")]
    kind = {"square": "squares", "right": "choice"}.get(answer.key, answer.key)
    squares = answer.value.split() if kind == "squares" else []
    right = squares + [directive.value for directive in directives if directive.key == "right"]
    if kind == "squares":
        if not board:
            raise UserError("squares need a board, got none: write board 6: a4 d3")
        _squares(answer.value, board.n)
    elif kind in ("number", "bits"):
        right = [_bits(answer.value) if kind == "bits" else answer.value]
    if kind == "number" and not re.fullmatch("[0-9]+", answer.value):
        raise UserError(f"a number is written in digits, got {answer.value}: write number: 22")
    if not all(right) or not right:
        raise UserError(NO_RIGHT_ANSWER)
    replies = {
        key: directive.value for directive in directives for key in _reply_keys(directive, choices)
    }
    rows = [[directive.name, directive.value] for directive in directives if directive.key == "row"]
    for reply in replies:
        if reply not in ("", *choices) and not _can_be_answered(reply, kind, right[0], board):
            raise UserError(f"nobody can answer {reply}: mend or leave out its reply")
    return {
        "kind": kind,
        # The text before the input for a number or for bits.
        "name": answer.name,
        "right": right,
        "needsAll": answer.key == "squares",
        "choices": choices,
        "replies": replies,
        "rows": rows,
        "board": {"n": board.n, "queens": board.queens, "crosses": board.crosses}
        if board
        else None,
    }


def _reply_keys(directive: Directive, choices: Sequence[str]) -> Sequence[str]:
    """Return the answers that get the reply in this directive.

    They are one of `choices`, or several answers such as ``b4, c4, row 3``. An empty text stands
    for every other answer.
    """
    if directive.key != "reply":
        return []
    return [directive.name] if directive.name in choices else directive.name.split(", ")


def _can_be_answered(reply: str, kind: str, right: str, board: Board | None) -> bool:
    """Return whether a reader can give the answer that is named `reply`.

    For squares, the name may also be a row, such as ``row 3``: the reply is for all squares of the
    row.
    """
    if kind == "squares" and board:
        ranks = [str(rank) for rank in range(1, board.n + 1)]
        names = [f"{column_letter(column)}{rank}" for column in range(board.n) for rank in ranks]
        return reply in (*names, *(f"row {rank}" for rank in ranks))
    pattern = {"number": "[0-9]+", "bits": f"[01]{{{len(right)}}}"}.get(kind)
    return bool(pattern and re.fullmatch(pattern, reply))


# Results of checks -------------------------------------------------------------------------------

MAX_CHECKED_N = 8
MAX_STEPS = 100_000
MASKS = ("left", "down", "right", "free")


@dataclass(frozen=True, slots=True)
class CheckedValue:
    """The result of a check, in the words that the answer must contain."""

    # The result in words, such as `11000` or `row 2, column 4`.
    words: str
    # The side of the board in `picture`, or None without a board.
    n: int | None = None
    # A picture of the board that the check is about.
    picture: Picture | None = None
    # Other words that the answer may contain instead: `e3`, `Go back`.
    also: tuple[str, ...] = ()


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


def _checked_bits(text: str) -> CheckedValue:
    width, line = _sum(text)
    return CheckedValue(low_bits(line.value, width))


def _sum(text: str) -> tuple[int, Computed]:
    """Evaluate ``5: x = 10110; -x & x``.

    Return the width, which is 5, and the result of the last line.
    """
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
    masks = attack_masks(n, enumerate(columns), len(columns))
    values = {**masks._asdict(), "free": (1 << n) - 1 & ~masks.attacked}
    return CheckedValue(low_bits(values[name], n), n, _queens_picture(n, columns))


def _next(text: str, *, shows_rejects: bool = False) -> CheckedValue:
    """Return the step that a method takes next, from a text such as ``backtracking 5: 0 2``.

    The text has the method, N and the columns of the queens. The last of them has just been placed
    or, if the text ends with ``lifted``, removed. Steps that reject a square are passed over,
    unless `shows_rejects`. Raise a UserError if the method never has these queens.
    """
    word, _, board = text.removesuffix(" lifted").partition(" ")
    key = method_named(word)
    n, columns = _top_queens(board)
    queens = list(enumerate(columns))
    start = StepKind.BACKTRACK if text.endswith(" lifted") else StepKind.PLACE
    steps = trace(n, key)
    if not shows_rejects:
        steps = (step for step in steps if step.kind is not StepKind.REJECT)
    for step, after in pairwise(islice(steps, MAX_STEPS)):
        lifted = [(step.row, step.column)] if step.kind is StepKind.BACKTRACK else []
        if step.kind is start and [*step.queens, *lifted] == queens:
            picture = _queens_picture(n, columns)
            return CheckedValue(_step_words(after), n, picture, _step_square(after))
    raise UserError(f"{key} never goes on from these queens, got {board}")


def _step_words(step: Step) -> str:
    if step.kind in (StepKind.PLACE, StepKind.REJECT):
        return f"row {step.row}, column {step.column}"
    return f"back to row {step.row}" if step.kind is StepKind.BACKTRACK else "solution"


def _step_square(step: Step) -> tuple[str, ...]:
    """Return other words for a step: its square, or ``Go back``.

    The result is empty for a solution.
    """
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
    """Parse a text such as ``6: a4 d3 f1``. Return N and the squares."""
    size, _, names = text.partition(":")
    n = size_of(size, 1, MAX_CHECKED_N, "a question takes")
    return n, tuple(square_of(name, n) for name in names.split())


def _top_queens(text: str) -> tuple[int, tuple[int, ...]]:
    """Parse a text such as ``5: 4 2``. Return N, and the columns of the queens in the top rows."""
    size, _, columns = text.partition(":")
    n = size_of(size, 1, MAX_CHECKED_N, "a question takes")
    queens = tuple(whole_number(word, 0, n - 1, "column") for word in columns.split())
    if len(queens) > n:
        raise UserError(f"N = {n} takes up to {n} queens, got {text}")
    return n, queens


def _queens_picture(n: int, columns: tuple[int, ...]) -> Picture:
    queens = list(enumerate(columns))
    description = f"Queens: {squares_text(queens, n)}."
    title = f"Board of N = {n}"
    board = Board(n, queens)
    svg = draw_board(board, title=title, description=description, style_class="qa-state")
    return Picture(svg)


def _nodes(text: str) -> CheckedValue:
    word, _, size = text.partition(" ")
    key = method_named(word)
    n = size_of(size, 1, MAX_CHECKED_N, "a question takes")
    return CheckedValue(str(count(n, method=key).nodes))


def _image(text: str) -> CheckedValue:
    name, _, board = text.partition(":")
    symmetries = list(Symmetry)
    if name not in symmetries:
        raise UserError(f"a symmetry is {', '.join(Symmetry)}, got {name or 'nothing'}")
    image = images(solution_of(board.strip()))[symmetries.index(Symmetry(name))]
    return CheckedValue(" ".join(map(str, image)))


CHECKS: Mapping[str, Callable[[str], CheckedValue]] = {
    "bits": _checked_bits,
    "number": lambda text: CheckedValue(str(_sum(text)[1].value)),
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
